package io.github.sudokusat.prove.givens;

import io.github.sudokusat.cnf.Model;
import io.github.sudokusat.encode.rule.RuleClauses;
import io.github.sudokusat.encode.rule.RuleFormula;
import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.House;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.MustDiffer;
import io.github.sudokusat.grid.NamedRule;
import io.github.sudokusat.grid.StatedRule;
import io.github.sudokusat.primitive.Digits;
import io.github.sudokusat.prove.mus.Effort;
import io.github.sudokusat.prove.mus.GuardedClauses;
import io.github.sudokusat.prove.mus.LayoutSession;
import io.github.sudokusat.sat.SatResult;
import io.github.sudokusat.sat.SatSolver;
import io.github.sudokusat.sat.SessionOptions;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A session in which givens and rules are assumptions: the formula of the rows, the columns and the boxes or regions, and for each rule clauses that
 * hold if the rule's selector is assumed. The variants, the houses and the pairs that a layout adds are rules, too.
 *
 * <p>The clauses of a rule rely on no other rule, so that a set of assumptions that cannot hold names all rules that it needs.
 */
final class RuleSession implements ConflictSession {

    private final Layout layout;
    private final LayoutSession session;
    private final List<StatedRule> rules;
    private final List<AddedPart> parts;
    /** The selector of each rule, then of each added part of the layout. */
    private final int[] selectors;

    private RuleSession(Layout layout, LayoutSession session) {
        this.layout = layout;
        this.session = session;
        this.rules = layout.statedRules();
        this.parts = AddedPart.of(layout);
        this.selectors = new int[rules.size() + parts.size()];
    }

    /** Opens a session and loads the clauses; returns null if the effort is stopped meanwhile. */
    static @Nullable RuleSession open(SatSolver solver, Layout layout, Effort effort) {
        layout.requireKnownRules("a search for conflicts", List.of(MustDiffer.class, NamedRule.class));
        Layout bare = layout.base();
        LayoutSession session =
                LayoutSession.open(solver, LayoutSession.formula(bare), SessionOptions.defaults(), effort);
        if (session == null) {
            return null;
        }
        RuleSession opened = new RuleSession(layout, session);
        boolean isComplete = false;
        try {
            isComplete = opened.addRules(bare, effort);
        } finally {
            if (!isComplete) {
                session.close();
            }
        }
        return isComplete ? opened : null;
    }

    private boolean addRules(Layout bare, Effort effort) {
        Empty position = new Empty();
        for (int i = 0; i < selectors.length && !effort.isStopped(); i++) {
            selectors[i] = session.newVariable();
            GuardedClauses guarded =
                    new GuardedClauses(selectors[i], session::newVariable, session::add, effort.watch());
            if (i < rules.size()) {
                RuleClauses clauses = new RuleClauses(bare, new RuleFormula(position, guarded));
                rules.get(i).pairs().ifPresent(pairs -> addPairs(pairs, guarded));
                rules.get(i).primitives().forEach(primitive -> primitive.accept(clauses));
            } else {
                AddedPart part = parts.get(i - rules.size());
                part.pairs().forEach(pairs -> addPairs(pairs, guarded));
                part.houses().forEach(house -> addPlaces(house, guarded));
            }
        }
        return !effort.isStopped();
    }

    /** Adds that a house has a place for each digit. */
    private void addPlaces(House house, GuardedClauses guarded) {
        for (int digit = 1; digit <= layout.side(); digit++) {
            int one = digit;
            int[] places = Arrays.stream(house.cells())
                    .map(cell -> session.literal(cell, one))
                    .toArray();
            guarded.clause(places, places.length);
        }
    }

    private void addPairs(MustDiffer pairs, GuardedClauses guarded) {
        for (int i = 0; i < pairs.size(); i++) {
            for (int digit = 1; digit <= layout.side(); digit++) {
                int[] notBoth = {-session.literal(pairs.first(i), digit), -session.literal(pairs.second(i), digit)};
                guarded.clause(notBoth, notBoth.length);
            }
        }
    }

    /** The empty grid, in which every candidate is open. */
    private final class Empty implements RuleFormula.Position {

        @Override
        public long candidates(int cell) {
            return Digits.all(layout.side());
        }

        @Override
        public int literal(int cell, int digit) {
            return session.literal(cell, digit);
        }
    }

    /** The literals of a puzzle's givens, then the selectors of all rules and added parts; ascending. */
    @Override
    public int[] literals(Grid puzzle) {
        int[] givens = puzzle.filledCells();
        int[] literals = new int[givens.length + selectors.length];
        for (int i = 0; i < givens.length; i++) {
            literals[i] = session.literal(givens[i], puzzle.digit(givens[i]));
        }
        System.arraycopy(selectors, 0, literals, givens.length, selectors.length);
        return literals;
    }

    @Override
    public SatResult solve(int... literals) {
        return session.solve(literals);
    }

    /**
     * {@inheritDoc}
     *
     * @throws IllegalStateException if it breaks a rule, for instance because not all of them were assumed
     */
    @Override
    public Grid solution(Model model) {
        Grid solution = Grid.of(layout, session.grid(model).digits());
        if (!solution.isSolved()) {
            throw new IllegalStateException("wrong model: " + solution + " breaks a rule of " + layout);
        }
        return solution;
    }

    @Override
    public ConflictResult.Found found(int[] literals, boolean isSmallest) {
        List<Candidate> givens = new ArrayList<>();
        List<NamedRule> broken = new ArrayList<>();
        Layout added = layout.base();
        for (int literal : Arrays.stream(literals).sorted().toArray()) {
            int rule = Arrays.binarySearch(selectors, literal);
            if (rule >= rules.size()) {
                added = parts.get(rule - rules.size()).addTo(added);
            } else if (rule >= 0) {
                broken.add(rules.get(rule).rule());
            } else {
                givens.add(given(literal));
            }
        }
        return new ConflictResult.Found(givens, broken, added, isSmallest);
    }

    private Candidate given(int literal) {
        int cell = session.formula().candidateVariables().cell(literal);
        return new Candidate(
                Cell.numbered(cell, layout.side()),
                session.formula().candidateVariables().digit(literal));
    }

    @Override
    public void close() {
        session.close();
    }
}
