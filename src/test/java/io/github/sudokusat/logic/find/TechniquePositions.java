package io.github.sudokusat.logic.find;

import io.github.sudokusat.format.read.GridParser;
import io.github.sudokusat.format.read.LayoutText;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.Variant;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.grid.candidates.CandidateLayout;
import io.github.sudokusat.logic.LogicSolver;
import io.github.sudokusat.logic.Profile;
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

    /** For each technique that deduces from a named rule some that say something in a grid with a 5 in r9c1. */
    private static final Map<Technique, List<String>> RULES = Map.of(
            Technique.MARK,
                    List.of(
                            "ratio r1c1 r1c2",
                            "pair-sum 5 r8c1 r8c2",
                            "difference r9c1 r9c2",
                            "greater r9c2 r9c1",
                            "minimum r5c5",
                            "even r5c5 r5c6"),
            Technique.NEGATIVE_CONSTRAINT,
                    List.of(
                            "rule nonconsecutive",
                            "rule self-taxicab",
                            "only-marked pair-sum 10",
                            "only-index column left9"),
            Technique.THERMOMETER,
                    List.of("thermo r1c1-r1c3", "thermo r9c1 r9c2 r8c3 r7c3 r7c4", "slow-thermo r9c1 r8c2 r7c3"),
            Technique.LINE,
                    List.of(
                            "whispers r1c1-r1c3",
                            "palindrome r9c1-r6c4",
                            "between r9c1 r8c2 r8c3 r7c4",
                            "lockout r9c1 r8c2 r8c3 r7c4",
                            "entropic r9c1-r9c5",
                            "modular 3 r9c1-r9c5",
                            "clone r9c1 r9c2 = r4c5 r4c6",
                            "same-set r9c1 = r2c4"),
            Technique.COUNTING,
                    List.of(
                            "look-and-say 2412 r5c5-r8c5 r7c6",
                            "contains 4,4 r9c1 r8c2 r7c4",
                            "counting-circles r9c1 r1c2 r2c5",
                            "rule global-entropy"),
            Technique.INDEXING, List.of("index column r1c1-r9c1", "index row r9c1-r9c9", "index box r9c1"),
            Technique.SUMS,
                    List.of(
                            "arrow r1c1 = r1c2 r2c3 r2c4",
                            "arrow r1c1 r1c2 = r2c2-r2c4",
                            "double-arrow r9c1-r9c3",
                            "zipper r9c1 r8c2 r7c2",
                            "region-sum r9c1-r9c5",
                            "equal-sum r9c1 r8c4 = r7c7",
                            "sum 6 r9c1 r8c4 r8c4",
                            "sum-line 6 r9c1 r8c2"),
            Technique.OUTSIDE_CLUE,
                    List.of(
                            "skyscraper 5 left1",
                            "hidden-skyscraper 2 left1",
                            "sandwich 33 top2",
                            "sandwich 8 left9",
                            "x-sum 33 bottom1",
                            "numbered-room 7 left1",
                            "lunchbox 3 r9c1 r9c2 r8c3",
                            "little-killer 40 r5c9 down-left",
                            "full-rank 9 top2",
                            "tied-rank 9 top2"),
            Technique.RULE, List.of("regex /(1[2-9])*/ r1c1-r1c4", "pair a>b chain r9c1 r9c2 r8c3"));

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
        examples.computeIfAbsent(Technique.NAKED_PAIR, key -> new ArrayList<>()).add(pairByKnightsMove());
        examples.put(Technique.BUG_PLUS_ONE, List.of(bugPlusOne()));
        examples.computeIfAbsent(Technique.HIDDEN_SINGLE, key -> new ArrayList<>())
                .add(singlesByRules());
        examples.put(Technique.COMBINATIONS, List.of(cage(), furtherRegion(), manySums(), evenAndOdd()));
        examples.put(
                Technique.KILLER_PAIR,
                List.of(cagesInARow(Technique.KILLER_PAIR, 5, 2), hiddenCage(Technique.KILLER_PAIR)));
        examples.put(Technique.KILLER_TRIPLE, List.of(cagesInARow(Technique.KILLER_TRIPLE, 7, 3)));
        examples.put(Technique.INNIES_AND_OUTIES, List.of(outie(), hiddenCage(Technique.INNIES_AND_OUTIES)));
        examples.put(
                Technique.RULE_OPTIONS,
                List.of(
                        ruled(Technique.RULE_OPTIONS, "pair-sum 3 r9c5 r9c6"),
                        ruled(Technique.RULE_OPTIONS, "contains-exactly 4,4 r1c1 r2c2 r3c2 r4c3"),
                        ruled(Technique.RULE_OPTIONS, "arrow r4c4 = r4c5 r4c6 r3c6")));
        examples.put(
                Technique.RULE_INTERACTION,
                List.of(
                        ruled(Technique.RULE_INTERACTION, "killer 5 r1c1 r1c2", "killer 5 r3c1 r4c1"),
                        ruled(Technique.RULE_INTERACTION, "thermo r9c1 r8c1", "greater r8c2 r8c1")));
        RULES.forEach((technique, rules) -> examples.put(
                technique, rules.stream().map(rule -> ruled(technique, rule)).toList()));
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

    /** A puzzle by Arto Inkala (2012), as far as simpler techniques but those of many cells go. */
    private static Example hardest() {
        LogicSolver solver = LogicSolver.of(Layout.classic())
                .withUniqueness(true)
                .withProfile(Profile.full()
                        .without(
                                Technique.JUNIOR_EXOCET,
                                Technique.SK_LOOP,
                                Technique.MULTI_SECTOR_LOCKED_SET,
                                Technique.NESTED_FORCING_NET));
        String puzzle = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
        CandidateGrid position =
                solver.solve(solver.start(GridParser.create().parse(puzzle))).position();
        return new Example(position, EnumSet.of(Technique.NESTED_FORCING_NET));
    }

    /** A full grid with a cage that keeps some digits out of its cells and others out of the cells around. */
    /** A place for 5 in row 1 and a digit in r1c1, because cages and earlier steps rule out the others. */
    static Example singlesByRules() {
        Example example = ruled(Technique.HIDDEN_SINGLE, "killer 3 r1c1 r1c2", "killer 17 r1c3 r1c4");
        for (int cell = 0; cell < 8; cell++) {
            example.position().remove(cell, 5);
        }
        example.position().retain(0, 1);
        return new Example(example.position(), EnumSet.of(Technique.HIDDEN_SINGLE, Technique.NAKED_SINGLE));
    }

    private static Example cage() {
        Layout layout = Layout.classic().with(Killer.of(16, List.of(new Cell(0, 0), new Cell(0, 1))));
        return new Example(CandidateGrid.full(CandidateLayout.of(layout)), EnumSet.of(Technique.COMBINATIONS));
    }

    /** A cage with eight combinations, one of whose digits would leave a sum that the other two cells cannot have. */
    static Example manySums() {
        Example example = ruled(Technique.COMBINATIONS, "killer 16 r1c1 r1c2 r2c1");
        example.position().retain(0, 1, 3, 4, 5, 6, 7, 9);
        example.position().retain(1, 1, 3, 4, 5, 6, 7, 8);
        example.position().retain(9, 1, 2, 3, 4, 7);
        return example;
    }

    /** An equality cage two of whose cells are even. */
    static Example evenAndOdd() {
        Example example = ruled(Technique.COMBINATIONS, "equality-cage r1c1 r1c2 r2c1 r2c2");
        example.position().retain(0, 1, 2, 3);
        example.position().retain(1, 4, 6, 8);
        example.position().retain(9, 7, 8, 9);
        example.position().retain(10, 4, 6, 8);
        return example;
    }

    /** Nine cells that must differ, of which one cannot have 9, so that another cell in sight of the others cannot, either. */
    private static Example furtherRegion() {
        Example example = ruled(Technique.COMBINATIONS, "different r1c1 r1c2 r1c3 r2c1 r2c2 r2c3 r3c1 r3c2 r4c4");
        example.position().remove(30, 9);
        return example;
    }

    /** A full grid with cages of two cells in its first row that have the same sum. */
    private static Example cagesInARow(Technique technique, int sum, int count) {
        Layout layout = Layout.classic();
        for (int column = 0; column < 3 * count; column += 3) {
            layout = layout.with(Killer.of(sum, List.of(new Cell(0, column), new Cell(0, column + 1))));
        }
        return new Example(CandidateGrid.full(CandidateLayout.of(layout)), EnumSet.of(technique));
    }

    /** A full grid under the anti-knight rule, but for two cells of different houses that see each other. */
    private static Example pairByKnightsMove() {
        CandidateGrid position =
                CandidateGrid.full(CandidateLayout.of(Layout.classic().with(Variant.ANTI_KNIGHT)));
        position.retain(new Cell(2, 6).number(9), 3, 5);
        position.retain(new Cell(3, 4).number(9), 3, 5);
        return new Example(position, EnumSet.of(Technique.NAKED_PAIR));
    }

    /** A full grid with cages that cover a row and a cell below it. */
    private static Example outie() {
        List<Cell> first = List.of(new Cell(0, 0), new Cell(0, 1), new Cell(0, 2), new Cell(0, 3));
        List<Cell> second =
                List.of(new Cell(0, 4), new Cell(0, 5), new Cell(0, 6), new Cell(0, 7), new Cell(0, 8), new Cell(1, 8));
        Layout layout = Layout.classic().with(Killer.of(18, first)).with(Killer.of(34, second));
        return new Example(CandidateGrid.full(CandidateLayout.of(layout)), EnumSet.of(Technique.INNIES_AND_OUTIES));
    }

    /** A full grid with cages that leave two cells of its first row, and a cage of two more next to them. */
    private static Example hiddenCage(Technique technique) {
        List<Cell> left = List.of(new Cell(0, 0), new Cell(0, 1), new Cell(0, 2), new Cell(0, 3));
        List<Cell> right = List.of(new Cell(0, 4), new Cell(0, 5), new Cell(0, 6));
        List<Cell> below = List.of(new Cell(1, 7), new Cell(1, 8));
        Layout layout = Layout.classic()
                .with(Killer.of(20, left))
                .with(Killer.of(20, right))
                .with(Killer.of(5, below));
        return new Example(CandidateGrid.full(CandidateLayout.of(layout)), EnumSet.of(technique));
    }

    /** A grid with a rule and a digit in the last row, which says something by a rule about the whole grid. */
    private static Example ruled(Technique technique, String... rules) {
        List<String> text = new ArrayList<>(List.of("box 3x3"));
        text.addAll(List.of(rules));
        CandidateGrid position = CandidateGrid.full(CandidateLayout.of(LayoutText.parse(text)));
        position.place(72, 5);
        return new Example(position, EnumSet.of(technique));
    }

    /** Random positions in which every technique is looked for. */
    public static List<Example> random(Layout layout, long count) {
        return LongStream.rangeClosed(1, count)
                .mapToObj(seed -> new Example(Positions.random(layout, seed), EnumSet.allOf(Technique.class)))
                .toList();
    }
}
