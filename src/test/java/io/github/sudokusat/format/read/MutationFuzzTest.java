package io.github.sudokusat.format.read;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.format.Golden;
import io.github.sudokusat.format.GridFormatException;
import io.github.sudokusat.format.Messages;
import io.github.sudokusat.format.PuzzleRecord;
import io.github.sudokusat.format.TextOptions;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.testing.Seeds;
import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Golden texts with lines, tokens and characters dropped, doubled, moved or replaced give records or the format exception, and nothing else. */
@Tag("long")
class MutationFuzzTest {

    private static final int MUTATIONS = 21_000;
    private static final String ODD =
            "\0\u0001\u001b\u007f\u00a0\u00ad\ud800\udc00\ufeff\uffff\u2028\u2500\u2502\u0660é𝟏\"',;:#|+-=*!/[]{}()._?xX0\t\\ ";

    private static final List<TextOptions> OPTIONS = List.of(
            TextOptions.defaults(),
            TextOptions.defaults(),
            TextOptions.defaults().withLayout(Layout.classic()),
            TextOptions.defaults().withAnyBlank(),
            TextOptions.defaults().withBlanks("-|"),
            TextOptions.defaults().withAlphabet("0123456789ABCDEF"),
            TextOptions.defaults().withLayout(Layout.boxes(4, 4)),
            TextOptions.defaults().withLayout(Layout.boxes(1, 5)),
            TextOptions.defaults().withCsvColumn("puzzle"));

    private static final List<GridParser> PARSERS =
            OPTIONS.stream().map(GridParser::of).toList();

    private static final List<Symbols> SYMBOLS =
            OPTIONS.stream().map(Symbols::of).toList();
    private static final List<Sides> SIDES = OPTIONS.stream().map(Sides::new).toList();

    @Test
    void mutatedTextsGiveRecordsOrTheFormatException() {
        List<String> names = new ArrayList<>(Golden.SINGLES);
        names.addAll(Golden.CANDIDATES);
        names.addAll(Golden.STREAMS);
        names.addAll(Golden.OTHER_SIDES);
        names.addAll(Golden.LAYOUTS);
        names.add("puzzles.jsonl");
        Random seeds = new Random(Seeds.seed());
        int records = 0;
        int errors = 0;
        List<String> texts = names.stream().map(Golden::text).toList();
        for (int i = 0; i < MUTATIONS; i++) {
            int file = i % names.size();
            long seed = seeds.nextLong();
            String mutated = mutate(texts.get(file), new Random(seed));
            try {
                if (Golden.LAYOUTS.contains(names.get(file))) {
                    parseLayouts(mutated);
                } else {
                    errors += read(mutated, i / names.size() % OPTIONS.size());
                    records++;
                }
            } catch (RuntimeException | IOException | Error e) {
                throw new AssertionError(
                        "seed " + seed + " of " + names.get(file) + ": "
                                + GridFormatException.quote(mutated, 0, mutated.length()),
                        e);
            }
        }
        assertThat(records).isGreaterThan(MUTATIONS / 4 * 3);
        assertThat(errors).as("mutations should break something").isGreaterThan(MUTATIONS / 12);
    }

    private static void parseLayouts(String text) {
        try {
            LayoutText.parseRegions(text);
        } catch (GridFormatException expected) {
            requirePlace(expected, text);
        }
        try {
            Layout layout = LayoutText.parse(text.lines().toList());
            assertThat(LayoutText.parse(LayoutText.describe(layout)).houses()).isEqualTo(layout.houses());
        } catch (GridFormatException expected) {
            requirePlace(expected, text);
        }
    }

    private static int read(String text, int options) throws IOException {
        PuzzleReader reader = new PuzzleReader(
                new StringReader(text), OPTIONS.get(options), SYMBOLS.get(options), SIDES.get(options), false);
        long lines = text.lines().count() + 1;
        int count = 0;
        int bad = 0;
        for (Optional<PuzzleRecord> next = reader.next(); next.isPresent(); next = reader.next()) {
            PuzzleRecord record = next.get();
            count++;
            if (record.error().isPresent()) {
                bad++;
                requirePlace(record.error().get(), text);
            } else {
                record.grid();
                record.marks();
            }
        }
        // A text without content, and a CSV header without rows, have neither a puzzle nor a mistake.
        long content = text.lines()
                .filter(line -> !line.isBlank() && !line.strip().startsWith("#"))
                .count();
        assertThat(count).isBetween(content > 1 ? 1 : 0, (int) lines);
        try {
            PARSERS.get(options).parseMarks(text);
        } catch (GridFormatException expected) {
            requirePlace(expected, text);
        }
        return bad;
    }

    private static void requirePlace(GridFormatException error, String text) {
        if (error.line() < 1
                || error.line() > text.lines().count() + 1
                || error.column() < 1
                || error.column() > text.length() + 1) {
            throw new AssertionError("odd place", error);
        }
        Messages.requireShortLine(String.valueOf(error.getMessage()));
    }

    private static String mutate(String text, Random random) {
        StringBuilder mutated = new StringBuilder(text);
        for (int i = 1 + random.nextInt(3); i > 0; i--) {
            if (random.nextBoolean()) {
                mutateLines(mutated, random);
            } else {
                mutateCharacters(mutated, random);
            }
        }
        return mutated.toString();
    }

    private static void mutateLines(StringBuilder text, Random random) {
        List<String> lines = new ArrayList<>(List.of(text.toString().split("\n", -1)));
        int line = random.nextInt(lines.size());
        int other = random.nextInt(lines.size());
        String end = "\n";
        switch (random.nextInt(9)) {
            case 0 -> lines.remove(line);
            case 1 -> lines.add(other, lines.get(line));
            case 2 -> lines.set(line, lines.get(other));
            case 3 -> lines.add(line, "");
            case 4 -> lines.set(line, lines.get(line) + lines.get(other));
            case 5 -> end = random.nextBoolean() ? "\r\n" : "\r";
            case 6 -> lines.set(line, dropToken(lines.get(line), random));
            case 7 ->
                lines.add(
                        line,
                        List.of("Grid 07", "#note", "[State]", "---+---", "a,puzzle", ":0100")
                                .get(random.nextInt(6)));
            default -> lines = lines.subList(0, line);
        }
        text.setLength(0);
        text.append(String.join(end, lines));
    }

    private static String dropToken(String line, Random random) {
        String[] tokens = line.split("(?<=[ ,|])", -1);
        tokens[random.nextInt(tokens.length)] = random.nextBoolean() ? "" : "99 ";
        return String.join("", tokens);
    }

    private static void mutateCharacters(StringBuilder text, Random random) {
        int index = random.nextInt(text.length() + 1);
        char odd = ODD.charAt(random.nextInt(ODD.length()));
        switch (random.nextInt(6)) {
            case 0 -> text.insert(index, odd);
            case 1 -> text.insert(index, (char) random.nextInt(0x10000));
            case 2 -> text.replace(index, Math.min(text.length(), index + 1), String.valueOf(odd));
            case 3 -> text.delete(index, Math.min(text.length(), index + 1 + random.nextInt(3)));
            case 4 -> text.setLength(index);
            default -> {
                int end = Math.min(text.length(), index + random.nextInt(200));
                text.insert(random.nextInt(text.length() + 1), text.substring(index, end));
            }
        }
    }
}
