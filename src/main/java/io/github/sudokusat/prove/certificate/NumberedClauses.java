package io.github.sudokusat.prove.certificate;

import io.github.sudokusat.cnf.Cnf;
import java.util.Arrays;

/**
 * Clauses by ascending numbers, which may leave gaps. The space of deleted clauses is used again once it is more than half of all.
 *
 * <p>A literal takes 4 bytes, a clause 8, and 16 once there are gaps. Looking up a number takes constant time while there are none, and logarithmic time
 * otherwise.
 */
final class NumberedClauses {

    /** So many entries follow the last clause, so that its first three can be looked at without a question. */
    static final int PADDING = 2;

    private static final int NONE = -1;

    /** The number of the first clause; that of each other one is one more than the one before, unless there are {@link #numbers}. */
    private long first = 1;
    /** The numbers of all clauses; empty while they leave no gap. */
    private long[] numbers = {};
    /** The beginning of each clause in the literals; −1 if it was deleted. */
    private int[] begin = new int[1 << 10];

    private int count;
    /** The literals of all clauses, each ended by 0. */
    private int[] literals = new int[1 << 12];

    private int end;
    /** How many of the literals and zeros, and of the clauses, belong to deleted clauses. */
    private int wasted;

    private int deleted;
    private long last;

    /** The greatest number of a clause that was ever added; 0 if none was. */
    long last() {
        return last;
    }

    /** The array of all literals, where a 0 ends each clause, with {@value #PADDING} entries more; changes when a clause is added. */
    int[] literals() {
        return literals;
    }

    /** The index of the first literal of the clause at a place. */
    int begin(int place) {
        return begin[place];
    }

    /** Adds the clauses of a formula, with the numbers from 1 on, if there are none yet. */
    void addAll(Cnf formula) {
        count = (int) formula.clauses();
        int reserve = 64 + (count >> 3);
        literals = formula.toArray(4 * reserve);
        end = literals.length - 4 * reserve;
        begin = new int[count + reserve];
        int place = 0;
        for (int i = 0; place < count; i++) {
            begin[place++] = i;
            while (literals[i] != 0) {
                i++;
            }
        }
        first = 1;
        last = count;
    }

    /** Adds a clause with a number above those of all clauses before. */
    void add(long number, int[] signed, int size) {
        if (wasted > end / 2 || deleted > count / 2) {
            compact();
        }
        if (Integer.MAX_VALUE - 8 - end <= size + PADDING) {
            throw new IllegalStateException("clauses of more than " + end + " literals do not fit into memory");
        }
        if (end + size + PADDING >= literals.length) {
            literals = Arrays.copyOf(literals, grown(end + size + PADDING + 1));
        }
        if (count == begin.length) {
            begin = Arrays.copyOf(begin, grown(count + 1));
        }
        note(number);
        System.arraycopy(signed, 0, literals, end, size);
        begin[count++] = end;
        end += size + 1;
        literals[end - 1] = 0;
        last = number;
    }

    /** Notes the number of the clause that is added next, if it must be. */
    private void note(long number) {
        if (count == 0) {
            first = number;
            numbers = new long[0];
        } else if (numbers.length == 0 && number != first + count) {
            listNumbers();
        }
        if (numbers.length > 0) {
            if (count >= numbers.length) {
                numbers = Arrays.copyOf(numbers, begin.length);
            }
            numbers[count] = number;
        }
    }

    private void listNumbers() {
        numbers = new long[begin.length];
        for (int place = 0; place < count; place++) {
            numbers[place] = first + place;
        }
    }

    private static int grown(int needed) {
        return (int) Math.min(Integer.MAX_VALUE - 8, needed + (long) (needed >> 1));
    }

    /** The place of the clause with a number; −1 if there is none, or it was deleted. Places change when a clause is added. */
    int find(long number) {
        if (number < first || number > last) {
            return NONE;
        }
        long guess = number - first;
        int place = numbers.length == 0 || (guess < count && numbers[(int) guess] == number)
                ? (int) guess
                : Arrays.binarySearch(numbers, 0, count, number);
        return place < 0 || begin[place] == NONE ? NONE : place;
    }

    /** Deletes the clause at a place. */
    void delete(int place) {
        wasted += length(place) + 1;
        deleted++;
        begin[place] = NONE;
    }

    /** The number of literals of the clause at a place. */
    int length(int place) {
        int at = begin[place];
        while (literals[at] != 0) {
            at++;
        }
        return at - begin[place];
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
        if (numbers.length == 0) {
            listNumbers();
        }
        int kept = 0;
        int to = 0;
        for (int place = 0; place < count; place++) {
            if (begin[place] != NONE) {
                int size = length(place) + 1;
                System.arraycopy(literals, begin[place], literals, to, size);
                numbers[kept] = numbers[place];
                begin[kept++] = to;
                to += size;
            }
        }
        first = kept > 0 ? numbers[0] : first;
        count = kept;
        end = to;
        wasted = 0;
        deleted = 0;
    }
}
