package io.github.sudokusat.prove.certificate;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.encode.EncodingOptions;
import io.github.sudokusat.encode.SudokuCnf;
import io.github.sudokusat.encode.SudokuEncoder;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.run.Cancellation;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.testing.BruteForce;
import io.github.sudokusat.testing.Seeds;
import io.github.sudokusat.testing.rules.RandomRules;
import io.github.sudokusat.testing.rules.RuledGrid;
import java.io.IOException;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Tests graphs of all solutions against brute force, by a reader written from the definition of d-DNNF alone. */
class NnfExportTest {

    private static final int MOST = 100_000;

    private static SudokuCnf formula(Grid puzzle) {
        return SudokuEncoder.of(puzzle.layout(), EncodingOptions.defaults()).encode(Puzzle.of(puzzle));
    }

    private static String graph(SudokuCnf formula) throws IOException {
        StringBuilder text = new StringBuilder();
        assertThat(NnfExport.write(formula, MOST, text, Limits.none())).isEmpty();
        return text.toString();
    }

    /** A graph, whose properties are checked as it is read. */
    private static final class Nnf {

        private final int variables;
        private final List<int[]> children = new ArrayList<>();
        private final List<Integer> literals = new ArrayList<>();
        private final BitSet sums = new BitSet();
        private final List<BitSet> scopes = new ArrayList<>();
        private final List<BigInteger> counts = new ArrayList<>();

        Nnf(String text) {
            String[] lines = text.split("\n", -1);
            String[] head = lines[0].split(" ", -1);
            assertThat(head[0]).isEqualTo("nnf");
            variables = Integer.parseInt(head[3]);
            int references = 0;
            for (int i = 1; i < lines.length - 1; i++) {
                String[] words = lines[i].split(" ", -1);
                int from = words[0].equals("O") ? 3 : 2;
                int[] some = new int[words.length - Math.min(from, words.length)];
                for (int k = 0; k < some.length; k++) {
                    some[k] = Integer.parseInt(words[from + k]);
                    assertThat(some[k]).isBetween(0, i - 2);
                }
                references += some.length;
                sums.set(children.size(), words[0].equals("O"));
                children.add(some);
                literals.add(words[0].equals("L") ? Integer.parseInt(words[1]) : 0);
                if (!words[0].equals("L")) {
                    assertThat(some).hasSize(Integer.parseInt(words[from - 1]));
                }
                add(words, some);
            }
            assertThat(children).hasSize(Integer.parseInt(head[1]));
            assertThat(references).isEqualTo(Integer.parseInt(head[2]));
            assertThat(lines[lines.length - 1]).isEmpty();
        }

        private void add(String[] words, int[] some) {
            BitSet scope = new BitSet();
            BigInteger count = words[0].equals("O") ? BigInteger.ZERO : BigInteger.ONE;
            if (words[0].equals("L")) {
                scope.set(Math.abs(Integer.parseInt(words[1])));
            }
            for (int child : some) {
                if (words[0].equals("A")) {
                    assertThat(scope.intersects(scopes.get(child)))
                            .as("decomposable")
                            .isFalse();
                    count = count.multiply(counts.get(child));
                }
                scope.or(scopes.get(child));
            }
            if (words[0].equals("O") && some.length > 0) {
                assertThat(some).hasSize(2);
                int variable = Integer.parseInt(words[1]);
                assertThat(Set.of(decided(some[0], variable), decided(some[1], variable)))
                        .as("deterministic")
                        .containsExactlyInAnyOrder(variable, -variable);
                for (int child : some) {
                    int free = scope.cardinality() - scopes.get(child).cardinality();
                    count = count.add(counts.get(child).shiftLeft(free));
                }
            }
            scopes.add(scope);
            counts.add(count);
        }

        /** The literal of a variable that a product has. */
        private int decided(int product, int variable) {
            for (int child : children.get(product)) {
                if (Math.abs(literals.get(child)) == variable) {
                    return literals.get(child);
                }
            }
            return 0;
        }

        BigInteger models() {
            int root = children.size() - 1;
            return counts.get(root).shiftLeft(variables - scopes.get(root).cardinality());
        }

        boolean isModel(BitSet trueOnes) {
            List<Boolean> values = new ArrayList<>();
            for (int node = 0; node < children.size(); node++) {
                int literal = literals.get(node);
                boolean all = true;
                boolean any = false;
                for (int child : children.get(node)) {
                    all &= values.get(child);
                    any |= values.get(child);
                }
                boolean isTrue =
                        literal == 0 ? (sums.get(node) ? any : all) : trueOnes.get(Math.abs(literal)) == literal > 0;
                values.add(isTrue);
            }
            return values.get(values.size() - 1);
        }
    }

    private static BitSet trueOnes(Grid solution, SudokuCnf formula) {
        BitSet ones = new BitSet();
        for (int cell = 0; cell < solution.layout().cellCount(); cell++) {
            ones.set(formula.candidateVariables().variable(cell, solution.digit(cell)));
        }
        return ones;
    }

    @Test
    void graphsHaveTheModelsThatBruteForceFinds() throws IOException {
        int seed = Seeds.seed();
        for (int i = seed; i < seed + 60; i++) {
            RuledGrid ruled = RandomRules.combination(Layout.boxes(2, 2), i, 2).orElseThrow();
            Grid puzzle = ruled.puzzle(i, 0.8);
            SudokuCnf formula = formula(puzzle);
            if (formula.determinesAuxiliaryVariables()) {
                assertThat(new Nnf(graph(formula)).models())
                        .as("seed %d: %s %s", i, puzzle.layout(), puzzle)
                        .isEqualTo(BigInteger.valueOf(ruled.solutions(puzzle).size()));
            }
        }
    }

    @Test
    void eachSolutionIsAModelAndNoOtherGrid() throws IOException {
        Grid empty = Grid.empty(Layout.boxes(2, 2));
        Grid puzzle = empty.with(0, 1).with(5, 2);
        SudokuCnf formula = formula(puzzle);
        Nnf graph = new Nnf(graph(formula));
        Set<Grid> solutions = new HashSet<>(BruteForce.solutions(puzzle, Long.MAX_VALUE));
        assertThat(graph.models()).isEqualTo(BigInteger.valueOf(solutions.size()));
        for (Grid grid : BruteForce.solutions(empty, Long.MAX_VALUE)) {
            assertThat(graph.isModel(trueOnes(grid, formula))).as("%s", grid).isEqualTo(solutions.contains(grid));
        }
    }

    @Test
    void extremesAreGraphsToo() throws IOException {
        assertThat(graph(formula(Grid.empty(Layout.boxes(1, 1))))).isEqualTo("nnf 2 1 1\nL 1\nA 1 0\n");
        Grid none = Grid.empty(Layout.boxes(2, 2)).with(0, 1).with(1, 1);
        assertThat(graph(formula(none))).matches("nnf 1 0 [0-9]+\nO 0 0\n");
    }

    @Test
    void limitsLeaveNothingWritten() throws IOException {
        StringBuilder text = new StringBuilder();
        SudokuCnf formula = formula(Grid.empty(Layout.boxes(2, 2)));
        assertThat(NnfExport.write(formula, 3, text, Limits.none())).contains(StopReason.WORK_LIMIT);
        Cancellation cancellation = new Cancellation();
        cancellation.cancel();
        assertThat(NnfExport.write(formula, MOST, text, Limits.none().withCancellation(cancellation)))
                .contains(StopReason.CANCELLED);
        assertThat(text).isEmpty();
    }
}
