package io.github.sudokusat.answer;

import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.Conflict;
import io.github.sudokusat.grid.DigitSymbols;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.MustDiffer;
import io.github.sudokusat.grid.NamedRule;
import io.github.sudokusat.grid.Rule;
import io.github.sudokusat.grid.StatedRule;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.grid.candidates.CandidateLayout;
import io.github.sudokusat.grid.candidates.Contradiction;
import io.github.sudokusat.grid.candidates.Propagation;
import io.github.sudokusat.primitive.Primitive;
import io.github.sudokusat.prove.deduction.Constraint;
import io.github.sudokusat.prove.deduction.Impossibility;
import io.github.sudokusat.prove.deduction.ImpossibilityFinder;
import io.github.sudokusat.prove.givens.ConflictFinder;
import io.github.sudokusat.prove.givens.ConflictResult;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.sat.SatSolver;
import io.github.sudokusat.text.JsonObject;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Why a puzzle has no solution, where no digits clash in plain sight: the givens and rules that cannot all hold, and what cannot be met with the
 * candidates that they leave.
 *
 * @param set givens and rules that cannot all hold, or why they were not found; null if pencil marks may be the reason
 * @param contradiction what is easy to see in the candidates; null if nothing is
 * @param impossibility what the candidates cannot meet; null if nothing was found that a sentence holds
 * @param isByRules whether the candidates are those that the rules of the set leave, each by itself, and not those of the puzzle
 * @param arithmetic why the set cannot hold, if it has rules and there is no other reason that is as easy to see; else null
 * @param clashes how digits clash in plain sight that are written as rules
 */
