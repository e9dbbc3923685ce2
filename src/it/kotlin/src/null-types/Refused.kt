// What the compiler must refuse: null where none may be, and a value that can be null as one that cannot.
package lines

import io.github.sudokusat.grid.Grid
import io.github.sudokusat.grid.Layout
import io.github.sudokusat.rule.cage.Killer
import io.github.sudokusat.run.Limits
import io.github.sudokusat.run.StopReason
import io.github.sudokusat.solve.SudokuSolver

fun refused(solver: SudokuSolver, limits: Limits) {
    Grid.empty(null) // null is no layout
    Layout.boxes(3, 3).with(null as Killer?) // null is no rule
    solver.withLimits(null) // null is no limits
    val reason: StopReason = limits.poll() // null as long as nothing stops the work
}
