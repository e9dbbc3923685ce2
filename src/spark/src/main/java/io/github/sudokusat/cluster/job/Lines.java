package io.github.sudokusat.cluster.job;

import java.util.Iterator;
import java.util.NoSuchElementException;
import org.apache.spark.TaskContext;
import org.jspecify.annotations.Nullable;

/**
 * The texts that a task writes into its file: a header, if there is one, and those that are not empty, because a block of lines may have no puzzle.
 * Without any text there is a header in the first file alone.
 */
final class Lines implements Iterator<String> {

    private final Iterator<String> texts;
    private final @Nullable String header;
    private boolean isBegun;
    private @Nullable String ahead;

    Lines(@Nullable String header, Iterator<String> texts) {
        this.header = header;
        this.texts = texts;
    }

    @Override
    public boolean hasNext() {
        while (ahead == null && texts.hasNext()) {
            String text = texts.next();
            ahead = text.isEmpty() ? null : text;
        }
        return ahead != null || (!isBegun && header != null && TaskContext.getPartitionId() == 0);
    }

    @Override
    public String next() {
        if (!hasNext()) {
            throw new NoSuchElementException();
        }
        String text = isBegun || header == null ? ahead : header;
        if (isBegun || header == null) {
            ahead = null;
        }
        isBegun = true;
        if (text == null) {
            throw new NoSuchElementException();
        }
        return text;
    }
}
