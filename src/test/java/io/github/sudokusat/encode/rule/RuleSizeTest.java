package io.github.sudokusat.encode.rule;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.primitive.Automaton;
import io.github.sudokusat.primitive.Differ;
import io.github.sudokusat.primitive.DigitClause;
import io.github.sudokusat.primitive.DigitCount;
import io.github.sudokusat.primitive.DigitSets;
import io.github.sudokusat.primitive.Digits;
import io.github.sudokusat.primitive.LinearSum;
import io.github.sudokusat.primitive.PairRelation;
import io.github.sudokusat.primitive.Primitive;
import io.github.sudokusat.primitive.Section;
import io.github.sudokusat.primitive.Sequence;
import io.github.sudokusat.rule.CellText;
import io.github.sudokusat.rule.outside.Sandwich;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The numbers of clauses and variables that the class comments give. */
class RuleSizeTest {

    private static final Layout LAYOUT = Layout.classic();

    private static Written write(Primitive primitive) {
        long[] candidates = new long[81];
        Arrays.fill(candidates, Digits.all(9));
        return new Written(primitive, LAYOUT, candidates, true);
    }

    private static void assertSize(Primitive primitive, int clauses, int variables) {
        Written written = write(primitive);
        assertThat(written.clauses).as(primitive.toString()).hasSize(clauses);
        assertThat(written.auxiliaries()).as(primitive.toString()).isEqualTo(variables);
    }

    @Test
    void pairHasAClauseForEachCandidateThatExcludesTwoOrMore() {
        assertSize(PairRelation.of(9, 0, 1, (a, b) -> a == b), 18, 0);
        // No digit goes with 9 below, or with 1 above.
        assertSize(PairRelation.of(9, 0, 1, (a, b) -> a < b), 18 - 2, 0);
        assertSize(PairRelation.of(9, 0, 1, (a, b) -> a != b), 0, 0);
        assertSize(PairRelation.of(9, 0, 1, (a, b) -> a != 3 || b != 4), 1, 0);
        assertSize(PairRelation.of(9, 0, 1, (a, b) -> a * a >= b), 2 + 3 + 5, 0);
    }

    @Test
    void clauseHasOneAndOfASingleCellOneForEachOtherDigit() {
        assertSize(DigitClause.of(9, new int[] {0, 1}, new long[] {7, 8}), 1, 0);
        assertSize(DigitClause.of(9, new int[] {0, 1}, new long[] {7, Digits.all(9)}), 0, 0);
        assertSize(DigitClause.of(9, 0, 0b111), 6, 0);
    }

    @Test
    void differHasAClauseForEachDigitIfAllOccur() {
        assertSize(Differ.of(9, 0, 10, 20), 0, 0);
        assertSize(Differ.of(9, 0, 10, 20, 30, 40, 50, 60, 70, 80), 9, 0);
    }

    /** Of k cells: a unit for each candidate of an impossible digit, one clause for a certain digit, k + 1 and a variable for any other. */
    @Test
    void setsHaveASelectorEachUnlessADigitTellsThemApart() {
        int[] cells = {0, 1, 2};
        assertSize(DigitSets.of(9, cells, 0b111), 6 * 3 + 3, 0);
        assertSize(DigitSets.of(9, cells, 0b111, 0b1011), 5 * 3 + 2 + 2 * 4 + 2 * 2 - 2, 2);
        for (int sum = 8; sum <= 22; sum++) {
            long[] sets = Digits.setsOfSum(Digits.all(9), 3, sum);
            Written written = write(DigitSets.of(9, cells, sets));
            long some = Arrays.stream(sets).reduce(0, (a, b) -> a | b);
            long all = Arrays.stream(sets).reduce(-1, (a, b) -> a & b);
            int open = Digits.count(some & ~all);
            int decided = 3 * (9 - Digits.count(some)) + Digits.count(all);
            assertThat(written.auxiliaries()).isLessThanOrEqualTo(open + sets.length);
            assertThat(written.clauses.size() - decided - 4 * open)
                    .as("sum %d", sum)
                    .isPositive()
                    .isLessThanOrEqualTo(sets.length * open + 2 * open + 1);
        }
    }

