package io.github.sudokusat.cnf;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tag;

@Tag("long")
class DimacsPropertyTest {

    /** A formula as plain lists, for comparison. */
    record Formula(int variables, List<List<Integer>> clauses) {}

    @Property
    void writingReadingAndWritingAgainGivesTheSameText(@ForAll("formulas") Formula formula) throws IOException {
        String first = write(formula);
        StringBuilder copied = new StringBuilder();
        DimacsWriter copy = new DimacsWriter(copied);
        DimacsReader.read(new StringReader(first), copy);
        copy.finish();
        StringBuilder viaCnf = new StringBuilder();
        DimacsWriter.write(DimacsReader.readCnf(new StringReader(first)), viaCnf);

        assertThat(copied).hasToString(first);
        assertThat(viaCnf).hasToString(first);
    }

    @Property
    void theWrittenTextHoldsTheFormula(@ForAll("formulas") Formula formula) {
        // An independent reader that splits the text into words.
        String[] words = write(formula).trim().split("\\s+");
        assertThat(words)
                .startsWith(
                        "p",
                        "cnf",
                        String.valueOf(formula.variables()),
                        String.valueOf(formula.clauses().size()));
        List<List<Integer>> clauses = new ArrayList<>();
        List<Integer> clause = new ArrayList<>();
        for (int i = 4; i < words.length; i++) {
            if (words[i].equals("0")) {
                clauses.add(clause);
                clause = new ArrayList<>();
            } else {
                clause.add(Integer.valueOf(words[i]));
            }
        }
        assertThat(clause).isEmpty();
        assertThat(clauses).isEqualTo(formula.clauses());
    }

    @Property
    void readsAFormulaInAnyLayout(@ForAll("formulas") Formula formula, @ForAll("gaps") List<String> gaps)
            throws IOException {
        StringBuilder text = new StringBuilder(String.format(
                Locale.ROOT,
                "p cnf %d %d\n",
                formula.variables(),
                formula.clauses().size()));
        RecordingHandler expected = new RecordingHandler();
        expected.header(formula.variables(), formula.clauses().size());
        int gap = 0;
        for (List<Integer> clause : formula.clauses()) {
            for (int literal : clause) {
                text.append(literal).append(gaps.get(gap++ % gaps.size()));
            }
            text.append('0').append(gaps.get(gap++ % gaps.size()));
            expected.add(clause.stream().mapToInt(Integer::intValue).toArray(), clause.size());
        }
        RecordingHandler actual = new RecordingHandler();
        DimacsReader.read(new StringReader(text.toString()), actual);
        actual.events.removeIf(event -> event.startsWith("comment"));

        assertThat(actual.events).isEqualTo(expected.events);
    }

    private static String write(Formula formula) {
        StringBuilder text = new StringBuilder();
        DimacsWriter writer = new DimacsWriter(text);
        writer.header(formula.variables(), formula.clauses().size());
        for (List<Integer> clause : formula.clauses()) {
            int[] literals = clause.stream().mapToInt(Integer::intValue).toArray();
            // Every way of writing must give the same text.
            switch (literals.length) {
                case 1 -> writer.add(literals[0]);
                case 2 -> writer.add(literals[0], literals[1]);
                case 3 -> writer.add(literals[0], literals[1], literals[2]);
                default -> writer.add(literals, literals.length);
            }
        }
        writer.finish();
        return text.toString();
    }

    @Provide
    Arbitrary<Formula> formulas() {
        Arbitrary<Integer> variables = Arbitraries.oneOf(
                Arbitraries.integers().between(0, 20), Arbitraries.integers().between(0, Integer.MAX_VALUE));
        return variables.flatMap(v -> {
            Arbitrary<Integer> literal = v == 0
                    ? Arbitraries.integers().between(1, 1)
                    : Arbitraries.integers().between(-v, v).filter(l -> l != 0);
            int longest = v == 0 ? 0 : 6;
            return literal.list().ofMaxSize(longest).list().ofMaxSize(30).map(clauses -> new Formula(v, clauses));
        });
    }

    @Provide
    Arbitrary<List<String>> gaps() {
        return Arbitraries.of(" ", "\n", "\r\n", "\t ", "\n\n", "\nc a comment 1 0\n", " \n c x\n ")
                .list()
                .ofMinSize(1)
                .ofMaxSize(20);
    }
}
