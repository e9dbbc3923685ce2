package io.github.sudokusat.web;

import io.github.sudokusat.answer.request.EngineChoice;
import io.github.sudokusat.count.SolutionCounter;
import io.github.sudokusat.engine.Engine;
import io.github.sudokusat.engine.bits.BitsEngine;
import io.github.sudokusat.engine.cdcl.CdclEngine;
import io.github.sudokusat.engine.cdcl.CdclOptions;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.sat.SessionOptions;
import io.github.sudokusat.solve.SudokuSolver;
import java.util.List;

/** The engines by name. */
final class Engines {

    /** The engines in the order in which the page lists them: first those that are fast. */
    static final List<EngineChoice> ALL = List.of(
            EngineChoice.BITS, EngineChoice.SAT, EngineChoice.PROPAGATE, EngineChoice.BACKTRACK, EngineChoice.ILP);

    /** The word for the engine that the library chooses. */
    private static final String DEFAULT = "default";

    private Engines() {}

    /** The engine that a request names, which supports a layout. */
    static Engine of(Request request, Layout layout) {
        EngineChoice choice = request.choice("engine", EngineChoice.class, List.of(DEFAULT));
        Engine engine = choice == null ? SudokuSolver.create().engine() : choice.engine();
        if (request.find("seed") != null) {
            if (choice != EngineChoice.SAT) {
                throw BadRequest.value("seed", request.text("seed", ""), "left out unless the engine is sat");
            }
            engine = sat(request.number("seed", 0, Long.MIN_VALUE, Long.MAX_VALUE));
        }
        if (!engine.supports(layout)) {
            throw BadRequest.because("engine", refusal(engine, layout));
        }
        return engine;
    }

    private static Engine sat(long seed) {
        return CdclEngine.of(
                SudokuSolver.defaultSatSolver(),
                CdclOptions.defaults().withSession(SessionOptions.defaults().withSeed(seed)));
    }

    /** Why an engine does not support a layout. */
    static String refusal(Engine engine, Layout layout) {
        return engine instanceof BitsEngine
                ? "the bits engine works only on classic 9x9 grids"
                : "the engine " + engine.name() + " does not support the layout " + layout;
    }

    /** Whether solutions are counted by tables, however many there are, and not one by one. */
    static boolean countsByTables(Layout layout) {
        return SolutionCounter.plannedWork(full(layout), Limits.none()).isPresent();
    }

    /** A grid whose count needs no planning, because it has a contradiction in sight. */
    private static Grid full(Layout layout) {
        Grid grid = Grid.empty(layout);
        return layout.side() < 2 ? grid : grid.with(0, 1).with(1, 1);
    }
}
