package io.github.sudokusat.logic.find;

import io.github.sudokusat.grid.candidates.filter.Filter;
import io.github.sudokusat.grid.candidates.filter.HouseSum;
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
import org.jspecify.annotations.Nullable;

/**
 * What one or two rules say together about a cell or a house: a candidate is removed from which a contradiction follows in a few conclusions.
 *
 * <p>The size of a step is the number of conclusions; where nothing said shows why a rule cannot be obeyed in the end, four more.
 *
 * <p><b>Bound.</b> Two rules, four conclusions that a reader can follow, {@value #MOST_ROUNDS} rounds of them, and sides up to {@value #LARGEST_SIDE}. <b>Cost.</b> These rounds
 * for each candidate.
 */
public final class RuleInteraction implements Finder {

    static final int LARGEST_SIDE = 16;

    private static final int MOST_ROUNDS = 3;

    private static final int MOST_RULES = 2;

    @Override
    public void find(Position position, StepCollector collector) {
        if (position.geometry.filters.size() == 0 || position.side > LARGEST_SIDE) {
            return;
        }
        RefutedCandidates refuted = new RefutedCandidates(position, this, Technique.RULE_INTERACTION, collector);
        for (int cell = 0; cell < position.digits.length && !collector.isDone(1); cell++) {
            for (long left = position.digits[cell]; left != 0; left &= left - 1) {
                int candidate = cell * position.side + Position.first(left);
                if (collector.isOfUse(cell) && isRefuted(candidate, position)) {
                    Net net = Net.explained(position, true, candidate);
                    net.run(MOST_ROUNDS);
                    add(net, position, refuted);
                }
            }
        }
        refuted.collect();
    }

    private static boolean isRefuted(int candidate, Position position) {
        return position.isRefuted(candidate)
                && Net.of(position, true, candidate).run(MOST_ROUNDS);
    }

    private static void add(Net net, Position position, RefutedCandidates refuted) {
        NetProof proof = NetProof.ofContradiction(net);
        Map<String, List<Filter>> filters = filters(proof, position);
        if (!filters.isEmpty() && filters.size() <= MOST_RULES) {
            refuted.add(net, proof, Math.max(1, proof.shown().size()), rules(filters, position));
        }
    }

    /** The filters that a proof uses, by rule. */
    static Map<String, List<Filter>> filters(NetProof proof, Position position) {
        Map<String, List<Filter>> filters = new LinkedHashMap<>();
        proof.shown().forEach(shown -> addFilter(shown.filter(), position, filters));
        NetProof.Breach breach = proof.breach();
        addFilter(breach == null ? null : breach.filter(), position, filters);
        return filters;
    }

    /** The rules of filters, each with the candidates of its open cells. */
    static List<Part> rules(Map<String, List<Filter>> filters, Position position) {
        List<Part> rules = new ArrayList<>();
        filters.forEach((rule, some) -> addRule(rule, some, position, rules));
        return rules;
    }

    private static void addFilter(@Nullable Filter filter, Position position, Map<String, List<Filter>> filters) {
        if (filter != null) {
            filters.computeIfAbsent(position.geometry.filters.label(filter), rule -> new ArrayList<>())
                    .add(filter);
        }
    }

    /** Adds a rule with the candidates of its open cells, and of a sum of houses the cages. */
    private static void addRule(String rule, List<Filter> filters, Position position, List<Part> rules) {
        int[] open = filters.stream()
                .flatMapToInt(filter -> Arrays.stream(filter.cells()))
                .distinct()
                .filter(cell -> position.digits[cell] != 0)
                .toArray();
        rules.add(new Part(Role.RULE, List.of(), position.candidates(open, position.digits, -1L), rule));
        HouseSum sum = filters.get(0).houseSum();
        if (sum != null) {
            rules.addAll(PartMaker.houses(sum, position.geometry.layout.values()));
        }
    }

    @Override
    public String reason(Step step) {
        return OptionsWording.of(step);
    }
}
