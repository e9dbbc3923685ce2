package io.github.sudokusat.cluster.sql;

import java.util.List;
import org.apache.spark.sql.catalyst.expressions.CreateMap;
import org.apache.spark.sql.catalyst.expressions.Expression;
import org.apache.spark.sql.types.MapType;

/** The arguments of a call after the first: perhaps a number, perhaps options. */
final class Arguments {

    private final List<Expression> constants;
    private int next;

    Arguments(List<Expression> constants) {
        this.constants = constants;
    }

    /**
     * The number that may come first.
     *
     * @return the number, 1 or more; the largest one if there is none
     * @throws BadOption if it is not a constant, or is less than 1
     */
    long limit() {
        if (next == constants.size() || isMap(constants.get(next))) {
            return Long.MAX_VALUE;
        }
        Expression argument = constants.get(next++);
        Object value = argument.foldable() ? argument.eval(null) : null;
        if (value instanceof Number number && number.longValue() >= 1 && !isFraction(number)) {
            return number.longValue();
        }
        throw new BadOption(
                "the limit must be a constant whole number from 1, but is " + (value == null ? argument.sql() : value));
    }

    private static boolean isFraction(Number number) {
        return !(number instanceof Long
                || number instanceof Integer
                || number instanceof Short
                || number instanceof Byte);
    }

    /**
     * The settings that the last argument gives, or the defaults if there is none.
     *
     * @throws BadOption if something is wrong with them, or another argument follows
     */
    Settings onlyOptions() {
        return Settings.of(options(Settings.KEYS));
    }

    /**
     * The options that the last argument gives; none if there is none.
     *
     * @param keys the names that the function knows
     * @throws BadOption if there is another name, or another argument follows
     */
    FunctionOptions options(List<String> keys) {
        if (next == constants.size()) {
            return FunctionOptions.none();
        }
        Expression argument = constants.get(next++);
        if (next < constants.size() || !isMap(argument)) {
            throw new BadOption("the last argument must be a map of options such as map('timeout', '1s'), but is "
                    + constants.get(constants.size() - 1).sql());
        }
        return FunctionOptions.of(argument, keys);
    }

    private static boolean isMap(Expression argument) {
        return argument instanceof CreateMap || (argument.resolved() && argument.dataType() instanceof MapType);
    }
}
