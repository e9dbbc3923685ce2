package io.github.sudokusat.logic.find;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.sudokusat.format.RuleForm;
import io.github.sudokusat.format.RuleText;
import io.github.sudokusat.format.read.LayoutText;
import io.github.sudokusat.grid.BoxShape;
import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.StatedRule;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.grid.candidates.CandidateLayout;
import io.github.sudokusat.grid.symmetry.CanonicalForm;
import io.github.sudokusat.grid.symmetry.Symmetries;
import io.github.sudokusat.grid.symmetry.Symmetry;
import io.github.sudokusat.logic.LogicSolver;
import io.github.sudokusat.logic.Profile;
import io.github.sudokusat.logic.chain.AlternatingChain;
import io.github.sudokusat.logic.chain.ForcingChain;
import io.github.sudokusat.logic.pattern.LinkGraph;
import io.github.sudokusat.logic.step.Part;
import io.github.sudokusat.logic.step.Role;
import io.github.sudokusat.logic.step.Step;
import io.github.sudokusat.logic.step.Technique;
import io.github.sudokusat.primitive.Automaton;
import io.github.sudokusat.primitive.Differ;
import io.github.sudokusat.primitive.DigitClause;
import io.github.sudokusat.primitive.DigitCount;
import io.github.sudokusat.primitive.DigitSets;
import io.github.sudokusat.primitive.Digits;
import io.github.sudokusat.primitive.Either;
import io.github.sudokusat.primitive.LinearSum;
import io.github.sudokusat.primitive.PairRelation;
import io.github.sudokusat.primitive.Primitive;
import io.github.sudokusat.primitive.Section;
import io.github.sudokusat.primitive.Sequence;
import io.github.sudokusat.rule.PrimitiveRule;
import io.github.sudokusat.testing.BruteForce;
import io.github.sudokusat.testing.Layouts;
import io.github.sudokusat.testing.PuzzleMaker;
import io.github.sudokusat.testing.RandomPrimitives;
import io.github.sudokusat.testing.RandomPrimitives.Kind;
import io.github.sudokusat.testing.Seeds;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The techniques on layouts with named rules: no step contradicts a solution, and nothing assumes that digits are alike. */
@Tag("long")
class RuleSoundnessTest {

    /** A position from which a solution can be reached: every other candidate is missing with some probability. */
    private static CandidateGrid position(Layout layout, Grid solution, double missing, Random random) {
        CandidateGrid position = CandidateGrid.full(CandidateLayout.of(layout));
        for (int cell = 0; cell < layout.cellCount(); cell++) {
            for (int digit = 1; digit <= layout.side(); digit++) {
                if (digit != solution.digit(cell) && random.nextDouble() < missing) {
                    position.remove(cell, digit);
                }
            }
        }
        return position;
    }

    private static boolean isWithin(CandidateGrid position, Grid solution) {
        return IntStream.range(0, position.layout().cellCount())
                .allMatch(cell -> position.isCandidate(cell, solution.digit(cell)));
    }

    private static boolean agrees(Step step, Grid solution) {
        return step.placements().stream().allMatch(one -> holds(one, solution))
                && step.eliminations().stream().noneMatch(one -> holds(one, solution));
    }

    private static boolean holds(Candidate candidate, Grid solution) {
        return solution.digit(candidate.cell()) == candidate.digit();
    }

    /** On side 4 all steps of all techniques agree with every solution that the candidates leave. */
    @ParameterizedTest
    @EnumSource(Kind.class)
    void everyStepFollowsFromTheCandidatesAndTheRules(Kind kind) {
        long seed = Seeds.seed();
        int steps = 0;
        for (int i = 0; i < 40; i++) {
            Random random = new Random(seed + i);
            Grid solution = new PuzzleMaker(seed + i).solution(Layout.boxes(2, 2));
            Kind[] kinds = i % 2 == 0 ? new Kind[] {kind} : Kind.values();
            Layout layout = RandomPrimitives.layout(solution, 1 + i % 4, random, kinds);
            List<Grid> all = BruteForce.solutions(Grid.empty(layout), 1000);
            CandidateGrid position = position(layout, solution, 0.25, random);
            List<Grid> left =
                    all.stream().filter(one -> isWithin(position, one)).toList();
            assertThat(left).isNotEmpty();
            LogicSolver solver =
                    LogicSolver.of(layout).withProfile(Profile.exhaustive()).withUniqueness(true);
            for (Step step : solver.all(position).orElseThrow()) {
                steps++;
                assertThat(left)
                        .as("seed %d + %d, %s: %s in %s", seed, i, layout, step.text(), Positions.print(position))
                        .allMatch(one -> agrees(step, one));
            }
        }
        assertThat(steps).isGreaterThan(100);
    }

