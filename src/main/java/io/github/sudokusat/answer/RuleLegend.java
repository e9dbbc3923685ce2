package io.github.sudokusat.answer;

import io.github.sudokusat.format.read.LayoutText;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.NamedRule;
import io.github.sudokusat.grid.StatedRule;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * What borders cannot show of named rules, below a picture: a second picture in which a letter marks the cells of each rule, and the list of all
 * rules. All of it is in comments, so that the picture above can be read again.
 */
public final class RuleLegend {

    private static final String LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

    /** The most rules through a cell whose letters can still be told apart. */
    private static final int MOST_IN_CELL = 3;

    private final Layout layout;
    /** The names of the rules that are listed; empty for all. */
    private final Set<String> names;

    private final Map<NamedRule, String> letters = new HashMap<>();
    /** The letters of each cell. */
    private final String[] labels;

    private RuleLegend(Layout layout, Set<String> names) {
        this.layout = layout;
        this.names = names;
        this.labels = new String[layout.cellCount()];
        Arrays.fill(labels, "");
        for (StatedRule stated : layout.statedRules()) {
            if (names.isEmpty() || names.contains(stated.name())) {
                mark(stated.rule());
            }
        }
    }

    private void mark(NamedRule rule) {
        if (isWholeLine(rule.cells()) || letters.size() > LETTERS.length()) {
            return;
        }
        int next = letters.size();
        String letter = next < LETTERS.length() ? LETTERS.substring(next, next + 1) : "";
        letters.put(rule, letter);
        rule.cells().stream()
                .map(cell -> cell.number(layout.side()))
                .distinct()
                .forEach(cell -> labels[cell] += letter);
    }

    /** Whether there is nothing to mark: no cell, or a whole row or column, as clues outside the grid have. */
    private boolean isWholeLine(List<Cell> cells) {
        long rows = cells.stream().mapToInt(Cell::row).distinct().count();
        long columns = cells.stream().mapToInt(Cell::column).distinct().count();
        return cells.isEmpty() || (rows == 1 && columns == layout.side()) || (columns == 1 && rows == layout.side());
    }

    private boolean canShowLetters() {
        return !letters.isEmpty()
                && letters.size() <= LETTERS.length()
                && Arrays.stream(labels).allMatch(label -> label.length() <= MOST_IN_CELL);
    }

    /**
     * Appends the legend of a layout, each line ended; nothing if the layout has no named rules.
     *
     * @param names the names of the rules that are marked and listed; empty for all
     */
    public static void append(Layout layout, Set<String> names, Rendering rendering, StringBuilder out) {
        if (!layout.statedRules().isEmpty()) {
            new RuleLegend(layout, names).append(rendering, out);
        }
    }

    private void append(Rendering rendering, StringBuilder out) {
        boolean hasLetters = canShowLetters();
        if (hasLetters) {
            Answer.comment(rendering.labels(layout, List.of(labels)), out);
        }
        List<String> lines = new ArrayList<>(LayoutText.describe(layout));
        Set<String> texts = texts();
        for (String rule : lines.subList(1, lines.size())) {
            if (names.isEmpty() || texts.contains(rule)) {
                Answer.comment((hasLetters ? letter(rule) : "") + rule, out);
            }
        }
    }

    /** The rules that are listed, as the description of the layout writes them. */
    private Set<String> texts() {
        return layout.statedRules().stream()
                .filter(stated -> names.stream().anyMatch(name -> (name + " ").startsWith(stated.name() + " ")))
                .map(stated -> stated.rule().text().orElse(""))
                .collect(Collectors.toSet());
    }

    private String letter(String text) {
        for (Map.Entry<NamedRule, String> marked : letters.entrySet()) {
            if (marked.getKey().text().filter(text::equals).isPresent()) {
                return marked.getValue() + ": ";
            }
        }
        return "";
    }
}
