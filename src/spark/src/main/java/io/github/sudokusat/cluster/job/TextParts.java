package io.github.sudokusat.cluster.job;

import io.github.sudokusat.cli.input.Inputs;
import java.util.Iterator;
import java.util.NoSuchElementException;
import org.apache.spark.TaskContext;
import org.apache.spark.util.TaskCompletionListener;
import org.jspecify.annotations.Nullable;

/** Reads puzzles from text files as the command line does. */
final class TextParts implements PartSource<TextSplit> {

    private static final long serialVersionUID = 1;

    private final Storage storage;

    TextParts(Storage storage) {
        this.storage = storage;
    }

    @Override
    public Iterator<Inputs.Part> parts(Iterator<TextSplit> partition, PuzzleWork work) {
        Parts parts = new Parts(partition, work, storage);
        TaskContext.get().addTaskCompletionListener((TaskCompletionListener) context -> parts.close());
        return parts;
    }

    @Override
    public int file(Inputs.Item item) {
        // Partitions have ranges of the files in order.
        return TaskContext.getPartitionId();
    }

    /** The puzzles of one range of a file after the other. */
    private static final class Parts implements Iterator<Inputs.Part> {

        private final Iterator<TextSplit> splits;
        private final PuzzleWork work;
        private final Storage storage;
        private @Nullable Inputs open;

        Parts(Iterator<TextSplit> splits, PuzzleWork work, Storage storage) {
            this.splits = splits;
            this.work = work;
            this.storage = storage;
        }

        @Override
        public boolean hasNext() {
            while ((open == null || !open.hasNext()) && splits.hasNext()) {
                close();
                open = open(splits.next());
            }
            return open != null && open.hasNext();
        }

        private Inputs open(TextSplit split) {
            InputFile file = split.file();
            SentForm form = split.form();
            return form == null
                    ? Inputs.ofStream(
                            file.source(),
                            file.name(),
                            storage.open(file),
                            work.textOptions(),
                            work.isInBlocks(),
                            work.cancellation())
                    : Inputs.ofLines(
                            file.source(),
                            file.name(),
                            storage.open(split),
                            work.textOptions(),
                            work.isInBlocks(),
                            form.received(),
                            split.firstLine(),
                            work.cancellation());
        }

        @Override
        public Inputs.Part next() {
            if (!hasNext() || open == null) {
                throw new NoSuchElementException();
            }
            return open.next();
        }

        void close() {
            if (open != null) {
                open.close();
                open = null;
            }
        }
    }
}
