package io.github.sudokusat.cli;

import static io.github.sudokusat.cli.Cli.EASY;
import static io.github.sudokusat.cli.Cli.EASY_SOLUTION;
import static io.github.sudokusat.cli.Cli.HARD;
import static io.github.sudokusat.cli.Cli.HARD_SOLUTION;
import static io.github.sudokusat.cli.Cli.run;
import static io.github.sudokusat.cli.Cli.runOn;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Bad input gives one message with its place, exit code 2, no stack trace, and nothing half-written. */
class CommandLineBadInputTest {

    private static final String NEITHER = "sudoku-sat: argument 1 is neither a file nor a puzzle: ";

    @TempDir
    Path directory;

    @Test
    void bytesThatAreNotUtf8AreNamed() {
        byte[] latin1 = (EASY.substring(0, 80) + "\u00E9\n").getBytes(StandardCharsets.ISO_8859_1);
        runOn(latin1, "solve")
                .is(
                        2,
                        "error\n",
                        "sudoku-sat: standard input: line 1, column 81: expected a digit from 1 to 9 or a blank, but found U+FFFD, which stands for"
                                + " bytes that are not UTF-8\n");
    }

    /** An escape character begins a command to the terminal. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "var r1\u001Bc1",
                "hint --cell \u001B[31m",
                "solve --engine \u001B[31m",
                "solve --rule \u001B[31m",
                "solve --timeout \u001B[31m",
                "solve --box \u001B[31m",
                "solve --\u001B[31m",
                "\u001B[31m",
                "decode \u001B[31m x",
                "generate --date \u001B[31m",
                "serve --port \u001B[31m"
            })
    void charactersThatATerminalTakesForCommandsAreNamed(String line) {
        String said = run(line.split(" ")).err();
        assertThat(said).contains("<U+001B>").doesNotContain("\u001B");
    }

    @Test
    void puzzlesWithMistakesAreNamedWithThePlace() {
        refusesPuzzle(EASY + "1", "line 1, column 82: expected 81 cells", "found 82 cells");
        refusesPuzzle(EASY.substring(1), "line 1, column 81: expected 81 cells", "found 80 cells");
        refusesPuzzle("123", "line 1, column 4: expected 81 cells", "found 3 cells");
        refusesPuzzle(
                "z" + EASY.substring(1), "line 1, column 1: expected a digit from 1 to 9 or a blank, but found \"z\"");
        refusesPuzzle(EASY.substring(0, 40) + "A" + EASY.substring(41), "line 1, column 41: ", "found \"A\"");
        refusesPuzzle("5...............", "line 1, column 1: expected a digit from 1 to 4 or a blank, but found \"5\"");
        refusesPuzzle(EASY.substring(0, 78) + ".AB", "line 1, column 80: ");
        refusesPuzzle("1/2 3/4", "line 1, column ");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "puzzels.txt",
                "PUZZLES.TXT",
                "my puzzles.csv",
                "puzzles.sdm.gz",
                "no/such/file",
                "/no/such",
                "./x"
            })
    void mistypedNamesOfFilesAreSaidToBeSuch(String name) {
        String said = "sudoku-sat: " + name + ": there is no such file\n";
        run("solve", name).is(2, "error\n", said);
        run("export", name).is(2, "", said);
        run("count", name, EASY).is(2, "error\n1\n", said);
        assertThat(run("check", "--format", "json", name).out())
                .endsWith("\"result\":\"error\",\"message\":\"there is no such file\"}\n");
    }

    private static void refusesPuzzle(String puzzle, String... pieces) {
        for (String command : new String[] {"solve", "check", "count", "export"}) {
            Cli.Result result = run(command, puzzle);
            assertThat(result.code()).isEqualTo(2);
            assertThat(result.out()).isEqualTo(command.equals("export") ? "" : "error\n");
            assertThat(result.err()).startsWith(NEITHER).contains(pieces).hasLineCount(1);
        }
    }

    @Test
    void filesWithMistakesAreNamed() throws IOException {
        Path rows = Files.writeString(directory.resolve("rows"), "12.4\n3.z.\n....\n....\n");
        refusesFile(rows, "line 2, column 3: ", "found \"z\"");
        Path beyond = Files.writeString(directory.resolve("beyond"), "1 2 3 4\n. . . .\n. . 5 .\n. . . .\n");
        refusesFile(beyond, "line 3, column 5: ", "found \"5\"");
    }

    @Test
    void emptyInputGivesNoRecords() throws IOException {
        String said = "sudoku-sat: no puzzles in the input\n";
        for (String text :
                new String[] {"", "\n", "# nothing\n\n", "puzzle\n", "puzzle,x\n", "id,puzzle,solution\r\n"}) {
            Path file = Files.writeString(directory.resolve("nothing"), text);
            for (String command : new String[] {"solve", "check", "count", "rate", "explain"}) {
                runOn(text, command).is(0, "", said);
                run(command, file.toString()).is(0, "", said);
                run(command, "--quiet", file.toString()).is(0, "", "");
                run(command, file.toString(), EASY).isLike(0, "");
            }
            run("solve", "--format", "csv", file.toString()).is(0, "line,id,puzzle,result,solution,message\n", said);
            run("solve", "--format", "json", file.toString()).is(0, "", said);
            run("export", file.toString()).isRefused(file + ": expected one puzzle, but found none");
        }
        runOn("", "export").isRefused("standard input: expected one puzzle, but found none");
        run("solve", "").is(2, "error\n", said("argument 1", "expected one puzzle, but found none"));
    }

    private static void refusesFile(Path file, String... pieces) {
        for (String command : new String[] {"solve", "check", "count", "export"}) {
            Cli.Result result = run(command, file.toString());
            assertThat(result.code()).isEqualTo(2);
            assertThat(result.out()).isEqualTo(command.equals("export") ? "" : "error\n");
            assertThat(result.err())
                    .startsWith("sudoku-sat: " + file + ": ")
                    .contains(pieces)
                    .hasLineCount(1);
        }
    }

    @Test
    void filesThatCannotBeReadAreNamed() throws IOException {
        byte[] zipped = Cli.gzip((EASY + "\n" + HARD + "\n").repeat(20));
        Path truncated = Files.write(directory.resolve("truncated.gz"), Arrays.copyOf(zipped, 30));
        Path headless = Files.write(directory.resolve("headless.gz"), Arrays.copyOf(zipped, 6));
        byte[] flipped = zipped.clone();
        Arrays.fill(flipped, 12, 40, (byte) 0xff);
        Path damaged = Files.write(directory.resolve("damaged.gz"), flipped);
        for (String command : new String[] {"solve", "check", "count", "export"}) {
            String record = command.equals("export") ? "" : "error\n";
            run(command, truncated.toString()).is(2, record, said(truncated, "the gzip data is truncated"));
            run(command, headless.toString()).is(2, record, said(headless, "the gzip data is truncated"));
            run(command, damaged.toString()).is(2, record, said(damaged, "the gzip data is damaged"));
            run(command, directory.toString()).is(2, record, said(directory, "is a directory"));
            runOn(Arrays.copyOf(zipped, 30), command)
                    .is(2, record, said("standard input", "the gzip data is truncated"));
        }
        run("solve", "missing").is(2, "error\n", said("missing", "there is no such file, and it is not a puzzle"));
    }

    private static String said(Object source, String message) {
        return "sudoku-sat: " + source + ": " + message + "\n";
    }

    @ParameterizedTest
    @CsvSource({"UTF-16LE, FFFE", "UTF-16BE, FEFF"})
    void otherEncodingsAreNamed(String encoding, String mark) throws IOException {
        for (String begin : new String[] {"", "# a comment\n", "\r\n"}) {
            byte[] text = (begin + EASY + "\n").getBytes(encoding);
            byte[] marked = ByteBuffer.allocate(text.length + mark.length() / 2)
                    .put(HexFormat.of().parseHex(mark))
                    .put(text)
                    .array();
            for (byte[] bytes : new byte[][] {marked, Cli.gzip(marked)}) {
                String message = ": expected text in UTF-8 or ASCII, but found UTF-16\n";
                runOn(bytes, "solve").is(2, "error\n", "sudoku-sat: standard input" + message);
                Path file = Files.write(directory.resolve("file"), bytes);
                run("check", file.toString()).is(2, "error\n", "sudoku-sat: " + file + message);
                run("decode", file.toString(), "-").is(2, "", "sudoku-sat: " + file + message);
            }
        }
    }

    @Test
    void aByteOrderMarkIsSkipped() throws IOException {
        String mark = "\uFEFF";
        runOn(mark + EASY + "\n", "solve").is(0, EASY_SOLUTION + "\n", "");
        run("solve", mark + EASY).is(0, EASY_SOLUTION + "\n", "");
        runOn(mark + "id,puzzle\n1," + EASY + "\n", "solve").is(0, EASY_SOLUTION + "\n", "");
        runOn(Cli.gzip(mark + EASY), "solve").is(0, EASY_SOLUTION + "\n", "");
        Path formula = Files.writeString(
                directory.resolve("p.cnf"), mark + run("export", EASY).out());
        runOn(mark + "s UNSATISFIABLE\n", "decode", formula.toString(), "-").is(3, "none\n", "");
    }

    @Test
    void oneCharacterIsAPuzzleOnlyWhereTheGridHasOneCell() {
        run("solve", "--box", "1x1", "1").is(0, "1\n", "");
        for (String typed : List.of("1", "0", "x")) {
            run("solve", typed)
                    .is(2, "error\n", "sudoku-sat: " + typed + ": there is no such file, and it is not a puzzle\n");
        }
        run("check", "--givens", "", EASY).isRefused("--givens: expected one puzzle, but found none");
    }

    @Test
    void aDotIsAPuzzleOnlyWhereTheGridHasOneCell() {
        run("solve", "--box", "1x1", ".").is(0, "1\n", "");
        run("count", "--box", "1x1", ".", "1").is(0, "1\n1\n", "");
        run("solve", "--regions", ".", ".").is(0, "1\n", "");
        run("solve", ".").is(2, "error\n", said(".", "is a directory"));
        run("solve", "..").is(2, "error\n", said("..", "is a directory"));
        run("export", "/").isRefused("/: is a directory");
    }

    @Test
    void garbageIsRefusedWithoutAStackTrace() {
        Random random = new Random(20);
        for (int i = 0; i < 60; i++) {
            byte[] garbage = new byte[random.nextInt(3000)];
            random.nextBytes(garbage);
            for (String command : new String[] {"solve", "export"}) {
                Cli.Result result = runOn(garbage, command);
                assertThat(result.code()).as(result.err()).isEqualTo(2);
                assertThat(result.err()).doesNotContain("Exception", "\tat ", "internal error");
                assertThat(result.err().lines()).allMatch(line -> line.matches("sudoku-sat: standard input: .*"));
            }
        }
    }

    @Test
    void exportTakesOnePuzzle() {
        runOn(EASY + "\n" + HARD + "\n", "export")
                .isRefused("standard input: line 2: expected only one puzzle, but found a second");
        run("export", EASY, "--clues", "assumed").isRefused("--clues must be units or reduced, but is \"assumed\"");
        run("export", EASY, "--to", "mps")
                .isRefused("--to must be dimacs, lp, opb, wcnf, minizinc, asp, smtlib, xcsp3 or nnf, but is \"mps\"");
        for (String option : List.of("--keep-repeats", "--encoding=minimal", "--at-most-one=product")) {
            run("export", EASY, "--to", "lp", option)
                    .isRefused(
                            "--encoding, --at-most-one and --keep-repeats apply only to --to dimacs, --to wcnf and --to nnf");
        }
        for (String option : List.of("--show", "--model-counting")) {
            run("export", EASY, "--to", "wcnf", option)
                    .isRefused("--show and --model-counting apply only to --to dimacs");
        }
        run("export", EASY, "--to", "wcnf", "--clues", "reduced")
                .isRefused("--clues reduced does not apply to --to wcnf, whose givens are soft clauses");
        run("export", EASY, HARD).isRefused("argument 2: line 1: expected only one puzzle, but found a second");
        run("export", "1" + ".".repeat(35), "--rule", "windoku")
                .isRefused("--rule windoku: windoku needs square boxes");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "-j 0 | -j must be 1 or more, but is 0",
                "-j x | -j must be a whole number, but is \\x\\",
                "-j 2147483648 | -j must be a whole number of at most 2147483647, but is \\2147483648\\",
                "-j -2147483649 | -j must be a whole number of at least -2147483648, but is \\-2147483649\\",
                "--box 0x3 | --box must be the rows and columns of a box of at most 256 cells, such as 2x3, but is \\0x3\\",
                "--box 3 | --box must be the rows and columns of a box of at most 256 cells, such as 2x3, but is \\3\\",
                "--box 300x300 | --box must be the rows and columns of a box of at most 256 cells, such as 2x3, but is",
                "--box 3x-3 | --box must be the rows and columns of a box of at most 256 cells, such as 2x3, but is \\3x-3\\",
                "--box 3x3x3 | --box must be the rows and columns of a box of at most 256 cells, such as 2x3, but is \\3x3x3\\",
                "--box 3x3 --regions 1122112233443344 | --box cannot be combined with --regions",
                "--regions abc | --regions: line 1, column 4: ",
                "--regions no/such.txt | --regions: no/such.txt: there is no such file",
                "--regions such.regions | --regions: line 1, column 13: expected one region name for each cell (81 for 9x9), or the line \\grid RxC regions …\\ for a grid that is not square, but found 12 names; there is no file such.regions",
                "--regions 1112112233443344 | --regions: ",
                "--rule foo | --rule must be diagonals, windoku, disjoint, anti-knight or anti-king, but is \\foo\\",
                "--timeout abc | --timeout must be a duration such as 10s, 500ms, 2m or 1h, but is \\abc\\",
                "--timeout -1s | but is \\-1s\\",
                "--timeout 10d | but is \\10d\\",
                "--timeout 9999999999999s | but is \\9999999999999s\\",
                "--max-conflicts -1 | --max-conflicts must be 0 or more, but is -1",
                "--format foo | --format must be picture, line, numbers, csv or json, but is \\foo\\",
                "--engine foo | --engine must be sat, bits, propagate, backtrack or ilp, but is \\foo\\",
                "--ilp foo | --ilp must be sat4j or ojalgo, but is \\foo\\",
                "--ilp sat4j --engine sat | --ilp requires --engine ilp, but --engine is sat",
                "--ilp ojalgo --engine bits | --ilp requires --engine ilp, but --engine is bits",
                "--ilp sat4j --encoding minimal | --solver, --encoding, --at-most-one, --clues and --keep-repeats apply to --engine sat, not to --ilp",
                "--ilp sat4j --clues units | --clues and --keep-repeats apply to --engine sat, not to --ilp",
                "--engine ilp --clues units | apply only to --engine sat",
                "--engine backtrack --clues units | apply only to --engine sat",
                "--engine bits --encoding minimal | apply only to --engine sat",
                "--encoding foo | --encoding must be minimal, natural or complete, but is \\foo\\",
                "--at-most-one foo | --at-most-one must be pairwise, sequential, commander, product, binary or bimander",
                "--clues foo | --clues must be units, assumed or reduced, but is \\foo\\",
                "--solver true | must contain {cnf}",
                "--solutions 0 | --solutions must be 1 or more, or all, but is \\0\\",
                "--solutions many | but is \\many\\",
                "--progress sometimes | --progress must be auto, always or never, but is \\sometimes\\",
                "--seed x | --seed must be a whole number, but is \\x\\",
                "--seed 9223372036854775808 | a whole number of at most 9223372036854775807, but is \\9223372036",
                "--seed -9223372036854775809 | a whole number of at least -9223372036854775808, but is \\-92",
                "--seed 1.5 | --seed must be a whole number, but is \\1.5\\",
                "--seed - | --seed must be a whole number, but is \\-\\",
                "--max-conflicts 1e3 | --max-conflicts must be a whole number, but is \\1e3\\",
                "--alphabet 1123 | --alphabet must not repeat a character, but has \\1\\ twice",
                "--nosuch | unknown option \\--nosuch\\",
                "-o | -o requires a value: FILE",
                "--box --rule diagonals | --box requires a value: RxC",
                "--jobs x | --jobs must be a whole number, but is \\x\\",
                "--jobs=0 | --jobs must be 1 or more, but is 0",
                "-j0 | -j must be 1 or more, but is 0",
                "--stats=3 | --stats takes no value",
                "--rule x | --rule must be diagonals, windoku, disjoint, anti-knight or anti-king, but is \\x\\; did you mean \\diagonals\\?",
                "-x | unknown option \\-x\\",
            })
    void wrongOptionsAreRefused(String options, String message) {
        String[] arguments = ("solve " + options).split(" ", -1);
        String[] all = options.equals("-o") ? arguments : CommandLineTest.with(arguments, HARD);
        run(all).isRefused(message.replace('\\', '"'));
    }

    @Test
    void wrongCommandsAreRefused() {
        Cli.Result nothing = run();
        assertThat(nothing.code()).isEqualTo(2);
        assertThat(nothing.out()).isEmpty();
        assertThat(nothing.err())
                .startsWith("sudoku-sat: a command is missing\n")
                .contains("\n  solve ", "\n  verify ")
                .endsWith("\nTry 'sudoku-sat --help'.\n");
        run("Convert", EASY).isRefused("unknown command \"Convert\"; did you mean \"show\"?");
        run("grade", EASY).isRefused("unknown command \"grade\"; did you mean \"rate\"?");
        run("slove", EASY).isRefused("unknown command \"slove\"; did you mean \"solve\"?");
        run("slove", "--help").isRefused("unknown command \"slove\"; did you mean \"solve\"?");
        runOn("a,b\n" + EASY + ",1\n", "solve")
                .isLike(
                        2,
                        said(
                                "standard input",
                                "line 1, column 1: expected a CSV header with a column \"puzzle\""
                                        + " (no other CSV column was chosen), but found the columns \"a\", \"b\""));
        run("help", "form").isRefused("unknown command \"form\"; did you mean \"formats\"?");
        run("help", "slove").isRefused("unknown command \"slove\"; did you mean \"solve\"?");
        run("--nosuch").isRefused("unknown option \"--nosuch\"");
        run("solve", "--first", "--solutions", "2", EASY).isRefused("--first cannot be combined with --solutions");
        run("count", "--limit", "-1", EASY).isRefused("--limit must be 0 or more, but is -1");
        run("count", "--limit", "x", EASY).isRefused("--limit must be a whole number, but is \"x\"");
        run("var").isRefused("CANDIDATE|VARIABLE is missing");
        run("var", "0").isRefused("variable must be from 1 to 729, but is 0");
        run("var", "730").isRefused("variable must be from 1 to 729, but is 730");
        run("var", "99999999999").isRefused("a variable from 1 to 729, but found \"99999999999\"");
        run("var", "foo").isRefused("expected a candidate such as r1c1=5 or a variable from 1 to 729", "\"foo\"");
        run("var", "r1c1=10").isRefused("r1c1=10: the digit must be from 1 to 9");
        run("var", "r10c1=1").isRefused("r10c1 is outside the 9x9 grid");
        run("var", "r1c1=", "1").isRefused("\"r1c1=\"");
        run("var", "--box", "3", "1").isRefused("--box must be the rows and columns of a box");
        run("decode", "x").isRefused("ANSWER is missing");
        run("prove", EASY).isRefused("--output is missing");
        run("decode", "-", "-").isRefused("EXPORTED and ANSWER cannot both be standard input");
    }

    @Test
    void solversThatGiveNonsenseAreNamed() {
        run("solve", HARD, "--solver", "false {cnf}")
                .isRefused("solver 'false {cnf}': ended without an answer; exit code 1");
        run("solve", HARD, "--solver", "echo s SATISFIABLE v 1 0 {cnf}").isRefused("the answer is malformed");
        run("count", HARD, "--solver", "cat {cnf}").isRefused("solver 'cat {cnf}'");
        run("check", EASY, "--solver", "nosuchprogram {cnf}")
                .isRefused("cannot be started: there is no program \"nosuchprogram\" on the PATH\n");
        run("solve", HARD, "--solver", "'true {cnf}").isRefused("--solver: ");
        run("solve", HARD, "--solver", "true {cnf}")
                .is(5, "unknown\n", "sudoku-sat: stopped: no answer from the solver\n");
    }

    @Test
    void debugShowsTheStackTrace() {
        Cli.Result result = run("solve", HARD, "--solver", "false {cnf}", "--debug");
        assertThat(result.code()).isEqualTo(2);
        assertThat(result.err()).contains("ExternalSolverException", "\tat io.github.sudokusat.");
    }

    @ParameterizedTest
    @MethodSource("exports")
    void damagedExportsAndAnswersAreReported(String clues) throws IOException {
        String formula = run("export", EASY, "--clues", clues).out();
        String answer = answer(formula, EASY_SOLUTION);
        Path cnf = Files.writeString(directory.resolve("puzzle.cnf"), formula);
        Path ans = Files.writeString(directory.resolve("answer.txt"), answer);
        run("decode", cnf.toString(), ans.toString()).is(0, EASY_SOLUTION + "\n", "");
        runOn(formula, "decode", "-", ans.toString()).is(0, EASY_SOLUTION + "\n", "");
        runOn("s UNSATISFIABLE\n", "decode", cnf.toString(), "-").is(3, "none\n", "");
        runOn("s UNKNOWN\n", "decode", cnf.toString(), "-").is(5, "unknown\n", "");

        String other = "sudoku-sat: " + ans + ": ";
        decodes(formula, answer.substring(0, answer.lastIndexOf(' ', answer.length() / 2)))
                .isRefused(other, "line 2, column ", "expected 0 at the end");
        decodes(formula, answer(run("export", HARD, "--clues", clues).out(), HARD_SOLUTION))
                .isRefused(other);
        decodes(formula, answer.contains("v 1 ") ? answer.replace("v 1 ", "v -1 ") : answer.replace("v -1 ", "v 1 "))
                .isRefused(other);
        decodes(formula, "").isRefused(other, "line 1, column 1: expected ", ", but found the end of the text");
        decodes(formula, "\u0000\u0001garbage").isRefused(other, "line 1, column 1: ");
        decodes(formula, "s SATISFIABLE\nv 99999 0\n")
                .isRefused(other, "line 2, column 3: expected ", ", but found \"99999\"");
        String edited = "sudoku-sat: " + cnf + ": ";
        decodes(formula.replace("p cnf", "p dnf"), answer).isRefused(edited, "line ", "dnf");
        decodes(formula.replaceFirst("p cnf \\d+", "p cnf 7"), answer)
                .isRefused(edited, "the header declares 7 variables");
        decodes(formula.replaceFirst("(p cnf \\d+) \\d+", "$1 12"), answer)
                .isRefused(edited, "the header declares 12 clauses");
        decodes(formula + "99999 0\n", answer)
                .isRefused(edited, "line ", "column 1: expected ", ", but found \"99999\"");
        decodes(formula.substring(0, formula.length() - 4), answer)
                .isRefused(edited, "line ", "found the end of the text");
        decodes(formula.substring(0, formula.length() - 4), "s UNSATISFIABLE\n").isRefused(edited);
        decodes(formula.replace("c box 3x3\n", ""), answer).isRefused(edited, "comments");
        decodes(formula.replace("c givens 53", "c givens 54"), answer).isRefused(other, "is not a solution of");
        decodes(EASY + "\n", answer).isRefused(edited, "line 1, column 1: ");
        Path missing = directory.resolve("missing");
        run("decode", missing.toString(), ans.toString()).isRefused(missing + ": there is no such file");
        run("decode", cnf.toString(), directory.toString()).isRefused(directory + ": is a directory");
        byte[] zipped = Cli.gzip(formula);
        Files.write(cnf, zipped);
        Files.writeString(ans, answer);
        run("decode", cnf.toString(), ans.toString()).is(0, EASY_SOLUTION + "\n", "");
        Files.write(cnf, Arrays.copyOf(zipped, zipped.length / 2));
        run("decode", cnf.toString(), ans.toString()).isRefused(cnf + ": the gzip data is truncated");
    }

    static String[] exports() {
        return new String[] {"units", "reduced"};
    }

    private Cli.Result decodes(String formula, String answer) throws IOException {
        Path cnf = Files.write(directory.resolve("puzzle.cnf"), formula.getBytes(StandardCharsets.UTF_8));
        Path ans = Files.write(directory.resolve("answer.txt"), answer.getBytes(StandardCharsets.UTF_8));
        return run("decode", cnf.toString(), ans.toString());
    }

    /** The answer that a correct solver gives, made from the comments of the file as a user might do it. */
    private static String answer(String formula, String solution) {
        StringBuilder values = new StringBuilder("s SATISFIABLE\nv");
        boolean reduced = formula.contains("c map 1 ");
        if (reduced) {
            formula.lines().filter(line -> line.startsWith("c map ")).forEach(line -> {
                String[] words = line.split("[ rc=]+", -1);
                // c, map, variable, row, column, digit; the first is empty because c also separates words.
                int from = words.length - 4;
                int cell = (Integer.parseInt(words[from + 1]) - 1) * 9 + Integer.parseInt(words[from + 2]) - 1;
                boolean holds = solution.charAt(cell) == words[from + 3].charAt(0);
                values.append(holds ? " " : " -").append(words[from]);
            });
        } else {
            for (int variable = 1; variable <= 729; variable++) {
                boolean holds = solution.charAt((variable - 1) / 9) - '1' == (variable - 1) % 9;
                values.append(holds ? " " : " -").append(variable);
            }
        }
        return values.append(" 0\n").toString();
    }
}
