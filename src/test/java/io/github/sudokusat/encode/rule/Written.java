package io.github.sudokusat.encode.rule;

import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.primitive.Digits;
import io.github.sudokusat.primitive.Primitive;
import io.github.sudokusat.testing.Propagator;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeSet;

/** The clauses of one primitive for given candidates; candidate d of cell c has the variable c · side + d. */
final class Written implements RuleFormula.Position, RuleFormula.Output {

    final Primitive primitive;
    final Layout layout;
    final long[] candidates;
    /** The cells of the primitive, ascending, each once. */
    final int[] cells;

    final List<List<Integer>> clauses = new ArrayList<>();
    final boolean isDetermined;
    private final boolean[] isPlaced;
    private final int side;
    private int variables;

    /** Writes a primitive; a cell with one candidate counts as placed if {@code places} says so. */
    Written(Primitive primitive, Layout layout, long[] candidates, boolean places) {
        this.primitive = primitive;
        this.layout = layout;
        this.candidates = candidates;
        this.side = layout.side();
        this.variables = side * side * side;
        this.isPlaced = new boolean[candidates.length];
        for (int cell = 0; cell < candidates.length; cell++) {
            isPlaced[cell] = places && Digits.count(candidates[cell]) == 1;
        }
        TreeSet<Integer> sorted = new TreeSet<>();
        Arrays.stream(primitive.cells()).forEach(sorted::add);
        cells = sorted.stream().mapToInt(Integer::intValue).toArray();
        RuleFormula formula = new RuleFormula(this, this);
        primitive.accept(new RuleClauses(layout, formula));
        isDetermined = formula.isDetermined();
    }

    @Override
    public long candidates(int cell) {
        return candidates[cell];
    }

    @Override
    public int literal(int cell, int digit) {
        boolean isOpen = Digits.contains(candidates[cell], digit);
        return isOpen && isPlaced[cell] ? RuleFormula.TRUE : isOpen ? cell * side + digit : RuleFormula.FALSE;
    }

    @Override
    public int newVariable() {
        return ++variables;
    }

    @Override
    public void clause(int[] literals, int n) {
        List<Integer> clause = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            clause.add(literals[i]);
        }
        clauses.add(clause);
    }

    int auxiliaries() {
        return variables - side * side * side;
    }

    /** Whether digits, one for each of {@link #cells}, keep all pairs different and obey the primitive. */
    boolean holds(int[] digits) {
        int[] own = new int[primitive.size()];
        for (int i = 0; i < own.length; i++) {
            own[i] = digits[Arrays.binarySearch(cells, primitive.cell(i))];
        }
        return primitive.isPossible(own);
    }

    /** Whether digits, one for each of {@link #cells}, keep those different that must be. */
    boolean differ(int[] digits) {
        for (int i = 0; i < cells.length; i++) {
            for (int j = 0; j < i; j++) {
                if (digits[i] == digits[j] && layout.mustDiffer(cells[i], cells[j])) {
                    return false;
                }
            }
        }
        return true;
    }

    /** Unit propagation over the clauses of the primitive, the cells and the pairs. */
    Propagator propagator() {
        List<List<Integer>> all = new ArrayList<>(clauses);
        for (int cell : cells) {
            List<Integer> some = new ArrayList<>();
            for (int digit = 1; digit <= side; digit++) {
                int own = cell * side + digit;
                if (!Digits.contains(candidates[cell], digit)) {
                    all.add(List.of(-own));
                    continue;
                }
                some.forEach(other -> all.add(List.of(-other, -own)));
                some.add(own);
                for (int peer : cells) {
                    if (peer < cell && layout.mustDiffer(peer, cell)) {
                        all.add(List.of(-own, -(peer * side + digit)));
                    }
                }
            }
            all.add(some);
        }
        return new Propagator(all, variables);
    }

    /** Whether the clauses have a model with some digits; leaves in {@code open} whether some variable was still open after unit propagation. */
    boolean isModel(int[] digits, boolean[] open) {
        Propagator propagator = propagator();
        if (!propagator.propagate()) {
            return false;
        }
        for (int i = 0; i < cells.length; i++) {
            if (!propagator.assume(cells[i] * side + digits[i])) {
                return false;
            }
        }
        return complete(propagator, new ArrayList<>(), digits, open);
    }

    /** The number of models with some digits, 2 for more. */
    int models(int[] digits) {
        List<Integer> literals = new ArrayList<>();
        for (int i = 0; i < cells.length; i++) {
            literals.add(cells[i] * side + digits[i]);
        }
        return models(literals);
    }

    private int models(List<Integer> literals) {
        Propagator propagator = propagator();
        boolean isConsistent = propagator.propagate();
        for (int literal : literals) {
            isConsistent = isConsistent && propagator.assume(literal);
        }
        for (int variable = side * side * side + 1; variable <= variables && isConsistent; variable++) {
            if (propagator.value(variable) == 0) {
                int count = 0;
                for (int literal : new int[] {variable, -variable}) {
                    List<Integer> more = new ArrayList<>(literals);
                    more.add(literal);
                    count += count < 2 ? models(more) : 0;
                }
                return Math.min(2, count);
            }
        }
        return isConsistent ? 1 : 0;
    }

    /** Tries values of open variables, the first open one first. */
    private boolean complete(Propagator propagator, List<Integer> chosen, int[] digits, boolean[] open) {
        for (int variable = side * side * side + 1; variable <= variables; variable++) {
            if (propagator.value(variable) == 0) {
                open[0] = true;
                for (int literal : new int[] {variable, -variable}) {
                    List<Integer> more = new ArrayList<>(chosen);
                    more.add(literal);
                    Propagator again = propagator();
                    boolean isConsistent = again.propagate();
                    for (int i = 0; i < cells.length; i++) {
                        isConsistent = isConsistent && again.assume(cells[i] * side + digits[i]);
                    }
                    for (int one : more) {
                        isConsistent = isConsistent && again.assume(one);
                    }
                    if (isConsistent && complete(again, more, digits, open)) {
                        return true;
                    }
                }
                return false;
            }
        }
        return true;
    }
}
