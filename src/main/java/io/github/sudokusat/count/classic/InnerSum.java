package io.github.sudokusat.count.classic;

import java.util.Arrays;

/**
 * The triples of the third stack as a sparse matrix: for each class a in band A (row) and c in band C (column), the class b in band B and the weight.
 * Classes a and c that occur in no triple are left out; rows and columns number the remaining ones. Immutable.
 */
final class InnerSum {

    /** The class in band A of each row. */
    final int[] a;
    /** The class in band C of each column. */
    final int[] c;
    /** The start of the entries of each row; one more entry than there are rows. */
    final int[] starts;
    /** The column of each entry. */
    final int[] column;
    /** The class in band B of each entry. */
    final int[] b;
    /** The weight of each entry; in a row they add up to at most {@link ChuteTriples#MOST_WEIGHT_PER_CLASS}. */
    final int[] weight;

    /**
     * Creates the matrix of a stack.
     *
     * @param triples the triples, with band A first, then C, then B
     */
    InnerSum(ChuteTriples triples) {
        int[] rowOf = numbered(triples, 0);
        int[] columnOf = numbered(triples, 1);
        a = numbers(rowOf);
        c = numbers(columnOf);
        starts = new int[a.length + 1];
        column = new int[triples.size()];
        b = new int[triples.size()];
        weight = new int[triples.size()];
        for (int triple = 0; triple < triples.size(); triple++) {
            starts[rowOf[triples.at(triple, 0)] + 1]++;
            column[triple] = columnOf[triples.at(triple, 1)];
            b[triple] = triples.at(triple, 2);
            weight[triple] = triples.weight(triple);
        }
        for (int row = 0; row < a.length; row++) {
            starts[row + 1] += starts[row];
        }
    }

    /** Numbers the classes that occur in one box of the triples, ascending; −1 for the others. */
    private static int[] numbered(ChuteTriples triples, int box) {
        int[] numbers = new int[BoxClasses.MOST];
        Arrays.fill(numbers, -1);
        for (int triple = 0; triple < triples.size(); triple++) {
            numbers[triples.at(triple, box)] = 0;
        }
        int next = 0;
        for (int i = 0; i < numbers.length; i++) {
            if (numbers[i] == 0) {
                numbers[i] = next++;
            }
        }
        return numbers;
    }

    private static int[] numbers(int[] numberOf) {
        int[] found = new int[numberOf.length];
        int size = 0;
        for (int i = 0; i < numberOf.length; i++) {
            if (numberOf[i] >= 0) {
                found[size++] = i;
            }
        }
        return Arrays.copyOf(found, size);
    }

    /** The number of rows. */
    int rows() {
        return a.length;
    }

    /** The number of columns. */
    int columns() {
        return c.length;
    }

    /** The number of entries. */
    int size() {
        return column.length;
    }
}
