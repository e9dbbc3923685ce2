package io.github.sudokusat.format;

import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.candidates.CandidateLayout;
import io.github.sudokusat.grid.candidates.Puzzle;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** One puzzle of a stream, or the mistake in its place. Immutable. */
public final class PuzzleRecord {

    private final int line;
    private final String text;
    private final @Nullable String id;
    private final @Nullable String solution;
    private final List<String> comments;
    private final @Nullable Grid grid;
    private final @Nullable PencilMarks marks;
    private final @Nullable TechniqueCase techniqueCase;
    private final @Nullable GridFormatException error;
    private final @Nullable About about;

    private PuzzleRecord(
            int line,
            String text,
            @Nullable String id,
            @Nullable String solution,
            List<String> comments,
            @Nullable Grid grid,
            @Nullable PencilMarks marks,
            @Nullable TechniqueCase techniqueCase,
            @Nullable GridFormatException error,
            @Nullable About about) {
        this.line = line;
        this.text = text;
        this.id = id;
        this.solution = solution;
        this.comments = comments;
        this.grid = grid;
        this.marks = marks;
        this.techniqueCase = techniqueCase;
        this.error = error;
        this.about = about;
    }

    /**
     * A record of a puzzle, without id and solution.
     *
     * @param line where the puzzle starts, from 1
     * @param text the text as it was read
     * @param grid the digits
     * @param marks the candidates, or null if the text did not give them
     * @param techniqueCase the technique case, or null if the text is not a library line
     * @param comments the other text that accompanies the puzzle
     * @return the record
     */
    public static PuzzleRecord of(
            int line,
            String text,
            Grid grid,
            @Nullable PencilMarks marks,
            @Nullable TechniqueCase techniqueCase,
            List<String> comments) {
        return new PuzzleRecord(
                line,
                text,
                null,
                null,
                List.copyOf(comments),
                Objects.requireNonNull(grid, "grid"),
                marks,
                techniqueCase,
                null,
                null);
    }

    /**
     * A record of a text that is not a puzzle.
     *
     * @param line where the text starts, from 1
     * @param text the text as it was read
     * @param error what is wrong with it
     * @return the record
     */
    public static PuzzleRecord bad(int line, String text, GridFormatException error) {
        return new PuzzleRecord(
                line, text, null, null, List.of(), null, null, null, Objects.requireNonNull(error, "error"), null);
    }

    /**
     * This record with another id, solution and comments.
     *
     * @param newId the name of the puzzle in the stream, or null
     * @param newSolution the solution that the stream gives, or null
     * @param newComments the other text that accompanies the puzzle
     * @return the new record
     */
    public PuzzleRecord with(@Nullable String newId, @Nullable String newSolution, List<String> newComments) {
        return new PuzzleRecord(
                line, text, newId, newSolution, List.copyOf(newComments), grid, marks, techniqueCase, error, about);
    }

    /**
     * This record with what was read besides the puzzle in another program's format.
     *
     * @param imported the puzzle as it was read
     * @return the new record
     */
    public PuzzleRecord withImport(ImportedPuzzle imported) {
        return with(new About(imported.warnings(), imported.credits(), imported.suggested()));
    }

    /**
     * This record with what the setter says.
     *
     * @param credits the title, the author and the rules in words
     * @return the new record
     */
    public PuzzleRecord withCredits(Credits credits) {
        return with(new About(List.of(), credits, SuggestedRules.NONE));
    }

    private PuzzleRecord with(About other) {
        return new PuzzleRecord(line, text, id, solution, comments, grid, marks, techniqueCase, error, other);
    }

    /**
     * The line on which the puzzle starts.
     *
     * @return the line in the stream, from 1
     */
    public int line() {
        return line;
    }

