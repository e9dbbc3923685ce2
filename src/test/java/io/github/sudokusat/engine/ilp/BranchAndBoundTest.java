package io.github.sudokusat.engine.ilp;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.engine.Search.Status;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.run.Watch;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Branch and bound on random 0-1 programs, with relaxations that are right, that fail, and that give wrong values. */
@Tag("long")
@net.jqwik.api.Tag("long")
class BranchAndBoundTest {

    /** A random program, and all its points, found by trying every assignment. */
    private static final class Program {

        final int variables;
        final List<int[]> sums = new ArrayList<>();
        final List<Boolean> exact = new ArrayList<>();

        Program(Random random) {
            variables = 1 + random.nextInt(12);
            int[] all = new int[variables];
            Arrays.setAll(all, i -> i + 1);
            for (int row = 0; row < 1 + random.nextInt(8); row++) {
                int[] sum =
                        Arrays.stream(all).filter(v -> random.nextInt(3) == 0).toArray();
                boolean isExact = random.nextInt(3) > 0;
                if (isExact || sum.length > 1) {
                    sums.add(sum);
                    exact.add(isExact);
                }
            }
            // Each variable occurs in a row.
            sums.add(all);
            exact.add(variables == 1 || random.nextInt(4) == 0);
        }

        boolean holds(BitSet ones) {
            for (int row = 0; row < sums.size(); row++) {
                long sum = Arrays.stream(sums.get(row)).filter(ones::get).count();
                boolean isLast = row == sums.size() - 1 && !exact.get(row);
                if (exact.get(row) ? sum != 1 : sum > (isLast ? variables - 1 : 1)) {
                    return false;
                }
            }
            return true;
        }

        Set<BitSet> points() {
            Set<BitSet> points = new HashSet<>();
            for (long bits = 0; bits < 1L << variables; bits++) {
                BitSet ones = BitSet.valueOf(new long[] {bits << 1});
                if (holds(ones)) {
                    points.add(ones);
                }
            }
            return points;
        }

        void load(ProgramSession session) {
            for (int row = 0; row < sums.size(); row++) {
                int[] sum = sums.get(row);
                if (exact.get(row)) {
                    session.sumIsOne(sum, sum.length);
                } else {
                    session.sumIsAtMost(sum, sum.length, row == sums.size() - 1 ? variables - 1 : 1);
                }
            }
        }
    }

    /** All points of a session, each excluded once it has been found; a point without ones is excluded only by making the session unsatisfiable. */
    private static Set<BitSet> found(ProgramSession session, int variables) {
        Set<BitSet> found = new HashSet<>();
        Watch watch = Limits.none().watch();
        while (session.solve(watch) == Status.FOUND) {
            BitSet ones = new BitSet();
            for (int variable = 1; variable <= variables; variable++) {
                ones.set(variable, session.point().isTrue(variable));
            }
            assertThat(found.add(ones)).as("%s is new", ones).isTrue();
            int[] sum = ones.stream().toArray();
            if (sum.length == 0) {
                return found;
            }
            session.sumIsAtMost(sum, sum.length, sum.length - 1);
        }
        return found;
    }

    /** Cuts exclude a point and all points above it, so the points compared are those that contain no other. */
    private static void assertFindsThePoints(Program program, ProgramSession session, long seed) {
        program.load(session);
        Set<BitSet> expected = program.points();
        Set<BitSet> found = found(session, program.variables);
        assertThat(expected).as("seed %d", seed).containsAll(found);
        for (BitSet point : expected) {
            assertThat(found).as("seed %d: %s or a part of it", seed, point).anyMatch(part -> isPart(part, point));
        }
    }

    private static boolean isPart(BitSet part, BitSet whole) {
        BitSet rest = (BitSet) part.clone();
        rest.andNot(whole);
        return rest.isEmpty();
    }

    @Property(tries = 300)
    void bothSolversFindThePoints(@ForAll long seed) {
        Program program = new Program(new Random(seed));
        assertFindsThePoints(program, new IlpEngine.PseudoBooleanSolver().open(program.variables), seed);
        assertFindsThePoints(program, new BranchAndBound(program.variables, new OjAlgoRelaxation()), seed);
    }

