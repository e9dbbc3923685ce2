package io.github.sudokusat.cli.option;

import io.github.sudokusat.answer.request.ProfileChoice;
import io.github.sudokusat.answer.request.RequestValues;
import io.github.sudokusat.cli.input.InputException;
import io.github.sudokusat.logic.Profile;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** The values of options, which a message names with two hyphens. */
public final class OptionValues implements RequestValues {

    private final UnaryOperator<@Nullable String> values;

    /**
     * @param values gives the value of an option, named without hyphens, or null
     */
    public OptionValues(UnaryOperator<@Nullable String> values) {
        this.values = values;
    }

    /** The profile with only the techniques that {@code --techniques} names; see {@link ProfileChoice#of}. */
    static Profile profile(String techniques, @Nullable Profile named, Profile usual) {
        return ProfileChoice.of(new OptionValues(key -> techniques), named, usual);
    }

    @Override
    public @Nullable String find(String key) {
        return values.apply(key);
    }

    @Override
    public String name(String key) {
        return "--" + key;
    }

    @Override
    public InputException wrong(String key, String value, String expected, String message) {
        return new InputException(message);
    }

    @Override
    public InputException refused(String key, String message) {
        return new InputException(message);
    }

    @Override
    public String whereTechniquesAreListed() {
        return "; 'sudoku-sat techniques' lists them all";
    }
}
