package io.github.sudokusat.prove.mus;

import io.github.sudokusat.encode.rule.RuleFormula;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.run.Watch;
import java.util.Arrays;
import java.util.function.Consumer;
import java.util.function.IntSupplier;

/** Adds clauses that hold only if a selector is assumed: each gets the selector's opposite. */
public final class GuardedClauses implements RuleFormula.Output {

    private final int selector;
    private final IntSupplier newVariable;
    private final Consumer<int[]> sink;
    private final Watch watch;

    /**
     * Creates an output.
     *
     * @param selector the variable under which the clauses hold
     * @param newVariable creates a variable
     * @param sink takes the clauses
     * @param watch stops the work; a rule that is too large for memory stops it, too
     */
    public GuardedClauses(int selector, IntSupplier newVariable, Consumer<int[]> sink, Watch watch) {
        this.selector = selector;
        this.newVariable = newVariable;
        this.sink = sink;
        this.watch = watch;
    }

    @Override
    public int newVariable() {
        return newVariable.getAsInt();
    }

    @Override
    public void clause(int[] literals, int n) {
        int[] clause = Arrays.copyOf(literals, n + 1);
        clause[n] = -selector;
        sink.accept(clause);
        watch.tick();
    }

    @Override
    public boolean tick(long steps) {
        return watch.tick(steps);
    }

    @Override
    public void tooLarge() {
        watch.stop(StopReason.SIZE_LIMIT);
    }
}
