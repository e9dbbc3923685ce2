package io.github.sudokusat.logic.find;

import io.github.sudokusat.logic.pattern.Position;
import io.github.sudokusat.logic.pattern.RuleUnit;
import io.github.sudokusat.logic.pattern.StepCollector;
import io.github.sudokusat.logic.pattern.Wanted;
import io.github.sudokusat.logic.step.Step;
import io.github.sudokusat.logic.step.Technique;
import java.util.List;

/**
 * What a named rule removes from the candidates of its cells, deduction by deduction, each with what it needs of other cells.
 *
 * <p>The size of a step is the number of open cells that its filters look at. If one step is wanted, it is the smallest, with all that the same rule or
 * the rules that it goes on to {@linkplain RuleRun remove besides}. <b>Cost.</b> One call of each filter, two of a line; of a step that is kept, those of
 * its {@linkplain Grounds grounds}.
 */
public final class RuleDeduction implements Finder {

    private final Technique technique;

    public RuleDeduction(Technique technique) {
        this.technique = technique;
    }

    @Override
    public void find(Position position, StepCollector collector) {
        List<RuleUnit> units = position.geometry.ruleUnits.of(technique);
        if (units.isEmpty()) {
            return;
        }
        if (collector.wanted() == Wanted.FIRST) {
            addLongest(position, units, collector);
            return;
        }
        RuleRun none = RuleRun.none(this, technique, position);
        for (RuleUnit unit : units) {
            int size = position.openCount(unit.cells());
            Step step =
                    size == 0 || collector.isDone(size) ? null : none.with(unit).step();
            if (step != null) {
                collector.add(step);
            }
        }
    }

    private void addLongest(Position position, List<RuleUnit> units, StepCollector collector) {
        RuleRun none = RuleRun.none(this, technique, position);
        RuleRun first = none;
        int smallest = Integer.MAX_VALUE;
        for (RuleUnit unit : units) {
            int size = position.openCount(unit.cells());
            boolean isOfUse = size > 0 && size < smallest && !collector.isDone(size);
            RuleRun run = isOfUse ? none.with(unit) : none;
            Step step = run.step();
            if (step != null && step.size() < smallest) {
                first = run;
                smallest = step.size();
            }
        }
        Step longest = first.extended(units).step();
        if (longest != null) {
            collector.add(longest);
        }
    }

    @Override
    public String reason(Step step) {
        return DeductionWording.of(step);
    }
}
