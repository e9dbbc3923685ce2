package io.github.sudokusat.prove.deduction;

import io.github.sudokusat.encode.CandidateVariables;
import io.github.sudokusat.encode.ProgramSink;
import io.github.sudokusat.encode.SudokuProgram;
import io.github.sudokusat.encode.rule.RuleFormula;
import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.House;
import io.github.sudokusat.grid.MustDiffer;
import io.github.sudokusat.grid.NamedRule;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.primitive.Digits;
import io.github.sudokusat.prove.mus.Literals;
import io.github.sudokusat.run.Watch;
import io.github.sudokusat.sat.SatSession;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;

/**
 * The constraints that a position does not meet yet: what cells, houses and named rules still need, and which candidates exclude each other.
 *
 * <p>Needs are numbered from 0; one that follows from another, because it has all its candidates and perhaps more, is left out, because the other can
 * always replace it. In a formula each need has a selector, the variable {@link #selector}, under which it holds; exclusions always hold.
 */
final class OpenConstraints implements RuleFormula.Position {

    private final CandidateGrid position;
    private final CandidateVariables variables;
    private final List<Constraint> needs = new ArrayList<>();
    /** The variables of each need. */
    private final List<int[]> places = new ArrayList<>();
    /** Rows of variables of which at most one holds. */
    private final List<int[]> exclusions = new ArrayList<>();
    /** The needs of cells and houses of each variable, ascending. */
    private int[][] needsOf;
    /** The needs of rules, which follow those of cells and houses. */
    private List<RuleNeed> rules = List.of();

    private OpenConstraints(CandidateGrid position, SudokuProgram program) {
        this.position = position;
        this.variables = program.variables();
        this.needsOf = new int[0][];
    }

    /**
     * Creates the constraints of a position; they are incomplete if the watch stops the work.
     *
     * @param position a position without contradiction; not modified afterwards
     * @throws IllegalArgumentException if the layout has a rule other than named ones and pairs of cells that must differ
     */
    static OpenConstraints of(CandidateGrid position, Watch watch) {
        position.layout()
                .requireKnownRules("the search for smallest explanations", Set.of(MustDiffer.class, NamedRule.class));
        SudokuProgram program = SudokuProgram.reduced(Puzzle.of(position));
        OpenConstraints all = new OpenConstraints(position, program);
        program.walkHouses(all.new Rows(), watch);
        all.index();
        all.leaveOutWeaker();
        all.addRules();
        return all;
    }

    /** Receives the rows of the linear program, which are the constraints. */
    private final class Rows implements ProgramSink {

        @Override
        public void cell(int cell, int[] row, int length) {
            exclude(row, length);
            if (position.digit(cell) == 0) {
                int[] own = Arrays.copyOf(row, length);
                needs.add(new Constraint.CellHasDigit(Cell.numbered(cell, variables.side()), candidates(own)));
                places.add(own);
            }
        }

        @Override
        public void house(House house, int digit, int[] row, int length) {
            exclude(row, length);
            if (length != 1 || position.digit(variables.cell(row[0])) == 0) {
                int[] own = Arrays.copyOf(row, length);
                needs.add(new Constraint.HouseHasPlace(house, digit, candidates(own)));
                places.add(own);
            }
        }

        @Override
        public void differ(MustDiffer rule, int pair, int digit, int first, int second) {
            exclusions.add(new int[] {first, second});
        }

        @Override
        public void given(int cell, int digit, int variable) {
            // Cells with placed digits have no other candidates.
        }

        private void exclude(int[] row, int length) {
            if (length > 1) {
                exclusions.add(Arrays.copyOf(row, length));
            }
        }
    }

    private void addRules() {
        rules = RuleNeed.of(position);
        for (RuleNeed rule : rules) {
            Constraint constraint = rule.constraint();
            needs.add(constraint);
            places.add(constraint.places().stream()
                    .mapToInt(place -> variables.variable(place.cell().number(variables.side()), place.digit()))
                    .toArray());
        }
    }

