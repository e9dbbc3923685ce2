package io.github.sudokusat.prove.certificate;

import java.util.Arrays;

/**
 * Clauses by ascending numbers, which may leave gaps. The space of deleted clauses is used again once it is more than half of all.
 *
 * <p>A literal takes 4 bytes, a clause 20. Looking up a number takes constant time while the numbers leave no gaps, and logarithmic time otherwise.
 */
final class NumberedClauses {

    private static final int NONE = -1;

    private long[] numbers = new long[1 << 10];
    /** The beginning of each clause in the literals; −1 if it was deleted. */
    private int[] begin = new int[1 << 10];

    private int[] length = new int[1 << 10];
    private int count;
    private int[] literals = new int[1 << 12];
    private int end;
    /** How many of the literals, and of the clauses, belong to deleted clauses. */
    private int wasted;

    private int deleted;
    private long last;

    /** The greatest number of a clause that was ever added; 0 if none was. */
    long last() {
        return last;
    }

    /** The array of all literals; changes when a clause is added. */
    int[] literals() {
        return literals;
    }

    /** The index of the first literal of the clause at a place. */
    int begin(int place) {
        return begin[place];
    }

    /** The index after the last literal of the clause at a place. */
    int end(int place) {
        return begin[place] + length[place];
    }

    /** Adds a clause with a number above those of all clauses before. */
    void add(long number, int[] signed, int size) {
        if (wasted > end / 2 || deleted > count / 2) {
            compact();
        }
        if (Integer.MAX_VALUE - 8 - end < size) {
            throw new IllegalStateException("clauses of more than " + end + " literals do not fit into memory");
        }
        if (end + size > literals.length) {
            literals = Arrays.copyOf(literals, grown(end + size));
        }
        if (count == numbers.length) {
            numbers = Arrays.copyOf(numbers, grown(count + 1));
            begin = Arrays.copyOf(begin, numbers.length);
            length = Arrays.copyOf(length, numbers.length);
        }
        System.arraycopy(signed, 0, literals, end, size);
        numbers[count] = number;
        begin[count] = end;
        length[count++] = size;
        end += size;
        last = number;
    }

    private static int grown(int needed) {
        return (int) Math.min(Integer.MAX_VALUE - 8, needed + (long) (needed >> 1));
    }

    /** The place of the clause with a number; −1 if there is none, or it was deleted. Places change when a clause is added. */
    int find(long number) {
        if (count == 0 || number < numbers[0] || number > last) {
            return NONE;
        }
        long guess = number - numbers[0];
        int place = guess < count && numbers[(int) guess] == number
                ? (int) guess
                : Arrays.binarySearch(numbers, 0, count, number);
        return place < 0 || begin[place] == NONE ? NONE : place;
    }

    /** Deletes the clause at a place. */
    void delete(int place) {
        wasted += length[place];
        deleted++;
        begin[place] = NONE;
    }

    /** The number of clauses that have not been deleted. */
    int size() {
        return count - deleted;
    }

    /** The place of the only clause that has not been deleted; −1 if there is none, or several. */
    int only() {
        int place = size() == 1 ? 0 : count;
        while (place < count && begin[place] == NONE) {
            place++;
        }
        return place < count ? place : NONE;
    }

    private void compact() {
        int kept = 0;
        int to = 0;
        for (int place = 0; place < count; place++) {
            if (begin[place] != NONE) {
                System.arraycopy(literals, begin[place], literals, to, length[place]);
                numbers[kept] = numbers[place];
                length[kept] = length[place];
                begin[kept++] = to;
                to += length[place];
            }
        }
        count = kept;
        end = to;
        wasted = 0;
        deleted = 0;
    }
}
