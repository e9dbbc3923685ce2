package io.github.sudokusat.logic.find;

import io.github.sudokusat.logic.pattern.Net;
import io.github.sudokusat.logic.pattern.NetProof;
import io.github.sudokusat.logic.pattern.Position;
import io.github.sudokusat.logic.pattern.StepCollector;
import io.github.sudokusat.logic.step.Part;
import io.github.sudokusat.logic.step.Role;
import io.github.sudokusat.logic.step.Step;
import io.github.sudokusat.logic.step.Technique;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What one or two rules say together about a cell or a house: a candidate is removed from which a contradiction follows in a few conclusions.
 *
 * <p>The size of a step is the number of conclusions.
 *
 * <p><b>Bound.</b> Two rules, four conclusions, {@value #MOST_ROUNDS} rounds of them, and sides up to {@value #LARGEST_SIDE}. <b>Cost.</b> These rounds
 * for each candidate.
 */
public final class RuleInteraction implements Finder {

    private static final int LARGEST_SIDE = 16;

    private static final int MOST_ROUNDS = 3;

    private static final int MOST_RULES = 2;

    @Override
    public void find(Position position, StepCollector collector) {
        if (position.geometry.filters.size() == 0 || position.side > LARGEST_SIDE) {
            return;
        }
        RefutedCandidates refuted = new RefutedCandidates(position, this, Technique.RULE_INTERACTION);
        for (int cell = 0; cell < position.digits.length && !collector.isDone(1); cell++) {
            for (long left = position.digits[cell]; left != 0; left &= left - 1) {
                int candidate = cell * position.side + Position.first(left);
                if (collector.isOfUse(cell) && Net.of(position, true, candidate).run(MOST_ROUNDS)) {
                    Net net = Net.explained(position, true, candidate);
                    net.run(MOST_ROUNDS);
                    add(net, position, refuted);
                }
            }
        }
        refuted.addTo(collector);
    }

    private static void add(Net net, Position position, RefutedCandidates refuted) {
        NetProof proof = NetProof.ofContradiction(net);
        Map<String, List<Integer>> cells = new LinkedHashMap<>();
        List<Part> conclusions = proof.parts();
        for (Part part : conclusions) {
            if (part.role() == Role.EXCLUDED) {
                addCells(part.rule(), new int[] {part.candidates().get(0).cell().number(position.side)}, cells);
            }
        }
        NetProof.Breach breach = proof.breach();
        if (breach != null) {
            addCells(
                    position.geometry.filters.label(breach.filter()),
                    breach.filter().cells(),
                    cells);
        }
        if (!cells.isEmpty() && cells.size() <= MOST_RULES) {
            List<Part> rules = new ArrayList<>();
            cells.forEach((rule, some) -> {
                int[] open = some.stream()
                        .mapToInt(cell -> cell)
                        .filter(cell -> position.digits[cell] != 0)
                        .toArray();
                rules.add(new Part(Role.RULE, List.of(), position.candidates(open, position.digits, -1L), rule));
            });
            refuted.add(net, proof, Math.max(1, conclusions.size()), rules);
        }
    }

    private static void addCells(String rule, int[] some, Map<String, List<Integer>> cells) {
        List<Integer> known = cells.computeIfAbsent(rule, key -> new ArrayList<>());
        Arrays.stream(some).filter(cell -> !known.contains(cell)).forEach(known::add);
    }

    @Override
    public String reason(Step step) {
        return OptionsWording.of(step);
    }
}
