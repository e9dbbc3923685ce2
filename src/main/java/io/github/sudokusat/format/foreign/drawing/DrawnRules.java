package io.github.sudokusat.format.foreign.drawing;

import io.github.sudokusat.format.SuggestedRules;
import io.github.sudokusat.format.foreign.draft.OutsideCell;
import io.github.sudokusat.format.foreign.draft.Regions;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.NamedRule;
import io.github.sudokusat.rule.cage.Contains;
import io.github.sudokusat.rule.line.Arrow;
import io.github.sudokusat.rule.line.Between;
import io.github.sudokusat.rule.line.Thermometer;
import io.github.sudokusat.rule.outside.Diagonal;
import io.github.sudokusat.rule.outside.LittleKiller;
import io.github.sudokusat.rule.outside.Sandwich;
import io.github.sudokusat.rule.outside.Skyscraper;
import io.github.sudokusat.rule.outside.XSum;
import io.github.sudokusat.rule.pair.PairMark;
import io.github.sudokusat.rule.whole.Parity;
import io.github.sudokusat.text.Numbers;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;

/**
 * The rules that standard drawings look like: dots, X and V, thermometers, arrows, between lines, circles with digits where four cells meet, grey circles
 * and squares, diagonals, little killers, and other clues outside the grid if the setter's words name their kind.
 *
 * <p>How drawings of rules look is what SudokuPad makes of f-puzzles files (SudokuPad/sudokutools, src/fpuzzlesdecoder.js). Setters draw them alike, but
 * a drawing may mean anything; so these rules are suggestions.
 */
final class DrawnRules {

    private static final int X = 10;
    private static final int V = 5;
    private static final int CONSECUTIVE = 1;
    private static final int DOUBLE = 2;

    /** So far may an arrow begin from its circle, and its number from an arrow. */
    private static final double NEAR = 0.75;

    private static final double CORNER = 0.6;

    /** A long circle is so much shorter than its cells. */
    private static final double GAP = 0.25;

    /** The words that name the kind of the clues outside the grid. */
    private static final Map<String, BiFunction<Integer, List<Cell>, NamedRule>> CLUES =
            Map.of("sandwich", Sandwich::of, "skyscraper", Skyscraper::of, "x-sum", XSum::of, "xsum", XSum::of);

    private final Drawings drawings;
    private final int side;
    private final String words;
    private final Layout plain;
    private final Set<String> rules = new LinkedHashSet<>();
    private final Set<DrawnShape> usedShapes = new HashSet<>();
    private final Set<DrawnStroke> usedStrokes = new HashSet<>();

    private DrawnRules(Drawings drawings, int side, String words) {
        this.drawings = drawings;
        this.side = side;
        this.words = words.toLowerCase(Locale.ROOT);
        plain = Regions.boxes(side);
    }

    /**
     * Finds the rules.
     *
     * @param words the rules in the setter's words; empty for none
     */
    static SuggestedRules of(Drawings drawings, int side, String words) {
        DrawnRules found = new DrawnRules(drawings, side, words);
        found.findAll();
        int all = drawings.shapes().size()
                + drawings.lines().size()
                + drawings.arrows().size()
                + drawings.others();
        int used = (int) (drawings.shapes().stream()
                        .filter(found.usedShapes::contains)
                        .count()
                + drawings.lines().stream().filter(found.usedStrokes::contains).count()
                + drawings.arrows().stream().filter(found.usedStrokes::contains).count());
        return new SuggestedRules(List.copyOf(found.rules), all - used);
    }

    private void findAll() {
        addDiagonals();
        drawings.arrows().forEach(arrow -> {
            if (!addLittleKiller(arrow)) {
                addArrow(arrow);
            }
        });
        drawings.lines().forEach(line -> {
            if (!addThermometer(line, false) && !addThermometer(line, true)) {
                addBetween(line);
            }
        });
        drawings.shapes().forEach(this::addMark);
        drawings.shapes().forEach(this::addClue);
        addParity(true, Parity::odd);
        addParity(false, Parity::even);
    }

    /** Adds a rule, unless these cells or numbers can be none, or no digits fulfil it. */
    private boolean add(Supplier<? extends NamedRule> rule) {
        try {
            NamedRule made = rule.get();
            Layout possible = plain.with(made);
            Optional<String> text = made.text();
            text.ifPresent(rules::add);
            return text.isPresent() && !possible.equals(plain);
        } catch (IllegalArgumentException e) {
            return false;
        }
    }

    private void addDiagonals() {
        List<DrawnStroke> down = diagonals(0);
        List<DrawnStroke> up = diagonals(side);
        if (!down.isEmpty() && !up.isEmpty()) {
            rules.add("rule diagonals");
            usedStrokes.addAll(down);
            usedStrokes.addAll(up);
        }
    }

