package io.github.sudokusat.export;

import io.github.sudokusat.cnf.AnswerReader;
import io.github.sudokusat.cnf.DimacsFormatException;
import io.github.sudokusat.cnf.DimacsHandler;
import io.github.sudokusat.cnf.DimacsReader;
import io.github.sudokusat.cnf.Model;
import io.github.sudokusat.cnf.SolverAnswer;
import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.text.GridFormatException;
import io.github.sudokusat.grid.text.GridParser;
import io.github.sudokusat.grid.text.LayoutText;
import io.github.sudokusat.grid.text.TextOptions;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Turns a solver's answer to an exported DIMACS file into a grid.
 *
 * <p>The file is read once from front to back: its comments give the layout, the givens and the variables; at its header the answer is read; then
 * every clause is checked against the model. Memory is O(variables), whatever the number of clauses.
 */
public final class AnswerDecoder {

    /** The comments that {@link LayoutText#describe} writes begin with these words. */
    private static final Set<String> LAYOUT_KEYS = Set.of("box", "regions", "rule", "differ");

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
        private final List<String> layoutLines = new ArrayList<>();
        private boolean signed;
        private boolean isReduced;
        private @Nullable String givens;
        /** The variables' candidates, in a reduced numbering. */
        private final List<MapEntry> map = new ArrayList<>();

        private @Nullable Grid puzzle;
        private @Nullable SolverAnswer answer;
        private @Nullable Model model;
        private long clauses;

        Checker(Readable answerText) {
            this.answerText = answerText;
        }

        private record MapEntry(int variable, Candidate candidate) {}

        @Override
        public void comment(String text) {
            int blank = text.indexOf(' ');
            String key = blank < 0 ? text : text.substring(0, blank);
            if (key.equals("givens")) {
                givens = text.substring(blank + 1);
            } else if (key.equals("map")) {
                isReduced = true;
                map.add(mapEntry(text));
            } else if (key.equals("encoding")) {
                isReduced |= text.endsWith(" reduced");
            } else if (LAYOUT_KEYS.contains(key)) {
                layoutLines.add(text);
            } else if (text.equals(DimacsExport.SIGNATURE)) {
                signed = true;
            }
        }

        private static MapEntry mapEntry(String text) {
            int second = text.indexOf(' ', 4);
            try {
                if (second > 0) {
                    return new MapEntry(
                            Integer.parseInt(text.substring(4, second)), Candidate.parse(text.substring(second + 1)));
                }
            } catch (IllegalArgumentException e) {
                // Said below, for both ways of being malformed.
            }
            throw new MalformedExportException(
                    "expected a comment such as \"map 1 r1c5=9\", but found \"" + text + "\"");
        }

        @Override
        public void header(int variables, long clauseCount) {
            Grid grid = readPuzzle();
            puzzle = grid;
            int side = grid.layout().side();
            int candidates = isReduced ? map.size() : side * side * side;
            if (variables < candidates) {
                throw new MalformedExportException("the header says " + variables + " variables, but the comments say "
                        + candidates + " candidates or more");
            }
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

        private Grid readPuzzle() {
            if (!signed || givens == null || layoutLines.isEmpty()) {
                throw new MalformedExportException("the comments of an exported file are missing: \"c "
                        + DimacsExport.SIGNATURE + "\", \"c box …\" or \"c regions …\", \"c givens …\"");
            }
            try {
                Layout layout = LayoutText.parse(layoutLines);
                return GridParser.of(TextOptions.defaults().withLayout(layout)).parse(givens);
            } catch (GridFormatException e) {
                throw new MalformedExportException("comments: " + e.getMessage());
            }
        }

        @Override
        public void add(int[] literals, int length) {
            clauses++;
            Model values = model;
            if (values != null && !values.satisfies(literals, length)) {
                throw new WrongAnswerException("wrong answer: clause " + clauses + " of the formula does not hold: "
                        + Arrays.toString(Arrays.copyOf(literals, length)));
            }
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
            Grid solution = isReduced ? reducedSolution(known, values) : directSolution(known, values);
            if (!solution.isSolved() || !solution.keeps(known)) {
                throw new WrongAnswerException("wrong answer: " + solution + " is no solution of " + known);
            }
            return new Decoded.Solution(known, solution);
        }

        private static Grid directSolution(Grid puzzle, Model model) {
            int side = puzzle.layout().side();
            int[] digits = new int[side * side];
            for (int i = 0; i < digits.length * side && i < model.variables(); i++) {
                if (model.isTrue(i + 1)) {
                    put(digits, i / side, i % side + 1, side);
                }
            }
            return Grid.of(puzzle.layout(), digits);
        }

        private Grid reducedSolution(Grid puzzle, Model model) {
            int side = puzzle.layout().side();
            int[] digits = puzzle.digits();
            for (MapEntry entry : map) {
                Candidate candidate = entry.candidate();
                if (entry.variable() < 1 || entry.variable() > model.variables() || candidate.digit() > side) {
                    throw new MalformedExportException("the comment \"map " + entry.variable() + " " + candidate
                            + "\" names a variable or a digit that there is not");
                }
                if (model.isTrue(entry.variable())) {
                    put(digits, candidate.cell().number(side), candidate.digit(), side);
                }
            }
            return Grid.of(puzzle.layout(), digits);
        }

        private static void put(int[] digits, int cell, int digit, int side) {
            if (digits[cell] != 0) {
                throw new WrongAnswerException(
                        "wrong answer: two digits in " + Cell.of(cell, side) + ", " + digits[cell] + " and " + digit);
            }
            digits[cell] = digit;
        }

        private static <T> T known(@Nullable T value) {
            if (value == null) {
                throw new MalformedExportException("the header \"p cnf …\" is missing");
            }
            return value;
        }
    }
}