    /** On larger grids the steps of a path, and those offered on the way, agree with the solution for which the rules were made. */
    @Test
    void noStepOnTheWayContradictsTheSolution() {
        long seed = Seeds.seed();
        Set<Technique> seen = EnumSet.noneOf(Technique.class);
        for (int i = 0; i < 12; i++) {
            Random random = new Random(seed + i);
            Layout base = i % 3 == 0 ? Layout.classic() : Layout.boxes(2, 3);
            Grid solution = new PuzzleMaker(seed + i).solution(base);
            Layout layout = RandomPrimitives.layout(solution, base.side(), random, Kind.values());
            CandidateGrid position = position(layout, solution, i % 3 == 0 ? 0.3 : 0.2, random);
            LogicSolver solver = LogicSolver.of(layout).withUniqueness(true);
            if (base.side() < 9) {
                solver.withProfile(Profile.exhaustive())
                        .all(position)
                        .orElseThrow()
                        .forEach(step -> assertThat(agrees(step, solution))
                                .as("seed %d, %s: %s in %s", seed, layout, step.text(), Positions.print(position))
                                .isTrue());
            }
            for (Step step : solver.solve(position).steps()) {
                seen.add(step.technique());
                assertThat(agrees(step, solution))
                        .as("seed %d + %d, %s: %s", seed, i, layout, step.text())
                        .isTrue();
            }
        }
        assertThat(seen).contains(Technique.RULE);
    }

    /** Chains that go through a relation name its rule, and two candidates that it does not allow together. */
    @Test
    void chainsGoThroughRelationsAndNameTheirRules() {
        long seed = Seeds.seed();
        int named = 0;
        for (int i = 0; i < 60; i++) {
            Random random = new Random(seed + i);
            Grid solution = new PuzzleMaker(seed + i).solution(Layout.boxes(2, 3));
            Layout layout = RandomPrimitives.layout(solution, 8, random, Kind.PAIR);
            CandidateGrid position = position(layout, solution, 0.45, random);
            for (Step step : LogicSolver.of(layout)
                    .all(
                            position,
                            List.of(Technique.AIC, Technique.GROUPED_AIC, Technique.ALS_AIC, Technique.FORCING_CHAIN))
                    .orElseThrow()) {
                assertThat(agrees(step, solution))
                        .as("seed %d: %s", seed, step.text())
                        .isTrue();
                for (Part part : step.explanation().parts(Role.RULE)) {
                    named++;
                    // The reason in full, of which the text may lack some words.
                    assertThat(finder(step.technique()).reason(step))
                            .contains(part.rule())
                            .contains("by ");
                    assertThat(layout.statedRules())
                            .as("seed %d: %s", seed, step.text())
                            .anyMatch(
                                    rule -> rule.rule().name().equals(part.rule()) && forbids(rule, part.candidates()));
                }
            }
        }
        assertThat(named).isGreaterThan(10);
    }

    private static boolean forbids(StatedRule rule, List<Candidate> two) {
        PairRelation pair = (PairRelation) rule.primitives().get(0);
        int side = pair.side();
        int first = two.get(0).cell().number(side) == pair.cell(0) ? 0 : 1;
        return two.get(first).cell().number(side) == pair.cell(0)
                && two.get(1 - first).cell().number(side) == pair.cell(1)
                && !pair.isPossible(two.get(first).digit(), two.get(1 - first).digit());
    }

    /** A primitive of a kind on the first row that every grid obeys. */
    private static Primitive harmless(Kind kind, int side) {
        int[] row = IntStream.range(0, side).toArray();
        long[] all = new long[side];
        Arrays.fill(all, Digits.all(side));
        return switch (kind) {
            case DIFFER -> Differ.of(side, row);
            case CLAUSE -> DigitClause.of(side, 0, Digits.all(side));
            case PAIR -> PairRelation.of(side, 0, side * side - 1, (a, b) -> true);
            case SETS -> DigitSets.of(side, row, Digits.all(side));
            case SUM -> LinearSum.of(side, side * (side + 1) / 2, row);
            case COUNT -> DigitCount.of(side, row, 1, 1);
            case SEQUENCE -> Sequence.of(row, Automaton.of(side, 0, (state, digit) -> state, state -> true));
            case SECTION ->
                Section.of(
                        side,
                        row,
                        List.of(Section.Case.of(1, all)),
                        IntStream.range(0, side).mapToLong(i -> 1L << i).toArray());
            case EITHER -> Either.of(List.of(List.of(Differ.of(side, row)), List.of(DigitClause.of(side, 0, 1))));
        };
    }

