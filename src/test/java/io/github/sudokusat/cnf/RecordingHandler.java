package io.github.sudokusat.cnf;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Keeps what a reader reports, as one string per event. */
final class RecordingHandler implements DimacsHandler {

    final List<String> events = new ArrayList<>();

    @Override
    public void comment(String text) {
        events.add("comment <" + text + ">");
    }

    @Override
    public void header(int variables, long clauses) {
        events.add("header " + variables + " " + clauses);
    }

    @Override
    public void add(int[] literals, int length) {
        events.add(Arrays.toString(Arrays.copyOf(literals, length)));
    }
}
