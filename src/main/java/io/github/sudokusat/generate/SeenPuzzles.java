package io.github.sudokusat.generate;

import io.github.sudokusat.logic.Level;
import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

/**
 * What was seen in the search for a puzzle that meets a {@linkplain PuzzleTarget target}.
 *
 * @param fewestGivens the smallest number of givens, 0 if no puzzle was made
 * @param mostGivens the largest number of givens
 * @param misses the puzzles that did not meet the target, by reason; reasons that did not occur are absent; unmodifiable
 * @param levels the puzzles that were rated, by level; few are, because cheaper tests come first; unmodifiable
 */
public record SeenPuzzles(int fewestGivens, int mostGivens, Map<TargetMiss, Long> misses, Map<Level, Long> levels) {

    /** Nothing was seen. */
    public static final SeenPuzzles NONE = new SeenPuzzles(0, 0, Map.of(), Map.of());

    public SeenPuzzles {
        misses = Collections.unmodifiableMap(new TreeMap<>(misses));
        levels = Collections.unmodifiableMap(new TreeMap<>(levels));
    }
}
