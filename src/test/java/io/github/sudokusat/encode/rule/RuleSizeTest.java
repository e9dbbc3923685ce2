package io.github.sudokusat.encode.rule;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.primitive.Differ;
import io.github.sudokusat.primitive.DigitClause;
import io.github.sudokusat.primitive.DigitCount;
import io.github.sudokusat.primitive.DigitSets;
import io.github.sudokusat.primitive.Digits;
import io.github.sudokusat.primitive.LinearSum;
import io.github.sudokusat.primitive.PairRelation;
import io.github.sudokusat.primitive.Primitive;
import java.util.Arrays;
import java.util.List;
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
}
