package io.github.sudokusat.logic.find;

import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.logic.step.Notation;
import io.github.sudokusat.logic.step.Part;
import io.github.sudokusat.logic.step.Role;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** The lines with which a step compares that of a full rank: those that begin with the same digit, or would, and of which it tells a further cell. */
final class RankedLines {

    /** A direction in which lines are read, with how far rows and columns go on in it. */
    private enum Direction {
        RIGHT("right", 0, 1),
        LEFT("left", 0, -1),
        DOWN("down", 1, 0),
        UP("up", -1, 0);

        private final String word;
        private final int rows;
        private final int columns;

        Direction(String word, int rows, int columns) {
            this.word = word;
            this.rows = rows;
            this.columns = columns;
        }
    }

    /** Stands between a direction and the first cell. */
    private static final String FROM = " from ";

    private static final Set<Role> TOLD =
            Set.of(Role.PREMISE, Role.CONSEQUENCE, Role.REASON, Role.RULED_OUT, Role.EXCLUDED, Role.NEEDED);

    /** More lines would not make it easier. */
    private static final int MOST_LINES = 4;

    /** So few cells need no order. */
    private static final int FEW_CELLS = 3;

    private final Wording words;
    private final int side;
    private final int digit;
    private final Cell start;
    private final Direction own;

    private RankedLines(Wording words, String rule) {
        this.words = words;
        side = words.step.side();
        digit = RuleStatements.firstDigit(rule);
        int from = rule.indexOf(FROM);
        own = Arrays.stream(Direction.values())
                .filter(way -> rule.substring(0, from).endsWith(' ' + way.word))
                .findFirst()
                .orElseThrow();
        start = cell(rule.substring(from + FROM.length()));
    }

    /** A cell by its name. */
    static Cell cell(String text) {
        int column = text.indexOf('c');
        return new Cell(
                Integer.parseInt(text.substring(1, column)) - 1, Integer.parseInt(text.substring(column + 1)) - 1);
    }

    /** The lines of a step about a full rank, such as {@code compared with the line up from r4c1}; empty if it is about another rule, or tells of none. */
    static String of(Wording words, String rule) {
        if (!RuleStatements.isOfNumber(rule) || rule.indexOf(FROM) < 0) {
            return "";
        }
        List<String> lines = new RankedLines(words, rule).lines();
        return lines.isEmpty() || lines.size() > MOST_LINES
                ? ""
                : "compared with the line" + (lines.size() == 1 ? " " : "s ") + Notation.list(lines);
    }

    /** What is said of cells along the line of a full rank, and then along the only other one with which it is compared, each in order; empty unless it is said of these alone, of some of each, and of more than a few. */
    static List<List<Part>> alongLines(Wording words, String rule, List<Part> cells) {
        if (!RuleStatements.isOfNumber(rule) || rule.indexOf(FROM) < 0 || cells.size() <= FEW_CELLS) {
            return List.of();
        }
        RankedLines ranked = new RankedLines(words, rule);
        List<String> lines = ranked.lines();
        if (lines.size() != 1) {
            return List.of();
        }
        String line = lines.get(0);
        Direction way = Direction.valueOf(line.substring(0, line.indexOf(' ')).toUpperCase(Locale.ROOT));
        List<Part> own = ranked.along(ranked.start, ranked.own, cells);
        List<Part> other = ranked.along(cell(line.substring(line.indexOf(FROM) + FROM.length())), way, cells);
        boolean areAll = own.size() + other.size() == cells.size();
        return areAll && !own.isEmpty() && !other.isEmpty() ? List.of(own, other) : List.of();
    }

    /** What is said of the cells of a line, in order. */
    private List<Part> along(Cell first, Direction way, List<Part> cells) {
        List<Part> parts = new ArrayList<>();
        for (int i = 0; i < side; i++) {
            Cell cell = new Cell(first.row() + i * way.rows, first.column() + i * way.columns);
            cells.stream()
                    .filter(part -> DeductionWording.cell(part).equals(cell))
                    .forEach(parts::add);
        }
        return parts;
    }

    private List<String> lines() {
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < side; i++) {
            addLine(new Cell(i, 0), Direction.RIGHT, lines);
            addLine(new Cell(i, side - 1), Direction.LEFT, lines);
            addLine(new Cell(0, i), Direction.DOWN, lines);
            addLine(new Cell(side - 1, i), Direction.UP, lines);
        }
        return lines;
    }

    private void addLine(Cell first, Direction way, List<String> lines) {
        boolean isOwn = first.equals(start) && way == own;
        boolean isFirst = first.equals(start)
                || (first.row() != start.row() && first.column() != start.column() && mayBegin(first));
        if (!isOwn && isFirst && isTold(first, way)) {
            lines.add(way.word + FROM + first);
        }
    }

    /** Whether it is told that a cell has the digit, or that it has not because the line would then be in the wrong place. */
    private boolean mayBegin(Cell cell) {
        for (Part part : words.why.parts()) {
            if (TOLD.contains(part.role())
                    && part.candidates().stream().anyMatch(one -> one.cell().equals(cell))) {
                boolean names =
                        part.candidates().stream().anyMatch(one -> one.cell().equals(cell) && one.digit() == digit);
                boolean isLost = part.role() == Role.RULED_OUT;
                if (names ? !isLost : part.role() == Role.NEEDED || (isLost && hasOnly(cell, part))) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Whether only the digit is left of a cell without what a part rules out. */
    private boolean hasOnly(Cell cell, Part lost) {
        return words.candidatesOf(Role.RULE).stream()
                .filter(one -> one.cell().equals(cell) && !lost.candidates().contains(one))
                .allMatch(one -> one.digit() == digit);
    }

    /** Whether something is told of a further cell of a line. */
    private boolean isTold(Cell first, Direction way) {
        for (int i = 1; i < side; i++) {
            Cell cell = new Cell(first.row() + i * way.rows, first.column() + i * way.columns);
            boolean isMentioned = words.why.parts().stream()
                    .anyMatch(part -> TOLD.contains(part.role())
                            && part.candidates().stream()
                                    .anyMatch(one -> one.cell().equals(cell)));
            if (isMentioned) {
                return true;
            }
        }
        return false;
    }
}
