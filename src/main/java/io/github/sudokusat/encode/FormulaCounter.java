package io.github.sudokusat.encode;

import io.github.sudokusat.cnf.card.AtMostOne;
import io.github.sudokusat.grid.NamedRule;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.run.Watch;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Adds up the clause counts of constraints, as long as they are few enough. */
final class FormulaCounter implements ConstraintSink {

    private final AtMostOne atMostOne;
    private final @Nullable Watch watch;
    private final long most;
    private final List<RulePart> ruleParts = new ArrayList<>();
    private long clauses;
    private int variables;
    private @Nullable NamedRule rule;
    private long clausesBefore;
    private int variablesBefore;

    FormulaCounter(AtMostOne atMostOne, int variables, @Nullable Watch watch, long most) {
        this.atMostOne = atMostOne;
        this.variables = variables;
        this.watch = watch;
        this.most = most;
    }

    /** What has been counted. */
    FormulaSize size(boolean isDetermined) {
        return new FormulaSize(variables, clauses, isDetermined, List.copyOf(ruleParts));
    }

    @Override
    public void atLeastOne(int[] literals, int n) {
        clauses++;
    }

    @Override
    public void atMostOne(int[] literals, int n, AtMostOne.PairFilter filter, long skipped) {
        look();
        clauses += atMostOne.clauseCount(n) - skipped;
        variables += atMostOne.auxiliaryCount(n);
    }

    @Override
    public void notBoth(int first, int second) {
        clauses++;
    }

    @Override
    public void unit(int literal) {
        clauses++;
    }

    @Override
    public void beginRule(NamedRule next) {
        rule = next;
        clausesBefore = clauses;
        variablesBefore = variables;
    }

    @Override
    public void endRule() {
        if (rule != null) {
            ruleParts.add(new RulePart(
                    rule,
                    clausesBefore + 1,
                    clauses - clausesBefore,
                    variablesBefore + 1,
                    variables - variablesBefore));
        }
    }

    @Override
    public int newVariable() {
        return ++variables;
    }

    @Override
    public void clause(int[] literals, int n) {
        look();
        clauses++;
    }

    @Override
    public boolean tick(long steps) {
        return watch != null && watch.tick(steps);
    }

    @Override
    public void tooLarge() {
        if (watch == null) {
            ConstraintSink.super.tooLarge();
        } else {
            watch.stop(StopReason.SIZE_LIMIT);
        }
    }

    @Override
    public boolean isStopped() {
        return watch != null && watch.reason().isPresent();
    }

    /** Stops if there are too many clauses; and polls the watch for each constraint, because finding the repeats among the pairs of a house takes up to a millisecond. */
    private void look() {
        if (clauses > most) {
            tooLarge();
        }
        if (watch != null) {
            watch.isStopped();
        }
    }
}
