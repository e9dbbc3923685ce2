package io.github.sudokusat.sat.process;

import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

/**
 * A process and all processes that it has started.
 *
 * <p>A process whose parent has ended is no longer a descendant of a known process, and one that is started while the others are being
 * killed may be missed. On Linux both are found by a variable with a random value in their environment, which every process inherits:
 * {@code /proc} is searched for it until none is left.
 */
final class ProcessTree {

    private static final String VARIABLE = "SUDOKU_SAT_RUN";

    /** How long to wait for killed processes, which end at once unless the system itself holds them. */
    private static final long PATIENCE_NANOS = 5_000_000_000L;

    private final Process root;
    private final byte[] mark;

    private ProcessTree(Process root, byte[] mark) {
        this.root = root;
        this.mark = mark;
    }

    static ProcessTree start(ProcessBuilder builder) throws IOException {
        String id = UUID.randomUUID().toString();
        builder.environment().put(VARIABLE, id);
        return new ProcessTree(builder.start(), (VARIABLE + "=" + id).getBytes(StandardCharsets.US_ASCII));
    }

    Process root() {
        return root;
    }

    /** Kills all processes that still run and waits until they are gone. An interrupt does not shorten this; the flag is set afterwards. */
    void end() {
        boolean interrupted = Thread.interrupted();
        try {
            List<ProcessHandle> alive = new ArrayList<>();
            if (root.isAlive()) {
                alive.add(root.toHandle());
                alive.addAll(root.descendants().toList());
            }
            // Before the longer search, during which a solver at work would compete for the processor.
            kill(alive);
            addMarked(alive);
            long deadline = System.nanoTime() + PATIENCE_NANOS;
            while (!alive.isEmpty() && System.nanoTime() - deadline < 0) {
                kill(alive);
                interrupted |= pause();
                removeGone(alive);
                addMarked(alive);
            }
        } finally {
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }

    private static void kill(List<ProcessHandle> processes) {
        for (ProcessHandle process : processes) {
            process.destroyForcibly();
        }
    }

    /** Waits a moment; returns true if an interrupt arrived meanwhile. */
    private static boolean pause() {
        try {
            Thread.sleep(1);
            return false;
        } catch (InterruptedException e) {
            return true;
        }
    }

    private static void removeGone(List<ProcessHandle> processes) {
        for (Iterator<ProcessHandle> all = processes.iterator(); all.hasNext(); ) {
            ProcessHandle process = all.next();
            if (!process.isAlive() || isZombie(process.pid())) {
                all.remove();
            }
        }
    }

    /** Adds processes, other than zombies, that carry the mark. */
    private void addMarked(List<ProcessHandle> processes) {
        String[] names = new File("/proc").list();
        if (names == null) {
            return;
        }
        for (String name : names) {
            if (Character.isDigit(name.charAt(0)) && contains(read("/proc/" + name + "/environ"), mark)) {
                Optional<ProcessHandle> process = ProcessHandle.of(Long.parseLong(name));
                if (process.isPresent() && !processes.contains(process.get())) {
                    processes.add(process.get());
                }
            }
        }
    }

    /** Whether a process has ended and only waits for its parent to notice, which in a container may never happen. */
    private static boolean isZombie(long pid) {
        // "pid (name) state …", where the name may hold anything.
        String status = new String(read("/proc/" + pid + "/stat"), StandardCharsets.ISO_8859_1);
        return status.startsWith(") Z", status.lastIndexOf(')'));
    }

    /** The content of a file; empty if it cannot be read, because it belongs to another user or the process is gone. */
    private static byte[] read(String file) {
        try (FileInputStream in = new FileInputStream(file)) {
            return in.readAllBytes();
        } catch (IOException e) {
            return new byte[0];
        }
    }

    private static boolean contains(byte[] text, byte[] part) {
        for (int start = 0; start + part.length <= text.length; start++) {
            int i = 0;
            while (i < part.length && text[start + i] == part[i]) {
                i++;
            }
            if (i == part.length) {
                return true;
            }
        }
        return false;
    }
}
