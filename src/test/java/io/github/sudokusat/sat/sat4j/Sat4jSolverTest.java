package io.github.sudokusat.sat.sat4j;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import io.github.sudokusat.cnf.Model;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.sat.Formulas;
import io.github.sudokusat.sat.SatResult;
import io.github.sudokusat.sat.SatSession;
import io.github.sudokusat.sat.SessionOptions;
import java.lang.management.ManagementFactory;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.sat4j.minisat.core.SearchParams;
import org.sat4j.minisat.orders.VarOrderHeap;
import org.sat4j.minisat.restarts.LubyRestarts;
import org.sat4j.specs.ContradictionException;
import org.sat4j.specs.TimeoutException;

class Sat4jSolverTest {

    private static final SatResult OUT_OF_CONFLICTS = new SatResult.Unknown(StopReason.WORK_LIMIT);

    private static SatSession open(int variables) {
        return open(variables, 0);
    }

    private static SatSession open(int variables, long seed) {
        return Sat4jSolver.instance().open(variables, SessionOptions.defaults().withSeed(seed));
    }

    @Test
    void startsNoThread() {
        long before = ManagementFactory.getThreadMXBean().getTotalStartedThreadCount();
        Limits limits = Limits.none().withTimeout(System::nanoTime, 20_000_000);
        for (int i = 0; i < 5; i++) {
            try (SatSession session = open(Formulas.pigeonVariables(11))) {
                Formulas.addAll(session, Formulas.pigeons(11));
                assertThat(session.solve(limits)).isInstanceOf(SatResult.Unknown.class);
                assertThat(session.solve(limits.withMaxWork(10))).isEqualTo(OUT_OF_CONFLICTS);
            }
        }
        assertThat(ManagementFactory.getThreadMXBean().getTotalStartedThreadCount())
                .isEqualTo(before);
    }

    @Test
    void aWorkLimitOfZeroLeavesPropagationAndLuck() {
        Limits none = Limits.none().withMaxWork(0);
        try (SatSession session = open(4)) {
            session.add(1);
            session.add(-1, 2);
            session.add(3, 4);
            assertThat(session.solve(none)).isInstanceOf(SatResult.Sat.class);
            assertThat(session.solve(none, -2)).isInstanceOf(SatResult.Unsat.class);
            session.add(-2, -3);
            session.add(-2, -4);
            assertThat(session.solve(none)).isInstanceOf(SatResult.Unsat.class);
        }
        try (SatSession session = open(Formulas.pigeonVariables(4))) {
            Formulas.addAll(session, Formulas.pigeons(4));
            assertThat(session.solve(none)).isEqualTo(OUT_OF_CONFLICTS);
            assertThat(session.solve(Limits.none())).isInstanceOf(SatResult.Unsat.class);
        }
    }

    @Test
    void theWorkLimitAppliesToOneSolve() {
        try (SatSession session = open(Formulas.pigeonVariables(9))) {
            Formulas.addAll(session, Formulas.pigeons(9));
            long before = 0;
            for (int limit = 0; limit < 200; limit += 7) {
                assertThat(session.solve(Limits.none().withMaxWork(limit))).isEqualTo(OUT_OF_CONFLICTS);
                long after = session.statistics().conflicts();
                assertThat(after - before).isEqualTo(limit + 1L);
                before = after;
            }
        }
    }

    @Test
    void theCoreLeavesOutIrrelevantAssumptions() {
        try (SatSession session = open(6)) {
            session.add(-1, -2, 3);
            session.add(-3, -4);
            SatResult result = session.solve(Limits.none(), 5, 4, 2, 4, -6, 1);
            assertThat(result).isInstanceOf(SatResult.Unsat.class);
            assertThat(((SatResult.Unsat) result).core()).containsExactly(4, 2, 1);
            assertThat(session.solve(Limits.none(), 5, 4, 2)).isInstanceOf(SatResult.Sat.class);
        }
    }

    @Test
    void theCoreIsEmptyIfTheClausesAloneHaveNoModel() {
        try (SatSession session = open(Formulas.pigeonVariables(4) + 1)) {
            Formulas.addAll(session, Formulas.pigeons(4));
            int other = Formulas.pigeonVariables(4) + 1;
            SatResult result = session.solve(Limits.none(), other);
            assertThat(result).isInstanceOf(SatResult.Unsat.class);
            assertThat(((SatResult.Unsat) result).core()).isEmpty();
        }
    }

