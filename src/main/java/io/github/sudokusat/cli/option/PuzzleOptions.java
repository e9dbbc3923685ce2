package io.github.sudokusat.cli.option;

import io.github.sudokusat.answer.Rendering;
import io.github.sudokusat.cli.output.Streams;
import io.github.sudokusat.run.Cancellation;
import io.github.sudokusat.run.Limits;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The options of every command that asks a question about puzzles: which they are, how they are searched, and where the answers go. */
public final class PuzzleOptions {

    @Mixin
    private InputOptions text = new InputOptions();

    @Mixin
    private EngineOptions engine = new EngineOptions();

    @Mixin
    private RunOptions run = new RunOptions();

    @Mixin
    private OutputOptions output = new OutputOptions();

    @Mixin
    private JobOptions jobs = new JobOptions();

    @Option(
            names = "--stats",
            description = "Show the total time and work on standard error; in JSON also show those of each puzzle.")
    private boolean hasStatistics;

    @Parameters(
            paramLabel = "PUZZLE",
            arity = "0..*",
            description =
                    "A file with one puzzle or many (see 'help formats'), optionally gzipped; '-' or nothing for standard input; or the text of a puzzle. Limits apply to each puzzle.")
    private List<String> puzzles = new ArrayList<>();

    /** The options for reading the text of a puzzle. */
    public InputOptions text() {
        return text;
    }

    /** The options that choose an engine. */
    public EngineOptions engine() {
        return engine;
    }

    /** The options for the time limit and for progress. */
    public RunOptions run() {
        return run;
    }

    /** The options for the destination and form of results. */
    public OutputOptions output() {
        return output;
    }

    /** The option for the number of threads. */
    public JobOptions jobs() {
        return jobs;
    }

    /** Whether the time and work were requested. */
    public boolean haveStatistics() {
        return hasStatistics;
    }

    /** The arguments that name or are puzzles. */
    public List<String> puzzles() {
        return List.copyOf(puzzles);
    }

    /** Whether standard input is a source of puzzles. */
    public boolean readStandardInput() {
        return puzzles.isEmpty() || puzzles.contains("-");
    }

    /** The limits for each puzzle. */
    public Limits limits(Cancellation cancellation) {
        return engine.limits(run.limits(cancellation));
    }

    /** The form of the answers to many puzzles. */
    public Rendering.Form form(Streams streams) {
        return output.rendering(streams, false, null).form();
    }

    /** Whether the bit-parallel search may answer lines with a classic puzzle each, as no limit applies. */
    public boolean leaveLinesToBits() {
        return !hasStatistics && engine.areForUnlimitedBits() && !run.limitTime();
    }
}
