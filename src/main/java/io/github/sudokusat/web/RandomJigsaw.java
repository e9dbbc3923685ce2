package io.github.sudokusat.web;

import io.github.sudokusat.generate.DrawResult;
import io.github.sudokusat.generate.GenerateResult;
import io.github.sudokusat.generate.Impossibility;
import io.github.sudokusat.generate.PuzzleSource;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.run.Limits;
import java.util.function.Function;

/** Makes a puzzle on a layout that was drawn for it. */
final class RandomJigsaw {

    private RandomJigsaw() {}

    /** The puzzle; or why there is no layout. */
    static GenerateResult puzzle(
            DrawResult<Layout> drawn, Function<Layout, PuzzleSource> source, long seed, long index, Limits limits) {
        return drawn.match(
                found -> source.apply(found.value()).generate(seed, index, limits),
                none -> new GenerateResult.Impossible(Impossibility.NO_GRID, none.explanation()),
                stopped -> new GenerateResult.Stopped(stopped.reason(), 0));
    }
}
