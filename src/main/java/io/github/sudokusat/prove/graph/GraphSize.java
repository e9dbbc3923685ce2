package io.github.sudokusat.prove.graph;

import io.github.sudokusat.run.Watch;
import java.util.HashMap;
import java.util.Map;

/** Counts the nodes that a graph would have, without making it. */
final class GraphSize {

    private final ClauseState state;
    private final Components splitter;
    private final int most;
    private final Watch watch;
    /** For each component that has been met, whether it has models. */
    private final Map<Component, Boolean> known = new HashMap<>();

    private int nodes;

    GraphSize(ClauseState state, Components splitter, int most, Watch watch) {
        this.state = state;
        this.splitter = splitter;
        this.most = most;
        this.watch = watch;
    }

    /** Counts the nodes for some variables; returns whether they are not too many, and the watch has not stopped it. */
    boolean isWithin(int[] variables) {
        int start = state.size();
        hasModels(variables);
        state.undo(start);
        return nodes <= most && watch.reason().isEmpty();
    }

    private boolean hasModels(int[] variables) {
        for (Component component : splitter.split(variables)) {
            if (!hasModels(component)) {
                return false;
            }
        }
        return true;
    }

    private boolean hasModels(Component component) {
        Boolean before = known.get(component);
        if (before != null || nodes > most || watch.tick(component.variables().length)) {
            return before == null || before;
        }
        int literal = splitter.branch(component);
        boolean first = hasModels(component, literal);
        boolean second = hasModels(component, literal ^ 1);
        nodes += first && second ? 3 : 1;
        known.put(component, first || second);
        return first || second;
    }

    private boolean hasModels(Component component, int literal) {
        int start = state.size();
        state.set(literal, ClauseState.ASSUMED);
        boolean result = state.propagate() && hasModels(component.variables());
        state.undo(start);
        return result;
    }
}
