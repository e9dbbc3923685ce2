package io.github.sudokusat.cli.report;

import io.github.sudokusat.answer.Answer;
import io.github.sudokusat.answer.Outcome;
import io.github.sudokusat.cli.output.ByteText;
import io.github.sudokusat.cli.output.OutcomeCounts;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The records of one puzzle or several consecutive ones, and what they mean for the run. Not thread-safe. */
public final class Records {
    private final ByteText text;
    private final List<String> messages = new ArrayList<>(0);
    private final OutcomeCounts counts = new OutcomeCounts();
    private boolean isCut;
    private Work work = Work.NONE;
    private @Nullable String key;
    private @Nullable String warning;

    /** Creates an empty set of records with room for one. */
    public Records() {
        this(1 << 8);
    }

    /** Creates an empty set of records with room for a number of bytes. */
    public Records(int capacity) {
        text = new ByteText(capacity);
    }

    /** The text of the records; after adding a record to it, call {@link #count}. */
    public ByteText text() {
        return text;
    }

    /** Counts a record that was added to the text. */
    public void count(Outcome outcome) {
        counts.add(outcome, 1);
    }

    /** Adds the work on a record. */
    public void add(Work more) {
        work = work.and(more);
    }

    /** The work on all records, as far as it was added. */
    public Work work() {
        return work;
    }

    /** Sets the {@linkplain Answer#key() key} of the only record. */
    public void setKey(@Nullable String keyOfRecord) {
        key = keyOfRecord;
    }

    /** The key of the only record; null if there are several records, or the record has none. */
    public @Nullable String key() {
        return key;
    }

    /** Adds messages for standard error. */
    public void say(List<String> more) {
        messages.addAll(more);
    }

    /** Adds a warning that a run gives once; of several, the first one counts. */
    public void warn(String message) {
        if (warning == null) {
            warning = message;
        }
    }

    /** The warning; null if there is none. */
    public @Nullable String warning() {
        return warning;
    }

    /** Ends the records with the last complete one because the run was cancelled: no others follow, of later puzzles either. */
    public void cut() {
        isCut = true;
    }

    public List<String> messages() {
        return messages;
    }

    /** The numbers of records by their result. */
    public OutcomeCounts counts() {
        return counts;
    }

    public long puzzles() {
        return counts.total();
    }

    public boolean anyBad() {
        return counts.of(Outcome.ERROR) > 0;
    }

    public boolean anyLimited() {
        return counts.anyLimited();
    }

    public boolean isCut() {
        return isCut;
    }
}