    /**
     * The puzzle's text as it was read.
     *
     * @return the cells of a line without what follows them, the CSV field, the value of the JSON key {@code puzzle}, which may itself have several
     *     lines with any line ends, or the rows with their borders, separated by {@code \n}; if it could not be read, the whole line, or its
     *     beginning
     *     if the line is too long
     */
    public String text() {
        return text;
    }

    /**
     * The name of the puzzle in the stream.
     *
     * @return the title of a block, the CSV column {@code id}, or the value of the JSON key {@code id}, a string or a number, in which a space
     *     replaces each line end and other control character; empty if there is none
     */
    public Optional<String> id() {
        return Optional.ofNullable(id);
    }

    /**
     * The solution that the stream gives; it is never used.
     *
     * @return the CSV column {@code solution}, {@code solutions} or {@code answer}, or the value of the JSON key {@code solution}; empty if there is
     *     none
     */
    public Optional<String> solution() {
        return Optional.ofNullable(solution);
    }

    /**
     * The other text that accompanies the puzzle.
     *
     * @return the text after the cells of a line; the {@code #} lines before or in a block; the other CSV columns; none for a
     *     JSON object; unmodifiable
     */
    public List<String> comments() {
        return comments;
    }

    /**
     * What was left out of a puzzle in the format of another program, or taken in one of several ways.
     *
     * @return a sentence each, without its full stop; unmodifiable
     */
    public List<String> warnings() {
        return about == null ? List.of() : about.warnings();
    }

    /**
     * What the setter of a puzzle in the format of another program says of it.
     *
     * @return the title, the author and the rules in words; {@link Credits#NONE} in other formats
     */
    public Credits credits() {
        return about == null ? Credits.NONE : about.credits();
    }

    /**
     * What drawings that were left out look like.
     *
     * @return the rules, which are not those of the puzzle; none unless drawings were ignored
     */
    public SuggestedRules suggested() {
        return about == null ? SuggestedRules.NONE : about.suggested();
    }

    /**
     * The digits of the puzzle.
     *
     * @return the grid; if the text gave candidates, the cells with a single candidate are filled; for a library line, its placed digits
     * @throws GridFormatException if the text is not a puzzle: the {@link #error()}
     */
    public Grid grid() {
        requirePuzzle();
        if (grid == null) {
            throw new AssertionError("a record without a grid has an error");
        }
        return grid;
    }

    /**
     * The puzzle with what its candidates say, to be solved or checked.
     *
     * @return the {@link #grid()}, with the {@link #marks()} if the text gave any
     * @throws GridFormatException if the text is not a puzzle: the {@link #error()}
     */
    public Puzzle puzzle() {
        return marks().map(given -> Puzzle.of(grid(), given.toCandidates(CandidateLayout.of(grid().layout()))))
                .orElseGet(() -> Puzzle.of(grid()));
    }

    /**
     * The candidates, if the text gave them.
     *
     * @return the marks; empty if it gave digits and blanks; for a library line, every digit except the deleted ones in the open cells
     * @throws GridFormatException if the text is not a puzzle: the {@link #error()}
     */
    public Optional<PencilMarks> marks() {
        requirePuzzle();
        return Optional.ofNullable(marks);
    }

    /**
     * The technique case, if the text is a library line.
     *
     * @return the case; empty if the text is not a library line
     * @throws GridFormatException if the text is not a puzzle: the {@link #error()}
     */
    public Optional<TechniqueCase> techniqueCase() {
        requirePuzzle();
        return Optional.ofNullable(techniqueCase);
    }

    private void requirePuzzle() {
        if (error != null) {
            throw error;
        }
    }

    /**
     * The reason why there is no puzzle.
     *
     * @return the mistake, with its line in the stream; empty if there is a {@link #grid()}
     */
    public Optional<GridFormatException> error() {
        return Optional.ofNullable(error);
    }

    @Override
    public String toString() {
        return "line " + line + ": " + text;
    }

    /** What else was said of the puzzle where it was read. */
    private record About(List<String> warnings, Credits credits, SuggestedRules suggested) {}
}
