package io.github.sudokusat.batch;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ThreadFactory;

/** Creates threads and knows when they have ended: an executor reports its termination while its last thread is still ending. */
final class Workers implements ThreadFactory {

    private final String name;
    private final List<Thread> made = new ArrayList<>();

    /**
     * Creates a factory.
     *
     * @param name the name of each thread, to which a number is added
     */
    Workers(String name) {
        this.name = name;
    }

    /** Called on the thread that submits work, or on a thread that dies and is replaced. */
    @Override
    public synchronized Thread newThread(Runnable work) {
        Thread thread = new Thread(work, name + (made.size() + 1));
        made.add(thread);
        return thread;
    }

    /** Waits for all threads, even if interrupted: work polls the interrupt flag, so this takes only a moment. */
    void awaitEnd() {
        boolean interrupted = false;
        for (int i = 0; i < size(); i++) {
            while (get(i).isAlive()) {
                try {
                    get(i).join();
                } catch (InterruptedException again) {
                    interrupted = true;
                }
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    private synchronized int size() {
        return made.size();
    }

    private synchronized Thread get(int index) {
        return made.get(index);
    }
}
