package io.github.sudokusat.logic.find;

import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.candidates.Contradiction;
import io.github.sudokusat.grid.candidates.filter.Filter;
import io.github.sudokusat.logic.pattern.Net;
import io.github.sudokusat.logic.pattern.NetProof;
import io.github.sudokusat.logic.pattern.Position;
import io.github.sudokusat.logic.pattern.StepBuilder;
import io.github.sudokusat.logic.pattern.StepCollector;
import io.github.sudokusat.logic.step.Part;
import io.github.sudokusat.logic.step.Role;
import io.github.sudokusat.logic.step.Technique;
import io.github.sudokusat.primitive.LinearSum;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Candidates that rules refute in a few conclusions, in one step those for which the same is said. */
final class RefutedCandidates {

    /** More conclusions are for nets. */
    private static final int MOST_CONCLUSIONS = 4;

    /** Cells of which more different things are said no one would follow. */
    private static final int MOST_SAYINGS = 3;

    /** Neither would one go through more cells, even if the same is said of them. */
    private static final int MOST_CELLS = 9;

    /** So many digits are told as lost if more are left, otherwise what is left. */
    private static final int FEW_DIGITS = 3;

    /** More cells on which a conclusion rests are not told. */
    private static final int MOST_GROUNDS = 3;

    private static final int NONE = -1;

    /**
     * Why candidates are refuted.
     *
     * @param size the size of the step
     * @param cell the cell of the candidates if it is one of the rules', or −1
     * @param digit otherwise their digit, or −1
     * @param rules the rules
     * @param why what follows from each candidate, and why a rule cannot be obeyed
     * @param contradiction the end
     */
    private record Reason(
            int size, int cell, int digit, List<Part> rules, List<Part> why, Contradiction contradiction) {}

    private final Position position;
    private final PartMaker maker;
    private final Finder finder;
    private final Technique technique;
    /** The sum that was told last. */
    private @Nullable LinearSum equation;

    private final Map<Reason, List<Candidate>> refuted = new LinkedHashMap<>();

    RefutedCandidates(Position position, Finder finder, Technique technique) {
        this.position = position;
        maker = new PartMaker(position);
        this.finder = finder;
        this.technique = technique;
    }

    /**
     * Adds a candidate, unless one could hardly follow the reason.
     *
     * @param net an explained net that refutes it
     * @param proof the proof of its contradiction
     * @param size the size of the step
     * @param rules the rules that the net uses, each with the candidates of its cells that matter
     */
    void add(Net net, NetProof proof, int size, List<Part> rules) {
        List<NetProof.Shown> conclusions = proof.shown();
        if (conclusions.size() > MOST_CONCLUSIONS) {
            return;
        }
        List<Part> why = inFull(conclusions, net);
        NetProof.Breach breach = proof.breach();
        List<Part> end = breach == null ? List.of() : BrokenRule.parts(breach, position, equation);
        why.addAll(end);
        // What a rule says of a cell alone is not for several cells to say.
        boolean isSaid = !why.isEmpty() || technique == Technique.RULE_OPTIONS;
        if (isSaid && isReadable(end)) {
            int cell = net.assumed() / position.side;
            Candidate candidate = position.candidate(cell, net.assumed() % position.side);
            boolean isInside = rules.stream()
                    .anyMatch(rule -> rule.candidates().stream()
                            .anyMatch(one -> one.cell().equals(candidate.cell())));
            Reason reason = new Reason(
                    size, isInside ? cell : NONE, isInside ? NONE : candidate.digit(), rules, why, net.contradiction());
            refuted.computeIfAbsent(reason, key -> new ArrayList<>()).add(candidate);
        }
    }

