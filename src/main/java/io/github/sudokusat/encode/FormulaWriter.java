package io.github.sudokusat.encode;

import io.github.sudokusat.cnf.ClauseSink;
import io.github.sudokusat.cnf.card.AtMostOne;
import io.github.sudokusat.cnf.card.VariablePool;
import io.github.sudokusat.grid.NamedRule;
import io.github.sudokusat.run.Progress;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.run.Watch;

/** Writes the clauses of constraints. */
final class FormulaWriter implements ConstraintSink {

    private static final long REPORT_EVERY = 1 << 16;

    private final AtMostOne atMostOne;
    private final ClauseSink sink;
    private final Watch watch;
    private final SudokuCnf formula;
    private final VariablePool pool;
    private long written;
    private long nextReport;

    FormulaWriter(ClauseSink sink, Watch watch, SudokuCnf formula) {
        this.atMostOne = formula.options().atMostOne().encoder();
        this.sink = sink;
        this.watch = watch;
        this.formula = formula;
        this.pool = new VariablePool(formula.candidateVariables().count());
        // The total takes long to compute on large grids, so it is computed only for a listener.
        this.nextReport = watch.limits().progress() == Progress.NONE ? Long.MAX_VALUE : REPORT_EVERY;
    }

    @Override
    public void atLeastOne(int[] literals, int n) {
        clause(literals, n);
    }

    @Override
    public void atMostOne(int[] literals, int n, AtMostOne.PairFilter filter, long skipped) {
        atMostOne.encode(literals, n, pool, sink, filter);
        count(atMostOne.clauseCount(n) - skipped);
    }

    @Override
    public void notBoth(int first, int second) {
        sink.add(-first, -second);
        count(1);
    }

    @Override
    public void unit(int literal) {
        sink.add(literal);
        count(1);
    }

    @Override
    public void beginRule(NamedRule rule) {
        // The clauses need not know what they belong to.
    }

    @Override
    public void endRule() {
        // As above.
    }

    @Override
    public int newVariable() {
        return pool.next();
    }

    @Override
    public void clause(int[] literals, int n) {
        sink.add(literals, n);
        count(1);
    }

    @Override
    public boolean tick(long steps) {
        return watch.tick(steps);
    }

    @Override
    public void tooLarge() {
        watch.stop(StopReason.SIZE_LIMIT);
    }

    @Override
    public boolean isStopped() {
        return watch.reason().isPresent();
    }

    private void count(long clauses) {
        written += clauses;
        watch.tick(clauses);
        if (written >= nextReport && formula.measure(watch)) {
            nextReport = written + REPORT_EVERY;
            watch.limits().progress().report("clauses", written, formula.clauses());
        }
    }
}
