package io.github.sudokusat.rule;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.sudokusat.format.GridFormatException;
import io.github.sudokusat.format.read.GridParser;
import io.github.sudokusat.format.read.LayoutText;
import io.github.sudokusat.format.read.RulesFormat;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.StatedRule;
import io.github.sudokusat.primitive.Primitive;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Published puzzles are read as they are, and agree with our meaning of their rules: each rule holds in the solution. */
class PublishedVariantsTest {

    private static final Pattern RULES = Pattern.compile("\"rules\": \\[(.*?)\"\\]");
    private static final Pattern RULE = Pattern.compile("\"(.*?)\"(, |$)");
    private static final Pattern SOLUTION = Pattern.compile("\"solution\": \"(\\d+)\"");

    /** The rules that we do not have. */
    private static final List<String> UNKNOWN = List.of("full-rank");

    private static String text(String line) {
        StringBuilder text = new StringBuilder();
        Matcher list = RULES.matcher(line);
        Matcher texts = RULE.matcher(list.find() ? list.group(1) + '"' : "");
        while (texts.find()) {
            text.append(texts.group(1)).append('\n');
        }
        return text.toString();
    }

    @Test
    void everyPuzzleIsReadAndItsRulesHoldInTheSolution() throws IOException {
        Path file = Path.of(System.getProperty("puzzles.dir", "../shared/data"), "variants.jsonl");
        assumeTrue(Files.isRegularFile(file));
        int rules = 0;
        List<String> unread = new ArrayList<>();
        for (String line : Files.readAllLines(file)) {
            String text = text(line);
            Matcher solution = SOLUTION.matcher(line);
            try {
                Grid puzzle = GridParser.create().parse(text);
                rules += solution.find() ? holding(puzzle, solution.group(1), text) : 0;
            } catch (GridFormatException unknown) {
                unread.add(unknown.getMessage());
            }
        }
        assertThat(unread).allMatch(message -> UNKNOWN.stream().anyMatch(message::contains));
        assertThat(rules).isGreaterThan(400);
    }

    private static int holding(Grid puzzle, String solution, String text) {
        int[] digits = solution.chars().map(c -> c - '0').toArray();
        Grid grid = Grid.of(puzzle.layout(), digits);
        assertThat(grid.conflicts()).as(text).isEmpty();
        for (StatedRule rule : puzzle.layout().statedRules()) {
            for (Primitive primitive : rule.primitives()) {
                int[] own = primitive.cells();
                for (int i = 0; i < own.length; i++) {
                    own[i] = digits[own[i]];
                }
                assertThat(primitive.isPossible(own)).as(rule.rule().name()).isTrue();
            }
        }
        for (int cell = 0; cell < digits.length; cell++) {
            assertThat(puzzle.digit(cell)).isIn(0, digits[cell]);
        }
        assertThat(LayoutText.parse(LayoutText.describe(puzzle.layout()))).isEqualTo(puzzle.layout());
        assertThat(GridParser.create().parse(RulesFormat.instance().format(puzzle)))
                .isEqualTo(puzzle);
        return puzzle.layout().statedRules().size();
    }
}
