package hints

import io.github.sudokusat.grid.Candidate
import io.github.sudokusat.grid.Cell
import io.github.sudokusat.logic.step.HintDetail
import java.time.Duration
import java.util.concurrent.Executors

private const val GIVENS = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
private const val SOLUTION = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"

/** Plays a few moves and fails loudly where the service says something else than it should. */
fun main() {
    val threads = Executors.newCachedThreadPool()
    try {
        val service = HintService(threads, Duration.ofSeconds(20))
        fun ask(board: String, givens: String = GIVENS) = service.ask(givens, board, HintDetail.FULL).join()

        val hint = ask(GIVENS)
        require(hint is Help.Hint && hint.sentence.isNotBlank() && hint.cells.isNotEmpty()) { hint }
        println(hint.sentence)
        expect(Help.Mistakes(listOf(Candidate(Cell.parse("r1c3"), 1))), ask(GIVENS.replaceRange(2, 3, "1")))
        expect(Help.Solved, ask(SOLUTION))
        require(ask("5".repeat(81)) is Help.Mistakes)
        require(ask("5x") is Help.NotAPuzzle)
        expect(Help.NotAPuzzle("several solutions"), ask(".".repeat(81), ".".repeat(81)))
        expect(Help.NotAPuzzle("no solution"), ask(GIVENS, "5".repeat(81)))

        val hardest = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."
        require(ask(hardest, hardest) !is Help.NotAPuzzle)
        require(HintService(threads, Duration.ZERO).ask(GIVENS, GIVENS, HintDetail.VAGUE).join() is Help.TooLong)
    } finally {
        threads.shutdown()
    }
}

private fun expect(expected: Help, actual: Help) = require(expected == actual) { "expected $expected, but was $actual" }
