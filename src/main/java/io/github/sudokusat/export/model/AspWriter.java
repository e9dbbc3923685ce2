package io.github.sudokusat.export.model;

import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Writes a model as a program for gringo and clingo: ASP-Core-2 (Calimeri and others, 2020) with the intervals and pools of gringo. What must not be
 * is the body of a rule without a head.
 */
final class AspWriter extends ModelWriter {

    AspWriter(Appendable out, int side) {
        super(out, side);
    }

    @Override
    String commented(String words) {
        return "% " + words;
    }

    @Override
    String unfinished() {
        return ":-\n";
    }

    @Override
    void begin(int pass) {
        line("digit(1.." + side() + ").");
        line("#show x/3.");
    }

    /** The atom that a variable has a value. */
    private String atom(int variable, String value) {
        return isCell(variable)
                ? "x(" + row(variable) + "," + column(variable) + "," + value + ")"
                : "y(" + added(variable) + "," + value + ")";
    }

    private static String pool(Values values) {
        if (values.isRange()) {
            return "(" + values.least() + ".." + values.greatest() + ")";
        }
        return values.size() == 1 ? Integer.toString(values.least()) : "(" + values.joined(";") + ")";
    }

    @Override
    void declare(int variable) {
        Values values = domain(variable);
        boolean isFull = isCell(variable) && values.size() == side();
        String one = isFull ? "digit(D)" : "D = " + pool(values);
        line("{ " + atom(variable, "D") + " : " + one + " } = 1.");
    }

    private void never(String body) {
        line(":- " + body
                + instead().stream().map(choice -> ", " + isOther(choice)).collect(Collectors.joining()) + ".");
    }

    /** The elements of an aggregate, numbered so that equal ones count each. */
    private String elements(int[] variables, IntFunction<String> element) {
        return IntStream.range(0, variables.length).mapToObj(element).collect(Collectors.joining("; ", "{ ", " }"));
    }

    @Override
    void differ(int... variables) {
        never(counted(variables) + " > 1, digit(D)");
    }

    @Override
    void permute(int... cells) {
        never(counted(cells) + " != 1, digit(D)");
    }

    private String counted(int... variables) {
        return "#count " + elements(variables, i -> i + " : " + atom(variables[i], "D"));
    }

    @Override
    void sum(int[] variables, int[] coefficients, int total) {
        String sum = elements(variables, i -> {
            String product = coefficients[i] == 1 ? "D" : coefficients[i] + "*D";
            return product + "," + i + " : " + atom(variables[i], "D");
        });
        never("#sum " + sum + " != " + total);
    }

    @Override
    void count(int[] variables, Values values, Values counts) {
        String count = "#count " + elements(variables, i -> i + " : " + atom(variables[i], pool(values)));
        never(count + " < " + counts.least());
        for (int wrong :
                Values.range(counts.least(), counts.greatest()).minus(counts).toArray()) {
            never(count + " = " + wrong);
        }
        never(count + " > " + counts.greatest());
    }

    @Override
    void clause(List<Choice> choices) {
        line(":- " + choices.stream().map(this::isOther).collect(Collectors.joining(", ")) + ".");
    }

    /** The condition that a variable has none of some values: it has another, or it has not this one and not that one. */
    private String isOther(Choice choice) {
        Values others = domain(choice.variable()).minus(choice.values());
        if (others.size() <= choice.values().size()) {
            return atom(choice.variable(), pool(others));
        }
        return IntStream.of(choice.values().toArray())
                .mapToObj(value -> "not " + atom(choice.variable(), Integer.toString(value)))
                .collect(Collectors.joining(", "));
    }

    @Override
    void impossible() {
        never("digit(1)");
    }

    @Override
    void end() {}
}
