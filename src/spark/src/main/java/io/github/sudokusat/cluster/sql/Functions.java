package io.github.sudokusat.cluster.sql;

import java.util.ArrayList;
import java.util.List;
import org.apache.spark.QueryContext;
import org.apache.spark.sql.AnalysisException;
import org.apache.spark.sql.SparkSessionExtensions;
import org.apache.spark.sql.catalyst.FunctionIdentifier;
import org.apache.spark.sql.catalyst.expressions.Expression;
import org.apache.spark.sql.catalyst.expressions.ExpressionInfo;
import org.apache.spark.sql.catalyst.expressions.NamedArgumentExpression;
import org.apache.spark.sql.internal.SQLConf;
import scala.Function1;
import scala.Option;
import scala.Tuple3;
import scala.collection.immutable.Seq;
import scala.jdk.javaapi.CollectionConverters;

/** Adds the functions to a session. */
public final class Functions {

    private Functions() {}

    /** Makes a function of the arguments after the first. */
    private interface Maker {

        /**
         * Makes a function.
         *
         * @param arguments constants
         * @param isStrict whether the session is in ANSI mode
         * @throws BadOption if an argument is not one that the function takes
         */
        SudokuFunction make(Arguments arguments, boolean isStrict);
    }

    /**
     * Adds all functions.
     *
     * @param extensions the extensions of a session that is being built
     */
    public static void inject(SparkSessionExtensions extensions) {
        inject(extensions, FunctionText.SOLVE, (all, isStrict) -> new SolveFunction(isStrict, all.onlyOptions()));
        inject(extensions, FunctionText.CHECK, (all, isStrict) -> new CheckFunction(isStrict, all.onlyOptions()));
        inject(extensions, FunctionText.COUNT, (all, isStrict) -> {
            long limit = all.limit();
            return new CountFunction(isStrict, all.onlyOptions(), limit);
        });
        inject(extensions, FunctionText.RATE, (all, isStrict) -> new RateFunction(isStrict, all.onlyOptions()));
        inject(
                extensions,
                FunctionText.CANONICAL,
                (all, isStrict) -> new CanonicalFunction(isStrict, all.onlyOptions()));
        inject(
                extensions,
                FunctionText.IS_MINIMAL,
                (all, isStrict) -> new MinimalFunction(isStrict, all.onlyOptions()));
        inject(extensions, FunctionText.MESSAGE, (all, isStrict) -> new MessageFunction(all.onlyOptions()));
        inject(
                extensions,
                FunctionText.GENERATE,
                (all, isStrict) -> new GenerateFunction(all.options(GenerateFunction.KEYS)));
    }

    private static void inject(SparkSessionExtensions extensions, FunctionText text, Maker maker) {
        String name = text.functionName();
        Function1<Seq<Expression>, Expression> builder = arguments -> call(text, maker, arguments);
        extensions.injectFunction(new Tuple3<>(new FunctionIdentifier(name), info(text), builder));
    }

    private static ExpressionInfo info(FunctionText text) {
        return new ExpressionInfo(
                FunctionCall.class.getName(),
                null,
                text.functionName(),
                text.usage(),
                text.arguments(),
                text.examples(),
                text.note(),
                "misc_funcs",
                "0.1.0",
                "",
                "java_udf");
    }

    private static Expression call(FunctionText text, Maker maker, Seq<Expression> arguments) {
        List<Expression> all = new ArrayList<>(CollectionConverters.asJava(arguments));
        if (all.isEmpty() || all.size() > text.most()) {
            throw error("the function " + text.functionName() + " takes 1 to " + text.most() + " arguments, but got "
                    + all.size());
        }
        if (all.stream().anyMatch(NamedArgumentExpression.class::isInstance)) {
            throw error("the function " + text.functionName() + " takes its arguments by their order, not by names");
        }
        List<Expression> constants = all.subList(1, all.size());
        try {
            SudokuFunction function =
                    maker.make(new Arguments(constants), SQLConf.get().ansiEnabled());
            return new FunctionCall(function, all.get(0), constants);
        } catch (BadOption e) {
            throw error(text.functionName() + ": " + e.getMessage());
        }
    }

    private static RuntimeException error(String message) {
        return thrown(new AnalysisException(
                message,
                Option.empty(),
                Option.empty(),
                Option.empty(),
                Option.empty(),
                scala.collection.immutable.Map$.MODULE$.empty(),
                new QueryContext[0]));
    }

    /** Throws a checked exception where Java does not expect one: in Scala there are none. */
    @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"})
    private static <E extends Exception> RuntimeException thrown(Exception exception) throws E {
        throw (E) exception;
    }
}
