package io.github.sudokusat.export.model;

import io.github.sudokusat.primitive.Automaton;
import io.github.sudokusat.primitive.Digits;
import io.github.sudokusat.primitive.LayeredAutomaton;
import io.github.sudokusat.primitive.PairRelation;
import io.github.sudokusat.text.TextBuffer;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;

/**
 * Writes the statements of a model in some language.
 *
 * <p>A language has variables with finite sets of integers as values, and states that variables differ, have a sum, hold some values a number of
 * times, or that one of several variables has one of its values. It inherits what can be said with these. Variables are numbered from 0: the cells,
 * row by row, and then those that rules add.
 */
abstract class ModelWriter {

    private final TextBuffer out;
    private final int side;
    private final List<Values> domains = new ArrayList<>();
    private long statements;
    private boolean isSilent;
    /** Choices of which one may be made instead of what is stated. */
    private final List<Choice> instead = new ArrayList<>();

    ModelWriter(Appendable out, int side) {
        this.out = new TextBuffer(out);
        this.side = side;
    }

    final int side() {
        return side;
    }

    final boolean isCell(int variable) {
        return variable < side * side;
    }

    /** The row of a cell, from 1. */
    final int row(int cell) {
        return cell / side + 1;
    }

    /** The column of a cell, from 1. */
    final int column(int cell) {
        return cell % side + 1;
    }

    /** The number of a variable that a rule adds, from 1. */
    final int added(int variable) {
        return variable - side * side + 1;
    }

    final Values domain(int variable) {
        return domains.get(variable);
    }

    /** The values of a pair's second cell that go with a digit in its first. */
    final Values seconds(PairRelation pair, int digit) {
        return Values.ofDigits(pair.seconds(digit)).and(domain(pair.cell(1)));
    }

    /** Adds the next variable; those of all cells come first. Where what is stated need not hold, it has its least value. */
    final int variable(Values values) {
        int variable = domains.size();
        domains.add(values);
        declare(variable);
        List<Choice> before = List.copyOf(instead);
        instead.clear();
        for (Choice choice : before) {
            either(notIn(choice.variable, choice.values), in(variable, Values.of(values.least())));
        }
        instead.addAll(before);
        return variable;
    }

    /** The number of lines other than comments. */
    final long statements() {
        return statements;
    }

    /** Writes a line. */
    final void line(String line) {
        statements += isSilent ? 0 : 1;
        write(line);
    }

    private void write(String line) {
        if (isSilent) {
            return;
        }
        out.text().append(line);
        out.endLine();
    }

    /**
     * Passes on what has been written.
     *
     * @throws UncheckedIOException if the target fails
     */
    final void flush() {
        out.flush();
    }

    /** Writes a comment. */
    final void comment(String words) {
        write(commented(words.replace('\n', ' ').replace('\r', ' ')));
    }

    /** Leaves out what is written from now on, or no longer does. */
    final void setSilent(boolean value) {
        isSilent = value;
    }

    /** How often the puzzle is walked over. */
    int passes() {
        return 1;
    }

    /** Begins to walk over the puzzle, for the first time or again. */
    final void beginPass(int pass) {
        domains.clear();
        begin(pass);
    }

    /** Ends a text that is not complete so that no reader accepts it. */
    final void breakOff() {
        setSilent(false);
        comment("incomplete: statements are missing");
        out.text().append(unfinished());
        flush();
    }

    /** A comment line with some words. */
    abstract String commented(String words);

    /** The beginning of a statement, which makes a text unreadable as its last line. */
    abstract String unfinished();

    /** Writes what comes before the variables, or before the next pass, from 0. */
    abstract void begin(int pass);

    /** Writes what comes between the variables of the cells and the statements. */
    void beginStatements() {}

    /** Declares a variable with its {@linkplain #domain values}, of which there is at least one. */
    abstract void declare(int variable);

    /** States that some variables differ, of which there are two if this is {@linkplain #isConditional conditional}. */
    abstract void differ(int... variables);

