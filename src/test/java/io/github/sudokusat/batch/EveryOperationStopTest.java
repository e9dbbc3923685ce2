package io.github.sudokusat.batch;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.count.CandidateCounter;
import io.github.sudokusat.count.SolutionCounter;
import io.github.sudokusat.count.SolutionEstimator;
import io.github.sudokusat.encode.EncodingOptions;
import io.github.sudokusat.engine.Engine;
import io.github.sudokusat.format.read.GridParser;
import io.github.sudokusat.generate.GivenPattern;
import io.github.sudokusat.generate.JigsawLayouts;
import io.github.sudokusat.generate.LayoutGenerator;
import io.github.sudokusat.generate.NearbyGenerator;
import io.github.sudokusat.generate.PatternGenerator;
import io.github.sudokusat.generate.PuzzleGenerator;
import io.github.sudokusat.generate.PuzzleTarget;
import io.github.sudokusat.generate.TargetGenerator;
import io.github.sudokusat.generate.UnbiasedGenerator;
import io.github.sudokusat.generate.uniform.UniformSolutions;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.grid.candidates.CandidateLayout;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.logic.LogicSolver;
import io.github.sudokusat.logic.rate.Rater;
import io.github.sudokusat.prove.certificate.CertificateVerifier;
import io.github.sudokusat.prove.certificate.Certifier;
import io.github.sudokusat.prove.deduction.DeductionFinder;
import io.github.sudokusat.prove.deduction.ImpossibilityFinder;
import io.github.sudokusat.prove.givens.ConflictFinder;
import io.github.sudokusat.prove.givens.GivenMinimizer;
import io.github.sudokusat.prove.givens.MissingGivenFinder;
import io.github.sudokusat.prove.givens.MistakeFinder;
import io.github.sudokusat.prove.givens.NeededGivenFinder;
import io.github.sudokusat.prove.givens.TrueCandidateFinder;
import io.github.sudokusat.prove.rules.RuleMinimizer;
import io.github.sudokusat.rule.cage.Killer;
import io.github.sudokusat.run.Cancellation;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.sat.SatSolver;
import io.github.sudokusat.sat.sat4j.Sat4jSolver;
import io.github.sudokusat.solve.Engines;
import io.github.sudokusat.solve.SudokuSolver;
import io.github.sudokusat.testing.CertificateTexts;
import io.github.sudokusat.testing.PuzzleMaker;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every type that takes limits sees a cancellation within 100 ms of processor time, whatever it is doing; measured as {@link StopLatencyTest} describes.
 * A type that is new has to be added here.
 */
@Tag("long")
class EveryOperationStopTest {

    private static final Path SOURCES = Path.of("src/main/java/io/github/sudokusat");
    private static final Pattern TAKES_LIMITS = Pattern.compile("public [\\w<>]+ withLimits\\(Limits ");

    /** The first comes at a look, so that it stops even a generator that needs a millisecond; the others at nanoseconds. */
    private static final List<Stop> STOPS = List.of(
            new Stop(Long.MAX_VALUE, 1),
            new Stop(2_000_000, Integer.MAX_VALUE),
            new Stop(60_000_000, Integer.MAX_VALUE),
            new Stop(400_000_000, Integer.MAX_VALUE));

    /** A puzzle whose solutions take tens of seconds to count. */
    private static final Grid HOSTILE = GridParser.create()
            .parse(".7..............3...............4...9...6....................2................5..");

    private static final Grid HARDEST = GridParser.create()
            .parse("8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..");

    private static final SatSolver SAT4J = Sat4jSolver.instance();
    private static final Map<String, Operation> OPERATIONS = new LinkedHashMap<>();

    /** What {@link StoppingClock} stops at. */
    private record Stop(long delay, int look) {}

    /** A question, asked with limits. */
    @FunctionalInterface
    private interface Operation {

        Object ask(Limits limits) throws IOException;
    }

