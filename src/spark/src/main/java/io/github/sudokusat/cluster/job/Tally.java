package io.github.sudokusat.cluster.job;

import io.github.sudokusat.answer.Outcome;
import io.github.sudokusat.cli.output.OutcomeCounts;
import java.io.IOException;
import java.io.ObjectOutputStream;
import java.util.BitSet;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.util.AccumulatorV2;
import org.jspecify.annotations.Nullable;

/**
 * Counts results by their kind. It counts exactly once if it is added to only in the last stage of a job: there Spark takes the counts of a partition
 * from the first of its tasks that is done, whatever is repeated. Safe for use by several threads.
 */
final class Tally extends AccumulatorV2<Outcome, Long> {

    private static final long serialVersionUID = 1;

    private OutcomeCounts counts = new OutcomeCounts();
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
    synchronized void add(Outcome outcome, long count) {
        counts.add(outcome, count);
    }

    /** Counts the results of some puzzles of a partition. */
    synchronized void add(int partition, OutcomeCounts more) {
        counts.add(more);
        if (more.of(Outcome.ERROR) > 0) {
            badPartitions.set(partition);
        }
    }

    /** Counts puzzles that are left out because others are equivalent. */
    synchronized void leaveOut(long count) {
        leftOut += count;
    }

    /** Notes why a result is as it is; of several reasons, one is kept. */
    synchronized void explain(String reason) {
        explanation = reason;
    }

    synchronized OutcomeCounts counts() {
        return counts;
    }

    /** The numbers of the partitions with bad puzzles. */
    synchronized BitSet badPartitions() {
        return (BitSet) badPartitions.clone();
    }

    synchronized long leftOut() {
        return leftOut;
    }

    synchronized @Nullable String explanation() {
        return explanation;
    }

    @Override
    public synchronized void add(Outcome outcome) {
        add(outcome, 1);
    }

    @Override
    public synchronized boolean isZero() {
        return counts.total() == 0 && leftOut == 0 && explanation == null;
    }

    @Override
    public synchronized AccumulatorV2<Outcome, Long> copy() {
        Tally copy = new Tally();
        copy.merge(this);
        return copy;
    }

    @Override
    public synchronized void reset() {
        counts = new OutcomeCounts();
        badPartitions.clear();
        leftOut = 0;
        explanation = null;
    }

    @Override
    public synchronized void merge(AccumulatorV2<Outcome, Long> other) {
        if (!(other instanceof Tally more)) {
            throw new IllegalArgumentException("only tallies can be added to a tally, but this is " + other);
        }
        counts.add(more.counts);
        badPartitions.or(more.badPartitions);
        leftOut += more.leftOut;
        explanation = explanation == null ? more.explanation : explanation;
    }

    /** The number of all results. */
    @Override
    public synchronized Long value() {
        return counts.total();
    }

    /** Executors send what a task has counted so far from another thread. */
    private synchronized void writeObject(ObjectOutputStream out) throws IOException {
        out.defaultWriteObject();
    }
}
