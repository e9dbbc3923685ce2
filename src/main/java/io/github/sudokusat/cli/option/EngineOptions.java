package io.github.sudokusat.cli.option;

import io.github.sudokusat.answer.request.EngineChoice;
import io.github.sudokusat.cli.input.InputException;
import io.github.sudokusat.encode.ClueHandling;
import io.github.sudokusat.engine.Engine;
import io.github.sudokusat.engine.cdcl.CdclEngine;
import io.github.sudokusat.engine.cdcl.CdclOptions;
import io.github.sudokusat.engine.ilp.IlpEngine;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.candidates.Propagation;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.sat.Capability;
import io.github.sudokusat.sat.SatSolver;
import io.github.sudokusat.sat.SessionOptions;
import io.github.sudokusat.sat.process.ExternalSolver;
import io.github.sudokusat.solve.SudokuSolver;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options that choose and set up an engine. */
public final class EngineOptions {

    private static final String SAT_OPTIONS = "--solver, --encoding, --at-most-one, --clues and --keep-repeats";

    /** The solvers of integer programs. */
    public enum IlpSolver {
        /** Pseudo-Boolean constraints. */
        SAT4J,
        /** Linear relaxations. */
        OJALGO
    }

    /** How givens enter the formula that a search solves. */
    public enum Givens {
        UNITS,
        ASSUMED,
        REDUCED
    }

    @Option(
            names = "--engine",
            paramLabel = "ENGINE",
            description =
                    "The search to use: {values}. The bits engine works only on classic 9x9 grids. Default: bits where it works, else sat, in turns with propagate.")
    private @Nullable EngineChoice engine;

    @Option(
            names = "--ilp",
            paramLabel = "SOLVER",
            description =
                    "The solver for --engine ilp: {values}. Default: sat4j, which uses pseudo-Boolean constraints; ojalgo uses linear relaxations (up to 16x16).")
    private @Nullable IlpSolver ilp;

    @Option(
            names = "--solver",
            paramLabel = "'CMD {cnf} {out}'",
            description =
                    "An installed SAT solver to run. {cnf} is replaced by the name of the formula file, {out} by that of a file for the answer; without {out}, the answer is read from standard output.")
    private @Nullable String solver;

    @Option(
            names = "--seed",
            paramLabel = "N",
            description = "The seed for random choices. The same seed gives the same results.")
    private @Nullable Long seed;

    @Option(
            names = "--max-conflicts",
            paramLabel = "N",
            description =
                    "The work allowed: conflicts (sat without --solver, or ilp with sat4j), nodes (ilp with ojalgo), choices (bits) or digits tried (propagate, backtrack).")
    private @Nullable Long maxConflicts;

    @Mixin
    private ClauseChoices clauses = new ClauseChoices();

    @Option(
            names = "--clues",
            paramLabel = "HANDLING",
            description =
                    "How givens enter the formula: {values}. Assumed givens leave one formula for all puzzles. Default: reduced.")
    private @Nullable Givens clues;

    /** The requested engine; a seed is a request for the SAT engine, the only one that makes random choices. */
    public Engine engine() {
        return engine(seed != null);
    }

    /** The requested engine for a command that has its own use for a seed. */
    public Engine engineWithoutSeed() {
        return engine(false);
    }

    private Engine engine(boolean isSeeded) {
        if (ilp != null && engine == null && isForSat()) {
            throw new InputException(SAT_OPTIONS + " apply to --engine sat, not to --ilp");
        }
        if (ilp != null && engine != null && engine != EngineChoice.ILP) {
            throw new InputException("--ilp requires --engine ilp, but --engine is " + Choices.name(engine));
        }
        if (engine == null && ilp == null) {
            return isForSat() || isSeeded ? sat() : SudokuSolver.create().engine();
        }
        return engine == null ? ilp() : engine(engine);
    }

    private Engine engine(EngineChoice choice) {
        return switch (choice) {
            case SAT -> sat();
            case ILP -> notForSat(ilp());
            default -> notForSat(choice.engine());
        };
    }

    private Engine ilp() {
        return ilp == IlpSolver.OJALGO ? IlpEngine.ofOjAlgo() : IlpEngine.ofSat4j();
    }

    /** Whether an engine was requested, by name or by an option that only one engine has. */
    public boolean isChosen() {
        return engine != null || ilp != null || isForSat();
    }

    /** Whether classic grids are solved by the bit-parallel search without a limit. */
    public boolean areForUnlimitedBits() {
        boolean isBits = engine == null ? !isForSat() && seed == null : engine == EngineChoice.BITS;
        return isBits && maxConflicts == null;
    }

    /** The reason why the requested engine does not support a layout, and what does. */
    public static String refusal(Engine chosen, Layout layout) {
        int side = layout.side();
        if (chosen instanceof IlpEngine byProgram && side > byProgram.largestSide()) {
            int largest = byProgram.largestSide();
            return "--ilp ojalgo works up to " + largest + "x" + largest + ", but this grid is " + side + "x" + side
                    + "; --ilp sat4j supports any layout";
        }
        return "--engine " + chosen.name() + " does not support the layout " + layout;
    }

    /** The requested seed; null if there is none. */
    public @Nullable Long givenSeed() {
        return seed;
    }

    /** The seed of random choices. */
    public long seed() {
        return seed == null ? 0 : seed;
    }

    private boolean isForSat() {
        return solver != null || clues != null || clauses.isGiven();
    }

    private Engine notForSat(Engine other) {
        if (isForSat()) {
            throw new InputException(SAT_OPTIONS + " apply only to --engine sat");
        }
        return other;
    }

    /** The requested SAT solver. */
    public SatSolver solver() {
        return satSolver(solver);
    }

    /**
     * The SAT solver for work that takes thousands of short questions: the requested one if it keeps what it learned from one to the next. An
     * installed program would be started anew for each, so SAT4J answers in its place.
     */
    public SatSolver incrementalSolver() {
        SatSolver requested = solver();
        return requested.capabilities().contains(Capability.INCREMENTAL) ? requested : SudokuSolver.defaultSatSolver();
    }

    private Engine sat() {
        return CdclEngine.of(
                solver(),
                CdclOptions.defaults()
                        .withEncoding(
                                clauses.options(clues == Givens.UNITS ? ClueHandling.UNITS : ClueHandling.REDUCED))
                        .withAssumedGivens(clues == Givens.ASSUMED)
                        .withPropagation(propagation())
                        .withSession(SessionOptions.defaults().withSeed(seed())));
    }

    /**
     * No propagation if a solver was requested by name: it must do the work, and its failures must show, even if conclusions alone would be enough.
     */
    private Propagation.Depth propagation() {
        return solver == null ? CdclOptions.defaults().propagation() : Propagation.Depth.NONE;
    }

    /** Adds the limit on the engine's work. */
    public Limits limits(Limits limits) {
        return limits(maxConflicts, limits);
    }

    /** Adds a limit on the engine's work if one was requested. */
    public static Limits limits(@Nullable Long maxConflicts, Limits limits) {
        if (maxConflicts == null) {
            return limits;
        }
        if (maxConflicts < 0) {
            throw new InputException("--max-conflicts must be 0 or more, but is " + maxConflicts);
        }
        return limits.withMaxWork(maxConflicts);
    }

    /** The SAT solver that a command runs, or the default one if there is no command. */
    public static SatSolver satSolver(@Nullable String command) {
        if (command == null) {
            return SudokuSolver.defaultSatSolver();
        }
        try {
            return ExternalSolver.of(command);
        } catch (IllegalArgumentException e) {
            throw new InputException("--solver: " + e.getMessage());
        }
    }
}
