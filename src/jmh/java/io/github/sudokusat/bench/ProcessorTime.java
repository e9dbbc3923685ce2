package io.github.sudokusat.bench;

import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;

/**
 * The processor time of this process and its child processes, running or ended; of the latter to 10 ms, and of those that have ended on Linux only.
 */
final class ProcessorTime {

    private static final long NANOS_PER_TICK = 10_000_000;
    private static final OperatingSystemMXBean SYSTEM =
            (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();

    private ProcessorTime() {}

    /** The total since the process began, in nanoseconds. */
    static long nanos() {
        return SYSTEM.getProcessCpuTime() + ofRunningChildren() + ofEndedChildren();
    }

    private static long ofRunningChildren() {
        return ProcessHandle.current()
                .children()
                .mapToLong(child ->
                        child.info().totalCpuDuration().orElse(Duration.ZERO).toNanos())
                .sum();
    }

    private static long ofEndedChildren() {
        try {
            String stat = Files.readString(Path.of("/proc/self/stat"));
            // The name of the program, in parentheses, may contain blanks; numbers 16 and 17 of all are the ticks of
            // the children.
            String[] fields = stat.substring(stat.lastIndexOf(')') + 2).split(" ", -1);
            return (Long.parseLong(fields[13]) + Long.parseLong(fields[14])) * NANOS_PER_TICK;
        } catch (IOException e) {
            return 0;
        }
    }
}
