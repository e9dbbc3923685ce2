package io.github.sudokusat.format.foreign;

import io.github.sudokusat.format.Credits;
import io.github.sudokusat.format.foreign.draft.Regions;
import io.github.sudokusat.format.foreign.fpuzzles.FPuzzlesDrawings;
import io.github.sudokusat.format.foreign.fpuzzles.FPuzzlesEntry;
import io.github.sudokusat.format.foreign.fpuzzles.FPuzzlesFlags;
import io.github.sudokusat.format.foreign.fpuzzles.FPuzzlesForms;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.House;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.NamedRule;
import io.github.sudokusat.grid.Rule;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.primitive.Digits;
import io.github.sudokusat.rule.whole.Marks;
import io.github.sudokusat.text.JsonObject;
import io.github.sudokusat.text.Listing;
import io.github.sudokusat.text.LzString;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Writes puzzles as f-puzzles files and links, which {@link Imports} and most programs of setters read.
 *
 * <p>A rule that f-puzzles and its extension do not have cannot be written, because the puzzle without it would be another one.
 */
public final class FPuzzlesWriter {

    private static final String LINK = "https://f-puzzles.com/?load=";
    private static final String SUDOKU_PAD_LINK = "https://sudokupad.app/?puzzleid=fpuzzles";

    private final Puzzle puzzle;
    private final Layout layout;
    private final int side;
    private final long[] marks;
    private final Map<String, List<FPuzzlesEntry>> entries = new LinkedHashMap<>();
    private final FPuzzlesFlags flags;
    private Credits credits = Credits.NONE;
    private @Nullable Grid solution;

    private FPuzzlesWriter(Puzzle puzzle) {
        this.puzzle = puzzle;
        this.layout = puzzle.layout();
        this.side = layout.side();
        this.flags = new FPuzzlesFlags(layout);
        this.marks = new long[layout.cellCount()];
    }

    /**
     * A writer of a puzzle, for one text.
     *
     * @param puzzle the puzzle; its side is at most {@link Digits#MAX_SIDE}
     * @return the writer, without credits and a solution
     */
    public static FPuzzlesWriter of(Puzzle puzzle) {
        return new FPuzzlesWriter(puzzle);
    }

    /**
     * Adds what the setter says of the puzzle.
     *
     * @param said the title, the author and the rules in words
     * @return this writer
     */
    public FPuzzlesWriter with(Credits said) {
        credits = Objects.requireNonNull(said, "said");
        return this;
    }

    /**
     * Adds the solution, by which other programs tell players that they have finished.
     *
     * @param grid the solution
     * @return this writer
     * @throws IllegalArgumentException if the grid has another layout than the puzzle, or a blank cell
     */
    public FPuzzlesWriter withSolution(Grid grid) {
        if (!grid.layout().equals(layout) || !grid.isComplete()) {
            throw new IllegalArgumentException(
                    "the solution must be a complete grid of the puzzle's layout, but is " + grid);
        }
        solution = grid;
        return this;
    }

    /**
     * Writes the puzzle as JSON.
     *
     * @return the JSON text, on one line without a line end
     * @throws IllegalArgumentException if the layout has rules without such a form, the first of which the message names, digits that do not begin with 1, fewer rows or columns than digits, or the side is greater
     */
    public String json() {
        if (side > Digits.MAX_SIDE) {
            throw new IllegalArgumentException(
                    "f-puzzles files have at most " + Digits.MAX_SIDE + " digits, not " + side);
        }
        if (layout.values().least() != 1) {
            throw new IllegalArgumentException("f-puzzles has digits from 1, but here they are "
                    + layout.values().words());
        }
        if (!layout.isSquare()) {
            throw new IllegalArgumentException(
                    "f-puzzles has as many rows and columns as digits, but this is a " + layout.base());
        }
        Arrays.fill(marks, Digits.all(side));
        addCandidates();
        addRules();
        addHouses();
        StringBuilder out = new StringBuilder();
        JsonObject json = new JsonObject(out);
        json.put("size", side);
        putWords("title", credits.title(), json);
        putWords("author", credits.author(), json);
        putWords("ruleset", credits.rules(), json);
        json.putTable("grid", rows(), this::writeCell);
        entries.forEach((key, list) ->
                json.put(key, list, (entry, object) -> entry.writer().accept(object)));
        flags.write(json);
        Grid solved = solution;
        if (solved != null) {
            json.putNumbers(
                    "solution",
                    IntStream.range(0, marks.length).map(solved::digit).toArray());
        }
        return out.append('}').toString();
    }

