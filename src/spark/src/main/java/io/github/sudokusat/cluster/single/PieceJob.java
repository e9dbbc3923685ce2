package io.github.sudokusat.cluster.single;

import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.StopReason;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import org.apache.spark.SimpleFutureAction;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.jspecify.annotations.Nullable;
import scala.collection.Iterator;
import scala.jdk.javaapi.CollectionConverters;
import scala.runtime.AbstractFunction0;
import scala.runtime.AbstractFunction1;
import scala.runtime.AbstractFunction2;
import scala.runtime.BoxedUnit;

/**
 * A Spark job of independent pieces, one a task. Their results come to the driver as they are ready, each exactly once, however often Spark repeats a
 * task.
 *
 * @param <P> a piece
 * @param <R> the result of a piece
 */
final class PieceJob<P extends Serializable, R extends Serializable> {

    /** How often the driver looks at its limits, in milliseconds. */
    private static final long LOOK = 50;

    /** How long tasks may take to end by themselves after the deadline, in milliseconds. */
    private static final long GRACE = 3000;

    private final JavaSparkContext context;
    private final Work<P, R> work;
    private final Limits limits;

    /**
     * What is done with a piece.
     *
     * @param <P> a piece
     * @param <R> the result
     */
    interface Work<P, R> extends Serializable {

        /** Works on a piece, on an executor; ends soon after a limit is reached. */
        R run(P piece, Limits limits);
    }

    /**
     * Creates a job.
     *
     * @param context where it runs
     * @param work what is done with each piece
     * @param started the limits, with their time running
     */
    PieceJob(JavaSparkContext context, Work<P, R> work, Limits started) {
        this.context = context;
        this.work = work;
        limits = started;
    }

    /**
     * Runs the job on the calling thread, and cancels it when a limit is reached.
     *
     * @param description shown in Spark's user interface
     * @param pieces the pieces
     * @param taker takes each result, on the calling thread; false if the others are not needed
     * @return the limit that was reached while pieces were missing; null if all were taken, or no more were needed
     * @throws JobFailedException if Spark gave the job up
     */
    @Nullable
    StopReason run(String description, List<P> pieces, Predicate<R> taker) {
        if (pieces.isEmpty()) {
            return null;
        }
        BlockingQueue<R> results = new LinkedBlockingQueue<>();
        try (JobGroup group = new JobGroup(context, description)) {
            SimpleFutureAction<BoxedUnit> action = submit(pieces, results);
            try {
                return follow(action, results, pieces.size(), taker);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                return StopReason.INTERRUPTED;
            } finally {
                if (!action.isCompleted()) {
                    group.cancel();
                }
            }
        }
    }

    private SimpleFutureAction<BoxedUnit> submit(List<P> pieces, BlockingQueue<R> results) {
        JavaRDD<P> rdd = context.parallelize(pieces, pieces.size());
        List<Object> partitions = new ArrayList<>();
        for (int i = 0; i < pieces.size(); i++) {
            partitions.add(i);
        }
        return context.sc()
                .submitJob(
                        rdd.rdd(),
                        new OnePiece<>(work, TaskLimits.deadline(limits)),
                        CollectionConverters.asScala(partitions).toSeq(),
                        new Receiver<>(results),
                        new Nothing());
    }

    private @Nullable StopReason follow(
            SimpleFutureAction<BoxedUnit> action, BlockingQueue<R> results, int pieces, Predicate<R> taker)
            throws InterruptedException {
        int missing = pieces;
        long late = Long.MAX_VALUE;
        while (missing > 0) {
            boolean isCompleted = action.isCompleted();
            R result = results.poll(LOOK, TimeUnit.MILLISECONDS);
            if (result != null) {
                missing--;
                if (!taker.test(result)) {
                    return null;
                }
            } else if (isCompleted) {
                throw new JobFailedException(SparkFailures.message(action), null);
            }
            StopReason reason = missing == 0 ? null : limits.poll();
            if (reason == StopReason.TIME_LIMIT) {
                late = Math.min(late, System.currentTimeMillis());
            }
            if (reason != null && (reason != StopReason.TIME_LIMIT || System.currentTimeMillis() - late >= GRACE)) {
                return reason;
            }
        }
        return null;
    }

    /** Works on the piece of a partition. */
    private static final class OnePiece<P, R> extends AbstractFunction1<Iterator<P>, R> implements Serializable {

        private static final long serialVersionUID = 1L;

        private final Work<P, R> work;
        private final long deadline;

        OnePiece(Work<P, R> work, long deadline) {
            this.work = work;
            this.deadline = deadline;
        }

        @Override
        public R apply(Iterator<P> pieces) {
            return work.run(pieces.next(), TaskLimits.until(deadline));
        }
    }

    /** Takes results on the driver. */
    private static final class Receiver<R> extends AbstractFunction2<Object, R, BoxedUnit> {

        private final BlockingQueue<R> results;

        Receiver(BlockingQueue<R> results) {
            this.results = results;
        }

        @Override
        public BoxedUnit apply(Object partition, R result) {
            results.add(result);
            return BoxedUnit.UNIT;
        }
    }

    /** The result of the job as a whole. */
    private static final class Nothing extends AbstractFunction0<BoxedUnit> {

        @Override
        public BoxedUnit apply() {
            return BoxedUnit.UNIT;
        }
    }
}