    /** States that some variables differ, and that together they hold every digit. */
    void permute(int... cells) {
        differ(cells);
    }

    /** States that the variables, each times its coefficient, have a sum. */
    abstract void sum(int[] variables, int[] coefficients, int total);

    /** States that the number of variables with one of some values is one of some numbers. */
    abstract void count(int[] variables, Values values, Values counts);

    /**
     * States that one of the variables has one of its values; no set is empty, and none holds all values of its variable. What may be chosen
     * {@linkplain #instead instead} is among the choices.
     */
    abstract void clause(List<Choice> choices);

    /** States that nothing satisfies the model. */
    abstract void impossible();

    /** Writes what ends the model. */
    abstract void end();

    /** A variable and some of its values. */
    record Choice(int variable, Values values) {}

    final Choice in(int variable, Values values) {
        return new Choice(variable, values.and(domain(variable)));
    }

    final Choice notIn(int variable, Values values) {
        return new Choice(variable, domain(variable).minus(values));
    }

    /** Writes statements that need only hold if a choice is not made. */
    final void unless(Choice choice, Runnable writing) {
        List<Choice> before = List.copyOf(instead);
        if (!choice.values.isEmpty()) {
            instead.add(choice);
        }
        writing.run();
        instead.clear();
        instead.addAll(before);
    }

    /** The choices of which one may be made instead of what is stated. */
    final List<Choice> instead() {
        return instead;
    }

    /** Whether what is stated need not hold. */
    final boolean isConditional() {
        return !instead.isEmpty();
    }

    /** States that some variables differ, pair by pair if they need not. */
    final void different(int... variables) {
        if (!isConditional()) {
            differ(variables);
            return;
        }
        for (int i = 0; i < variables.length; i++) {
            for (int j = 0; j < i; j++) {
                differ(variables[j], variables[i]);
            }
        }
    }

    /** States that one of the choices is made, unless that is certain. */
    final void either(Choice... choices) {
        List<Choice> open = new ArrayList<>(instead);
        for (Choice choice : choices) {
            if (choice.values.size() == domain(choice.variable).size()) {
                return;
            }
            if (!choice.values.isEmpty()) {
                open.add(choice);
            }
        }
        if (open.isEmpty()) {
            impossible();
        } else {
            clause(open);
        }
    }

    /** States that two cells are related: a digit of the first needs one of those that go with it. */
    void relate(PairRelation pair) {
        for (int digit : domain(pair.cell(0)).toArray()) {
            either(notIn(pair.cell(0), Values.of(digit)), in(pair.cell(1), seconds(pair, digit)));
        }
    }

    /** States that the layers of an automaton, which has some, read the cells: a variable for each layer between the first and the last. */
    void read(int[] cells, LayeredAutomaton layers) {
        int before = -1;
        for (int i = 0; i < cells.length; i++) {
            int after = i == cells.length - 1 ? -1 : variable(Values.range(0, layers.nodes(i + 1) - 1));
            for (int node = 0; node < layers.nodes(i); node++) {
                step(cells[i], layers, i, node, before, after);
            }
            before = after;
        }
    }

    /** From a node, the digits that lead to the same node have it as successor, and those that lead nowhere are excluded. */
    private void step(int cell, LayeredAutomaton layers, int position, int node, int before, int after) {
        List<Choice> at = before < 0 ? List.of() : List.of(notIn(before, Values.of(node)));
        for (int next = Automaton.NONE; next < layers.nodes(position + 1); next++) {
            int successor = next;
            long digits = Digits.where(layers.side(), digit -> layers.next(position, node, digit) == successor);
            if (digits != 0 && (next == Automaton.NONE || after >= 0)) {
                List<Choice> choices = new ArrayList<>(at);
                choices.add(notIn(cell, Values.ofDigits(digits)));
                if (next != Automaton.NONE) {
                    choices.add(in(after, Values.of(next)));
                }
                either(choices.toArray(Choice[]::new));
            }
        }
    }
}
