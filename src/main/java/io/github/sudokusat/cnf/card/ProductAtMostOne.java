package io.github.sudokusat.cnf.card;

import io.github.sudokusat.cnf.ClauseSink;

/**
 * At-most-one by the product method: the literals are placed on a board, and a true literal switches on its row and its column.
 *
 * <p><b>Idea.</b> Put the {@code n} literals, row by row, on a board of {@code p = ⌈√n⌉} rows and {@code q = ⌈n/p⌉} columns. Every row and every
 * column has a fresh variable. A literal implies the variables of its row and its column; at most one row and at most one column may be on, which is
 * written by the same method. Two literals differ in row or column, so they cannot both hold.
 *
 * <p><b>Size.</b> {@code C(n) = 2n + C(p) + C(q)} binary clauses and {@code A(n) = p + q + A(p) + A(q)} auxiliary variables for {@code n ≥ 7}; up to
 * {@code n = 6} the encoding is pairwise, with {@code C(n) = n(n−1)/2} and {@code A(n) = 0}, which is less. This gives 6 clauses for {@code n = 4} (a
 * board would take 10); for {@code n = 9}, 24 clauses and 6 variables against 36 and 0 for {@link PairwiseAtMostOne}; for {@code n = 256}, 600 and
 * 48. These are 2n + 4√n + O(n<sup>1/4</sup>) clauses; from {@code n = 46} on, none of the other five methods has fewer.
 *
 * <p><b>Promise.</b> Every assignment with at most one true literal extends to a model. If exactly one is true, its row and column are on and no
 * others; if none is true, there are several ways. Above {@code n = 6} no clause is direct. If the last row of a board has only one literal
 * ({@code n mod q = 1}), the clause that implies its column separates nothing; it is kept, because without it the column would be free when that
 * literal is true, and models would be counted more than once. No other clause is redundant. The recursion is {@code log₂ log₂ n} deep, at most 5.
 *
 * <p><b>Difference from the paper.</b> None except the limit up to which pairs are written.
 *
 * @see <a href="https://www.semanticscholar.org/paper/11ead39e2799fcb85a9064037080c0f2a1733d82">J. Chen, A New SAT Encoding of the
 *     At-Most-One Constraint, ModRef 2010</a>
 */
public final class ProductAtMostOne extends PairwiseWhenSmall {

    public static final ProductAtMostOne INSTANCE = new ProductAtMostOne();

    private ProductAtMostOne() {
        super(6);
    }

    private static int rows(int n) {
        return (int) Math.ceil(Math.sqrt(n));
    }

    private static int columns(int n) {
        int rows = rows(n);
        return (int) (((long) n + rows - 1) / rows);
    }

    /**
     * {@inheritDoc}
     *
     * @return true: one row and one column are on, and they exclude the others
     */
    @Override
    public boolean determinesAuxiliaries() {
        return true;
    }

    @Override
    long clausesOfMany(int n) {
        return 2L * n + clauseCount(rows(n)) + clauseCount(columns(n));
    }

    @Override
    int auxiliariesOfMany(int n) {
        int rows = rows(n);
        int columns = columns(n);
        return rows + columns + auxiliaryCount(rows) + auxiliaryCount(columns);
    }

    @Override
    boolean statesPairOfMany(int n, int i, int j) {
        return false;
    }

    @Override
    void encodeMany(int[] literals, int n, VariablePool pool, ClauseSink sink, PairFilter filter) {
        // Every row has a literal: if n > p(p−1), then q = p and p rows are needed; otherwise q = p−1, and n > (p−1)²
        // also needs p rows.
        int[] rows = fresh(rows(n), pool);
        int[] columns = fresh(columns(n), pool);
        for (int i = 0; i < n; i++) {
            sink.add(-literals[i], rows[i / columns.length]);
            sink.add(-literals[i], columns[i % columns.length]);
        }
        encode(rows, rows.length, pool, sink, PairFilter.NONE);
        encode(columns, columns.length, pool, sink, PairFilter.NONE);
    }
}