public record NoSolution(
        @Nullable ConflictResult set,
        @Nullable Contradiction contradiction,
        @Nullable Impossibility impossibility,
        boolean isByRules,
        @Nullable ConflictArithmetic arithmetic,
        List<Conflict> clashes) {

    static final String NOT_FOUND = "the reason was not found";

    /** The conflicts allowed for each search: a few seconds. */
    private static final long MOST_CONFLICTS = 100_000;

    /** The constraints that a reader can take in at once. */
    private static final int MOST_CONSTRAINTS = 4;

    /** The length beyond which a sentence is of no help. */
    private static final int LONGEST = 300;

    public NoSolution {
        clashes = List.copyOf(clashes);
    }

    private NoSolution(
            @Nullable ConflictResult set,
            @Nullable Contradiction contradiction,
            @Nullable Impossibility impossibility,
            boolean isByRules,
            @Nullable ConflictArithmetic arithmetic) {
        this(set, contradiction, impossibility, isByRules, arithmetic, List.of());
    }

    /**
     * Searches for the reason.
     *
     * @param digits the digits of a puzzle without solution
     * @param position its candidates; not modified
     * @param isOfMarks whether candidates are missing that the digits leave, so that the digits may not be the reason
     * @param solver finds the sets
     * @param limits end the search, as a limit of its own does after a few seconds
     * @return the reason, as far as it was found
     */
    public static NoSolution of(
            Grid digits, CandidateGrid position, boolean isOfMarks, SatSolver solver, Limits limits) {
        Grid plain = isOfMarks ? digits : WrittenGivens.placed(digits);
        if (!plain.equals(digits) && digits.conflicts().isEmpty()) {
            return plain.conflicts().isEmpty()
                    ? of(plain, CandidateGrid.of(CandidateLayout.of(plain.layout()), plain), false, solver, limits)
                    : new NoSolution(null, null, null, false, null, plain.conflicts());
        }
        Limits enough = limits.withMaxWork(Math.min(MOST_CONFLICTS, limits.maxWork()));
        ConflictResult set =
                isOfMarks ? null : ConflictFinder.of(solver).withLimits(enough).find(digits);
        if (position.isContradictory()) {
            return new NoSolution(set, position.contradiction().orElse(null), null, false, null);
        }
        ImpossibilityFinder finder = ImpossibilityFinder.of(solver).withLimits(enough);
        Impossibility found = find(finder, position);
        if (found != null && (set == null || !found.constraints().stream().allMatch(NoSolution::isRule))) {
            return new NoSolution(set, null, found, false, null);
        }
        return set instanceof ConflictResult.Found conflict && !conflict.rules().isEmpty()
                ? withRules(conflict, digits.layout(), finder)
                : new NoSolution(set, null, null, false, null);
    }

    /** What is seen at once, or else what the houses cannot meet, or else what follows in a few conclusions. */
    private static NoSolution withRules(ConflictResult.Found conflict, Layout layout, ImpossibilityFinder finder) {
        List<StatedRule> rules = layout.statedRules().stream()
                .filter(one -> conflict.rules().contains(one.rule()))
                .toList();
        ConflictArithmetic arithmetic = ConflictArithmetic.atOnce(conflict, rules);
        if (arithmetic != null) {
            return new NoSolution(conflict, null, null, false, arithmetic);
        }
        NoSolution byRules = byRules(conflict, rules, finder);
        boolean isToldByRules = byRules.impossibility != null || byRules.contradiction instanceof Contradiction.NoPlace;
        arithmetic = isToldByRules ? null : ConflictArithmetic.byConclusions(conflict, rules);
        return arithmetic == null ? byRules : new NoSolution(conflict, null, null, false, arithmetic);
    }

    private static boolean isRule(Constraint constraint) {
        return constraint instanceof Constraint.RuleIsObeyed;
    }

    /** What a position cannot meet, if a sentence holds it. */
    private static @Nullable Impossibility find(ImpossibilityFinder finder, CandidateGrid position) {
        Set<Class<? extends Rule>> known = Set.of(MustDiffer.class, NamedRule.class);
        Optional<Impossibility> found =
                position.layout().unknownRule(known).isPresent() ? Optional.empty() : finder.find(position);
        return found.filter(one -> one.areTooFew() || one.constraints().size() <= MOST_CONSTRAINTS)
                .filter(one -> one.text(DigitSymbols.numbers()).length() <= LONGEST)
                .orElse(null);
    }

    /** What the houses cannot meet with the candidates that each rule of a conflict leaves in its cells by itself. */
    private static NoSolution byRules(
            ConflictResult.Found conflict, List<StatedRule> rules, ImpossibilityFinder finder) {
        Layout bare = conflict.layout();
        CandidateGrid left = CandidateGrid.of(CandidateLayout.of(bare), givens(bare, conflict.givens()));
        for (StatedRule one : rules) {
            Layout own = SameDemands.with(bare, List.of(one));
            CandidateGrid alone = CandidateGrid.of(CandidateLayout.of(own), givens(own, conflict.givens()));
            Propagation.run(alone, Propagation.Depth.SINGLES);
            if (alone.isContradictory() || !confine(left, alone, one.primitives())) {
                // That a single rule cannot be obeyed is what the conflict says.
                return new NoSolution(conflict, left.contradiction().orElse(null), null, true, null);
            }
        }
        return new NoSolution(conflict, null, find(finder, left), true, null);
    }

    private static Grid givens(Layout layout, List<Candidate> givens) {
        Grid grid = Grid.empty(layout);
        for (Candidate given : givens) {
            grid = grid.with(given.cell().number(layout.side()), given.digit());
        }
        return grid;
    }

    /** Removes the candidates that another grid lacks in the cells of a rule, up to the first contradiction. */
    private static boolean confine(CandidateGrid left, CandidateGrid other, List<Primitive> primitives) {
        boolean isSound = !left.isContradictory();
        for (Primitive primitive : primitives) {
            for (int cell : primitive.cells()) {
                for (int digit = 1; isSound && digit <= left.layout().side(); digit++) {
                    isSound = other.isCandidate(cell, digit) || left.remove(cell, digit);
                }
            }
        }
        return isSound;
    }

    /** The reason in sentences without full stops; none if it was not found. */
    public List<String> sentences(DigitSymbols symbols) {
        List<String> sentences = new ArrayList<>(Phrases.sentences(clashes, symbols));
        if (set instanceof ConflictResult.Found found) {
            sentences.add(found.text(symbols));
        }
        String beginning = isByRules ? "by these rules, " : "";
        if (contradiction != null) {
            sentences.add(beginning + contradiction.text(symbols));
        }
        if (impossibility != null) {
            sentences.add(beginning + impossibility.text(symbols));
        }
        if (arithmetic != null) {
            sentences.add(arithmetic.text(symbols));
        }
        return sentences;
    }

    /** That a limit was reached before any reason was known. */
    public static String notFound(StopReason reached) {
        return NOT_FOUND + ": " + reached.text();
    }

    /** The limit that was reached before any reason was known; null if none was. */
    public @Nullable StopReason stop() {
        boolean isKnown = contradiction != null || impossibility != null;
        return !isKnown && set instanceof ConflictResult.Stopped stopped ? stopped.reason() : null;
    }

    /** Writes the data that accompany the sentences. */
    public void json(JsonObject json) {
        if (set instanceof ConflictResult.Found found) {
            ConflictJson.write(found, json);
        } else if (!clashes.isEmpty()) {
            ConflictJson.write(clashes, json);
        }
    }
}
