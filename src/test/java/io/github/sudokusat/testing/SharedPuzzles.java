package io.github.sudokusat.testing;

import io.github.sudokusat.format.read.GridParser;
import io.github.sudokusat.format.read.LayoutText;
import io.github.sudokusat.grid.BoxShape;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.Variant;
import io.github.sudokusat.rule.cage.Killer;
import io.github.sudokusat.rule.line.Thermometer;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;

/** Puzzles that every face of the library is asked about: classic and not, with one solution, several and none. */
public final class SharedPuzzles {

    private static final int RANDOM_ONES = 6;
    private static final int MOST_SOLUTIONS = 40;

    private static final List<String> CLASSIC = List.of(
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
            "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
            "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9",
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5.........",
            "55..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
            "120007090030020008009600500005300900010080002600004000300000010040000007007000300",
            "12.3......4.....",
            "1..1............",
            "................");

    private SharedPuzzles() {}

    /** The same puzzles for the same seed. */
    public static List<Grid> of(long seed) {
        List<Grid> puzzles = new ArrayList<>();
        CLASSIC.forEach(text -> puzzles.add(GridParser.create().parse(text)));
        Random random = new Random(seed);
        for (Layout layout : layouts(random)) {
            for (int i = 0; i < RANDOM_ONES; i++) {
                puzzles.add(RandomPuzzles.of(layout, random.nextInt(), MOST_SOLUTIONS));
            }
        }
        return puzzles;
    }

    private static List<Layout> layouts(Random random) {
        Layout six = Layout.boxes(2, 3);
        return List.of(
                Layout.classic(),
                Layout.boxes(2, 2),
                six,
                Layouts.jigsaw(new BoxShape(2, 3), 4, random),
                six.with(Variant.DIAGONALS),
                six.with(Killer.of(7, cells("r1c1", "r1c2"))).with(Thermometer.of(cells("r4c4", "r5c5", "r6c6"))));
    }

    private static List<Cell> cells(String... names) {
        return Stream.of(names).map(Cell::parse).toList();
    }

    /** A puzzle as a text of its own: its layout and rules, a line each, and its givens. */
    public static String text(Grid puzzle) {
        List<String> lines = new ArrayList<>(LayoutText.describe(puzzle.layout()));
        lines.add("givens " + puzzle);
        return String.join("\n", lines) + "\n";
    }
}
