package io.github.sudokusat.cli.input;

/** Tracks how much of the input has been read and how many puzzles it held, from which the total number of puzzles is estimated. Thread-safe. */
public final class Consumption {

    private long begun;
    private long read;
    private long puzzles;
    private boolean isCompressed;

    /** Starts another source. */
    synchronized void begin() {
        begun = read;
    }

    /** Notes that a source is compressed, so its size does not indicate the number of its puzzles. */
    synchronized void readCompressed() {
        isCompressed = true;
    }

    /** Notes that puzzles were taken, and up to which byte of the source; what was read ahead does not count, because its puzzles do not. */
    synchronized void handOut(long count, long bytes) {
        puzzles += count;
        read = begun + bytes;
    }

    /**
     * An estimate of the number of puzzles in all sources, from the mean length of those that were read.
     *
     * @param size the size of all sources, in bytes; negative if unknown
     * @return the estimate; −1 if there is none
     */
    public synchronized long total(long size) {
        return size < 0 || isCompressed || read == 0
                ? -1
                : Math.max(puzzles, Math.round((double) puzzles * size / read));
    }
}
