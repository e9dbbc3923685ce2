package io.github.sudokusat.logic.find;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.NamedRule;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.logic.LogicSolver;
import io.github.sudokusat.logic.Profile;
import io.github.sudokusat.logic.step.Part;
import io.github.sudokusat.logic.step.Role;
import io.github.sudokusat.logic.step.Step;
import io.github.sudokusat.logic.step.Technique;
import io.github.sudokusat.primitive.DigitClause;
import io.github.sudokusat.primitive.Digits;
import io.github.sudokusat.primitive.Primitive;
import io.github.sudokusat.rule.PrimitiveRule;
import io.github.sudokusat.solve.SudokuSolver;
import io.github.sudokusat.testing.Seeds;
import io.github.sudokusat.testing.rules.RandomRules;
import io.github.sudokusat.testing.rules.RuledGrid;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Each deduction of a step by rules follows from its rule, the houses, and what the step says of other cells, and from nothing else: with the contrary
 * added, the SAT solver finds no grid.
 */
@Tag("long")
class DeductionGroundsTest {

    private static final Set<Technique> BY_DEDUCTION = EnumSet.range(Technique.MARK, Technique.RULE);

    private static final Set<Technique> BY_REFUTATION = EnumSet.of(Technique.RULE_OPTIONS, Technique.RULE_INTERACTION);

    private static final Set<Role> LISTS =
            EnumSet.of(Role.WAY, Role.ENDS, Role.CHOICE, Role.COMBINATION, Role.BASE, Role.COUNTED);

    /** One step and what is known in its course. */
    private static final class Check {

        private final Layout base;
        private final Layout layout;
        private final Step step;
        private final String what;
        /** The digits that each cell may have. */
        private final long[] known;
        /** The candidate that is assumed now. */
        private @Nullable Candidate assumed;

        Check(Layout base, CandidateGrid position, Step step, String what) {
            this.base = base;
            this.step = step;
            layout = position.layout();
            this.what = what + ": " + step.text();
            known = new long[layout.cellCount()];
            for (int cell = 0; cell < known.length; cell++) {
                int at = cell;
                known[cell] = Digits.where(layout.side(), digit -> position.isCandidate(at, digit));
            }
        }

        int number(Part part) {
            return part.candidates().get(0).cell().number(layout.side());
        }

        static long digits(Part part) {
            return Digits.of(
                    part.candidates().stream().mapToInt(Candidate::digit).toArray());
        }

        /** Checks that the ways are all ways, or that the rule breaks with what is said to follow from each premise. */
        void runOptions() {
            List<Primitive> rule = rule();
            if (step.explanation().contradictions().isEmpty()) {
                run();
                return;
            }
            DeductionClause all = new DeductionClause(step.explanation().parts());
            boolean isPlain = all.of(Role.CONSEQUENCE, Role.EXCLUDED).isEmpty();
            for (Candidate premise : step.eliminations()) {
                int cell = premise.cell().number(layout.side());
                long digit = Digits.of(premise.digit());
                assumed = premise;
                List<Primitive> grounds = new ArrayList<>();
                grounds.add(DigitClause.of(layout.side(), cell, digit));
                grounds.addAll(subtracted(rule, cell, digit));
                assertNeeded(rule, grounds);
                if (isPlain) {
                    all.of(Role.RULED_OUT, Role.REASON).forEach(part -> grounds.add(groundAfter(part, cell, digit)));
                    all.of(Role.NEEDED).forEach(part -> grounds.addAll(lackingAfter(part, cell, digit)));
                    grounds.addAll(shown(all));
                    grounds.addAll(elsewhere(all, cell, digit));
                } else {
                    involved(rule).forEach(one -> grounds.add(DigitClause.of(layout.side(), one, known[one])));
                }
                assertThat(isPossible(rule, grounds))
                        .as("%s: %s", what, premise)
                        .isFalse();
            }
        }

