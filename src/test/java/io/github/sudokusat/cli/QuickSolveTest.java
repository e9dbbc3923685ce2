package io.github.sudokusat.cli;

import static io.github.sudokusat.cli.Cli.run;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.testing.PuzzleMaker;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** The short way gives the bytes of the long one, or nothing. */
class QuickSolveTest {

    private static final int PUZZLES = 150;

    private final PuzzleMaker maker = new PuzzleMaker(11);
    private final Random random = new Random(11);

    /** What the short way prints; empty if it declines. */
    private static String quick(String... arguments) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        boolean answered = QuickSolve.answers(arguments, new PrintStream(out, false, StandardCharsets.UTF_8));
        String text = out.toString(StandardCharsets.UTF_8);
        assertThat(answered || text.isEmpty()).as("declines without a word").isTrue();
        return answered ? text : "";
    }

    private static void isLikeTheLongWay(String puzzle, boolean mustAnswer) {
        String printed = quick("solve", puzzle);
        Cli.Result full = run("solve", "--format", "line", puzzle);
        if (mustAnswer || !printed.isEmpty()) {
            full.is(0, printed, "");
        }
    }

    @Test
    void everyPuzzleHasTheSameAnswer() {
        for (Layout layout : List.of(
                Layout.boxes(2, 2), Layout.boxes(2, 3), Layout.boxes(2, 4), Layout.classic(), Layout.boxes(2, 5))) {
            for (int i = 0; i < PUZZLES / 5; i++) {
                isLikeTheLongWay(maker.puzzle(layout, random.nextDouble() * 0.6).toString(), layout.isClassic());
            }
        }
        isLikeTheLongWay(Cli.HARD, true);
        isLikeTheLongWay(Cli.EMPTY_9, true);
    }

    @Test
    void damagedPuzzlesHaveTheSameAnswerOrNone() {
        String alphabet = "123456789.0*_?xXaA| -#,;:\n\t\"'@~\u00e9\u2026";
        for (int i = 0; i < PUZZLES; i++) {
            Grid puzzle = maker.puzzle(i % 2 == 0 ? Layout.classic() : Layout.boxes(2, 2), 0.5);
            StringBuilder text = new StringBuilder(puzzle.toString());
            for (int edits = 1 + random.nextInt(3); edits > 0; edits--) {
                char c = alphabet.charAt(random.nextInt(alphabet.length()));
                int at = random.nextInt(text.length());
                switch (random.nextInt(3)) {
                    case 0 -> text.setCharAt(at, c);
                    case 1 -> text.insert(at, c);
                    default -> text.deleteCharAt(at);
                }
            }
            isLikeTheLongWay(text.toString(), false);
        }
    }

    @Test
    void declinesEverythingElse() {
        assertThat(quick("check", Cli.EASY)).isEmpty();
        assertThat(quick("solve")).isEmpty();
        assertThat(quick("solve", Cli.EASY, Cli.EASY)).isEmpty();
        assertThat(quick("solve", "--help")).isEmpty();
        assertThat(quick("solve", "-")).isEmpty();
        assertThat(quick("solve", Cli.NONE)).isEmpty();
        assertThat(quick("solve", Cli.CLASH)).isEmpty();
        assertThat(quick("solve", "pom.xml")).isEmpty();
        assertThat(quick("solve", "")).isEmpty();
    }

    @Test
    void declinesWhatItCannotPrint() {
        OutputStream full = new OutputStream() {
            @Override
            public void write(int value) throws IOException {
                throw new IOException("No space left on device");
            }
        };
        PrintStream out = new PrintStream(full, false, StandardCharsets.UTF_8);
        assertThat(QuickSolve.answers(new String[] {"solve", Cli.EASY}, out)).isFalse();
    }
}