    /** The lines from one corner of the grid to the opposite one, of which one is in the first row of corners and a column of them. */
    private List<DrawnStroke> diagonals(int column) {
        return drawings.lines().stream()
                .filter(line -> line.points().size() == 2)
                .filter(line -> joins(line.first(), line.last(), column) || joins(line.last(), line.first(), column))
                .toList();
    }

    private boolean joins(DrawnPoint from, DrawnPoint to, int column) {
        return from.isAt(0, column, CORNER) && to.isAt(side, side - column, CORNER);
    }

    /** A small arrow outside the grid with a number beside it. */
    private boolean addLittleKiller(DrawnStroke arrow) {
        if (arrow.first().isInside(side)) {
            return false;
        }
        int rows = (int)
                Math.signum(Math.rint(10 * (arrow.last().row() - arrow.first().row())));
        int columns = (int) Math.signum(
                Math.rint(10 * (arrow.last().column() - arrow.first().column())));
        Optional<DrawnShape> number = drawings.shapes().stream()
                .filter(DrawnShape::hasNumber)
                .filter(shape -> shape.center().distance(arrow.first()) <= NEAR)
                .min(Comparator.comparingDouble(shape -> shape.center().distance(arrow.first())));
        if (number.isEmpty() || rows == 0 || columns == 0) {
            return false;
        }
        Optional<Cell> first = outside(number.get().center()).first(rows, columns, side);
        Optional<Diagonal> direction = Diagonal.between(new Cell(1, 1), new Cell(1 + rows, 1 + columns));
        boolean isAdded = first.isPresent()
                && direction.isPresent()
                && add(() -> LittleKiller.of(Numbers.parse(number.get().text()), first.get(), direction.get()));
        if (isAdded) {
            usedShapes.add(number.get());
            usedStrokes.add(arrow);
        }
        return isAdded;
    }

    /** The cell of a point, numbered from 1, with 0 outside. */
    private static OutsideCell outside(DrawnPoint point) {
        return new OutsideCell((int) Math.floor(point.row()) + 1, (int) Math.floor(point.column()) + 1);
    }

    /** An arrow from a circle of one cell, or a long one of up to three. */
    private void addArrow(DrawnStroke arrow) {
        for (DrawnShape shape : drawings.shapes()) {
            List<Cell> circle = shape.isRound() && shape.isCellWide() ? circle(shape) : List.of();
            Optional<Cell> start = circle.stream()
                    .filter(cell -> arrow.first().isAt(cell.row() + 0.5, cell.column() + 0.5, NEAR))
                    .min(Comparator.comparingDouble(
                            cell -> arrow.first().distance(new DrawnPoint(cell.row() + 0.5, cell.column() + 0.5))));
            if (start.isPresent() && addArrow(arrow, circle, start.get())) {
                usedShapes.add(shape);
                usedStrokes.add(arrow);
                return;
            }
        }
    }

    private boolean addArrow(DrawnStroke arrow, List<Cell> circle, Cell start) {
        List<Cell> line = new ArrayList<>(arrow.cells(start, side));
        line.removeAll(circle);
        return add(() -> Arrow.of(circle, line));
    }

    /** The cells of a circle, from left to right or from above. */
    private List<Cell> circle(DrawnShape shape) {
        int rows = (int) Math.rint(shape.height() + GAP);
        int columns = (int) Math.rint(shape.width() + GAP);
        List<Cell> cells = new ArrayList<>();
        for (int i = 0; i < Math.max(rows, columns); i++) {
            double down = rows > 1 ? i - (rows - 1) / 2.0 : 0;
            double right = columns > 1 ? i - (columns - 1) / 2.0 : 0;
            Optional<Cell> cell = shape.center().plus(down, right).middle(side);
            if (cell.isEmpty()) {
                return List.of();
            }
            cells.add(cell.get());
        }
        return cells;
    }

    /** A line from a filled circle of its own colour, which may be drawn from either end. */
    private boolean addThermometer(DrawnStroke line, boolean isReversed) {
        DrawnStroke way = isReversed ? reversed(line) : line;
        Optional<DrawnShape> bulb = circleAt(way.first(), shape -> shape.fill().isLike(line.colour()));
        Optional<Cell> start = way.first().middle(side);
        boolean isAdded = bulb.isPresent()
                && start.isPresent()
                && circleAt(way.last(), shape -> true).isEmpty()
                && add(() -> Thermometer.of(way.cells(start.get(), side)));
        if (isAdded) {
            usedShapes.add(bulb.get());
            usedStrokes.add(line);
        }
        return isAdded;
    }

    private static DrawnStroke reversed(DrawnStroke line) {
        List<DrawnPoint> points = new ArrayList<>();
        line.points().forEach(point -> points.add(0, point));
        return new DrawnStroke(points, line.colour());
    }

