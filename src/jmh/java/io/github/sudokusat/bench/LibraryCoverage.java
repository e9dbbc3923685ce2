package io.github.sudokusat.bench;

import io.github.sudokusat.format.PuzzleRecord;
import io.github.sudokusat.format.TechniqueCase;
import io.github.sudokusat.format.read.PuzzleReader;
import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.grid.candidates.CandidateLayout;
import io.github.sudokusat.logic.LogicSolver;
import io.github.sudokusat.logic.step.Step;
import io.github.sudokusat.logic.step.Technique;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/**
 * Runs the cases of a file of library lines through every technique. Prints, for each code, the number of cases for which there is a step with
 * exactly the case's eliminations or placements, and the cost of each technique. A case whose variant is {@code x} counts if no step of the code's
 * own techniques has these.
 *
 * <p>Arguments: the file; {@code -v} to list the cases that were missed, or {@code -q}; the techniques to try, or none for all.
 *
 * <pre>{@code
 * mvn -q -f src/jmh compile
 * java -cp target/classes:target/test-classes:src/jmh/target/classes io.github.sudokusat.bench.LibraryCoverage cases.txt -v
 * }</pre>
 */
public final class LibraryCoverage {

    private static final CandidateLayout TABLES = CandidateLayout.of(Layout.classic());

    private final LogicSolver solver = LogicSolver.of(Layout.classic()).withUniqueness(true);
    private final Map<String, int[]> countsByCode = new TreeMap<>();
    private final Map<Technique, long[]> nanosByTechnique = new EnumMap<>(Technique.class);
    private final List<String> missed = new ArrayList<>();
    private final List<Technique> techniques;
    private long slowest;
    private long total;
    private int cases;
    private long steps;

    private LibraryCoverage(List<Technique> techniques) {
        this.techniques = techniques;
    }

    /**
     * Prints the table.
     *
     * @param arguments as said above
     * @throws IOException if the file cannot be read
     */
    public static void main(String[] arguments) throws IOException {
        List<Technique> techniques = new ArrayList<>();
        for (int i = 2; i < arguments.length; i++) {
            techniques.add(Technique.named(arguments[i]).orElseThrow());
        }
        LibraryCoverage coverage = new LibraryCoverage(techniques.isEmpty() ? List.of(Technique.values()) : techniques);
        coverage.run(Path.of(arguments[0]));
        // Once more, now that the code is compiled: the times are those of the second run.
        coverage.forget();
        coverage.run(Path.of(arguments[0]));
        coverage.print(arguments.length > 1 && arguments[1].equals("-v"));
    }

    private void forget() {
        countsByCode.clear();
        nanosByTechnique.clear();
        missed.clear();
        slowest = 0;
        total = 0;
        cases = 0;
        steps = 0;
    }

    private void run(Path file) throws IOException {
        try (BufferedReader in = Files.newBufferedReader(file, StandardCharsets.UTF_8)) {
            PuzzleReader reader = PuzzleReader.of(in);
            for (Optional<PuzzleRecord> next = reader.next(); next.isPresent(); next = reader.next()) {
                if (next.get().error().isPresent()) {
                    missed.add(next.get().error().get().getMessage());
                } else if (next.get().techniqueCase().isPresent()) {
                    run(next.get().techniqueCase().get());
                }
            }
        }
    }

    private void run(TechniqueCase one) {
        CandidateGrid position = one.position(TABLES);
        Set<Candidate> eliminations = new HashSet<>(one.eliminations());
        Set<Candidate> placements = new HashSet<>(one.placements());
        LogicSolver informed = solver.withGivens(one.givens());
        List<Step> matching = new ArrayList<>();
        long start = System.nanoTime();
        for (Technique technique : techniques) {
            long begun = System.nanoTime();
            List<Step> found = informed.all(position, List.of(technique)).orElseThrow();
            long[] times = nanosByTechnique.computeIfAbsent(technique, key -> new long[2]);
            long took = System.nanoTime() - begun;
            times[0] += took;
            times[1] = Math.max(times[1], took);
            steps += found.size();
            for (Step step : found) {
                if (eliminations.equals(new HashSet<>(step.eliminations())) && arePlaced(placements, step)) {
                    matching.add(step);
                }
            }
        }
        long nanos = System.nanoTime() - start;
        slowest = Math.max(slowest, nanos);
        total += nanos;
        cases++;
        count(one, matching);
    }

    /** Whether a step makes the placements of a case; libraries leave out what a wrap places in addition to what it removes. */
    private static boolean arePlaced(Set<Candidate> placements, Step step) {
        boolean isWrap = placements.isEmpty() && !step.eliminations().isEmpty();
        return isWrap || placements.equals(new HashSet<>(step.placements()));
    }

    private void count(TechniqueCase one, List<Step> matching) {
        boolean own = matching.stream()
                .anyMatch(step -> step.technique().hodokuCodes().contains(one.technique()));
        boolean right = one.isNegative() ? !own : !matching.isEmpty();
        String code = one.variant().isEmpty() ? one.technique() : one.technique() + "-" + one.variant();
        int[] counts = countsByCode.computeIfAbsent(code, key -> new int[3]);
        counts[0]++;
        counts[1] += right ? 1 : 0;
        counts[2] += own ? 1 : 0;
        if (!right) {
            missed.add(one.line());
        } else if (!own && !one.isNegative()) {
            missed.add("(by " + matching.get(0).technique() + ") " + one.line());
        }
    }

    private void print(boolean verbose) {
        System.out.println("code        cases  found  by its own technique");
        countsByCode.forEach(
                (code, counts) -> System.out.printf("%-10s %6d %6d %6d%n", code, counts[0], counts[1], counts[2]));
        int found = countsByCode.values().stream().mapToInt(counts -> counts[1]).sum();
        System.out.printf("all        %6d %6d%n", cases, found);
        System.out.printf(
                "%.1f ms a position on average, %.1f at most; %d steps a position%n",
                total / 1e6 / cases, slowest / 1e6, steps / cases);
        nanosByTechnique.forEach((technique, nanos) -> System.out.printf(
                "%-28s %9.3f ms, at most %9.3f%n", technique, nanos[0] / 1e6 / cases, nanos[1] / 1e6));
        if (verbose) {
            missed.forEach(System.out::println);
        }
    }
}
