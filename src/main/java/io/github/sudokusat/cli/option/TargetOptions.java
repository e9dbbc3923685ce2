package io.github.sudokusat.cli.option;

import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options for what is asked of a generated puzzle. */
public final class TargetOptions {

    @Option(
            names = "--level",
            paramLabel = "LEVEL",
            description =
                    "The level that 'rate' gives: easy, medium, hard, unfair or extreme; or a range such as medium..hard.")
    private @Nullable String level;

    @Option(
            names = "--score",
            paramLabel = "A..B",
            description = "The score that 'rate' gives: a range such as 500..800, 2000.. or ..300.")
    private @Nullable String score;

    @Option(names = "--clues", paramLabel = "N|A..B", description = "The number of givens, or a range such as 22..26.")
    private @Nullable String clues;

    @Option(
            names = "--needs",
            paramLabel = "NAME",
            description =
                    "A technique that the puzzle needs and that is enough: those before it in the list of 'techniques' get stuck, and with it they solve the puzzle.")
    private @Nullable String needs;

    @Option(
            names = "--contains",
            paramLabel = "NAMES",
            split = ",",
            description = "Techniques that 'rate' and 'explain' use for the puzzle at least once, separated by commas.")
    private @Nullable List<String> contains;

    @Option(
            names = "--forbid",
            paramLabel = "NAMES",
            split = ",",
            description = "Techniques that neither of them uses, separated by commas.")
    private @Nullable List<String> forbid;

    /** The value of an option, named without hyphens; null if it was not given. */
    public @Nullable String find(String name) {
        return switch (name) {
            case "level" -> level;
            case "score" -> score;
            case "clues" -> clues;
            case "needs" -> needs;
            case "contains" -> joined(contains);
            case "forbid" -> joined(forbid);
            default -> null;
        };
    }

    private static @Nullable String joined(@Nullable List<String> names) {
        return names == null ? null : String.join(",", names);
    }
}