    /**
     * Writes the puzzle as a link that holds it.
     *
     * @return the link
     * @throws IllegalArgumentException as for {@link #json()}
     */
    public String link() {
        return LINK + LzString.compress(json());
    }

    /**
     * Writes the puzzle as a link to SudokuPad that holds it as an f-puzzles file.
     *
     * @return the link
     * @throws IllegalArgumentException as for {@link #json()}
     */
    public String sudokuPadLink() {
        return SUDOKU_PAD_LINK + encoded(LzString.compress(json()));
    }

    /** A text of base 64 as the value of a parameter. */
    private static String encoded(String base64) {
        return base64.replace("+", "%2B").replace("/", "%2F").replace("=", "%3D");
    }

    private static void putWords(String key, String words, JsonObject json) {
        if (!words.isEmpty()) {
            json.put(key, words);
        }
    }

    private void addCandidates() {
        if (puzzle.hasCandidates()) {
            CandidateGrid candidates = puzzle.toCandidates();
            for (int cell = 0; cell < marks.length; cell++) {
                marks[cell] = candidates.candidateBits(cell);
                if (marks[cell] == 0) {
                    throw new IllegalArgumentException(
                            "f-puzzles has no form of a cell without candidates, " + Cell.numbered(cell, side));
                }
            }
        }
    }

    private void addRules() {
        List<String> unknown = new ArrayList<>();
        for (Rule rule : layout.addedRules()) {
            List<FPuzzlesEntry> forms = FPuzzlesForms.of(rule, side);
            forms.forEach(this::add);
            if (!forms.isEmpty() && rule instanceof NamedRule named) {
                FPuzzlesDrawings.of(forms.get(0).key(), named, side).forEach(this::add);
            }
            if (rule instanceof Marks given) {
                if (!restrict(given.cells().get(0).number(side), Digits.of(given.digits()))) {
                    unknown.add(rule.name());
                }
            } else if (forms.isEmpty() && !flags.states(rule)) {
                unknown.add(rule.name());
            }
        }
        if (!unknown.isEmpty()) {
            throw new IllegalArgumentException("f-puzzles has no form of " + Listing.first(unknown));
        }
    }

    /** Confines a cell to some digits, and returns whether that leaves it one; no marks would mean that it may have any. */
    private boolean restrict(int cell, long digits) {
        marks[cell] &= digits;
        int digit = puzzle.grid().digit(cell);
        return digit == 0 ? marks[cell] != 0 : Digits.contains(digits, digit);
    }

    private void add(FPuzzlesEntry entry) {
        entries.computeIfAbsent(entry.key(), key -> new ArrayList<>()).add(entry);
    }

    /** Adds the houses that have no key of their own. */
    private void addHouses() {
        List<House> houses = new ArrayList<>();
        for (House house : layout.addedHouses()) {
            if (!flags.states(house)) {
                houses.add(house);
            }
        }
        for (House house : layout.houses()) {
            if (house.kind() == House.Kind.WINDOW) {
                houses.add(house);
            }
        }
        for (House house : houses) {
            List<Cell> cells = Arrays.stream(house.cells())
                    .mapToObj(cell -> Cell.numbered(cell, side))
                    .toList();
            add(FPuzzlesEntry.ofCells("extraregion", cells, ""));
        }
    }

    private List<List<Integer>> rows() {
        List<List<Integer>> rows = new ArrayList<>();
        for (int row = 0; row < side; row++) {
            List<Integer> cells = new ArrayList<>();
            for (int column = 0; column < side; column++) {
                cells.add(row * side + column);
            }
            rows.add(cells);
        }
        return rows;
    }

    private void writeCell(int cell, JsonObject json) {
        int digit = puzzle.grid().digit(cell);
        if (digit != 0) {
            json.put("value", digit).put("given", true);
        } else if (marks[cell] != Digits.all(side)) {
            json.putNumbers("givenPencilMarks", digits(marks[cell]));
        }
        if (!layout.base().equals(Regions.boxes(side))) {
            if (layout.base().equals(Regions.lines(side)) || layout.regionOfCells()[cell] < 0) {
                json.putNull("region");
            } else {
                json.put("region", layout.regionOfCells()[cell]);
            }
        }
    }

    private int[] digits(long set) {
        int[] digits = new int[Digits.count(set)];
        int size = 0;
        for (int digit = 1; digit <= side; digit++) {
            if (Digits.contains(set, digit)) {
                digits[size++] = digit;
            }
        }
        return digits;
    }
}