    private void index() {
        int[] size = new int[variables.count() + 1];
        for (int[] row : places) {
            for (int variable : row) {
                size[variable]++;
            }
        }
        needsOf = new int[variables.count() + 1][];
        for (int variable = 0; variable < needsOf.length; variable++) {
            needsOf[variable] = new int[size[variable]];
        }
        for (int need = places.size() - 1; need >= 0; need--) {
            for (int variable : places.get(need)) {
                needsOf[variable][--size[variable]] = need;
            }
        }
    }

    /** Removes needs that follow from others; of equal ones the first stays. */
    private void leaveOutWeaker() {
        boolean[] follows = new boolean[needs.size()];
        for (int need = 0; need < follows.length; need++) {
            if (!follows[need] && places.get(need).length > 0) {
                for (int other : needsOf[places.get(need)[0]]) {
                    follows[other] |= other != need && hasAll(other, places.get(need));
                }
            }
        }
        for (int need = follows.length - 1; need >= 0; need--) {
            if (follows[need]) {
                needs.remove(need);
                places.remove(need);
            }
        }
        index();
    }

    private boolean hasAll(int need, int[] some) {
        for (int variable : some) {
            if (Arrays.binarySearch(needsOf[variable], need) < 0) {
                return false;
            }
        }
        return true;
    }

    /** Writes the formula of exclusions and selected needs; returns false if the watch stopped it. */
    boolean writeTo(SatSession session, Watch watch) {
        for (int[] row : exclusions) {
            for (int i = 0; i < row.length && !watch.tick(row.length); i++) {
                for (int j = i + 1; j < row.length; j++) {
                    session.add(-row[i], -row[j]);
                }
            }
        }
        for (int need = 0; need < plainCount() && !watch.tick(); need++) {
            int[] clause = Literals.with(places.get(need), -selector(need));
            session.add(clause, clause.length);
        }
        for (int need = plainCount(); need < needs.size() && !watch.isStopped(); need++) {
            rule(need).writeTo(session, selector(need), this, watch);
        }
        return watch.reason().isEmpty();
    }

    @Override
    public long candidates(int cell) {
        return Digits.where(variables.side(), digit -> position.isCandidate(cell, digit));
    }

    @Override
    public int literal(int cell, int digit) {
        if (position.digit(cell) != 0) {
            return position.digit(cell) == digit ? RuleFormula.TRUE : RuleFormula.FALSE;
        }
        int variable = variables.variable(cell, digit);
        return variable == 0 ? RuleFormula.FALSE : variable;
    }

    /** The number of variables of a formula. */
    int formulaVariables() {
        return variables.count() + needs.size();
    }

    /** The variable under which a need holds. */
    int selector(int need) {
        return variables.count() + need + 1;
    }

    /** The need of a selector. */
    int need(int selector) {
        return selector - variables.count() - 1;
    }

    CandidateGrid position() {
        return position;
    }

    CandidateVariables variables() {
        return variables;
    }

    int needCount() {
        return needs.size();
    }

    /** The number of needs of cells and houses, which are numbered before those of rules. */
    int plainCount() {
        return needs.size() - rules.size();
    }

    boolean hasRules() {
        return !rules.isEmpty();
    }

    /** The rule of a need that is one of a rule. */
    RuleNeed rule(int need) {
        return rules.get(need - plainCount());
    }

    Constraint constraint(int need) {
        return needs.get(need);
    }

    /** The variables of a need; must not be modified. */
    int[] places(int need) {
        return places.get(need);
    }

    /** The needs of cells and houses of a variable, ascending; must not be modified. */
    int[] needsOf(int variable) {
        return needsOf[variable];
    }

    Candidate candidate(int variable) {
        return variables.candidate(variable);
    }

    private List<Candidate> candidates(int[] some) {
        List<Candidate> candidates = new ArrayList<>();
        for (int variable : some) {
            candidates.add(candidate(variable));
        }
        return candidates;
    }
}
