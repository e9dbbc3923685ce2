package io.github.sudokusat.cluster.job;

import io.github.sudokusat.cli.input.InputFiles;
import io.github.sudokusat.cluster.task.TaskCancellation;
import io.github.sudokusat.format.read.LineForm;
import java.io.IOException;
import java.io.InputStream;
import java.io.Serializable;
import java.io.UncheckedIOException;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.api.java.function.Function;
import org.jspecify.annotations.Nullable;

/** Looks at files that may be cut, before the work: in which form they are, and on which line each part of them begins. */
final class Survey implements Function<TextSplit, Survey.Found> {

    private static final long serialVersionUID = 1;

    private static final int BUFFER = 1 << 17;

    /** The number of files of which it takes longer to send their names to executors than to read their first lines. */
    private static final int FEW = 16;

    /**
     * What is found in a range of a file.
     *
     * @param lineEnds the number of line ends in its lines
     * @param form the form of the file, if the range is its start; null if the file is to be read as a whole
     */
    record Found(long lineEnds, @Nullable SentForm form) implements Serializable {}

    private final RemoteCommand command;
    private final Storage storage;

    private final boolean counts;

    private Survey(RemoteCommand command, Storage storage, boolean counts) {
        this.command = command;
        this.storage = storage;
        this.counts = counts;
    }

    /** The forms of files and the line ends of their ranges, from a job that reads everything, if there are any ranges. */
    static List<Found> of(List<TextSplit> splits, RemoteCommand command, Storage storage, JavaSparkContext context) {
        return look(splits, new Survey(command, storage, true), context);
    }

    /** The forms of files alone, from their first lines, which a job reads if there are many files; the numbers of line ends are 0. */
    static List<Found> ofForms(
            List<TextSplit> splits, RemoteCommand command, Storage storage, JavaSparkContext context) {
        List<TextSplit> starts =
                splits.stream().filter(split -> split.start() == 0).toList();
        Survey survey = new Survey(command, storage, false);
        Iterator<Found> found = starts.size() <= FEW
                ? starts.stream().map(survey::call).iterator()
                : look(starts, survey, context).iterator();
        return splits.stream()
                .map(split -> split.start() == 0 ? found.next() : new Found(0, null))
                .toList();
    }

    private static List<Found> look(List<TextSplit> splits, Survey survey, JavaSparkContext context) {
        return splits.isEmpty()
                ? List.of()
                : context.parallelize(splits, splits.size()).map(survey).collect();
    }

    @Override
    public Found call(TextSplit split) {
        return new Found(counts ? lineEnds(split) : 0, split.start() == 0 ? form(split.file()) : null);
    }

    private @Nullable SentForm form(InputFile file) {
        PuzzleWork work = command.work();
        try (InputStream in = storage.open(file)) {
            Optional<LineForm> form = InputFiles.lineForm(in, work.textOptions(), work.cancellation());
            TaskCancellation.endIfKilled();
            return form.map(SentForm::of).orElse(null);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private long lineEnds(TextSplit split) {
        byte[] buffer = new byte[BUFFER];
        long count = 0;
        boolean afterReturn = false;
        try (InputStream in = storage.open(split)) {
            int length = in.read(buffer, 0, BUFFER);
            while (length >= 0) {
                TaskCancellation.endIfKilled();
                for (int i = 0; i < length; i++) {
                    byte c = buffer[i];
                    // CR LF is one line end.
                    count += c == '\r' || (c == '\n' && !afterReturn) ? 1 : 0;
                    afterReturn = c == '\r';
                }
                length = in.read(buffer, 0, BUFFER);
            }
            return count;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
