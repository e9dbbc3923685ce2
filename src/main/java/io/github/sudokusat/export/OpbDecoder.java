package io.github.sudokusat.export;

import io.github.sudokusat.cnf.AnswerReader;
import io.github.sudokusat.cnf.Model;
import io.github.sudokusat.cnf.SolverAnswer;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.linear.LinearRow;
import io.github.sudokusat.linear.OpbHandler;
import io.github.sudokusat.linear.OpbReader;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/**
 * Checks a pseudo-Boolean solver's answer to a file that {@link OpbExport} wrote. The answer is read at the first constraint, because the comments
 * are known by then. Memory is O(variables).
 */
final class OpbDecoder implements OpbHandler {

    private final Readable answerText;
    private final ExportComments comments = new ExportComments();
    private int variables;
    /** The highest variable of the rows so far. */
    private int highest;

    private long line;
    /** The last comment, which names the constraint that follows it. */
    private String name = "";

    private @Nullable ProgramAnswer answer;

    private OpbDecoder(Readable answerText) {
        this.answerText = answerText;
    }

    /** Decodes an answer, as specified by {@link AnswerDecoder#decode}. */
    static DecodeResult decode(Readable exported, Readable answerText) throws IOException {
        OpbDecoder decoder = new OpbDecoder(answerText);
        OpbReader.read(exported, decoder);
        ProgramAnswer begun = decoder.begun(decoder.line + 1);
        decoder.comments.requireDeclared(1, decoder.variables, decoder.highest);
        return begun.decode(decoder.comments.variables(), decoder.comments::candidate);
    }

    @Override
    public void header(int variableCount, long rows) {
        variables = variableCount;
        line = 1;
    }

    @Override
    public void comment(long atLine, String text) {
        line = atLine;
        name = text;
        if (answer == null) {
            comments.add(atLine, text);
        }
    }

    @Override
    public void row(LinearRow row) {
        begun(row.line()).check(row, name);
        highest = Math.max(highest, row.highestVariable());
    }

    private ProgramAnswer begun(long atLine) {
        if (answer == null) {
            Grid puzzle = comments.header(atLine, variables);
            SolverAnswer found = AnswerFailure.carry(() -> AnswerReader.readPseudoBoolean(answerText, variables));
            Model model = found.findModel().orElse(null);
            answer = model == null
                    ? ProgramAnswer.noSolution(puzzle, found.status() == SolverAnswer.Status.UNSATISFIABLE)
                    : ProgramAnswer.solution(puzzle, model::isTrue);
        }
        return answer;
    }
}
