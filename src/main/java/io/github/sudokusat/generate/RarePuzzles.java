package io.github.sudokusat.generate;

import io.github.sudokusat.engine.bits.BitSolver;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.symmetry.Symmetries;
import io.github.sudokusat.grid.symmetry.Symmetry;
import io.github.sudokusat.logic.step.Technique;
import io.github.sudokusat.run.RandomStream;

/**
 * Puzzles to start from where a technique is so rare that the search for a puzzle that needs it takes long. {@link TargetGenerator} found them
 * without this help, in some 15 s each, with seed 77. One is chosen and transformed at random; the generator then changes it until its solution is
 * another one.
 */
final class RarePuzzles {

    /** Minimal puzzles that need an avoidable rectangle of type 2 and nothing harder, of 81 characters each, no two of them equivalent. */
    private static final String AVOIDABLE_RECTANGLE_2 = """
            .....7384..8......42....6...4......55.9.7.....3296....3..62..7..6.5......84....2.
            ......4....8..42....38215.....5....4.61.39...9.........25....39...392.......1....
            9....3..1.4....6.971649.....79.5....2..3..9.4....6.17.......4......3..6...81..5..
            4...98................1.57..3..6......8.7..2.......39.5..2..9..61.9..2.8.8.7....6
            5..32.........1.9........7.21.84......59.241.9.4.....8.......8.1....9.27.2.4.7...
            ....2...3..7....6.....48..93....42..47.....5..253...8...1.75......83.....43...6..
            ......6...49.....72.8..5....2.9.....8...6...9..71.42......7.18.482......6....25..
            ..5...3.2..1....8.4.......1.2.7.4......91...7.3...8....9.8.3.......41.......9.5..
            ..428..1.9.8........5..93...4.9.....1..4...57.7915.....9..4......16....82...7....
            ....39.....45.6....2.....6.9.......1.8...5..95...24...196....24...1...........8.7
            .4.6..35..2..314.....5...12....5...8...26....38.....7...6......47.......13..4.8..
            ..2..4..9.9..8......1...4.63.6..57.1..4.......17...5...4.5.2.1..6..41..5..58..6..
            .64.3.27.1....2..........39.....7.........94....8.63.571.6.......5..1...2...746..
            .5......71.......5.763..1....4.853......7..4.23..1..8....12...8.4.............9.2
            .......728.2..43......9.8..........847.25...........3.1.......7..8...9..2..4.1..5
            7.........642....7...4.632...3...9..8.2........76.324...........853..6..4..5.27..
            9.4.87....5....37..8..5..9...3.....4..5..493.......25.6...4......7..3......21....
            ..7...8..96....4..4.8....2.1..2........4.965...98.3....1........7.962..45.4......
            ..5.8....8...15..27........1....6..7...2...9.....9.3..6...37.....98....3.386..1..
            6...35.74.4...8...5.9.7...893.....5........8....72.......4....63.85...9...6....3.
            .7...1..2...6.2...3...5.68......3....31.8...56..2............9...2..4...5..3167..
            .....7....49....1..1.9.2.8...6739...3........2.41..9.......3.9.....4...5.2.6..8.1
            1....7..33.9.............26.467.1....7...3...53..9.6.....6....54...3...1....5.2..
            ...2617..4...........7.3....2....1.....938..........5....38...5378.9.21...9.1...6
            6.2..7.........93..8...61...397.....54.....7.........1....2.......39..4886.......
            3.59....6.8...5..4.........9.2...6...1.7...3.6....3...2.8.........3.49.5....18..2
            4....26356.18...2....5......3..678...2...........1.45........8.......76...9.4....
            5....3..76.7.......4.7..8161.....5....6....8..94........5.4.36....8.174.....2....
            .6.....7...973........8...9.2..95...9.....2.44......6.2715............5....8264..
            .8..9.6......3.8.9.5.......3.......1.7.1..4...4...37..8....2...7..68..2.4.2..1..5
            .4.2...73..9.........38...272....1.49....57.........6.5...9..8.4.2.5...9...7.....
            .......7..42.9......7.....1...4.65..9.4.75.8.6....2..7..9.6.......24.1.6..6..7..5
            ..2..5.....9.....4.7.6..9..3.......2...9.8....2.5....6951...8....6..172.....6....
            .48....6.......92..937......1.4.3.9.68...7.....9..........21..8.....6.4....9.42.1
            ...3....45......2..16.......3..95.76..........781.3....53..91....7....9..9..78.3.
            7......1.31..98........19.3.....7.3.5......4..89......1.4.......7..845....5.7...2
            """;

    private RarePuzzles() {}

    /** Whether there are puzzles that need a technique. */
    static boolean has(Technique technique) {
        return technique == Technique.AVOIDABLE_RECTANGLE_2;
    }

    /** A random puzzle that needs the technique for which there are puzzles. */
    static Generated next(RandomStream random) {
        int length = BitSolver.CELLS + 1;
        int start = random.nextInt(AVOIDABLE_RECTANGLE_2.length() / length) * length;
        int[] digits = new int[BitSolver.CELLS];
        for (int cell = 0; cell < digits.length; cell++) {
            digits[cell] = Math.max(0, AVOIDABLE_RECTANGLE_2.charAt(start + cell) - '0');
        }
        BitSolver solver = new BitSolver();
        solver.start(digits);
        solver.advance(1, Long.MAX_VALUE);
        Symmetry symmetry = Symmetries.of(Layout.classic()).random(RandomStream.of(random.nextInt()));
        return new Generated(
                symmetry.apply(Grid.of(Layout.classic(), digits)),
                symmetry.apply(Grid.of(Layout.classic(), solver.solution())));
    }
}
