package io.github.sudokusat.answer.setter;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.format.read.GridParser;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.Variant;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.grid.candidates.CandidateLayout;
import io.github.sudokusat.rule.cage.Killer;
import io.github.sudokusat.run.Cancellation;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.solve.SudokuSolver;
import io.github.sudokusat.testing.BruteForce;
import io.github.sudokusat.testing.Seeds;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SetterAnswersTest {

    /** Inkala's puzzle of 2012. */
    private static final Grid HARD = GridParser.create()
            .parse("8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..");

    private static final Grid EASY = GridParser.create()
            .parse("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");

    private static final String EVERY_KIND =
            "[\"tuples\",\"pointing\",\"fishes\",\"wings\",\"aic\",\"contradictions\"]";

    private final AtomicLong time = new AtomicLong();
    /** The clock goes on by a tenth of a second whenever it is read. */
    private final SetterAnswers answers = new SetterAnswers(() -> time.addAndGet(100_000_000));

    private List<Answered> all(String message) {
        List<Answered> all = new ArrayList<>();
        try {
            answers.answer(SetterRequest.parse(message), Limits.none(), text -> all.add(Answered.of(text)));
        } catch (SetterException e) {
            all.add(Answered.of(e.answer()));
        }
        return all;
    }

    private Answered ask(String command, Boards board) {
        List<Answered> all = all(board.message(7, command));
        Answered last = all.get(all.size() - 1);
        assertThat(last.text("nonce")).isEqualTo("7");
        return last;
    }

    private static void assertInvalid(Answered answer, String message) {
        assertThat(answer.text("type")).isEqualTo("invalid");
        assertThat(answer.text("message")).isEqualTo(message);
    }

    private static List<Integer> list(Grid grid) {
        return Arrays.stream(grid.digits()).boxed().toList();
    }

    @Test
    void solves() {
        Answered hard = ask("solve", Boards.of(HARD));
        assertThat(hard.text("type")).isEqualTo("solved");
        assertThat(hard.numbers("solution"))
                .isEqualTo(list(SudokuSolver.create().solve(HARD).orElseThrow()));
        Set<List<Integer>> several = new HashSet<>();
        for (int nonce = 1; nonce <= 20; nonce++) {
            List<Integer> solution = all(Boards.of(Grid.empty(Layout.classic())).message(nonce, "solve"))
                    .get(0)
                    .numbers("solution");
            int[] digits = solution.stream().mapToInt(Integer::intValue).toArray();
            assertThat(Grid.of(Layout.classic(), digits).isSolved()).isTrue();
            several.add(solution);
        }
        assertThat(several).as("different solutions").hasSizeGreaterThan(10);
        assertInvalid(ask("solve", Boards.of(HARD.with(1, 5))), "No solutions found.");
    }

    @ParameterizedTest
    @CsvSource({"0, 8", "1, 0", "2, 1"})
    void checks(int count, int firstDigit) {
        Grid grid = firstDigit == 1 ? EASY.with(0, 0).with(1, 0).with(4, 0) : HARD;
        Grid asked = firstDigit == 8 ? HARD.with(1, 8) : grid;
        Answered answer = ask("check", Boards.of(asked));
        assertThat(answer.text("type")).isEqualTo("count");
        assertThat(answer.text("count")).isEqualTo(String.valueOf(count));
        assertThat(answer.text("inProgress")).isEqualTo("false");
    }

    @Test
    void countsExactly() {
        List<Answered> four = all(Boards.of(Grid.empty(Layout.boxes(2, 2))).message(1, "count"));
        Answered last = four.get(four.size() - 1);
        assertThat(last.text("count")).isEqualTo("288");
        assertThat(last.text("inProgress")).isEqualTo("false");
        assertThat(ask("count", Boards.of(Grid.empty(Layout.classic()))).text("count"))
                .isEqualTo("6670903752021072936960");
        assertThat(ask("count", Boards.of(HARD.with(1, 8))).text("count")).isEqualTo("0");
    }

    @Test
    void aLongCountSaysWhatItHasReached() {
        Boards board = Boards.of(Grid.empty(Layout.boxes(2, 3))).with("antiknight", "true");
        List<Answered> all = all(board.message(1, "count"));
        assertThat(all).hasSizeGreaterThan(1);
        assertThat(all.subList(0, all.size() - 1))
                .allSatisfy(answer -> assertThat(answer.text("inProgress")).isEqualTo("true"));
        Layout layout = Layout.boxes(2, 3).with(Variant.ANTI_KNIGHT);
        assertThat(all.get(all.size() - 1).text("count"))
                .isEqualTo(String.valueOf(BruteForce.count(Grid.empty(layout), Long.MAX_VALUE)));
    }

    /** In how many solutions each candidate occurs, up to a limit, one by one. */
    private static List<Integer> counted(Grid puzzle, int most) {
        int side = puzzle.layout().side();
        int[] counts = new int[puzzle.layout().cellCount() * side];
        BruteForce.search(puzzle, Long.MAX_VALUE, solution -> {
            for (int cell = 0; cell < puzzle.layout().cellCount(); cell++) {
                int i = cell * side + solution.digit(cell) - 1;
                counts[i] = Math.min(most, counts[i] + 1);
            }
        });
        return Arrays.stream(counts).boxed().toList();
    }

    @Test
    void trueCandidatesAreThoseOfAllSolutionsWhileGivensAreAdded() {
        int seed = Seeds.seed();
        for (int i = seed; i < seed + 20; i++) {
            Random random = new Random(i);
            Layout layout =
                    Layout.boxes(2, 3).with(Killer.of(9, List.of(new Cell(0, 0), new Cell(0, 1), new Cell(1, 0))));
            Grid solution = SudokuSolver.create()
                    .solve(Grid.empty(layout).with(random.nextInt(36), 1 + random.nextInt(6)))
                    .findSolution()
                    .orElse(null);
            Grid puzzle = Grid.empty(layout);
            for (int given = 0; solution != null && given < 12; given++) {
                int cell = random.nextInt(36);
                puzzle = puzzle.with(cell, solution.digit(cell));
                int most = 1 + random.nextInt(8);
                if (puzzle.filledCount() > 6) {
                    Boards board = Boards.of(puzzle)
                            .with("killercage", "[{\"cells\":[\"R1C1\",\"R1C2\",\"R2C1\"],\"value\":\"9\"}]")
                            .with("truecandidatesoptions", "[\"truecandidatesnumsolutions=" + most + "\"]");
                    assertThat(ask("truecandidates", board).numbers("solutionsPerCandidate"))
                            .as("seed %s, %s, at most %s", i, puzzle, most)
                            .isEqualTo(counted(puzzle, most));
                }
            }
        }
    }

    @Test
    void wrongGivensAreFoundInWhatIsKnown() {
        assertThat(ask("truecandidates", Boards.of(EASY)).numbers("solutionsPerCandidate"))
                .isEqualTo(counted(EASY, 1));
        assertInvalid(ask("truecandidates", Boards.of(EASY.with(2, 1))), "No solutions found.");
        assertInvalid(ask("truecandidates", Boards.of(EASY.with(2, 5))), "No solutions found.");
        Boards colours = Boards.of(EASY).with("truecandidatesoptions", "[\"colored\"]");
        assertThat(ask("truecandidates", colours).numbers("solutionsPerCandidate"))
                .isEqualTo(counted(EASY, 8));
    }

    @Test
    void whatLogicDoesNotSeeIsMarked() {
        Boards board =
                Boards.of(HARD).with("truecandidatesoptions", "[\"logical\"]").with("disabledlogic", EVERY_KIND);
        List<Integer> hard = ask("truecandidates", board).numbers("solutionsPerCandidate");
        List<Integer> plain = ask("truecandidates", Boards.of(HARD)).numbers("solutionsPerCandidate");
        for (int i = 0; i < plain.size(); i++) {
            assertThat(hard.get(i)).isIn(plain.get(i), plain.get(i) == 0 ? -1 : 1);
        }
        assertThat(hard).contains(-1, 0, 1);
        assertThat(ask("truecandidates", Boards.of(EASY).with("truecandidatesoptions", "\"logical\""))
                        .numbers("solutionsPerCandidate"))
                .doesNotContain(-1);
    }

    /** Takes steps as an editor does, which shows what it is told and asks again. */
    @Test
    void stepsLeadToTheSolution() {
        List<Integer> solution = list(SudokuSolver.create().solve(HARD).orElseThrow());
        Boards board = Boards.of(HARD);
        List<String> messages = new ArrayList<>();
        for (int step = 0; step < 500; step++) {
            Answered answer = ask("step", board);
            assertThat(answer.text("type")).isEqualTo("logical");
            assertThat(answer.text("isValid")).isEqualTo("true");
            messages.add(answer.text("message"));
            board = Boards.of(HARD);
            for (int cell = 0; cell < 81; cell++) {
                int value = answer.values().get(cell);
                if (value == 0) {
                    assertThat(answer.candidates().get(cell)).contains(solution.get(cell));
                    board.mark(cell, answer.candidates().get(cell));
                } else {
                    assertThat(value).isEqualTo(solution.get(cell));
                    board.enter(cell, value);
                }
            }
            if (answer.values().equals(solution)) {
                break;
            }
        }
        assertThat(messages.get(0)).isEqualTo("Initial candidates.");
        Answered end = ask("step", board);
        assertThat(end.values()).isEqualTo(solution);
        Answered path = ask("solvepath", Boards.of(HARD));
        assertThat(path.values()).isEqualTo(solution);
        assertThat(path.text("message").lines().count()).isEqualTo(messages.size() - 1);
    }

    @Test
    void theFirstStepShowsTheCandidatesThatAreLeft() {
        Answered first = ask("step", Boards.of(EASY));
        CandidateGrid left = CandidateGrid.of(CandidateLayout.of(Layout.classic()), EASY);
        for (int cell = 0; cell < 81; cell++) {
            for (int digit = 1; digit <= 9 && left.digit(cell) == 0; digit++) {
                assertThat(first.candidates().get(cell).contains(digit)).isEqualTo(left.isCandidate(cell, digit));
            }
        }
    }

    @Test
    void aPlayersMistakeMakesTheBoardInvalid() {
        assertThat(ask("step", Boards.of(EASY).enter(2, 5)).text("message"))
                .isEqualTo("Board is invalid! 5 appears more than once in row 1: r1c1, r1c3;"
                        + " 5 appears more than once in box 1: r1c1, r1c3.");
        Answered hidden = ask("step", Boards.of(EASY).enter(2, 1));
        assertThat(hidden.text("message")).startsWith("Board is invalid! ");
        assertThat(hidden.text("isValid")).isEqualTo("false");
        Answered marks = ask("solvepath", Boards.of(EASY).mark(2, List.of(1, 2)));
        assertThat(marks.text("isValid")).isEqualTo("false");
        assertThat(ask("check", Boards.of(EASY).enter(2, 1)).text("count"))
                .as("only the givens count")
                .isEqualTo("1");
    }

    @Test
    void techniquesCanBeSwitchedOff() {
        Boards board = Boards.of(HARD).with("disabledlogic", EVERY_KIND);
        Answered path = ask("solvepath", board);
        assertThat(path.text("message").lines())
                .noneMatch(line -> line.matches(
                        "(Forcing|Naked Pair|Hidden Pair|Naked Triple|Pointing|X-Wing|AIC|Grouped AIC).*"));
        assertThat(ask("solvepath", Boards.of(HARD)).text("message")).contains("Hidden Pair");
    }

    @Test
    void estimatesAreExactIfThatIsQuick() {
        List<Answered> all = all(Boards.of(EASY.with(0, 0).with(1, 0)).message(1, "estimate"));
        assertThat(all).hasSize(1);
        assertThat(all.get(0).text("stderr")).isIn("0", "0.0");
        assertThat(Double.parseDouble(all.get(0).text("estimate"))).isGreaterThanOrEqualTo(1);
    }

    @Test
    void otherEstimatesGoOnUntilTheyAreCancelled() throws SetterException {
        Boards board = Boards.of(Grid.empty(Layout.classic())).with("antiknight", "true");
        Cancellation cancellation = new Cancellation();
        List<Answered> all = new ArrayList<>();
        answers.answer(
                SetterRequest.parse(board.message(3, "estimate")),
                Limits.none().withCancellation(cancellation),
                text -> {
                    all.add(Answered.of(text));
                    if (all.size() == 4) {
                        cancellation.cancel();
                    }
                });
        assertThat(all).as("a cancelled message gets no further answer").hasSize(4);
        double estimate = Double.parseDouble(all.get(3).text("estimate"));
        assertThat(estimate).isPositive();
        assertThat(Double.parseDouble(all.get(3).text("ci95_lower"))).isLessThan(estimate);
        assertThat(Double.parseDouble(all.get(3).text("ci95_upper"))).isGreaterThan(estimate);
        assertThat(Long.parseLong(all.get(3).text("iterations")))
                .isGreaterThan(Long.parseLong(all.get(0).text("iterations")));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "x | The message is malformed: expected a value at character 1.",
                "[] | The message is malformed: expected an object at character 1.",
                "{\"nonce\":1} | The message must have a command.",
                "{\"nonce\":1,\"command\":\"solve\",\"dataType\":\"scl\",\"data\":\"\"} | The data type must be fpuzzles, but is \"scl\".",
                "{\"nonce\":1,\"command\":{}} | The message is malformed: expected a text at character 22.",
            })
    void badMessagesAreRefused(String message, String sentence) {
        assertInvalid(all(message).get(0), sentence);
    }

    @Test
    void badBoardsAreRefused() {
        assertThat(all("{\"nonce\":1,\"command\":\"solve\",\"data\":\"N4Ig!!\"}")
                        .get(0)
                        .text("message"))
                .startsWith("The puzzle was not understood: expected ");
        for (String none : List.of("\"\"", "null")) {
            assertInvalid(
                    all("{\"nonce\":1,\"command\":\"solve\",\"data\":" + none + "}")
                            .get(0),
                    "The message has no data: it must be the puzzle's f-puzzles text, compressed by lz-string.");
        }
        Boards unknown = Boards.of(EASY).with("unheardof", "[{\"cells\":[\"R1C1\"]}]");
        assertThat(ask("solve", unknown).text("message")).contains("unheardof");
        for (String command : List.of("step", "solvepath")) {
            assertThat(ask(command, Boards.of(EASY).with("disabledlogic", "[\"bogus\",5,null]"))
                            .text("message"))
                    .startsWith("The puzzle was not understood: expected a word, but found ");
        }
        Boards drawn = Boards.of(EASY).with("line", "[{\"lines\":[[\"R1C1\",\"R1C2\"]]}]");
        assertThat(ask("check", drawn).text("count")).as("a drawing").isEqualTo("1");
        assertInvalid(
                ask("wish", Boards.of(EASY)),
                "There is no command \"wish\"; there are solve, check, count, truecandidates, step, solvepath, estimate and cancel.");
        assertInvalid(
                ask(
                        "truecandidates",
                        Boards.of(EASY).with("truecandidatesoptions", "[\"truecandidatesnumsolutions=0\"]")),
                "The number of solutions for each candidate must be from 1 to 1000.");
    }

    @Test
    void aRegionThatIsNoHouseIsNotLeftOutInSilence() {
        Grid grid = Grid.empty(Layout.boxes(2, 2));
        int[] regions = {0, 0, 1, 1, 0, 0, 1, 1, 2, 2, 3, 3, 2, 2, 3, 2};
        for (String command : List.of("solve", "check", "count", "truecandidates", "step", "solvepath", "estimate")) {
            assertInvalid(
                    ask(command, Boards.of(grid).withRegions(regions)),
                    "The puzzle was not understood: region 3 is left out because it has 5 cells, not 4;"
                            + " region 4 is left out because it has 3 cells, not 4.");
        }
        regions[15] = 3;
        assertThat(ask("count", Boards.of(grid).withRegions(regions)).text("count"))
                .isEqualTo("288");
    }

    @Test
    void aLimitIsSaid() throws SetterException {
        List<Answered> all = new ArrayList<>();
        answers.answer(
                SetterRequest.parse(Boards.of(HARD).message(1, "count")),
                Limits.none().withTimeout(time::get, 0),
                text -> all.add(Answered.of(text)));
        assertInvalid(all.get(all.size() - 1), "Stopped: time limit reached.");
    }
}
