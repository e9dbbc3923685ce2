package io.github.sudokusat.format;

import io.github.sudokusat.grid.NamedRule;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Rules of one group: how each is written, and how what follows its keyword is read. */
final class RuleTable {

    private final RuleForm.Group group;
    private final String beginning;
    private final Map<String, RuleText.Reader> readers = new TreeMap<>();
    private final List<RuleForm> forms = new ArrayList<>();

    /**
     * A table without rules.
     *
     * @param beginning what stands before the keyword in each line
     */
    RuleTable(RuleForm.Group group, String beginning) {
        this.group = group;
        this.beginning = beginning;
    }

    /**
     * Adds a rule.
     *
     * @param keyword its keyword
     * @param arguments what follows it, as {@link RuleForm} says
     * @param example what follows it in the example
     * @param reader reads what follows it
     * @return this
     */
    RuleTable add(String keyword, String arguments, String example, RuleText.Reader reader) {
        readers.put(keyword, reader);
        return addForm(keyword, arguments, example);
    }

    /** Adds a rule that is read elsewhere. */
    RuleTable addForm(String keyword, String arguments, String example) {
        String words = beginning + keyword;
        forms.add(new RuleForm(group, words, arguments, example.isEmpty() ? words : words + ' ' + example));
        return this;
    }

    /** What reads the rules that are read here, by keyword. */
    Map<String, RuleText.Reader> readers() {
        return readers;
    }

    /** How the rules are written, in their order. */
    List<RuleForm> forms() {
        return forms;
    }

    /** Reads a rule whose keyword is the current word. */
    NamedRule read(RuleWords words) {
        RuleText.Reader reader = readers.get(words.word());
        if (reader == null) {
            throw words.wrong("one of " + String.join(", ", readers.keySet()));
        }
        words.advance();
        return reader.read(words);
    }
}