    /**
     * Conclusions with what they rest on, of which each that leaves few digits has also those that its cell has lost to cells that it sees; but not one
     * that has lost all.
     */
    private List<Part> inFull(List<NetProof.Shown> conclusions, Net net) {
        long[] masks = position.masks();
        Set<Integer> placed = new HashSet<>();
        equation = null;
        place(net.assumed() / position.side, net.assumed() % position.side, masks);
        placed.add(net.assumed() / position.side);
        List<Part> full = new ArrayList<>();
        List<Part> last = List.of();
        for (NetProof.Shown shown : conclusions) {
            Part part = shown.part();
            int cell = part.candidates().get(0).cell().number(position.side);
            if (part.role() == Role.CONSEQUENCE) {
                place(cell, part.candidates().get(0).digit() - 1, masks);
                placed.add(cell);
                last = List.of();
                full.add(part);
            } else {
                List<Part> grounds = grounds(shown, placed);
                full.addAll(grounds.equals(last) ? List.of() : grounds);
                last = grounds;
                int lost = part.candidates().size();
                boolean isToldAsLost = lost <= FEW_DIGITS && position.count(cell) - lost > FEW_DIGITS;
                boolean isEmpty = (position.digits[cell] & masks[cell] & ~digits(part)) == 0;
                full.add(isToldAsLost || isEmpty ? part : withSeen(part, cell, masks[cell]));
            }
        }
        return full;
    }

    /** What makes a rule exclude digits of a cell, besides digits that are assumed or placed; nothing if that is much. */
    private List<Part> grounds(NetProof.Shown shown, Set<Integer> placed) {
        Filter filter = shown.filter();
        long[] masks = shown.masks();
        if (filter == null || !filter.narrow(masks.clone())) {
            return List.of();
        }
        long lost = digits(shown.part());
        int target = shown.part().candidates().get(0).cell().number(position.side);
        Deduction deduction = Deduction.of(filter, target, lost, masks);
        long[] lacking = Grounds.of(deduction, lost, position);
        List<Part> grounds = new ArrayList<>();
        for (int cell : filter.cells()) {
            if (lacking[cell] != 0 && !placed.contains(cell)) {
                grounds.add(maker.ground(cell, lacking[cell]));
            }
        }
        List<Part> bounds = maker.bounds(deduction, lost, lacking, false);
        LinearSum sum = filter.linearSum();
        if (sum != null && !bounds.isEmpty()) {
            if (equation == null || !equation.equals(sum)) {
                grounds.addAll(0, maker.addends(sum));
                equation = sum;
            }
            grounds.addAll(bounds);
            return grounds;
        }
        return grounds.size() <= MOST_GROUNDS ? grounds : List.of();
    }

    private Part withSeen(Part part, int cell, long left) {
        long lost = (position.digits[cell] & ~left) | digits(part);
        return new Part(part.role(), part.houses(), position.candidates(cell, lost), part.rule());
    }

    private static long digits(Part part) {
        long digits = 0;
        for (Candidate one : part.candidates()) {
            digits |= 1L << (one.digit() - 1);
        }
        return digits;
    }

    private void place(int cell, int digit, long[] masks) {
        position.geometry.place(cell, 1L << digit, position.geometry.layout.peers(cell), masks);
    }

    /** Whether little is said of few cells, or bounds say it all. */
    private static boolean isReadable(List<Part> why) {
        List<Part> cells =
                why.stream().filter(part -> part.role() == Role.RULED_OUT).toList();
        long sayings = cells.stream()
                .map(part -> Wording.digitSet(part.candidates()))
                .distinct()
                .count();
        return why.stream().anyMatch(part -> part.role() == Role.LEAST || part.role() == Role.GREATEST)
                || (sayings <= MOST_SAYINGS && cells.size() <= MOST_CELLS);
    }

    /** Adds the steps to a collector. */
    void addTo(StepCollector collector) {
        refuted.forEach((reason, candidates) -> {
            StepBuilder builder = new StepBuilder(position, finder, technique, reason.size);
            candidates.forEach(one -> builder.remove(one.cell().number(position.side), one.digit() - 1));
            reason.rules.forEach(builder::part);
            builder.part(Role.PREMISE, candidates);
            reason.why.forEach(builder::part);
            collector.add(builder.contradiction(reason.contradiction).toStep());
        });
    }
}
