package io.github.sudokusat.logic;

import io.github.sudokusat.format.read.LayoutText;
import io.github.sudokusat.generate.PuzzleGenerator;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.logic.step.Step;
import io.github.sudokusat.logic.step.Technique;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.solve.SudokuSolver;
import io.github.sudokusat.testing.rules.RandomRules;
import io.github.sudokusat.testing.rules.RuledGrid;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.LongFunction;

/**
 * A program that makes positions to practise techniques on, in the form of the page's {@code positions.js}: puzzles are generated and solved by logic, and of the positions in
 * which a technique is taken, those with the fewest candidates are kept.
 *
 * <p>The page's positions are from 250,000 random puzzles and 10,000 with random rules. Those of Junior Exocets, SK-Loops and Multi-Sector Locked Sets, which random puzzles hardly ever
 * have, and of nets were found in the same way in {@code hardest.txt} and {@code magictour1465.txt}, after exchanging rows, columns and digits at random; those
 * of Tridagons are the example so exchanged.
 */
final class PositionMaker {

    private static final int MOST = 4;
    private static final int GIVENS_THAT_GO = 60;
    private static final long SECONDS = 5;

    private static final List<String> KINDS = List.of(
            "killer",
            "thermo",
            "arrow",
            "whispers",
            "difference",
            "ratio",
            "pair-sum",
            "renban",
            "palindrome",
            "quadruple",
            "sandwich",
            "skyscraper",
            "x-sum",
            "little-killer",
            "index",
            "counting-circles",
            "between",
            "only-marked",
            "numbered-room",
            "region-sum",
            "pair");

    private final Profile profile;
    /** For each technique its positions by the number of candidates, times 1000, plus a number that tells them apart. */
    private final Map<Technique, TreeMap<Long, String>> found = new TreeMap<>();

    private PositionMaker(Profile profile) {
        this.profile = profile;
    }

    /**
     * Prints positions.
     *
     * @param arguments how many puzzles to make, then {@code rules} if they shall have some
     */
    public static void main(String[] arguments) {
        boolean hasRules = arguments.length > 1 && arguments[1].equals("rules");
        List<Technique> wanted = Profile.exhaustive().techniques().stream()
                .filter(technique -> hasRules || !technique.needsRules())
                .filter(technique -> !technique.name().contains("FORCING_NET"))
                .toList();
        PositionMaker maker = new PositionMaker(Profile.exhaustive().only(wanted));
        maker.takeAll(Long.parseLong(arguments[0]), hasRules ? PositionMaker::ruled : PositionMaker::plain);
        maker.found.forEach(
                (technique, lines) -> lines.values().forEach(line -> System.out.println(technique.id() + " " + line)));
    }

    private void takeAll(long count, LongFunction<Optional<Grid>> puzzles) {
        for (long i = 0; i < count; i++) {
            puzzles.apply(i).ifPresent(this::take);
        }
    }

    private static Optional<Grid> plain(long index) {
        return PuzzleGenerator.create()
                .generate(20261129, index)
                .match(
                        result -> Optional.of(result.generated().puzzle()),
                        none -> Optional.empty(),
                        stopped -> Optional.empty());
    }

    /** A proper puzzle with random rules, and few givens more than it needs. */
    private static Optional<Grid> ruled(long index) {
        Random random = new Random(index);
        List<String> kinds = new ArrayList<>(KINDS);
        Collections.shuffle(kinds, random);
        return RandomRules.combination(Layout.classic(), index, 14, kinds.subList(0, 2))
                .map(made -> withoutGivens(made, random));
    }

    private static Grid withoutGivens(RuledGrid made, Random random) {
        Grid grid = made.solution().on(made.layout());
        SudokuSolver solver = SudokuSolver.create();
        for (int i = 0; i < GIVENS_THAT_GO; i++) {
            int[] digits = grid.digits();
            digits[random.nextInt(digits.length)] = 0;
            Grid fewer = Grid.of(grid.layout(), digits);
            grid = solver.isProper(fewer) ? fewer : grid;
        }
        return grid;
    }

    /** Notes of each technique the first position in which a puzzle needs it. */
    private void take(Grid puzzle) {
        LogicSolver solver = LogicSolver.of(puzzle.layout())
                .withProfile(profile)
                .withUniqueness(true)
                .withGivens(puzzle)
                .withLimits(Limits.none().withTimeout(System::nanoTime, SECONDS * 1_000_000_000));
        CandidateGrid position = solver.start(puzzle);
        Set<Technique> here = new HashSet<>();
        for (Step step : solver.solve(position.copy()).steps()) {
            if (here.add(step.technique())) {
                note(step.technique(), puzzle, position);
            }
            LogicSolver.apply(step, position);
        }
    }

    private void note(Technique technique, Grid puzzle, CandidateGrid position) {
        TreeMap<Long, String> lines = found.computeIfAbsent(technique, any -> new TreeMap<>());
        String line = line(puzzle, position);
        lines.put(position.candidateCount() * 1000L + Math.floorMod(line.hashCode(), 1000), line);
        if (lines.size() > MOST) {
            lines.pollLastEntry();
        }
    }

    /** The digits, own ones as letters; the candidates that are gone beyond what digits exclude; the rules. */
    private static String line(Grid puzzle, CandidateGrid position) {
        Layout layout = position.layout();
        StringBuilder line = new StringBuilder();
        List<String> removed = new ArrayList<>();
        for (int cell = 0; cell < layout.cellCount(); cell++) {
            int digit = position.digit(cell);
            line.append((char) (digit == 0 ? '.' : puzzle.digit(cell) == 0 ? 'a' + digit - 1 : '0' + digit));
            Set<Integer> seen = new HashSet<>();
            for (int peer : layout.peers(cell)) {
                seen.add(position.digit(peer));
            }
            for (int other = 1; digit == 0 && other <= layout.side(); other++) {
                if (!seen.contains(other) && !position.isCandidate(cell, other)) {
                    removed.add("" + other + (cell / 9 + 1) + (cell % 9 + 1));
                }
            }
        }
        List<String> text = LayoutText.describe(layout);
        String rules = text.size() > 1 ? ":" + String.join("; ", text.subList(1, text.size())) : "";
        return line + ":" + String.join(" ", removed) + rules;
    }
}
