package io.github.sudokusat.export;

import static io.github.sudokusat.testing.GridAssert.assertThatGrid;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.encode.AtMostOneMethod;
import io.github.sudokusat.encode.ClueHandling;
import io.github.sudokusat.encode.Encoding;
import io.github.sudokusat.encode.EncodingOptions;
import io.github.sudokusat.encode.SudokuCnf;
import io.github.sudokusat.encode.SudokuEncoder;
import io.github.sudokusat.encode.SudokuProgram;
import io.github.sudokusat.grid.BoxShape;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.MustDiffer;
import io.github.sudokusat.grid.Variant;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.solve.SudokuSolver;
import io.github.sudokusat.testing.Layouts;
import io.github.sudokusat.testing.PuzzleMaker;
import io.github.sudokusat.testing.Tools;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Exports random puzzles on random layouts for real programs, reads their answers back, and compares them with our own. */
@Tag("long")
class ExternalToolsTest {

    /** The format that is exported. */
    private enum Format {
        CNF,
        LP,
        OPB
    }

    /** A program and how to run it; FILE is the exported file, ANSWER is the file to be decoded if that is not the program's output. */
    enum Tool {
        GLPSOL_RAW("glpsol", "glpk-utils", Format.LP, "--lp FILE -w ANSWER"),
        GLPSOL_REPORT("glpsol", "glpk-utils", Format.LP, "--lp FILE -o ANSWER"),
        CLASP("clasp", "clasp", Format.OPB, "--verbose=0 FILE"),
        MINISAT_PLUS("minisat+", "minisat+", Format.OPB, "-v0 FILE"),
        CLASP_FOR_CNF("clasp", "clasp", Format.CNF, "--verbose=0 FILE"),
        MINISAT("minisat", "minisat", Format.CNF, "-verb=0 FILE ANSWER"),
        CADICAL("cadical", "cadical", Format.CNF, "-q FILE"),
        PICOSAT("picosat", "picosat", Format.CNF, "FILE"),
        CRYPTOMINISAT("cryptominisat5", "cryptominisat", Format.CNF, "--verb 0 FILE");

        private final String program;
        private final String debianPackage;
        private final Format format;
        private final String arguments;

        Tool(String program, String debianPackage, Format format, String arguments) {
            this.program = program;
            this.debianPackage = debianPackage;
            this.format = format;
            this.arguments = arguments;
        }

        boolean isAnswerPrinted() {
            return !arguments.contains("ANSWER");
        }
    }

    @TempDir
    Path directory;

    @ParameterizedTest
    @EnumSource(Tool.class)
    void theToolAgreesOnSomePuzzles(Tool tool) throws Exception {
        assertAgreement(tool, 24, 12);
    }

    /** Tests two hundred puzzles for each tool, some of them 16 × 16. */
    @ParameterizedTest
    @EnumSource(Tool.class)
    @Tag("slow")
    void theToolAgreesOnManyPuzzles(Tool tool) throws Exception {
        assertAgreement(tool, 200, 16);
    }

    private void assertAgreement(Tool tool, int puzzles, int largest) throws Exception {
        Tools.require(tool.program, tool.debianPackage);
        long first = System.nanoTime() & 0xffff_ffffL;
        int solved = 0;
        int none = 0;
        for (int i = 0; i < puzzles; i++) {
            Grid puzzle = puzzle(first + i, i, largest);
            String what = tool + ", seed " + first + " + " + i + ": " + puzzle.layout() + " " + puzzle;
            Path file = directory.resolve("exported");
            try (Writer out = Files.newBufferedWriter(file, StandardCharsets.UTF_8)) {
                export(tool.format, puzzle, i, out);
            }
            DecodeResult decoded = run(tool, file, what);
            boolean solvable =
                    SudokuSolver.create().solve(puzzle).findSolution().isPresent();
            assertThat(decoded.puzzle()).as(what).isEqualTo(puzzle);
            if (solvable) {
                solved++;
                assertThat(decoded).as(what).isInstanceOf(DecodeResult.Solution.class);
                assertThatGrid(((DecodeResult.Solution) decoded).solution()).solves(puzzle);
            } else {
                none++;
                assertThat(decoded).as(what).isInstanceOf(DecodeResult.NoSolution.class);
            }
        }
        assertThat(solved).isGreaterThan(puzzles / 4);
        assertThat(none).isPositive();
    }

