package io.github.sudokusat.format.foreign.sudokumaker;

import io.github.sudokusat.format.foreign.draft.OutsideCell;
import io.github.sudokusat.format.foreign.draft.PuzzleDraft;
import io.github.sudokusat.format.foreign.draft.PuzzleDraft.LongDiagonal;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Rule;
import io.github.sudokusat.grid.Variant;
import io.github.sudokusat.rule.cage.Contains;
import io.github.sudokusat.rule.cage.Different;
import io.github.sudokusat.rule.cage.Killer;
import io.github.sudokusat.rule.line.Arrow;
import io.github.sudokusat.rule.line.Between;
import io.github.sudokusat.rule.line.Palindrome;
import io.github.sudokusat.rule.line.Thermometer;
import io.github.sudokusat.rule.line.Whispers;
import io.github.sudokusat.rule.outside.Diagonal;
import io.github.sudokusat.rule.outside.LittleKiller;
import io.github.sudokusat.rule.outside.NumberedRoom;
import io.github.sudokusat.rule.outside.Sandwich;
import io.github.sudokusat.rule.outside.XSum;
import io.github.sudokusat.rule.pair.Extremum;
import io.github.sudokusat.rule.pair.OnlyMarked;
import io.github.sudokusat.rule.pair.PairMark;
import io.github.sudokusat.rule.pair.PairMark.Kind;
import io.github.sudokusat.rule.whole.GlobalEntropy;
import io.github.sudokusat.rule.whole.GlobalModular;
import io.github.sudokusat.rule.whole.Indexing;
import io.github.sudokusat.rule.whole.Nonconsecutive;
import io.github.sudokusat.rule.whole.Parity;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The types of constraints of SudokuMaker, by their numbers.
 *
 * <p>There is no public description of them. Each meaning here is one that the solutions of all published puzzles with such a constraint confirm: 143 puzzles
 * of 9×9 in Chris-Tophski/SudokuMakerConstraints.
 */
final class MakerTypes {

    /** Adds a constraint to a puzzle. */
    @FunctionalInterface
    interface Reader {

        void read(MakerItem constraint, PuzzleDraft draft);
    }

    /** Digits 1 to 9 in three groups, as bits from that of 0: by size, and by what is left when they are divided by 3. */
    private static final int[] ENTROPY = {0b1110, 0b111_0000, 0b11_1000_0000};

    private static final int[] MODULAR = {0b1001_0010, 0b1_0010_0100, 0b10_0100_1000};

    private static final Map<Integer, Reader> READERS = new HashMap<>();

    static {
        wholeGrid();
        cells();
        pairs();
        lines();
        outside();
    }

    private MakerTypes() {}

    /** The reader of a type; null if its meaning is not known. */
    static @Nullable Reader reader(int type) {
        return READERS.get(type);
    }

    private static void wholeGrid() {
        READERS.put(10, (item, draft) -> draft.add(LongDiagonal.DOWN));
        READERS.put(11, (item, draft) -> draft.add(LongDiagonal.UP));
        variant(12, Variant.ANTI_KING);
        variant(13, Variant.ANTI_KNIGHT);
        variant(14, Variant.DISJOINT_GROUPS);
        READERS.put(15, (item, draft) -> draft.add(item.place(), Nonconsecutive.of()));
        rules(16, item -> List.of(groups(item)));
    }

    private static void variant(int type, Variant variant) {
        READERS.put(type, (item, draft) -> draft.add(item.place(), variant));
    }

    private static Rule groups(MakerItem item) {
        int[] groups =
                Arrays.stream(item.numbers("groups", 0b11_1111_1110)).sorted().toArray();
        if (item.side() == 9 && Arrays.equals(groups, ENTROPY)) {
            return GlobalEntropy.of();
        }
        if (item.side() == 9 && Arrays.equals(groups, MODULAR)) {
            return GlobalModular.of();
        }
        throw item.required("groups").wrong("the groups 1 2 3, 4 5 6, 7 8 9 or 1 4 7, 2 5 8, 3 6 9");
    }

    private static void cells() {
        rules(100, item -> List.of(Parity.even(item.cells("cells"))));
        rules(101, item -> List.of(Parity.odd(item.cells("cells"))));
        rules(102, item -> each(item.cells("cells"), Extremum::maximum));
        rules(103, item -> each(item.cells("cells"), Extremum::minimum));
        rules(
                301,
                item -> each(
                        item.items("cages"),
                        cage -> Killer.ofSumIfAny(cage.sum("value").orElse(0), cage.cells("cells"))));
        rules(
                303,
                item -> each(
                        item.items("clues"),
                        clue -> Contains.quadruple(clue.numbers("digits", item.side()), clue.corner())));
        rules(305, item -> List.of(Different.of(item.cells("cells"))));
        rules(600, item -> List.of(Indexing.of(Indexing.Kind.ROW, item.cells("cells"))));
        rules(601, item -> List.of(Indexing.of(Indexing.Kind.COLUMN, item.cells("cells"))));
    }

