package io.github.sudokusat.logic.find;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.format.read.LayoutText;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.grid.candidates.CandidateLayout;
import io.github.sudokusat.logic.LogicSolver;
import io.github.sudokusat.logic.step.Step;
import io.github.sudokusat.logic.step.Technique;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class RuleOptionsTest {

    private static CandidateGrid position(String rule) {
        return CandidateGrid.full(CandidateLayout.of(LayoutText.parse(List.of("box 3x3", rule))));
    }

    private static List<String> texts(CandidateGrid position) {
        return LogicSolver.of(position.layout()).all(position, Set.of(Technique.RULE_OPTIONS)).orElseThrow().stream()
                .map(Step::text)
                .toList();
    }

    @Test
    void allWaysAreListedIfTheyAreFew() {
        assertThat(texts(position("pair-sum 4 r1c1 r1c2")))
                .containsExactly("Rule Options: pair-sum 4 at r1c1 and r1c2: r1c1 and r1c2 can only be 1-3 or 3-1, so "
                        + "r1c12 are 1 or 3: r1c12<>2,4,5,6,7,8,9");
    }

    @Test
    void otherCellsThatSeeADigitInEveryWayLoseIt() {
        CandidateGrid position = position("pair-sum 4 r1c3 r1c4");
        position.retain(2, 1, 3);
        position.retain(3, 1, 3);
        assertThat(texts(position))
                .containsExactly("Rule Options: pair-sum 4 at r1c3 and r1c4: r1c3 and r1c4 can only be 1-3 or 3-1, and "
                        + "in every one of these each candidate that is removed sees its digit: r1c1256789<>1,3");
    }

    @Test
    void aCandidateThatLeavesASumTooLittleOrTooMuchIsFalse() {
        CandidateGrid position = position("arrow r1c1 = r4c4 r4c5 r5c5");
        position.retain(0, 7, 8);
        assertThat(texts(position))
                .contains(
                        "Rule Options: arrow at r1c1: if 1 is in one of r4c6,r5c46,r6c456, then r4c4+r4c5+r5c5 = r1c1; "
                                + "r1c1 is at most 8; r4c4+r4c5+r5c5 is at least 2+3+4=9, and the rule "
                                + "cannot be obeyed: r4c6,r5c46,r6c456<>1");
    }

    @Test
    void aCandidateThatLeavesNoPlaceForADigitThatIsNeededIsFalse() {
        assertThat(texts(position("quadruple 1,2 r4c4 r4c5 r5c4 r5c5")))
                .contains("Rule Options: quadruple 1,2 at r4c4: if 1 is in one of r45c6,r6c456, then r45c45 are not 1,"
                        + " which leaves no cell for 1: r45c6,r6c456<>1");
    }
}
