package io.github.sudokusat.export.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.sudokusat.format.read.LayoutText;
import io.github.sudokusat.grid.Conflict;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.Rule;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.grid.candidates.CandidateLayout;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.run.Cancellation;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.StopReason;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The text of models. */
class ModelExportTest {

    private static final Layout LAYOUT = LayoutText.parse(List.of(
            "box 2x2",
            "killer 5 r1c1 r1c2",
            "sum 6 r2c1 r3c1 r3c2",
            "renban r1c3 r2c3",
            "thermo r3c2 r3c1",
            "contains 1,1 r1c1 r2c3 r3c4",
            "skyscraper 2 left1",
            "sandwich 5 top1"));

    private static final Puzzle PUZZLE = Puzzle.of(Grid.empty(LAYOUT).with(5, 3));

    /** The golden file of each language. */
    @ParameterizedTest
    @EnumSource(ModelFormat.class)
    void isTheSameByteForByte(ModelFormat format) throws IOException {
        String name = "four." + format.name().toLowerCase(Locale.ROOT);
        assertThat(Solver.text(PUZZLE, format))
                .isEqualTo(Files.readString(Path.of("src/test/resources/golden/model", name)));
    }

    @ParameterizedTest
    @EnumSource(ModelFormat.class)
    void whatWasStoppedLooksIncomplete(ModelFormat format) throws IOException {
        Cancellation cancellation = new Cancellation();
        cancellation.cancel();
        StringBuilder text = new StringBuilder();
        assertThat(ModelExport.write(
                        Puzzle.of(Grid.empty(Layout.boxes(5, 5))),
                        format,
                        text,
                        Limits.none().withCancellation(cancellation)))
                .contains(StopReason.CANCELLED);
        assertThat(text.toString().lines().toList())
                .anyMatch(line -> line.contains("incomplete: statements are missing"))
                .noneMatch(line -> line.contains("solve") || line.contains("check-sat") || line.contains("</instance"));
    }

    @Test
    void candidatesRestrictTheCells() throws IOException {
        Layout layout = Layout.boxes(2, 2);
        CandidateGrid candidates = CandidateGrid.full(CandidateLayout.of(layout));
        candidates.retain(0, 1, 4);
        Puzzle puzzle = Puzzle.of(Grid.empty(layout).with(5, 3), candidates);

        assertThat(Solver.text(puzzle, ModelFormat.MINIZINC)).contains("constraint x[1,1] in {1,4};\n");
        assertThat(Solver.text(puzzle, ModelFormat.ASP)).contains("{ x(1,1,D) : D = (1;4) } = 1.\n");
        assertThat(Solver.text(puzzle, ModelFormat.SMTLIB)).contains("(assert (or (= r1c1 1) (= r1c1 4)))\n");
    }

    @Test
    void aRuleOfAnUnknownClassIsRefused() {
        Rule unknown = new Rule() {
            @Override
            public String name() {
                return "magic";
            }

            @Override
            public void conflicts(Grid grid, Consumer<Conflict> found) {}
        };
        Puzzle puzzle = Puzzle.of(Grid.empty(Layout.boxes(2, 2).with(unknown)));
        assertThatThrownBy(() -> Solver.text(puzzle, ModelFormat.ASP))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("the export of models")
                .hasMessageContaining("magic");
    }
}
