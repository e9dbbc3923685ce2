package io.github.sudokusat.cli.option;

import io.github.sudokusat.answer.LevelRange;
import io.github.sudokusat.answer.NumberRange;
import io.github.sudokusat.cli.input.InputException;
import io.github.sudokusat.generate.PuzzleTarget;
import io.github.sudokusat.logic.Level;
import io.github.sudokusat.logic.step.Technique;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

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

    /** The first option that was given; null if none was. */
    public @Nullable String given() {
        if (clues != null) {
            return "--clues";
        }
        if (level != null || score != null) {
            return level != null ? "--level" : "--score";
        }
        if (needs != null) {
            return "--needs";
        }
        return contains != null ? "--contains" : forbid != null ? "--forbid" : null;
    }

    /** The number of givens asked for. */
    public Optional<NumberRange> clues() {
        return clues == null ? Optional.empty() : Optional.of(range("--clues", clues));
    }

    private static NumberRange range(String option, String text) {
        try {
            return NumberRange.parse(option, text);
        } catch (IllegalArgumentException e) {
            throw new InputException(e.getMessage());
        }
    }

    /**
     * The target.
     *
     * @throws InputException if a value is malformed
     */
    public PuzzleTarget target() {
        PuzzleTarget target = PuzzleTarget.any();
        NumberRange givens = clues().orElse(null);
        if (givens != null) {
            target = target.withGivens(givens.leastAsInt(), givens.mostAsInt());
        }
        if (level != null) {
            LevelRange levels = levels(level);
            target = target.withLevels(levels.lowest(), levels.highest());
        }
        if (score != null) {
            NumberRange range = range("--score", score);
            target = target.withScore(range.least(), range.most());
        }
        if (needs != null) {
            target = target.withNeeded(only(TechniqueNames.parse("--needs", List.of(needs))));
        }
        if (contains != null) {
            target = target.withContained(TechniqueNames.parse("--contains", contains));
        }
        return forbid == null ? target : target.withForbidden(TechniqueNames.parse("--forbid", forbid));
    }

    private static Technique only(Set<Technique> techniques) {
        return techniques.iterator().next();
    }

    private static LevelRange levels(String text) {
        try {
            return LevelRange.parse("--level", text, TargetOptions::level);
        } catch (IllegalArgumentException e) {
            throw new InputException(e.getMessage());
        }
    }

    private static Level level(String name) {
        try {
            return Choices.named(Level.class, name);
        } catch (TypeConversionException e) {
            throw new InputException("--level " + e.getMessage());
        }
    }
}
