package io.github.sudokusat.encode;

import io.github.sudokusat.primitive.DigitCount;

/** The rows of a count: bounds if the counts are an interval, otherwise a variable for each count, exactly one of which is 1. */
final class CountRows {

    private CountRows() {}

    static void add(DigitCount count, RowMaker rows) {
        int[] counts = count.counts();
        if (counts.length == 0) {
            rows.impossible();
            return;
        }
        int least = counts[0];
        int greatest = counts[counts.length - 1];
        if (least == greatest) {
            sum(count, 1, rows).exactly(least);
        } else if (greatest - least == counts.length - 1) {
            sum(count, 1, rows).atLeast(least);
            sum(count, -1, rows).atLeast(-greatest);
        } else {
            select(count, counts, rows);
        }
    }

    private static RowMaker sum(DigitCount count, int sign, RowMaker rows) {
        rows.row();
        for (int i = 0; i < count.size(); i++) {
            rows.addAll(sign, count.cell(i), count.digits());
        }
        return rows;
    }

    private static void select(DigitCount count, int[] counts, RowMaker rows) {
        int first = rows.variables() + 1;
        rows.row();
        for (int i = 0; i < counts.length; i++) {
            rows.add(1, rows.newVariable());
        }
        rows.choice();
        sum(count, 1, rows);
        for (int i = 0; i < counts.length; i++) {
            if (counts[i] != 0) {
                rows.add(-counts[i], first + i);
            }
        }
        rows.exactly(0);
    }
}