    @Test
    void variablesMayBeCreatedOneAtATime() {
        try (SatSession session = open(0)) {
            int last = session.newVariable();
            for (int i = 0; i < 1_000; i++) {
                int next = session.newVariable();
                session.add(-last, next);
                last = next;
            }
            assertThat(session.solve(Limits.none(), 1).findModel().orElseThrow().isTrue(last))
                    .isTrue();
            assertThat(session.solve(Limits.none(), -last, 1)).isInstanceOf(SatResult.Unsat.class);
        }
    }

    @Test
    void differentSeedsReachDifferentModels() {
        Set<Model> models = new HashSet<>();
        for (long seed = 0; seed < 20; seed++) {
            try (SatSession session = open(30, seed)) {
                for (int first = 1; first <= 30; first += 5) {
                    for (int i = 0; i < 5; i++) {
                        for (int j = 0; j < i; j++) {
                            session.add(-first - i, -first - j);
                        }
                    }
                    session.add(new int[] {first, first + 1, first + 2, first + 3, first + 4}, 5);
                }
                models.add(session.solve(Limits.none()).findModel().orElseThrow());
            }
        }
        assertThat(models).hasSizeGreaterThan(15);
    }

    @Test
    void rejectsMoreVariablesThanTheSolverSupports() {
        assertThatIllegalArgumentException().isThrownBy(() -> open(Integer.MAX_VALUE));
    }

    @Test
    void rejectsALengthBeyondTheArray() {
        try (SatSession session = open(2)) {
            assertThatIllegalArgumentException().isThrownBy(() -> session.add(new int[] {1}, 2));
            assertThatIllegalArgumentException().isThrownBy(() -> session.add(new int[] {1}, -1));
        }
    }

    @Test
    void aClosedSessionHasNoStatistics() {
        SatSession session = open(2);
        session.close();
        assertThatIllegalStateException().isThrownBy(session::statistics);
        assertThatIllegalStateException().isThrownBy(session::variables);
        assertThatIllegalStateException().isThrownBy(() -> session.add(1, 2));
        assertThatIllegalStateException().isThrownBy(() -> session.add(new int[] {1}, 1));
    }

    @Test
    void learnedClausesDoNotAccumulateInAKeptSolver() throws TimeoutException {
        Random random = new Random(7);
        int variables = 100;
        StoppableSolver solver = newSolver(variables);
        addThreeSat(solver, variables, 410, random);
        long learned = 0;
        int most = 0;
        for (int i = 0; i < 400; i++) {
            solver.solve(variables, Formulas.literals(variables, 4, random));
            learned += solver.getStats().getLearnedclauses();
            solver.forget();
            most = Math.max(most, solver.getLearnedConstraints().size());
        }
        assertThat(learned).isGreaterThan(5L * most);
        assertThat(most).isLessThan(2_000);
    }

    @Test
    void sat4jsOwnLimitHasNoEffect() throws TimeoutException {
        StoppableSolver solver = newSolver(60);
        addThreeSat(solver, 60, 230, new Random(8));
        boolean answer = solver.solve(60, new int[0]);
        solver.expireTimeout();
        assertThat(solver.solve(60, new int[0])).isEqualTo(answer);
    }

    private static StoppableSolver newSolver(int variables) {
        return StoppableSolver.create(
                variables, new SearchParams(), new VarOrderHeap(new SavedPhases(null)), new LubyRestarts(512));
    }

    private static void addThreeSat(StoppableSolver solver, int variables, int clauses, Random random) {
        List<int[]> formula = Formulas.threeSat(variables, clauses, random);
        try {
            for (int[] clause : formula) {
                solver.addClause(clause, clause.length);
            }
        } catch (ContradictionException e) {
            throw new AssertionError("clauses of three literals contradict nothing", e);
        }
    }

    /** Without such lines, the contract's test of proofs that delete clauses would test nothing. */
    @Test
    void proofsNameTheClausesThatAreForgotten() {
        StringBuilder proof = new StringBuilder();
        SessionOptions options = SessionOptions.defaults().withProof(proof);
        try (SatSession session = Sat4jSolver.instance().open(Formulas.pigeonVariables(8), options)) {
            Formulas.addAll(session, Formulas.pigeons(8));
            assertThat(session.solve(Limits.none())).isInstanceOf(SatResult.Unsat.class);
        }
        assertThat(proof.toString()
                        .lines()
                        .filter(line -> line.startsWith("d "))
                        .count())
                .isGreaterThan(100);
    }

    @Test
    void nothingOfSat4jIsExposed() {
        List<Class<?>> shown = new ArrayList<>();
        for (Method method : Sat4jSolver.class.getMethods()) {
            shown.add(method.getReturnType());
            shown.addAll(List.of(method.getParameterTypes()));
        }
        assertThat(shown).extracting(Class::getName).noneMatch(name -> name.startsWith("org.sat4j."));
    }
}
