package io.github.sudokusat.logic.find;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.grid.BoxShape;
import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.House;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.Variant;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.logic.LogicSolver;
import io.github.sudokusat.logic.Profile;
import io.github.sudokusat.logic.step.Explanation;
import io.github.sudokusat.logic.step.HintDetail;
import io.github.sudokusat.logic.step.Link;
import io.github.sudokusat.logic.step.Notation;
import io.github.sudokusat.logic.step.Part;
import io.github.sudokusat.logic.step.Role;
import io.github.sudokusat.logic.step.Step;
import io.github.sudokusat.logic.step.Technique;
import io.github.sudokusat.testing.Layouts;
import io.github.sudokusat.testing.PuzzleMaker;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Tests the explanations of steps: their data is checked link by link against the grid, and their sentences against their data. */
@Tag("long")
class ExplanationTest {

    /** A step and the position in which it was found. */
    private record Found(Step step, CandidateGrid position) {

        @Override
        public String toString() {
            return step.text() + " in " + Positions.print(position);
        }
    }

    /**
     * Steps of all techniques that occur in some puzzles: those of the path, every step in each third position, and occasionally steps of the costly
     * techniques, too.
     */
    private static List<Found> steps() {
        List<Found> all = new ArrayList<>();
        List<Layout> layouts = List.of(
                Layout.classic(),
                Layout.boxes(2, 3),
                Layout.classic().with(Variant.DIAGONALS),
                Layouts.jigsaw(new BoxShape(3, 3), 10, new Random(3)));
        for (int seed = 1; seed <= 8; seed++) {
            Layout layout = layouts.get(seed % layouts.size());
            LogicSolver solver = LogicSolver.of(layout).withUniqueness(true);
            LogicSolver everything = solver.withProfile(Profile.exhaustive());
            CandidateGrid position = solver.start(new PuzzleMaker(seed).minimalPuzzle(layout));
            for (Step step = solver.next(position).findFirst().orElse(null);
                    step != null;
                    step = solver.next(position).findFirst().orElse(null)) {
                CandidateGrid before = position.copy();
                all.add(new Found(step, before));
                if (before.placedCount() % 3 == 0) {
                    LogicSolver offering = before.placedCount() % 27 == 0 ? everything : solver;
                    offering.all(before).orElseThrow().forEach(other -> all.add(new Found(other, before)));
                }
                LogicSolver.apply(step, position);
            }
        }
        return all;
    }

    private static final List<Found> STEPS = steps();

    @Test
    void manyTechniquesOccurHere() {
        Set<Technique> seen = EnumSet.noneOf(Technique.class);
        STEPS.forEach(found -> seen.add(found.step().technique()));
        assertThat(seen)
                .hasSizeGreaterThan(35)
                .contains(Technique.AIC, Technique.GROUPED_AIC, Technique.SKYSCRAPER, Technique.COLOURED_CONTRADICTION);
    }

    /**
     * A strong link has a house in which its ends are all places of the digit, or is between the two candidates of a cell, or between all places of
     * two digits in an almost locked set; a weak link joins candidates that see each other.
     */
    @Test
    void everyLinkHolds() {
        int inHouses = 0;
        for (Found found : STEPS) {
            NaiveGrid grid = new NaiveGrid(found.position());
            for (List<Link> chain : found.step().explanation().chains()) {
                for (Link link : chain) {
                    if (!link.houses().isEmpty()) {
                        inHouses++;
                        assertThat(grid.places(link.houses().get(0), digit(link)))
                                .as("%s of %s", link, found)
                                .containsExactlyInAnyOrderElementsOf(cells(grid, link));
                    } else if (link.strong()) {
                        assertStrong(grid, link, found);
                    } else {
                        assertWeak(grid, link, found);
                    }
                }
            }
        }
        assertThat(inHouses).isPositive();
    }

    private static void assertStrong(NaiveGrid grid, Link link, Found found) {
        Set<Integer> digits = Set.of(digit(link), link.to().get(0).digit());
        boolean isInOneCell = new HashSet<>(cells(grid, link)).size() == 1;
        if (!isInOneCell || !grid.digits.get(cells(grid, link).get(0)).equals(digits)) {
            assertThat(found.step().explanation().parts(Role.SET))
                    .as("%s of %s", link, found)
                    .anyMatch(set -> {
                        Set<Integer> cells = new TreeSet<>();
                        set.candidates()
                                .forEach(candidate -> cells.add(candidate.cell().number(grid.side)));
                        return grid.digitsOf(cells).size() == cells.size() + 1
                                && isAllOf(grid, cells, link.from())
                                && isAllOf(grid, cells, link.to());
                    });
        }
    }

