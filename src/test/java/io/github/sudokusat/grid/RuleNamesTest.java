package io.github.sudokusat.grid;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.format.read.LayoutText;
import io.github.sudokusat.grid.candidates.filter.Filters;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What rules are called on a layout where their own names do not tell them apart. */
class RuleNamesTest {

    private static List<String> names(String... rules) {
        return layout(rules).statedRules().stream()
                .map(StatedRule::name)
                .sorted()
                .toList();
    }

    private static Layout layout(String... rules) {
        List<String> lines = new ArrayList<>(List.of("box 3x3"));
        lines.addAll(List.of(rules));
        return LayoutText.parse(lines);
    }

    @Test
    void aRuleIsCalledByItsOwnName() {
        assertThat(names("arrow r1c1 = r2c2 r3c3", "arrow r1c2 = r2c3 r3c4", "sandwich 8 top1"))
                .containsExactly("arrow at r1c1", "arrow at r1c2", "sandwich 8 down from r1c1");
    }

    @Test
    void rulesOfOneNameAreToldApartByTheirLastCells() {
        assertThat(names("arrow r1c1 = r2c2 r3c3", "arrow r1c1 = r1c2 r1c3", "thermo r1c1-r1c3", "thermo r1c1-r3c1"))
                .containsExactly(
                        "arrow at r1c1 to r1c3",
                        "arrow at r1c1 to r3c3",
                        "thermometer at r1c1 to r1c3",
                        "thermometer at r1c1 to r3c1");
    }

    @Test
    void squaresOfAGlobalRuleAreNamedByTheirFirstCell() {
        Filters squares = Filters.of(layout("rule global-entropy"));
        assertThat(IntStream.range(0, squares.size())
                        .mapToObj(squares::get)
                        .map(squares::label)
                        .distinct())
                .hasSize(64)
                .contains("global-entropy at r1c1", "global-entropy at r8c8");
        Filters pairs = Filters.of(layout("rule nonconsecutive"));
        assertThat(IntStream.range(0, pairs.size())
                        .mapToObj(pairs::get)
                        .map(pairs::label)
                        .distinct())
                .containsExactly("nonconsecutive");
    }
}
