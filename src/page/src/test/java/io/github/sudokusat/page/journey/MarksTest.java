package io.github.sudokusat.page.journey;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.options.BoundingBox;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Pencil marks have their places within a cell, however many they are, and whatever else is in it. */
class MarksTest extends PageTest {

    private static final List<String> LAYOUTS = List.of(
            "p=" + ".".repeat(16) + "&rules=box+2x2",
            "p=" + EMPTY + "&rules=box+3x3",
            "p=" + EMPTY
                    + "&rules=box+3x3;killer+20+r1c1+r1c2+r1c3;killer+21+r3c1+r4c1+r5c1+r6c1;killer+22+r5c5+r5c6+r6c5",
            "p=" + ".".repeat(256) + "&rules=box+4x4");

    /** Gives the n-th cell the lists of corner, centre and coloured marks that n stands for. */
    private static final String MARK = """
            async (marks) => {
              const { app } = await import('./app.js');
              await app.change({ marks });
              const { side } = app.layout;
              const first = (n) => Array.from({ length: Math.min(n, side) }, (_, i) => i + 1);
              const last = (n) => first(side).slice(-n);
              const lists = [[], first(1), first(4), [1, 3, 4, 5, 7].filter((n) => n <= side), last(6), first(9), first(side)];
              let cell = 0;
              const add = (mode, digits, values) => digits.forEach((digit) => app.store.apply(mode, { cells: [cell], digit, peers: null, ...values }));
              for (const corner of lists) {
                for (const centre of lists) {
                  if (cell < side * side) {
                    add('corner', corner);
                    add('centre', centre);
                    add('candColour', cell % 5 === 4 ? centre : [], { colour: 2 });
                    cell++;
                  }
                }
              }
              app.store.select(side * side - 1);
            }""";

    /** What is drawn of each mark, and whether it is too near to the border of its cell or to another mark. */
    private static final String FAULTS = """
            () => {
              const pen = document.createElement('canvas').getContext('2d');
              const drawn = (mark) => {
                const { fontWeight, fontSize, fontFamily } = getComputedStyle(mark);
                pen.font = `${fontWeight} 100px ${fontFamily}`;
                const ink = pen.measureText(mark.dataset.sign);
                const size = parseFloat(fontSize) / 100;
                const [width, height] = [(ink.actualBoundingBoxLeft + ink.actualBoundingBoxRight) * size, ink.actualBoundingBoxAscent * size];
                const box = mark.getBoundingClientRect();
                const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
                return { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 };
              };
              const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
              return [...document.querySelectorAll('.cell')].flatMap((cell) => {
                const marks = [...cell.querySelectorAll('.mark')];
                const inks = marks.map(drawn);
                const { left, right, top, bottom } = cell.getBoundingClientRect();
                return marks.flatMap((mark, i) => [
                  Math.min(inks[i].left - left, right - inks[i].right, inks[i].top - top, bottom - inks[i].bottom) < 1 ? ['leaves its cell'] : [],
                  inks.slice(0, i).some((other) => meet(inks[i], other)) ? ['meets another'] : []].flat()
                  .map((fault) => `${mark.dataset.sign} ${fault}: ${cell.getAttribute('aria-label')}`));
              });
            }""";

    private void mark(String layout, String marks) {
        open("#" + layout);
        page.evaluate(MARK, marks);
    }

    @ParameterizedTest
    @CsvSource({"360, 640, fixed", "1280, 720, centre"})
    void noMarkLeavesItsCellOrMeetsAnother(int width, int height, String marks) {
        page.setViewportSize(width, height);
        for (String layout : LAYOUTS) {
            mark(layout, marks);
            assertThat(page.locator(".mark").count()).as(layout).isGreaterThan(40);
            assertThat((List<?>) page.evaluate(FAULTS)).as(layout).isEmpty();
        }
    }

    @ParameterizedTest
    @Tag("slow")
    @CsvSource({"360, 640, centre", "1280, 720, fixed", "844, 390, centre"})
    void norDoesOneOnOtherScreens(int width, int height, String marks) {
        noMarkLeavesItsCellOrMeetsAnother(width, height, marks);
    }

    /** Where each digit has its own place, it has it in cells with corner marks, too. */
    @Test
    void cornerMarksLeaveCentreMarksWhereTheyAre() {
        openPuzzle(EMPTY);
        cell(2, 2).click();
        type("Control+3", "Control+4", "Control+8");
        cell(2, 3).click();
        type("Control+3", "Control+4", "Control+8", "Shift+1", "Shift+4");
        for (int digit : List.of(3, 4, 8)) {
            assertThat(place(3, digit)).isEqualTo(place(2, digit));
        }
        assertThat(cell(2, 3).locator(".is-framed").allInnerTexts()).hasSize(2);
    }

    private List<Long> place(int column, int digit) {
        BoundingBox inside = cell(2, column).boundingBox();
        // The middle, since a frame takes a margin.
        BoundingBox mark =
                cell(2, column).locator("[data-digit='" + digit + "']").boundingBox();
        return List.of(Math.round(mark.x + mark.width / 2 - inside.x), Math.round(mark.y + mark.height / 2 - inside.y));
    }

    /** What says that a mark is missing leaves the others readable. */
    @ParameterizedTest
    @CsvSource({"360, 640", "1280, 800"})
    void theSignOfAWrongCellHidesNoMark(int width, int height) throws IOException {
        page.setViewportSize(width, height);
        openPuzzle(EMPTY);
        button("Fill marks").click();
        cell(9, 9).click();
        cell(1, 1).evaluate("cell => cell.classList.add('is-wrong')");
        BufferedImage picture = ImageIO.read(new ByteArrayInputStream(cell(1, 1).screenshot()));
        for (int place = 0; place < 9; place++) {
            assertThat(reds(picture, place % 3 / 3.0 + 0.1, Math.floorDiv(place, 3) / 3.0 + 0.09, 0.14, 0.16))
                    .as("on the mark %d", place + 1)
                    .isZero();
        }
        assertThat(reds(picture, 0, 0, 1, 1)).as("the sign").isGreaterThan(8);
    }

    /** How many points of a part of a picture are as red as the sign; the part is given in shares of the whole. */
    private static long reds(BufferedImage picture, double x, double y, double width, double height) {
        int across = (int) (width * picture.getWidth());
        int down = (int) (height * picture.getHeight());
        int[] points = picture.getRGB(
                (int) (x * picture.getWidth()), (int) (y * picture.getHeight()), across, down, null, 0, across);
        return Arrays.stream(points)
                .filter(rgb -> ((rgb >> 16) & 255) - ((rgb >> 8) & 255) > 90)
                .count();
    }
}
