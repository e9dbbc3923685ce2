package io.github.sudokusat.prove.deduction;

import io.github.sudokusat.encode.rule.RuleFormula;
import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.primitive.Digits;
import io.github.sudokusat.prove.mus.Effort;
import io.github.sudokusat.prove.mus.MusFinder;
import io.github.sudokusat.sat.SatResult;
import io.github.sudokusat.sat.SatSession;
import io.github.sudokusat.sat.SatSolver;
import io.github.sudokusat.sat.SessionOptions;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Builds a deduction from the needs that a search has found: checks them once more, in a session of its own, which holds only these constraints with
 * all their candidates and the facts about them; adds what else follows from them alone; and leaves out facts until none can be left out.
 */
final class DeductionMaker implements RuleFormula.Position {

    private final OpenConstraints open;
    private final CandidateGrid position;
    private final Layout layout;
    private final Effort effort;
    private final SatSolver solver;
    private final int[] needs;

    /** The variables of the session, by index {@code cell · side + digit − 1}. */
    private final Map<Integer, Integer> variables = new LinkedHashMap<>();
    /** The facts by the literal that assumes them, in the order in which they are tried: removed candidates, then placed digits. */
    private final Map<Integer, Candidate> facts = new LinkedHashMap<>();

    private DeductionMaker(OpenConstraints open, int[] needs, SatSolver solver, Effort effort) {
        this.open = open;
        this.position = open.position();
        this.layout = position.layout();
        this.needs = needs;
        this.solver = solver;
        this.effort = effort;
    }

    /**
     * Builds a deduction.
     *
     * @param found the result of the search
     * @param conclusions literals against conclusions that may be added, those of placements first
     * @return the deduction, not marked as smallest; null if the effort is stopped before it is complete
     */
    static @Nullable Deduction make(
            StepSearch.Found found, int[] conclusions, OpenConstraints open, SatSolver solver, Effort effort) {
        int[] needs = found.needs().clone();
        Arrays.sort(needs);
        return new DeductionMaker(open, needs, solver, effort).make(found.against(), conclusions);
    }

    private @Nullable Deduction make(int main, int[] conclusions) {
        List<Integer> some = new ArrayList<>(List.of(main));
        for (int need : needs) {
            open.constraint(need).all(layout.side()).forEach(this::add);
        }
        for (int against : conclusions) {
            if (against != main && mayFollow(against)) {
                some.add(against);
            }
        }
        some.forEach(against -> add(open.candidate(Math.abs(against))));
        try (SatSession session = solver.open(variables.size() + needs.length, SessionOptions.defaults())) {
            write(session);
            List<Integer> following = following(session, some);
            if (effort.isStopped()) {
                return null;
            }
            if (!following.contains(main)) {
                throw new IllegalStateException("the solver contradicts itself on what implies "
                        + open.candidate(Math.abs(main)) + " in " + position.toGrid());
            }
            return deduction(session, withoutExcluded(following));
        }
    }

    private void add(Candidate candidate) {
        variables.putIfAbsent(index(candidate), variables.size() + 1);
    }

    private int index(Candidate candidate) {
        return candidate.cell().number(layout.side()) * layout.side() + candidate.digit() - 1;
    }

    private Candidate candidate(int index) {
        return new Candidate(Cell.numbered(index / layout.side(), layout.side()), index % layout.side() + 1);
    }

    private int variable(Candidate candidate) {
        return variables.getOrDefault(index(candidate), 0);
    }

