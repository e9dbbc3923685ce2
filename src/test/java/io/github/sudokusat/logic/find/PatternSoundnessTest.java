package io.github.sudokusat.logic.find;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.engine.Engine;
import io.github.sudokusat.engine.cdcl.CdclEngine;
import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.House;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.grid.candidates.CandidateLayout;
import io.github.sudokusat.grid.symmetry.Symmetries;
import io.github.sudokusat.grid.symmetry.Symmetry;
import io.github.sudokusat.logic.LogicSolver;
import io.github.sudokusat.logic.step.Role;
import io.github.sudokusat.logic.step.Step;
import io.github.sudokusat.logic.step.Technique;
import io.github.sudokusat.run.RandomStream;
import io.github.sudokusat.sat.sat4j.Sat4jSolver;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.LongFunction;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** On positions steered towards a rare pattern, conclusions hold in every solution, and isomorphic positions have isomorphic steps. */
@Tag("long")
class PatternSoundnessTest {

    private static final int SIDE = 9;
    private static final int POSITIONS = 60;

    private static final LogicSolver SOLVER = LogicSolver.of(Layout.classic()).withUniqueness(true);

    static Stream<Arguments> patterns() {
        return Stream.of(
                of(Technique.FIREWORK, SteeredPositions::firework),
                of(Technique.TRIDAGON, SteeredPositions::tridagon),
                of(Technique.JUNIOR_EXOCET, SteeredPositions::exocet),
                of(Technique.SK_LOOP, SteeredPositions::ring),
                of(Technique.MULTI_SECTOR_LOCKED_SET, SteeredPositions::multiSector));
    }

    /** Patterns that would give a second solution. */
    static Stream<Arguments> deadlyPatterns() {
        return Stream.of(
                of(Technique.UNIQUE_LOOP, SteeredPositions::loop),
                of(Technique.EXTENDED_RECTANGLE, SteeredPositions::extended));
    }

    static Stream<Arguments> allPatterns() {
        return Stream.concat(patterns(), deadlyPatterns());
    }

    private static Arguments of(Technique technique, LongFunction<CandidateGrid> maker) {
        return Arguments.of(technique, maker);
    }

    private static List<Step> steps(CandidateGrid position, Technique technique) {
        return SOLVER.all(position, List.of(technique)).orElseThrow();
    }

    @ParameterizedTest
    @MethodSource("patterns")
    void noSolutionContradictsAConclusion(Technique technique, LongFunction<CandidateGrid> maker) {
        Engine engine = CdclEngine.of(Sat4jSolver.instance());
        int found = 0;
        for (long seed = 1; seed <= POSITIONS; seed++) {
            CandidateGrid position = maker.apply(seed);
            Set<String> checked = new HashSet<>();
            for (Step step : steps(position, technique)) {
                gone(step, position)
                        .forEach(gone -> SoundnessTest.assertImpossible(engine, position, gone, step, checked));
                RoleTableTest.assertAsTheTableSays(step);
                found++;
            }
        }
        assertThat(found).as("steps checked").isGreaterThan(POSITIONS / 3);
    }

    /** In every solution that contradicts a conclusion the cells hold only the digits of the floor, and could hold them in another way. */
    @ParameterizedTest
    @MethodSource("deadlyPatterns")
    void solutionsThatContradictAConclusionComeInPairs(Technique technique, LongFunction<CandidateGrid> maker) {
        Engine engine = CdclEngine.of(Sat4jSolver.instance());
        Set<String> types = new TreeSet<>();
        for (long seed = 1; seed <= POSITIONS; seed++) {
            CandidateGrid position = maker.apply(seed);
            for (Step step : steps(position, technique)) {
                RoleTableTest.assertAsTheTableSays(step);
                Set<Integer> cells = cells(step, Role.FLOOR);
                cells.addAll(cells(step, Role.ROOF));
                assertDeadly(List.copyOf(cells), digits(step));
                for (Candidate gone : step.eliminations()) {
                    CandidateGrid copy = position.copy();
                    if (copy.place(gone.cell().number(SIDE), gone.digit())) {
                        further(step)
                                .forEach(one ->
                                        SoundnessTest.assertImpossible(engine, copy, one, step, new HashSet<>()));
                    }
                }
                types.add(step.explanation().parts().get(0).role() + " "
                        + cells(step, Role.ROOF).size());
            }
        }
        assertThat(types).contains("FLOOR 1", "FLOOR 2", "SET 2");
    }

    private static Set<Integer> cells(Step step, Role role) {
        Set<Integer> cells = new TreeSet<>();
        step.explanation()
                .parts(role)
                .forEach(part ->
                        part.candidates().forEach(one -> cells.add(one.cell().number(SIDE))));
        return cells;
    }

