package io.github.sudokusat.export;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.sudokusat.cnf.SolverFormatException;
import io.github.sudokusat.encode.AtMostOneMethod;
import io.github.sudokusat.encode.ClueHandling;
import io.github.sudokusat.encode.Encoding;
import io.github.sudokusat.encode.EncodingOptions;
import io.github.sudokusat.encode.SudokuCnf;
import io.github.sudokusat.encode.SudokuEncoder;
import io.github.sudokusat.format.read.GridParser;
import io.github.sudokusat.format.read.LayoutText;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.Variant;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.grid.candidates.CandidateLayout;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.primitive.Digits;
import io.github.sudokusat.primitive.Section;
import io.github.sudokusat.rule.PrimitiveRule;
import io.github.sudokusat.rule.cage.Killer;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.solve.SudokuSolver;
import io.github.sudokusat.testing.RandomPuzzles;
import io.github.sudokusat.testing.Tools;
import java.io.IOException;
import java.io.StringReader;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Exports for model counters, and their answers. */
@Tag("long")
class ModelCountingTest {

    private static final EncodingOptions UNITS = EncodingOptions.defaults().withClues(ClueHandling.UNITS);
    private static final DimacsOptions COUNTING = DimacsOptions.defaults().withCountingHeader(true);
    private static final Pattern MODELS = Pattern.compile("c Models +: (\\d+)\n");

    @TempDir
    Path directory;

    private static SudokuCnf formula(Puzzle puzzle, EncodingOptions options) {
        return SudokuEncoder.of(puzzle.layout(), options).encode(puzzle);
    }

    private static String export(Puzzle puzzle, EncodingOptions options, DimacsOptions what) throws IOException {
        StringBuilder text = new StringBuilder();
        assertThat(DimacsExport.write(formula(puzzle, options), what, text, Limits.none()))
                .isEmpty();
        return text.toString();
    }

    private static DecodeResult decode(String exported, String answer) throws IOException {
        return AnswerDecoder.decode(new StringReader(exported), new StringReader(answer));
    }

    private static BigInteger solutions(String exported, long models) throws IOException {
        DecodeResult decoded = decode(exported, answer(models));
        return ((DecodeResult.Counted) decoded).solutions();
    }

    private static String answer(long models) {
        return (models > 0 ? "s SATISFIABLE" : "s UNSATISFIABLE") + "\nc s type mc\nc s exact arb int " + models + "\n";
    }

    private static String shown(int variables) {
        StringBuilder line = new StringBuilder("c p show");
        for (int variable = 1; variable <= variables; variable++) {
            line.append(' ').append(variable);
        }
        return line + " 0\n";
    }

    @Test
    void theHeaderSaysThatAllModelsCount() throws IOException {
        Puzzle empty = Puzzle.of(Grid.empty(Layout.boxes(2, 3)));
        String plain = export(empty, UNITS, DimacsOptions.defaults());
        assertThat(export(empty, UNITS, COUNTING)).isEqualTo(plain.replace("p cnf", "c t mc\np cnf"));
        EncodingOptions determined = UNITS.withAtMostOne(AtMostOneMethod.SEQUENTIAL);
        assertThat(export(empty, determined, COUNTING))
                .contains("\nc t mc\np cnf 936 ")
                .doesNotContain("show");
    }

    @Test
    void theHeaderNamesTheCandidatesIfOtherVariablesAreFreeOrOnRequest() throws IOException {
        Puzzle open = Puzzle.of(Grid.empty(open()));
        assertThat(formula(open, UNITS).determinesAuxiliaryVariables()).isFalse();
        assertThat(export(open, UNITS, COUNTING)).containsPattern("\nc t pmc\np cnf \\d+ \\d+\n" + shown(64));
        Puzzle empty = Puzzle.of(Grid.empty(Layout.classic()));
        EncodingOptions determined = UNITS.withAtMostOne(AtMostOneMethod.BINARY);
        assertThat(export(empty, determined, COUNTING.withShowLine(true)))
                .containsPattern("\nc t pmc\np cnf \\d+ \\d+\n" + shown(729));
    }

    /** A layout with a rule whose variables are free where both of its cases hold. */
    private static Layout open() {
        int[] row = {0, 1, 2, 3};
        long all = Digits.all(4);
        Section.Case first = Section.Case.of(0b0001, all, all, all, all);
        Section.Case second = Section.Case.of(0b0010, all, all, all, all);
        return Layout.boxes(2, 2)
                .with(PrimitiveRule.of("open", List.of(Section.of(4, row, List.of(first, second), 1, 2))));
    }

    @Test
    void commentsThatACounterCouldTakeForItsOwnAreMarked() throws IOException {
        Layout layout =
                LayoutText.parse(List.of("box 2x2", "maximum r1c1", "index column r1c1 r2c1", "killer 7 r1c1 r2c2"));
        Puzzle puzzle = Puzzle.of(Grid.empty(layout));
        String exported = export(puzzle, UNITS, COUNTING);
        assertThat(exported).contains("\nc c maximum r1c1\n", "\nc c index column r", "\nc killer 7 r1c1 r2c2\n");
        assertThat(exported.replace("\nc c ", "\nc ").replace("c t mc\n", ""))
                .isEqualTo(export(puzzle, UNITS, DimacsOptions.defaults()));
        assertThat(decode(exported, "s UNKNOWN\n").puzzle()).isEqualTo(puzzle.grid());
    }

