package io.github.sudokusat.cnf.proof;

import java.util.Arrays;

/** A step of a proof, read into memory that the next step uses again. */
abstract sealed class ProofSteps permits ProofLines, LratBytes {

    /** The greatest number of a clause that is read. */
    static final long GREATEST_NUMBER = 999_999_999_999L;

    private int[] clause = new int[16];
    private int length;
    private long[] numbers = new long[16];
    private int count;
    private long line;

    /** Begins a step in a line, or with a number. */
    final void begin(long place) {
        line = place;
        length = 0;
        count = 0;
    }

    final void addLiteral(int literal) {
        if (length == clause.length) {
            clause = Arrays.copyOf(clause, 2 * length);
        }
        clause[length++] = literal;
    }

    final void addNumber(long number) {
        if (count == numbers.length) {
            numbers = Arrays.copyOf(numbers, 2 * count);
        }
        numbers[count++] = number;
    }

    /** The literals that were read last, in an array that is longer. */
    final int[] literals() {
        return clause;
    }

    /** The number of literals that were read in this step. */
    final int length() {
        return length;
    }

    /** The numbers that were read last, in an array that is longer. */
    final long[] numbers() {
        return numbers;
    }

    /** How many numbers were read in this step. */
    final int count() {
        return count;
    }

    /** The line of the step, or the line in which the text ends; in a binary form, the number of the step. */
    final long line() {
        return line;
    }
}