    private static Set<Integer> digits(Step step) {
        Set<Integer> digits = new TreeSet<>();
        step.explanation().parts(Role.FLOOR).forEach(part -> part.candidates().forEach(one -> digits.add(one.digit())));
        return digits;
    }

    private static List<Candidate> further(Step step) {
        Set<Integer> digits = digits(step);
        return step.explanation().parts(Role.ROOF).stream()
                .flatMap(part -> part.candidates().stream())
                .filter(one -> !digits.contains(one.digit()))
                .toList();
    }

    /** Asserts that, however some cells are filled with some digits, they can be filled in another way with the same digits in each house. */
    private static void assertDeadly(List<Integer> cells, Set<Integer> digits) {
        Map<String, Integer> ways = new TreeMap<>();
        fill(cells, digits, new int[SIDE * SIDE], 0, ways);
        assertThat(ways.values()).as("ways to fill %s", cells).isNotEmpty().allMatch(count -> count > 1);
    }

    private static void fill(
            List<Integer> cells, Set<Integer> digits, int[] filled, int from, Map<String, Integer> ways) {
        if (from == cells.size()) {
            StringBuilder contents = new StringBuilder();
            for (House house : Layout.classic().houses()) {
                Set<Integer> inHouse = new TreeSet<>();
                cells.stream().filter(house::holds).forEach(cell -> inHouse.add(filled[cell]));
                contents.append(inHouse);
            }
            ways.merge(contents.toString(), 1, Integer::sum);
            return;
        }
        int cell = cells.get(from);
        for (int digit : digits) {
            boolean isFree = cells.subList(0, from).stream()
                    .noneMatch(
                            other -> filled[other] == digit && Layout.classic().mustDiffer(cell, other));
            if (isFree) {
                filled[cell] = digit;
                fill(cells, digits, filled, from + 1, ways);
            }
        }
    }

    /** The candidates that a step removes, or would by placing a digit. */
    private static List<Candidate> gone(Step step, CandidateGrid position) {
        List<Candidate> gone = new ArrayList<>(step.eliminations());
        for (Candidate placed : step.placements()) {
            int cell = placed.cell().number(SIDE);
            for (int digit = 1; digit <= SIDE; digit++) {
                if (digit != placed.digit() && position.isCandidate(cell, digit)) {
                    gone.add(new Candidate(placed.cell(), digit));
                }
            }
        }
        return gone;
    }

    @ParameterizedTest
    @MethodSource("allPatterns")
    void isomorphicPositionsHaveIsomorphicSteps(Technique technique, LongFunction<CandidateGrid> maker) {
        Symmetries symmetries = Symmetries.of(Layout.classic());
        RandomStream random = RandomStream.of(1);
        for (long seed = 1; seed <= POSITIONS / 3; seed++) {
            CandidateGrid position = maker.apply(seed);
            Symmetry symmetry = symmetries.random(random);
            Set<String> expected = new TreeSet<>();
            steps(position, technique).forEach(step -> expected.add(moved(step, symmetry)));
            Set<String> found = new TreeSet<>();
            steps(moved(position, symmetry), technique)
                    .forEach(step -> found.add(new TreeSet<>(Positions.conclusion(step)).toString()));
            assertThat(found).as("seed %d under %s", seed, symmetry).isEqualTo(expected);
        }
    }

    private static String moved(Step step, Symmetry symmetry) {
        Set<String> moved = new TreeSet<>();
        for (Candidate gone : step.eliminations()) {
            int cell = symmetry.cell(gone.cell().number(SIDE));
            moved.add(Cell.numbered(cell, SIDE) + "<>" + symmetry.digit(gone.digit()));
        }
        for (Candidate placed : step.placements()) {
            int cell = symmetry.cell(placed.cell().number(SIDE));
            moved.add(new Candidate(Cell.numbered(cell, SIDE), symmetry.digit(placed.digit())).toString());
        }
        return moved.toString();
    }

    private static CandidateGrid moved(CandidateGrid position, Symmetry symmetry) {
        CandidateGrid moved = CandidateGrid.full(CandidateLayout.of(Layout.classic()));
        for (int cell = 0; cell < SIDE * SIDE; cell++) {
            int to = symmetry.cell(cell);
            for (int digit = 1; digit <= SIDE; digit++) {
                if (!position.isCandidate(cell, digit)) {
                    moved.remove(to, symmetry.digit(digit));
                }
            }
            if (position.digit(cell) != 0) {
                moved.place(to, symmetry.digit(position.digit(cell)));
            }
        }
        return moved;
    }
}