    @Test
    void aCountBelongsToThePuzzleOfTheComments() throws IOException {
        Grid grid = GridParser.create().parse("1...............");
        for (ClueHandling clues : List.of(ClueHandling.UNITS, ClueHandling.REDUCED)) {
            String exported = export(Puzzle.of(grid), UNITS.withClues(clues), COUNTING);
            assertThat(decode(exported, answer(72)))
                    .isEqualTo(new DecodeResult.Counted(Puzzle.of(grid), BigInteger.valueOf(72)));
        }
    }

    @Test
    void aCountBelongsToTheCandidatesOfTheFile() throws IOException {
        Layout layout = Layout.boxes(2, 2);
        CandidateGrid marks = CandidateGrid.full(CandidateLayout.of(layout));
        marks.remove(0, 1);
        marks.remove(5, 2);
        Puzzle puzzle = Puzzle.of(Grid.empty(layout), marks);
        String exported = export(puzzle, EncodingOptions.defaults(), COUNTING);
        DecodeResult.Counted counted = (DecodeResult.Counted) decode(exported, answer(1));
        assertThat(counted.exact()).isEqualTo(puzzle);
        BigInteger count = SudokuSolver.create().count(counted.exact()).orElseThrow();
        assertThat(count)
                .isLessThan(BigInteger.valueOf(288))
                .isEqualTo(SudokuSolver.create().count(puzzle).orElseThrow());
    }

    @Test
    void aFileThatExcludesASolutionHasOneModelLess() throws IOException {
        Grid solution = GridParser.create().parse("1234341221434321");
        Puzzle puzzle = Puzzle.of(solution.with(0, 0));
        String exported = export(puzzle, UNITS, COUNTING.withExcluded(solution));
        assertThat(solutions(exported, 0)).isEqualTo(BigInteger.ONE);
    }

    @Test
    void badAnswersAreRefusedWithTheirPlace() throws IOException {
        String exported = export(Puzzle.of(Grid.empty(Layout.boxes(2, 2))), UNITS, COUNTING);
        assertThatThrownBy(() -> decode(exported, "s SATISFIABLE\nc s exact arb int x\n"))
                .isInstanceOf(SolverFormatException.class)
                .hasMessage("line 2, column 19: expected a whole number of at most 200000 digits, but found \"x\"");
    }

    /** The files as they are, in all encodings, counted by a program that lists all models; it calls the line {@code c p show} by another name. */
    @ParameterizedTest
    @EnumSource(AtMostOneMethod.class)
    void anotherProgramCountsWhatTheHeaderAsksFor(AtMostOneMethod method) throws Exception {
        Tools.require("clasp");
        Encoding[] encodings = Encoding.values();
        int projected = 0;
        long seed = System.nanoTime() & 0xffff_ffffL;
        for (int i = 0; i < 14; i++) {
            Layout layout = layout(i);
            Grid puzzle = RandomPuzzles.of(layout, seed + i, 300);
            EncodingOptions options = new EncodingOptions(
                    encodings[i % encodings.length],
                    method,
                    i % 2 == 0 ? ClueHandling.UNITS : ClueHandling.REDUCED,
                    false);
            String exported = export(Puzzle.of(puzzle), options, COUNTING);
            projected += exported.contains("\nc t pmc\n") ? 1 : 0;
            String what = method + ", seed " + seed + " + " + i + ": " + layout + " " + puzzle;
            assertThat(solutions(exported, count(exported)))
                    .as(what)
                    .isEqualTo(SudokuSolver.create().count(puzzle).orElseThrow());
        }
        assertThat(projected).isPositive();
    }

    private static Layout layout(int number) {
        return switch (number % 7) {
            case 0 -> Layout.boxes(2, 3);
            case 1 -> Layout.classic();
            case 2 -> Layout.boxes(3, 3).with(Variant.ANTI_KING);
            case 3 -> Layout.boxes(2, 4);
            case 5 -> open();
            case 4 ->
                Layout.boxes(2, 3)
                        .with(Killer.of(9, List.of(Cell.numbered(0, 6), Cell.numbered(1, 6), Cell.numbered(8, 6))));
            default -> Layout.classic().with(Variant.DIAGONALS);
        };
    }

    /** The number of models that clasp finds; only those of the shown variables if the file asks for that. */
    private long count(String exported) throws IOException, InterruptedException {
        boolean isProjected = exported.contains("\nc t pmc\n");
        Path file = directory.resolve("exported.cnf");
        Files.writeString(file, exported.replace("\nc p show ", "\nc project "));
        Path answer = directory.resolve("answer");
        List<String> command = new ArrayList<>(List.of("clasp", "--models=0", "--quiet"));
        if (isProjected) {
            command.addAll(List.of("--parse-ext", "--project=project"));
        }
        command.add(file.toString());
        Process process = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(answer.toFile())
                .start();
        try {
            assertThat(process.waitFor(2, TimeUnit.MINUTES)).isTrue();
        } finally {
            process.destroyForcibly();
        }
        String text = Files.readString(answer);
        Matcher models = MODELS.matcher(text);
        assertThat(models.find()).as(text).isTrue();
        return Long.parseLong(models.group(1));
    }
}
