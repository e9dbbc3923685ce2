package course;

import io.github.sudokusat.cnf.Cnf;
import io.github.sudokusat.cnf.DimacsReader;
import io.github.sudokusat.cnf.Model;
import io.github.sudokusat.encode.AtMostOneMethod;
import io.github.sudokusat.encode.ClueHandling;
import io.github.sudokusat.encode.Encoding;
import io.github.sudokusat.encode.EncodingOptions;
import io.github.sudokusat.encode.SudokuCnf;
import io.github.sudokusat.encode.SudokuEncoder;
import io.github.sudokusat.export.AnswerDecoder;
import io.github.sudokusat.export.DimacsExport;
import io.github.sudokusat.format.read.GridParser;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.prove.certificate.CertificateVerifier;
import io.github.sudokusat.prove.certificate.Certifier;
import io.github.sudokusat.prove.certificate.VerifyResult;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.sat.SatSession;
import io.github.sudokusat.sat.SatSolver;
import io.github.sudokusat.sat.SessionOptions;
import io.github.sudokusat.sat.sat4j.Sat4jSolver;
import io.github.sudokusat.solve.SudokuSolver;
import java.io.IOException;
import java.io.StringReader;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** An exercise on encodings, to be read from top to bottom. Each chapter throws an exception if what it claims is wrong. */
public final class Encodings {

    private static final SatSolver SOLVER = Sat4jSolver.instance();
    private static final Grid PUZZLE = GridParser.create()
            .parse("8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..");

    private Encodings() {}

    public static void main(String[] args) throws IOException {
        compareEncodings();
        String file = writeFormula();
        Grid solution = solveFormula(file);
        proveUniqueness(solution);
        countModels();
    }

    /** 1. The same rules in different clauses. With pairwise at-most-one and without givens, their numbers are those of the literature. */
    private static void compareEncodings() {
        System.out.printf("%-9s %-11s %17s %17s%n", "", "", "without givens", "puzzle, reduced");
        System.out.printf("%-9s %-11s %8s %8s %8s %8s%n", "encoding", "at most one", "vars", "clauses", "vars", "clauses");
        for (Encoding encoding : Encoding.values()) {
            for (AtMostOneMethod method : AtMostOneMethod.values()) {
                EncodingOptions options =
                        EncodingOptions.defaults().withEncoding(encoding).withAtMostOne(method);
                SudokuCnf general = encode(Grid.empty(Layout.classic()), options.withRepeats(true));
                SudokuCnf reduced = encode(PUZZLE, options.withClues(ClueHandling.REDUCED));
                System.out.printf("%-9s %-11s %8d %8d %8d %8d%n", encoding.text(), method.text(),
                        general.variables(), general.clauses(), reduced.variables(), reduced.clauses());
            }
        }
        Map<Encoding, Long> published =
                Map.of(Encoding.MINIMAL, 8_829L, Encoding.NATURAL, 11_745L, Encoding.COMPLETE, 11_988L);
        published.forEach((encoding, clauses) -> {
            EncodingOptions options = EncodingOptions.defaults().withEncoding(encoding).withRepeats(true);
            require(encode(Grid.empty(Layout.classic()), options).clauses() == clauses, "the size of " + encoding);
        });
    }

    private static SudokuCnf encode(Grid puzzle, EncodingOptions options) {
        return SudokuEncoder.of(puzzle.layout(), options).encode(Puzzle.of(puzzle));
    }

    /** 2. The formula as a DIMACS file, which any SAT solver reads. Its comments say what the variables mean. */
    private static String writeFormula() throws IOException {
        EncodingOptions options = EncodingOptions.defaults().withAtMostOne(AtMostOneMethod.SEQUENTIAL);
        StringBuilder file = new StringBuilder();
        DimacsExport.write(encode(PUZZLE, options), file);
        System.out.println("\nThe file, without the lines that map variables to candidates:");
        file.toString().lines().filter(line -> !line.startsWith("c map")).limit(10).forEach(System.out::println);
        return file.toString();
    }

    /** 3. A solver reads the file and answers in the format of the SAT competitions, from which the grid is decoded. */
    private static Grid solveFormula(String file) throws IOException {
        Cnf formula = DimacsReader.readCnf(new StringReader(file));
        Model model;
        try (SatSession session = SOLVER.open(formula.variables(), SessionOptions.defaults())) {
            formula.forEach(session);
            model = session.solve(Limits.none()).orElseThrow();
            System.out.println("\n" + SOLVER.name() + ": " + session.statistics());
        }
        Grid solution = AnswerDecoder.decode(new StringReader(file), new StringReader(answer(model))).orElseThrow();
        System.out.println(PUZZLE + "\n" + solution);
        require(solution.isSolved() && solution.keeps(PUZZLE), "not a solution: " + solution);
        return solution;
    }

    private static String answer(Model model) {
        return IntStream.rangeClosed(1, model.variables())
                .mapToObj(variable -> Integer.toString(model.isTrue(variable) ? variable : -variable))
                .collect(Collectors.joining(" ", "s SATISFIABLE\nv ", " 0\n"));
    }

    /** 4. With its solution excluded, the formula of a proper puzzle has no model. A checker need not trust the solver that proves it. */
    private static void proveUniqueness(Grid solution) throws IOException {
        StringBuilder formula = new StringBuilder();
        StringBuilder proof = new StringBuilder();
        Grid unique = Certifier.of(SOLVER, EncodingOptions.defaults()).certify(PUZZLE, formula, proof).orElseThrow();
        require(unique.equals(solution), "two solutions");
        VerifyResult.Verified verified = verify(formula, proof.toString(), solution).orElseThrow();
        System.out.println("\nsolutions: " + verified.count() + ", proved in " + verified.proof().added() + " clauses");
        String firstHalf = proof.substring(0, proof.indexOf("\n", proof.length() / 2) + 1);
        VerifyResult refused = verify(formula, firstHalf, solution);
        System.out.println("half the proof: " + refused);
        require(refused.findVerified().isEmpty(), "half a proof was accepted");
    }

    private static VerifyResult verify(CharSequence formula, String proof, Grid solution) throws IOException {
        return CertificateVerifier.of(new StringReader(Certifier.text(PUZZLE)), new StringReader(formula.toString()),
                new StringReader(proof)).withSolution(new StringReader(Certifier.text(solution))).verify();
    }

    /** 5. The models of the rules of 4×4, each found with all earlier ones blocked: one for each full grid. */
    private static void countModels() {
        Grid empty = Grid.empty(Layout.boxes(2, 2));
        SudokuCnf formula = encode(empty, EncodingOptions.defaults());
        int models = 0;
        try (SatSession session = SOLVER.open(formula.variables(), SessionOptions.defaults())) {
            formula.writeTo(session);
            Optional<Model> model = session.solve(Limits.none()).findModel();
            for (; model.isPresent(); model = session.solve(Limits.none()).findModel()) {
                int[] blocking = formula.blockingClause(formula.decode(model.get()));
                session.add(blocking, blocking.length);
                models++;
            }
        }
        System.out.println("\n" + models + " models");
        require(SudokuSolver.create().count(empty).orElseThrow().intValueExact() == models, models + " models");
    }

    private static void require(boolean holds, String otherwise) {
        if (!holds) {
            throw new IllegalStateException(otherwise);
        }
    }
}