        /** With what is said last, and a premise, the rule allows a cell only the digits that it is said to need. */
        private void assertNeeded(List<Primitive> rule, List<Primitive> premise) {
            List<DeductionClause> clauses =
                    DeductionClause.all(step.explanation().parts());
            DeductionClause last = clauses.get(clauses.size() - 1);
            List<Primitive> said = new ArrayList<>(premise);
            last.of(Role.RULED_OUT, Role.REASON)
                    .forEach(part -> said.add(DigitClause.of(layout.side(), number(part), allowed(part))));
            said.addAll(shown(last));
            boolean isSplit =
                    !last.of(Role.SPLIT).isEmpty() && !last.of(Role.NEEDED).isEmpty();
            List<Primitive> contrary = new ArrayList<>(said);
            for (Part needed : last.of(Role.NEEDED)) {
                // The splits of a sum need one of the digits that the cells lack.
                contrary = isSplit ? contrary : new ArrayList<>(said);
                contrary.addAll(lacking(needed));
                if (!isSplit) {
                    assertNeeded(rule, contrary, needed);
                }
            }
            if (isSplit) {
                assertNeeded(rule, contrary, last.of(Role.NEEDED).get(0));
            }
        }

        private void assertNeeded(List<Primitive> rule, List<Primitive> contrary, Part needed) {
            assertThat(isPossible(rule, contrary))
                    .as("%s needs %s", what, needed.candidates())
                    .isFalse();
        }

        /** That no cell of a part has the digits that it is said to need. */
        private List<Primitive> lacking(Part needed) {
            List<Primitive> clauses = new ArrayList<>();
            byCell(needed)
                    .forEach((cell, digits) -> clauses.add(DigitClause.of(
                            layout.side(), cell, Digits.all(layout.side()) & ~digits & ~toldInSightOf(cell))));
            return clauses;
        }

        /** The digits that are assumed, or said to be the last ones, of cells that a cell sees. */
        private long toldInSightOf(int cell) {
            Map<Integer, Long> left = new TreeMap<>();
            if (assumed != null) {
                left.put(assumed.cell().number(layout.side()), Digits.of(assumed.digit()));
            }
            for (Part part : step.explanation().parts()) {
                boolean isLoss = part.role() == Role.EXCLUDED || part.role() == Role.RULED_OUT;
                if (isLoss || part.role() == Role.CONSEQUENCE) {
                    byCell(part)
                            .forEach((one, digits) ->
                                    left.merge(one, known[one] & (isLoss ? ~digits : digits), (a, b) -> a & b));
                }
            }
            return Arrays.stream(layout.peers(cell))
                    .mapToLong(peer -> left.getOrDefault(peer, 0L))
                    .filter(digits -> Long.bitCount(digits) == 1)
                    .reduce(0, (a, b) -> a | b);
        }

        private Map<Integer, Long> byCell(Part part) {
            Map<Integer, Long> digits = new TreeMap<>();
            part.candidates()
                    .forEach(one ->
                            digits.merge(one.cell().number(layout.side()), Digits.of(one.digit()), (a, b) -> a | b));
            return digits;
        }

        /** What cells may be that see a premise, but none of the digits that they would have to be. */
        private List<Primitive> lackingAfter(Part needed, int premise, long digit) {
            List<Primitive> clauses = new ArrayList<>();
            byCell(needed).forEach((cell, digits) -> {
                boolean sees = Arrays.stream(layout.peers(cell)).anyMatch(peer -> peer == premise);
                long left = known[cell] & (cell == premise ? digit : sees ? ~digit : -1L);
                assertThat(left & digits).as("%s: %s", what, needed).isZero();
                clauses.add(DigitClause.of(layout.side(), cell, left));
            });
            return clauses;
        }

        /** That the cells of the group of a same set that are not left for a digit lack it. */
        private List<Primitive> elsewhere(DeductionClause clause, int premise, long digit) {
            List<Part> counted = clause.of(Role.COUNTED).stream()
                    .filter(part -> part.rule().startsWith("same set"))
                    .toList();
            List<Primitive> clauses = new ArrayList<>();
            for (Part part : counted) {
                Map<Integer, Long> cells = byCell(part);
                clause.of(Role.PLACE).forEach(place -> byCell(place).keySet().forEach(cells::remove));
                cells.forEach((cell, digits) -> {
                    boolean sees = Arrays.stream(layout.peers(cell)).anyMatch(peer -> peer == premise);
                    assertThat(known[cell] & digits & (sees ? ~digit : -1L))
                            .as("%s: %s", what, part)
                            .isZero();
                    clauses.add(DigitClause.of(layout.side(), cell, Digits.all(layout.side()) & ~digits));
                });
            }
            return clauses;
        }

