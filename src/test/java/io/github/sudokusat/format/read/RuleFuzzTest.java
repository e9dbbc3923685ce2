package io.github.sudokusat.format.read;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.format.GridFormatException;
import io.github.sudokusat.format.Messages;
import io.github.sudokusat.format.RuleText;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.testing.Seeds;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Lines of rules of every kind, as they are, in random combinations and mutated. */
@Tag("long")
class RuleFuzzTest {

    private static final int MUTATIONS = 100_000;

    /** At least one line for each keyword; all of them are possible on a classic layout. */
    private static final List<String> LINES = List.of(
            "rule diagonals",
            "rule anti-king",
            "rule leap 1,3",
            "rule anti-taxicab 4",
            "rule self-taxicab",
            "rule global-entropy",
            "rule global-modular",
            "rule dutch-flatmates",
            "rule nonconsecutive",
            "house r1c1 r1c2 r2c1 r3c3 r4c4 r5c5 r6c6 r7c7 r8c8 : a # house",
            "differ r1c1 r1c2 r2c1 r3c3 : pairs",
            "primitives sum 10 r1c1 2 r1c2 | pair r1c1 r2c1 1 2-9 2 3-9 : mine",
            "primitives section r1c1-r1c3 sets 1,2 3 case 2,3 1 4-9 case 1 : section",
            "primitives sequence r1c1-r1c3 2 1 0 1-5 1 1 6-9 1 : automaton",
            "killer 15 r1c1-r1c3 r2c1",
            "killer r4c1 r4c2",
            "sum 23 r1c5-r5c1",
            "thermo r9c4 r8c3 r7c3",
            "slow-thermo r9c4 r8c3 r7c3",
            "arrow r1c1 r1c2 = r2c2-r2c6",
            "double-arrow r1c1-r1c5",
            "region-sum r1c1-r1c7",
            "equal-sum r1c1 r1c2 = r2c1 r2c2",
            "zipper r5c1-r5c5",
            "sum-line 10 r1c1-r1c6",
            "sandwich 8 top1",
            "full-rank 9 r1c2-r9c2",
            "tied-rank 9 r1c2-r9c2",
            "lunchbox 8 r1c1 r1c2 r2c2 r3c2",
            "x-sum 27 left4",
            "skyscraper 5 bottom3",
            "hidden-skyscraper 5 bottom3",
            "numbered-room 4 right2",
            "little-killer 22 r1c3 down-right",
            "rellik 5 r1c3 r2c3 r2c2",
            "equality-cage r1c1 r1c2 r2c2 r2c1",
            "counting-circles r1c1 r1c2 r2c2 r3c1",
            "contains 1,2 r1c1 r1c2 r2c2",
            "contains-exactly 2 r1c2 r2c2 r3c2 r3c3",
            "quadruple 1,4,6,7 r1c1 r1c2 r2c1 r2c2",
            "look-and-say 12 r1c2 r2c2 r3c2 r3c3",
            "same-set r9c1 r8c1 = r8c3 r7c4",
            "different r5c4 r5c3 r6c2",
            "whispers 5 r7c1 r8c1 r9c1",
            "renban r2c1 r1c2 r1c3",
            "nabner r2c1 r1c2 r1c3",
            "palindrome r9c1 r8c1 r8c2 r7c3",
            "between r6c3 r5c2 r4c2",
            "lockout 4 r1c2 r1c3 r2c3",
            "entropic r1c1-r1c6",
            "modular 3 r1c2 r2c2 r3c2 r4c2",
            "regex /(1[2-9])*/ r1c1-r1c8",
            "automaton Rhf_QAA_qAAA r1c1-r1c4 : no 2 after 1",
            "pair a+b%2==1 chain r1c1 r1c2 r2c2",
            "difference 1 r1c1 r1c2",
            "ratio 2 r1c1 r1c2",
            "pair-sum 10 r1c1 r1c2",
            "only-index column",
            "only-index box r1c1-r9c9",
            "only-marked difference 1",
            "only-marked ratio 2",
            "greater r1c1 r1c2",
            "minimum r2c2",
            "maximum r5c2",
            "clone r1c1 r1c2 = r4c4 r4c5",
            "given r1c1 = 2 4 6",
            "odd r1c1 r2c2",
            "even r3c3",
            "index column r1c1-r9c1",
            "either thermo r1c1 r1c2 & odd r3c3 | ( not x-sum 27 left4 ) | killer 8 r1c1 r2c2",
            "not sandwich 8 top1 & greater r1c1 r1c2",
            "if given r1c1 = 2 4 then ( either renban r2c1 r1c2 r1c3 | sum 9 r2c1 r1c2 )",
            "primitives either sum 10 r1c1 r1c2 and differ r1c1 r2c2 or clause r1c1 1,2 r2c1 3 end : alternatives");

    @Test
    void thereIsALineForEveryKeyword() {
        Set<String> words = new HashSet<>();
        LINES.forEach(line -> words.add(RuleLines.firstWord(line)));
        assertThat(words).containsAll(RuleText.keywords());
    }

