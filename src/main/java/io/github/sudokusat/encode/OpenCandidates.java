package io.github.sudokusat.encode;

import io.github.sudokusat.cnf.Model;
import io.github.sudokusat.encode.rule.RuleFormula;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.House;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.MustDiffer;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.primitive.Digits;

/**
 * The placed digit of each cell, and the candidates that have a variable, when a formula is built.
 *
 * <p>In a direct position nothing counts as placed and every candidate is open; the givens enter the formula separately. The arrays are shared within
 * the package and must not be changed.
 */
final class OpenCandidates implements RuleFormula.Position {

    final int[] placed;
    final CandidateVariables variables;

    private OpenCandidates(int[] placed, CandidateVariables variables) {
        this.placed = placed;
        this.variables = variables;
    }

    static OpenCandidates direct(Layout layout) {
        return new OpenCandidates(new int[layout.cellCount()], CandidateVariables.direct(layout.side()));
    }

    /** The position in which the open candidates are those that the givens leave in blank cells, or the puzzle's own candidates if it has any. */
    static OpenCandidates reducedBy(Puzzle puzzle) {
        int side = puzzle.layout().side();
        if (!puzzle.hasCandidates()) {
            return of(side, puzzle.grid().digits(), leftBy(puzzle.grid()));
        }
        CandidateGrid candidates = puzzle.toCandidates();
        int[] placed = candidates.toGrid().digits();
        boolean[] open = new boolean[placed.length * side];
        int closed = candidates.isContradictory() ? closedCell(placed) : -1;
        for (int cell = 0; cell < placed.length; cell++) {
            for (int digit = 1; digit <= side && placed[cell] == 0 && cell != closed; digit++) {
                open[cell * side + digit - 1] = candidates.isCandidate(cell, digit);
            }
        }
        return of(side, placed, open);
    }

    /** A cell to leave without candidates, so that the formula is unsatisfiable even if the other candidates do not show the contradiction. */
    private static int closedCell(int[] placed) {
        for (int cell = 0; cell < placed.length; cell++) {
            if (placed[cell] == 0) {
                return cell;
            }
        }
        placed[0] = 0;
        return 0;
    }

    /** The position of {@link #reducedBy}, except that nothing counts as placed: the only candidate of a given's cell is the given. */
    static OpenCandidates withGivens(Puzzle puzzle) {
        OpenCandidates reduced = reducedBy(puzzle);
        int side = puzzle.layout().side();
        boolean[] open = new boolean[reduced.placed.length * side];
        for (int i = 0; i < open.length; i++) {
            open[i] = reduced.variables.at(i) != 0 || reduced.placed[i / side] == i % side + 1;
        }
        return of(side, new int[reduced.placed.length], open);
    }

    /** The candidates of blank cells that the givens leave, at index {@code cell · side + digit − 1}. */
    private static boolean[] leftBy(Grid puzzle) {
        Layout layout = puzzle.layout();
        int side = layout.side();
        boolean[] open = new boolean[layout.cellCount() * side];
        int[] placed = puzzle.digits();
        boolean[] used = usedDigits(layout, placed);
        for (int cell = 0; cell < placed.length; cell++) {
            if (placed[cell] == 0) {
                openUnused(layout, cell, used, open);
            }
        }
        for (MustDiffer rule : layout.mustDifferRules()) {
            closeByPairs(rule, placed, side, open);
        }
        return open;
    }

    /**
     * A position with the given arrays, for instance after propagation; they are indexed by cell and by {@code cell · side + digit − 1}, and not
     * copied.
     */
    static OpenCandidates of(int side, int[] placed, boolean[] open) {
        return new OpenCandidates(placed, CandidateVariables.reduced(side, open));
    }

    @Override
    public long candidates(int cell) {
        int side = variables.side();
        if (placed[cell] != 0 || variables.isDirect()) {
            return placed[cell] != 0 ? Digits.of(placed[cell]) : Digits.all(side);
        }
        return Digits.where(side, digit -> variables.at(cell * side + digit - 1) != 0);
    }

    @Override
    public int literal(int cell, int digit) {
        if (placed[cell] != 0) {
            return placed[cell] == digit ? RuleFormula.TRUE : RuleFormula.FALSE;
        }
        int variable = variables.at(cell * variables.side() + digit - 1);
        return variable == 0 ? RuleFormula.FALSE : variable;
    }

    /**
     * Decodes a model into a grid, and verifies it.
     *
     * @throws IllegalStateException if the model is wrong: a cell has no digit or several, or the grid breaks a constraint or a given; the message
     *     contains the grid
     */
    Grid decode(Grid puzzle, Model model) {
        int side = puzzle.layout().side();
        int[] digits = variables.isDirect() ? new int[side * side] : placed.clone();
        for (int variable = 1; variable <= variables.count(); variable++) {
            if (model.isTrue(variable)) {
                int cell = variables.cell(variable);
                if (digits[cell] != 0) {
                    throw new IllegalStateException("wrong model: two digits in a cell, " + digits[cell] + " and "
                            + variables.digit(variable) + ", in " + Grid.of(puzzle.layout(), digits));
                }
                digits[cell] = variables.digit(variable);
            }
        }
        Grid solution = Grid.of(puzzle.layout(), digits);
        if (!solution.isSolved() || !solution.keeps(puzzle)) {
            throw new IllegalStateException("wrong model: " + solution + " is not a solution of " + puzzle);
        }
        return solution;
    }

    private static boolean[] usedDigits(Layout layout, int[] placed) {
        int side = layout.side();
        boolean[] used = new boolean[layout.houses().size() * side];
        for (int h = 0; h < layout.houses().size(); h++) {
            House house = layout.houses().get(h);
            for (int i = 0; i < side; i++) {
                int digit = placed[house.cell(i)];
                if (digit != 0) {
                    used[h * side + digit - 1] = true;
                }
            }
        }
        return used;
    }

    private static void openUnused(Layout layout, int cell, boolean[] used, boolean[] open) {
        int side = layout.side();
        for (int digit = 0; digit < side; digit++) {
            boolean free = true;
            for (int i = 0; i < layout.houseCount(cell) && free; i++) {
                free = !used[layout.houseOf(cell, i) * side + digit];
            }
            open[cell * side + digit] = free;
        }
    }

    private static void closeByPairs(MustDiffer rule, int[] placed, int side, boolean[] open) {
        for (int i = 0; i < rule.size(); i++) {
            int first = rule.first(i);
            int second = rule.second(i);
            if (placed[first] != 0) {
                open[second * side + placed[first] - 1] = false;
            }
            if (placed[second] != 0) {
                open[first * side + placed[second] - 1] = false;
            }
        }
    }
}
