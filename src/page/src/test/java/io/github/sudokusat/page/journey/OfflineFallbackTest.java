package io.github.sudokusat.page.journey;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The same in a browser that cannot compile the core to WebAssembly, which the service worker has to find out by itself. */
@Tag("slow")
class OfflineFallbackTest extends OfflineTest {

    @TempDir
    Path folder;

    @Override
    Host startHost() throws IOException {
        try (Stream<Path> files = Files.walk(ServedHost.FOLDER)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                Path copy = folder.resolve(ServedHost.FOLDER.relativize(file).toString());
                Files.createDirectories(copy.getParent());
                Files.copy(file, copy);
            }
        }
        Files.writeString(folder.resolve("core.wasm"), "as if it were from the future");
        return FolderHost.start(folder, 0);
    }

    @Test
    void theFallbackIsKept() {
        openPuzzle(EASY);
        page.evaluate("navigator.serviceWorker.ready.then(() => true)");
        assertThat(page.evaluate("caches.match('core.js').then((response) => response !== undefined)"))
                .isEqualTo(true);
    }
}
