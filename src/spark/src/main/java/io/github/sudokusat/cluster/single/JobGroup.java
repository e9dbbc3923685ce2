package io.github.sudokusat.cluster.single;

import java.util.UUID;
import org.apache.spark.api.java.JavaSparkContext;
import org.jspecify.annotations.Nullable;

/** A name for the Spark jobs that the calling thread starts until this is closed, by which another thread can cancel them. */
final class JobGroup implements AutoCloseable {

    private static final String ID = "spark.jobGroup.id";
    private static final String DESCRIPTION = "spark.job.description";
    private static final String INTERRUPTS = "spark.job.interruptOnCancel";

    private final JavaSparkContext context;
    private final String id = "sudoku-sat-" + UUID.randomUUID();
    private final @Nullable String earlierId;
    private final @Nullable String earlierDescription;
    private final @Nullable String earlierInterrupts;

    /**
     * Begins a group.
     *
     * @param context where the jobs run
     * @param description shown in Spark's user interface
     */
    JobGroup(JavaSparkContext context, String description) {
        this.context = context;
        earlierId = context.getLocalProperty(ID);
        earlierDescription = context.getLocalProperty(DESCRIPTION);
        earlierInterrupts = context.getLocalProperty(INTERRUPTS);
        context.setJobGroup(id, description, true);
    }

    /** Its name. */
    String id() {
        return id;
    }

    /** Cancels the jobs of the group, whose tasks are interrupted. */
    void cancel() {
        context.cancelJobGroup(id);
    }

    /** Gives the thread back the group that it had before. */
    @Override
    public void close() {
        context.setLocalProperty(ID, earlierId);
        context.setLocalProperty(DESCRIPTION, earlierDescription);
        context.setLocalProperty(INTERRUPTS, earlierInterrupts);
    }
}
