package io.github.sudokusat.sat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.junit.jupiter.api.Assumptions.assumeFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.sudokusat.cnf.Cnf;
import io.github.sudokusat.prove.certificate.ProofCheckResult;
import io.github.sudokusat.prove.certificate.RupChecker;
import io.github.sudokusat.run.Cancellation;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.testing.NaiveRup;
import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/**
 * The contract of every {@link SatSolver} for proofs; part of {@link SatSolverContractTest}.
 *
 * <p>A solver without {@link Capability#PROOF} refuses options with a proof, with a message that contains <i>proof</i>. A solver with it writes, for
 * every unsatisfiable formula, a proof that {@link RupChecker} accepts and whose last line is the empty clause. Such a session is solved once and
 * without assumptions, takes no clauses afterwards, obeys limits, and throws {@link UncheckedIOException} with its cause if the proof cannot be
 * written.
 */
public abstract class SatProofContractTest {

    /** The solver under test. */
    protected abstract SatSolver solver();

    /** The options of every session. */
    protected SessionOptions options() {
        return SessionOptions.defaults();
    }

    /** The number of solves in a test with random formulas; an external solver starts a process for each. */
    protected int solves() {
        return 2_000;
    }

    private boolean writesProofs() {
        return solver().capabilities().contains(Capability.PROOF);
    }

    private void requireProofs() {
        assumeTrue(writesProofs(), "the solver writes no proofs");
    }

    /** Solves a formula and, if it is unsatisfiable, checks the proof with both checkers; returns false if the formula is satisfiable. */
    private boolean isRefuted(int variables, List<int[]> clauses, boolean naively) throws IOException {
        StringBuilder proof = new StringBuilder();
        try (SatSession session = solver().open(variables, options().withProof(proof))) {
            Formulas.addAll(session, clauses);
            SatResult result = session.solve(Limits.none());
            if (result instanceof SatResult.Sat) {
                return false;
            }
            assertThat(result).isInstanceOf(SatResult.Unsat.class);
        }
        Cnf formula = new Cnf();
        formula.declareVariables(variables);
        Formulas.addAll(formula, clauses);
        assertThat(proof.toString()).endsWith("0\n").matches("(?s)(.*\n)?0\n");
        assertThat(RupChecker.check(formula, new StringReader(proof.toString()), Limits.none()))
                .as(() -> proof.toString())
                .isInstanceOf(ProofCheckResult.Accepted.class);
        if (naively) {
            assertThat(NaiveRup.accepts(variables, clauses, proof.toString()))
                    .as(() -> proof.toString())
                    .isTrue();
        }
        return true;
    }

    @Test
    void proofsOfRandomFormulasAreAccepted() throws IOException {
        requireProofs();
        Random random = new Random(11);
        int refuted = 0;
        for (int i = 0; i < solves(); i++) {
            int variables = i % 3 == 0 ? random.nextInt(9) : 10 + random.nextInt(30);
            List<int[]> clauses = i % 3 == 0
                    ? Formulas.anything(variables, random.nextInt(20), random)
                    : i % 3 == 1
                            ? Formulas.threeSat(variables, (int) (4.6 * variables), random)
                            : Formulas.colouring(variables / 3, 3, 40 + random.nextInt(60), random);
            refuted += isRefuted(variables, clauses, i % 5 == 0) ? 1 : 0;
        }
        assertThat(refuted).isBetween(solves() / 5, solves());
    }

    @Test
    void proofsOfNearlyEmptyFormulasAreAccepted() throws IOException {
        requireProofs();
        assertThat(isRefuted(0, List.of(new int[0]), true)).isTrue();
        assertThat(isRefuted(3, List.of(new int[] {1, 2}, new int[0], new int[] {3}), true))
                .isTrue();
        assertThat(isRefuted(1, List.of(new int[] {1}, new int[] {-1}), true)).isTrue();
        assertThat(isRefuted(2, List.of(new int[] {-1}, new int[] {-2}, new int[] {1, 2}), true))
                .isTrue();
        assertThat(isRefuted(2, List.of(new int[] {1, 1, 2}, new int[] {-1, -1}, new int[] {-2, 1, -2}), true))
                .isTrue();
        assertThat(isRefuted(0, List.of(), true)).isFalse();
        assertThat(isRefuted(2, List.of(new int[] {1, 2}), true)).isFalse();
    }

