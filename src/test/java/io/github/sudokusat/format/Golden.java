package io.github.sudokusat.format;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** The texts of {@code src/test/resources/golden}; its README says where they come from. */
public final class Golden {

    public static final String PUZZLE =
            ".8...4.7..1...39.5.9...5.4..25....8..4....3629.64........8.6.9......2136..497....";
    public static final String SOLUTION =
            "583294671417683925692715843125367489748159362936428517251836794879542136364971258";

    public static final List<String> SINGLES = List.of(
            "line.txt",
            "rows.txt",
            "simple.ss",
            "picture.txt",
            "picture-inner.txt",
            "picture-double.txt",
            "picture-unicode.txt",
            "picture-gaps.txt",
            "headers.sdk",
            "sections.sdk",
            "numbers.txt");
    public static final List<String> CANDIDATES =
            List.of("candidates-dots.txt", "candidates-stars.txt", "candidates-plain.txt", "candidates.729");
    public static final List<String> STREAMS = List.of(
            "bulk.sdm",
            "bulk-text.txt",
            "kaggle.csv",
            "rated.csv",
            "quoted.csv",
            "euler.txt",
            "blocks.txt",
            "library.txt");
    public static final List<String> OTHER_SIDES = List.of(
            "four.txt",
            "sixteen.txt",
            "sixteen-line.txt",
            "sixteen-hex.txt",
            "sixteen-numbers.txt",
            "sixteen-plain-numbers.txt");
    public static final List<String> LAYOUTS = List.of("regions.txt", "regions-names.txt", "layout.txt");

    private Golden() {}

    public static String text(String name) {
        try (InputStream in = Golden.class.getResourceAsStream("/golden/" + name)) {
            if (in == null) {
                throw new IllegalArgumentException("no golden file " + name);
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