    /** The position on another layout; it may be contradictory there. */
    private static CandidateGrid copy(CandidateGrid position, Layout layout) {
        CandidateGrid copy = CandidateGrid.full(CandidateLayout.of(layout));
        for (int cell = 0; cell < layout.cellCount() && !copy.isContradictory(); cell++) {
            for (int digit = 1; digit <= layout.side() && !copy.isContradictory(); digit++) {
                if (!position.isCandidate(cell, digit)) {
                    copy.remove(cell, digit);
                }
            }
            if (position.digit(cell) != 0 && !copy.isContradictory()) {
                copy.place(cell, position.digit(cell));
            }
        }
        return copy;
    }

    /** Even a rule that excludes nothing may tell two digits apart in the engine's eyes. */
    @ParameterizedTest
    @EnumSource(Kind.class)
    void techniquesThatAssumeOneSolutionFindNothingUnderARule(Kind kind) {
        Set<Technique> tried = EnumSet.noneOf(Technique.class);
        for (TechniquePositions.Example example : TechniquePositions.handWritten()) {
            Technique technique = example.techniques().iterator().next();
            Layout plain = example.position().layout();
            if (technique.assumesUniqueness()) {
                Layout layout = plain.with(PrimitiveRule.of("harmless", List.of(harmless(kind, plain.side()))));
                CandidateGrid position = copy(example.position(), layout);
                assertThat(position.isContradictory()).isFalse();
                assertThat(steps(example.position(), technique)).isNotEmpty();
                assertThat(steps(position, technique)).as("%s", technique).isEmpty();
                tried.add(technique);
            }
        }
        assertThat(tried).hasSizeGreaterThanOrEqualTo(10);
    }

    /** The same over the table of all rules that have a text. */
    @Test
    void noRuleWithATextLeavesTechniquesThatAssumeOneSolutionOrSymmetries() {
        Map<Technique, CandidateGrid> positions = new EnumMap<>(Technique.class);
        for (TechniquePositions.Example example : TechniquePositions.handWritten()) {
            Technique technique = example.techniques().iterator().next();
            if (technique.assumesUniqueness() && example.position().layout().equals(Layout.classic())) {
                positions.put(technique, example.position());
            }
        }
        assertThat(positions).isNotEmpty();
        int tried = 0;
        // What digits are worth is no rule.
        List<RuleForm> forms = RuleText.forms().stream()
                .filter(form -> !form.keyword().equals("digits"))
                .toList();
        for (RuleForm form : forms) {
            Layout layout = LayoutText.parse(List.of("box 3x3", form.example()));
            assertThat(layout.isPlain()).as(form.example()).isFalse();
            for (Technique technique : positions.keySet()) {
                CandidateGrid position = copy(positions.get(technique), layout);
                if (!position.isContradictory()) {
                    tried++;
                    assertThat(steps(position, technique))
                            .as("%s under %s", technique, form.example())
                            .isEmpty();
                }
            }
            if (!layout.statedRules().isEmpty()) {
                assertThatThrownBy(() -> Symmetry.relabelling(layout, 2, 1, 3, 4, 5, 6, 7, 8, 9))
                        .as(form.example())
                        .isInstanceOf(IllegalArgumentException.class);
                assertThat(CanonicalForm.supports(layout)).as(form.example()).isFalse();
            }
        }
        assertThat(tried).isGreaterThan(RuleText.forms().size());
    }

    private static List<Step> steps(CandidateGrid position, Technique technique) {
        return LogicSolver.of(position.layout())
                .withUniqueness(true)
                .withGivens(Grid.empty(position.layout()))
                .all(position, Set.of(technique))
                .orElseThrow();
    }

    @ParameterizedTest
    @EnumSource(Kind.class)
    void noSymmetryRenamesDigitsOrMovesCellsUnderARule(Kind kind) {
        for (Layout base : List.of(Layout.boxes(2, 2), Layouts.jigsaw(new BoxShape(2, 2), 6, new Random(1)))) {
            Layout layout = base.with(PrimitiveRule.of("harmless", List.of(harmless(kind, 4))));
            assertThatThrownBy(() -> Symmetries.of(layout))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining("harmless");
            assertThatThrownBy(() -> Symmetry.relabelling(layout, 2, 1, 3, 4))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining("harmless");
            assertThatThrownBy(() -> Symmetry.transposition(layout)).isInstanceOf(IllegalArgumentException.class);
            assertThat(CanonicalForm.supports(layout)).isFalse();
        }
    }

    private static Finder finder(Technique technique) {
        return technique == Technique.FORCING_CHAIN
                ? new ForcingChain()
                : new AlternatingChain(technique, LinkGraph.Kind.SETS);
    }
}
