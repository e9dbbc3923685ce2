package io.github.sudokusat.cluster.job;

import io.github.sudokusat.cli.input.Inputs;
import io.github.sudokusat.cli.report.Records;
import io.github.sudokusat.cluster.task.TaskCancellation;
import java.util.Iterator;
import java.util.function.BiFunction;
import org.apache.spark.TaskKilledException;

/**
 * The answers to the parts of a partition, one after the other. A task that is killed fails here, so that a part that was cut short is never written.
 *
 * @param <R> the type of the answers
 */
final class RecordIterator<R> implements Iterator<R> {

    private final Iterator<Inputs.Part> parts;
    private final BiFunction<PuzzleWork, Inputs.Part, R> answer;
    private final PuzzleWork work;

    RecordIterator(Iterator<Inputs.Part> parts, PuzzleWork work, BiFunction<PuzzleWork, Inputs.Part, R> answer) {
        this.parts = parts;
        this.work = work;
        this.answer = answer;
    }

    /** The complete records about a part. */
    static Records records(PuzzleWork work, Inputs.Part part) {
        Records records = work.records(part);
        if (records.isCut()) {
            throw new TaskKilledException("interrupted");
        }
        return records;
    }

    /** Whether there is another part. The parts end when the task is killed, which is not the end of the partition. */
    @Override
    public boolean hasNext() {
        boolean hasNext = parts.hasNext();
        TaskCancellation.endIfKilled();
        return hasNext;
    }

    @Override
    public R next() {
        R result = answer.apply(work, parts.next());
        TaskCancellation.endIfKilled();
        return result;
    }
}