    @Test
    void countIsAClauseIfOnlyOneNumberAtAnEndIsExcluded() {
        int[] cells = {0, 10, 20, 30};
        assertSize(DigitCount.atLeast(9, cells, Digits.of(5), 1), 1, 0);
        assertSize(DigitCount.of(9, cells, Digits.of(5), 0, 1, 2, 3), 1, 0);
        assertSize(DigitCount.atLeast(9, cells, Digits.of(2, 4, 6, 8), 1), 1 + 4 * (2 + 9), 4);
        assertSize(DigitCount.of(9, cells, Digits.of(5), 0, 1, 2, 3, 4), 0, 0);
        assertSize(DigitCount.of(9, cells, Digits.of(5), 0), 4, 0);
        Written written = write(DigitCount.of(9, cells, Digits.of(5), 2));
        assertThat(written.auxiliaries()).isLessThanOrEqualTo(25 + 50);
    }

    /** The nodes of a counter between two layers are the numbers from which the total can be reached. */
    @Test
    void graphsHaveOnlyNodesOnAWayToTheEndAndMergeEqualOnes() {
        Written none = write(Differ.of(9, 0, 1));
        RuleFormula unlimited = new RuleFormula(none, none);
        LayeredGraph.Step atMostOne =
                (layer, state, label) -> state + label > 1 ? LayeredGraph.Step.NONE : state + label;
        LayeredGraph graph = LayeredGraph.of(new int[] {2, 2, 2}, 0, atMostOne, unlimited);
        assertThat(new int[] {graph.nodes(0), graph.nodes(1), graph.nodes(2), graph.nodes(3)})
                .containsExactly(1, 2, 2, 1);
        LayeredGraph.Step anything = (layer, state, label) -> 2 * state + label;
        LayeredGraph free = LayeredGraph.of(new int[] {2, 2, 2}, 0, anything, unlimited);
        assertThat(new int[] {free.nodes(0), free.nodes(1), free.nodes(2), free.nodes(3)})
                .containsExactly(1, 1, 1, 1);
        LayeredGraph.Step never = (layer, state, label) -> LayeredGraph.Step.NONE;
        assertThat(LayeredGraph.of(new int[] {2, 2}, 0, never, unlimited).nodes(0))
                .isZero();
    }

    /** Cells that must differ form one group, whose sets need no automaton. */
    @Test
    void sumOfCellsThatDifferIsThatOfSets() {
        int[] cells = {0, 1, 2};
        Written sum = write(LinearSum.of(9, 15, cells));
        Written sets = write(DigitSets.of(9, cells, Digits.setsOfSum(Digits.all(9), 3, 15)));
        assertThat(sum.clauses).isEqualTo(sets.clauses);
        assertThat(write(LinearSum.of(9, cells, new int[] {2, 2, 2}, 31)).clauses)
                .containsExactly(List.of());
    }

    /** The nodes and edges are counted here by the words that lead from each prefix to the end. */
    @Test
    void sequenceHasAtMostAVariableForEachNodeAndEdge() {
        int[] cells = {0, 10, 20, 30};
        int most = 0;
        for (int seed = 1; seed <= 20; seed++) {
            int start = 1000 * seed;
            int states = 2 + seed % 6;
            Automaton automaton = Automaton.of(
                    9,
                    0,
                    (state, digit) -> new Random(start + 37 * state + digit).nextInt(3) == 0
                            ? null
                            : new Random(start + 19 * state + 7 * digit).nextInt(states),
                    state -> state % 2 == 0);
            Written written = write(Sequence.of(cells, automaton));
            Set<String> nodes = new HashSet<>();
            Set<String> edges = new HashSet<>();
            walk(automaton, 0, 0, cells.length, nodes, edges);
            int inner = Math.max(0, nodes.size() - 1);
            assertThat(written.auxiliaries()).as("seed %d", seed).isLessThanOrEqualTo(inner + edges.size());
            assertThat(written.clauses.size())
                    .as("seed %d", seed)
                    .isLessThanOrEqualTo(3 * edges.size() + 2 * inner + 9 * cells.length + 1);
            most = Math.max(most, written.auxiliaries());
        }
        assertThat(most).isGreaterThan(20);
    }