    @Test
    void everyLineIsReadAndFixed() {
        for (String line : LINES) {
            Layout layout = LayoutText.addRules(Layout.classic(), List.of(line));
            assertThat(layout).as(line).isNotEqualTo(Layout.classic());
            List<String> lines = LayoutText.describe(layout);
            assertThat(lines).as(line).hasSize(2);
            assertThat(LayoutText.parse(lines)).as(line).isEqualTo(layout);
            assertThat(LayoutText.describe(LayoutText.parse(lines))).as(line).isEqualTo(lines);
        }
    }

    @Test
    void randomCombinationsAreReadBackWhateverTheirOrder() {
        Random seeds = new Random(Seeds.seed());
        for (int i = 0; i < 300; i++) {
            long seed = seeds.nextLong();
            Random random = new Random(seed);
            List<String> chosen = new ArrayList<>(LINES);
            Collections.shuffle(chosen, random);
            chosen = chosen.subList(0, 1 + random.nextInt(8));
            Layout layout = LayoutText.addRules(Layout.classic(), chosen);
            List<String> lines = new ArrayList<>(LayoutText.describe(layout));
            assertThat(LayoutText.parse(lines)).as("seed %d", seed).isEqualTo(layout);
            Collections.shuffle(lines.subList(1, lines.size()), random);
            assertThat(LayoutText.describe(LayoutText.parse(lines)))
                    .as("seed %d", seed)
                    .isEqualTo(LayoutText.describe(layout));
        }
    }

    @Test
    void mutatedRulesGiveLayoutsOrTheFormatException() {
        mutate(MUTATIONS / 20);
    }

    @Test
    @Tag("slow")
    void manyMutatedRulesGiveLayoutsOrTheFormatException() {
        mutate(MUTATIONS);
    }

    private static void mutate(int count) {
        List<Layout> layouts =
                List.of(Layout.classic(), Layout.classic(), Layout.boxes(2, 3), Layout.boxes(4, 4), Layout.boxes(1, 1));
        Random seeds = new Random(Seeds.seed());
        int bad = 0;
        for (int i = 0; i < count; i++) {
            long seed = seeds.nextLong();
            Random random = new Random(seed);
            String line = mutated(LINES.get(i % LINES.size()), random);
            try {
                Layout layout = LayoutText.addRules(layouts.get(random.nextInt(layouts.size())), List.of(line));
                assertThat(LayoutText.parse(LayoutText.describe(layout))).isEqualTo(layout);
            } catch (GridFormatException expected) {
                bad++;
                assertThat(expected.line()).isEqualTo(1);
                assertThat(expected.column()).isBetween(1, line.length() + 1);
                Messages.requireShortLine(String.valueOf(expected.getMessage()));
            } catch (RuntimeException | Error e) {
                throw new AssertionError("seed " + seed + ": " + line, e);
            }
        }
        assertThat(bad).isBetween(count / 4, count - count / 40);
    }

    @Test
    void mutatedPuzzlesGiveGridsOrTheFormatException() {
        Random seeds = new Random(Seeds.seed());
        int good = 0;
        for (int i = 0; i < 4000; i++) {
            long seed = seeds.nextLong();
            Random random = new Random(seed);
            StringBuilder text = new StringBuilder();
            for (String line : List.of("box 3x3", "givens " + "12345678.".repeat(9), "", "given r1c9 = 9")) {
                text.append(random.nextInt(6) == 0 ? mutated(line, random) : line)
                        .append('\n');
            }
            text.append(LINES.get(random.nextInt(LINES.size())));
            try {
                Grid grid = GridParser.create().parse(text);
                assertThat(GridParser.create().parse(RulesFormat.instance().format(grid)))
                        .isEqualTo(grid);
                good++;
            } catch (GridFormatException expected) {
                assertThat(expected.line())
                        .isBetween(1, text.toString().lines().toList().size() + 1);
            } catch (RuntimeException | Error e) {
                throw new AssertionError("seed " + seed + ": " + text, e);
            }
        }
        assertThat(good).isBetween(800, 3200);
    }

    private static String mutated(String line, Random random) {
        StringBuilder text = new StringBuilder(line);
        for (int change = random.nextInt(2); change >= 0; change--) {
            int at = random.nextInt(text.length() + 1);
            String other = LINES.get(random.nextInt(LINES.size()));
            switch (random.nextInt(6)) {
                case 0 -> text.insert(at, other.charAt(random.nextInt(other.length())));
                case 1 -> text.delete(at, Math.min(text.length(), at + 1 + random.nextInt(2)));
                case 2 -> text.insert(at, random.nextInt(12));
                case 3 -> text.insert(at, " " + other.substring(random.nextInt(other.length())));
                case 4 -> text.setLength(at);
                default -> {
                    int end = Math.min(text.length(), at + random.nextInt(6));
                    text.insert(random.nextInt(at + 1), text.substring(at, end));
                }
            }
        }
        return text.toString();
    }
}
