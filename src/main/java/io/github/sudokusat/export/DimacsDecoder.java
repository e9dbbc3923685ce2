package io.github.sudokusat.export;

import io.github.sudokusat.cnf.AnswerReader;
import io.github.sudokusat.cnf.DimacsHandler;
import io.github.sudokusat.cnf.DimacsReader;
import io.github.sudokusat.cnf.Model;
import io.github.sudokusat.cnf.SolverAnswer;
import io.github.sudokusat.grid.Grid;
import java.io.IOException;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Checks a SAT solver's answer to a file that {@link DimacsExport} wrote. The answer is read at the header, because the comments are known by then.
 */
final class DimacsDecoder implements DimacsHandler {

    private final Readable answerText;
    private final ExportComments comments = new ExportComments();
    private long line;
    private @Nullable Grid puzzle;
    private @Nullable SolverAnswer answer;
    private @Nullable Model model;
    private long headerLine;
    private int declared;
    /** The highest variable of the clauses so far. */
    private int highest;

    private long clauses;

    private DimacsDecoder(Readable answerText) {
        this.answerText = answerText;
    }

    /** Decodes an answer, as specified by {@link AnswerDecoder#decode}. */
    static DecodeResult decode(Readable exported, Readable answerText) throws IOException {
        DimacsDecoder decoder = new DimacsDecoder(answerText);
        DimacsReader.read(exported, decoder);
        decoder.comments.requireDeclared(decoder.headerLine, decoder.declared, decoder.highest);
        return decoder.decoded();
    }

    @Override
    public void atLine(long number) {
        line = number;
    }

    @Override
    public void comment(String text) {
        comments.add(line, text);
    }

    @Override
    public void header(int variables, long clauseCount) {
        headerLine = line;
        declared = variables;
        puzzle = comments.header(line, variables);
        comments.requireModels();
        SolverAnswer found = AnswerFailure.carry(() -> AnswerReader.readModelOrCount(answerText, variables));
        answer = found;
        model = found.findModel().orElse(null);
    }

    @Override
    public void add(int[] literals, int length) {
        clauses++;
        for (int i = 0; i < length; i++) {
            highest = Math.max(highest, Math.abs(literals[i]));
        }
        Model values = model;
        if (values != null && !values.satisfies(literals, length)) {
            throw new WrongAnswerException("wrong answer: clause " + clauses + " of the formula does not hold: "
                    + Arrays.toString(Arrays.copyOf(literals, length)) + ", which says "
                    + meaning(literals, length));
        }
    }

    private String meaning(int[] literals, int length) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < length; i++) {
            int variable = Math.abs(literals[i]);
            String name = variable <= comments.variables()
                    ? comments.candidate(variable).toString()
                    : "auxiliary=" + variable;
            text.append(i == 0 ? "" : " or ").append(literals[i] > 0 ? name : name.replace("=", "<>"));
        }
        return length == 0 ? "that there is no solution" : text.toString();
    }

    private DecodeResult decoded() {
        Grid known = known(puzzle);
        if (model != null) {
            return solution(known, model);
        }
        Optional<BigInteger> count = known(answer).findCount();
        if (count.isPresent()) {
            return new DecodeResult.Counted(comments.exact(), count.get().add(comments.excludedCount()));
        }
        return known(answer).status() == SolverAnswer.Status.UNSATISFIABLE
                ? new DecodeResult.NoSolution(known)
                : new DecodeResult.Unknown(known);
    }

    private DecodeResult solution(Grid known, Model values) {
        GridBuilder grid = comments.isReduced() ? new GridBuilder(known, known.digits()) : new GridBuilder(known);
        for (int variable = 1; variable <= comments.variables(); variable++) {
            if (values.isTrue(variable)) {
                grid.put(comments.candidate(variable));
            }
        }
        return grid.solution();
    }

    private static <T> T known(@Nullable T value) {
        if (value == null) {
            throw new MalformedExportException("the header \"p cnf …\" is missing");
        }
        return value;
    }
}
