package io.github.sudokusat.rule.text;

import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.NamedRule;
import io.github.sudokusat.primitive.Digits;
import io.github.sudokusat.rule.whole.DutchFlatmates;
import io.github.sudokusat.rule.whole.GlobalEntropy;
import io.github.sudokusat.rule.whole.GlobalModular;
import io.github.sudokusat.rule.whole.Indexing;
import io.github.sudokusat.rule.whole.Leaps;
import io.github.sudokusat.rule.whole.Marks;
import io.github.sudokusat.rule.whole.Nonconsecutive;
import io.github.sudokusat.rule.whole.Parity;
import io.github.sudokusat.rule.whole.Taxicab;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Reads rules about the whole grid, and about cells that need the grid for their meaning. */
final class WholeRules {

    /** What follows {@code rule}. */
    private static final Map<String, RuleText.Reader> NAMED = new TreeMap<>();

    static {
        NAMED.put(
                "anti-taxicab",
                words -> Taxicab.of(words.number("the distance", 1, Math.max(1, 2 * words.side() - 2))));
        NAMED.put("dutch-flatmates", words -> DutchFlatmates.of());
        NAMED.put("global-entropy", words -> GlobalEntropy.of());
        NAMED.put("global-modular", words -> GlobalModular.of());
        NAMED.put("leap", WholeRules::leap);
        NAMED.put("nonconsecutive", words -> Nonconsecutive.of());
        NAMED.put("self-taxicab", words -> Taxicab.self());
    }

    private WholeRules() {}

    static void addTo(Map<String, RuleText.Reader> readers) {
        readers.put("even", words -> Parity.even(words.cells()));
        readers.put("given", WholeRules::marks);
        readers.put("index", WholeRules::index);
        readers.put("odd", words -> Parity.odd(words.cells()));
        readers.put("rule", WholeRules::rule);
    }

    /** The words that may follow {@code rule}. */
    static List<String> names() {
        return List.copyOf(NAMED.keySet());
    }

    private static Marks marks(RuleWords words) {
        Cell cell = words.cell();
        if (!words.skip("=")) {
            throw words.wrong("\"=\" and digits");
        }
        long digits = 0;
        do {
            digits |= Digits.of(words.number("a digit", 1, Math.min(words.side(), Digits.MAX_SIDE)));
        } while (!words.isAtEnd());
        return Marks.of(digits, cell);
    }

    private static Indexing index(RuleWords words) {
        for (Indexing.Kind kind : Indexing.Kind.values()) {
            if (words.skip(kind.word())) {
                return Indexing.of(kind, words.cells());
            }
        }
        throw words.wrong("\"column\", \"row\" or \"box\"");
    }

    private static NamedRule rule(RuleWords words) {
        RuleText.Reader reader = NAMED.get(words.word());
        if (reader == null) {
            throw words.wrong("one of " + String.join(", ", NAMED.keySet()));
        }
        words.advance();
        return reader.read(words);
    }

    private static Leaps leap(RuleWords words) {
        String word = words.word();
        int comma = word.indexOf(',');
        int rows = comma < 0 ? -1 : steps(word.substring(0, comma));
        int columns = steps(word.substring(comma + 1));
        if (rows < 0 || columns < 0 || rows + columns == 0) {
            throw words.wrong("the rows and columns of the leap, such as 1,2");
        }
        words.advance();
        return Leaps.of(rows, columns);
    }

    /** The number from 0 to 999 that a text is; −1 if it is anything else. */
    private static int steps(String text) {
        boolean isNumber = !text.isEmpty() && text.length() <= 3 && text.chars().allMatch(c -> c >= '0' && c <= '9');
        return isNumber ? Integer.parseInt(text) : -1;
    }
}
