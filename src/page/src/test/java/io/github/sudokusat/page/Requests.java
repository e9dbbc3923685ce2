package io.github.sudokusat.page;

import io.github.sudokusat.run.Progress;
import io.github.sudokusat.testing.PuzzleSet;
import io.github.sudokusat.text.JsonFields;
import io.github.sudokusat.text.JsonText;
import io.github.sudokusat.web.PageRequests;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The requests whose answers must be the same wherever the core runs: every command of the page, with puzzles of all kinds. */
final class Requests {

    private static final String SMALL = "layout=box 2x2";
    private static final String EMPTY = "givens=" + ".".repeat(81);

    private final List<List<String>> all = new ArrayList<>();

    private Requests() {}

    /** All requests; JavaScript, by far the slowest, needs a minute or two for them. */
    static List<List<String>> all() {
        Requests requests = new Requests();
        requests.aboutPuzzles();
        requests.aboutHardPuzzles();
        requests.aboutLayouts();
        requests.aboutGames();
        requests.aboutFiles();
        requests.generated();
        requests.texts();
        requests.malformed();
        return requests.all;
    }

    private void ask(String... words) {
        all.add(List.of(words));
    }

    private void aboutPuzzles() {
        for (String set : List.of("easy", "magictour1465", "clues17")) {
            for (String line : PuzzleSet.lines(set, 2)) {
                String givens = "givens=" + line;
                for (String command :
                        List.of("fill", "hint", "rate", "check", "true", "certify", "canonical", "mistakes")) {
                    ask(command, givens);
                }
                ask("path", givens);
                ask("solve", givens);
                for (String engine : List.of("bits", "sat", "propagate", "backtrack", "ilp")) {
                    ask("solve", givens, "engine=" + engine, "work=20000");
                }
                ask("solve", givens, "engine=sat", "seed=7");
                ask("hint", givens, "detail=vague", "unique=off");
                ask("minimize", givens, "seed=3");
                ask("shuffle", givens, "seed=-5");
                ask("reason", givens, "smallest=false");
                ask("count", givens);
            }
        }
        ask("steps", "givens=" + PuzzleSet.lines("easy", 1)[0], "profile=full", "unique=off");
    }

    private void aboutHardPuzzles() {
        String givens = "givens=" + PuzzleSet.lines("hardest", 1)[0];
        for (String command : List.of("hint", "check", "true")) {
            ask(command, givens);
        }
        ask("path", givens, "profile=classic");
        ask(
                "conflict",
                "givens=" + "98.7..6..75..4......3..8.7.5....7.3...94.........2.1..3.......1.9...5.8...52...66");
        ask("check", "givens=" + "98.7..6..75..4......3..8.7.5....7.3...94.........2.1..3.......1.9...5.8...52...66");
        ask("solve", EMPTY, "random=11");
        ask("count", EMPTY);
        ask("estimate", EMPTY, "probes=200", "seed=9");
        ask("missing", "givens=" + PuzzleSet.lines("easy", 1)[0].replace('4', '.'));
        ask("count", "givens=" + PuzzleSet.lines("easy", 1)[0].replace('4', '.'));
        ask("check", EMPTY, "engine=sat", "work=1");
    }

    private void aboutLayouts() {
        // Two, because every other one is asked: sums of the same cells, which are told once.
        ask("check", "layout=box 3x3; killer 17 r5c5 r5c6; killer 4 r5c5 r5c6", EMPTY);
        ask("check", "layout=box 3x3; killer 4 r5c5 r5c6; killer 16 r5c5 r5c6", EMPTY);
        ask(
                "check",
                "layout=box 2x2; rule doublers; killer 8 r1c1 r1c2; killer 7 r1c3 r1c4",
                "givens=" + ".".repeat(16));
        ask(
                "conflict",
                "layout=box 2x2; rule doublers; thermo r1c1 r1c2; thermo r1c2 r1c1",
                "givens=" + ".".repeat(16));
        for (String layout : List.of(
                "box 2x2",
                "box 2x3",
                "box 3x3; rule diagonals",
                "box 3x3; rule windoku",
                "box 3x3; rule disjoint",
                "box 3x3; rule anti-knight",
                "box 2x4; rule anti-king",
                "box 3x4",
                "box 4x4",
                "box 5x5",
                "regions 1112211122133324332444355445552555",
                "regions 1122112233443344",
                "box 2x3; killer 7 r1c1 r1c2 r2c1; arrow r6c1 r6c2 = r5c2 r4c3; little-killer 12 r1c5 down-left; lockout 2 r4c4 r5c5 r6c6",
                "box 2x2; house r1c1 r2c3 r3c2 r4c4 : four; differ r1c1 r4c4 : far")) {
            String key = "layout=" + layout;
            ask("layout", key);
            ask("rule", key, "add=thermo r1c1 r2c2; rule anti-king");
            ask("check", key, "engine=sat");
            ask("solve", key, "engine=sat", "seed=4");
            ask("export", key, "to=dimacs", "measure=true");
            ask("write", key, "format=svg");
            ask("fill", key);
        }
        for (String key : List.of("layout=box 2x2", "layout=box 2x3", "layout=box 2x3; rule diagonals")) {
            ask("count", key);
            ask("heat", key);
            ask("estimate", key, "probes=300");
            ask("solve", key, "random=4");
        }
    }

