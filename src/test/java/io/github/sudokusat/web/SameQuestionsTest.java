package io.github.sudokusat.web;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.cli.Cli;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.testing.Seeds;
import io.github.sudokusat.testing.SharedPuzzles;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The command line and the page are asked the same questions: every key of the command line's JSON has the same value in the page's answer. */
@Tag("long")
class SameQuestionsTest {

    /** What only says which puzzle it is. */
    private static final Set<String> PLACE = Set.of("line", "id", "source", "layout", "rules");

    /**
     * A question.
     *
     * @param command the command of the command line, with options
     * @param request the words of the page
     */
    private record Question(List<String> command, List<String> request) {

        Question(String command, String request) {
            this(List.of(command.split(" ")), List.of(request.split(" ")));
        }
    }

    private static final List<Question> QUESTIONS = List.of(
            new Question("check", "check"),
            new Question("solve --first", "solve"),
            new Question("count", "count"),
            new Question("count --per-candidate", "heat"),
            new Question("count --estimate --seed 1", "estimate seed=1"),
            new Question("minimize --seed 1", "minimize seed=1"),
            new Question("candidates", "true"),
            new Question("rate", "rate"),
            new Question("hint", "hint"),
            new Question("hint --strength vague --profile classic", "hint detail=vague profile=classic"),
            new Question(
                    "hint --strength concrete --cell r2c2 --from-candidates",
                    "hint detail=concrete cell=r2c2 unique=off"),
            new Question("hint --all", "steps"),
            new Question("explain", "path"),
            new Question("explain --to 3 --techniques hidden-single", "path most=3 techniques=hidden-single"),
            new Question("explain --smallest --to 2", "reason most=2"));

    @Test
    void hundredsOfQuestionsHaveTheSameAnswers() {
        Set<String> words = new TreeSet<>();
        int asked = 0;
        for (Grid puzzle : SharedPuzzles.of(Seeds.seed())) {
            for (Question question : QUESTIONS) {
                words.add(compare(question, puzzle, List.of(), List.of()));
                asked++;
            }
        }
        assertThat(asked).isGreaterThan(300);
        assertThat(words)
                .contains("proper", "several", "none", "solved", "counted", "estimated", "minimized", "found", "rated");
    }

    @Test
    void aQuestionWithoutTimeHasTheSameWord() {
        Grid giant = Grid.empty(Layout.boxes(5, 5));
        Set<String> words = new TreeSet<>();
        for (String command : List.of("check", "solve", "count")) {
            words.add(compare(new Question(command, command), giant, List.of("--timeout", "1ms"), List.of("time=1")));
        }
        assertThat(words).containsExactly("stopped", "unknown");
    }

    @Test
    void badTextIsAnError() {
        for (Question question : QUESTIONS) {
            List<String> words = new ArrayList<>(question.request());
            words.add("givens=" + Cli.BAD);
            assertThat(Asked.ask(words.toArray(String[]::new))).containsEntry("result", "error");
            assertThat(commandLine(question, Cli.BAD, List.of())).containsEntry("result", "error");
        }
    }

    /** Compares the two answers to a question and returns the word for the result. */
    private static String compare(Question question, Grid puzzle, List<String> options, List<String> keys) {
        Map<String, Object> expected = commandLine(question, SharedPuzzles.text(puzzle), options);
        List<String> more =
                new ArrayList<>(question.request().subList(1, question.request().size()));
        more.addAll(keys);
        Map<String, Object> page = Asked.ask(question.request().get(0), puzzle, more.toArray(String[]::new));
        assertThat(within(page, expected))
                .as("%s of%n%s", question, SharedPuzzles.text(puzzle))
                .isEqualTo(expected);
        return Asked.text(page, "result");
    }

    /** The keys of a value that another one has, in objects and lists of objects. */
    private static Object within(Object value, Object model) {
        if (value instanceof Map<?, ?> object && model instanceof Map<?, ?> keys) {
            Map<Object, Object> same = new LinkedHashMap<>();
            keys.forEach((key, inner) -> {
                if (object.containsKey(key)) {
                    same.put(key, within(object.get(key), inner));
                }
            });
            return same;
        }
        if (value instanceof List<?> list && model instanceof List<?> models && list.size() == models.size()) {
            List<Object> same = new ArrayList<>();
            for (int i = 0; i < list.size(); i++) {
                same.add(within(list.get(i), models.get(i)));
            }
            return same;
        }
        return value;
    }

    private static Map<String, Object> commandLine(Question question, String text, List<String> options) {
        List<String> arguments = new ArrayList<>(question.command());
        arguments.addAll(List.of("--format", "json"));
        arguments.addAll(options);
        Map<String, Object> answer = new LinkedHashMap<>(
                Json.object(Cli.runOn(text, arguments.toArray(String[]::new)).out()));
        answer.keySet().removeAll(PLACE);
        if (!"minimized".equals(answer.get("result"))) {
            // The puzzle as read, not another one that is the answer.
            answer.remove("puzzle");
        }
        return answer;
    }
}
