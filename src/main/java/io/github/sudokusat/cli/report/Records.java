package io.github.sudokusat.cli.report;

import io.github.sudokusat.cli.output.ByteText;
import io.github.sudokusat.cli.output.Outcome;
import java.util.ArrayList;
import java.util.List;

/** What is written of one puzzle or several consecutive ones, and what it means for the run. Not thread-safe. */
public final class Records {

    private final ByteText text;
    private final List<String> messages = new ArrayList<>(0);
    private long puzzles;
    private boolean anyBad;
    private boolean anyLimited;
    private boolean isCut;

    /** No records, with room for one. */
    public Records() {
        this(1 << 8);
    }

    /** No records, with room for so many bytes. */
    public Records(int capacity) {
        text = new ByteText(capacity);
    }

    /** The text of the records; whoever adds a record to it says so by {@link #count}. */
    public ByteText text() {
        return text;
    }

    /** Counts a record that was added to the text. */
    public void count(Outcome outcome) {
        puzzles++;
        anyBad |= outcome == Outcome.ERROR;
        anyLimited |= outcome.isLimited();
    }

    /** Adds what is to be said on standard error. */
    public void say(List<String> more) {
        messages.addAll(more);
    }

    /** Ends the records with the last complete one, since the run was cancelled: there will be no others, also of later puzzles. */
    public void cut() {
        isCut = true;
    }

    public List<String> messages() {
        return messages;
    }

    public long puzzles() {
        return puzzles;
    }

    public boolean anyBad() {
        return anyBad;
    }

    public boolean anyLimited() {
        return anyLimited;
    }

    public boolean isCut() {
        return isCut;
    }
}