    private void aboutGames() {
        ask("forms");
        String small = "givens=...4.3..1.....2.";
        ask("hint", SMALL, small, "entries=21..............", "marks=,,3,,4,,,,,,,,,,,-");
        String clashing = "layout=box 2x2; killer 3 r1c1 r1c2; thermo r2c1 r3c1 r4c1";
        ask("clashes", clashing, "entries=13..2...........");
        ask("clashes", clashing, "entries=1...4...2.......");
        ask("mistakes", SMALL, small, "entries=1...............", "marks=,,1,,,,,,,,,,,,,");
        for (String candidate : List.of("r1c1=2", "r1c1=1", "r2c3=1", "r1c4=4")) {
            ask("why", SMALL, small, "candidate=" + candidate);
            ask("why", SMALL, small, "candidate=" + candidate, "as=false");
        }
        ask("reason", SMALL, small);
        ask("missing", SMALL, "givens=...4.3..1.......");
        ask("check", SMALL, "givens=...4.3..1.......");
        ask("steps", SMALL, small, "techniques=hidden-single,naked-single");
        for (String profile :
                List.of("classic", "propagation", "full", "exhaustive", "naked-single 1 easy\r\nx-wing 2 hard")) {
            ask("techniques", "profile=" + profile);
        }
        for (String format : List.of(
                "line",
                "numbers",
                "rows",
                "picture",
                "ascii",
                "marks",
                "candidates",
                "regions",
                "layout",
                "csv",
                "json",
                "library")) {
            ask("write", "givens=" + PuzzleSet.lines("easy", 1)[0], "format=" + format);
        }
        ask("sheet", "givens=" + PuzzleSet.lines("easy", 1)[0], "title=Größe & <Form>", "candidates=true");
    }

    private void aboutFiles() {
        String givens = "givens=" + PuzzleSet.lines("clues17", 1)[0];
        for (String encoding : List.of("complete", "minimal", "natural")) {
            ask("export", givens, "to=dimacs", "encoding=" + encoding, "measure=true");
        }
        String small = "givens=...4.3..1.....2.";
        for (String method : List.of("pairwise", "sequential", "commander", "product", "binary", "bimander")) {
            ask("export", SMALL, small, "to=dimacs", "atMostOne=" + method, "clues=reduced");
        }
        ask("export", SMALL, small, "to=lp");
        ask("export", SMALL, small, "to=opb");
        String exported = field(List.of("export", SMALL, small, "to=dimacs"), "text");
        ask("answer", "exported=" + exported, "answer=s UNSATISFIABLE\n");
        ask("answer", "exported=" + exported, "answer=s SATISFIABLE\nv 1 -2 0\n");
        ask("answer", "exported=p cnf 1 1", "answer=");
        ask("verify", "puzzle=" + PuzzleSet.lines("easy", 1)[0], "formula=" + exported, "proof=0\n");
        ask("certify", SMALL, "givens=...4............");
    }

    private void generated() {
        for (int seed = 1; seed <= 3; seed++) {
            ask("generate", "layout=box 2x3", "seed=" + seed);
            ask("generate", "seed=" + seed, "symmetry=half-turn");
            ask("generate", "layout=box 2x2", "seed=" + seed, "minimal=clue");
        }
        ask("generate", "date=2026-11-23", "level=medium");
        ask("generate", "kind=jigsaw", "side=6", "seed=5");
        ask("generate", "layout=box 3x3; rule diagonals", "seed=8");
        // Stopped before a puzzle was seen. Four, because one in four is asked.
        for (int seed = 1; seed <= 4; seed++) {
            ask("generate", "seed=" + seed, "clues=17", "work=0");
        }
    }

    private void texts() {
        try (Stream<Path> files = Files.list(Path.of("src/test/resources/golden"))) {
            for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
                String text = Files.readString(file, StandardCharsets.UTF_8);
                ask("read", "text=" + text);
                ask("read", "text=" + text.replace("\n", "\r\n"));
                ask("read", "text=" + text, "layout=box 3x3");
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void malformed() {
        all.add(List.of());
        ask("");
        ask("nothing");
        ask("forms", "layout=box 3x3");
        ask("hint", "givens=53z");
        ask("hint", "given");
        ask("hint", "=");
        ask("solve", "engine=abacus", "givens=\u0000\u2028\ud83d\udc4d");
        ask("layout", "layout=box 0x3");
        ask("layout", "layout=; ;");
        ask("layout", "layout=box 9x9");
        ask("read", "text=<!DOCTYPE html>\n<p>Sudoku</p>\u202e123");
        ask("generate", "level=hard..easy", "seed=1");
        ask("generate", "seed=9223372036854775808");
        ask("techniques", "profile=naked-single x easy…\u0007");
    }

    private static String field(List<String> words, String key) {
        String text = JsonFields.parse(
                        PageRequests.answer(words, Progress.NONE, System::nanoTime),
                        (from, to, expected) -> new IllegalStateException(expected))
                .scalar(key);
        return text == null ? "" : text;
    }

    /** Requests as a JSON array of arrays of strings. */
    static String json(List<List<String>> requests) {
        StringBuilder out = new StringBuilder("[");
        for (List<String> words : requests) {
            out.append(out.length() == 1 ? "[" : ",[");
            for (int i = 0; i < words.size(); i++) {
                append(out.append(i == 0 ? "" : ","), words.get(i));
            }
            out.append(']');
        }
        return out.append(']').toString();
    }

    private static void append(StringBuilder out, String word) {
        try {
            JsonText.append(out, word);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
