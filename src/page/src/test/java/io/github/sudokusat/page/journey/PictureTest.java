package io.github.sudokusat.page.journey;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Download;
import io.github.sudokusat.format.read.GridParser;
import io.github.sudokusat.format.svg.SvgPicture;
import io.github.sudokusat.grid.Grid;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;

/** The pictures that the panel Files saves. */
class PictureTest extends PageTest {

    private static final int WHITE = 0xffffffff;

    private Panels panels() {
        return new Panels(this).open("Files");
    }

    private void show(Panels panels, String what) {
        panels.panel().getByLabel("Shows").selectOption(what);
    }

    private String svg(Panels panels) throws IOException {
        Download download = page.waitForDownload(() -> panels.press("SVG picture"));
        assertThat(download.suggestedFilename()).isEqualTo("sudoku.svg");
        return Files.readString(download.path());
    }

    private BufferedImage png(Panels panels) throws IOException {
        Download download = page.waitForDownload(() -> panels.press("PNG picture"));
        assertThat(download.suggestedFilename()).isEqualTo("sudoku.png");
        return ImageIO.read(download.path().toFile());
    }

    private static int ink(BufferedImage picture) {
        int ink = 0;
        for (int y = 0; y < picture.getHeight(); y++) {
            for (int x = 0; x < picture.getWidth(); x++) {
                ink += picture.getRGB(x, y) == WHITE ? 0 : 1;
            }
        }
        return ink;
    }

    @Test
    void aPictureShowsWhatIsWanted() throws IOException {
        openPuzzle(EASY);
        cell(1, 3).click();
        type("4");
        button("Fill marks").click();
        Panels panels = panels();
        Grid puzzle = GridParser.create().parse(EASY);
        String game = svg(panels);
        show(panels, "puzzle");
        assertThat(svg(panels)).isEqualTo(SvgPicture.create().format(puzzle));
        show(panels, "solution");
        assertThat(svg(panels)).contains("81 digits");
        show(panels, "game");
        assertThat(svg(panels)).isEqualTo(game).contains((puzzle.filledCount() + 1) + " digits");
    }

    /** More than two points for each unit of the drawing. */
    @Test
    void aPictureOfPointsIsSharp() throws IOException {
        openPuzzle(EASY);
        Panels panels = panels();
        show(panels, "puzzle");
        BufferedImage puzzle = png(panels);
        assertThat(puzzle.getWidth()).isEqualTo(1200);
        assertThat(puzzle.getHeight()).isEqualTo(1200);
        assertThat(puzzle.getRGB(0, 0)).isEqualTo(WHITE);
        show(panels, "solution");
        assertThat(ink(png(panels))).isGreaterThan(ink(puzzle)).isLessThan(1200 * 1200 / 2);
    }

    @Test
    void withoutOneSolutionNoneIsShown() {
        openPuzzle(EMPTY);
        Panels panels = panels();
        show(panels, "solution");
        panels.press("SVG picture");
        assertThat(page.locator(".panel-files .error:not(:empty)")).containsText("no solution, or more than one");
    }
}
