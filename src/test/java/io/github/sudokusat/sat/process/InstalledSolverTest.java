package io.github.sudokusat.sat.process;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.cnf.Cnf;
import io.github.sudokusat.cnf.Model;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.sat.SatResult;
import io.github.sudokusat.sat.SatSession;
import io.github.sudokusat.sat.SessionOptions;
import io.github.sudokusat.testing.Seeds;
import io.github.sudokusat.testing.Tools;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Compares real solvers with trying all assignments. */
@Tag("long")
class InstalledSolverTest {

    private static final String MINISAT = "minisat -verb=0 {cnf} {out}";
    private static final String CADICAL = "cadical -q {cnf}";
    private static final String PICOSAT = "picosat {cnf}";
    private static final String CRYPTOMINISAT = "cryptominisat5 --verb 0 {cnf}";
    private static final String CLASP = "clasp --verbose=0 {cnf}";
    /** A solver that prints comments, and values before the status. */
    private static final String VERBOSE_CLASP = "clasp {cnf}";

    private static SatSession open(String command, int variables) {
        Tools.require(command.substring(0, command.indexOf(' ')));
        return ExternalSolver.of(command).open(variables, SessionOptions.defaults());
    }

    @ParameterizedTest
    @ValueSource(strings = {MINISAT, CADICAL, PICOSAT, CRYPTOMINISAT, CLASP, VERBOSE_CLASP})
    void agreesWithBruteForceOnRandomFormulas(String command) {
        long seed = Seeds.seed();
        Random random = new Random(seed);
        int satisfiable = 0;
        int unsatisfiable = 0;
        for (int round = 0; round < 40; round++) {
            int variables = 3 + random.nextInt(10);
            // At 4.26 clauses per variable about half of the large formulas are satisfiable, and more of the small
            // ones.
            List<int[]> clauses = randomClauses(random, variables, (int) Math.round(variables * 4.26) + 2);
            int[] assumptions = new int[random.nextInt(3)];
            for (int i = 0; i < assumptions.length; i++) {
                assumptions[i] = randomLiteral(random, variables);
            }
            try (SatSession session = open(command, variables)) {
                clauses.forEach(clause -> session.add(clause, clause.length));
                SatResult result = session.solve(Limits.none(), assumptions);
                boolean expected = hasModel(variables, clauses, assumptions);
                String what = "seed " + seed + ", round " + round;
                if (expected) {
                    satisfiable++;
                    assertThat(result.findModel()).as(what).hasValueSatisfying(model -> {
                        assertThat(model.variables()).isEqualTo(variables);
                        assertThat(holds(model, clauses, assumptions)).isTrue();
                    });
                } else {
                    unsatisfiable++;
                    assertThat(result)
                            .as(what)
                            .isInstanceOfSatisfying(
                                    SatResult.Unsat.class,
                                    unsat -> assertThat(unsat.core()).isEqualTo(assumptions));
                }
            }
        }
        assertThat(satisfiable).isPositive();
        assertThat(unsatisfiable).isPositive();
    }

    private static List<int[]> randomClauses(Random random, int variables, int count) {
        List<int[]> clauses = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            // Mostly three literals, some repeated or opposite, some shorter.
            int[] clause = new int[random.nextInt(10) == 0 ? 1 + random.nextInt(2) : 3];
            for (int j = 0; j < clause.length; j++) {
                clause[j] = randomLiteral(random, variables);
            }
            clauses.add(clause);
        }
        return clauses;
    }

    private static int randomLiteral(Random random, int variables) {
        int variable = 1 + random.nextInt(variables);
        return random.nextBoolean() ? variable : -variable;
    }

    private static boolean hasModel(int variables, List<int[]> clauses, int[] assumptions) {
        for (long bits = 0; bits < 1L << variables; bits++) {
            BitSet values = BitSet.valueOf(new long[] {bits << 1});
            if (holds(Model.of(variables, values), clauses, assumptions)) {
                return true;
            }
        }
        return false;
    }

    private static boolean holds(Model model, List<int[]> clauses, int[] assumptions) {
        for (int assumption : assumptions) {
            if (!model.isTrue(assumption)) {
                return false;
            }
        }
        for (int[] clause : clauses) {
            if (!model.satisfies(clause, clause.length)) {
                return false;
            }
        }
        return true;
    }

    @ParameterizedTest
    @ValueSource(strings = {MINISAT, CADICAL, PICOSAT, CRYPTOMINISAT, CLASP, VERBOSE_CLASP})
    void answersOnFormulasWithNearlyNothingInThem(String command) {
        try (SatSession session = open(command, 0)) {
            assertThat(session.solve(Limits.none()).findModel()).contains(Model.of(0));
            assertThat(session.newVariable()).isEqualTo(1);
            assertThat(session.newVariable()).isEqualTo(2);
            assertThat(session.solve(Limits.none()).findModel()).isPresent();
            assertThat(session.solve(Limits.none(), -2, 1).findModel()).contains(Model.of(2, 1));
            assertThat(session.solve(Limits.none(), 1, -1)).isInstanceOf(SatResult.Unsat.class);
            session.add(new int[0], 0);
            assertThat(session.solve(Limits.none())).isInstanceOf(SatResult.Unsat.class);
            assertThat(session.statistics().solves()).isEqualTo(5);
        }
        try (SatSession session = open(command, 0)) {
            session.add(new int[0], 0);
            assertThat(session.solve(Limits.none())).isInstanceOf(SatResult.Unsat.class);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {MINISAT, CADICAL, PICOSAT, CRYPTOMINISAT, CLASP})
    void keepsClausesButNotAssumptionsForNextSolve(String command) {
        try (SatSession session = open(command, 3)) {
            session.add(1, 2);
            assertThat(session.solve(Limits.none(), -1).findModel())
                    .hasValueSatisfying(m -> assertThat(m.isTrue(2)).isTrue());
            session.add(-2);
            assertThat(session.solve(Limits.none(), -1)).isInstanceOf(SatResult.Unsat.class);
            assertThat(session.solve(Limits.none()).findModel())
                    .hasValueSatisfying(m -> assertThat(m.isTrue(1)).isTrue());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {MINISAT, CADICAL, PICOSAT, CRYPTOMINISAT, CLASP})
    void readsModelOfManyVariables(String command) {
        int variables = 50_000;
        Cnf cnf = new Cnf();
        for (int v = 1; v < variables; v++) {
            cnf.add(v, v + 1);
            cnf.add(-v, -(v + 1));
        }
        try (SatSession session = open(command, variables)) {
            cnf.forEach(session);
            assertThat(session.solve(Limits.none(), -variables).findModel()).hasValueSatisfying(model -> {
                assertThat(model.isTrue(1)).isTrue();
                assertThat(model.isTrue(2)).isFalse();
                assertThat(cnf.isSatisfiedBy(model)).isTrue();
            });
        }
    }
}
