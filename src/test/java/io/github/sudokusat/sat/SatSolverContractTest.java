package io.github.sudokusat.sat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import io.github.sudokusat.cnf.Model;
import io.github.sudokusat.run.Cancellation;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.testing.Waits;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

/**
 * The contract of every {@link SatSolver}; a subclass supplies the solver. JUnit 5 and AssertJ must be on the class path, and so must the library:
 * the suite is in its packages, so it cannot be run on the module path.
 *
 * <p>The requirements, in addition to right answers:
 *
 * <ul>
 *   <li>The name is not blank and has no white space.
 *   <li>Every variable up to {@link SatSession#variables()} has a value in a model, including new and unused ones.
 *   <li>Clauses may repeat literals and contain opposite ones; the empty clause and contradictory clauses make the session unsatisfiable permanently.
 *   <li>A literal that is 0 or out of range is refused with {@link IllegalArgumentException} and changes nothing; the message contains a wrong
 *       assumption. A negative number of variables is refused.
 *   <li>Assumptions hold for one call. With {@link Capability#CORE} the core is a subset of them in the order of the call.
 *   <li>After {@link SatSession#close()} every use throws {@link IllegalStateException}, except a second {@code close()}.
 *   <li>Cancellation, interruption and a time limit are noticed before the search begins and within 100 ms during it; a stop that is noticed late,
 *       perhaps because the machine is busy, is tried again. The interrupt flag stays set. The session can be used afterwards.
 *   <li>A limit on work counts one call only; a solver may ignore it.
 *   <li>{@link SatSession#statistics()} counts every solve and never decreases.
 *   <li>Equal seeds give equal models; sessions on several threads do not affect each other.
 * </ul>
 *
 * <p>The requirements of {@link SatProofContractTest} apply, too. A solver that takes long to start overrides {@link #solves()} and {@link
 * #stops()}.
 */
public abstract class SatSolverContractTest extends SatProofContractTest {

    /** The number of random moments at which a search is stopped, for each of the ways to stop it. */
    protected int stops() {
        return 20;
    }

    private SatSession open(int variables) {
        return solver().open(variables, options());
    }

    private HardSession openHard() {
        return new HardSession(open(Formulas.pigeonVariables(HardSession.HOLES)));
    }

    @Test
    void theSolverHasAName() {
        assertThat(solver().name()).isNotBlank().doesNotContainAnyWhitespaces();
    }

    @Test
    void answersAgreeWithTheTruthTable() {
        Random random = new Random(1);
        for (int done = 0; done < solves(); ) {
            int variables = random.nextInt(9);
            TruthTable table = new TruthTable(variables);
            try (SatSession session = open(variables)) {
                for (int round = 1 + random.nextInt(4); round > 0; round--, done++) {
                    for (int[] clause : Formulas.anything(table.variables(), random.nextInt(12), random)) {
                        table.add(clause);
                        Formulas.add(session, clause);
                    }
                    if (random.nextInt(4) == 0) {
                        assertThat(session.newVariable()).isEqualTo(table.newVariable());
                    }
                    int[] assumptions = Formulas.literals(table.variables(), random.nextInt(5), random);
                    table.assertThatAnswerIsRight(session, assumptions);
                }
            }
        }
    }

    @Test
    void answersAgreeWithTheTruthTableNearTheThreshold() {
        Random random = new Random(2);
        for (int done = 0; done < solves(); ) {
            TruthTable table = new TruthTable(10);
            try (SatSession session = open(10)) {
                for (int[] clause : Formulas.threeSat(10, 30 + random.nextInt(20), random)) {
                    table.add(clause);
                    Formulas.add(session, clause);
                }
                for (int round = 0; round < 5; round++, done++) {
                    table.assertThatAnswerIsRight(session, Formulas.literals(10, random.nextInt(6), random));
                }
            }
        }
    }

    @Test
    void answersAgreeWithTheTruthTableOnColourings() {
        Random random = new Random(9);
        for (int done = 0; done < solves() / 4; ) {
            int colours = 2 + random.nextInt(2);
            int nodes = 12 / colours;
            TruthTable table = new TruthTable(12);
            try (SatSession session = open(12)) {
                for (int[] clause : Formulas.colouring(nodes, colours, 40 + random.nextInt(60), random)) {
                    table.add(clause);
                    Formulas.add(session, clause);
                }
                for (int round = 0; round < 3; round++, done++) {
                    table.assertThatAnswerIsRight(session, Formulas.literals(12, random.nextInt(4), random));
                }
            }
        }
    }

