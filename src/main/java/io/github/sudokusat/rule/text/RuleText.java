package io.github.sudokusat.rule.text;

import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.NamedRule;
import io.github.sudokusat.rule.cage.Killer;
import io.github.sudokusat.rule.line.Thermometer;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Reads and writes named rules as text, one rule a line, such as {@code killer 15 r1c1-r1c3}. */
public final class RuleText {

    /** Reads what follows the keyword of a rule. */
    @FunctionalInterface
    private interface Reader {

        NamedRule read(RuleWords words);
    }

    /** The rules by their keywords: a new rule is one class and one line here. */
    private static final Map<String, Reader> READERS = new TreeMap<>();

    static {
        READERS.put("killer", words -> Killer.of(sumIfAny(words, "the sum of the cage"), words.cells()));
        READERS.put("thermo", words -> Thermometer.of(atLeast(2, words)));
        READERS.put("slow-thermo", words -> Thermometer.slow(atLeast(2, words)));
    }

    private RuleText() {}

    /**
     * The words with which a rule can begin.
     *
     * @return the keywords, ascending
     */
    public static List<String> keywords() {
        return List.copyOf(READERS.keySet());
    }

    /**
     * Reads a rule, if a line is one.
     *
     * @param words the words of the line, of which none has been read
     * @return the rule; empty if the line does not begin with a keyword, and then nothing has been read
     * @throws io.github.sudokusat.grid.text.GridFormatException if the rest of the line is not what the keyword asks for
     */
    public static Optional<NamedRule> read(RuleWords words) {
        Reader reader = READERS.get(words.word());
        if (reader == null) {
            return Optional.empty();
        }
        words.advance();
        NamedRule rule = reader.read(words);
        words.requireEnd();
        return Optional.of(rule);
    }

    /** A number before the cells; 0 if there is none. */
    private static int sumIfAny(RuleWords words, String expected) {
        return words.isNumber() ? words.number(expected, 1, words.side() * words.side() * words.side()) : 0;
    }

    private static List<Cell> atLeast(int least, RuleWords words) {
        List<Cell> cells = words.cells();
        if (cells.size() < least) {
            throw words.wrong("another cell, because there must be " + least + " or more");
        }
        return cells;
    }
}
