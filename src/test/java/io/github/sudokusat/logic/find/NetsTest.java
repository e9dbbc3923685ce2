package io.github.sudokusat.logic.find;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.format.read.GridParser;
import io.github.sudokusat.format.read.PuzzleReader;
import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.grid.candidates.Propagation;
import io.github.sudokusat.grid.candidates.Propagation.Depth;
import io.github.sudokusat.grid.candidates.PropagationOutcome;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.grid.candidates.filter.Filter;
import io.github.sudokusat.grid.candidates.filter.Filters;
import io.github.sudokusat.logic.LogicSolver;
import io.github.sudokusat.logic.Profile;
import io.github.sudokusat.logic.step.Explanation;
import io.github.sudokusat.logic.step.Part;
import io.github.sudokusat.logic.step.Role;
import io.github.sudokusat.logic.step.Step;
import io.github.sudokusat.logic.step.Technique;
import io.github.sudokusat.solve.SolveResult;
import io.github.sudokusat.solve.SudokuSolver;
import io.github.sudokusat.testing.rules.RandomRules;
import io.github.sudokusat.testing.rules.RuledGrid;
import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Forcing nets through rules, and nets within nets: what they remove, against propagation, and their proofs, conclusion by conclusion. */
@Tag("long")
class NetsTest {

    /** The puzzle by Arto Inkala (2012), Golden Nugget, and one of Platinum Blonde's kind. */
    private static final List<String> HARDEST = List.of(
            "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
            ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....",
            ".......12........3..23..4....18....5.6..7.8.......9.....85.....9...4.5..47...6...");

    /** Five givens under two rules, drawn at random; the rules make a person look far. */
    private static final String SPARSE = """
            box 3x3
            rule anti-knight
            rule nonconsecutive
            .................1..1.7..........................................6...........2...
            """;

    /** The number of candidates from which nested nets are searched for in another way. */
    private static final int MANY = 300;

    private static final LogicSolver CLASSIC = LogicSolver.of(Layout.classic()).withUniqueness(true);

    private static boolean isRefuted(CandidateGrid position, int cell, int digit) {
        CandidateGrid assumed = position.copy();
        return !assumed.place(cell, digit)
                || Propagation.run(assumed, Depth.SINGLES) == PropagationOutcome.CONTRADICTION;
    }