    /** Whether a node holds all places of its digit in given cells. */
    private static boolean isAllOf(NaiveGrid grid, Set<Integer> cells, List<Candidate> node) {
        List<Integer> places = new ArrayList<>();
        node.forEach(candidate -> places.add(candidate.cell().number(grid.side)));
        return new HashSet<>(places)
                .equals(new HashSet<>(grid.places(cells, node.get(0).digit())));
    }

    private static int digit(Link link) {
        return link.from().get(0).digit();
    }

    private static List<Integer> cells(NaiveGrid grid, Link link) {
        List<Integer> cells = new ArrayList<>();
        for (List<Candidate> end : List.of(link.from(), link.to())) {
            end.forEach(candidate -> cells.add(candidate.cell().number(grid.side)));
        }
        return cells;
    }

    private static void assertWeak(NaiveGrid grid, Link link, Found found) {
        for (Candidate from : link.from()) {
            for (Candidate to : link.to()) {
                boolean isSameCell = from.cell().equals(to.cell()) && from.digit() != to.digit();
                boolean isSameDigit = from.digit() == to.digit()
                        && grid.sees(from.cell().number(grid.side), to.cell().number(grid.side));
                assertThat(isSameCell || isSameDigit)
                        .as("%s of %s", link, found)
                        .isTrue();
            }
        }
    }

    /**
     * Places only the consequences that the explanation names: each must be a single when its turn comes, and the last must lead to a contradiction.
     */
    @Test
    void theConsequencesOfAColourAreSinglesAndSuffice() {
        int told = 0;
        for (Found found : STEPS) {
            if (found.step().technique() == Technique.COLOURED_CONTRADICTION) {
                told += replay(found, Role.COLOUR_A);
            }
        }
        assertThat(told).isPositive();
    }

    @Test
    void theConsequencesOfAnAssumptionAreSinglesAndSuffice() {
        int told = 0;
        for (Found found : STEPS) {
            Explanation why = found.step().explanation();
            if (found.step().technique() == Technique.FORCING_NET
                    && !why.contradictions().isEmpty()) {
                told += replay(found, Role.PREMISE);
            }
        }
        assertThat(told).isPositive();
    }

    private static int replay(Found found, Role assumption) {
        Explanation why = found.step().explanation();
        CandidateGrid grid = found.position().copy();
        boolean isSound = true;
        for (Candidate assumed : why.parts(assumption).get(0).candidates()) {
            isSound = isSound && place(grid, assumed);
        }
        List<Part> consequences = why.parts(Role.CONSEQUENCE);
        for (Part part : consequences) {
            assertThat(isSound)
                    .as("no contradiction before %s of %s", part, found)
                    .isTrue();
            Candidate single = part.candidates().get(0);
            int cell = single.cell().number(grid.layout().side());
            if (part.houses().isEmpty()) {
                assertThat(grid.candidateCount(cell))
                        .as("%s of %s", single, found)
                        .isEqualTo(1);
            } else {
                int house = grid.layout().houses().indexOf(part.houses().get(0));
                assertThat(grid.placeCount(house, single.digit()))
                        .as("%s of %s", single, found)
                        .isEqualTo(1);
            }
            isSound = place(grid, single);
        }
        assertThat(isSound).as("%s", found).isFalse();
        return consequences.size();
    }

    private static boolean place(CandidateGrid grid, Candidate candidate) {
        return grid.place(candidate.cell().number(grid.layout().side()), candidate.digit());
    }

    @Test
    void aVagueHintNamesNoCellOrDigitAndAConcreteHintNoCell() {
        for (int i = 0; i < STEPS.size(); i += 4) {
            Step step = STEPS.get(i).step();
            String title = step.technique().title() + ": ";
            assertThat(step.text(HintDetail.FULL)).isEqualTo(step.text());
            assertThat(step.text(HintDetail.VAGUE))
                    .startsWith(title)
                    .matches(".*: (look at|it affects) (row|column|box|region|diagonal)s?e?s? \\d.*")
                    .doesNotContain("=", "<>")
                    .doesNotContainPattern("r\\d+c\\d");
            assertThat(step.text(HintDetail.CONCRETE))
                    .startsWith(step.text(HintDetail.VAGUE) + "; digit")
                    .doesNotContain("=", "<>")
                    .doesNotContainPattern("r\\d+c\\d");
        }
    }

