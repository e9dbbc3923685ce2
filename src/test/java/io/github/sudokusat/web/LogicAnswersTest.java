package io.github.sudokusat.web;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.answer.logic.StepJson;
import io.github.sudokusat.format.read.GridParser;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.logic.LogicPath;
import io.github.sudokusat.logic.LogicSolver;
import io.github.sudokusat.logic.Profile;
import io.github.sudokusat.logic.rate.Rater;
import io.github.sudokusat.logic.rate.Rating;
import io.github.sudokusat.logic.rate.SeEstimate;
import io.github.sudokusat.logic.step.HintDetail;
import io.github.sudokusat.logic.step.Step;
import io.github.sudokusat.testing.PuzzleMaker;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Hints, all steps, paths and ratings are those of the library. */
class LogicAnswersTest {

    /** Needs more than singles: an XY-wing and a unique rectangle among others. */
    private static final String HARD =
            "1....8....9...47.5...5.......42..183....1.2..3....7.6..2.64....6......3...7.....1";

    private static final Grid HARD_GRID = GridParser.create().parse(HARD);

    private static LogicSolver solver(Grid puzzle) {
        return LogicSolver.of(puzzle.layout()).withUniqueness(true).withGivens(puzzle);
    }

    @Test
    void theHintIsTheNextStep() {
        Step step = solver(HARD_GRID)
                .next(solver(HARD_GRID).start(HARD_GRID))
                .findFirst()
                .orElseThrow();
        Map<String, Object> answer = Asked.ask("hint", "givens=" + HARD);

        assertThat(answer).containsEntry("result", "found").containsEntry("uniqueness", "checked");
        assertThat(answer)
                .containsEntry("technique", step.technique().id())
                .containsEntry("name", step.technique().title())
                .containsEntry("placements", StepJson.placements(step))
                .containsEntry("eliminations", StepJson.eliminations(step))
                .containsEntry("text", step.text())
                .containsEntry("textVague", step.text(HintDetail.VAGUE))
                .containsEntry("textConcrete", step.text(HintDetail.CONCRETE));
    }

    @ParameterizedTest
    @ValueSource(strings = {"vague", "concrete"})
    void aWeakHintGivesNothingElseAway(String detail) {
        Map<String, Object> found = Asked.ask("hint", "givens=" + HARD, "detail=" + detail);

        assertThat(found)
                .containsKeys("technique", "text", "name")
                .doesNotContainKeys("placements", "explanation", "marks");
    }

    @Test
    void thePathReplaysFromPositionToPosition() {
        LogicPath path = solver(HARD_GRID).solve(solver(HARD_GRID).start(HARD_GRID));
        Map<String, Object> answer = Asked.ask("path", "givens=" + HARD);

        List<Map<String, Object>> steps = Json.objects(answer.get("steps"));
        assertThat(steps.stream().map(step -> step.get("text")))
                .containsExactlyElementsOf(path.steps().stream().map(Step::text).toList());
        assertThat(answer)
                .containsEntry("result", "solved")
                .containsEntry("sentence", "Solved by logic alone.")
                .containsEntry("hardestName", path.hardest().orElseThrow().title())
                .containsEntry("hardest", path.hardest().orElseThrow().id());
        assertThat(answer.get("pathScore")).hasToString(Long.toString(path.score()));
        for (int i = 0; i + 1 < steps.size(); i++) {
            Map<String, Object> hint = position(Asked.object(steps.get(i), "before"), HARD);
            assertThat(hint).containsEntry("text", steps.get(i).get("text"));
        }
    }

    /** The next step in a position of a path, which the page gives by its digits and marks. */
    private static Map<String, Object> position(Map<String, Object> position, String givens) {
        return Asked.ask(
                "hint", "givens=" + givens, "entries=" + position.get("digits"), "marks=" + position.get("marks"));
    }

    @Test
    void allStepsAreThoseOfTheExhaustiveProfile() {
        LogicSolver all = solver(HARD_GRID).withProfile(Profile.exhaustive());
        List<String> texts = all.all(all.start(HARD_GRID)).orElseThrow().stream()
                .map(Step::text)
                .toList();
        Map<String, Object> answer = Asked.ask("steps", "givens=" + HARD);

        assertThat(Json.objects(answer.get("steps")).stream().map(step -> step.get("text")))
                .containsExactlyElementsOf(texts);
    }

    @Test
    void largeGridsKnowTheirGivensToo() {
        Grid puzzle = new PuzzleMaker(5).minimalPuzzle(Layout.boxes(2, 5));
        Map<String, Object> path = Asked.ask("path", puzzle);
        for (Map<String, Object> taken : Json.objects(path.get("steps"))) {
            Map<String, Object> before = Asked.object(taken, "before");
            Map<String, Object> hint =
                    Asked.ask("hint", puzzle, "entries=" + before.get("digits"), "marks=" + before.get("marks"));
            assertThat(hint).containsEntry("uniqueness", "checked");
            assertThat(hint).containsEntry("text", taken.get("text"));
        }
    }

