package io.github.sudokusat.answer;

import io.github.sudokusat.run.Clock;
import io.github.sudokusat.run.Progress;

/** Passes on reports with some time between them: a message to a page or an editor costs more than the work between two reports. */
public final class Throttle implements Progress {

    private final Progress progress;
    private final Clock clock;
    private final long nanoseconds;
    private long last;

    public Throttle(Progress progress, Clock clock, long nanoseconds) {
        this.nanoseconds = nanoseconds;
        this.progress = progress;
        this.clock = clock;
        last = clock.nanoTime();
    }

    @Override
    public void report(String what, long done, long total) {
        long now = clock.nanoTime();
        if (now - last >= nanoseconds) {
            last = now;
            progress.report(what, done, total);
        }
    }
}
