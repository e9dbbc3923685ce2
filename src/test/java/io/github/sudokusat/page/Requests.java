package io.github.sudokusat.page;

import io.github.sudokusat.testing.PuzzleSet;
import io.github.sudokusat.text.JsonText;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;

/** The requests whose answers must be the same wherever the core runs. */
final class Requests {

    private final List<List<String>> all = new ArrayList<>();

    private Requests() {}

    /** All requests. */
    static List<List<String>> all() {
        Requests requests = new Requests();
        for (String set : List.of("easy", "magictour1465", "hardest", "clues17")) {
            for (String line : PuzzleSet.lines(set, 3)) {
                requests.all.add(List.of("check", line));
            }
        }
        return requests.all;
    }

    /** Requests as a JSON array of arrays of strings. */
    static String json(List<List<String>> requests) {
        StringBuilder out = new StringBuilder("[");
        for (List<String> words : requests) {
            out.append(out.length() == 1 ? "[" : ",[");
            for (int i = 0; i < words.size(); i++) {
                append(out.append(i == 0 ? "" : ","), words.get(i));
            }
            out.append(']');
        }
        return out.append(']').toString();
    }

    private static void append(StringBuilder out, String word) {
        try {
            JsonText.append(out, word);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
