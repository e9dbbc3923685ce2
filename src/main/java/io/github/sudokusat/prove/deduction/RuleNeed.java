package io.github.sudokusat.prove.deduction;

import io.github.sudokusat.encode.rule.RuleClauses;
import io.github.sudokusat.encode.rule.RuleFormula;
import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.StatedRule;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.primitive.Differ;
import io.github.sudokusat.primitive.Primitive;
import io.github.sudokusat.prove.mus.GuardedClauses;
import io.github.sudokusat.run.Watch;
import io.github.sudokusat.sat.SatSession;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * The need that a named rule is obeyed: all its cells have digits, and its primitives hold for them.
 *
 * <p>A rule over more cells than two houses have would imply almost everything by itself, so each of its primitives is a need of its own. The pairs
 * that a rule keeps different are exclusions, and free, like those of houses.
 */
final class RuleNeed {

    private final Constraint.RuleIsObeyed constraint;
    private final Layout layout;
    private final int[] cells;
    private final List<Primitive> primitives;
    /** The cells of each primitive. */
    private final int[][] own;

    private RuleNeed(StatedRule rule, boolean isPart, Set<Integer> all, CandidateGrid position) {
        layout = position.layout();
        cells = all.stream().mapToInt(cell -> cell).toArray();
        List<Cell> names = new ArrayList<>();
        List<Candidate> places = new ArrayList<>();
        for (int number : cells) {
            Cell cell = Cell.numbered(number, layout.side());
            names.add(cell);
            for (int digit = 1; digit <= layout.side() && position.digit(number) == 0; digit++) {
                if (position.isCandidate(number, digit)) {
                    places.add(new Candidate(cell, digit));
                }
            }
        }
        constraint = new Constraint.RuleIsObeyed(rule, isPart, names, places);
        primitives = rule.primitives();
        own = primitives.stream().map(Primitive::cells).toArray(int[][]::new);
    }

    /** The needs of the rules of a position's layout that have open cells. */
    static List<RuleNeed> of(CandidateGrid position) {
        List<RuleNeed> needs = new ArrayList<>();
        for (StatedRule stated : position.layout().statedRules()) {
            List<Primitive> counted =
                    stated.primitives().stream().filter(RuleNeed::isCounted).toList();
            boolean isWhole = cells(counted).size() <= 2 * position.layout().side();
            if (isWhole) {
                add(stated.part(counted), false, position, needs);
            } else {
                counted.forEach(part -> add(stated.part(List.of(part)), true, position, needs));
            }
        }
        return needs;
    }

    /** Whether a primitive demands more than that pairs of cells differ. */
    private static boolean isCounted(Primitive primitive) {
        return !(primitive instanceof Differ) || primitive.size() == primitive.side();
    }

    private static Set<Integer> cells(List<Primitive> primitives) {
        Set<Integer> cells = new TreeSet<>();
        for (Primitive primitive : primitives) {
            for (int cell : primitive.cells()) {
                cells.add(cell);
            }
        }
        return cells;
    }

    private static void add(StatedRule rule, boolean isPart, CandidateGrid position, List<RuleNeed> needs) {
        Set<Integer> cells = cells(rule.primitives());
        if (cells.stream().anyMatch(cell -> position.digit(cell) == 0)) {
            needs.add(new RuleNeed(rule, isPart, cells, position));
        }
    }

    Constraint.RuleIsObeyed constraint() {
        return constraint;
    }

    /** The cells, ascending; must not be modified. */
    int[] cells() {
        return cells;
    }

    /** Whether the digits of a grid, by cell and 0 where there is none, meet the need. */
    boolean isMet(int[] digits) {
        if (hasGap(digits)) {
            return false;
        }
        for (int i = 0; i < own.length; i++) {
            int[] there = new int[own[i].length];
            for (int j = 0; j < there.length; j++) {
                there[j] = digits[own[i][j]];
            }
            if (!primitives.get(i).isPossible(there)) {
                return false;
            }
        }
        return true;
    }

    /** Whether one of the cells has no digit. */
    boolean hasGap(int[] digits) {
        for (int cell : cells) {
            if (digits[cell] == 0) {
                return true;
            }
        }
        return false;
    }

    /** Adds the clauses that the need is met if a selector is assumed. */
    void writeTo(SatSession session, int selector, RuleFormula.Position position, Watch watch) {
        GuardedClauses guarded =
                new GuardedClauses(selector, session::newVariable, clause -> session.add(clause, clause.length), watch);
        RuleFormula formula = new RuleFormula(position, guarded);
        for (int cell : cells) {
            formula.hasDigit(cell);
        }
        RuleClauses clauses = new RuleClauses(layout, formula);
        primitives.forEach(primitive -> primitive.accept(clauses));
    }
}
