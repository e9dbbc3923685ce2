package toy;

import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.NamedRuleContractTest;
import java.util.List;

/** The published suite accepts a rule that keeps the contract. */
class SquareProductTest extends NamedRuleContractTest {

    @Override
    protected List<Layout> layouts() {
        return List.of(
                Layout.boxes(2, 2).with(new SquareProduct(Cell.parse("r1c1"), Cell.parse("r1c3"))),
                Layout.classic().with(new SquareProduct(Cell.parse("r5c5"), Cell.parse("r1c1"))));
    }
}
