package io.github.sudokusat.web.worker;

import com.aayushatharva.brotli4j.Brotli4jLoader;
import com.aayushatharva.brotli4j.encoder.Encoder;
import com.aayushatharva.brotli4j.encoder.Encoder.Parameters;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** Part of the build: puts next to each file of the page the same compressed by brotli, which takes far too long to do it when a browser asks. */
public final class Compressor {

    private static final String ENDING = ".br";

    /** The highest. */
    private static final int QUALITY = 11;

    /** A file is compressed if that leaves at most this share of it. */
    private static final double WORTH = 0.9;

    private Compressor() {}

    /** Takes the directory. */
    public static void main(String... words) throws IOException {
        if (!Brotli4jLoader.isAvailable()) {
            System.err.println(
                    "The page is not compressed: there is no brotli for this machine. Browsers will get it gzipped.");
            return;
        }
        List<Path> files;
        try (Stream<Path> all = Files.walk(Path.of(words[0]))) {
            files = all.filter(Files::isRegularFile).toList();
        }
        for (Path file : files) {
            compress(file);
        }
    }

    private static void compress(Path file) throws IOException {
        byte[] plain = Files.readAllBytes(file);
        byte[] compressed = Encoder.compress(plain, Parameters.create(QUALITY));
        if (compressed.length <= WORTH * plain.length) {
            Files.write(file.resolveSibling(file.getFileName() + ENDING), compressed);
        }
    }
}