    private static void pairs() {
        rules(200, item -> marks(Kind.DIFFERENCE, item));
        rules(201, item -> marks(Kind.RATIO, item));
        rules(202, item -> marks(Kind.SUM, item));
    }

    /** Marks between cells, and what those without a mark may not be; the latter is known for sums alone. */
    private static List<Rule> marks(Kind kind, MakerItem item) {
        List<Rule> rules = new ArrayList<>();
        for (MakerItem clue : item.items("clues")) {
            List<Cell> cells = clue.edge();
            rules.add(PairMark.of(kind, clue.number("value", Integer.MAX_VALUE), cells.get(0), cells.get(1)));
        }
        int[] negative = item.field("negative").isPresent() ? item.numbers("negative", Integer.MAX_VALUE) : new int[0];
        if (negative.length > 0 && kind != Kind.SUM) {
            throw item.required("negative")
                    .wrong("an empty list, as what pairs without a dot may not be is known for sums alone");
        }
        Arrays.stream(negative).forEach(value -> rules.add(OnlyMarked.of(kind, value)));
        return rules;
    }

    private static void lines() {
        rules(300, item -> each(item.lines("thermometers"), item.isTrue("slow") ? Thermometer::slow : Thermometer::of));
        rules(401, item -> {
            int difference = item.number("minDifference", item.side());
            return each(item.lines("lines"), line -> Whispers.of(difference, line));
        });
        rules(402, item -> each(item.lines("lines"), Palindrome::of));
        rules(403, item -> each(item.lines("lines"), Between::of));
        rules(408, item -> {
            List<Rule> arrows = new ArrayList<>();
            for (MakerItem bulb : item.items("bulbsWithArrows")) {
                List<Cell> circle = bulb.cells("bulbCells");
                bulb.lines("arrows").forEach(line -> arrows.add(Arrow.of(circle, line.subList(1, line.size()))));
            }
            return arrows;
        });
    }

    private static void outside() {
        rules(500, item -> each(item.items("clues"), MakerTypes::littleKiller));
        rules(
                501,
                item -> each(
                        item.items("clues"),
                        clue -> Sandwich.of(clue.number("value", Integer.MAX_VALUE), clue.line())));
        rules(
                502,
                item -> each(
                        item.items("clues"), clue -> XSum.of(clue.number("value", Integer.MAX_VALUE), clue.line())));
        rules(
                504,
                item -> each(
                        item.items("clues"), clue -> NumberedRoom.of(clue.number("value", item.side()), clue.line())));
    }

    /** A sum along a diagonal that falls from the left to the right if {@code diagonal} is −1, and rises if it is 1. */
    private static Rule littleKiller(MakerItem clue) {
        boolean isRising = switch (clue.required("diagonal").scalar("1 or -1")) {
            case "1" -> true;
            case "-1" -> false;
            default -> throw clue.required("diagonal").wrong("1 or -1");
        };
        OutsideCell outside = clue.outside();
        List<Diagonal> ways = isRising
                ? List.of(Diagonal.UP_RIGHT, Diagonal.DOWN_LEFT)
                : List.of(Diagonal.DOWN_RIGHT, Diagonal.UP_LEFT);
        for (Diagonal way : ways) {
            int rows = way == Diagonal.DOWN_RIGHT || way == Diagonal.DOWN_LEFT ? 1 : -1;
            int columns = way == Diagonal.DOWN_RIGHT || way == Diagonal.UP_RIGHT ? 1 : -1;
            List<Cell> first =
                    outside.first(rows, columns, clue.side()).stream().toList();
            if (!first.isEmpty()) {
                return LittleKiller.of(clue.number("value", Integer.MAX_VALUE), first.get(0), way);
            }
        }
        throw clue.required("outerCell").wrong("the number of a cell from which the diagonal crosses the grid");
    }

    private static <T> List<Rule> each(List<T> things, Function<? super T, ? extends Rule> rule) {
        return things.stream().<Rule>map(rule).toList();
    }

    private static void rules(int type, Function<MakerItem, List<? extends Rule>> rules) {
        READERS.put(
                type,
                (item, draft) -> item.place()
                        .make("type " + type, () -> rules.apply(item))
                        .forEach(rule -> draft.add(item.place(), rule)));
    }
}
