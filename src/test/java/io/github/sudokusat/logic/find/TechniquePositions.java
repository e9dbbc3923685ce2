package io.github.sudokusat.logic.find;

import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.grid.candidates.CandidateLayout;
import io.github.sudokusat.logic.step.Technique;
import io.github.sudokusat.rule.cage.Killer;
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
        examples.put(Technique.RULE, List.of(cage()));
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

    /** A full grid with a cage that keeps some digits out of its cells and others out of the cells around. */
    private static Example cage() {
        Layout layout = Layout.classic().with(Killer.of(16, List.of(new Cell(0, 0), new Cell(0, 1))));
        return new Example(CandidateGrid.full(CandidateLayout.of(layout)), EnumSet.of(Technique.RULE));
    }

    /** Random positions in which every technique is looked for. */
    public static List<Example> random(Layout layout, long count) {
        return LongStream.rangeClosed(1, count)
                .mapToObj(seed -> new Example(Positions.random(layout, seed), EnumSet.allOf(Technique.class)))
                .toList();
    }
}
