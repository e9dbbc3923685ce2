package io.github.sudokusat.cnf;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;

/** The files in {@code golden/dimacs}. */
final class Golden {

    private Golden() {}

    static String text(String name) {
        try (InputStream in =
                Objects.requireNonNull(Golden.class.getResourceAsStream("/golden/dimacs/" + name), name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