        /** The cells with one digit, by what is told, that are taken from a sum; none if none is. */
        private List<Primitive> subtracted(List<Primitive> rule, int premise, long digit) {
            boolean isSubtracted = step.explanation().parts(Role.TOTAL).size() > 1
                    && step.explanation().parts(Role.TOTAL).stream().anyMatch(part -> part.sum() < 0);
            long[] left = known.clone();
            place(premise, digit, left);
            for (Part part : step.explanation().parts()) {
                if (part.role() == Role.CONSEQUENCE) {
                    place(number(part), digits(part), left);
                } else if (part.role() == Role.EXCLUDED) {
                    left[number(part)] &= ~digits(part);
                }
            }
            return rule.stream()
                    .flatMapToInt(primitive -> Arrays.stream(primitive.cells()))
                    .distinct()
                    .filter(cell -> isSubtracted && Long.bitCount(left[cell]) == 1)
                    .<Primitive>mapToObj(cell -> DigitClause.of(layout.side(), cell, left[cell]))
                    .toList();
        }

        private void place(int cell, long digit, long[] left) {
            left[cell] = digit;
            Arrays.stream(layout.peers(cell)).forEach(peer -> left[peer] &= ~digit);
        }

        /** The cells of the rule, or, since singles may be anywhere, all. */
        private IntStream involved(List<Primitive> rule) {
            return step.technique() == Technique.RULE_INTERACTION
                    ? IntStream.range(0, layout.cellCount())
                    : rule.stream()
                            .flatMapToInt(primitive -> Arrays.stream(primitive.cells()))
                            .distinct();
        }

        /** What a cell may be that sees a premise. */
        private Primitive groundAfter(Part part, int premise, long digit) {
            int cell = number(part);
            boolean sees = Arrays.stream(layout.peers(cell)).anyMatch(peer -> peer == premise);
            long left = known[cell] & (sees ? ~digit : -1L);
            long allowed = allowed(part);
            assertThat(left & ~allowed).as("%s: %s", what, part).isZero();
            return DigitClause.of(layout.side(), cell, allowed);
        }

        /** The rules that are named; where the sum of houses is, all, because it rests on cages. */
        private List<Primitive> rule() {
            List<String> names =
                    step.explanation().parts(Role.RULE).stream().map(Part::rule).toList();
            return layout.statedRules().stream()
                    .filter(stated -> names.stream()
                            .anyMatch(name ->
                                    name.startsWith("the sum ") || (name + " ").startsWith(stated.name() + " ")))
                    .flatMap(stated -> stated.primitives().stream())
                    .toList();
        }

        /** Checks clause by clause; what one excludes or lists is known to the next. */
        void run() {
            List<Primitive> rule = rule();
            boolean isListed = false;
            for (DeductionClause clause : DeductionClause.all(step.explanation().parts())) {
                List<Primitive> grounds = new ArrayList<>();
                clause.of(Role.RULED_OUT, Role.REASON).forEach(part -> grounds.add(ground(part)));
                grounds.addAll(shown(clause));
                isListed |= clause.parts().stream().anyMatch(part -> LISTS.contains(part.role()));
                if (isListed) {
                    rule.forEach(primitive -> Arrays.stream(primitive.cells())
                            .distinct()
                            .forEach(cell -> grounds.add(DigitClause.of(layout.side(), cell, known[cell]))));
                }
                assertWays(clause.of(Role.WAY), rule, grounds);
                grounds.addAll(neededElsewhere(rule, clause, isListed));
                for (Part excluded : clause.of(Role.EXCLUDED)) {
                    List<Primitive> contrary = new ArrayList<>(grounds);
                    contrary.add(DigitClause.of(layout.side(), number(excluded), digits(excluded)));
                    assertThat(isPossible(rule, contrary))
                            .as("%s excludes %s", what, excluded.candidates())
                            .isFalse();
                }
                clause.of(Role.EXCLUDED).forEach(part -> known[number(part)] &= ~digits(part));
                if (clause.of(Role.EXCLUDED).isEmpty()) {
                    removeWhatSeesItsDigitIn(clause.of(Role.WAY));
                }
            }
            assertConclusions();
        }

