package io.github.sudokusat.cli.command;

import io.github.sudokusat.answer.Answer;
import io.github.sudokusat.answer.Rendering;
import io.github.sudokusat.answer.logic.LogicTask;
import io.github.sudokusat.answer.logic.RatedPuzzle;
import io.github.sudokusat.cli.option.LogicSetup;
import io.github.sudokusat.cli.output.Streams;
import io.github.sudokusat.cli.question.LogicQuestion;
import io.github.sudokusat.cli.question.Question;
import java.util.List;
import java.util.Set;
import picocli.CommandLine.Command;

/** {@code rate}: how hard puzzles are. */
@Command(
        name = "rate",
        description = "Rates the difficulty of each puzzle by the techniques that a person needs.",
        footer = {
            "",
            "Examples:",
            "  sudoku-sat rate 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
            "  sudoku-sat rate --format csv -j 4 puzzles.txt -o ratings.csv",
            "",
            "Each line is 'LEVEL SCORE HARDEST', where HARDEST is the hardest technique needed. The level is easy, medium, hard, unfair or extreme, or 'unrated' if"
                    + " the puzzle has several solutions or a limit was reached; the score then covers only the steps that were found. Where the techniques do not suffice, candidates are tried (HARDEST is then trial-1, trial-2 ...)."
                    + " Isomorphic puzzles have the same rating.",
            "",
            "Exit code: 0 even if the puzzle has several solutions, 3 no solution, 5 a limit was reached, 2 bad input."
        })
public final class RateCommand extends LogicCommand {

    public RateCommand(Streams streams) {
        super(streams);
    }

    @Override
    public Question question() {
        return new Asked(setup(false));
    }

    /** The rating of a puzzle. */
    private static final class Asked extends LogicQuestion {

        Asked(LogicSetup setup) {
            super(setup, false);
        }

        @Override
        public Set<Rendering.Form> forms() {
            return Rendering.Form.COMMON;
        }

        @Override
        public List<String> columns() {
            return RatedPuzzle.COLUMNS;
        }

        @Override
        protected Answer answer(LogicTask task) {
            return RatedPuzzle.of(task);
        }
    }
}
