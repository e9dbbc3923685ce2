package io.github.sudokusat.cluster.job;

import io.github.sudokusat.cli.output.Outcome;
import java.util.Arrays;
import java.util.BitSet;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.util.AccumulatorV2;
import org.jspecify.annotations.Nullable;

/**
 * Counts results by their kind. It counts exactly once if it is added to only in the last stage of a job: there Spark takes the counts of a partition from
 * the first of its tasks that is done, whatever is repeated.
 */
final class Tally extends AccumulatorV2<Outcome, long[]> {

    private static final long serialVersionUID = 1;

    private final long[] counts = new long[Outcome.values().length];
    private final BitSet badPartitions = new BitSet();
    private long leftOut;
    private @Nullable String explanation;

    /** A tally that the jobs of a session can add to. */
    static Tally registered(SparkSession session) {
        Tally tally = new Tally();
        session.sparkContext().register(tally);
        return tally;
    }

    /** Counts results of one kind. */
    void add(Outcome outcome, long count) {
        counts[outcome.ordinal()] += count;
    }

    /** Counts the results of some puzzles of a partition. */
    void add(int partition, long[] more) {
        for (int i = 0; i < counts.length; i++) {
            counts[i] += more[i];
        }
        if (more[Outcome.ERROR.ordinal()] > 0) {
            badPartitions.set(partition);
        }
    }

    /** Counts puzzles that are left out because others are equivalent. */
    void leaveOut(long count) {
        leftOut += count;
    }

    /** Notes why a result is as it is; of several reasons, one is kept. */
    void explain(String reason) {
        explanation = reason;
    }

    long count(Outcome outcome) {
        return counts[outcome.ordinal()];
    }

    /** The numbers of the partitions with bad puzzles. */
    BitSet badPartitions() {
        return (BitSet) badPartitions.clone();
    }

    long leftOut() {
        return leftOut;
    }

    @Nullable
    String explanation() {
        return explanation;
    }

    @Override
    public void add(Outcome outcome) {
        add(outcome, 1);
    }

    @Override
    public boolean isZero() {
        return leftOut == 0 && explanation == null && Arrays.stream(counts).allMatch(count -> count == 0);
    }

    @Override
    public AccumulatorV2<Outcome, long[]> copy() {
        Tally copy = new Tally();
        copy.merge(this);
        return copy;
    }

    @Override
    public void reset() {
        Arrays.fill(counts, 0);
        badPartitions.clear();
        leftOut = 0;
        explanation = null;
    }

    @Override
    public void merge(AccumulatorV2<Outcome, long[]> other) {
        if (!(other instanceof Tally more)) {
            throw new IllegalArgumentException("only tallies can be added to a tally, but this is " + other);
        }
        for (int i = 0; i < counts.length; i++) {
            counts[i] += more.counts[i];
        }
        badPartitions.or(more.badPartitions);
        leftOut += more.leftOut;
        explanation = explanation == null ? more.explanation : explanation;
    }

    @Override
    public long[] value() {
        return counts.clone();
    }
}
