package io.github.sudokusat.bench;

import io.github.sudokusat.cnf.Cnf;
import io.github.sudokusat.cnf.DimacsReader;
import io.github.sudokusat.encode.ClueHandling;
import io.github.sudokusat.encode.EncodingOptions;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.prove.certificate.CertificateVerifier;
import io.github.sudokusat.prove.certificate.Certifier;
import io.github.sudokusat.prove.certificate.CertifyResult;
import io.github.sudokusat.prove.certificate.ProofCheckResult;
import io.github.sudokusat.prove.certificate.ProofChecker;
import io.github.sudokusat.prove.certificate.ProofFormat;
import io.github.sudokusat.prove.certificate.RupChecker;
import io.github.sudokusat.prove.certificate.VerifyResult;
import io.github.sudokusat.prove.givens.ConflictFinder;
import io.github.sudokusat.prove.givens.ConflictResult;
import io.github.sudokusat.prove.givens.GivenMinimizer;
import io.github.sudokusat.prove.givens.TrueCandidateFinder;
import io.github.sudokusat.prove.givens.TrueCandidatesResult;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.sat.sat4j.Sat4jSolver;
import io.github.sudokusat.testing.PuzzleSet;
import java.io.IOException;
import java.io.StringReader;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Measures certificates, conflicts, redundant givens and true candidates, per puzzle, on one thread. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 2, time = 3)
@Measurement(iterations = 3, time = 3)
public class ProveBenchmark {

    private static final int PUZZLES = 50;

    /** The puzzles. */
    @Param({"easy", "clues17", "hardest"})
    public String set = "";

    private Grid[] puzzles = {};
    /** The puzzles with one wrong digit added, which clashes with no given if possible. */
    private final Grid[] unsolvable = new Grid[PUZZLES];
    /** The puzzles with every fifth given removed. */
    private final Grid[] underClued = new Grid[PUZZLES];
    /** The puzzles filled up to 30 givens. */
    private final Grid[] thirty = new Grid[PUZZLES];

    private final String[] formulas = new String[PUZZLES];
    private final String[] proofs = new String[PUZZLES];
    private final String[] hinted = new String[PUZZLES];
    private final String[] binary = new String[PUZZLES];
    private final Cnf[] clauses = new Cnf[PUZZLES];
    private final String[] solutions = new String[PUZZLES];

    private final Certifier certifier =
            Certifier.of(Sat4jSolver.instance(), EncodingOptions.defaults().withClues(ClueHandling.UNITS));

    @Setup
    public void load() throws IOException {
        puzzles = PuzzleSet.load(set, PUZZLES);
        for (int i = 0; i < PUZZLES; i++) {
            StringBuilder formula = new StringBuilder();
            StringBuilder proof = new StringBuilder();
            CertifyResult.Unique unique = (CertifyResult.Unique) certifier.certify(puzzles[i], formula, proof);
            formulas[i] = formula.toString();
            proofs[i] = proof.toString();
            hinted[i] = withHints(i, ProofFormat.LRAT);
            binary[i] = withHints(i, ProofFormat.LRAT_BINARY);
            clauses[i] = DimacsReader.readCnf(new StringReader(formulas[i]));
            solutions[i] = Certifier.text(unique.solution());
            prepare(i, unique.solution());
        }
    }

    private String withHints(int i, ProofFormat format) throws IOException {
        StringBuilder lrat = new StringBuilder();
        RupChecker.check(new StringReader(formulas[i]), new StringReader(proofs[i]), format, lrat, Limits.none());
        return lrat.toString();
    }

    private void prepare(int i, Grid solution) {
        Grid fewer = puzzles[i];
        Grid more = puzzles[i];
        for (int cell = 0; cell < 81; cell++) {
            if (puzzles[i].digit(cell) != 0 && cell % 5 == 0) {
                fewer = fewer.with(cell, 0);
            }
            if (more.filledCount() < 30) {
                more = more.with(cell, solution.digit(cell));
            }
        }
        unsolvable[i] = wrong(puzzles[i], solution);
        underClued[i] = fewer;
        thirty[i] = more;
    }

