package io.github.sudokusat.logic.basic;

import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.candidates.filter.Filter;
import io.github.sudokusat.logic.pattern.Position;
import io.github.sudokusat.logic.pattern.StepBuilder;
import io.github.sudokusat.logic.step.Part;
import io.github.sudokusat.logic.step.Role;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/** Candidates behind a single that no placed digit rules out: each with a rule that does so by itself, as the position is now, or with none. */
final class RuledOut {

    /** A reader can check so many rules. */
    private static final int MOST_RULES = 2;

    private RuledOut() {}

    /** Adds the candidates by the rules that rule out the most, then the others. */
    static void add(StepBuilder builder, Position position, List<Candidate> gone) {
        Map<String, Set<Candidate>> byRule = byRule(position, gone);
        Set<Candidate> left = new LinkedHashSet<>(gone);
        for (int i = 0; i < MOST_RULES && !byRule.isEmpty(); i++) {
            byRule.values().forEach(some -> some.retainAll(left));
            String best = "";
            int most = 0;
            for (Map.Entry<String, Set<Candidate>> one : byRule.entrySet()) {
                if (one.getValue().size() > most) {
                    best = one.getKey();
                    most = one.getValue().size();
                }
            }
            if (most > 0) {
                Set<Candidate> some = byRule.get(best);
                builder.part(new Part(Role.RULED_OUT, List.of(), List.copyOf(some), best));
                left.removeAll(some);
            }
        }
        if (!left.isEmpty()) {
            builder.part(Role.RULED_OUT, List.copyOf(left));
        }
    }

    /** What rules each exclude at once if one of the candidates were still there. */
    private static Map<String, Set<Candidate>> byRule(Position position, List<Candidate> gone) {
        Map<String, Set<Candidate>> byRule = new LinkedHashMap<>();
        long[] masks = position.masks();
        for (Candidate one : gone) {
            int cell = one.cell().number(position.side);
            for (Filter filter : position.geometry.ruleUnits.simpleOf(cell)) {
                long[] narrowed = masks.clone();
                narrowed[cell] |= 1L << (one.digit() - 1);
                if (filter.narrow(narrowed) && (narrowed[cell] >>> (one.digit() - 1) & 1) == 0) {
                    byRule.computeIfAbsent(filter.rule(), rule -> new LinkedHashSet<>())
                            .add(one);
                }
            }
        }
        return byRule;
    }

    /**
     * What rules and earlier steps have ruled out, in words.
     *
     * @param parts the parts of a step
     * @param what the candidates of a part
     * @param where their cells, or nothing
     */
    static List<String> texts(
            List<Part> parts, Function<List<Candidate>, String> what, Function<List<Candidate>, String> where) {
        List<String> texts = new ArrayList<>();
        for (Part part : parts) {
            List<Candidate> gone = part.candidates();
            texts.add((part.rule().isEmpty() ? "earlier steps ruled out " : part.rule() + " rules out ")
                    + what.apply(gone)
                    + where.apply(gone));
        }
        return texts;
    }
}