    /** The houses that a vague hint names hold a cell of the pattern or a cell that changes. */
    @Test
    void aVagueHintLeadsToThePattern() {
        for (Found found : STEPS) {
            Set<Integer> cells = new TreeSet<>();
            int side = found.step().side();
            found.step().cells().forEach(cell -> cells.add(cell.number(side)));
            found.step().changedCells().forEach(cell -> cells.add(cell.number(side)));
            String vague = found.step().text(HintDetail.VAGUE);
            for (House house : named(vague, found.position().layout())) {
                assertThat(IntStream.of(house.cells()).anyMatch(cells::contains))
                        .as("%s: %s in %s", vague, house, found)
                        .isTrue();
            }
        }
    }

    private static List<House> named(String vague, Layout layout) {
        Set<String> names = new HashSet<>();
        String kind = "";
        for (String word : vague.substring(vague.indexOf(':') + 2).split("[ ,]+", -1)) {
            if (word.matches("\\d+")) {
                names.add(kind + " " + word);
            } else if (!word.equals("and")) {
                kind = word.equals("boxes") ? "box" : word.replaceFirst("s$", "");
            }
        }
        List<House> houses = layout.houses().stream()
                .filter(house -> names.contains(house.toString()))
                .toList();
        assertThat(houses).as(vague).hasSameSizeAs(names);
        return houses;
    }

    /** Roles of what follows from a pattern, or lies behind it. */
    private static final Set<Role> BEHIND = Set.of(Role.CONSEQUENCE, Role.EXCLUDED, Role.REASON, Role.RULED_OUT);

    @Test
    void theCellsOfAPatternAreThoseOfItsPartsAndChains() {
        for (Found found : STEPS) {
            Set<Cell> cells = new HashSet<>();
            for (Part part : found.step().explanation().parts()) {
                part.candidates().stream()
                        .filter(candidate -> !BEHIND.contains(part.role()))
                        .forEach(candidate -> cells.add(candidate.cell()));
            }
            for (List<Link> chain : found.step().explanation().chains()) {
                chain.forEach(link -> link.from().forEach(candidate -> cells.add(candidate.cell())));
                chain.forEach(link -> link.to().forEach(candidate -> cells.add(candidate.cell())));
            }
            assertThat(found.step().cells()).containsExactlyInAnyOrderElementsOf(cells);
        }
    }

    /** Words that a technique's sentence must contain whatever the pattern, and words that no sentence may contain. */
    @Test
    void sentencesSayWhy() {
        Map<Technique, String> must = new EnumMap<>(Technique.class);
        must.put(Technique.HIDDEN_SINGLE, " is the only cell ");
        must.put(Technique.NAKED_PAIR, " and must use up both, so ");
        must.put(Technique.X_WING, " is confined to ");
        must.put(Technique.SKYSCRAPER, " which see each other");
        must.put(Technique.AIC, "if r");
        must.put(Technique.UNIQUE_RECTANGLE_1, ": assuming a unique solution, ");
        must.put(Technique.UNIQUE_RECTANGLE_3, ": assuming a unique solution, ");
        must.put(Technique.COLOURED_CONTRADICTION, " to a contradiction: ");
        for (Found found : STEPS) {
            String text = found.step().text();
            assertThat(text)
                    .contains(must.getOrDefault(found.step().technique(), ""))
                    .doesNotContain("null", "[", "  ", " ,", ",,", "\n", " goes ", " stands ")
                    .doesNotContain("in diagonal", "on row", "on column", "on box")
                    .satisfiesAnyOf(
                            told -> assertThat(told)
                                    .endsWith(": " + found.step().notation()),
                            told -> assertThat(told).endsWith(", and what these exclude"));
            if (found.step().technique() == Technique.HIDDEN_SINGLE) {
                House house = found.step()
                        .explanation()
                        .parts(Role.BASE)
                        .get(0)
                        .houses()
                        .get(0);
                assertThat(text).contains(" is the only cell " + house.where() + " that can be ");
            }
        }
    }

