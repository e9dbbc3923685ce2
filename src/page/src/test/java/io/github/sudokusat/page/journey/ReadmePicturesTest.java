package io.github.sudokusat.page.journey;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageWriteParam;
import javax.imageio.ImageWriter;
import javax.imageio.stream.ImageOutputStream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/**
 * Takes the pictures of the README, into {@code target/pictures}; copied to {@code src/site/resources/images} when the page has changed its looks.
 */
class ReadmePicturesTest {

    private static final Path TARGET = Path.of("target", "pictures");

    /** The readers of the README should not wait for it. */
    private static final long MOST_BYTES = 120_000;

    private static void take(Page page, String name) throws IOException {
        byte[] shot = page.screenshot();
        Files.createDirectories(TARGET);
        Path file = TARGET.resolve(name);
        write(rounded(ImageIO.read(new ByteArrayInputStream(shot))), file);
        assertThat(Files.size(file)).as(name).isLessThan(MOST_BYTES);
    }

    /** The picture with 64 levels of each colour, which nobody sees and which takes a third less room. */
    private static BufferedImage rounded(BufferedImage picture) {
        BufferedImage result = new BufferedImage(picture.getWidth(), picture.getHeight(), BufferedImage.TYPE_INT_RGB);
        for (int y = 0; y < picture.getHeight(); y++) {
            for (int x = 0; x < picture.getWidth(); x++) {
                int colour = picture.getRGB(x, y) & 0xfcfcfc;
                result.setRGB(x, y, colour | (colour >> 6 & 0x030303));
            }
        }
        return result;
    }

    /** Writes a PNG, compressed as far as it goes. */
    private static void write(BufferedImage picture, Path file) throws IOException {
        ImageWriter writer = ImageIO.getImageWritersByFormatName("png").next();
        ImageWriteParam how = writer.getDefaultWriteParam();
        how.setCompressionMode(ImageWriteParam.MODE_EXPLICIT);
        how.setCompressionQuality(0);
        Files.deleteIfExists(file);
        try (ImageOutputStream out = ImageIO.createImageOutputStream(file.toFile())) {
            writer.setOutput(out);
            writer.write(null, new IIOImage(picture, null, null), how);
        } finally {
            writer.dispose();
        }
    }

    @Nested
    class Desktop extends PageTest {

        @Override
        Browser.NewContextOptions options() {
            return super.options().setViewportSize(1280, 850).setColorScheme(ColorScheme.LIGHT);
        }

        @Test
        void aChainIsExplained() throws IOException {
            openPuzzle(".69.8......21...3...5..6.7..5..1......46.53......9..4..8.9..4...7...18......3.79.");
            new Panels(this).open("Hints").press("Solve by logic");
            Locator chain = page.locator(".steps button")
                    .filter(new Locator.FilterOptions().setHasText("XY-Chain"))
                    .first();
            chain.click();
            assertThat(page.locator(".shown .chain")).isVisible();
            chain.evaluate(
                    "e => e.closest('.steps').scrollTop += e.getBoundingClientRect().top - e.closest('.steps').getBoundingClientRect().top - 4");
            page.mouse().move(1, 1);
            take(page, "page-chain.png");
        }
    }

    @Nested
    class Phone extends PageTest {

        @Override
        Browser.NewContextOptions options() {
            return super.options()
                    .setViewportSize(390, 710)
                    .setHasTouch(true)
                    .setIsMobile(true)
                    .setDeviceScaleFactor(1.5)
                    .setColorScheme(ColorScheme.DARK);
        }

        @Test
        void aPuzzleIsPlayed() throws IOException {
            openPuzzle(".8....7..1...8659....9...6..5.692.....8...9.....854.1..6...8....2317...6..9....3.");
            button("Fill marks").tap();
            place(1, 1, "9");
            place(4, 3, "1");
            place(8, 6, "9");
            button("Colour").tap();
            colour(3, 7, "b");
            colour(2, 4, "a");
            button("Digit").tap();
            cell(8, 7).tap();
            assertThat(cell(8, 7)).hasAttribute("aria-selected", "true");
            page.evaluate("scrollTo(0, 0)");
            take(page, "page-phone.png");
        }

        private void place(int row, int column, String digit) {
            cell(row, column).tap();
            button(Pattern.compile("^Place " + digit + ",")).tap();
        }

        private void colour(int row, int column, String letter) {
            cell(row, column).tap();
            button("Colour " + letter).tap();
        }
    }
}