    /** Adds the nodes on a way to the end, named by their layer and the words that lead there, and the edges; returns the words. */
    private static String walk(
            Automaton automaton, int state, int layer, int last, Set<String> nodes, Set<String> edges) {
        if (layer == last) {
            return automaton.isAccepting(state) ? "end" : "";
        }
        StringBuilder words = new StringBuilder();
        Set<String> ends = new HashSet<>();
        for (int digit = 1; digit <= 9; digit++) {
            int next = automaton.next(state, digit);
            String rest = next == Automaton.NONE ? "" : walk(automaton, next, layer + 1, last, nodes, edges);
            if (!rest.isEmpty()) {
                words.append(digit).append('(').append(rest).append(')');
                ends.add(rest);
            }
        }
        String name = words.toString();
        if (!name.isEmpty()) {
            nodes.add(layer + ":" + name);
        }
        ends.forEach(end -> edges.add(layer + ":" + name + " " + end));
        return name;
    }

    /** Two groups of three cells: for each at most 9 digits, 84 sets and 19 sums; then an automaton of two layers. */
    @Test
    void sumOfGroupsHasTheirSetsAndSumsAndAnAutomaton() {
        for (int total = 12; total <= 48; total++) {
            Written written = write(LinearSum.of(9, total, 0, 1, 2, 30, 31, 32));
            int sums = Math.min(24, total - 6) - Math.max(6, total - 24) + 1;
            int sets = 0;
            int mostSets = 0;
            for (int sum = Math.max(6, total - 24); sum <= Math.min(24, total - 6); sum++) {
                sets += Digits.setsOfSum(Digits.all(9), 3, sum).length;
                mostSets = Math.max(mostSets, sets);
            }
            int group = 9 + sets + sums;
            int edges = 2 * sums;
            assertThat(written.auxiliaries()).as("sum %d", total).isLessThanOrEqualTo(2 * group + edges + sums);
            int groupClauses = 9 * 4 + 9 * sets + 2 * 9 + 1 + sets + sums;
            assertThat(written.clauses.size())
                    .as("sum %d", total)
                    .isLessThanOrEqualTo(2 * groupClauses + 3 * edges + 2 * sums + 2 * sums);
        }
    }

    /** A section of n cells with c cases and s sets of k digits that are open. */
    @Test
    void sectionHasAVariableForEachCaseCellDigitSetAndRestriction() {
        for (int sum : new int[] {0, 2, 8, 20, 33, 35}) {
            Layout layout = LAYOUT.with(Sandwich.of(sum, CellText.run(new Cell(0, 0), new Cell(0, 8))));
            Section section = (Section) layout.statedRules().get(0).primitives().get(0);
            int cells = section.size();
            int cases = section.cases().size();
            int sets = section.setCount();
            int restrictions = 0;
            for (int i = 0; i < cells; i++) {
                int index = i;
                restrictions += (int) section.cases().stream()
                        .map(one -> one.digits(index))
                        .distinct()
                        .count();
            }
            Written written = write(section);
            assertThat(written.auxiliaries())
                    .as("sum %d", sum)
                    .isLessThanOrEqualTo(cases + cells + 9 + sets + restrictions);
            int candidates = 9 * cells;
            int supports = candidates + 2 * cells + 9 + cases + sets + 1;
            int definitions = restrictions * (2 + 9);
            assertThat(written.clauses.size())
                    .as("sum %d", sum)
                    .isLessThanOrEqualTo(
                            2 * cases * cells + 2 * candidates + supports + definitions + 9 * sets + 2 * 9 + 1);
        }
    }

    /** Only cases of which two can apply at once leave a variable open. */
    @Test
    void sectionIsDeterminedIfNoTwoCasesCanApplyAtOnce() {
        long all = Digits.all(9);
        int[] cells = {0, 1, 2};
        Section.Case low = Section.Case.of(0b001, Digits.of(1, 2), all, all);
        Section.Case high = Section.Case.of(0b010, Digits.of(8, 9), all, all);
        Section.Case any = Section.Case.of(0b010, Digits.of(2, 8), all, all);
        assertThat(write(Section.of(9, cells, List.of(low, high), 1, 2)).isDetermined)
                .isTrue();
        assertThat(write(Section.of(9, cells, List.of(low, any), 1, 2)).isDetermined)
                .isFalse();
        assertThat(write(Section.of(9, cells, List.of(any), 1, 2)).isDetermined).isTrue();
    }
}
