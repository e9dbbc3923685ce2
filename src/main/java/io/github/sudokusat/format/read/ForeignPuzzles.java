package io.github.sudokusat.format.read;

import io.github.sudokusat.format.GridFormatException;
import io.github.sudokusat.format.ImportedPuzzle;
import io.github.sudokusat.format.PencilMarks;
import io.github.sudokusat.format.PuzzleRecord;
import io.github.sudokusat.format.TextOptions;
import io.github.sudokusat.format.foreign.Imports;
import io.github.sudokusat.grid.DigitValues;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.grid.candidates.Puzzle;
import java.io.IOException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Reads puzzles in the formats of other programs, one after the other.
 *
 * <p>A puzzle is a line with the lines below it that cannot begin one or {@linkplain Imports#goesOn go on with it}, up to a blank line; JSON that
 * does not end on its line goes on to the end of the text.
 */
final class ForeignPuzzles {

    private final LineSource source;
    private final TextOptions options;

    ForeignPuzzles(LineSource source, TextOptions options) {
        this.source = source;
        this.options = options;
    }

    /** The next puzzle or mistake; null at the end. */
    @Nullable
    PuzzleRecord next() throws IOException {
        Line first = source.next();
        while (first != null && !first.isCut() && !first.isContent()) {
            first = source.next();
        }
        if (first == null) {
            return null;
        }
        StringBuilder text = new StringBuilder(first.text());
        Line tooLong = first.isCut() ? first : null;
        boolean isOpen = isOpen(first.text());
        Line last = first;
        for (Line line = source.peek(0); line != null && (isOpen || goesOn(last, line)); line = source.peek(0)) {
            last = line;
            source.next();
            tooLong = tooLong == null && line.isCut() ? line : tooLong;
            if (text.length() <= Imports.LONGEST_TEXT) {
                text.append('\n').append(line.text());
            }
        }
        return record(first, tooLong, text.toString());
    }

    /** Whether a line begins JSON that does not end on it. */
    private static boolean isOpen(String line) {
        String text = line.strip();
        return text.startsWith("{") && !text.endsWith("}");
    }

    private static boolean goesOn(Line above, Line line) {
        return !line.isCut()
                && line.isContent()
                && (!Imports.isForeign(line.text()) || Imports.goesOn(above.text(), line.text()));
    }

    private PuzzleRecord record(Line first, @Nullable Line tooLong, String text) {
        try {
            if (tooLong != null) {
                tooLong.requireWhole();
            }
            return read(text, first.number(), options);
        } catch (GridFormatException error) {
            return PuzzleRecord.bad(first.number(), text, error);
        }
    }

    /**
     * Reads a puzzle.
     *
     * @param line the number of its first line
     * @throws GridFormatException if it is malformed or has something that is not understood
     */
    static PuzzleRecord read(String text, int line, TextOptions options) {
        ImportedPuzzle imported = Imports.read(text, line, options.ignored());
        Puzzle puzzle = imported.puzzle();
        requireDigits(puzzle.layout(), options, line, text);
        Layout layout = RecordLayout.combined(puzzle.layout(), options, line, text);
        Grid grid = puzzle.grid().on(layout);
        PencilMarks marks = puzzle.hasCandidates() ? marks(puzzle.toCandidates()) : null;
        return PuzzleRecord.of(line, text, grid, marks, null, List.of()).withImport(imported);
    }

    /** Checks that digits from 0, if they are given for all puzzles, are those of a text, which has been read with its own. */
    private static void requireDigits(Layout own, TextOptions options, int line, String text) {
        DigitValues given = options.layout().orElse(own).values();
        if (given.least() < own.values().least()) {
            throw new GridFormatException(
                    line,
                    LineParser.skipSpace(text, 0) + 1,
                    "digits " + own.values().words(),
                    "those that are given for all puzzles, " + given.words());
        }
    }

    private static PencilMarks marks(CandidateGrid candidates) {
        Layout layout = candidates.layout();
        PencilMarks.Builder marks = PencilMarks.builder(layout);
        for (int cell = 0; cell < layout.cellCount(); cell++) {
            for (int digit = 1; digit <= layout.side(); digit++) {
                if (candidates.digit(cell) == digit || candidates.isCandidate(cell, digit)) {
                    marks.add(cell, digit);
                }
            }
        }
        return marks.build();
    }
}
