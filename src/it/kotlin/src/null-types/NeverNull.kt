// Values that the compiler must know not to be null, so that it warns of each safe call as unnecessary.
// Of a type about which it knows nothing (a platform type) it says nothing.
package lines

import io.github.sudokusat.batch.Background
import io.github.sudokusat.grid.Cell
import io.github.sudokusat.grid.Grid
import io.github.sudokusat.logic.LogicPath
import io.github.sudokusat.logic.LogicSolver
import io.github.sudokusat.rule.cage.Killer
import io.github.sudokusat.run.Limits
import io.github.sudokusat.solve.SudokuSolver

fun notNull(solver: SudokuSolver, grid: Grid, path: LogicPath, background: Background, limits: Limits, killer: Killer) {
    grid.layout()?.hashCode() // unnecessary safe call
    grid.digits()?.size // unnecessary safe call
    grid.conflicts()?.size // unnecessary safe call
    grid.conflicts().first()?.hashCode() // unnecessary safe call
    Cell.parse("r1c1")?.row() // unnecessary safe call
    solver.check(grid)?.isProper // unnecessary safe call
    solver.check(grid).findSolution()?.isPresent // unnecessary safe call
    path.steps().first()?.text() // unnecessary safe call
    killer.cells()?.first() // unnecessary safe call
    killer.cells().first()?.row() // unnecessary safe call
    background.ask(solver) { it.check(grid) }?.hashCode() // unnecessary safe call
    LogicSolver.of(grid.layout())?.profile()?.hashCode() // unnecessary safe call
    limits.cancellation()?.isPresent // unnecessary safe call
}