        /** Checks that premises would need what is said, each time with what is said before; returns what the cells may be of which it is said. */
        private List<Primitive> neededElsewhere(List<Primitive> rule, DeductionClause clause, boolean isListed) {
            List<Primitive> told = new ArrayList<>();
            List<Part> parts = clause.of(Role.PREMISE, Role.NEEDED);
            List<Primitive> before = new ArrayList<>();
            for (int i = 0; i < parts.size(); i++) {
                Part part = parts.get(i);
                if (part.role() == Role.PREMISE) {
                    before.clear();
                    before.add(DigitClause.of(layout.side(), number(part), digits(part)));
                    continue;
                }
                int cell = number(part);
                boolean isLast = i + 1 == parts.size() || parts.get(i + 1).role() == Role.PREMISE;
                assertThat((known[cell] & digits(part)) == 0)
                        .as("%s: %s", what, part)
                        .isEqualTo(isLast);
                List<Primitive> contrary = new ArrayList<>(before);
                long others = Digits.all(layout.side()) & ~digits(part);
                contrary.add(DigitClause.of(layout.side(), cell, isLast ? others : others & known[cell]));
                // What may be selected also says what is needed.
                if (!isListed && (isLast || (others & known[cell]) != 0)) {
                    assertThat(isPossible(rule, contrary))
                            .as("%s needs %s", what, part.candidates())
                            .isFalse();
                }
                before.add(DigitClause.of(layout.side(), cell, digits(part)));
                told.add(DigitClause.of(layout.side(), cell, known[cell]));
            }
            return told;
        }

        private void removeWhatSeesItsDigitIn(List<Part> ways) {
            for (Candidate gone : step.eliminations()) {
                int cell = gone.cell().number(layout.side());
                boolean isSeen = ways.stream()
                        .allMatch(way -> way.candidates().stream()
                                .anyMatch(one -> one.digit() == gone.digit()
                                        && Arrays.stream(layout.peers(cell))
                                                .anyMatch(peer ->
                                                        peer == one.cell().number(layout.side()))));
                known[cell] &= isSeen ? ~Digits.of(gone.digit()) : -1L;
            }
        }

        private long allowed(Part part) {
            return part.role() == Role.REASON ? digits(part) : Digits.all(layout.side()) & ~digits(part);
        }

        private Primitive ground(Part part) {
            int cell = number(part);
            long allowed = allowed(part);
            assertThat(known[cell] & ~allowed).as("%s: %s", what, part).isZero();
            return DigitClause.of(layout.side(), cell, allowed);
        }

        /** What one sees of the cells that a bound names: from which digit on, or up to which, they have candidates. */
        private List<Primitive> shown(DeductionClause clause) {
            List<Primitive> shown = new ArrayList<>();
            for (Part bound : clause.of(Role.LEAST, Role.GREATEST)) {
                for (Candidate one : bound.candidates().size() > 1 ? bound.candidates() : List.<Candidate>of()) {
                    int cell = one.cell().number(layout.side());
                    long allowed = bound.role() == Role.LEAST
                            ? -Long.lowestOneBit(known[cell]) & Digits.all(layout.side())
                            : (Long.highestOneBit(known[cell]) << 1) - 1;
                    shown.add(DigitClause.of(layout.side(), cell, allowed));
                }
            }
            return shown;
        }

