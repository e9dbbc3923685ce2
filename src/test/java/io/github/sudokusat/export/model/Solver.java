package io.github.sudokusat.export.model;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.testing.Tools;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Programs that read models. */
enum Solver {
    MINIZINC("minizinc", "minizinc") {
        @Override
        Set<Grid> solutions(Path directory, Puzzle puzzle, Set<Grid> expected) throws Exception {
            String model = text(puzzle, ModelFormat.MINIZINC);
            List<String> lines = run(directory.resolve("p.mzn"), model, "minizinc", "--solver", "gecode", "-a", "FILE");
            List<int[]> found = new ArrayList<>();
            int side = puzzle.layout().side();
            for (int i = side; i < lines.size(); i++) {
                if (lines.get(i).equals("----------")) {
                    found.add(numbers(String.join(" ", lines.subList(i - side, i))));
                }
            }
            return grids(puzzle.layout(), found);
        }
    },
    CLINGO("clingo", "gringo") {
        @Override
        Set<Grid> solutions(Path directory, Puzzle puzzle, Set<Grid> expected) throws Exception {
            String model = text(puzzle, ModelFormat.ASP);
            List<String> lines = run(directory.resolve("p.lp"), model, "clingo", "--project=show", "0", "FILE");
            List<int[]> found = new ArrayList<>();
            int side = puzzle.layout().side();
            for (String line : lines) {
                if (line.startsWith("x(")) {
                    int[] atoms = numbers(line);
                    int[] digits = new int[side * side];
                    for (int i = 0; i < atoms.length; i += 3) {
                        digits[(atoms[i] - 1) * side + atoms[i + 1] - 1] = atoms[i + 2];
                    }
                    found.add(digits);
                }
            }
            return grids(puzzle.layout(), found);
        }
    },
    /** Asked for one solution, for each that is expected, and whether there is another. */
    Z3("z3", "z3") {
        @Override
        Set<Grid> solutions(Path directory, Puzzle puzzle, Set<Grid> expected) throws Exception {
            List<Grid> candidates = List.copyOf(expected);
            StringBuilder model = new StringBuilder(text(puzzle, ModelFormat.SMTLIB));
            for (Grid grid : candidates) {
                model.append("(push 1)\n(assert ").append(equal(grid)).append(")\n(check-sat)\n(pop 1)\n");
            }
            for (Grid grid : candidates) {
                model.append("(assert (not ").append(equal(grid)).append("))\n");
            }
            List<String> lines = run(directory.resolve("p.smt2"), model + "(check-sat)\n", "z3", "FILE");
            List<String> answers = lines.stream()
                    .filter(line -> line.equals("sat") || line.equals("unsat"))
                    .toList();
            assertThat(answers).as("%s", lines).hasSize(candidates.size() + 2);
            assertThat(answers.get(answers.size() - 1)).isEqualTo("unsat");
            Set<Grid> found = new HashSet<>();
            for (int i = 0; i < candidates.size(); i++) {
                if (answers.get(i + 1).equals("sat")) {
                    found.add(candidates.get(i));
                }
            }
            assertThat(answers.get(0)).isEqualTo(found.isEmpty() ? "unsat" : "sat");
            if (answers.get(0).equals("sat")) {
                int[] values = numbers(String.join(" ", lines.subList(1, lines.lastIndexOf("unsat"))));
                assertThat(expected).contains(valued(puzzle.layout(), values));
            }
            return found;
        }
    },
    /** From Maven Central and so on the class path. */
    CHOCO {
        @Override
        Set<Grid> solutions(Path directory, Puzzle puzzle, Set<Grid> expected) throws Exception {
            String model = text(puzzle, ModelFormat.XCSP3);
            List<String> lines = run(
                    directory.resolve("p.xml"),
                    model,
                    Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                    "-XX:TieredStopAtLevel=1",
                    "-cp",
                    System.getProperty("java.class.path"),
                    "org.chocosolver.parser.xcsp.ChocoXCSP",
                    "-a",
                    "FILE");
            // The last solution is repeated after this line.
            int verdict = IntStream.range(0, lines.size())
                    .filter(i -> lines.get(i).startsWith("s "))
                    .findFirst()
                    .orElseThrow();
            List<int[]> found = lines.subList(0, verdict).stream()
                    .filter(line -> line.contains("<values>"))
                    .map(line -> Arrays.copyOf(numbers(line), puzzle.layout().cellCount()))
                    .toList();
            assertThat(lines.get(verdict)).isEqualTo(found.isEmpty() ? "s UNSATISFIABLE" : "s SATISFIABLE");
            // It cannot project to the cells, and the cases of a section may overlap.
            return found.stream()
                    .map(digits -> Grid.of(puzzle.layout(), digits))
                    .collect(Collectors.toSet());
        }
    };

    private static final Pattern NUMBER = Pattern.compile("[0-9]+");

    private final boolean isInstalledByMaven;
    private final String program;
    private final String debianPackage;

    Solver(String program, String debianPackage) {
        this.isInstalledByMaven = false;
        this.program = program;
        this.debianPackage = debianPackage;
    }

    Solver() {
        this.isInstalledByMaven = true;
        this.program = "";
        this.debianPackage = "";
    }

    void require() {
        if (!isInstalledByMaven) {
            Tools.require(program, debianPackage);
        }
    }

    /** All solutions that the program finds; some programs are asked about those that are expected. */
    abstract Set<Grid> solutions(Path directory, Puzzle puzzle, Set<Grid> expected) throws Exception;

    static String text(Puzzle puzzle, ModelFormat format) throws IOException {
        StringBuilder text = new StringBuilder();
        assertThat(ModelExport.write(puzzle, format, text, Limits.none())).isEmpty();
        return text.toString();
    }

    private static int[] numbers(String text) {
        return NUMBER.matcher(text)
                .results()
                .map(MatchResult::group)
                .mapToInt(Integer::parseInt)
                .toArray();
    }

    /** The grid of values, each after the row and column of its cell. */
    private static Grid valued(Layout layout, int... numbers) {
        int[] digits = new int[layout.cellCount()];
        for (int i = 0; i < digits.length; i++) {
            digits[i] = numbers[3 * i + 2];
        }
        return Grid.of(layout, digits);
    }

    private static String equal(Grid grid) {
        StringBuilder text = new StringBuilder("(and");
        int side = grid.layout().side();
        for (int cell = 0; cell < side * side; cell++) {
            text.append(" (= r" + (cell / side + 1) + "c" + (cell % side + 1) + " " + grid.digit(cell) + ")");
        }
        return text.append(")").toString();
    }

    /** Grids, no two of which are equal. */
    private static Set<Grid> grids(Layout layout, List<int[]> found) {
        Set<Grid> grids = new HashSet<>();
        found.forEach(digits -> assertThat(grids.add(Grid.of(layout, digits))).isTrue());
        return grids;
    }

    private static List<String> run(Path file, String model, String... command)
            throws IOException, InterruptedException {
        Files.writeString(file, model);
        List<String> words = new ArrayList<>(List.of(command));
        words.replaceAll(word -> word.equals("FILE") ? file.toString() : word);
        Path answer = file.resolveSibling("answer");
        Process process = new ProcessBuilder(words)
                .redirectOutput(answer.toFile())
                .redirectError(file.resolveSibling("log").toFile())
                .start();
        try {
            assertThat(process.waitFor(1, TimeUnit.MINUTES)).isTrue();
        } finally {
            process.destroyForcibly();
        }
        return Files.readAllLines(answer);
    }
}
