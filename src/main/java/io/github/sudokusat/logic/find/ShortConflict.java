package io.github.sudokusat.logic.find;

import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.DigitSymbols;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.grid.candidates.Contradiction;
import io.github.sudokusat.grid.candidates.filter.Filter;
import io.github.sudokusat.logic.pattern.Net;
import io.github.sudokusat.logic.pattern.NetProof;
import io.github.sudokusat.logic.pattern.Position;
import io.github.sudokusat.logic.step.Explanation;
import io.github.sudokusat.logic.step.Part;
import io.github.sudokusat.logic.step.Role;
import io.github.sudokusat.logic.step.Step;
import io.github.sudokusat.logic.step.Technique;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/** What follows from the rules of a position by itself, up to a contradiction, if that takes a few conclusions. */
public final class ShortConflict {

    /** More conclusions no one would follow. */
    private static final int MOST_CONCLUSIONS = 10;

    private static final int LONGEST = 300;

    private ShortConflict() {}

    /**
     * The conclusions and the contradiction.
     *
     * @param position the position
     * @param symbols how digits are written
     * @return a sentence without a full stop; empty if there is no contradiction, or it takes too much to say why
     */
    public static Optional<String> text(Position position, DigitSymbols symbols) {
        Net net = Net.unassumed(position);
        if (!net.run()) {
            return Optional.empty();
        }
        NetProof proof = NetProof.ofContradiction(net);
        Map<String, List<Filter>> filters = RuleInteraction.filters(proof, position);
        List<NetProof.Shown> conclusions = proof.shown();
        if (filters.isEmpty() || conclusions.size() > MOST_CONCLUSIONS) {
            return Optional.empty();
        }
        ToldConclusions told = ToldConclusions.of(conclusions, net);
        NetProof.Breach breach = proof.breach();
        List<Part> end = breach == null ? List.of() : told.addEnd(breach);
        if (!told.isPlain() || !RefutedCandidates.isReadable(breach, end)) {
            return Optional.empty();
        }
        // What has been told need not be repeated.
        Set<Part> parts = new LinkedHashSet<>(RuleInteraction.rules(filters, position));
        parts.addAll(told.parts());
        Explanation why = new Explanation(List.copyOf(parts), List.of(), List.of(end(told, position)));
        Step step = new Step(Technique.RULE_INTERACTION, 0, position.side, List.of(), List.of(), why, one -> "");
        String text = OptionsWording.ofConflict(step.withSymbols(symbols));
        return text.length() > LONGEST ? Optional.empty() : Optional.of(text);
    }

    /** The contradiction; of a cell that loses its last digit to one that must have it, too, that they are the same. */
    private static Contradiction end(ToldConclusions told, Position position) {
        if (!(told.contradiction() instanceof Contradiction.NoCandidate empty)) {
            return told.contradiction();
        }
        long[] left = position.masks();
        for (Part part : told.parts()) {
            for (Candidate one : part.candidates()) {
                int cell = one.cell().number(position.side);
                long digit = 1L << (one.digit() - 1);
                if (part.role() == Role.CONSEQUENCE) {
                    left[cell] = digit;
                } else if (part.role() == Role.EXCLUDED) {
                    left[cell] &= ~digit;
                }
            }
        }
        int cell = empty.cell().number(position.side);
        int other = IntStream.range(0, left.length)
                .filter(one -> position.geometry.sees(cell, one) && left[one] == left[cell])
                .findFirst()
                .orElse(cell);
        return other == cell || Long.bitCount(left[cell]) != 1
                ? empty
                : repeated(position.grid.copy(), cell, other, Position.first(left[cell]) + 1);
    }

    private static Contradiction repeated(CandidateGrid grid, int cell, int other, int digit) {
        grid.place(Math.min(cell, other), digit);
        grid.place(Math.max(cell, other), digit);
        return grid.contradiction().orElseThrow();
    }
}
