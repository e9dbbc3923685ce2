package io.github.sudokusat.logic.find;

import io.github.sudokusat.logic.pattern.Position;
import io.github.sudokusat.logic.pattern.StepCollector;

/** Finds the patterns of one technique or of several that share a principle. Immutable. */
public interface Finder {

    /**
     * Finds steps that change something.
     *
     * @param position where to look
     * @param findings takes the steps; says which are wanted
     */
    void find(Position position, StepCollector findings);
}
