package io.github.sudokusat.rule.text;

import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.NamedRule;
import io.github.sudokusat.grid.StatedRule;
import io.github.sudokusat.primitive.Primitive;
import io.github.sudokusat.rule.PrimitiveRule;
import io.github.sudokusat.rule.line.Thermometer;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Reads and writes named rules as text, one rule a line, such as {@code killer 15 r1c1-r1c3}. */
public final class RuleText {

    /** Reads what follows the keyword of a rule. */
    @FunctionalInterface
    interface Reader {

        NamedRule read(RuleWords words);
    }

    /** The keyword of a rule that is given by its primitives; its line ends with a name. */
    public static final String PRIMITIVES = "primitives";

    /** The rules by their keywords: a new rule is one class and one line here. */
    private static final Map<String, Reader> READERS = new TreeMap<>();

    static {
        READERS.put(PRIMITIVES, RuleText::primitives);
        CageRules.addTo(READERS);
        LineRules.addTo(READERS);
        OutsideRules.addTo(READERS);
        PairRules.addTo(READERS);
        SumLineRules.addTo(READERS);
        WholeRules.addTo(READERS);
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
     * The names of the rules that begin with {@code rule}.
     *
     * @return the words that may follow it, ascending
     */
    public static List<String> ruleNames() {
        return WholeRules.names();
    }

    /**
     * Whether a rule can begin with a word.
     *
     * @param word the word
     * @return true if it is one of the {@link #keywords}
     */
    public static boolean isKeyword(String word) {
        return READERS.containsKey(word);
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

    /**
     * Writes a rule.
     *
     * @param stated the rule with what it demands
     * @return the rule's {@linkplain NamedRule#text text}, or its primitives under its name; empty if it has neither, and so demands nothing
     */
    public static Optional<String> write(StatedRule stated) {
        Optional<String> own = stated.rule().text();
        return own.isPresent() || stated.primitives().isEmpty() ? own : Optional.of(primitives(stated));
    }

    private static String primitives(StatedRule stated) {
        StringBuilder text = new StringBuilder(PRIMITIVES);
        String between = " ";
        for (Primitive primitive : stated.primitives()) {
            PrimitiveWriter.write(primitive, text.append(between));
            between = " " + PrimitiveReader.NEXT + " ";
        }
        return text.append(' ')
                .append(PrimitiveReader.END)
                .append(' ')
                .append(stated.rule().name())
                .toString();
    }

    private static NamedRule primitives(RuleWords words) {
        List<Primitive> primitives = PrimitiveReader.read(words);
        if (!words.word().equals(PrimitiveReader.END)) {
            throw words.wrong("\"" + PrimitiveReader.NEXT + "\" and another primitive, or \": NAME\"");
        }
        return PrimitiveRule.of(words.rest(), primitives);
    }

    /** Reads cells, of which there must be some. */
    static List<Cell> atLeast(int least, RuleWords words) {
        List<Cell> cells = words.cells();
        if (cells.size() < least) {
            throw words.wrong("another cell, because there must be " + least + " or more");
        }
        return cells;
    }
}
