package io.github.sudokusat.page.journey;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Download;
import java.io.IOException;
import java.nio.file.Files;
import org.junit.jupiter.api.Test;

/** The sheet to print. */
class SheetTest extends PageTest {

    private String save(Panels panels) throws IOException {
        Download download = page.waitForDownload(() -> panels.press("Save the sheet"));
        assertThat(status()).containsText("The sheet is saved.");
        return Files.readString(download.path());
    }

    @Test
    void theSheetHasWhatTheSetterSays() throws IOException {
        open("#p=" + EASY + "&title=Hello&author=R.%20S.&words=Usual%20rules.");
        cell(1, 3).click();
        type("1");
        String sheet = save(new Panels(this).open("Files"));
        assertThat(sheet)
                .contains("<h1>Hello by R. S.</h1>")
                .contains("Usual rules.</p>")
                .contains("30 digits");
    }

    @Test
    void theSheetHasWhatIsWanted() throws IOException {
        openPuzzle(EASY);
        Panels panels = new Panels(this).open("Files");
        String usual = save(panels);
        panels.panel().getByLabel("Paper").selectOption("letter");
        panels.panel().getByLabel("Draw the candidates").check();
        panels.panel().getByLabel("Add the solution").uncheck();
        String other = save(panels);
        assertThat(usual).contains("size: A4").contains("<h1>Sudoku</h1>").contains("Solutions");
        assertThat(other).contains("size: letter").doesNotContain("Solutions");
    }
}
