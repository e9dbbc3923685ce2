package io.github.sudokusat.format.read;

import io.github.sudokusat.format.GridFormatException;
import io.github.sudokusat.format.RuleText;
import io.github.sudokusat.format.RuleWords;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.House;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.MustDiffer;
import io.github.sudokusat.grid.NamedRule;
import io.github.sudokusat.grid.StatedRule;
import io.github.sudokusat.grid.UnfitRuleException;
import io.github.sudokusat.grid.Variant;
import io.github.sudokusat.text.Listing;
import io.github.sudokusat.text.Suggestions;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Reads and writes the rules of a layout, one a line. */
final class RuleLines {

    static final String RULE = "rule";
    private static final String HOUSE = "house";
    private static final String DIFFER = "differ";

    /** The words whose lines end with a name, which may contain number signs. */
    private static final Set<String> WITH_NAMES = Set.of(HOUSE, DIFFER, RuleText.PRIMITIVES);

    private static final String A_RULE = "a rule such as \"rule anti-knight\" or \"killer 15 r1c1 r1c2\"";

    private static final String UP = "diagonal-up";
    private static final String DOWN = "diagonal-down";

    /** A named rule and its line. */
    private record Read(NamedRule rule, String line, int number) {

        GridFormatException refused(Layout layout, IllegalArgumentException reason) {
            return RuleLines.refused(line, number, layout, reason);
        }
    }

    private final List<Read> named = new ArrayList<>();
    /** What is expected of a line that states the grid. */
    private final String noGrid;

    private Layout layout;

    /**
     * Begins with a layout to which the rules are to be added.
     *
     * @param gridLine the number of the line that has stated the grid; 0 if none has
     */
    RuleLines(Layout layout, int gridLine) {
        this.layout = layout;
        this.noGrid = gridLine == 0
                ? "a rule, since the line of the grid comes before all rules"
                : "a rule, since line " + gridLine + " has stated the grid";
    }

    /** The lines for the rules of a layout. */
    static List<String> describe(Layout layout) {
        List<String> lines = new ArrayList<>();
        for (Variant variant : layout.variants()) {
            lines.add(RULE + " " + variant.text());
        }
        House up = diagonal(UP, layout.side());
        House down = diagonal(DOWN, layout.side());
        boolean areShort =
                !layout.addedHouses().contains(up) || !layout.addedHouses().contains(down);
        for (House house : layout.addedHouses()) {
            boolean isShort = areShort && (house.equals(up) || house.equals(down));
            lines.add(isShort ? RULE + " " + house : describe(house, layout.side()));
        }
        for (MustDiffer rule : layout.mustDifferRules()) {
            if (layout.addedRules().contains(rule)) {
                lines.add(describe(rule, layout.side()));
            }
        }
        for (StatedRule rule : layout.statedRules()) {
            RuleText.write(rule).ifPresent(lines::add);
        }
        return lines;
    }

    private static String describe(House house, int side) {
        StringBuilder text = new StringBuilder(HOUSE).append(' ');
        for (int cell : house.cells()) {
            text.append(Cell.numbered(cell, side)).append(' ');
        }
        return text.append(": ").append(house).toString();
    }

    private static String describe(MustDiffer pairs, int side) {
        StringBuilder text = new StringBuilder(DIFFER).append(' ');
        for (int i = 0; i < pairs.size(); i++) {
            text.append(Cell.numbered(pairs.first(i), side)).append(' ');
            text.append(Cell.numbered(pairs.second(i), side)).append(' ');
        }
        return text.append(": ").append(pairs.name()).toString();
    }

    private static House diagonal(String name, int side) {
        int[] cells = new int[side];
        for (int row = 0; row < side; row++) {
            cells[row] = row * side + (name.equals(UP) ? side - 1 - row : row);
        }
        return House.of(name, cells);
    }

    /** The first word of a line; empty if the line is blank. */
    static String firstWord(String line) {
        return new RuleWords(line, 1, 0, Layout.classic()).word();
    }

    /** Whether a word is the first one of a rule. */
    static boolean isKeyword(String word) {
        // The table of rules has a class for each, so it is not loaded for digits.
        boolean isWord = !word.isEmpty() && word.charAt(0) >= 'a' && word.charAt(0) <= 'z';
        return isWord
                && (word.equals(RULE)
                        || word.equals(HOUSE)
                        || word.equals(DIFFER)
                        || word.equals(DigitsLine.KEYWORD)
                        || RuleText.isKeyword(word));
    }

    /** A line without the comment that may follow its rule. */
    static String withoutComment(String line) {
        int sign = line.indexOf('#');
        while (sign > 0 && line.charAt(sign - 1) != ' ' && line.charAt(sign - 1) != '\t') {
            sign = line.indexOf('#', sign + 1);
        }
        int colon = line.indexOf(':');
        boolean isInName = colon >= 0 && colon < sign && WITH_NAMES.contains(firstWord(line));
        return sign < 0 || isInName ? line : line.substring(0, sign);
    }

    /**
     * Reads a rule.
     *
     * @param text a line, which may be blank or a comment
     * @param number its number, for messages
     * @throws GridFormatException if it is not a rule, or the layout cannot have it
     */
    void add(String text, int number) {
        String line = withoutComment(text);
        try {
            addLine(line, number);
        } catch (GridFormatException malformed) {
            throw malformed;
        } catch (IllegalArgumentException impossible) {
            throw refused(line, number, layout, impossible);
        }
    }

