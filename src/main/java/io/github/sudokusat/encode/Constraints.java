package io.github.sudokusat.encode;

import io.github.sudokusat.cnf.card.AtMostOne.PairFilter;
import io.github.sudokusat.encode.rule.RuleClauses;
import io.github.sudokusat.encode.rule.RuleFormula;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.House;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.MustDiffer;
import io.github.sudokusat.grid.StatedRule;

/**
 * Walks over the constraints of a puzzle in the order of the formula: cells, then houses digit by digit, then rules, then givens. Of a
 * named rule, the pairs that it keeps different come first, and then its primitives.
 *
 * <p>The same walk counts and writes, so the two cannot disagree. A constraint that placed digits break is passed on as an empty at-least-one.
 */
final class Constraints {

    private final Grid puzzle;
    private final Layout layout;
    private final EncodingOptions options;
    private final OpenCandidates position;
    private final Repeats repeats;
    private final int[] literals;
    private final int[] cells;
    private boolean emptyStated;

    Constraints(Grid puzzle, EncodingOptions options, OpenCandidates position, boolean[] overlapsEarlier) {
        this.puzzle = puzzle;
        this.layout = puzzle.layout();
        this.options = options;
        this.position = position;
        this.repeats = new Repeats(layout, position, options.atMostOne(), overlapsEarlier);
        this.literals = new int[layout.side()];
        this.cells = new int[layout.side()];
    }

    /**
     * Passes all constraints to a sink; stops between two of them when the sink asks for it.
     *
     * @return whether the candidates determine the variables of the named rules
     */
    boolean walk(ConstraintSink sink) {
        for (int cell = 0; cell < layout.cellCount() && !sink.isStopped(); cell++) {
            if (position.placed[cell] == 0) {
                walkCell(cell, sink);
            }
        }
        for (int house = 0; house < layout.houses().size() && !sink.isStopped(); house++) {
            walkHouse(house, sink);
        }
        int plainRules = layout.rules().size() - layout.statedRules().size();
        for (int rule = 0; rule < plainRules && !sink.isStopped(); rule++) {
            walkRule(rule, layout.mustDifferRules().get(rule), sink);
        }
        boolean isDetermined = layout.statedRules().isEmpty() || walkNamed(plainRules, sink);
        if (options.clues() == ClueHandling.UNITS && !sink.isStopped()) {
            walkGivens(sink);
        }
        return isDetermined;
    }

    /** Passes on the named rules, the first pairs of which are at an index of the layout's must-differ rules. */
    private boolean walkNamed(int firstPairs, ConstraintSink sink) {
        RuleFormula formula = new RuleFormula(position, sink);
        RuleClauses clauses = new RuleClauses(layout, formula);
        int next = firstPairs;
        for (StatedRule stated : layout.statedRules()) {
            if (sink.isStopped()) {
                return false;
            }
            sink.beginRule(stated.rule());
            if (stated.keepsPairs()) {
                walkRule(next, layout.mustDifferRules().get(next), sink);
                next++;
            }
            stated.primitives().forEach(primitive -> primitive.accept(clauses));
            sink.endRule();
        }
        return formula.isDetermined();
    }

    private void walkCell(int cell, ConstraintSink sink) {
        int n = 0;
        for (int digit = 1; digit <= layout.side(); digit++) {
            int variable = variable(cell, digit);
            if (variable != 0) {
                literals[n++] = variable;
            }
        }
        atLeastOne(n, sink);
        if (options.encoding().hasCellAtMostOne() || layout.houseCount(cell) == 0) {
            sink.atMostOne(literals, n, PairFilter.NONE, 0);
        }
    }

    private void walkHouse(int index, ConstraintSink sink) {
        House house = layout.houses().get(index);
        boolean direct = position.variables.isDirect();
        for (int digit = 1; digit <= layout.side() && !sink.isStopped(); digit++) {
            int placed = direct ? 0 : timesPlaced(house, digit);
            if (placed > 1) {
                atLeastOne(0, sink);
            }
            if (placed > 0) {
                continue;
            }
            int n = collect(house, digit);
            if (options.encoding().hasHouseAtLeastOne()
                    && (options.keepRepeats() || !repeats.isAtLeastOneStated(index, digit, cells, n))) {
                atLeastOne(n, sink);
            }
            if (!options.keepRepeats() && (!direct || digit == 1)) {
                repeats.look(index, digit, cells, n);
            }
            sink.atMostOne(literals, n, options.keepRepeats() ? PairFilter.NONE : repeats, repeats.count());
        }
    }

    private int timesPlaced(House house, int digit) {
        int times = 0;
        for (int i = 0; i < house.size(); i++) {
            times += position.placed[house.cell(i)] == digit ? 1 : 0;
        }
        return times;
    }

    private int collect(House house, int digit) {
        int n = 0;
        for (int i = 0; i < house.size(); i++) {
            int variable = variable(house.cell(i), digit);
            if (variable != 0) {
                cells[n] = house.cell(i);
                literals[n++] = variable;
            }
        }
        return n;
    }

    private void walkRule(int index, MustDiffer rule, ConstraintSink sink) {
        for (int i = 0; i < rule.size() && !sink.isStopped(); i++) {
            int a = rule.first(i);
            int b = rule.second(i);
            if (position.placed[a] != 0 && position.placed[a] == position.placed[b]) {
                atLeastOne(0, sink);
            }
            for (int digit = 1; digit <= layout.side(); digit++) {
                int first = variable(a, digit);
                int second = variable(b, digit);
                if (first != 0 && second != 0 && (options.keepRepeats() || !repeats.isPairStated(index, digit, a, b))) {
                    sink.notBoth(first, second);
                }
            }
        }
    }

    private void walkGivens(ConstraintSink sink) {
        for (int cell = 0; cell < layout.cellCount(); cell++) {
            if (puzzle.digit(cell) != 0) {
                sink.unit(variable(cell, puzzle.digit(cell)));
            }
        }
    }

    /** Passes on an at-least-one; of several empty clauses, all but the first are repeats. */
    private void atLeastOne(int n, ConstraintSink sink) {
        if (n > 0 || !emptyStated || options.keepRepeats()) {
            sink.atLeastOne(literals, n);
        }
        emptyStated |= n == 0;
    }

    private int variable(int cell, int digit) {
        return position.variables.at(cell * layout.side() + digit - 1);
    }
}
