package io.github.sudokusat.export.model;

import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Writes a model in SMT-LIB 2.6 (Barrett, Fontaine, Tinelli: The SMT-LIB Standard, Version 2.6), in the logic QF_LIA. */
final class SmtLibWriter extends ModelWriter {

    SmtLibWriter(Appendable out, int side) {
        super(out, side);
    }

    @Override
    String commented(String words) {
        return "; " + words;
    }

    @Override
    String unfinished() {
        return "(assert\n";
    }

    @Override
    void begin(int pass) {
        line("(set-option :produce-models true)");
        line("(set-logic QF_LIA)");
    }

    private String name(int variable) {
        return isCell(variable) ? "r" + row(variable) + "c" + column(variable) : "y" + added(variable);
    }

    private static String each(int[] variables, IntFunction<String> text) {
        return IntStream.of(variables).mapToObj(text).collect(Collectors.joining(" "));
    }

    private void assertThat(String formula) {
        assertAny(isConditional() ? anyOf(instead()) + " " + formula : formula, isConditional());
    }

    private void assertAny(String formulas, boolean areSeveral) {
        line("(assert " + (areSeveral ? "(or " + formulas + ")" : formulas) + ")");
    }

    private String anyOf(List<Choice> choices) {
        return choices.stream().map(this::member).collect(Collectors.joining(" "));
    }

    @Override
    void declare(int variable) {
        line("(declare-const " + name(variable) + " Int)");
        assertAny(isIn(name(variable), domain(variable)), false);
    }

    /** The formula that a term has one of some values. */
    private static String isIn(String term, Values values) {
        if (values.isRange()) {
            return "(<= " + values.least() + " " + term + " " + values.greatest() + ")";
        }
        String any = IntStream.of(values.toArray())
                .mapToObj(value -> "(= " + term + " " + value + ")")
                .collect(Collectors.joining(" "));
        return values.size() == 1 ? any : "(or " + any + ")";
    }

    private String member(Choice choice) {
        Values others = domain(choice.variable()).minus(choice.values());
        return others.size() < choice.values().size()
                ? "(not " + isIn(name(choice.variable()), others) + ")"
                : isIn(name(choice.variable()), choice.values());
    }

    @Override
    void differ(int... variables) {
        if (variables.length > 1) {
            assertThat("(distinct " + each(variables, this::name) + ")");
        }
    }

    @Override
    void sum(int[] variables, int[] coefficients, int total) {
        String[] terms = new String[variables.length];
        for (int i = 0; i < terms.length; i++) {
            String name = name(variables[i]);
            terms[i] = coefficients[i] == 1 ? name : "(* " + number(coefficients[i]) + " " + name + ")";
        }
        assertThat("(= " + added(terms) + " " + number(total) + ")");
    }

    private static String number(int number) {
        return number < 0 ? "(- " + -number + ")" : Integer.toString(number);
    }

    private static String added(String... terms) {
        return terms.length == 1 ? terms[0] : "(+ " + String.join(" ", terms) + ")";
    }

    @Override
    void count(int[] variables, Values values, Values counts) {
        String[] terms = new String[variables.length];
        for (int i = 0; i < terms.length; i++) {
            terms[i] = "(ite " + isIn(name(variables[i]), values) + " 1 0)";
        }
        assertThat(isIn(added(terms), counts));
    }

    @Override
    void clause(List<Choice> choices) {
        assertAny(anyOf(choices), choices.size() > 1);
    }

    @Override
    void impossible() {
        assertThat("false");
    }

    @Override
    void end() {
        line("(check-sat)");
        line("(get-value (" + each(IntStream.range(0, side() * side()).toArray(), this::name) + "))");
    }
}