    @Test
    void aFormulaWithoutVariablesIsSatisfiable() {
        try (SatSession session = open(0)) {
            assertThat(session.variables()).isZero();
            assertThat(modelOf(session)).isEqualTo(Model.of(0));
            session.add(new int[0], 0);
            assertThat(session.solve(Limits.none())).isInstanceOf(SatResult.Unsat.class);
        }
    }

    @Test
    void everyVariableIsInTheModel() {
        try (SatSession session = open(5)) {
            assertThat(modelOf(session).variables()).isEqualTo(5);
            session.add(-2, 4);
            int beyond = session.newVariable();
            int last = session.newVariable();
            assertThat(beyond).isEqualTo(6);
            session.add(beyond);
            Model model = modelOf(session, 2, -5, last);
            assertThat(model.variables()).isEqualTo(7).isEqualTo(session.variables());
            assertThat(List.of(
                            model.isTrue(2),
                            model.isTrue(4),
                            model.isTrue(-5),
                            model.isTrue(beyond),
                            model.isTrue(last)))
                    .containsOnly(true);
            assertThat(modelOf(session, -last).isTrue(last)).isFalse();
        }
    }

    @Test
    void theEmptyClauseIsPermanentlyUnsatisfiable() {
        try (SatSession session = open(2)) {
            session.add(1, 2);
            assertThat(session.solve(Limits.none())).isInstanceOf(SatResult.Sat.class);
            session.add(new int[] {1, 2}, 0);
            assertThatUnsatisfiableForEver(session);
        }
    }

    @Test
    void aContradictionWhileClausesAreAddedIsPermanent() {
        try (SatSession session = open(2)) {
            session.add(1);
            session.add(-1);
            assertThatUnsatisfiableForEver(session);
        }
        try (SatSession session = open(2)) {
            session.add(-1);
            session.add(-2);
            session.add(1, 2);
            assertThatUnsatisfiableForEver(session);
        }
    }

    private static void assertThatUnsatisfiableForEver(SatSession session) {
        for (int i = 0; i < 3; i++) {
            assertThat(session.solve(Limits.none())).isInstanceOf(SatResult.Unsat.class);
            assertThat(session.solve(Limits.none(), 2)).isInstanceOf(SatResult.Unsat.class);
            session.add(session.newVariable(), 2);
        }
    }

    @Test
    void oppositeAssumptionsAreUnsatisfiable() {
        try (SatSession session = open(4)) {
            session.add(1, 2, 3);
            SatResult result = session.solve(Limits.none(), 4, -1, 2, 1, -2);
            assertThat(result).isInstanceOf(SatResult.Unsat.class);
            if (solver().capabilities().contains(Capability.CORE) && result instanceof SatResult.Unsat unsat) {
                assertThat(unsat.core()).containsExactly(-1, 1);
            }
            assertThat(session.solve(Limits.none(), 4, -1, 2)).isInstanceOf(SatResult.Sat.class);
        }
    }

    @Test
    void rejectsLiteralsThatAreOutOfRange() {
        try (SatSession session = open(3)) {
            session.add(1, 2);
            for (int wrong : new int[] {0, 4, -4, Integer.MAX_VALUE, Integer.MIN_VALUE}) {
                assertThatIllegalArgumentException().isThrownBy(() -> session.add(wrong));
                assertThatIllegalArgumentException().isThrownBy(() -> session.add(-1, wrong));
                assertThatIllegalArgumentException().isThrownBy(() -> session.add(wrong, -1));
                assertThatIllegalArgumentException().isThrownBy(() -> session.add(-1, -2, wrong));
                assertThatIllegalArgumentException().isThrownBy(() -> session.add(new int[] {-1, wrong}, 2));
                assertThatIllegalArgumentException()
                        .isThrownBy(() -> session.solve(Limits.none(), 1, wrong))
                        .withMessageContaining(Integer.toString(wrong));
            }
            assertThat(session.variables()).isEqualTo(3);
            assertThat(modelOf(session, 1, 2).variables()).isEqualTo(3);
            session.add(session.newVariable());
        }
    }

    @Test
    void rejectsANegativeNumberOfVariables() {
        assertThatIllegalArgumentException().isThrownBy(() -> open(-1));
    }