    /** Whether a candidate leads by singles, and by refuting others after it, to a contradiction, though not by singles alone. */
    private static boolean isRefutedByNesting(CandidateGrid position, int cell, int digit) {
        if (isRefuted(position, cell, digit)) {
            return false;
        }
        CandidateGrid assumed = position.copy();
        assumed.place(cell, digit);
        Propagation.run(assumed, Depth.SINGLES);
        boolean changed = true;
        while (changed) {
            changed = false;
            for (int other = assumed.layout().cellCount() - 1; other >= 0; other--) {
                for (int d = assumed.layout().side(); d >= 1; d--) {
                    if (assumed.digit(other) != 0 || !assumed.isCandidate(other, d) || !isRefuted(assumed, other, d)) {
                        continue;
                    }
                    changed = true;
                    if (!assumed.remove(other, d)
                            || Propagation.run(assumed, Depth.SINGLES) == PropagationOutcome.CONTRADICTION) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    private static Set<String> refutedByNesting(CandidateGrid position) {
        Set<String> refuted = new TreeSet<>();
        int side = position.layout().side();
        for (int cell = 0; cell < position.layout().cellCount(); cell++) {
            for (int digit = 1; digit <= side && position.digit(cell) == 0; digit++) {
                if (position.isCandidate(cell, digit) && isRefutedByNesting(position, cell, digit)) {
                    refuted.add(Positions.name(cell, side) + "<>" + digit);
                }
            }
        }
        return refuted;
    }

    private static int exclusions;
    private static int byOthers;
    private static int refutations;

    @Test
    void nestedNetsRemoveWhatAssumptionsWithinAssumptionsRefute() {
        LogicSolver simple = CLASSIC.withProfile(Profile.full()
                .without(Technique.JUNIOR_EXOCET, Technique.MULTI_SECTOR_LOCKED_SET, Technique.NESTED_FORCING_NET));
        for (String text : HARDEST) {
            CandidateGrid position =
                    simple.solve(simple.start(GridParser.create().parse(text))).position();
            Set<String> expected = refutedByNesting(position);
            List<Step> steps = CLASSIC.withProfile(Profile.full())
                    .all(position, List.of(Technique.NESTED_FORCING_NET))
                    .orElseThrow();
            assertThat(Positions.together(steps)).as(text).isEqualTo(expected).hasSizeGreaterThan(5);
            steps.forEach(
                    step -> assertThat(replay(position, step)).as(step.text()).isTrue());
        }
    }

    @Test
    void theHardestPuzzlesAreSolvedWithoutTrials() {
        for (String text : HARDEST) {
            assertThat(CLASSIC.solve(CLASSIC.start(GridParser.create().parse(text)))
                            .isSolved())
                    .as(text)
                    .isTrue();
        }
    }

    @Test
    void nestedNetsSolveWhereManyCandidatesAreLeft() throws IOException {
        Grid puzzle =
                PuzzleReader.of(new StringReader(SPARSE)).next().orElseThrow().grid();
        LogicSolver solver = LogicSolver.of(puzzle.layout());
        CandidateGrid position = solver.start(puzzle);
        int wide = 0;
        for (Step step : solver.solve(position).steps()) {
            if (step.technique() == Technique.NESTED_FORCING_NET && position.candidateCount() > MANY) {
                wide++;
                Candidate refuted = step.eliminations().get(0);
                assertThat(isRefutedByNesting(position, number(refuted, position), refuted.digit()))
                        .as(step.text())
                        .isTrue();
                assertThat(replay(position, step)).as(step.text()).isTrue();
            }
            LogicSolver.apply(step, position);
        }
        assertThat(position.isSolved()).isTrue();
        assertThat(wide).isGreaterThan(3);
    }

    /** A puzzle under random rules that is not contradictory at the start. */
    private record RuledCase(int seed, RuledGrid ruled, Grid puzzle, LogicSolver solver, CandidateGrid position) {}

    private static List<RuledCase> ruledCases(double share) {
        List<RuledCase> cases = new ArrayList<>();
        for (int seed = 1; seed <= 40; seed++) {
            Layout base = seed % 2 == 0 ? Layout.boxes(2, 2) : Layout.boxes(2, 3);
            RuledGrid ruled = RandomRules.combination(base, seed, 4).orElseThrow();
            Grid puzzle = ruled.puzzle(seed, share);
            LogicSolver solver = LogicSolver.of(ruled.layout());
            CandidateGrid position = solver.start(puzzle);
            if (!position.isContradictory()) {
                cases.add(new RuledCase(seed, ruled, puzzle, solver, position));
            }
        }
        return cases;
    }

    @Test
    void everyConclusionOfNetsThroughRulesFollows() {
        int throughRules = 0;
        for (RuledCase one : ruledCases(0.8)) {
            for (Technique technique : List.of(Technique.FORCING_NET, Technique.NESTED_FORCING_NET)) {
                for (Step step :
                        one.solver().all(one.position(), List.of(technique)).orElseThrow()) {
                    RoleTableTest.assertAsTheTableSays(step);
                    if (!step.explanation().contradictions().isEmpty()) {
                        assertThat(replay(one.position(), step))
                                .as("seed %d: %s", one.seed(), step.text())
                                .isTrue();
                        throughRules += step.explanation().parts(Role.EXCLUDED).isEmpty() ? 0 : 1;
                    }
                }
            }
        }
        assertThat(throughRules).isGreaterThan(50);
        assertThat(byOthers).isLessThan(exclusions / 20);
    }

    @Test
    void trialsSolveTheHardestPuzzlesAndShowWhy() {
        LogicSolver singles = CLASSIC.withProfile(Profile.propagation());
        for (String text : HARDEST) {
            Grid puzzle = GridParser.create().parse(text);
            CandidateGrid position = singles.solve(singles.start(puzzle)).position();
            while (!position.isSolved()) {
                Step step = CLASSIC.trial(position, null).findFirst().orElseThrow();
                assertThat(replay(position, step)).as(step.text()).isTrue();
                LogicSolver.apply(step, position);
                position = singles.solve(position).position();
            }
            assertThat(position.toGrid())
                    .hasToString(
                            SudokuSolver.create().solve(puzzle) instanceof SolveResult.Solved solved
                                    ? solved.solution().toString()
                                    : "");
        }
        assertThat(refutations).isGreaterThan(100);
    }

    @Test
    void trialsInOneCellConcernThatCell() {
        CandidateGrid position = CLASSIC.start(GridParser.create().parse(HARDEST.get(0)));
        for (int number = 0; number < 81; number++) {
            if (position.digit(number) == 0) {
                Cell cell = Cell.numbered(number, 9);
                Step step = CLASSIC.trial(position, cell).findFirst().orElseThrow();
                assertThat(step.changedCells()).containsExactly(cell);
                assertThat(replay(position, step)).as(step.text()).isTrue();
            }
        }
    }

    @Test
    void everyConclusionOfTrialsThroughRulesFollows() {
        int steps = 0;
        for (RuledCase one : ruledCases(0.7)) {
            for (Step step : one.solver().trial(one.position(), null).steps()) {
                RoleTableTest.assertAsTheTableSays(step);
                assertThat(replay(one.position(), step))
                        .as("seed %d: %s", one.seed(), step.text())
                        .isTrue();
                Candidate gone = step.eliminations().get(0);
                assertThat(one.ruled().solutions(one.puzzle()))
                        .noneMatch(solution -> solution.digit(gone.cell()) == gone.digit());
                steps++;
            }
        }
        assertThat(steps).isGreaterThan(20);
    }

    /** Draws only the conclusions that a step names, each of which must follow when its turn comes; whether there is a contradiction at the end. */
    static boolean replay(CandidateGrid start, Step step) {
        return replay(start, step.explanation(), step.text());
    }

    private static boolean replay(CandidateGrid start, Explanation why, String text) {
        CandidateGrid grid = start.copy();
        Candidate premise = why.parts(Role.PREMISE).get(0).candidates().get(0);
        Iterator<Explanation> refutations = why.refutations().iterator();
        boolean isSound = grid.place(number(premise, grid), premise.digit());
        for (Part part : why.parts()) {
            if (part.role() == Role.CONSEQUENCE) {
                assertThat(isSound)
                        .as("no contradiction before %s of %s", part, text)
                        .isTrue();
                isSound = place(grid, part, text);
            } else if (part.role() == Role.EXCLUDED) {
                assertThat(isSound)
                        .as("no contradiction before %s of %s", part, text)
                        .isTrue();
                if (part.rule().isEmpty()) {
                    assertRefuted(grid, part, refutations.next(), text);
                } else {
                    part.candidates().forEach(candidate -> assertExcluded(grid, candidate, part, text));
                }
                for (Candidate candidate : part.candidates()) {
                    isSound = isSound && grid.remove(number(candidate, grid), candidate.digit());
                }
            }
        }
        assertThat(refutations).as(text).isExhausted();
        return !isSound || isBroken(grid);
    }

    /** The candidate of a part is refuted by the conclusions that the explanation within the explanation names. */
    private static void assertRefuted(CandidateGrid grid, Part part, Explanation why, String text) {
        assertThat(why.parts(Role.PREMISE).get(0).candidates()).as(text).isEqualTo(part.candidates());
        assertThat(replay(grid, why, text)).as("%s of %s", part, text).isTrue();
        refutations++;
    }

    private static boolean place(CandidateGrid grid, Part part, String text) {
        Candidate single = part.candidates().get(0);
        int cell = number(single, grid);
        if (part.houses().isEmpty()) {
            assertThat(grid.candidateCount(cell)).as("%s of %s", single, text).isEqualTo(1);
        } else {
            int house = grid.layout().houses().indexOf(part.houses().get(0));
            assertThat(grid.placeCount(house, single.digit()))
                    .as("%s of %s", single, text)
                    .isEqualTo(1);
        }
        return grid.place(cell, single.digit());
    }

    private static int number(Candidate candidate, CandidateGrid grid) {
        return candidate.cell().number(grid.layout().side());
    }

    /**
     * By the rule itself; or, since filters look less closely at rules with many candidates left, which the proof takes for lost but does not need, at
     * least by all rules together.
     */
    private static void assertExcluded(CandidateGrid grid, Candidate candidate, Part part, String text) {
        exclusions++;
        if (!isExcluded(grid, candidate, part.rule())) {
            byOthers++;
            CandidateGrid assumed = grid.copy();
            boolean isPossible = assumed.place(number(candidate, grid), candidate.digit())
                    && SudokuSolver.create().solve(Puzzle.of(assumed)) instanceof SolveResult.Solved;
            assertThat(isPossible).as("%s of %s", part, text).isFalse();
        }
    }

    private static boolean isExcluded(CandidateGrid grid, Candidate candidate, String rule) {
        int cell = number(candidate, grid);
        for (int peer : grid.layout().peers(cell)) {
            // Filters leave to the grid what a single removes.
            if (grid.candidateBits(peer) == 1L << (candidate.digit() - 1)) {
                return true;
            }
        }
        Filters filters = Filters.of(grid.layout());
        for (int i = 0; i < filters.size(); i++) {
            Filter filter = filters.get(i);
            long[] masks = masks(grid);
            if (filter.rule().equals(rule)
                    && (!filter.narrow(masks) || (masks[cell] >>> (candidate.digit() - 1) & 1) == 0)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isBroken(CandidateGrid grid) {
        Filters filters = Filters.of(grid.layout());
        for (int i = 0; i < filters.size(); i++) {
            if (!filters.get(i).narrow(masks(grid))) {
                return true;
            }
        }
        return false;
    }

    private static long[] masks(CandidateGrid grid) {
        long[] masks = new long[grid.layout().cellCount()];
        for (int cell = 0; cell < masks.length; cell++) {
            masks[cell] = grid.candidateBits(cell);
        }
        return masks;
    }
}
