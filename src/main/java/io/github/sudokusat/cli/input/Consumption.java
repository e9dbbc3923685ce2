package io.github.sudokusat.cli.input;

/** How much of the input has been read and how many puzzles that were, from which the number of all puzzles is estimated. Thread-safe. */
public final class Consumption {

    private long begun;
    private long read;
    private long puzzles;
    private boolean isCompressed;

    /** Begins another source. */
    synchronized void begin() {
        begun = read;
    }

    /** Notes that a source is compressed, so that its size does not give the number of its puzzles. */
    synchronized void readCompressed() {
        isCompressed = true;
    }

    /** Notes that more bytes of the source have been read. */
    synchronized void read(long bytes) {
        read += bytes;
    }

    /** Notes how many bytes of the source have been read in all. */
    synchronized void readUpTo(long bytes) {
        read = begun + bytes;
    }

    /** Notes that puzzles were handed out. */
    synchronized void handOut(long count) {
        puzzles += count;
    }

    /**
     * An estimate of the number of puzzles in all sources, from the mean length of those that were read.
     *
     * @param size of all sources, in bytes; negative if unknown
     * @return −1 if it cannot be estimated
     */
    public synchronized long total(long size) {
        return size < 0 || isCompressed || read == 0
                ? -1
                : Math.max(puzzles, Math.round((double) puzzles * size / read));
    }
}
