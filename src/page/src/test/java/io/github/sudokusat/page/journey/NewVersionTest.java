package io.github.sudokusat.page.journey;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.options.ServiceWorkerPolicy;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The whole page, and a new version of it in the middle of a game. */
class NewVersionTest extends PageTest {

    @TempDir
    Path folder;

    @Override
    Host startHost() throws IOException {
        try (Stream<Path> files = Files.walk(ServedHost.FOLDER)) {
            files.filter(Files::isRegularFile).forEach(this::copy);
        }
        return FolderHost.start(folder, 0);
    }

    private void copy(Path file) {
        Path target = folder.resolve(ServedHost.FOLDER.relativize(file));
        try {
            Files.createDirectories(Objects.requireNonNull(target.getParent()));
            Files.copy(file, target);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    Browser.NewContextOptions options() {
        return super.options().setServiceWorkers(ServiceWorkerPolicy.ALLOW);
    }

    /** The same page under another name. */
    private void publish() throws IOException {
        Path version = folder.resolve("version.js");
        Files.writeString(version, Files.readString(version).replaceFirst("(version\"?: *\")", "$1new-"));
    }

    @Test
    void itIsOfferedAndTheGameGoesOn() throws IOException {
        openPuzzle(EASY);
        page.evaluate("navigator.serviceWorker.ready.then(() => true)");
        cell(1, 3).click();
        type("4");
        cell(1, 4).click();
        type("Control+2", "Shift+6");
        String before = shown();
        publish();
        page.evaluate("navigator.serviceWorker.getRegistration().then((one) => one.update()).then(() => true)");
        assertThat(button("Update now")).isVisible();
        assertThat(shown()).isEqualTo(before);
        button("Update now").click();
        assertThat(button("Update now")).hasCount(0);
        awaitReady();
        assertThat(shown()).isEqualTo(before);
        assertThat((String) page.evaluate("caches.keys().then((keys) => keys.join())"))
                .contains(" new-")
                .doesNotContain(",");
        new Panels(this).check();
    }
}
