package game;

import io.github.sudokusat.format.read.GridParser;
import io.github.sudokusat.generate.PuzzleGenerator;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.logic.LogicSolver;
import io.github.sudokusat.rule.cage.Killer;
import io.github.sudokusat.solve.SudokuSolver;
import java.util.List;

/** Does what a game on a phone does; run after R8 has removed all that it does not call and renamed the rest. */
public final class Game {

    private Game() {}

    public static void main(String[] args) {
        SudokuSolver solver = SudokuSolver.create();
        Grid puzzle = PuzzleGenerator.create().generate(1, 0).orElseThrow().puzzle();
        Grid solution = solver.solve(puzzle).orElseThrow();
        expect(solver.isProper(puzzle) && solution.isSolved() && solution.keeps(puzzle), puzzle);

        LogicSolver logic = LogicSolver.of(puzzle.layout());
        String hint = logic.next(logic.start(puzzle)).findFirst().orElseThrow().text();
        expect(hint.contains("="), hint);

        Layout killer = Layout.classic().with(Killer.of(15, List.of(Cell.parse("r1c1"), Cell.parse("r1c2"))));
        String found = solver.check(Grid.empty(killer)).match(p -> "proper", s -> "several", u -> "none", s -> "stopped");
        expect(found.equals("several"), found);

        String grids = solver.count(Grid.empty(Layout.boxes(2, 3))).toString();
        expect(grids.equals("28200960"), grids);

        try {
            GridParser.create().parse("1294............");
            expect(false, "1294............");
        } catch (IllegalArgumentException e) {
            expect(e.getMessage().contains("column 3"), e.getMessage());
        }
    }

    private static void expect(boolean condition, Object what) {
        if (!condition) {
            throw new IllegalStateException("not so: " + what);
        }
    }
}
