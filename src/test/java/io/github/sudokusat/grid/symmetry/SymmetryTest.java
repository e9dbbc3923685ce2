package io.github.sudokusat.grid.symmetry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Conflict;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.MustDiffer;
import io.github.sudokusat.grid.Rule;
import io.github.sudokusat.grid.Variant;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

class SymmetryTest {

    private static final Layout FOUR = Layout.boxes(2, 2);
    /** A grid with a 1 in r1c1 and a 2 in r1c2. */
    private static final Grid CORNER = Grid.empty(FOUR).with(0, 1).with(1, 2);

    @Test
    void symmetriesMoveCellsAsTheirNamesSay() {
        assertThat(filled(Symmetry.transposition(FOUR))).isEqualTo("1...2...........");
        assertThat(filled(Symmetry.rotation(FOUR, 1))).isEqualTo("...1...2........");
        assertThat(filled(Symmetry.rotation(FOUR, 2))).isEqualTo("..............21");
        assertThat(filled(Symmetry.rotation(FOUR, -1))).isEqualTo("........2...1...");
        assertThat(filled(Symmetry.upsideDown(FOUR))).isEqualTo("............12..");
        assertThat(filled(Symmetry.leftToRight(FOUR))).isEqualTo("..21............");
        assertThat(filled(Symmetry.rows(FOUR, 0, 1))).isEqualTo("....12..........");
        assertThat(filled(Symmetry.columns(FOUR, 0, 1))).isEqualTo("21..............");
        assertThat(filled(Symmetry.bands(FOUR, 0, 1))).isEqualTo("........12......");
        assertThat(filled(Symmetry.stacks(FOUR, 1, 0))).isEqualTo("..12............");
        assertThat(filled(Symmetry.relabelling(FOUR, 3, 1, 4, 2))).isEqualTo("31..............");
        assertThat(filled(Symmetry.identity(FOUR))).isEqualTo(CORNER.toString());
    }

    private static String filled(Symmetry symmetry) {
        return symmetry.apply(CORNER).toString();
    }

    @Test
    void theClassicLayoutHasTheKnownGenerators() {
        assertThat(names(Layout.classic())).hasSize(3 + 4 + 6 + 6 + 2 + 2).contains("rows 1 and 2", "stacks 2 and 3");
        assertThat(names(Layout.classic())).doesNotContain("rows 3 and 4");
    }

    @Test
    void findsTheSymmetriesThatVariantsLeave() {
        assertThat(names(Layout.classic().with(Variant.DIAGONALS)))
                .hasSize(7)
                .allMatch(name -> name.startsWith("rot")
                        || name.startsWith("tra")
                        || name.endsWith("down")
                        || name.endsWith("right"));
        // Rows 2 and 3 are in the same windows, rows 1 and 2 are not.
        assertThat(names(Layout.classic().with(Variant.WINDOKU)))
                .contains("rows 2 and 3", "columns 7 and 8", "transposition")
                .doesNotContain("rows 1 and 2", "bands 1 and 2");
        // Exchanging rows in one band alone would mix the groups.
        assertThat(names(Layout.classic().with(Variant.DISJOINT_GROUPS)))
                .hasSize(7 + 2 + 2)
                .contains("bands 1 and 2", "stacks 2 and 3", "rotation by 1 quarter")
                .doesNotContain("rows 1 and 2");
        assertThat(names(Layout.classic().with(Variant.ANTI_KNIGHT))).hasSize(7);
        assertThat(names(Layout.classic().with(MustDiffer.of("far", 0, 40)))).doesNotContain("upside down");
        assertThat(names(Layout.boxes(2, 3)))
                .contains(
                        "rotation by 2 quarters", "rows 1 and 2", "columns 1 and 2", "bands 2 and 3", "stacks 1 and 2")
                .doesNotContain("transposition", "rotation by 1 quarter", "rows 2 and 3");
        assertThat(names(Layout.boxes(1, 3)))
                .contains("transposition", "rows 1 and 2", "rows 2 and 3", "columns 2 and 3");
        assertThat(names(Layout.regions(0, 0, 0, 1, 0, 1, 1, 1, 2, 2, 2, 3, 2, 3, 3, 3)))
                .containsExactly("rotation by 2 quarters", "columns 2 and 3");
    }

