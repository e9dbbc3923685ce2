package io.github.sudokusat.cli.option;

import io.github.sudokusat.answer.logic.LogicTask;
import io.github.sudokusat.cli.input.InputException;
import io.github.sudokusat.cli.input.InputFiles;
import io.github.sudokusat.logic.Profile;
import io.github.sudokusat.text.Suggestions;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options for the techniques and for what they may assume. */
public final class LogicOptions {

    /** Far more characters than a profile of all techniques needs, with comments. */
    private static final int LONGEST_PROFILE = 1 << 20;

    /** The prefix for the name of a file that is also the name of a shipped profile. */
    private static final String FILE = "file:";

    @Option(
            names = "--techniques",
            paramLabel = "NAMES",
            split = ",",
            description =
                    "Use only these techniques of the profile, separated by commas: {values}. Default: all techniques of the profile.")
    private @Nullable List<String> techniques;

    @Option(
            names = "--profile",
            paramLabel = "NAME|FILE",
            description =
                    "The techniques in order, with scores and levels: classic (hidden singles in rounds), propagation (singles and locked"
                            + " candidates), full (the default), nets (full without exocets and sets over many houses), exhaustive (all techniques; the default of hint --all), or a file with a"
                            + " 'NAME SCORE LEVEL' line for each technique.")
    private @Nullable String profileName;

    @Option(
            names = "--assume-unique",
            description =
                    "Use techniques that assume a unique solution, even on pencil marks, and do not check that it is unique. By default they"
                            + " are used only if a search finds exactly one solution.")
    private boolean assumeUnique;

    @Option(
            names = "--from-candidates",
            description =
                    "Treat each puzzle as a player's position, with digits that may be the player's own: no technique that assumes a unique solution"
                            + " is used. Pencil marks are treated this way unless --assume-unique is given.")
    private boolean fromCandidates;

    /** Refuses a choice of techniques together with an option that uses none. */
    public void refuseTechniques(String option) {
        String chosen = techniques != null ? "--techniques" : assumeUnique ? "--assume-unique" : "--profile";
        if (techniques != null || assumeUnique || profileName != null) {
            throw new InputException(option + " cannot be combined with " + chosen);
        }
    }

    /**
     * The setup for reasoning about the puzzles of a run; reads a profile's file, so call it once.
     *
     * @param all whether every technique is used if the user names no profile
     * @throws InputException if a technique or profile is unknown, or the profile has none of the techniques
     */
    public LogicSetup setup(boolean all) {
        return new LogicSetup(
                chosen(all),
                profileName != null || techniques != null,
                new LogicTask.Claims(assumeUnique, fromCandidates));
    }

    private Profile chosen(boolean all) {
        Profile named = profileName == null ? null : named(profileName);
        if (techniques != null) {
            return OptionValues.profile(String.join(",", techniques), named, Profile.full());
        }
        return named != null ? named : all ? Profile.exhaustive() : Profile.full();
    }

    /**
     * The shipped profile of a name, or the one in a file.
     *
     * @throws InputException if there is neither, or the file cannot be read or is not a profile
     */
    public static Profile named(String profileName) {
        Profile shipped = Profile.named(profileName)
                .or(() -> Profile.named(profileName.toLowerCase(Locale.ROOT)))
                .orElse(null);
        if (shipped != null) {
            return shipped;
        }
        Path file = InputFiles.find(profileName);
        if (file == null) {
            throw new InputException("--profile must be " + String.join(", ", Choices.profiles())
                    + " or a file, but is \"" + profileName + "\"" + Suggestions.ask(profileName, Choices.profiles()));
        }
        try {
            return Profile.parse(nameOf(file), InputFiles.readText(file, LONGEST_PROFILE));
        } catch (IOException e) {
            throw new InputException("--profile: cannot read " + profileName + ": " + InputFiles.reason(e));
        } catch (IllegalArgumentException e) {
            throw new InputException(e.getMessage());
        }
    }

    /** The name of a file, with a prefix if it could be mistaken for the name of a shipped profile or of a part of one. */
    private static String nameOf(Path file) {
        String name = String.valueOf(file.getFileName());
        int bracket = name.indexOf('(');
        boolean isShipped =
                Profile.named(bracket < 0 ? name : name.substring(0, bracket)).isPresent();
        return isShipped || name.startsWith(FILE) ? FILE + name : name;
    }
}
