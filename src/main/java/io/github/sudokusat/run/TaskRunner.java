package io.github.sudokusat.run;

import java.math.BigInteger;
import java.util.function.IntFunction;

/**
 * Does independent pieces of work: one after the other, or, given a {@code batch} that has threads, several at once.
 *
 * <p>The core of the library cuts its work into pieces and leaves it to an implementation of this interface who does them.
 */
@FunctionalInterface
public interface TaskRunner {

    /** Does them on the calling thread, in ascending order. No lambda: a program's first one costs its start-up some 15 ms. */
    TaskRunner IN_SEQUENCE = new TaskRunner() {
        @Override
        public void runAll(int count, Piece piece) {
            for (int index = 0; index < count; index++) {
                piece.run(index);
            }
        }
    };

    /**
     * Does all pieces, each once, in any order, perhaps several at once on different threads, and returns when all are done; what they have
     * written is then visible to the caller. If the calling thread is interrupted, the threads that do pieces are interrupted as well, and the
     * flag of the calling thread is set on return: pieces ask their {@link Limits} whether to end early.
     *
     * @param count how many pieces there are, 0 or more
     * @param piece does the piece of an index from 0 to {@code count − 1}; what it throws is thrown to the caller, and other pieces may then
     *     be left undone
     */
    void runAll(int count, Piece piece);

    /**
     * Adds up what all pieces come to, which are done as {@link #runAll} says.
     *
     * @param count how many pieces there are, 0 or more
     * @param piece gives what the piece of an index comes to; safe for use by several threads at once
     * @return the sum, 0 if there are no pieces
     */
    default BigInteger sum(int count, IntFunction<BigInteger> piece) {
        BigInteger[] parts = new BigInteger[count];
        runAll(count, index -> parts[index] = piece.apply(index));
        BigInteger sum = BigInteger.ZERO;
        for (BigInteger part : parts) {
            sum = sum.add(part);
        }
        return sum;
    }

    /** A piece of work. */
    @FunctionalInterface
    interface Piece {

        /**
         * Does one piece. Safe for use by several threads at once with different indices.
         *
         * @param index which one
         */
        void run(int index);
    }
}
