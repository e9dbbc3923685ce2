package io.github.sudokusat.web;

import io.github.sudokusat.run.Clock;
import io.github.sudokusat.run.Progress;

/** Passes on at most ten reports a second: a message to the page costs more than the work between two reports. */
final class Throttle implements Progress {

    private static final long NANOSECONDS = 100_000_000;

    private final Progress progress;
    private final Clock clock;
    private long last;

    Throttle(Progress progress, Clock clock) {
        this.progress = progress;
        this.clock = clock;
        last = clock.nanoTime();
    }

    @Override
    public void report(String what, long done, long total) {
        long now = clock.nanoTime();
        if (now - last >= NANOSECONDS) {
            last = now;
            progress.report(what, done, total);
        }
    }
}
