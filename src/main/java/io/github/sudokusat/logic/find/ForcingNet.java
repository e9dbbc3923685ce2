package io.github.sudokusat.logic.find;

import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.grid.candidates.Propagation;
import io.github.sudokusat.grid.candidates.PropagationOutcome;
import io.github.sudokusat.logic.pattern.Position;
import io.github.sudokusat.logic.pattern.SinglesTrail;
import io.github.sudokusat.logic.pattern.StepBuilder;
import io.github.sudokusat.logic.pattern.StepCollector;
import io.github.sudokusat.logic.step.Part;
import io.github.sudokusat.logic.step.Role;
import io.github.sudokusat.logic.step.Step;
import io.github.sudokusat.logic.step.Technique;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Forcing nets: a candidate from which singles lead to a contradiction is false; and what singles lead to from all candidates of a cell, or from all
 * places of a digit in a house, holds.
 *
 * <p>Nothing that follows by singles depends on their order, so neither does what is found.
 *
 * <p><b>Bound.</b> Sides up to {@value #LARGEST_SIDE}, since what follows from each candidate is kept. <b>Cost.</b> All singles that follow, once for
 * each candidate.
 */
final class ForcingNet implements Finder {

    static final int LARGEST_SIDE = 16;

    @Override
    public void find(Position position, StepCollector collector) {
        if (position.side <= LARGEST_SIDE) {
            new Search(position, collector).run();
        }
    }

    @Override
    public String reason(Step step) {
        Wording words = new Wording(step);
        return words.why.contradictions().isEmpty()
                ? everyCase(words)
                : "assume " + words.candidates(Role.PREMISE) + "; " + words.contradicted()
                        + "; so the assumption is false";
    }

    /** The premises, each followed by what it leads to. */
    private static String everyCase(Wording words) {
        StringBuilder text = new StringBuilder(words.oneOf(
                words.candidatesOf(Role.PREMISE), words.part(Role.PREMISE).houses()));
        List<Part> parts = words.why.parts();
        for (int i = 0; i < parts.size(); ) {
            Candidate premise = parts.get(i++).candidates().get(0);
            List<String> singles = new ArrayList<>();
            while (i < parts.size() && parts.get(i).role() == Role.CONSEQUENCE) {
                singles.add(words.single(parts.get(i++)));
            }
            text.append(branch(words, premise, singles));
        }
        return text.append("; so in every case ").append(words.step.notation()).toString();
    }

    /** What a premise leads to, with the conclusion at the end. */
    private static String branch(Wording words, Candidate premise, List<String> singles) {
        Step step = words.step;
        if (step.placements().contains(premise)) {
            return "; " + step.symbols().text(premise) + " is what is to be shown";
        }
        String text = "; if " + step.symbols().text(premise) + ", then ";
        String placed = singles.isEmpty() ? "" : "singles give " + String.join(", ", singles);
        if (!step.placements().isEmpty()) {
            return text + placed;
        }
        return text + placed + (singles.isEmpty() ? "" : ", so ") + words.isNot(step.eliminations());
    }

    /** The search in one position. */
    private final class Search {

        private final Position position;
        private final StepCollector collector;
        /** What is left when a candidate, by its number {@code cell · side + digit}, is true, or null where that leads to a contradiction. */
        private final @Nullable CandidateGrid[] results;
        /** By cell the candidates that are known to be false, so that each is explained once. */
        private final long[] gone;

        Search(Position position, StepCollector collector) {
            this.position = position;
            this.collector = collector;
            results = new @Nullable CandidateGrid[position.digits.length * position.side];
            gone = new long[position.digits.length];
        }

        void run() {
            for (int cell = 0; cell < position.digits.length; cell++) {
                for (long left = position.digits[cell]; left != 0 && !collector.isDone(0); left &= left - 1) {
                    if (collector.isStoppedNow()) {
                        return;
                    }
                    assume(cell, Position.first(left));
                }
            }
            Premises.forEach(position, this::conclude);
        }

        private void assume(int cell, int digit) {
            CandidateGrid grid = position.grid.copy();
            boolean fails = !grid.place(cell, digit + 1)
                    || Propagation.run(grid, Propagation.Depth.PLAIN_SINGLES) == PropagationOutcome.CONTRADICTION;
            if (!fails) {
                results[cell * position.side + digit] = grid;
                return;
            }
            gone[cell] |= 1L << digit;
            SinglesTrail trail = SinglesTrail.of(position, new int[] {cell * position.side + digit});
            StepBuilder builder = new StepBuilder(position, ForcingNet.this, Technique.FORCING_NET, 0)
                    .remove(cell, digit)
                    .part(Role.PREMISE, List.of(position.candidate(cell, digit)))
                    .contradiction(trail.contradiction());
            trail.addTo(builder);
            collector.add(builder.toStep());
        }

        /** Looks at what all premises lead to, if none leads to a contradiction; such ones are steps by themselves. */
        private void conclude(Premises premises) {
            if (premises.size() < 2 || collector.isDone(0) || collector.isStoppedNow()) {
                return;
            }
            long[] left = new long[position.digits.length];
            for (int premise : premises.candidates) {
                CandidateGrid grid = results[premise];
                if (grid == null) {
                    return;
                }
                for (int cell = 0; cell < left.length; cell++) {
                    left[cell] |= position.digits[cell] == 0 ? 0 : grid.candidateBits(cell);
                }
            }
            for (int cell = 0; cell < left.length; cell++) {
                if ((position.digits[cell] & ~left[cell] & ~gone[cell]) != 0
                        && left[cell] != 0
                        && !collector.isDone(0)) {
                    take(premises, cell, left[cell]);
                }
            }
        }

        /** Adds the steps of a cell in which all premises together leave some candidates. */
        private void take(Premises premises, int cell, long left) {
            long removed = position.digits[cell] & ~left & ~gone[cell];
            gone[cell] |= removed;
            if (Long.bitCount(left) == 1) {
                int digit = Position.first(left);
                StepBuilder builder =
                        new StepBuilder(position, ForcingNet.this, Technique.FORCING_NET, 0).place(cell, digit);
                collector.addPlacement(explained(builder, premises, cell, digit));
            }
            for (; removed != 0; removed &= removed - 1) {
                int digit = Position.first(removed);
                StepBuilder builder =
                        new StepBuilder(position, ForcingNet.this, Technique.FORCING_NET, 0).remove(cell, digit);
                collector.add(explained(builder, premises, cell, digit).toStep());
            }
        }

        private StepBuilder explained(StepBuilder builder, Premises premises, int cell, int digit) {
            for (int premise : premises.candidates) {
                premises.addTo(builder, position, premise);
                SinglesTrail.to(position, premise, cell, digit).addTo(builder);
            }
            return builder;
        }
    }
}
