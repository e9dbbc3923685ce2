package io.github.sudokusat.bench;

import io.github.sudokusat.format.TextOptions;
import io.github.sudokusat.format.read.GridParser;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.testing.CountedGrid;
import io.github.sudokusat.testing.PuzzleMaker;
import io.github.sudokusat.testing.PuzzleSet;
import java.util.Arrays;
import java.util.Random;

/** Clue sets to count: random givens of a random solution, or 17-clue puzzles with some givens removed. The same ones each time. */
final class CountedSet {

    /** The number of clue sets of each kind. */
    static final int SIZE = 4;

    /** The clue sets whose first uniform draw takes longest, found by climbing for half an hour from the hostile ones. */
    private static final String[] SLOW_TO_DRAW = {
        "........3....6.......3............5......3...........7..29......4................",
        "........3....6.......3............5..9...3...........7..2.......4................",
        "9.......3....6.......5............5..................7..2.......4.............4..",
        ".....38............1........................9....5.6..3..4...........3..........7"
    };

    private CountedSet() {}

    /**
     * The clue sets of a kind.
     *
     * @param name {@code [6x6 |8x8 ](empty|N givens|17 clues less N)}; {@code hostile 17 givens}: the most expensive ones known with 17 and 18; or
     *     {@code slow to draw}: those of 9 and 10 givens from which a first solution takes longest to draw
     */
    static Grid[] make(String name) {
        if (name.startsWith("slow")) {
            return Arrays.stream(SLOW_TO_DRAW)
                    .map(GridParser.of(TextOptions.defaults())::parse)
                    .toArray(Grid[]::new);
        }
        if (name.startsWith("hostile")) {
            return CountedGrid.hostile().stream()
                    .map(CountedGrid::grid)
                    .filter(grid -> grid.filledCount() >= 17)
                    .toArray(Grid[]::new);
        }
        String[] words = name.split(" ", -1);
        boolean classic = name.charAt(1) != 'x';
        Layout layout = classic
                ? Layout.classic()
                : Layout.ofSide(words[0].charAt(0) - '0').orElseThrow();
        String number = words[words.length - 1].startsWith("given") ? words[words.length - 2] : words[words.length - 1];
        Grid[] full = name.contains("less") ? PuzzleSet.load("clues17", SIZE) : new Grid[SIZE];
        for (int i = 0; i < SIZE; i++) {
            if (name.contains("less")) {
                full[i] = kept(full[i], full[i].filledCount() - Integer.parseInt(number), i);
            } else {
                int givens = number.equals("empty") ? 0 : Integer.parseInt(number);
                full[i] = kept(new PuzzleMaker(i).solution(layout), givens, i);
            }
        }
        return full;
    }

    /** Some of a grid's digits, chosen at random. */
    private static Grid kept(Grid grid, int digits, long seed) {
        Random random = new Random(seed);
        Grid left = grid;
        while (left.filledCount() > digits) {
            left = left.with(random.nextInt(grid.layout().cellCount()), 0);
        }
        return left;
    }
}
