package io.github.sudokusat.prove.certificate;

import io.github.sudokusat.prove.graph.LiteralIndex;
import java.util.Arrays;

/**
 * The clauses of a formula and its proof, each with a number from 0 and found again by its literals.
 *
 * <p>Literals are 2v for v and 2v + 1 for ¬v. A clause holds no literal twice. The user of the store decides the order of its literals: the first two
 * are watched. The space of a deleted clause is not reused: a literal takes 4 bytes, a clause 9 and its share of the table.
 */
final class ClauseStore {

    private static final int NONE = -1;

    private int[] literals = new int[1 << 12];
    /** The beginning of each clause; after the last one, that of the next. */
    private int[] begin = new int[1 << 10];
    /** For each clause, the next one in the same list of the table. */
    private int[] next = new int[1 << 10];

    private boolean[] deleted = new boolean[1 << 10];
    private int count;
    /** For each hash of literals, the clause added last. */
    private int[] table = filled(1 << 10);
    /** For each literal, the last query in which it was met. */
    private final int[] met;

    private int question;

    ClauseStore(int variables) {
        met = new int[2 * variables + 2];
    }

    private static int[] filled(int length) {
        int[] lists = new int[length];
        Arrays.fill(lists, NONE);
        return lists;
    }

    /** The number of clauses that were ever added. */
    int count() {
        return count;
    }

    /** The array of all literals; changes when a clause is added. */
    int[] literals() {
        return literals;
    }

    /** The index of a clause's first literal. */
    int begin(int clause) {
        return begin[clause];
    }

    /** The index after a clause's last literal. */
    int end(int clause) {
        return begin[clause + 1];
    }

    boolean isDeleted(int clause) {
        return deleted[clause];
    }

    void delete(int clause) {
        deleted[clause] = true;
    }

    /** Adds a clause of literals v and −v and returns its number. */
    int add(int[] signed, int length) {
        reserve(length);
        question++;
        int end = begin[count];
        for (int i = 0; i < length; i++) {
            int literal = LiteralIndex.of(signed[i]);
            if (met[literal] != question) {
                met[literal] = question;
                literals[end++] = literal;
            }
        }
        begin[count + 1] = end;
        link(count);
        return count++;
    }

    private void reserve(int length) {
        int end = begin[count];
        if (Integer.MAX_VALUE - 8 - end < length) {
            throw new IllegalStateException(
                    "a formula and a proof of more than " + end + " literals do not fit into memory");
        }
        if (end + length > literals.length) {
            literals = Arrays.copyOf(literals, grown(end + length));
        }
        if (count + 2 > begin.length) {
            int size = grown(count + 2);
            begin = Arrays.copyOf(begin, size);
            next = Arrays.copyOf(next, size);
            deleted = Arrays.copyOf(deleted, size);
        }
        if (count > table.length && table.length < 1 << 30) {
            table = filled(2 * table.length);
            for (int clause = 0; clause < count; clause++) {
                link(clause);
            }
        }
    }

    private static int grown(int needed) {
        return (int) Math.min(Integer.MAX_VALUE - 8, needed + (long) (needed >> 1));
    }

    private void link(int clause) {
        int sum = 0;
        for (int i = begin[clause]; i < begin[clause + 1]; i++) {
            sum += scattered(literals[i]);
        }
        int list = listOf(sum);
        next[clause] = table[list];
        table[list] = clause;
    }

    /** Finds a clause with the same literals, in any order, that has not been deleted; returns −1 if there is none. */
    int find(int[] signed, int length) {
        question++;
        int size = 0;
        int sum = 0;
        for (int i = 0; i < length; i++) {
            int literal = LiteralIndex.of(signed[i]);
            if (met[literal] != question) {
                met[literal] = question;
                sum += scattered(literal);
                size++;
            }
        }
        int clause = table[listOf(sum)];
        while (clause != NONE && (deleted[clause] || !consistsOfMet(clause, size))) {
            clause = next[clause];
        }
        return clause;
    }

    private boolean consistsOfMet(int clause, int size) {
        if (begin[clause + 1] - begin[clause] != size) {
            return false;
        }
        for (int i = begin[clause]; i < begin[clause + 1]; i++) {
            if (met[literals[i]] != question) {
                return false;
            }
        }
        return true;
    }

    /** Hashes a literal; sums do not depend on the literals' order. The factor is 2³² divided by the golden ratio. */
    private static int scattered(int literal) {
        int product = literal * 0x9E3779B9;
        return product ^ product >>> 15;
    }

    private int listOf(int sum) {
        int mixed = sum * 0x9E3779B9;
        return (mixed ^ mixed >>> 16) & (table.length - 1);
    }
}
