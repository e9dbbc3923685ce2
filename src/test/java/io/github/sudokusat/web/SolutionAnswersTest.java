package io.github.sudokusat.web;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.testing.BruteForce;
import io.github.sudokusat.testing.Layouts;
import io.github.sudokusat.testing.RandomPuzzles;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Answers about the solutions of a puzzle, compared with a brute-force search. */
class SolutionAnswersTest {

    @Provide
    static Arbitrary<Layout> layouts() {
        return Layouts.any(4, 6);
    }

    private static Grid puzzle(Layout layout, long seed, int most) {
        Optional<Grid> puzzle = RandomPuzzles.find(layout, seed, most);
        Assume.that(puzzle.isPresent());
        return puzzle.orElseThrow();
    }

    @Property(tries = 60)
    void solveCheckAndCountAgreeWithBruteForce(
            @ForAll("layouts") Layout layout, @ForAll long seed, @ForAll @IntRange(min = 1, max = 40) int most) {
        Grid puzzle = puzzle(layout, seed, most);
        List<String> solutions =
                BruteForce.solutions(puzzle, 3_000).stream().map(Asked::line).toList();
        Assume.that(solutions.size() < 3_000);

        Map<String, Object> count = Asked.ask("count", puzzle);
        assertThat(count)
                .containsEntry("count", Integer.toString(solutions.size()))
                .containsEntry("exact", true);
        Map<String, Object> check = Asked.ask("check", puzzle);
        Map<String, Object> solve = Asked.ask("solve", puzzle);
        if (solutions.isEmpty()) {
            assertThat(check).containsEntry("result", "none");
            assertThat(solve).containsEntry("result", "none");
        } else if (solutions.size() == 1) {
            assertThat(check).containsEntry("result", "proper").containsEntry("solution", solutions.get(0));
        } else {
            assertThat(check).containsEntry("result", "several");
            assertThat(solutions).containsAll(Json.strings(check.get("witness")));
            assertThat(solutions).contains(Asked.text(solve, "solution"));
        }
        assertHeat(puzzle, solutions);
        assertTrueCandidates(puzzle, solutions);
    }

    private static void assertHeat(Grid puzzle, List<String> solutions) {
        int side = puzzle.layout().side();
        List<BigInteger> expected = new ArrayList<>();
        for (int i = 0; i < puzzle.layout().cells().length * side; i++) {
            int cell = i / side;
            char symbol = symbol(puzzle, i % side);
            expected.add(BigInteger.valueOf(solutions.stream()
                    .filter(solution -> solution.charAt(cell) == symbol)
                    .count()));
        }
        assertThat(Json.strings(Asked.ask("heat", puzzle).get("perCandidate")).stream()
                        .map(BigInteger::new))
                .containsExactlyElementsOf(expected);
    }

    private static char symbol(Grid puzzle, int index) {
        return "0123456789".charAt(puzzle.layout().values().least() + index);
    }

    private static void assertTrueCandidates(Grid puzzle, List<String> solutions) {
        Map<String, Object> answer = Asked.ask("true", puzzle);
        if (solutions.isEmpty()) {
            assertThat(answer).containsEntry("result", "none");
            return;
        }
        long count = 0;
        for (int cell = 0; cell < puzzle.layout().cells().length; cell++) {
            count += digits(solutions, cell).size();
        }
        assertThat(answer.get("count")).hasToString(Long.toString(count));
        assertWithKnown(puzzle, solutions, Asked.text(answer, "marks"));
    }

    private static Set<Character> digits(List<String> solutions, int cell) {
        return solutions.stream().map(solution -> solution.charAt(cell)).collect(Collectors.toSet());
    }

    /** With solutions that are known, and with grids that are none, the answer is the same; each candidate is counted. */
    private static void assertWithKnown(Grid puzzle, List<String> solutions, String marks) {
        int side = puzzle.layout().side();
        String wrong = "1".repeat(puzzle.layout().cells().length);
        String known = "known=" + wrong + "," + solutions.get(solutions.size() / 2);
        Map<String, Object> counted = Asked.ask("true", puzzle, known, "most=3");
        assertThat(counted).containsEntry("result", "found").containsEntry("marks", marks);
        assertThat(solutions).containsAll(Json.strings(counted.get("solutions")));
        List<String> expected = new ArrayList<>();
        for (int i = 0; i < puzzle.layout().cells().length * side; i++) {
            int cell = i / side;
            char symbol = symbol(puzzle, i % side);
            expected.add(Long.toString(Math.min(
                    3,
                    solutions.stream()
                            .filter(solution -> solution.charAt(cell) == symbol)
                            .count())));
        }
        assertThat((List<?>) counted.get("counts")).map(Object::toString).isEqualTo(expected);
        Map<String, Object> quick = Asked.ask("true", puzzle, known, "quick=true");
        assertThat(quick).containsEntry("result", "unknown").containsEntry("reason", "work limit reached");
        List<String> found = Json.strings(quick.get("solutions"));
        assertThat(solutions).containsAll(found);
        for (int cell = 0; cell < puzzle.layout().cells().length; cell++) {
            assertThat(digits(found, cell))
                    .as("a small grid needs no more than a short search")
                    .isEqualTo(digits(solutions, cell));
        }
    }