    @Test
    void aClosedSessionRefusesEveryUse() {
        SatSession session = open(1);
        session.close();
        session.close();
        assertThatIllegalStateException().isThrownBy(() -> session.add(1));
        assertThatIllegalStateException().isThrownBy(() -> session.solve(Limits.none()));
        assertThatIllegalStateException().isThrownBy(session::newVariable);
    }

    @Test
    void aGroupHoldsUnderItsSelectorUntilItIsRetired() {
        TruthTable table = new TruthTable(5);
        try (SatSession session = open(5)) {
            for (int[] clause : List.of(new int[] {1, 2, -3}, new int[] {-1, -4}, new int[] {3, 5})) {
                table.add(clause);
                Formulas.add(session, clause);
            }
            int expected = table.models();
            assertThat(expected).isGreaterThan(2);
            for (int round = 0; round < 3; round++) {
                ClauseGroup group = new ClauseGroup(session);
                assertThat(enumerate(session, group, 5)).hasSize(expected);
                assertThat(session.solve(Limits.none())).isInstanceOf(SatResult.Sat.class);
                group.retire();
                group.retire();
                assertThat(session.solve(Limits.none())).isInstanceOf(SatResult.Sat.class);
                assertThatIllegalStateException().isThrownBy(() -> group.add(1));
            }
        }
    }

    private static Set<List<Boolean>> enumerate(SatSession session, ClauseGroup group, int variables) {
        Set<List<Boolean>> models = new HashSet<>();
        while (session.solve(Limits.none(), group.selector()) instanceof SatResult.Sat sat) {
            List<Boolean> values = new ArrayList<>();
            int[] blocking = new int[variables];
            for (int variable = 1; variable <= variables; variable++) {
                boolean value = sat.model().isTrue(variable);
                values.add(value);
                blocking[variable - 1] = value ? -variable : variable;
            }
            assertThat(models.add(values)).as("new model").isTrue();
            group.add(blocking, variables);
        }
        return models;
    }

    @Test
    void aWorkLimitDoesNotAffectLaterSolves() {
        Random random = new Random(3);
        int variables = 60;
        List<int[]> clauses = Formulas.threeSat(variables, 230, random);
        try (SatSession kept = open(variables)) {
            Formulas.addAll(kept, clauses);
            for (int i = 0; i < solves() / 2; i++) {
                int[] assumptions = Formulas.literals(variables, 5, random);
                SatResult limited = kept.solve(Limits.none().withMaxWork(random.nextInt(8)), assumptions);
                if (!(limited instanceof SatResult.Unknown unknown)) {
                    assertThat(limited).hasSameClassAs(freshAnswer(variables, clauses, assumptions));
                } else {
                    assertThat(unknown.reason()).isEqualTo(StopReason.WORK_LIMIT);
                }
                if (i % 4 == 0) {
                    assertThat(kept.solve(Limits.none().withMaxWork(100_000), assumptions))
                            .hasSameClassAs(freshAnswer(variables, clauses, assumptions));
                }
            }
        }
    }

    private SatResult freshAnswer(int variables, List<int[]> clauses, int[] assumptions) {
        try (SatSession fresh = open(variables)) {
            Formulas.addAll(fresh, clauses);
            return fresh.solve(Limits.none(), assumptions);
        }
    }

    @Test
    void aSearchCancelledInAdvanceDoesNotBegin() {
        Cancellation cancellation = new Cancellation();
        cancellation.cancel();
        try (SatSession session = open(1)) {
            assertThat(session.solve(Limits.none().withCancellation(cancellation)))
                    .isEqualTo(new SatResult.Unknown(StopReason.CANCELLED));
            assertThat(session.solve(Limits.none())).isInstanceOf(SatResult.Sat.class);
        }
    }

    @Test
    void aSearchInterruptedInAdvanceDoesNotBegin() {
        try (SatSession session = open(1)) {
            Thread.currentThread().interrupt();
            SatResult result = session.solve(Limits.none());
            assertThat(Thread.interrupted()).as("flag left set").isTrue();
            assertThat(result).isEqualTo(new SatResult.Unknown(StopReason.INTERRUPTED));
            assertThat(session.solve(Limits.none())).isInstanceOf(SatResult.Sat.class);
        }
    }

