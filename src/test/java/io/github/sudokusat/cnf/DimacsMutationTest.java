package io.github.sudokusat.cnf;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.testing.Seeds;
import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Mutates the words, lines and characters of good files: a reader either refuses the result with its format exception, or what it reads is sound. To
 * run other mutations: {@code -Dtest.seed=…}.
 */
@Tag("long")
class DimacsMutationTest {

    private static final int MUTATIONS_PER_FILE = 6_500;

    private static final String[] NASTY = {
        "0",
        "-0",
        "00",
        "-",
        "+1",
        "1e3",
        "61",
        "-61",
        "2147483647",
        "-2147483648",
        "4294967297",
        "18446744073709551617",
        "p",
        "p cnf 3 3",
        "cnf",
        "c",
        "%",
        "s",
        "v",
        "o",
        "d",
        "SAT",
        "UNSAT",
        "INDET",
        "s SATISFIABLE",
        "s UNSATISFIABLE",
        "UNKNOWN",
        "\u0000",
        "\ufeff",
        "\ud800",
        "\u2028",
        "\u0663",
        "\r",
        "\n",
        "\t",
        "x".repeat(20_000)
    };

    private final long seed = Seeds.seed();
    private final Random random = new Random(seed);
    private int accepted;
    private int refused;

    @Test
    void mutatedFormulasAreRefusedOrSound() {
        for (String file : new String[] {"digits.cnf", "small.cnf", "satlib.cnf"}) {
            mutate(file, DimacsMutationTest::checkFormula);
        }
    }

    @Test
    void mutatedAnswersAreRefusedOrSound() {
        String[] files = {
            "minisat-sat.txt", "clasp-sat.txt", "cryptominisat-sat.txt", "minisat-unsat.txt", "clasp-unsat.txt"
        };
        for (String file : files) {
            mutate(file, DimacsMutationTest::checkAnswer);
        }
    }

    private interface Check {
        void accept(String text) throws IOException;
    }

    private void mutate(String file, Check check) {
        accepted = 0;
        refused = 0;
        String original = Golden.text(file);
        for (int i = 0; i < MUTATIONS_PER_FILE; i++) {
            String text = original;
            for (int n = random.nextInt(3); n >= 0; n--) {
                text = mutation(text);
            }
            try {
                check.accept(text);
                accepted++;
            } catch (SolverFormatException e) {
                refused++;
                assertThat(e.getMessage())
                        .matches("line \\d+, column \\d+: [ -~]+")
                        .hasSizeLessThan(400);
            } catch (Throwable e) {
                throw new AssertionError(file + ", mutation " + i + " of seed " + seed + ": <" + text + ">", e);
            }
        }
        System.out.println(
                "mutations of " + file + ": seed " + seed + ", " + accepted + " accepted, " + refused + " refused");
        assertThat(accepted).isPositive();
        assertThat(refused).isPositive();
    }

    private static void checkFormula(String text) throws IOException {
        StringBuilder first = new StringBuilder();
        DimacsWriter writer = new DimacsWriter(first);
        DimacsReader.read(new StringReader(text), writer);
        // Throws if the reader has accepted a literal or a number of clauses that the header does not allow.
        writer.finish();
        StringBuilder second = new StringBuilder();
        DimacsWriter again = new DimacsWriter(second);
        DimacsReader.read(new StringReader(first.toString()), again);
        again.finish();
        assertThat(second.toString()).isEqualTo(first.toString());
    }

    private static void checkAnswer(String text) throws IOException {
        SolverAnswer answer = AnswerReader.read(new StringReader(text), 60);
        int[] literals = answer.literals();
        assertThat(Arrays.stream(literals).map(Math::abs).distinct().count()).isEqualTo(literals.length);
        assertThat(Arrays.stream(literals).allMatch(l -> l != 0 && Math.abs(l) <= 60))
                .isTrue();
        if (answer.status() == SolverAnswer.Status.SATISFIABLE) {
            assertThat(text)
                    .containsPattern("(?m)^\\s*(s\\s+SATISFIABLE|SAT)(\\s|$)")
                    .containsPattern("\\s0+(\\s|$)");
        } else {
            assertThat(literals).isEmpty();
        }
    }

    private String mutation(String text) {
        return switch (random.nextInt(8)) {
            case 0 -> text.substring(0, random.nextInt(text.length() + 1));
            case 1 -> changeCharacter(text);
            case 2 -> text.replace("\n", "\r\n");
            case 3 -> changeParts(text, "\n");
            default -> changeParts(text, " ");
        };
    }

    private String changeCharacter(String text) {
        int at = random.nextInt(text.length() + 1);
        char c = random.nextBoolean() ? (char) random.nextInt(128) : "-0 \n1cspv%".charAt(random.nextInt(10));
        return text.substring(0, at) + c + text.substring(Math.min(text.length(), at + random.nextInt(2)));
    }

    /** Deletes, repeats, exchanges or replaces a word or a line. */
    private String changeParts(String text, String separator) {
        List<String> parts = new ArrayList<>(Arrays.asList(text.split(separator, -1)));
        int at = random.nextInt(parts.size());
        switch (random.nextInt(4)) {
            case 0 -> parts.remove(at);
            case 1 -> parts.add(random.nextInt(parts.size()), parts.get(at));
            case 2 -> parts.set(at, parts.set(random.nextInt(parts.size()), parts.get(at)));
            default -> parts.set(at, NASTY[random.nextInt(NASTY.length)]);
        }
        return String.join(separator, parts);
    }
}