    @Test
    void whatIsFoundBeforeALimitIsTrue() {
        Grid empty = Grid.empty(Layout.classic());
        Map<String, Object> quick = Asked.ask("true", empty, "known=", "quick=true");
        List<String> solutions = Json.strings(quick.get("solutions"));
        assertThat(solutions).hasSizeBetween(9, 729);
        Map<String, Object> none = Asked.ask("true", empty, "known=" + solutions.get(0), "time=0");
        assertThat(none).containsEntry("result", "unknown");
        assertThat(Json.strings(none.get("solutions"))).containsExactly(solutions.get(0));
    }

    /** The givens of the rules are those of an imported puzzle; the answer broke off with a key that was there twice. */
    @Test
    void aDigitMayClashWithGivensThatAreRules() {
        String layout = "layout=box 2x2; given r1c1 = 3; given r2c3 = 1; given r4c4 = 2";
        Map<String, Object> answer = Asked.ask("check", layout, "givens=1...............");
        assertThat(answer).containsEntry("result", "none");
        assertThat(Json.strings(answer.get("conflicts"))).containsExactly("r1c1 is 3 does not hold, because it is 1");
        assertThat(Json.strings(answer.get("conflictSet"))).containsExactly("r1c1=1");
        assertThat(Json.strings(answer.get("conflictRules"))).containsExactly("given r1c1 = 3");
        Map<String, Object> apart = Asked.ask("check", layout, "givens=.3..............");
        assertThat(apart).containsEntry("result", "none").containsKey("conflicts");
        for (String command : List.of("path", "hint", "rate", "mistakes", "conflict", "solve", "true known=")) {
            List<String> words = new ArrayList<>(List.of(command.split(" ", -1)));
            words.addAll(List.of(layout, "givens=1..............."));
            assertThat(Asked.ask(words.toArray(String[]::new)).get("result"))
                    .as(command)
                    .isNotEqualTo("error");
        }
    }

    @Test
    void rulesWithoutWhichThereIsOneSolutionAreNeedless() {
        Grid grid = GameText.grid("givens", Asked.EASY, Layout.classic());
        Map<String, Object> proper = Asked.ask(
                "needless", "givens=" + Asked.EASY, "layout=box 3x3; killer 8 r1c1 r1c2; killer 9 r1c3 r1c9 r1c4");
        assertThat(proper).containsEntry("result", "none");
        Map<String, Object> two = Asked.ask(
                "needless", "givens=" + Asked.EASY, "layout=box 3x3; killer 8 r1c1 r1c2; pair-sum 10 r1c3 r1c4");
        assertThat(two).containsEntry("result", "minimized");
        assertThat(Json.strings(two.get("needless"))).containsExactly("killer 8 r1c1 r1c2", "pair-sum 10 r1c3 r1c4");
        assertThat(Asked.ask("needless", grid.with(0, 0).with(1, 0).with(4, 0))).containsEntry("result", "several");
        assertThat(Asked.ask("needless", "givens=" + Asked.EASY, "marks=" + "9,".repeat(80) + "9", "of=position"))
                .containsEntry("result", "error");
    }

    @Property(tries = 30)
    void missingDigitsAndRedundantOnesLeaveOneSolution(
            @ForAll("layouts") Layout layout, @ForAll long seed, @ForAll @IntRange(min = 1, max = 40) int most) {
        Grid puzzle = puzzle(layout, seed, most);
        Map<String, Object> missing = Asked.ask("missing", puzzle);
        if ("found".equals(missing.get("result"))) {
            Grid all = puzzle;
            for (String candidate : Json.strings(missing.get("needed"))) {
                all = all.with(Candidate.parse(candidate, layout.values()));
            }
            assertThat(BruteForce.count(all, 2)).isEqualTo(1);
            Map<String, Object> minimal = Asked.ask("minimize", all, "seed=" + seed);
            Grid smaller = GameText.game(request(minimal, layout)).givens();
            assertThat(BruteForce.count(smaller, 2)).isEqualTo(1);
            assertThat(all.keeps(smaller)).isTrue();
        }
    }

