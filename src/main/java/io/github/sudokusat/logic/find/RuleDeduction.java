package io.github.sudokusat.logic.find;

import io.github.sudokusat.grid.candidates.filter.PairsAtCell;
import io.github.sudokusat.logic.pattern.Position;
import io.github.sudokusat.logic.pattern.RuleUnit;
import io.github.sudokusat.logic.pattern.StepBuilder;
import io.github.sudokusat.logic.pattern.StepCollector;
import io.github.sudokusat.logic.step.Step;
import io.github.sudokusat.logic.step.Technique;
import java.util.Arrays;
import java.util.List;

/**
 * What a named rule removes from the candidates of its cells, deduction by deduction, each with what it needs of other cells.
 *
 * <p>It places the digits of cells that have no other one left; if there are none, it removes candidates of the rule's own cells, and only if none can
 * be removed, those of cells that see all places of a digit that the rule needs. The size of a step is the number of open cells that its filters look
 * at. <b>Cost.</b> One call of each filter, two of a line; of a step that is kept, those of its {@linkplain Grounds grounds}.
 */
final class RuleDeduction implements Finder {

    private final Technique technique;

    RuleDeduction(Technique technique) {
        this.technique = technique;
    }

    @Override
    public void find(Position position, StepCollector collector) {
        for (RuleUnit unit : position.geometry.ruleUnits.of(technique)) {
            int size = position.openCount(unit.cells());
            long[] narrowed = position.masks();
            boolean isOfUse = !(unit.filters().get(0) instanceof PairsAtCell pairs) || pairs.isOfUse(narrowed);
            if (size > 0 && isOfUse && !collector.isDone(size)) {
                // A rule that cannot be met removes nothing: the position has no solution, which is not for a technique
                // to say.
                List<Deduction> found = Deduction.all(unit, narrowed);
                if (found != null && !found.isEmpty()) {
                    add(position, unit, found, narrowed, collector);
                }
            }
        }
    }

    private void add(
            Position position, RuleUnit unit, List<Deduction> found, long[] narrowed, StepCollector collector) {
        int[] active = found.stream()
                .flatMapToInt(deduction -> Arrays.stream(deduction.filter().cells()))
                .distinct()
                .toArray();
        StepBuilder builder = new StepBuilder(position, this, technique, position.openCount(active));
        long[] aims = aims(position, unit, narrowed);
        for (int cell = 0; cell < aims.length; cell++) {
            if (aims[cell] != 0 && Long.bitCount(narrowed[cell]) == 1) {
                builder.place(cell, Position.first(narrowed[cell]));
            } else {
                builder.removeDigits(cell, aims[cell]);
            }
        }
        if (builder.isEffective()) {
            DeductionParts.add(builder, position, technique, found, aims);
            collector.add(builder.toStep());
        }
    }

    /** What the step removes: from cells that have one digit left; if there is none, from the rule's own cells; else from others. */
    private static long[] aims(Position position, RuleUnit unit, long[] narrowed) {
        long[] lost = new long[narrowed.length];
        for (int cell = 0; cell < lost.length; cell++) {
            lost[cell] = position.digits[cell] & ~narrowed[cell];
        }
        long[] placing = new long[lost.length];
        long[] inside = new long[lost.length];
        boolean isPlacing = false;
        boolean isInside = false;
        for (int cell : unit.cells()) {
            inside[cell] = lost[cell];
            isInside |= lost[cell] != 0;
            // A cell that has one candidate only is a naked single.
            boolean isSingle = lost[cell] != 0 && Long.bitCount(narrowed[cell]) == 1;
            placing[cell] = isSingle ? lost[cell] : 0;
            isPlacing |= isSingle;
        }
        return isPlacing ? placing : isInside ? inside : lost;
    }

    @Override
    public String reason(Step step) {
        return DeductionWording.of(step);
    }
}
