package io.github.sudokusat.export.model;

import io.github.sudokusat.primitive.Automaton;
import io.github.sudokusat.primitive.LayeredAutomaton;
import io.github.sudokusat.primitive.PairRelation;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Writes a model in XCSP3-core (Boussemart, Lecoutre, Audemard, Piette: XCSP3, Specifications 3.1). All variables come before the constraints, so the
 * puzzle is walked over twice, first for the variables.
 */
final class Xcsp3Writer extends ModelWriter {

    private boolean isDeclaring;
    private boolean hasFullCells;

    Xcsp3Writer(Appendable out, int side) {
        super(out, side);
    }

    @Override
    int passes() {
        return 2;
    }

    @Override
    void begin(int pass) {
        isDeclaring = pass == 0;
        setSilent(false);
        if (isDeclaring) {
            line("<instance format=\"XCSP3\" type=\"CSP\">");
            line("<variables>");
            line("<array id=\"x\" size=\"[" + side() + "][" + side() + "]\">");
        } else {
            line("</variables>");
            line("<constraints>");
        }
        setSilent(isDeclaring);
    }

    /** Two hyphens would end a comment. */
    @Override
    String commented(String words) {
        return "<!-- " + words.replace("--", "- -").replace("--", "- -") + " -->";
    }

    @Override
    String unfinished() {
        return "<\n";
    }

    private String name(int variable) {
        return isCell(variable)
                ? "x[" + (row(variable) - 1) + "][" + (column(variable) - 1) + "]"
                : "y" + added(variable);
    }

    private String each(int[] variables, IntFunction<String> text) {
        return IntStream.of(variables).mapToObj(text).collect(Collectors.joining(" "));
    }

    private static String element(String name, String content) {
        return "<" + name + "> " + content + " </" + name + ">";
    }

    private String list(int... variables) {
        return element("list", each(variables, this::name));
    }

    private static String set(Values values) {
        return values.isRange() ? values.least() + ".." + values.greatest() : values.joined(" ");
    }

    @Override
    void declare(int variable) {
        if (isDeclaring) {
            declareOnce(variable);
        }
    }

    private void declareOnce(int variable) {
        Values values = domain(variable);
        boolean isFull = isCell(variable) && values.size() == side();
        hasFullCells |= isFull;
        setSilent(isFull);
        if (isCell(variable)) {
            line("<domain for=\"" + name(variable) + "\"> " + set(values) + " </domain>");
        } else {
            line("<var id=\"" + name(variable) + "\"> " + set(values) + " </var>");
        }
        setSilent(true);
    }

    @Override
    void beginStatements() {
        if (isDeclaring) {
            setSilent(!hasFullCells);
            line("<domain for=\"others\"> " + set(Values.range(1, side())) + " </domain>");
            setSilent(false);
            line("</array>");
            setSilent(true);
        }
    }

    @Override
    void differ(int... variables) {
        if (isConditional()) {
            or("ne(" + name(variables[0]) + "," + name(variables[1]) + ")");
        } else if (variables.length > 1) {
            line(element("allDifferent", each(variables, this::name)));
        }
    }

    /** States that an expression holds, unless something else is chosen. */
    private void or(String expression) {
        line(element("intension", isConditional() ? "or(" + anyOf(instead()) + "," + expression + ")" : expression));
    }

    private String anyOf(List<Choice> choices) {
        return choices.stream().map(this::member).collect(Collectors.joining(","));
    }

    private static String added(String... terms) {
        return terms.length == 1 ? terms[0] : "add(" + String.join(",", terms) + ")";
    }

    @Override
    void sum(int[] variables, int[] coefficients, int total) {
        if (isConditional()) {
            String[] terms = new String[variables.length];
            for (int i = 0; i < terms.length; i++) {
                String name = name(variables[i]);
                terms[i] = coefficients[i] == 1 ? name : "mul(" + name + "," + coefficients[i] + ")";
            }
            or("eq(" + added(terms) + "," + total + ")");
            return;
        }
        String factors = element("coeffs", each(coefficients, Integer::toString));
        line(element("sum", list(variables) + " " + factors + " " + element("condition", "(eq," + total + ")")));
    }

    /** The numbers are always listed, because Choco 4.10 takes an interval for something else here. */
    @Override
    void count(int[] variables, Values values, Values counts) {
        if (isConditional()) {
            String[] terms = new String[variables.length];
            for (int i = 0; i < terms.length; i++) {
                terms[i] = member(new Choice(variables[i], values));
            }
            or("in(" + added(terms) + ",set(" + counts.joined(",") + "))");
            return;
        }
        String numbers = element("condition", "(in,{" + counts.joined(",") + "})");
        line(element("count", list(variables) + " " + element("values", values.joined(" ")) + " " + numbers));
    }

    @Override
    void clause(List<Choice> choices) {
        line(element("intension", choices.size() == 1 ? anyOf(choices) : "or(" + anyOf(choices) + ")"));
    }

    private String member(Choice choice) {
        String name = name(choice.variable());
        Values others = domain(choice.variable()).minus(choice.values());
        if (choice.values().size() == 1) {
            return "eq(" + name + "," + choice.values().least() + ")";
        }
        return others.size() == 1
                ? "ne(" + name + "," + others.least() + ")"
                : "in(" + name + ",set(" + choice.values().joined(",") + "))";
    }

    /** No cell is 0. */
    @Override
    void impossible() {
        or("eq(" + name(0) + ",0)");
    }

    @Override
    void relate(PairRelation pair) {
        if (isConditional()) {
            super.relate(pair);
            return;
        }
        StringBuilder pairs = new StringBuilder();
        for (int digit : domain(pair.cell(0)).toArray()) {
            for (int other : seconds(pair, digit).toArray()) {
                pairs.append('(').append(digit).append(',').append(other).append(')');
            }
        }
        if (pairs.isEmpty()) {
            impossible();
        } else {
            line(element("extension", list(pair.cells()) + " " + element("supports", pairs.toString())));
        }
    }

    /** The nodes of the layers are the states, numbered through. */
    @Override
    void read(int[] cells, LayeredAutomaton layers) {
        if (isConditional()) {
            super.read(cells, layers);
            return;
        }
        StringBuilder ways = new StringBuilder();
        int first = 0;
        for (int position = 0; position < cells.length; position++) {
            int next = first + layers.nodes(position);
            for (int node = 0; node < layers.nodes(position); node++) {
                for (int digit = 1; digit <= layers.side(); digit++) {
                    int after = layers.next(position, node, digit);
                    if (after != Automaton.NONE) {
                        ways.append("(q" + (first + node) + "," + digit + ",q" + (next + after) + ")");
                    }
                }
            }
            first = next;
        }
        line(element(
                "regular",
                list(cells) + " " + element("transitions", ways.toString()) + " " + element("start", "q0") + " "
                        + element("final", "q" + first)));
    }

    @Override
    void end() {
        line("</constraints>");
        line("</instance>");
    }
}
