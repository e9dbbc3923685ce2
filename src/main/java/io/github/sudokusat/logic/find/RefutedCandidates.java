package io.github.sudokusat.logic.find;

import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.candidates.Contradiction;
import io.github.sudokusat.logic.pattern.Net;
import io.github.sudokusat.logic.pattern.NetProof;
import io.github.sudokusat.logic.pattern.Position;
import io.github.sudokusat.logic.pattern.StepBuilder;
import io.github.sudokusat.logic.pattern.StepCollector;
import io.github.sudokusat.logic.pattern.Wanted;
import io.github.sudokusat.logic.step.Part;
import io.github.sudokusat.logic.step.Role;
import io.github.sudokusat.logic.step.Technique;
import java.util.ArrayList;
import java.util.EnumSet;
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

    /** Nor through as many if the rule weighs them against each other. */
    private static final int MOST_CAUSES = 5;

    /** Of two cells one sees that they do not fit together, of more it takes to say why. */
    private static final int PAIR = 2;

    /** What is hidden comes after all that is not. */
    private static final int HIDDEN = MOST_CONCLUSIONS;

    private static final Set<Role> SHOWN = EnumSet.of(Role.LEAST, Role.GREATEST, Role.SPLIT, Role.NEEDED, Role.COUNTED);

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
    private final StepCollector collector;
    private int smallest = Integer.MAX_VALUE;

    RefutedCandidates(Position position, Finder finder, Technique technique, StepCollector collector) {
        this.position = position;
        this.finder = finder;
        this.technique = technique;
        this.collector = collector;
    }

    /**
     * Adds a candidate, unless one could hardly follow the reason.
     *
     * @param net an explained net that refutes it
     * @param proof the proof of its contradiction
     * @param size the size of the step; one that no bound shows is larger
     * @param rules the rules that the net uses, each with the candidates of its cells that matter
     */
    void add(Net net, NetProof proof, int size, List<Part> rules) {
        List<NetProof.Shown> conclusions = proof.shown();
        boolean isTooLarge = size > smallest && collector.wanted() != Wanted.ALL;
        if (conclusions.size() > MOST_CONCLUSIONS || isTooLarge) {
            return;
        }
        ToldConclusions told = ToldConclusions.of(conclusions, net);
        NetProof.Breach breach = told.isOver() ? null : proof.breach();
        List<Part> end = breach == null ? List.of() : told.addEnd(breach);
        List<Part> why = told.parts();
        // What a rule says of a cell alone is not for several cells to say.
        boolean isSaid = !why.isEmpty() || technique == Technique.RULE_OPTIONS;
        if (isSaid && told.isPlain() && isReadable(breach, end)) {
            int cell = net.assumed() / position.side;
            Candidate candidate = position.candidate(cell, net.assumed() % position.side);
            boolean isInside = rules.stream()
                    .anyMatch(rule -> rule.candidates().stream()
                            .anyMatch(one -> one.cell().equals(candidate.cell())));
            Reason reason = new Reason(
                    size + (isHidden(breach, end) ? HIDDEN : 0),
                    isInside ? cell : NONE,
                    isInside ? NONE : candidate.digit(),
                    told.isOver() ? named(rules, why) : rules,
                    why,
                    told.contradiction());
            refuted.computeIfAbsent(reason, key -> new ArrayList<>()).add(candidate);
            smallest = Math.min(smallest, reason.size);
        }
    }

    /** The rules that parts name. */
    private static List<Part> named(List<Part> rules, List<Part> parts) {
        return rules.stream()
                .filter(rule -> parts.stream().anyMatch(part -> part.rule().equals(rule.rule())))
                .toList();
    }

    /** Whether neither a bound nor what the rule would need shows that it cannot be obeyed, although it is more than a count or a pair. */
    private static boolean isHidden(NetProof.@Nullable Breach breach, List<Part> why) {
        return breach != null
                && !breach.filter().isPlain()
                && breach.filter().cells().length > PAIR
                && why.stream().noneMatch(part -> SHOWN.contains(part.role()));
    }

    /** Whether bounds say it all, or little is said of few cells. */
    static boolean isReadable(NetProof.@Nullable Breach breach, List<Part> why) {
        if (breach == null
                || why.stream().anyMatch(part -> part.role() == Role.LEAST || part.role() == Role.GREATEST)) {
            return true;
        }
        List<Part> cells =
                why.stream().filter(part -> part.role() == Role.RULED_OUT).toList();
        long sayings = cells.stream()
                .map(part -> Wording.digitSet(part.candidates()))
                .distinct()
                .count();
        return sayings <= MOST_SAYINGS && cells.size() <= (breach.filter().isPlain() ? MOST_CELLS : MOST_CAUSES);
    }

    /** Adds the steps to the collector. */
    void collect() {
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
