package io.github.sudokusat.logic.find;

import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.candidates.Contradiction;
import io.github.sudokusat.logic.pattern.Net;
import io.github.sudokusat.logic.pattern.NetProof;
import io.github.sudokusat.logic.pattern.Position;
import io.github.sudokusat.logic.pattern.StepBuilder;
import io.github.sudokusat.logic.pattern.StepCollector;
import io.github.sudokusat.logic.step.Part;
import io.github.sudokusat.logic.step.Role;
import io.github.sudokusat.logic.step.Technique;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Candidates that rules refute in a few conclusions, in one step those for which the same is said. */
final class RefutedCandidates {

    /** More conclusions are for nets. */
    private static final int MOST_CONCLUSIONS = 4;

    /** Cells of which more different things are said no one would follow. */
    private static final int MOST_SAYINGS = 3;

    /** So many digits are told as lost if more are left, otherwise what is left. */
    private static final int FEW_DIGITS = 3;

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
    private final Finder finder;
    private final Technique technique;
    private final Map<Reason, List<Candidate>> refuted = new LinkedHashMap<>();

    RefutedCandidates(Position position, Finder finder, Technique technique) {
        this.position = position;
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
        List<Part> why = inFull(proof.parts(), net);
        if (why.size() > MOST_CONCLUSIONS) {
            return;
        }
        NetProof.Breach breach = proof.breach();
        if (breach != null) {
            why.addAll(BrokenRule.parts(breach, position));
        }
        // What a rule says of a cell alone is not for several cells to say.
        boolean isSaid = !why.isEmpty() || technique == Technique.RULE_OPTIONS;
        if (isSaid && isReadable(why)) {
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

    /** Conclusions, of which each that leaves few digits has also those that its cell has lost to cells that it sees. */
    private List<Part> inFull(List<Part> conclusions, Net net) {
        long[] masks = position.masks();
        place(net.assumed() / position.side, net.assumed() % position.side, masks);
        List<Part> full = new ArrayList<>();
        for (Part part : conclusions) {
            int cell = part.candidates().get(0).cell().number(position.side);
            if (part.role() == Role.CONSEQUENCE) {
                place(cell, part.candidates().get(0).digit() - 1, masks);
                full.add(part);
            } else {
                int lost = part.candidates().size();
                boolean isToldAsLost = lost <= FEW_DIGITS && position.count(cell) - lost > FEW_DIGITS;
                full.add(isToldAsLost ? part : withSeen(part, cell, masks[cell]));
            }
        }
        return full;
    }

    private Part withSeen(Part part, int cell, long left) {
        long lost = position.digits[cell] & ~left;
        for (Candidate one : part.candidates()) {
            lost |= 1L << (one.digit() - 1);
        }
        return new Part(part.role(), part.houses(), position.candidates(cell, lost), part.rule());
    }

    private void place(int cell, int digit, long[] masks) {
        position.geometry.place(cell, 1L << digit, position.geometry.layout.peers(cell), masks);
    }

    /** Whether little is said of the cells, or bounds say it all. */
    private static boolean isReadable(List<Part> why) {
        return why.stream().anyMatch(part -> part.role() == Role.LEAST || part.role() == Role.GREATEST)
                || why.stream()
                                .filter(part -> part.role() == Role.RULED_OUT)
                                .map(part -> Wording.digitSet(part.candidates()))
                                .distinct()
                                .count()
                        <= MOST_SAYINGS;
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