    /** A line between two circles that are not filled. */
    private void addBetween(DrawnStroke line) {
        Function<DrawnPoint, Optional<DrawnShape>> end = point -> circleAt(
                point, shape -> shape.fill().isLight() && shape.border().isSeen());
        Optional<DrawnShape> from = end.apply(line.first());
        Optional<DrawnShape> to = end.apply(line.last());
        if (from.isEmpty() || to.isEmpty() || from.equals(to)) {
            return;
        }
        Optional<Cell> start = from.get().center().middle(side);
        List<DrawnPoint> points = new ArrayList<>(line.points());
        points.set(points.size() - 1, to.get().center());
        DrawnStroke way = new DrawnStroke(points, line.colour());
        if (start.isPresent() && add(() -> Between.of(way.cells(start.get(), side)))) {
            usedShapes.add(from.get());
            usedShapes.add(to.get());
            usedStrokes.add(line);
        }
    }

    /** A circle of the size of a cell around a point, at its middle or as far as its border. */
    private Optional<DrawnShape> circleAt(DrawnPoint point, Predicate<DrawnShape> test) {
        return drawings.shapes().stream()
                .filter(shape ->
                        shape.isRound() && shape.isCellSized() && shape.text().isEmpty())
                .filter(shape -> shape.center().middle(side).isPresent())
                .filter(shape -> shape.center().distance(point) <= shape.width() / 2 + GAP / 2)
                .filter(test)
                .findFirst();
    }

    /** A dot, an X or a V between two cells, or digits where four meet. */
    private void addMark(DrawnShape shape) {
        List<Cell> cells = shape.center().neighbours(side);
        boolean isPair = cells.size() == 2 && shape.isSmall() && addPair(shape, cells.get(0), cells.get(1));
        boolean isQuadruple = cells.size() == 4 && shape.isRound() && addQuadruple(shape, cells);
        if (isPair || isQuadruple) {
            usedShapes.add(shape);
        }
    }

    private boolean addPair(DrawnShape shape, Cell one, Cell other) {
        if (shape.text().equalsIgnoreCase("x") || shape.text().equalsIgnoreCase("v")) {
            return add(() -> PairMark.sum(shape.text().equalsIgnoreCase("x") ? X : V, one, other));
        }
        if (!shape.isRound() || !(shape.text().isEmpty() || shape.hasNumber())) {
            return false;
        }
        int number = shape.hasNumber() ? Numbers.parse(shape.text()) : Numbers.NONE;
        if (shape.fill().isDark()) {
            return add(() -> PairMark.ratio(number == Numbers.NONE ? DOUBLE : number, one, other));
        }
        return shape.fill().isLight()
                && shape.border().isSeen()
                && add(() -> PairMark.difference(number == Numbers.NONE ? CONSECUTIVE : number, one, other));
    }

    private boolean addQuadruple(DrawnShape shape, List<Cell> cells) {
        int[] digits = shape.text()
                .chars()
                .filter(c -> !Character.isWhitespace(c) && c != ',')
                .map(c -> c - '0')
                .toArray();
        for (int digit : digits) {
            if (digit < 1 || digit > Math.min(side, 9)) {
                return false;
            }
        }
        return digits.length > 0 && add(() -> Contains.quadruple(digits, cells));
    }

    /** A number outside the grid, if the setter's words name one kind of such clues. */
    private void addClue(DrawnShape shape) {
        List<BiFunction<Integer, List<Cell>, NamedRule>> kinds = CLUES.entrySet().stream()
                .filter(kind -> words.contains(kind.getKey()))
                .map(Map.Entry::getValue)
                .toList();
        if (kinds.size() != 1
                || usedShapes.contains(shape)
                || !shape.hasNumber()
                || shape.center().isInside(side)) {
            return;
        }
        List<Cell> line = outside(shape.center()).line(side);
        if (!line.isEmpty() && add(() -> kinds.get(0).apply(Numbers.parse(shape.text()), line))) {
            usedShapes.add(shape);
        }
    }

    /** Grey circles, or squares, below the digits of cells in which no line begins. */
    private void addParity(boolean isRound, Function<List<Cell>, NamedRule> rule) {
        List<DrawnShape> shapes = drawings.shapes().stream()
                .filter(shape ->
                        shape.isBelow() && shape.isRound() == isRound && shape.isCellSized() && shape.width() < 1)
                .filter(shape -> shape.fill().isGrey()
                        && !shape.fill().isLight()
                        && !shape.fill().isDark())
                .filter(shape -> shape.text().isEmpty() && !usedShapes.contains(shape))
                .filter(shape -> shape.center().middle(side).isPresent())
                .toList();
        List<Cell> cells = shapes.stream()
                .flatMap(shape -> shape.center().middle(side).stream())
                .distinct()
                .toList();
        if (!cells.isEmpty() && add(() -> rule.apply(cells))) {
            usedShapes.addAll(shapes);
        }
    }
}