    /**
     * Every cell of a pattern is named, or is in a house of the pattern that is named; templates, which use all candidates of a digit, name the
     * digit.
     */
    @Test
    void everySentenceNamesTheCellsOfItsPattern() {
        for (Found found : STEPS) {
            Step step = found.step();
            boolean isShortened = step.text().contains("…")
                    || step.text().contains(" candidates)")
                    || step.text().contains(" more)")
                    || step.text().endsWith(", and what these exclude");
            if (step.technique() != Technique.TEMPLATE_SET
                    && step.technique() != Technique.TEMPLATE_DELETE
                    && !isShortened) {
                // A colour that is proved false or true is named by what becomes of it.
                boolean isDecided = !step.explanation().parts(Role.COLOUR_A).isEmpty();
                String reason = isDecided
                        ? step.text()
                        : step.text().substring(0, step.text().lastIndexOf(": "));
                Set<Integer> named = cellsIn(reason, step.side());
                for (Part part : step.explanation().parts()) {
                    if (reason.contains(Notation.houses(part.houses()))) {
                        part.houses()
                                .forEach(house -> IntStream.of(house.cells()).forEach(named::add));
                    }
                }
                assertThat(named)
                        .as("%s", found)
                        .containsAll(step.cells().stream()
                                .map(cell -> cell.number(step.side()))
                                .toList());
            }
        }
    }

    /** The cells that a text names in the form {@code r1c45}, for sides up to 9. */
    private static Set<Integer> cellsIn(String text, int side) {
        Set<Integer> cells = new HashSet<>();
        Matcher matcher = Pattern.compile("r(\\d+)c(\\d+)").matcher(text);
        while (matcher.find()) {
            for (char row : matcher.group(1).toCharArray()) {
                for (char column : matcher.group(2).toCharArray()) {
                    cells.add((row - '1') * side + column - '1');
                }
            }
        }
        return cells;
    }

    @Test
    void theSentenceOfAnXWing() {
        CandidateGrid position = new Marks()
                .row(2, 4, 3, 9)
                .row(7, 4, 3, 9)
                .column(3, 4, 2, 5, 7)
                .column(9, 4, 2, 7, 9)
                .grid();
        Step step = LogicSolver.of(Layout.classic())
                .all(position, List.of(Technique.X_WING))
                .orElseThrow()
                .get(0);
        assertThat(step.text())
                .isEqualTo(
                        "X-Wing: in rows 2 and 7, 4 is confined to columns 3 and 9; each of these rows has its 4 in a"
                                + " different one of those columns, so 4 can be removed from the rest of those columns: r5c3,r9c9<>4");
        assertThat(step.text(HintDetail.CONCRETE)).isEqualTo("X-Wing: look at rows 2 and 7; digit 4");
        assertThat(step.text(HintDetail.VAGUE)).isEqualTo("X-Wing: look at rows 2 and 7");
    }

    /** Cages that rule a digit out as the position is now, two at most, and earlier steps. */
    @Test
    void aSingleNamesTheRulesBehindIt() {
        TechniquePositions.Example example = TechniquePositions.singlesByRules();
        assertThat(LogicSolver.of(example.position().layout())
                        .all(example.position(), example.techniques())
                        .orElseThrow())
                .map(Step::text)
                .containsExactly(
                        "Hidden Single: r1c9 is the only cell in row 1 that can be 5, because r9c1=5, killer cage 17 at r1c3 rules out 5 in r1c34,"
                                + " killer cage 3 at r1c1 rules out 5 in r1c2 and earlier steps ruled out 5 in r1c5678: r1c9=5",
                        "Naked Single: 1 is the only candidate left in r1c1, because column 1 has 5, killer cage 3 at r1c1 rules out 3, 4, 6, 7, 8"
                                + " and 9, and earlier steps ruled out 2: r1c1=1");
    }

    @Test
    void aVagueHintAtANakedSingleNamesTheHouseThatRulesOutTheMost() {
        Grid puzzle = new PuzzleMaker(1)
                .solution(Layout.classic())
                .with(0, 0)
                .with(1, 0)
                .with(9, 0);
        LogicSolver solver = LogicSolver.of(Layout.classic());
        Step step = solver.all(solver.start(puzzle), List.of(Technique.NAKED_SINGLE))
                .orElseThrow()
                .get(0);
        assertThat(step.text(HintDetail.VAGUE)).isEqualTo("Naked Single: look at row 1");
    }

    @Test
    void aVagueHintAtAStepWithoutHousesNamesTheLinesThatChange() {
        LogicSolver solver = LogicSolver.of(Layout.classic());
        CandidateGrid position = solver.start(Grid.empty(Layout.classic()));
        position.retain(4, 7);
        Step step = solver.next(position).findFirst().orElseThrow();
        assertThat(step.text(HintDetail.VAGUE)).isEqualTo("Naked Single: it affects row 1");
    }
}
