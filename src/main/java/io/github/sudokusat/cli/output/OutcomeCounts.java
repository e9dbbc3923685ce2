package io.github.sudokusat.cli.output;

import io.github.sudokusat.answer.ExitCode;
import io.github.sudokusat.answer.Outcome;
import java.io.Serializable;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.Map;

/** The numbers of results by their kind. Not thread-safe. */
public final class OutcomeCounts implements Serializable {

    private static final long serialVersionUID = 1;

    private final EnumMap<Outcome, Long> counts = new EnumMap<>(Outcome.class);

    /** Counts a number of results of one kind. */
    public void add(Outcome outcome, long count) {
        counts.put(outcome, of(outcome) + count);
    }

    /** Adds the numbers of others. */
    public void add(OutcomeCounts others) {
        others.counts.forEach(this::add);
    }

    /** The number of results of one kind. */
    public long of(Outcome outcome) {
        return counts.getOrDefault(outcome, 0L);
    }

    /** The kind of the results, which are of one kind. */
    public Outcome single() {
        if (counts.size() != 1) {
            throw new IllegalStateException("expected results of one kind, but found " + counts);
        }
        return counts.keySet().iterator().next();
    }

    /** The number of all results. */
    public long total() {
        long total = 0;
        for (long count : counts.values()) {
            total += count;
        }
        return total;
    }

    /** Whether a limit was reached before one of the answers was complete. */
    public boolean anyLimited() {
        for (Outcome outcome : counts.keySet()) {
            if (outcome.isLimited()) {
                return true;
            }
        }
        return false;
    }

    /** The exit code of a run over many puzzles with these results. */
    public int exitCode() {
        return ExitCode.ofMany(of(Outcome.ERROR) > 0, anyLimited());
    }

    /** The numbers by the word for the kind of result. */
    public Map<String, Long> byWord() {
        Map<String, Long> words = new LinkedHashMap<>();
        counts.forEach((outcome, count) -> words.merge(outcome.word(), count, Long::sum));
        return words;
    }
}
