package io.github.sudokusat.web;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.run.Progress;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.jspecify.annotations.Nullable;

/** Requests of random words: the answer is always a JSON object with a result, and never an exception. */
class PageRequestsFuzzTest {

    private static final List<String> LAYOUTS = List.of(
            "box 2x2",
            "box 3x3",
            "box 2x3; rule diagonals",
            "box 3x3; rule anti-knight",
            "box 1x1",
            "box 1x5",
            "box 2x2; rule windoku",
            "regions 1122112233443344",
            "regions 1112111222333222333444444555555666666",
            "box 9x9",
            "box 0x3",
            "; ;",
            "rule diagonals",
            "box 2x2; house r1c1 r2c3 r3c2 r4c4 : four",
            "box 2x2; differ r1c1 r4c4 : far");

    private static final List<String> VALUES = List.of(
            "",
            "0",
            "1",
            "-1",
            "7",
            "9223372036854775807",
            "true",
            "false",
            "r1c1=1",
            "r1c1",
            "killer 5 r1c1 r1c2",
            "rule diagonals",
            "r9c9=9",
            "full",
            "classic",
            "exhaustive",
            "sat",
            "ilp",
            "bits",
            "json",
            "svg",
            "library",
            "candidates",
            "marks",
            "vague",
            "position",
            "givens",
            "off",
            "assumed",
            "hard",
            "easy..hard",
            "20..30",
            "jigsaw",
            "pattern",
            "harder",
            "easier",
            "half-turn",
            "random",
            "orbit",
            "clue",
            "none",
            "2026-11-23",
            "naked-single",
            "x-wing,y-wing",
            "lp",
            "opb",
            "reduced",
            "units",
            "minimal",
            "product",
            "p cnf 1 1\n1 0\n",
            "s SATISFIABLE\nv 1 0\n",
            "\u0000\u2028\ud800",
            "<script>alert(1)</script>",
            "\u202e123",
            "1\t2\r\n3",
            "👍");

    private static final String SYMBOLS = "....................12345678900abcZ";

    @Property(tries = 1500)
    void anyRequestIsAnswered(@ForAll long seed) {
        Random random = new Random(seed);
        List<String> words = words(random);
        String answer = PageRequests.answer(words, Progress.NONE, System::nanoTime);
        Map<String, Object> read = Json.object(answer);

        assertThat(read.get("result")).as("%s", words).isInstanceOf(String.class);
        assertThat(read).as("%s: %s", words, answer).doesNotContainKey("internal");
    }

    private static List<String> words(Random random) {
        List<String> names = Commands.names();
        String name = random.nextInt(50) == 0 ? "?" : names.get(random.nextInt(names.size()));
        Command command = Commands.named(name);
        List<String> words = new ArrayList<>();
        words.add(name);
        String layout = LAYOUTS.get(random.nextInt(random.nextInt(3) == 0 ? LAYOUTS.size() : 4));
        int cells = layout.startsWith("box 2x2") ? 16 : layout.startsWith("box 2x3") ? 36 : 81;
        for (String key : command == null ? List.of("givens") : command.keys()) {
            String word = word(key, layout, cells, random);
            if (word != null) {
                words.add(key + "=" + word);
            }
        }
        if (random.nextInt(20) == 0) {
            words.add(VALUES.get(random.nextInt(VALUES.size())));
        }
        return words;
    }

    private static @Nullable String word(String key, String layout, int cells, Random random) {
        return switch (key) {
            case "layout" -> layout;
            case "time" -> Integer.toString(random.nextInt(60));
            case "work" -> random.nextBoolean() ? null : Integer.toString(random.nextInt(200));
            case "givens", "entries" -> random.nextInt(4) == 0 ? null : digits(cells, random);
            case "marks" -> random.nextInt(3) > 0 ? null : marks(cells, random);
            case "text" -> random.nextInt(3) == 0 ? null : digits(cells, random) + "\n" + value(random);
            case "seed" -> Integer.toString(random.nextInt());
            case "probes" -> "10";
            default -> random.nextInt(4) > 0 ? null : value(random);
        };
    }

    private static String value(Random random) {
        return VALUES.get(random.nextInt(VALUES.size()));
    }

    private static String digits(int cells, Random random) {
        StringBuilder text = new StringBuilder();
        int most = random.nextBoolean() ? 20 : 29;
        for (int i = 0; i < cells - (random.nextInt(30) == 0 ? 1 : 0); i++) {
            text.append(SYMBOLS.charAt(
                    random.nextInt(10) > 0 ? 0 : random.nextInt(random.nextInt(50) == 0 ? SYMBOLS.length() : most)));
        }
        return text.toString();
    }

    private static String marks(int cells, Random random) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < cells; i++) {
            text.append(i == 0 ? "" : ",");
            for (int n = random.nextInt(4); n > 0 && random.nextInt(3) == 0; n--) {
                text.append(1 + random.nextInt(4));
            }
            text.append(random.nextInt(200) == 0 ? "-" : "");
        }
        return text.toString();
    }
}