    @Test
    void theRatingIsThatOfTheLibrary() {
        Rating rating = Rater.of(solver(HARD_GRID)).rate(HARD_GRID);
        Map<String, Object> answer = Asked.ask("rate", "givens=" + HARD, "entries=17" + HARD.substring(2));

        assertThat(answer)
                .containsEntry("result", "rated")
                .containsEntry("level", rating.level().orElseThrow().text())
                .containsEntry("hardest", rating.hardestId().orElseThrow());
        assertThat(answer.get("score")).hasToString(Long.toString(rating.score()));
        assertThat(answer.get("rounds")).hasToString(Integer.toString(rating.rounds()));
        assertThat(answer.get("seEstimate"))
                .hasToString(
                        SeEstimate.of(HARD_GRID.layout(), rating).orElseThrow().toString());
    }

    @Test
    void aWrongDigitEndsLogicWithItsReason() {
        Map<String, Object> answer = Asked.ask("hint", "givens=" + Asked.EASY, "entries=535" + ".".repeat(78));

        assertThat(answer).containsEntry("result", "none");
        assertThat(Json.strings(answer.get("conflicts"))).contains("5 appears more than once in row 1: r1c1, r1c3");
    }

    @Test
    void aSolvedGridHasNoStep() {
        assertThat(Asked.ask("hint", "givens=" + Asked.EASY, "entries=" + Asked.EASY_SOLUTION))
                .containsEntry("result", "solved")
                .containsEntry("sentence", "The grid is solved.");
    }

    @Test
    void techniquesCanBeSwitchedOff() {
        Map<String, Object> answer = Asked.ask("path", "givens=" + HARD, "techniques=hidden-single,naked-single");

        assertThat(answer).containsEntry("result", "stuck");
        assertThat(Json.objects(answer.get("steps")).stream().map(step -> step.get("technique")))
                .isSubsetOf("hidden-single", "naked-single");
        Map<String, Object> custom = Asked.ask("techniques", "profile=naked-single 4 easy\nx-wing 140 hard\n");
        assertThat(custom).containsEntry("profile", "naked-single 4 easy\nx-wing 140 hard\n");
        List<Object> ids = new ArrayList<>();
        for (String key : List.of("techniques", "others")) {
            Json.objects(custom.get(key)).forEach(entry -> ids.add(entry.get("id")));
        }
        assertThat(ids)
                .containsExactlyInAnyOrderElementsOf(Profile.exhaustive().techniques().stream()
                        .map(technique -> (Object) technique.id())
                        .toList());
    }

    @Test
    void uniquenessIsOffOnRequestAndWhereItDoesNotHold() {
        assertThat(Asked.ask("hint", "givens=" + HARD, "unique=off")).containsEntry("uniqueness", "off");
        assertThat(Asked.ask("hint", "givens=" + HARD, "unique=assumed")).containsEntry("uniqueness", "assumed");
        String without = ".".repeat(3) + HARD.substring(3).replace('1', '.');
        String entries = "entries=" + Asked.ask("solve", "givens=" + without).get("solution");
        assertThat(Asked.ask("hint", "givens=" + without, entries)).containsEntry("uniqueness", "off");
    }

    /** An explanation of three constraints is shown by a chain of singles from the candidate to a contradiction; one of a single constraint is not. */
    @Test
    void explanationsOfSeveralConstraintsAreUnfolded() {
        String sparse = "givens=000000010400000000020000000000050407008000300001090000300400200050100000000806000";
        Map<String, Object> several = Asked.ask("why", sparse, "candidate=r5c2=9", "as=false");
        assertThat(Json.strings(several.get("constraints"))).hasSize(3);
        Map<?, ?> chain = (Map<?, ?>) Objects.requireNonNull(several.get("unfolded"));
        assertThat(Json.strings(chain.get("eliminations"))).contains("r5c2<>9");
        Map<?, ?> why = (Map<?, ?>) Objects.requireNonNull(chain.get("explanation"));
        assertThat(Json.objects(why.get("contradictions"))).hasSize(1);
        Map<String, Object> single = Asked.ask("why", sparse, "candidate=r1c1=5", "as=false");
        assertThat(Json.strings(single.get("constraints"))).hasSize(1);
        assertThat(single).doesNotContainKey("unfolded");
    }

    @Test
    void marksNameDigitsFromZeroByTheirValues() {
        Map<String, Object> answer = Asked.ask("hint", "layout=box 2x2; digits 0-3", "givens=0.2...0.1....2.0");

        assertThat(answer).containsEntry("placements", List.of("r2c1=2"));
        assertThat(Json.objects(answer.get("marks")).stream().map(mark -> mark.get("candidate")))
                .containsExactlyInAnyOrder("r2c1=2", "r4c2=2");
    }
}
