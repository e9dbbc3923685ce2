package io.github.sudokusat.cli.option;

import io.github.sudokusat.answer.request.RequestValues;
import io.github.sudokusat.cli.input.InputException;
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
