package io.github.sudokusat.format.foreign.draft;

import io.github.sudokusat.format.Credits;
import io.github.sudokusat.format.ImportedPuzzle;
import io.github.sudokusat.format.SuggestedRules;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.DigitValues;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.House;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.NamedRule;
import io.github.sudokusat.grid.Rule;
import io.github.sudokusat.grid.Variant;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.primitive.Digits;
import io.github.sudokusat.rule.whole.Marks;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** A puzzle while it is read: its parts in any order, each with its place for the errors that only the whole reveals. */
public final class PuzzleDraft {

    /** A house or variant. */
    private record Change(Place place, String name, UnaryOperator<Layout> change) {}

    private record PlacedRule(Place place, Rule rule) {}

    /** The rows, columns and digits. */
    private final Layout size;

    private final int side;
    private final DigitValues values;
    private boolean hasBoxes = true;
    /** The number of cells of a box; 0 for the usual one. */
    private int boxSize;

    private boolean hasSameDigits;
    private int @Nullable [] regions;
    private final Set<LongDiagonal> diagonals = EnumSet.noneOf(LongDiagonal.class);
    private final List<Change> changes = new ArrayList<>();
    private final List<PlacedRule> rules = new ArrayList<>();
    /** The digits that each cell may have. */
    private final long[] digits;

    private final List<String> warnings = new ArrayList<>();
    private Credits credits = Credits.NONE;
    private SuggestedRules suggested = SuggestedRules.NONE;

    /** The long diagonals of a grid. */
    public enum LongDiagonal {
        /** From the lower left to the upper right corner. */
        UP,
        /** From the upper left to the lower right corner. */
        DOWN;

        /** The house of its cells. */
        public House house(int side) {
            int[] numbers =
                    cells(side).stream().mapToInt(cell -> cell.number(side)).toArray();
            return House.of(this == DOWN ? "diagonal-down" : "diagonal-up", numbers);
        }

        /** Its cells, from the first row on. */
        List<Cell> cells(int side) {
            return IntStream.range(0, side)
                    .mapToObj(row -> new Cell(row, this == DOWN ? row : side - 1 - row))
                    .toList();
        }
    }

    /** A puzzle whose side is the number of values. */
    public PuzzleDraft(DigitValues values) {
        this(Regions.lines(values.count()).withLeastValue(values.least()));
    }

    /** A puzzle with the rows, columns and digits of a layout. */
    public PuzzleDraft(Layout size) {
        this.size = size;
        this.values = size.values();
        this.side = values.count();
        this.digits = new long[side * side];
        Arrays.fill(digits, Digits.all(side));
    }

    public int side() {
        return side;
    }

    public DigitValues values() {
        return values;
    }

    /** A layout with the rows, columns and digits. */
    public Layout size() {
        return size;
    }

    /** Chooses the number of cells of boxes, on a grid that does not have as many rows and columns as digits. */
    public void setBoxSize(int cells) {
        boxSize = size.isSquare() ? 0 : cells;
    }

    /** Demands that the largest rows, columns, boxes and regions have the same digits. */
    public void setSameDigits() {
        hasSameDigits = true;
    }

    public void removeBoxes() {
        hasBoxes = false;
    }

    /** Adds regions to the boxes, or in place of them if they are {@linkplain #removeBoxes removed}; see {@link Regions}. */
    public void setRegions(int... regionOf) {
        regions = regionOf.clone();
    }

    public void add(Place place, Rule rule) {
        rules.add(new PlacedRule(place, rule));
    }

    public void add(Place place, Variant variant) {
        if (!size.isSquare() && variant == Variant.DISJOINT_GROUPS) {
            for (Rule rule : place.make(variant.text(), () -> new RectangleParts(size, boxSize).disjointGroups())) {
                add(place, rule);
            }
            return;
        }
        change(place, variant.text(), layout -> layout.with(variant));
    }

    /** Adds something that needs the layout, under a name for messages. */
    public void change(Place place, String name, UnaryOperator<Layout> change) {
        changes.add(new Change(place, name, change));
    }

    public void add(LongDiagonal diagonal) {
        diagonals.add(diagonal);
    }

    public void setCredits(Credits said) {
        credits = said;
    }