    /** Uses a search that is long enough for clauses to be forgotten, so that the proof has lines that delete. */
    @Test
    void proofsThatDeleteClausesAreAccepted() throws IOException {
        requireProofs();
        assertThat(isRefuted(Formulas.pigeonVariables(7), Formulas.pigeons(7), false))
                .isTrue();
        assertThat(isRefuted(Formulas.pigeonVariables(8), Formulas.pigeons(8), false))
                .isTrue();
        Random random = new Random(12);
        int refuted = 0;
        for (int i = 0; i < 3; i++) {
            refuted += isRefuted(150, Formulas.threeSat(150, 700, random), false) ? 1 : 0;
        }
        assertThat(refuted).isPositive();
    }

    @Test
    void aSolverThatWritesNoProofsRefusesTheOption() {
        assumeFalse(writesProofs(), "the solver writes proofs");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> solver().open(1, options().withProof(new StringBuilder())))
                .withMessageContaining("proof");
    }

    @Test
    void aSessionWithAProofAllowsOneSolveWithoutAssumptions() {
        requireProofs();
        for (boolean unsatisfiable : new boolean[] {true, false}) {
            try (SatSession session = solver().open(2, options().withProof(new StringBuilder()))) {
                session.add(1, 2);
                session.add(-1);
                if (unsatisfiable) {
                    session.add(-2);
                }
                assertThatIllegalArgumentException()
                        .isThrownBy(() -> session.solve(Limits.none(), 1))
                        .withMessageContaining("assumptions");
                assertThat(session.solve(Limits.none()))
                        .isInstanceOf(unsatisfiable ? SatResult.Unsat.class : SatResult.Sat.class);
                assertThatIllegalStateException().isThrownBy(() -> session.solve(Limits.none()));
                assertThatIllegalStateException().isThrownBy(() -> session.add(2));
                assertThatIllegalStateException().isThrownBy(() -> session.add(1, 2));
                assertThatIllegalStateException().isThrownBy(() -> session.add(new int[] {1, 2}, 2));
            }
        }
    }

    /** A writer that accepts some pieces of text and then fails, as a full disk does. */
    private static final class FullDisk implements Appendable {

        private int left;

        FullDisk(int pieces) {
            left = pieces;
        }

        @Override
        public Appendable append(CharSequence text) throws IOException {
            if (left-- <= 0) {
                throw new IOException("No space left on device");
            }
            return this;
        }

        @Override
        public Appendable append(CharSequence text, int from, int to) throws IOException {
            return append(text);
        }

        @Override
        public Appendable append(char c) throws IOException {
            return append("");
        }
    }

    @Test
    void aProofThatCannotBeWrittenIsAFailure() {
        requireProofs();
        for (int pieces : new int[] {0, 1, 5, 30}) {
            SessionOptions full = options().withProof(new FullDisk(pieces));
            try (SatSession session = solver().open(Formulas.pigeonVariables(7), full)) {
                Formulas.addAll(session, Formulas.pigeons(7));
                assertThatExceptionOfType(UncheckedIOException.class)
                        .isThrownBy(() -> session.solve(Limits.none()))
                        .withCauseInstanceOf(IOException.class)
                        .withMessageContaining("No space left on device");
            }
        }
    }

    @Test
    void limitsStopASearchThatWritesAProof() {
        requireProofs();
        Cancellation cancelled = new Cancellation();
        cancelled.cancel();
        for (Limits limits : new Limits[] {
            Limits.none().withCancellation(cancelled), Limits.none().withTimeout(System::nanoTime, 50_000_000)
        }) {
            SessionOptions options = options().withProof(new StringBuilder());
            try (SatSession session = solver().open(Formulas.pigeonVariables(HardSession.HOLES), options)) {
                Formulas.addAll(session, Formulas.pigeons(HardSession.HOLES));
                StopReason reason = limits.cancellation().isPresent() ? StopReason.CANCELLED : StopReason.TIME_LIMIT;
                assertThat(session.solve(limits)).isEqualTo(new SatResult.Unknown(reason));
            }
        }
    }
}