    private void addLine(String line, int number) {
        RuleWords words = new RuleWords(line, number, 0, layout);
        int end = line.indexOf(words.word()) + words.word().length();
        switch (words.word()) {
            case "", DigitsLine.KEYWORD -> {}
            case DIFFER -> layout = layout.with(NamedCells.pairs(line, number, layout.side(), end));
            case HOUSE -> addHouse(line, number, end);
            case RULE -> addByName(line, number, end);
            default -> {
                if (!addNamed(words, line, number)) {
                    boolean isGrid = LayoutText.isBase(line);
                    throw unknown(line, number, 0, isGrid ? noGrid : A_RULE);
                }
            }
        }
    }

    private void addByName(String line, int number, int from) {
        String name = line.substring(from).strip();
        Optional<Variant> variant = Variant.named(name);
        if (name.equals(DigitsLine.DOUBLERS)) {
            // The layout was made with them, because they change its digits.
            return;
        }
        if (variant.isPresent()) {
            layout = layout.with(variant.get());
        } else if (name.equals(UP) || name.equals(DOWN)) {
            addDiagonal(name);
        } else if (RuleText.ruleNames().contains(new RuleWords(line, number, from, layout).word())) {
            addNamed(new RuleWords(line, number, 0, layout), line, number);
        } else {
            throw unknown(line, number, from, Listing.or(ruleNames()));
        }
    }

    /** The error for a text that is not a rule, which asks whether one with a similar name was meant. */
    private static GridFormatException unknown(String line, int number, int from, String expected) {
        int start = LineParser.skipSpace(line, from);
        GridFormatException error = GridFormatException.atToken(number, line, start, endOfText(line), expected);
        String question = question(new RuleWords(line, number, from, Layout.classic()).word(), from > 0);
        return new GridFormatException(number, error.column(), error.found() + question, expected);
    }

    private static String question(String word, boolean isAfterRule) {
        if (isAfterRule && isKeyword(word)) {
            return "; did you mean it without \"" + RULE + "\"?";
        }
        List<String> names = ruleNames();
        if (isAfterRule && !word.isEmpty()) {
            // Such as entropy for global-entropy.
            for (String name : names) {
                if (name.endsWith("-" + word)) {
                    return Suggestions.question(RULE + " " + name);
                }
            }
        }
        List<String> words = new ArrayList<>(names);
        words.addAll(RuleText.keywords());
        words.addAll(List.of(RULE, HOUSE, DIFFER, DigitsLine.KEYWORD));
        String meant = Suggestions.closest(word, words);
        return meant == null ? "" : Suggestions.question(names.contains(meant) ? RULE + " " + meant : meant);
    }

    private void addHouse(String line, int number, int end) {
        if (layout.values().doublers()) {
            throw UnfitRuleException.withDoublers(HOUSE);
        }
        layout = layout.with(NamedCells.house(line, number, layout.side(), end));
    }

    /** Adds a diagonal to a layout that can have both; the second of the two makes them the variant. */
    private void addDiagonal(String name) {
        Layout withBoth = layout.with(Variant.DIAGONALS);
        House other = diagonal(name.equals(UP) ? DOWN : UP, layout.side());
        layout = layout.addedHouses().contains(other)
                ? withBoth.without(other)
                : layout.with(diagonal(name, layout.side()));
    }

    private static List<String> ruleNames() {
        List<String> names = new ArrayList<>();
        for (Variant variant : Variant.values()) {
            names.add(variant.text());
        }
        names.add(DOWN);
        names.add(UP);
        names.add(DigitsLine.DOUBLERS);
        names.addAll(RuleText.ruleNames());
        return names;
    }

    /** Adds a rule of the table of keywords, and returns whether the line is one. */
    private boolean addNamed(RuleWords words, String line, int number) {
        Optional<NamedRule> rule = RuleText.read(words);
        rule.ifPresent(read -> named.add(new Read(read, line, number)));
        return rule.isPresent();
    }

    private static int endOfText(String line) {
        return line.stripTrailing().length();
    }

    private static GridFormatException refused(
            String line, int number, Layout layout, IllegalArgumentException reason) {
        int start = LineParser.skipSpace(line, 0);
        String found = GridFormatException.quote(line, start, endOfText(line)) + ": " + reason.getMessage();
        String which = layout.isUsual() ? "a layout of " : "a ";
        GridFormatException refused =
                new GridFormatException(number, start + 1, found, "a rule that " + which + layout.base() + " can have");
        refused.initCause(reason);
        return refused;
    }

    /**
     * The layout with all rules that have been read.
     *
     * @throws GridFormatException if it cannot have one of them
     */
    Layout layout() {
        try {
            return with(named.size());
        } catch (IllegalArgumentException unfit) {
            throw firstUnfit(unfit);
        }
    }

    private Layout with(int count) {
        List<NamedRule> rules = new ArrayList<>();
        for (Read read : named.subList(0, count)) {
            rules.add(read.rule);
        }
        return layout.with(rules);
    }

    /** The error of the rule with which the layout is impossible and without which, and without all later ones, it is not. */
    private GridFormatException firstUnfit(IllegalArgumentException ofAll) {
        IllegalArgumentException reason = ofAll;
        int possible = 0;
        int impossible = named.size();
        while (impossible - possible > 1) {
            int middle = (possible + impossible) / 2;
            try {
                with(middle);
                possible = middle;
            } catch (IllegalArgumentException unfit) {
                reason = unfit;
                impossible = middle;
            }
        }
        return named.get(impossible - 1).refused(layout, reason);
    }
}
