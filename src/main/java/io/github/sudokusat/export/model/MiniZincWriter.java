package io.github.sudokusat.export.model;

import io.github.sudokusat.primitive.Automaton;
import io.github.sudokusat.primitive.LayeredAutomaton;
import io.github.sudokusat.primitive.PairRelation;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Writes a model in MiniZinc, as the MiniZinc Handbook 2.6 describes it. Each global constraint is included by itself: Debian's definitions for
 * Gecode do not fit {@code globals.mzn}.
 */
final class MiniZincWriter extends ModelWriter {

    MiniZincWriter(Appendable out, int side) {
        super(out, side);
    }

    @Override
    String commented(String words) {
        return "% " + words;
    }

    @Override
    String unfinished() {
        return "constraint\n";
    }

    @Override
    void begin(int pass) {
        for (String global : List.of("all_different", "regular", "table")) {
            line("include \"" + global + ".mzn\";");
        }
        line("int: n = " + side() + ";");
        line("array[1..n, 1..n] of var 1..n: x;");
    }

    private String name(int variable) {
        return isCell(variable) ? "x[" + row(variable) + "," + column(variable) + "]" : "y" + added(variable);
    }

    private String list(int... variables) {
        return IntStream.of(variables).mapToObj(this::name).collect(Collectors.joining(", ", "[", "]"));
    }

    private void constraint(String text) {
        line("constraint " + (isConditional() ? anyOf(instead()) + " \\/ (" + text + ")" : text) + ";");
    }

    private String anyOf(List<Choice> choices) {
        return choices.stream().map(this::member).collect(Collectors.joining(" \\/ "));
    }

    @Override
    void declare(int variable) {
        if (!isCell(variable)) {
            line("var " + set(domain(variable)) + ": " + name(variable) + ";");
        } else if (domain(variable).size() < side()) {
            constraint(member(new Choice(variable, domain(variable))));
        }
    }

    private static String set(Values values) {
        return values.isRange() ? values.least() + ".." + values.greatest() : "{" + values.joined(",") + "}";
    }

    private String member(Choice choice) {
        String name = name(choice.variable());
        Values others = domain(choice.variable()).minus(choice.values());
        if (choice.values().size() == 1) {
            return name + " = " + choice.values().least();
        }
        return others.size() == 1 ? name + " != " + others.least() : name + " in " + set(choice.values());
    }

    @Override
    void differ(int... variables) {
        constraint(
                variables.length == 2
                        ? name(variables[0]) + " != " + name(variables[1])
                        : "all_different(" + list(variables) + ")");
    }

    @Override
    void sum(int[] variables, int[] coefficients, int total) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < variables.length; i++) {
            text.append(i == 0 ? "" : " + ").append(coefficients[i] == 1 ? "" : coefficients[i] + "*");
            text.append(name(variables[i]));
        }
        constraint(text + " = " + total);
    }

    @Override
    void count(int[] variables, Values values, Values counts) {
        String each = IntStream.of(variables)
                .mapToObj(variable -> "bool2int(" + member(new Choice(variable, values)) + ")")
                .collect(Collectors.joining(", "));
        constraint("sum([" + each + "]) in " + set(counts));
    }

    @Override
    void clause(List<Choice> choices) {
        line("constraint " + anyOf(choices) + ";");
    }

    @Override
    void impossible() {
        constraint("false");
    }

    @Override
    void relate(PairRelation pair) {
        if (isConditional()) {
            super.relate(pair);
            return;
        }
        StringBuilder rows = new StringBuilder();
        for (int digit : domain(pair.cell(0)).toArray()) {
            for (int other : seconds(pair, digit).toArray()) {
                rows.append('|').append(digit).append(',').append(other);
            }
        }
        if (rows.isEmpty()) {
            impossible();
        } else {
            constraint("table(" + list(pair.cells()) + ", [" + rows + "|])");
        }
    }

    /** The nodes of the layers are the states, from 1 in the first layer on; 0 is none. */
    @Override
    void read(int[] cells, LayeredAutomaton layers) {
        if (isConditional()) {
            super.read(cells, layers);
            return;
        }
        StringBuilder rows = new StringBuilder();
        int first = 1;
        for (int position = 0; position < cells.length; position++) {
            int next = first + layers.nodes(position);
            for (int node = 0; node < layers.nodes(position); node++) {
                rows.append('|').append(transitions(layers, position, node, next));
            }
            first = next;
        }
        rows.append("|0").append(",0".repeat(layers.side() - 1));
        constraint("regular(" + list(cells) + ", " + first + ", n, [" + rows + "|], 1, {" + first + "})");
    }

    private static String transitions(LayeredAutomaton layers, int position, int node, int next) {
        StringBuilder row = new StringBuilder();
        for (int digit = 1; digit <= layers.side(); digit++) {
            int after = layers.next(position, node, digit);
            row.append(digit == 1 ? "" : ",").append(after == Automaton.NONE ? 0 : next + after);
        }
        return row.toString();
    }

    @Override
    void end() {
        line("solve satisfy;");
        line("output [show(x[i,j]) ++ if j < n then \" \" else \"\\n\" endif | i, j in 1..n];");
    }
}
