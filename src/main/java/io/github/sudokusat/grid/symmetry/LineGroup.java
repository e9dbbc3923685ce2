package io.github.sudokusat.grid.symmetry;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * A group of line maps with all its elements, generated step by step by Dimino's algorithm (G. Butler, Fundamental Algorithms for Permutation Groups,
 * 1991, chapter 3). Maps that differ only on blank lines count as one. Not thread-safe.
 */
final class LineGroup {

    private final int blank;
    private final List<LineMap> elements = new ArrayList<>();
    private final Set<LineMap> keys = new HashSet<>();
    private final List<LineMap> generators = new ArrayList<>();

    /**
     * The trivial group.
     *
     * @param blank the blank lines as bits
     */
    LineGroup(int side, int blank) {
        this.blank = blank;
        addElement(LineMap.identity(side));
    }

    private void addElement(LineMap element) {
        elements.add(element);
        keys.add(element.without(blank));
    }

    private boolean contains(LineMap map) {
        return keys.contains(map.without(blank));
    }

    List<LineMap> generators() {
        return generators;
    }

    /** Adds a generator unless the map is already an element. Takes time in proportion to the size of the new group. */
    void add(LineMap map) {
        if (contains(map)) {
            return;
        }
        generators.add(map);
        int size = elements.size();
        // The group before is the first coset; each further one is that coset followed by a representative.
        for (int coset = 0; coset < elements.size(); coset += size) {
            LineMap representative = elements.get(coset);
            for (LineMap generator : generators) {
                LineMap other = representative.then(generator);
                if (!contains(other)) {
                    for (int i = 0; i < size; i++) {
                        addElement(elements.get(i).then(other));
                    }
                }
            }
        }
    }
}
