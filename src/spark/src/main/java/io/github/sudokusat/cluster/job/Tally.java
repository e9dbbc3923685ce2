package io.github.sudokusat.cluster.job;

import io.github.sudokusat.answer.Outcome;
import io.github.sudokusat.cli.output.OutcomeCounts;
import java.io.Serializable;
import java.util.BitSet;
import java.util.EnumMap;
import java.util.Objects;
import org.apache.spark.SparkContext;
import org.apache.spark.util.CollectionAccumulator;
import org.apache.spark.util.LongAccumulator;
import org.jspecify.annotations.Nullable;

/**
 * Counts results by their kind, in accumulators whose names and values Spark's pages show as tasks end. It counts exactly once if it is added to only in
 * the last stage of a job: there Spark takes the counts of a partition from the first of its tasks that is done, whatever is repeated.
 */
final class Tally implements Serializable {

    private static final long serialVersionUID = 1;

    private final LongAccumulator puzzles;
    private final EnumMap<Outcome, LongAccumulator> counts = new EnumMap<>(Outcome.class);
    private final LongAccumulator leftOut;
    private final CollectionAccumulator<Integer> badPartitions;
    private final CollectionAccumulator<String> explanations;

    /** Creates a tally that jobs can add to. */
    Tally(SparkContext context) {
        puzzles = context.longAccumulator("puzzles");
        for (Outcome outcome : Outcome.values()) {
            counts.put(outcome, context.longAccumulator(name(outcome)));
        }
        leftOut = context.longAccumulator("left out");
        badPartitions = context.collectionAccumulator();
        explanations = context.collectionAccumulator();
    }

    /** The name on Spark's pages: the word of the command line, which says more if a limit was reached. */
    private static String name(Outcome outcome) {
        return outcome.word() + (outcome.isLimited() ? " (a limit was reached)" : "");
    }

    /** Counts results of one kind. */
    void add(Outcome outcome, long count) {
        puzzles.add(count);
        counter(outcome).add(count);
    }

    /** Counts the results of some puzzles of a partition. */
    void add(int partition, OutcomeCounts more) {
        if (more.of(Outcome.ERROR) > 0 && of(Outcome.ERROR) == 0) {
            badPartitions.add(partition);
        }
        for (Outcome outcome : Outcome.values()) {
            // Spark's pages show what something was added to.
            if (more.of(outcome) > 0) {
                add(outcome, more.of(outcome));
            }
        }
    }

    /** Counts puzzles that are left out because others are equivalent. */
    void leaveOut(long count) {
        if (count > 0) {
            leftOut.add(count);
        }
    }

    /** Notes why a result is as it is. */
    void explain(String reason) {
        if (explanations.isZero()) {
            explanations.add(reason);
        }
    }

    private LongAccumulator counter(Outcome outcome) {
        return Objects.requireNonNull(counts.get(outcome));
    }

    /** The number of results of one kind: in a task those of the task, on the driver all of them. */
    long of(Outcome outcome) {
        return counter(outcome).sum();
    }

    /** The numbers of results. */
    OutcomeCounts counts() {
        OutcomeCounts all = new OutcomeCounts();
        for (Outcome outcome : Outcome.values()) {
            if (of(outcome) > 0) {
                all.add(outcome, of(outcome));
            }
        }
        return all;
    }

    /** The numbers of the partitions with bad puzzles. */
    BitSet badPartitions() {
        BitSet numbers = new BitSet();
        badPartitions.value().forEach(numbers::set);
        return numbers;
    }

    long leftOut() {
        return leftOut.sum();
    }

    /** One of the reasons that were noted; null if there is none. */
    @Nullable
    String explanation() {
        return explanations.isZero() ? null : explanations.value().get(0);
    }
}