    @Test
    void aTimeLimitOfZeroStopsAtOnce() {
        try (SatSession session = open(1)) {
            assertThat(session.solve(Limits.none().withTimeout(System::nanoTime, 0)))
                    .isEqualTo(new SatResult.Unknown(StopReason.TIME_LIMIT));
        }
    }

    @Test
    void cancellationStopsTheSearch() throws InterruptedException {
        try (HardSession hard = openHard()) {
            hard.stop(stops(), delay -> {
                Cancellation cancellation = new Cancellation();
                Limits limits = Limits.none().withCancellation(cancellation);
                return hard.searchUntil(delay, limits, cancellation::cancel, StopReason.CANCELLED);
            });
        }
    }

    @Test
    void interruptionStopsTheSearchAndLeavesTheFlagSet() throws InterruptedException {
        Thread self = Thread.currentThread();
        try (HardSession hard = openHard()) {
            hard.stop(
                    stops(), delay -> hard.searchUntil(delay, Limits.none(), self::interrupt, StopReason.INTERRUPTED));
        }
    }

    @Test
    void aTimeLimitStopsTheSearch() throws InterruptedException {
        try (HardSession hard = openHard()) {
            hard.stop(stops(), delay -> {
                long limit = delay * 1_000_000;
                long begin = System.nanoTime();
                SatResult result = hard.solve(Limits.none().withTimeout(System::nanoTime, limit));
                long taken = System.nanoTime() - begin;
                assertThat(taken).isGreaterThanOrEqualTo(limit);
                assertThat(result).isEqualTo(new SatResult.Unknown(StopReason.TIME_LIMIT));
                return taken - limit;
            });
        }
    }

    @Test
    void countsItsWork() {
        try (SatSession session = open(30)) {
            assertThat(session.statistics()).isEqualTo(SatStatistics.NONE);
            Formulas.addAll(session, Formulas.threeSat(30, 126, new Random(5)));
            SatStatistics before = SatStatistics.NONE;
            for (int i = 1; i <= 5; i++) {
                session.solve(Limits.none(), i);
                SatStatistics after = session.statistics();
                assertThat(after.solves()).isEqualTo(i);
                assertThat(after.decisions()).isGreaterThanOrEqualTo(before.decisions());
                assertThat(after.conflicts()).isGreaterThanOrEqualTo(before.conflicts());
                assertThat(after.propagations()).isGreaterThanOrEqualTo(before.propagations());
                before = after;
            }
        }
    }

    @Test
    void theSameSeedGivesTheSameModels() {
        for (long seed = 0; seed < 3; seed++) {
            assertThat(models(seed)).isEqualTo(models(seed));
        }
    }

    private List<Model> models(long seed) {
        List<Model> models = new ArrayList<>();
        try (SatSession session = solver().open(40, SessionOptions.defaults().withSeed(seed))) {
            Formulas.addAll(session, Formulas.threeSat(40, 120, new Random(6)));
            for (int i = 1; i <= 3; i++) {
                session.solve(Limits.none(), i).findModel().ifPresent(models::add);
            }
        }
        return models;
    }

    @Test
    void threadsWithASessionEachDoNotAffectEachOther() throws Exception {
        ExecutorService threads = Executors.newFixedThreadPool(4);
        try {
            List<Future<Boolean>> results = new ArrayList<>();
            for (int thread = 0; thread < 4; thread++) {
                int seed = thread;
                Callable<Boolean> work = () -> answersRightly(new Random(seed), solves() / 40);
                results.add(threads.submit(work));
            }
            for (Future<Boolean> result : results) {
                assertThat(Waits.get(result, "the answers of a thread")).isTrue();
            }
        } finally {
            threads.shutdownNow();
        }
    }

    private boolean answersRightly(Random random, int formulas) {
        for (int i = 0; i < formulas; i++) {
            TruthTable table = new TruthTable(10);
            try (SatSession session = open(10)) {
                for (int[] clause : Formulas.threeSat(10, 43, random)) {
                    table.add(clause);
                    Formulas.add(session, clause);
                }
                for (int round = 0; round < 5; round++) {
                    table.assertThatAnswerIsRight(session, Formulas.literals(10, 3, random));
                }
            }
        }
        return true;
    }

    private static Model modelOf(SatSession session, int... assumptions) {
        return session.solve(Limits.none(), assumptions).findModel().orElseThrow();
    }
}
