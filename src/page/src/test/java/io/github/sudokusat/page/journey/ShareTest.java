package io.github.sudokusat.page.journey;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.google.zxing.BinaryBitmap;
import com.google.zxing.RGBLuminanceSource;
import com.google.zxing.ReaderException;
import com.google.zxing.Result;
import com.google.zxing.ResultMetadataType;
import com.google.zxing.common.HybridBinarizer;
import com.google.zxing.qrcode.QRCodeReader;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.PlaywrightException;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.BoundingBox;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ForcedColors;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The QR code of the link, as a camera sees it. */
class ShareTest extends PageTest {

    /** With a quiet zone of four modules on both sides. */
    private static final int LARGEST_ON_A_PHONE = 57 + 8;

    @BeforeEach
    void requireTheWholePage() {
        Assumptions.assumeFalse(Boolean.getBoolean("page.quick"), "while developing, the page is built without npm");
    }

    private Locator code() {
        return page.getByRole(AriaRole.IMG, new Page.GetByRoleOptions().setName("QR code of the link"));
    }

    private String link() {
        return page.getByLabel("Link to this puzzle").inputValue();
    }

    private double modules() {
        return Double.parseDouble(code().getAttribute("viewBox").replaceFirst(".* ", ""));
    }

    /** The code, which is drawn anew for each choice, maybe in the meantime. */
    private byte[] picture() {
        for (int tries = 1; ; tries++) {
            try {
                return code().screenshot();
            } catch (PlaywrightException redrawn) {
                if (tries == 5) {
                    throw redrawn;
                }
            }
        }
    }

    private Result read() throws IOException, ReaderException {
        BufferedImage image = ImageIO.read(new ByteArrayInputStream(picture()));
        int width = image.getWidth();
        int[] pixels = image.getRGB(0, 0, width, image.getHeight(), null, 0, width);
        RGBLuminanceSource source = new RGBLuminanceSource(width, image.getHeight(), pixels);
        return new QRCodeReader().decode(new BinaryBitmap(new HybridBinarizer(source)));
    }

    @ParameterizedTest
    @CsvSource({"360, 640, LIGHT", "320, 568, DARK", "844, 390, DARK", "1280, 720, LIGHT"})
    void aCameraReadsTheLink(int width, int height, ColorScheme colours) throws IOException, ReaderException {
        page.setViewportSize(width, height);
        page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(colours));
        openPuzzle(EASY);
        button("Share…").click();
        button("QR code").click();
        Result result = read();
        assertThat(result.getText()).isEqualTo(link());
        assertThat(result.getResultMetadata()).containsEntry(ResultMetadataType.ERROR_CORRECTION_LEVEL, "H");
        BoundingBox box = code().boundingBox();
        assertThat(box.height).as("a square").isCloseTo(box.width, within(0.5));
        assertThat(box.width / modules()).as("pixels of a module").isGreaterThan(4);
        assertThat(box.y).isNotNegative();
        assertThat(box.y + box.height).isLessThanOrEqualTo(height);
    }

    /** A code follows what the link holds, with as much correction as the size of a phone allows. */
    @Test
    void theCodeGrowsWithTheLink() throws IOException, ReaderException {
        page.emulateMedia(new Page.EmulateMediaOptions().setForcedColors(ForcedColors.ACTIVE));
        openPuzzle(EASY);
        cell(1, 3).click();
        type("4");
        button("Fill marks").click();
        button("Share…").click();
        button("QR code").click();
        double before = modules();
        page.getByLabel("With the digits you entered").check();
        page.getByLabel("With your centre and corner marks").check();
        page.waitForCondition(() -> modules() > before && link().contains("&e=") && link().contains("&m="));
        assertThat(read().getText()).isEqualTo(link()).contains("&e=").contains("&m=");
        assertThat(modules()).isLessThanOrEqualTo(LARGEST_ON_A_PHONE + 8);
        Axe.findsNothing(page, "a QR code", "dialog");
    }

    /** The white that the standard wants around a code. */
    @Test
    void theCodeHasAQuietZone() throws IOException {
        openPuzzle(EASY);
        button("Share…").click();
        button("QR code").click();
        BufferedImage image = ImageIO.read(new ByteArrayInputStream(picture()));
        int side = Math.min(image.getWidth(), image.getHeight()) - 1;
        int quiet = (int) (4 * side / modules()) - 1;
        for (int at = 1; at < side; at++) {
            for (int edge = 1; edge < quiet; edge++) {
                assertThat(image.getRGB(at, edge)).isEqualTo(-1);
                assertThat(image.getRGB(edge, at)).isEqualTo(-1);
            }
        }
    }

    @Test
    void aLinkThatIsTooLongIsTold() {
        open("#p=" + ".".repeat(625) + "&rules=box%205x5");
        button("Fill marks").click();
        button("Share…").click();
        button("QR code").click();
        assertThat(code()).isVisible();
        page.getByLabel("With your centre and corner marks").check();
        assertThat(page.locator("dialog")).containsText("too long for a QR code");
        assertThat(code()).hasCount(0);
        page.getByLabel("With your centre and corner marks").uncheck();
        assertThat(code()).isVisible();
    }

    @Test
    void whatCannotBeLoadedIsTold() {
        tolerate("Failed to load resource");
        page.route("**/dialogs/qr.js", route -> route.abort());
        openPuzzle(EASY);
        button("Share…").click();
        button("QR code").click();
        assertThat(page.locator("dialog")).containsText("could not be loaded");
        assertThat(button("Copy the link")).isEnabled();
    }
}