    @BeforeAll
    static void operations() throws IOException {
        Engine engine = Engines.propagate();
        Grid large = new PuzzleMaker(1).puzzle(Layout.boxes(6, 6), 0.5);
        Grid middle = new PuzzleMaker(1).puzzle(Layout.boxes(5, 5), 0.6);
        Grid sixteen = Grid.empty(Layout.boxes(4, 4));
        Puzzle puzzle = Puzzle.of(large);
        CandidateGrid position = CandidateGrid.of(CandidateLayout.of(middle.layout()), middle);
        add(
                SudokuSolver.class,
                limits -> SudokuSolver.create().withLimits(limits).check(puzzle));
        add(
                SolutionCounter.class,
                limits -> SolutionCounter.of(Engines.bits()).withLimits(limits).count(Puzzle.of(HOSTILE)));
        add(
                CandidateCounter.class,
                limits -> CandidateCounter.of(Engines.bits()).withLimits(limits).count(Puzzle.of(HOSTILE)));
        add(
                SolutionEstimator.class,
                limits -> SolutionEstimator.create().withLimits(limits).estimate(Puzzle.of(large), 1_000_000));
        add(
                Certifier.class,
                limits -> Certifier.of(SAT4J, EncodingOptions.defaults())
                        .withLimits(limits)
                        .certify(large, new StringBuilder(), new StringBuilder()));
        CertificateTexts certificate = CertificateTexts.of(HARDEST, EncodingOptions.defaults());
        add(CertificateVerifier.class, certificate::verify);
        add(
                DeductionFinder.class,
                limits -> DeductionFinder.of(SAT4J).withLimits(limits).path(position.copy()));
        add(
                ImpossibilityFinder.class,
                limits -> ImpossibilityFinder.of(SAT4J).withLimits(limits).find(position.copy()));
        add(
                RuleMinimizer.class,
                limits -> RuleMinimizer.of(engine).withLimits(limits).minimize(cages()));
        add(
                ConflictFinder.class,
                limits -> ConflictFinder.of(SAT4J).withLimits(limits).find(large));
        add(
                MistakeFinder.class,
                limits -> MistakeFinder.of(SAT4J).withLimits(limits).find(puzzle, large));
        add(
                MissingGivenFinder.class,
                limits -> MissingGivenFinder.of(engine).withLimits(limits).find(Puzzle.of(sixteen)));
        add(
                TrueCandidateFinder.class,
                limits -> TrueCandidateFinder.of(SAT4J).withLimits(limits).find(puzzle));
        add(
                NeededGivenFinder.class,
                limits -> NeededGivenFinder.of(SAT4J).withLimits(limits).find(middle));
        add(
                GivenMinimizer.class,
                limits -> GivenMinimizer.of(SAT4J).withLimits(limits).minimize(middle, 1));
        add(
                NearbyGenerator.class,
                limits -> NearbyGenerator.harder(HARDEST).withLimits(limits).generate(1, 0));
        add(
                UniformSolutions.class,
                limits -> UniformSolutions.of(Engines.bits(), Puzzle.of(HOSTILE))
                        .withLimits(limits)
                        .draw(1, 0));
        add(
                JigsawLayouts.class,
                limits -> JigsawLayouts.of(SAT4J, 16).withLimits(limits).draw(1, 0));
        add(
                PuzzleGenerator.class,
                limits -> PuzzleGenerator.create().withLimits(limits).generate(1, 0));
        add(
                LayoutGenerator.class,
                limits -> LayoutGenerator.of(SAT4J, sixteen.layout())
                        .withLimits(limits)
                        .generate(1, 0));
        add(
                PatternGenerator.class,
                limits -> PatternGenerator.of(GivenPattern.of(HARDEST))
                        .withLimits(limits)
                        .generate(1, 0));
        add(
                TargetGenerator.class,
                limits -> TargetGenerator.of(
                                PuzzleGenerator.create(), PuzzleTarget.any().withScore(10_000_000, Long.MAX_VALUE))
                        .withLimits(limits)
                        .generate(1, 0));
        add(
                UnbiasedGenerator.class,
                limits -> UnbiasedGenerator.create().withLimits(limits).generate(1, 0));
        add(
                Rater.class,
                limits -> Rater.of(LogicSolver.of(HARDEST.layout()))
                        .withLimits(limits)
                        .rate(HARDEST));
        add(LogicSolver.class, limits -> {
            LogicSolver logic = LogicSolver.of(middle.layout()).withLimits(limits);
            return logic.solve(logic.start(middle));
        });
    }

    private static void add(Class<?> type, Operation operation) {
        OPERATIONS.put(type.getSimpleName(), operation);
    }

    /** An empty grid with a cage in each row, all of which are needless. */
    private static Grid cages() {
        Layout layout = Layout.classic();
        for (int row = 0; row < 9; row++) {
            layout = layout.with(Killer.of(45, row(row)));
        }
        return Grid.empty(layout);
    }

    private static List<Cell> row(int row) {
        return IntStream.range(0, 9).mapToObj(column -> new Cell(row, column)).toList();
    }

    @Test
    void eachTypeThatTakesLimitsIsHere() throws IOException {
        Set<String> types = new TreeSet<>();
        try (Stream<Path> sources = Files.walk(SOURCES)) {
            for (Path source : sources.filter(Files::isRegularFile).toList()) {
                boolean isInternal = SOURCES.relativize(source).startsWith("answer");
                if (!isInternal
                        && TAKES_LIMITS.matcher(Files.readString(source)).find()) {
                    types.add(source.getFileName().toString().replace(".java", ""));
                }
            }
        }
        assertThat(types).isEqualTo(new TreeSet<>(OPERATIONS.keySet()));
    }

    static Set<String> types() {
        return OPERATIONS.keySet();
    }

    @ParameterizedTest
    @MethodSource("types")
    void seesACancellationInTime(String type) throws IOException {
        for (Stop stop : STOPS) {
            StoppingClock best = run(type, stop);
            for (int attempt = 1;
                    attempt < Latencies.ATTEMPTS && best.longestBetweenLooks() > Latencies.LIMIT;
                    attempt++) {
                StoppingClock again = run(type, stop);
                best = again.longestBetweenLooks() < best.longestBetweenLooks() ? again : best;
            }
            assertThat(best.longestBetweenLooks()).as("%s, %s", type, stop).isLessThanOrEqualTo(Latencies.LIMIT);
            assertThat(best.hasStopped() || stop.look() == Integer.MAX_VALUE)
                    .as("%s stops at %s", type, stop)
                    .isTrue();
        }
    }

    private static StoppingClock run(String type, Stop stop) throws IOException {
        Cancellation cancellation = new Cancellation();
        StoppingClock clock = new StoppingClock(stop.delay(), stop.look(), cancellation::cancel);
        Limits limits = Limits.none().withCancellation(cancellation).withTimeout(clock, Long.MAX_VALUE / 2);
        clock.measure();
        Objects.requireNonNull(OPERATIONS.get(type), type).ask(limits);
        clock.measure();
        return clock;
    }
}
