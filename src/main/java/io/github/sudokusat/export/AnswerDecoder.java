package io.github.sudokusat.export;

import io.github.sudokusat.cnf.AnswerReader;
import io.github.sudokusat.cnf.DimacsFormatException;
import io.github.sudokusat.cnf.DimacsHandler;
import io.github.sudokusat.cnf.DimacsReader;
import io.github.sudokusat.cnf.Model;
import io.github.sudokusat.cnf.SolverAnswer;
import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.Grid;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Turns a solver's answer to an exported DIMACS file into a grid.
 *
 * <p>The file is read once from front to back: its comments give the layout, the givens and the variables; at its header the answer is read; then
 * every clause is checked against the model. The comments are checked too: each variable of a candidate stands for one candidate, and none of a
 * reduced numbering is left out. Memory is O(variables), whatever the number of clauses.
 */
public final class AnswerDecoder {

    private AnswerDecoder() {}

    /**
     * Decodes an answer.
     *
     * @param exported a file that {@link DimacsExport} wrote; read to its end; not closed
     * @param answer the solver's answer, in a form that {@link AnswerReader} reads; read to its end; not closed
     * @return the solution, verified against every clause, the rules and the givens; or what else the answer says
     * @throws IOException if reading fails
     * @throws MalformedExportException if {@code exported} is not such a file
     * @throws DimacsFormatException if {@code answer} is malformed or truncated, or names a variable that the formula has not
     * @throws WrongAnswerException if the model breaks a clause, or is no solution of the puzzle
     */
    public static Decoded decode(Readable exported, Readable answer) throws IOException {
        Checker checker = new Checker(answer);
        try {
            DimacsReader.read(exported, checker);
        } catch (UncheckedIOException e) {
            throw e.getCause();
        } catch (DimacsFormatException e) {
            // What the answer's reader throws is wrapped in AnswerFailure, so this is about the exported file.
            throw new MalformedExportException(Objects.requireNonNullElse(e.getMessage(), "malformed DIMACS"));
        } catch (AnswerFailure e) {
            throw e.failure;
        }
        return checker.decoded();
    }

    /** Carries what is wrong with the answer past the reader of the exported file. */
    private static final class AnswerFailure extends RuntimeException {

        private static final long serialVersionUID = 1L;

        private final DimacsFormatException failure;

        AnswerFailure(DimacsFormatException failure) {
            super("", failure, false, false);
            this.failure = failure;
        }
    }

    /** Reads the exported file. */
    private static final class Checker implements DimacsHandler {

        private final Readable answerText;
        private final ExportComments comments = new ExportComments();
        private long line;
        private @Nullable Grid puzzle;
        private @Nullable SolverAnswer answer;
        private @Nullable Model model;
        private long clauses;

        Checker(Readable answerText) {
            this.answerText = answerText;
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
            puzzle = comments.header(line, variables);
            try {
                SolverAnswer found = AnswerReader.read(answerText, variables);
                answer = found;
                model = found.findModel().orElse(null);
            } catch (DimacsFormatException e) {
                throw new AnswerFailure(e);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        @Override
        public void add(int[] literals, int length) {
            clauses++;
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

        Decoded decoded() {
            Grid known = known(puzzle);
            if (model != null) {
                return solution(known, model);
            }
            return known(answer).status() == SolverAnswer.Status.UNSATISFIABLE
                    ? new Decoded.NoSolution(known)
                    : new Decoded.Unknown(known);
        }

        private Decoded solution(Grid known, Model values) {
            int side = known.layout().side();
            int[] digits = comments.isReduced() ? known.digits() : new int[side * side];
            for (int variable = 1; variable <= comments.variables(); variable++) {
                if (values.isTrue(variable)) {
                    put(digits, comments.candidate(variable), side);
                }
            }
            Grid solution = Grid.of(known.layout(), digits);
            if (!solution.isSolved() || !solution.keeps(known)) {
                throw new WrongAnswerException("wrong answer: " + solution + " is no solution of " + known);
            }
            return new Decoded.Solution(known, solution);
        }

        private static void put(int[] digits, Candidate candidate, int side) {
            int cell = candidate.cell().number(side);
            if (digits[cell] != 0) {
                throw new WrongAnswerException("wrong answer: two digits in " + candidate.cell() + ", " + digits[cell]
                        + " and " + candidate.digit());
            }
            digits[cell] = candidate.digit();
        }

        private static <T> T known(@Nullable T value) {
            if (value == null) {
                throw new MalformedExportException("the header \"p cnf …\" is missing");
            }
            return value;
        }
    }
}
