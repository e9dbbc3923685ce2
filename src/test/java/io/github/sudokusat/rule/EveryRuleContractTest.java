package io.github.sudokusat.rule;

import io.github.sudokusat.format.RuleText;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.NamedRuleContractTest;
import io.github.sudokusat.solve.SudokuSolver;
import io.github.sudokusat.testing.RuleExample;
import io.github.sudokusat.testing.rules.RandomRules;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;

/** The rules of the library keep the contract of rules. */
@Tag("long")
class EveryRuleContractTest {

    /** The examples of the document of the rules, but for those that contradict rows and columns by themselves. */
    @Nested
    class OfTheDocument extends NamedRuleContractTest {

        @Override
        protected int grids() {
            return 12;
        }

        @Override
        protected List<Layout> layouts() {
            try {
                return RuleExample.all().stream()
                        .map(RuleExample::layout)
                        .filter(layout -> !layout.statedRules().isEmpty())
                        .filter(layout -> SudokuSolver.create()
                                .solve(Grid.empty(layout))
                                .findSolution()
                                .isPresent())
                        .toList();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    /** Random rules of each keyword on grids of four digits. */
    @Nested
    class OfFourDigits extends NamedRuleContractTest {

        @Override
        protected int grids() {
            return 40;
        }

        @Override
        protected List<Layout> layouts() {
            List<Layout> layouts = new ArrayList<>();
            for (String keyword : RuleText.keywords()) {
                for (long seed = 1; seed <= 3; seed++) {
                    RandomRules.combination(Layout.boxes(2, 2), seed, 1, List.of(keyword))
                            .filter(ruled -> !ruled.rules().isEmpty())
                            .filter(ruled -> !ruled.layout().statedRules().isEmpty())
                            .ifPresent(ruled -> layouts.add(ruled.layout()));
                }
            }
            return layouts;
        }
    }
}
