package io.github.sudokusat.cluster.job;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Distributes text files over partitions: each partition has a range of the files' bytes, in order. Files that can only be read from their start are
 * left whole.
 */
final class TextPlan {

    /** The size of a partition in bytes, at most, unless the user wants fewer: a second of work on easy puzzles, and some minutes on ratings. */
    private static final long MOST_BYTES = 1L << 25;

    /** The size in bytes below which a task takes longer to start than to do its work. */
    private static final long LEAST_BYTES = 1L << 16;

    private static final int PARTITIONS_PER_CORE = 4;

    private final List<InputFile> files;
    private final long partitionBytes;

    /**
     * Creates a plan.
     *
     * @param input the files
     * @param wanted the number of partitions that the user wants; null if the user leaves it open
     * @param cores the number of tasks that run at the same time
     */
    TextPlan(InputList input, @Nullable Integer wanted, int cores) {
        files = input.files();
        long length = Math.max(input.length(), 1);
        long partitions = wanted == null ? partitions(length, cores) : wanted;
        partitionBytes = (length + partitions - 1) / partitions;
    }

    private static long partitions(long length, int cores) {
        long forBalance = Math.min((long) cores * PARTITIONS_PER_CORE, length / LEAST_BYTES);
        return Math.max(1, Math.max(forBalance, length / MOST_BYTES));
    }

    /** The ranges of files that would be cut, if their lines can be read on their own. */
    List<TextSplit> cuts() {
        List<TextSplit> cuts = new ArrayList<>();
        long before = 0;
        for (InputFile file : files) {
            List<TextSplit> ofFile = cut(file, before);
            if (ofFile.size() > 1) {
                cuts.addAll(ofFile);
            }
            before += file.length();
        }
        return cuts;
    }

    /** Cuts a file where the ranges of partitions meet. */
    private List<TextSplit> cut(InputFile file, long before) {
        List<TextSplit> splits = new ArrayList<>();
        long start = 0;
        while (start < file.length() && !file.isCompressed()) {
            long next = (before + start) / partitionBytes + 1;
            long end = Math.min(next * partitionBytes - before, file.length());
            splits.add(new TextSplit(file, start, end, null, 1));
            start = end;
        }
        return splits;
    }

    /**
     * The partitions.
     *
     * @param found what is known of the {@link #cuts()}, in their order
     */
    List<List<TextSplit>> partitions(List<Survey.Found> found) {
        Map<String, List<TextSplit>> known = known(found);
        Map<Long, List<TextSplit>> partitions = new LinkedHashMap<>();
        long before = 0;
        for (InputFile file : files) {
            for (TextSplit split : known.getOrDefault(file.path(), List.of(file.whole()))) {
                long number = (before + split.start()) / partitionBytes;
                partitions.computeIfAbsent(number, key -> new ArrayList<>()).add(split);
            }
            before += file.length();
        }
        return new ArrayList<>(partitions.values());
    }

    /** The ranges of each file that is cut, with their line numbers. */
    private Map<String, List<TextSplit>> known(List<Survey.Found> found) {
        Map<String, List<TextSplit>> known = new LinkedHashMap<>();
        SentForm form = null;
        long line = 1;
        List<TextSplit> cuts = cuts();
        for (int i = 0; i < cuts.size(); i++) {
            TextSplit split = cuts.get(i);
            if (split.start() == 0) {
                form = found.get(i).form();
                line = 1;
            }
            if (form != null) {
                known.computeIfAbsent(split.file().path(), key -> new ArrayList<>())
                        .add(split.with(form, Math.toIntExact(line)));
            }
            line += found.get(i).lineEnds();
        }
        return known;
    }
}
