package io.github.sudokusat.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Requests that cannot be answered: the answer names the key, the place, what was found and what was expected. */
class BadRequestTest {

    private static final String GIVENS = "givens=" + Asked.EASY;

    static Stream<Arguments> requests() {
        return Stream.of(
                bad("command", 1, "nothing"),
                bad("command", 1, "\"bogus\"", "bogus"),
                bad("word", 1, "\"givens\"", "hint", "givens"),
                bad("word", 1, "\"=5\"", "hint", "=5"),
                bad("word", 1, "\"format\"", "hint", "format=line"),
                bad("word", 1, "\"givens\"", "hint", GIVENS, GIVENS),
                bad("givens", 4, "3 characters", "hint", "givens=123"),
                bad("givens", 82, "82 characters", "hint", GIVENS + "1"),
                bad("givens", 3, "\"x\"", "hint", "givens=53x" + Asked.EASY.substring(3)),
                bad("givens", 1, "\"5\"", "check", "layout=box 2x2", "givens=5..............."),
                bad("entries", 1, "\"4\"", "hint", GIVENS, "entries=4" + ".".repeat(80)),
                bad("marks", 5, "the end of the line", "hint", "marks=,,1,"),
                bad("marks", 81, "\",\"", "hint", "marks=" + ",".repeat(81)),
                bad("marks", 2, "\"0\"", "hint", "marks=10" + ",".repeat(80)),
                bad("time", 1, "\"-1\"", "check", GIVENS, "time=-1"),
                bad("time", 1, "\"999999999999999999999999…\"", "check", GIVENS, "time=" + "9".repeat(40)),
                bad("work", 1, "\"1.5\"", "check", GIVENS, "work=1.5"),
                bad("of", 1, "\"all\"", "check", GIVENS, "of=all"),
                bad("unique", 1, "\"maybe\"", "hint", GIVENS, "unique=maybe"),
                bad("detail", 1, "nothing", "hint", GIVENS, "detail="),
                bad("cell", 1, "\"r10c1\"", "hint", GIVENS, "cell=r10c1"),
                bad("profile", 1, "\"easy\"", "path", GIVENS, "profile=easy"),
                bad("techniques", 1, "\"x-ray\"", "path", GIVENS, "techniques=x-wing,x-ray"),
                bad("most", 1, "\"-1\"", "path", GIVENS, "most=-1"),
                bad("engine", 1, "\"magic\"", "solve", GIVENS, "engine=magic"),
                bad("seed", 1, "\"1\"", "solve", GIVENS, "seed=1"),
                bad("candidate", 1, "nothing", "why", GIVENS),
                bad("candidate", 1, "\"r1c3=10\"", "why", GIVENS, "candidate=r1c3=10"),
                bad("as", 1, "\"yes\"", "why", GIVENS, "candidate=r1c3=1", "as=yes"),
                bad("probes", 1, "\"1\"", "estimate", GIVENS, "probes=1"),
                bad("to", 1, "\"xml\"", "export", GIVENS, "to=xml"),
                bad("clues", 1, "\"assumed\"", "export", GIVENS, "clues=assumed"),
                bad("encoding", 1, "\"complete\"", "export", GIVENS, "to=lp", "encoding=complete"),
                bad("atMostOne", 1, "\"none\"", "export", GIVENS, "atMostOne=none"),
                bad("exported", 1, "nothing", "answer", "answer=s SATISFIABLE"),
                bad("formula", 1, "nothing", "verify", "puzzle=x"),
                bad("seed", 1, "nothing", "generate"),
                bad("date", 1, "\"2026-02-3\"", "generate", "date=2026-02-3"),
                bad("date", 1, "\"2026-13-01\"", "generate", "date=2026-13-01"),
                bad("date", 1, "\"2026-01-01\"", "generate", "date=2026-01-01", "seed=1"),
                bad("level", 1, "\"hard..easy\"", "generate", "seed=1", "level=hard..easy"),
                bad("level", 1, "\"..\"", "generate", "seed=1", "level=.."),
                bad("score", 1, "\"9..1\"", "generate", "seed=1", "score=9..1"),
                bad("clues", 1, "nothing", "generate", "seed=1", "minimal=none"),
                bad("needs", 1, "nothing", "generate", "seed=1", "needs="),
                bad("symmetry", 1, "\"round\"", "generate", "seed=1", "symmetry=round"),
                bad("side", 1, "\"99\"", "generate", "seed=1", "kind=jigsaw", "side=99"),
                bad("seed", 1, "nothing", "shuffle", GIVENS),
                bad("text", 1, "nothing", "read"),
                bad("text", 1, "nothing", "read", "text= \n"),
                bad("perPage", 1, "\"3\"", "sheet", GIVENS, "perPage=3"));
    }

    private static Arguments bad(String key, int column, String found, String... words) {
        return Arguments.of(key, column, found, List.of(words));
    }

    @ParameterizedTest
    @MethodSource("requests")
    void aBadRequestIsNamedWithItsPlace(String key, int column, String found, List<String> words) {
        Map<String, Object> answer = Asked.ask(words.toArray(String[]::new));

        assertThat(answer)
                .containsEntry("result", "error")
                .containsEntry("key", key)
                .containsEntry("found", found)
                .containsKeys("expected", "message");
        assertThat(answer.get("line")).hasToString("1");
        assertThat(answer.get("column")).hasToString(Integer.toString(column));
    }

    @Test
    void aTextOfMoreThanOneMegabyteIsRefused() {
        Map<String, Object> answer = Asked.ask("read", "text=" + "x".repeat((1 << 20) + 1));

        assertThat(answer)
                .containsEntry("result", "error")
                .containsEntry("key", "text")
                .containsEntry("found", "1048577 characters")
                .containsEntry("expected", "at most 1048576 characters");
    }

    /** What a layout does not have is an error that names the reason and needs no place. */
    @Test
    void whatALayoutDoesNotHaveIsNamed() {
        for (List<String> words : List.of(
                List.of("solve", "layout=box 2x2", "engine=bits"),
                List.of("canonical", "layout=box 4x4"),
                List.of("canonical", "layout=box 2x2; killer 3 r1c1 r1c2"),
                List.of("solve", "layout=box 2x2; killer 3 r1c1 r1c2", "engine=bits"),
                List.of("write", "layout=box 4x4", "format=library"),
                List.of("write", "layout=regions 1112122233344434", "format=library"),
                List.of(
                        "minimize",
                        "layout=box 2x2",
                        "givens=1...............",
                        "of=position",
                        "marks=" + "12,".repeat(15) + "12"))) {
            Map<String, Object> answer = Asked.ask(words.toArray(String[]::new));
            assertThat(answer).as("%s", words).containsEntry("result", "error").doesNotContainKey("internal");
            assertThat(Asked.text(answer, "message")).as("%s", words).isNotEmpty();
        }
    }

    @Test
    void everyCommandIsNamedOnceAndHasNoKeyTwice() {
        assertThat(Commands.names()).doesNotHaveDuplicates();
        for (String name : Commands.names()) {
            Command command = Asked.command(name);
            assertThat(command.keys()).as(name).doesNotHaveDuplicates();
        }
    }
}