    /** What drawings that are left out look like. */
    public void suggest(SuggestedRules rules) {
        suggested = rules;
    }

    public void warn(String sentence) {
        warnings.add(sentence);
    }

    /** Restricts a cell to some digits, one of which is a given. */
    public void restrict(Place place, Cell cell, long allowed) {
        int number = cell.number(side);
        digits[number] &= allowed;
        if (digits[number] == 0) {
            throw place.error("none", "a digit for " + cell + " that all of its givens allow");
        }
    }

    /** The puzzle; the start of the text is the place of errors that have no other. */
    public ImportedPuzzle finish(Place start) {
        Layout layout = start.make("rows and columns", this::layout).withLeastValue(values.least());
        for (Change next : changes) {
            Layout sofar = layout;
            layout = next.place().make(next.name(), () -> next.change().apply(sofar));
        }
        addCandidates(start);
        return new ImportedPuzzle(Puzzle.of(Grid.of(withRules(layout, start), givens())), credits, warnings, suggested);
    }

    /** The rules, if there is nothing else; candidates of cells are rules, too. */
    public Optional<List<NamedRule>> rulesAlone() {
        if (!hasBoxes || regions != null || !diagonals.isEmpty() || !changes.isEmpty()) {
            return Optional.empty();
        }
        List<NamedRule> named = new ArrayList<>();
        for (PlacedRule next : rules) {
            if (!(next.rule() instanceof NamedRule rule)) {
                return Optional.empty();
            }
            named.add(rule);
        }
        for (int cell = 0; cell < digits.length; cell++) {
            if (digits[cell] != Digits.all(side)) {
                named.add(marks(cell));
            }
        }
        return Optional.of(named);
    }

    private Layout layout() {
        return size.isSquare() ? square() : rectangle();
    }

    private Layout rectangle() {
        RectangleParts parts = new RectangleParts(size, boxSize);
        int[] regionOf = regions == null ? new int[0] : regions;
        Layout base = parts.layout(hasBoxes, regionOf);
        List<Rule> added = new ArrayList<>(hasBoxes ? parts.rules(regionOf) : List.of());
        diagonals.forEach(diagonal -> added.add(parts.diagonal(diagonal)));
        if (hasSameDigits) {
            RectangleParts.sameDigits(base).ifPresent(added::add);
        }
        return base.with(added);
    }

    private Layout square() {
        int[] regionOf = regions;
        boolean isDivided = hasBoxes && Layout.ofSide(side).isPresent();
        Layout base = isDivided ? Regions.boxes(side) : Regions.lines(side);
        if (regionOf != null) {
            base = isDivided ? Regions.add(base, regionOf, warnings) : Regions.of(side, regionOf, warnings);
        }
        if (diagonals.size() == LongDiagonal.values().length) {
            return base.with(Variant.DIAGONALS);
        }
        for (LongDiagonal diagonal : diagonals) {
            base = base.with(diagonal.house(side));
        }
        return base;
    }

    private void addCandidates(Place start) {
        for (int cell = 0; cell < digits.length; cell++) {
            if (Digits.count(digits[cell]) > 1 && digits[cell] != Digits.all(side)) {
                rules.add(new PlacedRule(start, marks(cell)));
            }
        }
    }

    private Marks marks(int cell) {
        int[] marks = IntStream.rangeClosed(values.least(), values.greatest())
                .filter(value -> Digits.contains(digits[cell], values.digit(value)))
                .toArray();
        return Marks.of(marks, Cell.numbered(cell, side));
    }

    private Layout withRules(Layout layout, Place start) {
        try {
            return layout.with(rules.stream().map(PlacedRule::rule).toList());
        } catch (IllegalArgumentException senseless) {
            for (PlacedRule next : rules) {
                next.place().make(next.rule().name(), () -> layout.with(next.rule()));
            }
            throw start.error("rules that do not", "rules that fit together (" + senseless.getMessage() + ")");
        }
    }

    private int[] givens() {
        int[] givens = new int[digits.length];
        for (int cell = 0; cell < givens.length; cell++) {
            givens[cell] = side > 1 && Digits.count(digits[cell]) == 1 ? Digits.least(digits[cell]) : 0;
        }
        return givens;
    }
}
