package io.github.sudokusat.logic.find;

import io.github.sudokusat.logic.pattern.Position;
import io.github.sudokusat.logic.pattern.StepCollector;
import io.github.sudokusat.logic.step.Explainer;

/** One technique, or several that share a principle: finds its patterns and explains them. Immutable. */
public interface Finder extends Explainer {

    /**
     * Finds steps that change something.
     *
     * @param position the position to search
     * @param collector takes the steps, and knows how many of them are wanted
     */
    void find(Position position, StepCollector collector);
}
