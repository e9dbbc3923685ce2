package io.github.sudokusat.logic.find;

import io.github.sudokusat.format.read.GridParser;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.grid.candidates.CandidateLayout;
import io.github.sudokusat.logic.LogicSolver;
import io.github.sudokusat.logic.Profile;
import io.github.sudokusat.logic.step.Technique;
import io.github.sudokusat.rule.cage.Killer;
import io.github.sudokusat.rule.line.Thermometer;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.LongStream;

/** Positions in which all techniques occur, for tests of what is said about steps. */
public final class TechniquePositions {

    /**
     * A position, and what to look for in it.
     *
     * @param position the position; no digit of it is given
     * @param techniques the techniques
     */
    public record Example(CandidateGrid position, Set<Technique> techniques) {}

    private TechniquePositions() {}

    /** Hand-written patterns of all techniques. */
    public static List<Example> handWritten() {
        Map<Technique, List<Example>> examples = new EnumMap<>(Technique.class);
        RoleTableTest.cases().forEach(one -> {
            Technique technique = (Technique) one.get()[0];
            CandidateGrid position = ((Marks) one.get()[1]).grid();
            examples.computeIfAbsent(technique, key -> new ArrayList<>())
                    .add(new Example(position, EnumSet.of(technique)));
        });
        examples.put(Technique.BUG_PLUS_ONE, List.of(bugPlusOne()));
        examples.put(Technique.COMBINATIONS, List.of(cage()));
        examples.put(Technique.INNIES_AND_OUTIES, List.of(outie()));
        examples.put(Technique.RULE, List.of(thermometer()));
        examples.put(Technique.NESTED_FORCING_NET, List.of(hardest()));
        return examples.values().stream().flatMap(List::stream).toList();
    }

    /** A grid of side 4 in which every cell has two candidates, those of two solutions, but for one cell with a third. */
    private static Example bugPlusOne() {
        CandidateGrid position = CandidateGrid.full(CandidateLayout.of(Layout.boxes(2, 2)));
        String solution = "1234341221434321";
        for (int cell = 1; cell < solution.length(); cell++) {
            int digit = Character.digit(solution.charAt(cell), 10);
            position.retain(cell, digit, digit % 2 == 0 ? digit - 1 : digit + 1);
        }
        position.retain(0, 1, 2, 3);
        return new Example(position, EnumSet.of(Technique.BUG_PLUS_ONE));
    }

    /** A puzzle by Arto Inkala (2012), as far as simpler techniques go. */
    private static Example hardest() {
        LogicSolver solver = LogicSolver.of(Layout.classic())
                .withUniqueness(true)
                .withProfile(Profile.full().without(Technique.NESTED_FORCING_NET));
        String puzzle = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
        CandidateGrid position =
                solver.solve(solver.start(GridParser.create().parse(puzzle))).position();
        return new Example(position, EnumSet.of(Technique.NESTED_FORCING_NET));
    }

    /** A full grid with a cage that keeps some digits out of its cells and others out of the cells around. */
    private static Example cage() {
        Layout layout = Layout.classic().with(Killer.of(16, List.of(new Cell(0, 0), new Cell(0, 1))));
        return new Example(CandidateGrid.full(CandidateLayout.of(layout)), EnumSet.of(Technique.COMBINATIONS));
    }

    /** A full grid with cages that cover a row and a cell below it. */
    private static Example outie() {
        List<Cell> first = List.of(new Cell(0, 0), new Cell(0, 1), new Cell(0, 2), new Cell(0, 3));
        List<Cell> second =
                List.of(new Cell(0, 4), new Cell(0, 5), new Cell(0, 6), new Cell(0, 7), new Cell(0, 8), new Cell(1, 8));
        Layout layout = Layout.classic().with(Killer.of(18, first)).with(Killer.of(34, second));
        return new Example(CandidateGrid.full(CandidateLayout.of(layout)), EnumSet.of(Technique.INNIES_AND_OUTIES));
    }

    /** A full grid with a thermometer. */
    private static Example thermometer() {
        Layout layout = Layout.classic().with(Thermometer.of(List.of(new Cell(0, 0), new Cell(0, 1), new Cell(0, 2))));
        return new Example(CandidateGrid.full(CandidateLayout.of(layout)), EnumSet.of(Technique.RULE));
    }

    /** Random positions in which every technique is looked for. */
    public static List<Example> random(Layout layout, long count) {
        return LongStream.rangeClosed(1, count)
                .mapToObj(seed -> new Example(Positions.random(layout, seed), EnumSet.allOf(Technique.class)))
                .toList();
    }
}