    /** Whether a conclusion concerns the needs: it removes a candidate that excludes one of theirs, or places one of theirs. */
    private boolean mayFollow(int against) {
        Candidate candidate = open.candidate(Math.abs(against));
        if (variable(candidate) != 0) {
            return true;
        }
        for (int need : needs) {
            for (Candidate place : open.constraint(need).places()) {
                if (against > 0 && excludes(candidate, place)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Whether two candidates cannot both hold. */
    private boolean excludes(Candidate one, Candidate other) {
        int first = one.cell().number(layout.side());
        int second = other.cell().number(layout.side());
        return first == second
                ? one.digit() != other.digit()
                : one.digit() == other.digit() && layout.mustDiffer(first, second);
    }

    private int selector(int i) {
        return variables.size() + i + 1;
    }

    private void write(SatSession session) {
        List<Integer> all = new ArrayList<>(variables.keySet());
        for (int i = 0; i < all.size() && !effort.watch().tick(all.size()); i++) {
            for (int j = 0; j < i; j++) {
                if (excludes(candidate(all.get(i)), candidate(all.get(j)))) {
                    session.add(-(i + 1), -(j + 1));
                }
            }
        }
        for (int i = 0; i < needs.length && !effort.isStopped(); i++) {
            if (needs[i] < open.plainCount()) {
                writePlaces(open.constraint(needs[i]).all(layout.side()), selector(i), session);
            } else {
                open.rule(needs[i]).writeTo(session, selector(i), this, effort.watch());
            }
        }
        writeFacts(session);
    }

    private void writePlaces(List<Candidate> places, int selector, SatSession session) {
        int[] clause = new int[places.size() + 1];
        clause[0] = -selector;
        for (int i = 1; i < clause.length; i++) {
            clause[i] = variable(places.get(i - 1));
        }
        session.add(clause, clause.length);
    }

    @Override
    public long candidates(int cell) {
        return Digits.all(layout.side());
    }

    @Override
    public int literal(int cell, int digit) {
        return variable(new Candidate(Cell.numbered(cell, layout.side()), digit));
    }

    private void writeFacts(SatSession session) {
        Map<Integer, Candidate> digits = new LinkedHashMap<>();
        boolean[] isExplained = new boolean[variables.size() + 1];
        for (int cell = 0; cell < layout.cellCount(); cell++) {
            if (position.digit(cell) != 0) {
                Candidate digit = new Candidate(Cell.numbered(cell, layout.side()), position.digit(cell));
                int fact = 0;
                for (Map.Entry<Integer, Integer> entry : variables.entrySet()) {
                    if (excludes(digit, candidate(entry.getKey()))) {
                        fact = fact == 0 ? session.newVariable() : fact;
                        session.add(-fact, -entry.getValue());
                        isExplained[entry.getValue()] = true;
                    }
                }
                if (fact != 0) {
                    digits.put(fact, digit);
                }
            }
        }
        variables.forEach((index, variable) -> {
            Candidate gone = candidate(index);
            if (!isExplained[variable] && !position.isCandidate(gone.cell().number(layout.side()), gone.digit())) {
                facts.put(-variable, gone);
            }
        });
        facts.putAll(digits);
    }

    /** The conclusions that follow from all needs and from no fewer. */
    private List<Integer> following(SatSession session, List<Integer> conclusions) {
        List<Integer> following = new ArrayList<>();
        for (int against : conclusions) {
            if (follows(session, against)) {
                following.add(against);
            }
        }
        return following;
    }

    /** The conclusions without the eliminations that one of the placements causes. */
    private List<Integer> withoutExcluded(List<Integer> following) {
        List<Integer> rest = new ArrayList<>();
        for (int against : following) {
            if (against < 0
                    || following.stream()
                            .noneMatch(other -> other < 0 && excludes(conclusion(against), conclusion(other)))) {
                rest.add(against);
            }
        }
        return rest;
    }

    private boolean follows(SatSession session, int against) {
        int literal = literal(against);
        if (!(solve(session, -1, literal) instanceof SatResult.Unsat)) {
            return false;
        }
        for (int i = 0; i < needs.length; i++) {
            if (!(solve(session, i, literal) instanceof SatResult.Sat)) {
                return false;
            }
        }
        return true;
    }

    private int literal(int against) {
        int variable = variable(open.candidate(Math.abs(against)));
        return against > 0 ? variable : -variable;
    }

    /** Solves with all facts, all needs except one, and a literal. */
    private SatResult solve(SatSession session, int without, int literal) {
        int[] assumptions = new int[facts.size() + needs.length + 1];
        int n = 0;
        for (int fact : facts.keySet()) {
            assumptions[n++] = fact;
        }
        for (int i = 0; i < needs.length; i++) {
            if (i != without) {
                assumptions[n++] = selector(i);
            }
        }
        assumptions[n++] = literal;
        return effort.solve(session, Arrays.copyOf(assumptions, n));
    }

    private @Nullable Deduction deduction(SatSession session, List<Integer> following) {
        for (int i = 0; i < needs.length; i++) {
            session.add(selector(i));
        }
        int[] notAll = following.stream().mapToInt(this::literal).toArray();
        session.add(notAll, notAll.length);
        int[] all = facts.keySet().stream().mapToInt(fact -> fact).toArray();
        int[] few = new MusFinder(assumptions -> effort.solve(session, assumptions), effort).minimal(all);
        if (few == null) {
            return null;
        }
        List<Constraint> constraints = new ArrayList<>();
        for (int need : needs) {
            constraints.add(open.constraint(need));
        }
        return new Deduction(
                constraints,
                sorted(Arrays.stream(few)
                        .filter(fact -> fact > 0)
                        .mapToObj(this::fact)
                        .toList()),
                sorted(Arrays.stream(few)
                        .filter(fact -> fact < 0)
                        .mapToObj(this::fact)
                        .toList()),
                sorted(following.stream()
                        .filter(against -> against < 0)
                        .map(this::conclusion)
                        .toList()),
                sorted(following.stream()
                        .filter(against -> against > 0)
                        .map(this::conclusion)
                        .toList()),
                false);
    }

    private Candidate fact(int literal) {
        Candidate fact = facts.get(literal);
        if (fact == null) {
            throw new IllegalStateException("the solver names " + literal + ", which was not assumed");
        }
        return fact;
    }

    private Candidate conclusion(int against) {
        return open.candidate(Math.abs(against));
    }

    private List<Candidate> sorted(List<Candidate> candidates) {
        return candidates.stream()
                .sorted((one, other) -> Integer.compare(index(one), index(other)))
                .toList();
    }
}
