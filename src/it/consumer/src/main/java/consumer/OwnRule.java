package consumer;

import io.github.sudokusat.encode.EncodingOptions;
import io.github.sudokusat.encode.SudokuCnf;
import io.github.sudokusat.encode.SudokuEncoder;
import io.github.sudokusat.engine.Engine;
import io.github.sudokusat.export.AnswerDecoder;
import io.github.sudokusat.export.DecodeResult;
import io.github.sudokusat.export.DimacsExport;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.format.read.LayoutText;
import io.github.sudokusat.logic.LogicSolver;
import io.github.sudokusat.prove.certificate.CertificateVerifier;
import io.github.sudokusat.prove.certificate.Certifier;
import io.github.sudokusat.prove.certificate.CertifyResult;
import io.github.sudokusat.prove.certificate.VerifyResult;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.sat.SatResult;
import io.github.sudokusat.sat.SatSession;
import io.github.sudokusat.sat.SessionOptions;
import io.github.sudokusat.sat.sat4j.Sat4jSolver;
import io.github.sudokusat.solve.Engines;
import io.github.sudokusat.solve.SudokuSolver;
import java.io.IOException;
import java.io.StringReader;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Uses a rule of the embedder's own with everything that takes rules. */
final class OwnRule {

    private static final Layout LAYOUT = Layout.boxes(2, 2).with(new BalancedRows());

    private OwnRule() {}

    static void use() throws IOException {
        Set<String> expected = byTrial();
        if (expected.size() < 2) {
            throw new IllegalStateException("the rule leaves too few grids to be worth a test: " + expected);
        }
        for (Engine engine : List.of(
                Engines.propagate(), Engines.backtrack(), Engines.sat())) {
            Set<String> found = SudokuSolver.of(engine)
                    .solutions(Grid.empty(LAYOUT))
                    .map(OwnRule::text)
                    .collect(Collectors.toCollection(TreeSet::new));
            if (!found.equals(expected)) {
                throw new IllegalStateException(engine.name() + " finds " + found + ", not " + expected);
            }
        }
        Grid puzzle = proper(expected.iterator().next());
        if (LogicSolver.of(LAYOUT).next(Puzzle.of(puzzle).toCandidates()).findFirst().isEmpty()) {
            throw new IllegalStateException("no hint for " + puzzle);
        }
        exportAndDecode(puzzle);
        certify(puzzle);
        System.out.println("the consumer's own rule leaves " + expected.size() + " grids; written as "
                + LayoutText.describe(LAYOUT));
    }

    /** All grids of four by four that obey the rule, found without the library's engines seeing it. */
    private static Set<String> byTrial() {
        return SudokuSolver.create()
                .solutions(Grid.empty(Layout.boxes(2, 2)))
                .filter(grid -> Grid.of(LAYOUT, grid.digits()).conflicts().isEmpty())
                .map(OwnRule::text)
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static String text(Grid grid) {
        StringBuilder text = new StringBuilder();
        for (int digit : grid.digits()) {
            text.append(digit);
        }
        return text.toString();
    }

    /** A puzzle of as few digits of a solution as its first cells have to be. */
    private static Grid proper(String solution) {
        Grid puzzle = Grid.empty(LAYOUT);
        for (int cell = 0; !SudokuSolver.create().isProper(puzzle); cell++) {
            puzzle = puzzle.with(cell, solution.charAt(cell) - '0');
        }
        return puzzle;
    }

    /** The formula as a file and a model as a solver's answer, which are decoded although the file alone names the rule. */
    private static void exportAndDecode(Grid puzzle) throws IOException {
        SudokuCnf formula =
                SudokuEncoder.of(LAYOUT, EncodingOptions.defaults()).encode(Puzzle.of(puzzle));
        StringBuilder file = new StringBuilder();
        DimacsExport.write(formula, file);
        DecodeResult decoded =
                AnswerDecoder.decode(new StringReader(file.toString()), new StringReader(answer(formula)));
        if (!(decoded instanceof DecodeResult.Solution solution)
                || !text(solution.solution()).equals(text(SudokuSolver.create().solve(puzzle).orElseThrow()))) {
            throw new IllegalStateException("not decoded: " + decoded);
        }
    }

    private static String answer(SudokuCnf formula) {
        try (SatSession session = Sat4jSolver.instance().open(formula.variables(), SessionOptions.defaults())) {
            formula.writeTo(session);
            if (!(session.solve(Limits.none()) instanceof SatResult.Sat sat)) {
                throw new IllegalStateException("no model");
            }
            StringBuilder answer = new StringBuilder("s SATISFIABLE\nv");
            for (int variable = 1; variable <= formula.variables(); variable++) {
                answer.append(' ').append(sat.model().isTrue(variable) ? variable : -variable);
            }
            return answer.append(" 0\n").toString();
        }
    }

    private static void certify(Grid puzzle) throws IOException {
        StringBuilder formula = new StringBuilder();
        StringBuilder proof = new StringBuilder();
        CertifyResult certified = Certifier.of(Sat4jSolver.instance(), EncodingOptions.defaults())
                .certify(puzzle, formula, proof);
        if (!(certified instanceof CertifyResult.Unique unique)) {
            throw new IllegalStateException("not certified: " + certified);
        }
        VerifyResult verified = CertificateVerifier.of(
                        new StringReader(Certifier.text(puzzle)),
                        new StringReader(formula.toString()),
                        new StringReader(proof.toString()))
                .withSolution(new StringReader(Certifier.text(unique.solution())))
                .verify();
        if (!(verified instanceof VerifyResult.Verified)) {
            throw new IllegalStateException("not verified: " + verified);
        }
    }
}
