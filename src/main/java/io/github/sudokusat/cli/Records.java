package io.github.sudokusat.cli;

import java.util.ArrayList;
import java.util.List;

/** What is written of one puzzle or several consecutive ones, and what it means for the run. Not thread-safe. */
final class Records {

    private final ByteText text;
    private final List<String> messages = new ArrayList<>(0);
    private long puzzles;
    private boolean anyBad;
    private boolean anyUnknown;
    private boolean isCut;

    /** No records, with room for one. */
    Records() {
        this(1 << 8);
    }

    /** No records, with room for so many bytes. */
    Records(int capacity) {
        text = new ByteText(capacity);
    }

    /** The text of the records; whoever adds a record to it says so by {@link #count}. */
    ByteText text() {
        return text;
    }

    /** Counts a record that was added to the text. */
    void count(Report.Outcome outcome) {
        puzzles++;
        anyBad |= outcome == Report.Outcome.BAD;
        anyUnknown |= outcome == Report.Outcome.UNKNOWN;
    }

    /** Adds what is to be said on standard error. */
    void say(List<String> more) {
        messages.addAll(more);
    }

    /** Ends the records with the last complete one, since the run was cancelled: there will be no others, also of later puzzles. */
    void cut() {
        isCut = true;
    }

    List<String> messages() {
        return messages;
    }

    long puzzles() {
        return puzzles;
    }

    boolean anyBad() {
        return anyBad;
    }

    boolean anyUnknown() {
        return anyUnknown;
    }

    boolean isCut() {
        return isCut;
    }
}