        /** No grid has the cells otherwise than in one of the ways. */
        private void assertWays(List<Part> ways, List<Primitive> rule, List<Primitive> grounds) {
            List<Primitive> others = new ArrayList<>(grounds);
            for (Part way : ways) {
                int[] cells = way.candidates().stream()
                        .mapToInt(one -> one.cell().number(layout.side()))
                        .toArray();
                long[] sets = way.candidates().stream()
                        .mapToLong(one -> ~Digits.of(one.digit()))
                        .toArray();
                others.add(DigitClause.of(layout.side(), cells, sets));
            }
            assertThat(!ways.isEmpty() && isPossible(rule, others))
                    .as("%s: another way", what)
                    .isFalse();
        }

        private boolean isPossible(List<Primitive> rule, List<Primitive> grounds) {
            List<NamedRule> rules = new ArrayList<>();
            rules.add(PrimitiveRule.of("rule", rule));
            if (!grounds.isEmpty()) {
                rules.add(PrimitiveRule.of("grounds", grounds));
            }
            return SudokuSolver.create()
                    .solve(Grid.empty(base.with(rules)))
                    .findSolution()
                    .isPresent();
        }

        private void assertConclusions() {
            for (Candidate gone : step.eliminations()) {
                assertThat(Digits.contains(known[gone.cell().number(layout.side())], gone.digit()))
                        .as("%s: %s", what, gone)
                        .isFalse();
            }
            for (Candidate placed : step.placements()) {
                assertThat(known[placed.cell().number(layout.side())])
                        .as("%s: %s", what, placed)
                        .isEqualTo(Digits.of(placed.digit()));
            }
        }
    }

    private static void check(int rounds, int most) {
        int seed = Seeds.seed();
        Profile simple = Profile.of(
                "simple",
                Profile.full().entries().stream()
                        .filter(entry -> entry.score() <= 60 || BY_REFUTATION.contains(entry.technique()))
                        .toList());
        Set<Technique> seen = EnumSet.noneOf(Technique.class);
        for (int i = seed; i < seed + rounds; i++) {
            Layout base = i % 3 == 0 ? Layout.classic() : Layout.boxes(2, 3);
            RuledGrid ruled = RandomRules.combination(base, i, 6).orElseThrow();
            LogicSolver solver = LogicSolver.of(ruled.layout()).withProfile(simple);
            CandidateGrid position = solver.start(ruled.puzzle(i, 0.6));
            for (int k = 0; k < most && !position.isSolved(); k++) {
                Step step = solver.next(position).findFirst().orElse(null);
                if (step == null) {
                    break;
                }
                if (BY_DEDUCTION.contains(step.technique())) {
                    new Check(base, position, step, "seed " + i + ", " + ruled).run();
                } else if (BY_REFUTATION.contains(step.technique())) {
                    new Check(base, position, step, "seed " + i + ", " + ruled).runOptions();
                }
                if (BY_REFUTATION.contains(step.technique()) || BY_DEDUCTION.contains(step.technique())) {
                    RoleTableTest.assertAsTheTableSays(step);
                    assertThat(step.text().length()).as(step.text()).isLessThanOrEqualTo(500);
                    seen.add(step.technique());
                }
                LogicSolver.apply(step, position);
            }
        }
        assertThat(seen).hasSizeGreaterThan(4);
    }

    @Test
    void everyDeductionFollowsFromWhatIsSaid() {
        check(30, 60);
    }

    @Test
    @Tag("slow")
    void everyDeductionOfManyPuzzlesFollowsFromWhatIsSaid() {
        check(300, 200);
    }

    @Test
    void aBrokenRuleWouldNeedWhatIsSaid() {
        int seed = Seeds.seed();
        int needs = 0;
        for (int i = seed; i < seed + 40 && needs < 20; i++) {
            Layout base = Layout.boxes(2, 3);
            RuledGrid ruled = RandomRules.combination(
                            base, i, 4, List.of("renban", "arrow", "regex", "lockout", "double-arrow", "killer"))
                    .orElseThrow();
            LogicSolver solver = LogicSolver.of(ruled.layout());
            CandidateGrid position = solver.start(ruled.puzzle(i, 0.7));
            for (Step step : solver.all(position, BY_REFUTATION).orElseThrow()) {
                if (!step.explanation().parts(Role.NEEDED).isEmpty()) {
                    new Check(base, position, step, "seed " + i + ", " + ruled).runOptions();
                    needs++;
                }
            }
        }
        assertThat(needs).isGreaterThan(3);
    }