    /** Puzzles on each kind of layout in turn; one in five has a digit changed, so that it usually has no solution. */
    private static Grid puzzle(long seed, int number, int largest) {
        Random random = new Random(seed);
        PuzzleMaker maker = new PuzzleMaker(seed);
        Layout layout = layout(number, largest, random);
        Grid solution = maker.findSolution(layout).orElse(null);
        if (solution == null) {
            // Some random layouts of side 4 or 6 have no solution; the larger kinds here all have one.
            return Grid.empty(layout.side() <= 4 ? layout : Layout.boxes(2, 3)).with(0, 1);
        }
        double blanks = layout.side() >= 12 ? 0.4 : 0.35 + 0.3 * random.nextDouble();
        Grid puzzle = maker.blank(solution, blanks);
        int cell = random.nextInt(layout.cellCount());
        return number % 5 == 4 ? puzzle.with(cell, solution.digit(cell) % layout.side() + 1) : puzzle;
    }

    private static Layout layout(int number, int largest, Random random) {
        return switch (number % 12) {
            case 0 -> Layout.boxes(2, 2);
            case 1 -> Layouts.jigsaw(new BoxShape(2, 2), 6, random);
            case 2 -> Layout.boxes(2, 3).with(Variant.DIAGONALS);
            case 3 -> Layout.boxes(3, 2).with(Variant.DISJOINT_GROUPS);
            case 4 -> Layouts.jigsaw(new BoxShape(2, 3), 10, random);
            case 5 -> Layout.boxes(2, 4).with(MustDiffer.of("ends", 0, 63, 7, 56));
            case 6 -> Layout.classic();
            case 7 -> Layout.classic().with(Variant.ANTI_KNIGHT);
            case 8 -> Layout.classic().with(Variant.WINDOKU).with(Variant.ANTI_KING);
            case 9 -> Layouts.jigsaw(new BoxShape(3, 3), 20, random);
            case 10 -> Layout.boxes(2, 5);
            default -> largest < 16 || number % 24 < 12 ? Layout.boxes(3, 4) : Layout.boxes(4, 4);
        };
    }

    /** Exports formulas in each encoding in turn. */
    private static void export(Format format, Grid puzzle, int number, Writer out) throws IOException {
        if (format == Format.CNF) {
            Encoding[] encodings = Encoding.values();
            AtMostOneMethod[] methods = AtMostOneMethod.values();
            EncodingOptions options = EncodingOptions.defaults()
                    .withEncoding(encodings[number % encodings.length])
                    .withAtMostOne(methods[number / 2 % methods.length])
                    .withClues(number % 5 < 2 ? ClueHandling.UNITS : ClueHandling.REDUCED);
            DimacsOptions what = DimacsOptions.defaults().withShowLine(number % 2 == 0);
            SudokuCnf formula = SudokuEncoder.of(puzzle.layout(), options).encode(Puzzle.of(puzzle));
            assertThat(DimacsExport.write(formula, what, out, Limits.none())).isEmpty();
            return;
        }
        SudokuProgram program = number % 2 == 0 ? SudokuProgram.of(puzzle) : SudokuProgram.reduced(Puzzle.of(puzzle));
        if (format == Format.OPB) {
            OpbExport.write(program, out);
        } else {
            LpExport.write(program, out);
        }
    }

    private DecodeResult run(Tool tool, Path file, String what) throws IOException, InterruptedException {
        Path answer = directory.resolve("answer");
        Path log = directory.resolve("log");
        Files.deleteIfExists(answer);
        List<String> command = new ArrayList<>(List.of(tool.program));
        for (String word : tool.arguments.split(" ", -1)) {
            command.add(word.equals("FILE") ? file.toString() : word.equals("ANSWER") ? answer.toString() : word);
        }
        Process process = new ProcessBuilder(command)
                .redirectOutput((tool.isAnswerPrinted() ? answer : log).toFile())
                .redirectError(log.toFile())
                .start();
        try {
            assertThat(process.waitFor(2, TimeUnit.MINUTES)).as(what).isTrue();
        } finally {
            process.destroyForcibly();
        }
        try (BufferedReader exported = Files.newBufferedReader(file);
                BufferedReader said = Files.newBufferedReader(answer)) {
            return AnswerDecoder.decode(exported, said);
        } catch (IllegalArgumentException e) {
            throw new AssertionError(what, e);
        }
    }
}