    /** Values and prices that are nonsense, missing, or right for another problem change the work and not the answer. */
    @Property(tries = 1000)
    void nothingThatTheRelaxationSaysIsTrusted(@ForAll long seed) {
        Random random = new Random(seed);
        Program program = new Program(random);
        Relaxation liar = new Relaxation() {
            @Override
            public int largestSide() {
                return 1;
            }

            @Override
            public @Nullable Optimum solve(PackingProblem problem, Watch watch) {
                return switch (random.nextInt(4)) {
                    case 0 -> null;
                    case 1 -> new Optimum(numbers(problem.gains.length), numbers(problem.columns.length));
                    case 2 -> new Optimum(new double[problem.gains.length], new double[problem.columns.length]);
                    default -> new Optimum(wholeNumbers(problem.gains.length), wholeNumbers(problem.columns.length));
                };
            }

            private double[] numbers(int count) {
                double[] numbers = random.doubles(count, -2, 4).toArray();
                if (count > 0 && random.nextInt(3) == 0) {
                    double[] odd = {Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, 1e300, -0.0, 1e-300
                    };
                    numbers[random.nextInt(count)] = odd[random.nextInt(odd.length)];
                }
                return numbers;
            }

            private double[] wholeNumbers(int count) {
                return random.ints(count, 0, 2).asDoubleStream().toArray();
            }
        };
        assertFindsThePoints(program, new BranchAndBound(program.variables, liar), seed);
    }

    /** An odd cycle: exactly one of each of three pairs, x + y = y + z = z + x = 1, so one half for each solves the relaxation. */
    @Test
    void aProgramThatItsRelaxationDoesNotRefuteIsRefutedByBranching() {
        BranchAndBound session = new BranchAndBound(3, new OjAlgoRelaxation());
        session.sumIsOne(new int[] {1, 2}, 2);
        session.sumIsOne(new int[] {2, 3}, 2);
        session.sumIsOne(new int[] {1, 3}, 2);
        assertThat(session.solve(Limits.none().watch())).isEqualTo(Status.EXHAUSTED);
        assertThat(session.work())
                .isEqualTo(new ProgramSession.Work(1, 2, session.work().propagations()));
    }

    /** Two rows of one digit each need three places and have only two, so counting refutes them although no single row does. */
    @Test
    void aRelaxationWithoutASolutionIsRefutedWithoutBranching() {
        BranchAndBound session = new BranchAndBound(6, new OjAlgoRelaxation());
        // Three cells with two digits each, and each digit in at most one of the cells.
        session.sumIsOne(new int[] {1, 2}, 2);
        session.sumIsOne(new int[] {3, 4}, 2);
        session.sumIsOne(new int[] {5, 6}, 2);
        session.sumIsAtMost(new int[] {1, 3, 5}, 3, 1);
        session.sumIsAtMost(new int[] {2, 4, 6}, 3, 1);
        assertThat(session.solve(Limits.none().watch())).isEqualTo(Status.EXHAUSTED);
        assertThat(session.work().nodes()).isOne();
        assertThat(session.work().conflicts()).isOne();
    }

    @Test
    void theLimitOnNodesAppliesToAllCallsTogether() {
        BranchAndBound session = new BranchAndBound(4, new OjAlgoRelaxation());
        session.sumIsOne(new int[] {1, 2}, 2);
        session.sumIsOne(new int[] {3, 4}, 2);
        Watch watch = Limits.none().withMaxWork(1).watch();
        assertThat(session.solve(watch)).isEqualTo(Status.FOUND);
        int[] ones = IntStream.rangeClosed(1, 4).filter(session.point()::isTrue).toArray();
        session.sumIsAtMost(ones, 2, 1);
        assertThat(session.solve(watch)).isEqualTo(Status.STOPPED);
        assertThat(watch.reason()).contains(StopReason.WORK_LIMIT);
        assertThat(session.work().nodes()).isOne();
    }

    @Test
    void pricesAreTrustedOnlyIfTheyProveSomething() {
        Rows rows = new Rows(3);
        rows.add(new int[] {1, 2}, 2, 1, true);
        rows.add(new int[] {2, 3}, 2, 1, true);
        rows.add(new int[] {1, 2, 3}, 3, 1, false);
        byte[] free = rows.start();
        PackingProblem problem = PackingProblem.of(rows.all(), free, new int[] {-1, 0, 1, 2}, 3);
        assertThat(problem.gains).containsExactly(1, 2, 1);
        assertThat(problem.target).isEqualTo(2);
        // x2 alone satisfies all three rows, so no prices can prove that there is no point.
        Random random = new Random(1);
        for (int i = 0; i < 10_000; i++) {
            assertThat(problem.refutes(random.doubles(3, -1, 3).toArray())).isFalse();
        }
        // Without x2 the third row leaves room for only one of two.
        byte[] closed = {Rows.FREE, Rows.FREE, 0, Rows.FREE};
        PackingProblem tight = PackingProblem.of(rows.all(), closed, new int[] {-1, 0, -1, 1}, 2);
        assertThat(tight.refutes(new double[] {0, 0, 1})).isTrue();
        assertThat(tight.refutes(new double[] {0, 0, 1 - 1e-9}))
                .as("raised where it lacks something")
                .isTrue();
        assertThat(tight.refutes(new double[] {1, 1, 0})).isFalse();
        assertThat(tight.refutes(new double[] {0, 0, 0})).isFalse();
        assertThat(tight.refutes(new double[] {0, 0, Double.NaN})).isFalse();
    }
}