    private static Request request(Map<String, Object> minimal, Layout layout) {
        return Request.of(
                Asked.command("fill"),
                List.of(Asked.layout(layout), "givens=" + minimal.get("minimal")),
                (what, done, total) -> {},
                System::nanoTime);
    }

    @ParameterizedTest
    @ValueSource(strings = {"bits", "sat", "propagate", "backtrack", "ilp", "default"})
    void everyEngineSolves(String engine) {
        Map<String, Object> answer = Asked.ask("solve", "givens=" + Asked.EASY, "engine=" + engine);

        assertThat(answer)
                .containsEntry("result", "solved")
                .containsEntry("solution", Asked.EASY_SOLUTION)
                .containsKeys("statistics", "milliseconds");
    }

    @Test
    void theEmptyGridHasTheKnownNumberOfSolutions() {
        assertThat(Asked.ask("count", "givens="))
                .containsEntry("count", "6670903752021072936960")
                .containsEntry("text", "6,670,903,752,021,072,936,960 solutions.");
    }

    @Test
    void aTimeLimitStopsACount() {
        Map<String, Object> answer = Asked.ask("count", "layout=box 4x4", "time=50");

        assertThat(answer).containsEntry("result", "stopped").containsEntry("reason", "time limit reached");
        assertThat(answer).containsEntry("exact", false).containsKey("count");
    }

    @Test
    void clashingGivensAreNamed() {
        Map<String, Object> answer = Asked.ask("check", "givens=55" + ".".repeat(79));

        assertThat(answer)
                .containsEntry("result", "none")
                .containsEntry("cells", List.of("r1c1", "r1c2"))
                .containsEntry("conflictSet", List.of("r1c1=5", "r1c2=5"))
                .containsEntry("smallest", true);
        assertThat(Asked.ask("conflict", "givens=" + Asked.EASY)).containsEntry("result", "solvable");
    }

    @Test
    void theQuestionIsAboutTheGivensUnlessItIsAboutThePosition() {
        String wrong = "entries=531" + ".".repeat(78);

        assertThat(Asked.ask("check", "givens=" + Asked.EASY, wrong)).containsEntry("result", "proper");
        assertThat(Asked.ask("check", "givens=" + Asked.EASY, wrong, "of=position"))
                .containsEntry("result", "none");
        assertThat(Asked.ask("check", "entries=" + Asked.EASY)).containsEntry("result", "proper");
    }

    /** Rules alone are a puzzle, so that wrong digits and marks are not taken for it. */
    @Test
    void mistakesInAPuzzleWithoutGivensAreNamed() {
        assertThat(Asked.ask(
                        "mistakes",
                        "layout=box 2x2; killer 3 r1c1 r1c2",
                        "entries=34..............",
                        "marks=,,1" + ",".repeat(13)))
                .containsEntry("result", "mistakes")
                .containsEntry("wrong", List.of("r1c1=3", "r1c2=4"));
    }

    @Test
    void mistakesAreNamed() {
        Map<String, Object> answer = Asked.ask("mistakes", "givens=" + Asked.EASY, "entries=531" + ".".repeat(78));

        assertThat(answer)
                .containsEntry("result", "mistakes")
                .containsEntry("wrong", List.of("r1c3=1"))
                .containsEntry("sentences", List.of("r1c3=1 is wrong"));
        String marks = "marks=,,12," + ",".repeat(77);
        assertThat(Asked.ask("mistakes", "givens=" + Asked.EASY, marks))
                .containsEntry("wrongEliminations", List.of("r1c3<>4"));
        assertThat(Asked.ask("mistakes", "givens=" + Asked.EASY, "entries=534" + ".".repeat(78)))
                .containsEntry("result", "correct");
    }

    @Test
    void drawnSolutionsAreSolutionsAndRepeatable() {
        String givens = "givens=" + Asked.EASY.substring(0, 60) + ".".repeat(21);
        Map<String, Object> answer = Asked.ask("solve", givens, "random=7");

        assertThat(answer).containsEntry("result", "solved").isEqualTo(Asked.ask("solve", givens, "random=7"));
    }

    @Test
    void anEstimateHasItsError() {
        assertThat(Asked.ask("estimate", "layout=box 2x2", "probes=200"))
                .containsEntry("result", "estimated")
                .containsKeys("estimate", "standardError", "reached");
    }
}
