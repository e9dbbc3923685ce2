package io.github.sudokusat.cluster.sql;

import io.github.sudokusat.answer.request.RequestValues;
import java.io.Serializable;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.apache.spark.network.util.JavaUtils;
import org.apache.spark.sql.catalyst.expressions.ExprUtils;
import org.apache.spark.sql.catalyst.expressions.Expression;
import org.jspecify.annotations.Nullable;
import scala.jdk.javaapi.CollectionConverters;

/** The options of a function: a constant map from names to texts, as the functions of Spark for CSV and JSON take it. */
final class FunctionOptions implements RequestValues, Serializable {

    private static final long serialVersionUID = 1;

    private static final FunctionOptions NONE = new FunctionOptions(Map.of());

    private final TreeMap<String, String> values;

    private FunctionOptions(Map<String, String> values) {
        this.values = new TreeMap<>(values);
    }

    /** No options. */
    static FunctionOptions none() {
        return NONE;
    }

    /**
     * Reads an argument.
     *
     * @param argument the map, which must be a constant
     * @param keys the names that the function knows, in lower case; the case of those in the map does not matter
     * @throws BadOption if it is not a constant, or there is another name
     */
    static FunctionOptions of(Expression argument, List<String> keys) {
        if (!argument.foldable()) {
            throw new BadOption("the options must be constant, but are " + argument.sql());
        }
        if (argument.children().isEmpty()) {
            return NONE;
        }
        Map<String, String> values = new HashMap<>();
        CollectionConverters.asJava(ExprUtils.convertToMapData(argument)).forEach((name, value) -> {
            String key = name.toLowerCase(Locale.ROOT);
            if (!keys.contains(key)) {
                throw new BadOption("there is no option \"" + name + "\"; the options are " + String.join(", ", keys));
            }
            values.put(key, value);
        });
        return new FunctionOptions(values);
    }

    @Override
    public @Nullable String find(String key) {
        return values.get(key);
    }

    @Override
    public String name(String key) {
        return "the option \"" + key + '"';
    }

    @Override
    public BadOption wrong(String key, String value, String expected, String message) {
        return new BadOption(message);
    }

    @Override
    public BadOption refused(String key, String message) {
        return new BadOption(message);
    }

    /**
     * The value of an option that is a duration, such as {@code 10s}, {@code 500ms} or {@code 2m}.
     *
     * @return the duration; null if the option is not there
     */
    @Nullable
    Duration duration(String key) {
        String text = find(key);
        if (text == null) {
            return null;
        }
        try {
            long millis = JavaUtils.timeStringAsMs(text);
            if (millis > 0) {
                return Duration.ofMillis(millis);
            }
        } catch (NumberFormatException e) {
            // Reported below, as for 0.
        }
        throw mustBe(key, text, "a duration such as 10s, 500ms or 2m", "");
    }
}
