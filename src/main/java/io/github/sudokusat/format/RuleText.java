package io.github.sudokusat.format;

import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.NamedRule;
import io.github.sudokusat.grid.StatedRule;
import io.github.sudokusat.primitive.Primitive;
import java.util.ArrayList;
import java.util.Comparator;
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

    private static final String RULE = "rule";

    /** The rules in groups: a new rule is one class and one line in one of them. */
    private static final List<RuleTable> TABLES = List.of(
            CageRules.table(),
            LineRules.table(),
            MarkRules.table(),
            OutsideRules.table(),
            OwnRules.table(),
            CombinedRules.table());

    /** The rules that begin with {@code rule}. */
    private static final RuleTable NAMED = WholeRules.table();

    /** What follows the keywords of lines. */
    private static final Map<String, Reader> READERS = readers();

    private RuleText() {}

    private static Map<String, Reader> readers() {
        Map<String, Reader> readers = new TreeMap<>();
        TABLES.forEach(table -> readers.putAll(table.readers()));
        readers.put(RULE, words -> NAMED.read(words));
        return readers;
    }

    /**
     * How each rule is written, those of {@link io.github.sudokusat.grid.Variant} and houses included.
     *
     * @return the forms, by groups in their order
     */
    public static List<RuleForm> forms() {
        List<RuleForm> forms = new ArrayList<>(NAMED.forms());
        TABLES.forEach(table -> forms.addAll(table.forms()));
        forms.sort(Comparator.comparing(RuleForm::group));
        return forms;
    }

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
        return List.copyOf(NAMED.readers().keySet());
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
     * @throws io.github.sudokusat.format.GridFormatException if the rest of the line is not what the keyword asks for
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

    /** Reads cells, of which there must be some. */
    static List<Cell> atLeast(int least, RuleWords words) {
        return requireAtLeast(least, words.cells(), words);
    }

    /** The cells that have just been read, of which there must be some. */
    static List<Cell> requireAtLeast(int least, List<Cell> cells, RuleWords words) {
        if (cells.size() < least) {
            throw words.wrong("another cell, because there must be " + least + " or more");
        }
        return cells;
    }
}