    /** What cells add up to at least or at most is attained by the digits that are named, and not exceeded by any others. */
    @Test
    void boundsOfSumsAreAttained() {
        int seed = Seeds.seed();
        int checked = 0;
        for (int i = seed; i < seed + 20; i++) {
            Layout base = Layout.boxes(2, 3);
            RuledGrid ruled = RandomRules.combination(
                            base, i, 3, List.of("arrow", "zipper", "region-sum", "equal-sum", "little-killer"))
                    .orElseThrow();
            LogicSolver solver = LogicSolver.of(ruled.layout());
            CandidateGrid position = solver.start(ruled.puzzle(i, 0.8));
            for (Step step : solver.all(position, Set.of(Technique.SUMS, Technique.OUTSIDE_CLUE))
                    .orElseThrow()) {
                CandidateGrid left = position.copy();
                for (DeductionClause clause :
                        DeductionClause.all(step.explanation().parts())) {
                    for (Part bound : clause.of(Role.LEAST, Role.GREATEST)) {
                        assertBound(bound, clause, left, base);
                        checked++;
                    }
                    clause.of(Role.EXCLUDED)
                            .forEach(part -> part.candidates()
                                    .forEach(one -> left.remove(one.cell().number(base.side()), one.digit())));
                }
            }
        }
        assertThat(checked).isGreaterThan(10);
    }

    /** A bound of digits that the cells have, as far as it needs them those that are said. */
    private static void assertBound(Part bound, DeductionClause clause, CandidateGrid left, Layout base) {
        int side = base.side();
        List<Cell> cells = bound.candidates().stream().map(Candidate::cell).toList();
        List<Set<Integer>> allowed = new ArrayList<>();
        for (Cell cell : cells) {
            Set<Integer> digits = Arrays.stream(range(side))
                    .filter(digit -> left.isCandidate(cell.number(side), digit))
                    .boxed()
                    .collect(Collectors.toSet());
            for (Part ground : clause.of(Role.RULED_OUT, Role.REASON)) {
                Set<Integer> said = Wording.digitSet(ground.candidates());
                if (ground.candidates().get(0).cell().equals(cell)) {
                    digits.removeIf(digit -> said.contains(digit) != (ground.role() == Role.REASON));
                }
            }
            allowed.add(digits);
        }
        boolean isLeast = bound.role() == Role.LEAST;
        int best = best(cells, allowed, new int[cells.size()], 0, base, isLeast);
        int named = bound.candidates().stream().mapToInt(Candidate::digit).sum();
        // The digits may be less bound than the cells, some of which are not taken together.
        assertThat(isLeast ? named <= best : named >= best)
                .as("%s with %s", bound, clause)
                .isTrue();
    }

    private static int[] range(int side) {
        int[] digits = new int[side];
        Arrays.setAll(digits, i -> i + 1);
        return digits;
    }

    private static int best(
            List<Cell> cells, List<Set<Integer>> allowed, int[] chosen, int index, Layout base, boolean isLeast) {
        if (index == chosen.length) {
            return Arrays.stream(chosen).sum();
        }
        int best = isLeast ? Integer.MAX_VALUE : Integer.MIN_VALUE;
        for (int digit : allowed.get(index)) {
            boolean fits = true;
            for (int i = 0; i < index; i++) {
                int other = cells.get(i).number(base.side());
                fits &= chosen[i] != digit
                        || Arrays.stream(base.peers(cells.get(index).number(base.side())))
                                .noneMatch(peer -> peer == other);
            }
            if (fits) {
                chosen[index] = digit;
                int found = best(cells, allowed, chosen, index + 1, base, isLeast);
                best = isLeast ? Math.min(best, found) : Math.max(best, found);
            }
        }
        return best;
    }
}
