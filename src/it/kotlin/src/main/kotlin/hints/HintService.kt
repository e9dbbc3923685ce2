package hints

import io.github.sudokusat.batch.Background
import io.github.sudokusat.batch.TimeLimits
import io.github.sudokusat.format.GridFormatException
import io.github.sudokusat.format.read.GridParser
import io.github.sudokusat.grid.Candidate
import io.github.sudokusat.grid.Cell
import io.github.sudokusat.grid.Grid
import io.github.sudokusat.grid.candidates.Puzzle
import io.github.sudokusat.logic.LogicSolver
import io.github.sudokusat.logic.StepsResult
import io.github.sudokusat.logic.step.HintDetail
import io.github.sudokusat.logic.step.Step
import io.github.sudokusat.prove.givens.MistakesResult
import io.github.sudokusat.run.Cancellation
import io.github.sudokusat.solve.CheckResult
import io.github.sudokusat.solve.SudokuSolver
import java.time.Duration
import java.util.concurrent.CompletableFuture
import java.util.concurrent.Executor

/** What the game shows a player who asks for help. */
sealed interface Help {
    /** Something that follows from what is on the board, said as plainly as the player asked for. */
    data class Hint(val sentence: String, val cells: List<Cell>) : Help

    /** Digits that are in no solution together: first these, before any hint. */
    data class Mistakes(val wrong: List<Candidate>) : Help

    /** The player is done. */
    data object Solved : Help

    /** No technique helps; this digit is right. */
    data class Digit(val candidate: Candidate) : Help

    /** It took too long. */
    data class TooLong(val reason: String) : Help

    /** The puzzle itself is not one to play. */
    data class NotAPuzzle(val reason: String) : Help
}

/** Hints for players, on threads of the game's. */
class HintService(executor: Executor, timeout: Duration) {
    private val background = Background.on(executor)
    private val limits = TimeLimits.of(timeout)
    private val parser = GridParser.create()

    /** What to show, later; cancelling the future ends the work. */
    fun ask(givens: String, board: String, detail: HintDetail): CompletableFuture<Help> =
        background.start { cancellation -> help(givens, board, detail, cancellation) }

    private fun help(givens: String, board: String, detail: HintDetail, cancellation: Cancellation): Help {
        val puzzle: Grid
        val filled: Grid
        try {
            puzzle = parser.parse(givens)
            filled = parser.parse(board)
        } catch (e: GridFormatException) {
            return Help.NotAPuzzle(e.message ?: "unreadable")
        }
        val solver = SudokuSolver.create().withLimits(limits.withCancellation(cancellation).started())
        return when (val checked = solver.check(puzzle)) {
            is CheckResult.Proper -> ofProper(solver, puzzle, filled, checked.solution(), detail)
            is CheckResult.Several -> Help.NotAPuzzle("several solutions")
            is CheckResult.Unsolvable -> Help.NotAPuzzle("no solution")
            is CheckResult.Stopped -> Help.TooLong(checked.reason().text())
        }
    }

    private fun ofProper(solver: SudokuSolver, puzzle: Grid, filled: Grid, solution: Grid, detail: HintDetail): Help {
        val mistakes = solver.mistakes(Puzzle.of(puzzle), filled, listOf())
        return when (mistakes) {
            is MistakesResult.Found ->
                when {
                    mistakes.hasMistakes() -> Help.Mistakes(mistakes.wrong())
                    filled.isSolved -> Help.Solved
                    else -> next(solver, puzzle, filled, solution, detail)
                }
            is MistakesResult.Unsolvable -> Help.NotAPuzzle("no solution")
            is MistakesResult.Stopped -> Help.TooLong(mistakes.reason().text())
        }
    }

    private fun next(solver: SudokuSolver, puzzle: Grid, filled: Grid, solution: Grid, detail: HintDetail): Help {
        val logic = LogicSolver.of(puzzle.layout()).withGivens(puzzle).withLimits(solver.limits())
        return when (val steps = logic.next(logic.start(filled))) {
            is StepsResult.Complete -> steps.findFirst().map { hint(it, detail) }.orElseGet { digit(filled, solution) }
            is StepsResult.Stopped -> Help.TooLong(steps.reason().text())
        }
    }

    private fun hint(step: Step, detail: HintDetail): Help = Help.Hint(step.text(detail), step.cells())

    private fun digit(filled: Grid, solution: Grid): Help {
        val layout = filled.layout()
        val empty = layout.cells().first { filled.digit(it) == 0 }
        return Help.Digit(Candidate(Cell.numbered(empty, layout.side()), solution.digit(empty)))
    }
}