    private static List<String> names(Layout layout) {
        return Symmetries.of(layout).generators().stream()
                .map(Symmetries.Generator::name)
                .toList();
    }

    @Test
    void transposesBoxesThatAreNotSquare() {
        Layout layout = Layout.boxes(2, 3).with(Variant.ANTI_KNIGHT).with(Variant.DISJOINT_GROUPS);
        Symmetry transposition = Symmetry.transposition(layout);
        assertThat(transposition.from()).isEqualTo(layout);
        assertThat(transposition.to())
                .isEqualTo(Layout.boxes(3, 2).with(Variant.ANTI_KNIGHT).with(Variant.DISJOINT_GROUPS));
        Grid grid = Grid.empty(layout).with(2, 5).with(30, 6);
        Grid image = transposition.apply(grid);
        assertThat(image.digit(new Cell(2, 0))).isEqualTo(5);
        assertThat(image.digit(new Cell(0, 5))).isEqualTo(6);
        assertThat(transposition.inverse().apply(image)).isEqualTo(grid);
        assertThat(transposition.then(Symmetry.transposition(transposition.to())))
                .isEqualTo(Symmetry.identity(layout));
        assertThatThrownBy(() -> transposition.then(transposition))
                .hasMessageContaining("must start from the layout 3x2");
    }

    @Test
    void transposesRulesAndJigsaws() {
        Layout layout = Layout.regions(0, 0, 1, 0, 1, 2, 1, 2, 2).with(MustDiffer.of("far", 1, 8));
        Layout image = Layout.regions(0, 0, 1, 0, 1, 2, 1, 2, 2).with(MustDiffer.of("far", 3, 8));
        assertThat(Symmetry.transposition(layout).to()).isEqualTo(image);
        assertThat(Symmetry.transposition(FOUR).to()).isSameAs(FOUR);
    }

    @Test
    void refusesWhatIsNotASymmetry() {
        rejects("is not mapped to itself by rows 2 and 3", () -> Symmetry.rows(FOUR, 1, 2));
        rejects("is not mapped to itself by rotation by 1 quarter", () -> Symmetry.rotation(Layout.boxes(2, 3), 1));
        rejects("rows must be from 0 to 3, but are 0 and 4", () -> Symmetry.rows(FOUR, 0, 4));
        rejects("bands must be from 0 to 1, but are -1 and 1", () -> Symmetry.bands(FOUR, -1, 1));
        rejects("need rectangular boxes", () -> Symmetry.stacks(Layout.regions(0, 0, 1, 1), 0, 1));
        rejects("digits must be a permutation of 1 to 4", () -> Symmetry.relabelling(FOUR, 1, 2, 3, 3));
        rejects("digits must be a permutation of 1 to 4", () -> Symmetry.relabelling(FOUR, 0, 2, 3, 4));
        rejects("digits must be a permutation of 1 to 4", () -> Symmetry.relabelling(FOUR, 1, 2, 3));
        rejects("digits must be 4 numbers", () -> Symmetry.relabelling(FOUR));
        rejects("grid must be on the layout 2x2", () -> Symmetry.identity(FOUR).apply(Grid.empty(Layout.classic())));
        rejects("cell must be from 0 to 15", () -> Symmetry.identity(FOUR).cell(16));
        rejects(
                "digit must be from 0 (blank) to 4",
                () -> Symmetry.identity(FOUR).digit(5));
        rejects("the search for symmetries does not know rule odd", () -> Symmetries.of(FOUR.with(new Odd())));
        rejects("the search for symmetries does not know rule odd", () -> Symmetry.transposition(FOUR.with(new Odd())));
        assertThat(Symmetry.find(FOUR, 1, 0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15))
                .isEmpty();
    }

    private static void rejects(String message, Runnable action) {
        assertThatThrownBy(action::run)
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(message);
    }

    private static final class Odd implements Rule {

        @Override
        public String name() {
            return "odd";
        }

        @Override
        public void conflicts(Grid grid, Consumer<Conflict> found) {}
    }
}