    private static Grid wrong(Grid puzzle, Grid solution) {
        for (int cell = 0; cell < 81; cell++) {
            for (int digit = 1; digit <= 9 && puzzle.digit(cell) == 0; digit++) {
                Grid tried = puzzle.with(cell, digit);
                if (digit != solution.digit(cell) && tried.conflicts().isEmpty()) {
                    return tried;
                }
            }
        }
        return puzzle;
    }

    /** Measures making the formula and proof of a certificate. */
    @Benchmark
    @OperationsPerInvocation(PUZZLES)
    public long certify() throws IOException {
        long bytes = 0;
        for (Grid puzzle : puzzles) {
            StringBuilder proof = new StringBuilder();
            certifier.certify(puzzle, new StringBuilder(), proof);
            bytes += proof.length();
        }
        return bytes;
    }

    /** Measures the whole check of a certificate. */
    @Benchmark
    @OperationsPerInvocation(PUZZLES)
    public int verify() throws IOException {
        int verified = 0;
        for (int i = 0; i < PUZZLES; i++) {
            VerifyResult verdict = CertificateVerifier.of(
                            new StringReader(Certifier.text(puzzles[i])),
                            new StringReader(formulas[i]),
                            new StringReader(proofs[i]))
                    .withSolution(new StringReader(solutions[i]))
                    .verify();
            verified += verdict instanceof VerifyResult.Verified ? 1 : 0;
        }
        return verified;
    }

    /** Measures the check of the proof alone, without hints, of a formula in memory. */
    @Benchmark
    @OperationsPerInvocation(PUZZLES)
    public int checkWithoutHints() throws IOException {
        return check(ProofFormat.DRUP, proofs);
    }

    /** Measures the same with hints. */
    @Benchmark
    @OperationsPerInvocation(PUZZLES)
    public int checkWithHints() throws IOException {
        return check(ProofFormat.LRAT, hinted);
    }

    /** Measures the same with hints in binary. */
    @Benchmark
    @OperationsPerInvocation(PUZZLES)
    public int checkWithBinaryHints() throws IOException {
        return check(ProofFormat.LRAT_BINARY, binary);
    }

    private int check(ProofFormat format, String[] texts) throws IOException {
        int accepted = 0;
        for (int i = 0; i < PUZZLES; i++) {
            ProofChecker checker = format.checker(clauses[i].variables(), Limits.none());
            checker.addAll(clauses[i]);
            accepted += checker.check(new StringReader(texts[i])) instanceof ProofCheckResult.Accepted ? 1 : 0;
        }
        return accepted;
    }

    /** Measures finding the fewest givens that cannot all hold, in a puzzle with a wrong digit. */
    @Benchmark
    @OperationsPerInvocation(PUZZLES)
    public int conflict() {
        int smallest = 0;
        ConflictFinder finder = ConflictFinder.of(Sat4jSolver.instance());
        for (Grid puzzle : unsolvable) {
            smallest += finder.find(puzzle) instanceof ConflictResult.Found found && found.isSmallest() ? 1 : 0;
        }
        return smallest;
    }

    /** Measures finding the redundant givens and a minimal puzzle of the puzzle with 30 givens. */
    @Benchmark
    @OperationsPerInvocation(PUZZLES)
    public int minimize() {
        int sum = 0;
        GivenMinimizer minimizer = GivenMinimizer.of(Sat4jSolver.instance());
        for (Grid puzzle : thirty) {
            sum += minimizer.minimize(puzzle, 1).hashCode();
        }
        return sum;
    }

    /** Measures finding the true candidates of the puzzle with every fifth given removed. */
    @Benchmark
    @OperationsPerInvocation(PUZZLES)
    public int candidates() {
        int sum = 0;
        TrueCandidateFinder finder = TrueCandidateFinder.of(Sat4jSolver.instance());
        for (Grid puzzle : underClued) {
            sum += finder.find(Puzzle.of(puzzle)) instanceof TrueCandidatesResult.Found found ? found.count() : 0;
        }
        return sum;
    }
}
