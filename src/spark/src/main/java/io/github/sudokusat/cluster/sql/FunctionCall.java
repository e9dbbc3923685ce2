package io.github.sudokusat.cluster.sql;

import java.io.Serializable;
import java.util.List;
import java.util.Objects;
import org.apache.spark.sql.catalyst.InternalRow;
import org.apache.spark.sql.catalyst.analysis.TypeCheckResult;
import org.apache.spark.sql.catalyst.expressions.Expression;
import org.apache.spark.sql.catalyst.expressions.ImplicitCastInputTypes;
import org.apache.spark.sql.catalyst.expressions.codegen.Block;
import org.apache.spark.sql.catalyst.expressions.codegen.CodeBlock;
import org.apache.spark.sql.catalyst.expressions.codegen.CodeGenerator;
import org.apache.spark.sql.catalyst.expressions.codegen.CodegenContext;
import org.apache.spark.sql.catalyst.expressions.codegen.ExprCode;
import org.apache.spark.sql.catalyst.expressions.codegen.JavaCode;
import org.apache.spark.sql.types.AbstractDataType;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.StringType;
import org.jspecify.annotations.Nullable;
import scala.collection.immutable.IndexedSeq;
import scala.collection.immutable.Seq;
import scala.jdk.javaapi.CollectionConverters;

/**
 * A call of a function in a query, as a native expression: it takes part in whole-stage code, and its values are never converted. All arguments but
 * the first are constants, which are part of the function.
 */
final class FunctionCall extends Expression implements ImplicitCastInputTypes, Serializable {

    private static final long serialVersionUID = 1;

    private final SudokuFunction function;
    private final Expression child;
    /** The other arguments, as they stand in the query. */
    private final List<Expression> constants;

    FunctionCall(SudokuFunction function, Expression child, List<Expression> constants) {
        this.function = function;
        this.child = child;
        this.constants = List.copyOf(constants);
    }

    @Override
    public Seq<Expression> children() {
        return CollectionConverters.asScala(List.of(child)).toSeq();
    }

    @Override
    public Expression withNewChildrenInternal(IndexedSeq<Expression> newChildren) {
        return new FunctionCall(function, newChildren.head(), constants);
    }

    @Override
    public Seq<AbstractDataType> inputTypes() {
        return CollectionConverters.asScala(List.<AbstractDataType>of(function.inputType()))
                .toSeq();
    }

    /** As the trait does, which in Java gives way to the base class; texts may have any collation. */
    @Override
    public TypeCheckResult checkInputDataTypes() {
        return function.inputType() instanceof StringType && child.dataType() instanceof StringType
                ? TypeCheckResult.TypeCheckSuccess$.MODULE$
                : ImplicitCastInputTypes.super.checkInputDataTypes();
    }

    @Override
    public DataType dataType() {
        return function.resultType();
    }

    /** A malformed text has no answer. */
    @Override
    public boolean nullable() {
        return true;
    }

    @Override
    public boolean deterministic() {
        return function.isDeterministic() && child.deterministic();
    }

    /** Not even of constants: what may take long runs in a task, which can be cancelled, and not while the query is planned. */
    @Override
    public boolean foldable() {
        return false;
    }

    @Override
    public @Nullable Object eval(@Nullable InternalRow row) {
        Object value = child.eval(row);
        return value == null ? null : function.answer(value);
    }

    @Override
    public ExprCode doGenCode(CodegenContext context, ExprCode code) {
        String reference = context.addReferenceObj("sudoku", function, SudokuFunction.class.getName());
        ExprCode argument = child.genCode(context);
        String answer = context.freshName("answer");
        String boxed = CodeGenerator.boxedType(dataType());
        String value = CodeGenerator.isPrimitiveType(child.dataType())
                ? CodeGenerator.boxedType(child.dataType()) + ".valueOf(" + argument.value() + ")"
                : argument.value().toString();
        String text = String.join(
                "\n",
                "",
                "Object " + answer + " = " + argument.isNull() + " ? null : " + reference + ".answer(" + value + ");",
                "boolean " + code.isNull() + " = " + answer + " == null;",
                CodeGenerator.javaType(dataType()) + " " + code.value() + " = " + code.isNull() + " ? "
                        + CodeGenerator.defaultValue(dataType(), false) + " : (" + boxed + ") " + answer + ";",
                "");
        Seq<String> parts = CollectionConverters.asScala(List.of(text)).toSeq();
        Block own = new CodeBlock(
                parts, CollectionConverters.asScala(List.<JavaCode>of()).toSeq());
        return code.copy(argument.code().$plus(own), code.isNull(), code.value());
    }

    @Override
    public String prettyName() {
        return function.name();
    }

    @Override
    public String sql() {
        StringBuilder text = new StringBuilder(prettyName()).append('(').append(child.sql());
        constants.forEach(constant -> text.append(", ").append(constant.sql()));
        return text.append(')').toString();
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder(prettyName()).append('(').append(child);
        constants.forEach(constant -> text.append(", ").append(constant));
        return text.append(')').toString();
    }

    @Override
    public int productArity() {
        return 3;
    }

    @Override
    public Object productElement(int n) {
        return switch (n) {
            case 0 -> function.name();
            case 1 -> child;
            case 2 -> constants;
            default -> throw new IndexOutOfBoundsException(n);
        };
    }

    @Override
    public boolean canEqual(Object other) {
        return other instanceof FunctionCall;
    }

    @Override
    public boolean equals(@Nullable Object object) {
        return object instanceof FunctionCall other
                && function.name().equals(other.function.name())
                && function.isStrict() == other.function.isStrict()
                && child.equals(other.child)
                && constants.equals(other.constants);
    }

    @Override
    public int hashCode() {
        return Objects.hash(function.name(), child, constants);
    }
}
