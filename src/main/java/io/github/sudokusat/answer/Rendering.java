package io.github.sudokusat.answer;

import io.github.sudokusat.format.CandidatePicture;
import io.github.sudokusat.format.GridFormat;
import io.github.sudokusat.format.MarksFormat;
import io.github.sudokusat.format.PencilMarks;
import io.github.sudokusat.format.PictureFormat;
import io.github.sudokusat.format.TextOptions;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.DigitSymbols;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The form in which results are written. Safe for use by several threads. */
public final class Rendering {

    /** The forms of answers. */
    public enum Form {
        PICTURE,
        LINE,
        NUMBERS,
        /** The rows of a grid, one on each line. */
        ROWS,
        /** The candidates of each cell, in rows on lines. */
        MARKS,
        /** A character for each candidate. */
        CANDIDATES,
        /** The regions of a layout. */
        REGIONS,
        /** The digits of a puzzle and its rules, one a line. */
        RULES,
        /** An f-puzzles file. */
        FPUZZLES,
        /** An f-puzzles file in a link. */
        FPUZZLES_LINK,
        /** An f-puzzles file in a link to SudokuPad. */
        SUDOKUPAD_LINK,
        CSV,
        JSON,
        /** Positions as library lines, with a step or without one. */
        LIBRARY;

        /** The forms of every command that answers questions about puzzles. */
        public static final Set<Form> COMMON = Set.of(PICTURE, LINE, NUMBERS, CSV, JSON);

        /** The forms of commands that also produce steps. */
        public static final Set<Form> WITH_LIBRARY = Set.of(PICTURE, LINE, NUMBERS, CSV, JSON, LIBRARY);

        /** Whether the form is one of another program that states rules. */
        public boolean isForeign() {
            return this == FPUZZLES || this == FPUZZLES_LINK || this == SUDOKUPAD_LINK;
        }
    }

    private static final CandidatePicture.Marking NOTHING = new CandidatePicture.Marking() {
        @Override
        public char sign(int cell, int digit) {
            return 0;
        }

        @Override
        public int colour(int cell, int digit) {
            return 0;
        }
    };

    private final Form form;
    /** The characters of the digits 1, 2, 3 …. */
    private final String alphabet;

    private final GridFormat lines;
    private final PictureFormat pictures;
    private final CandidatePicture candidatePictures;
    private final MarksFormat markPictures;

    private Rendering(
            Form form,
            String alphabet,
            PictureFormat pictures,
            CandidatePicture candidatePictures,
            MarksFormat markPictures) {
        this.form = form;
        this.alphabet = alphabet;
        this.lines = GridFormat.line(alphabet);
        this.pictures = pictures;
        this.candidatePictures = candidatePictures;
        this.markPictures = markPictures;
    }

    /**
     * A rendering.
     *
     * @param hasColour whether pictures have colours and bold type, as terminals show them
     * @param hasUnicode whether pictures have box-drawing characters
     * @param alphabet the characters of the digits; null for the usual ones
     */
    public static Rendering of(Form form, boolean hasColour, boolean hasUnicode, @Nullable String alphabet) {
        String characters = alphabet == null ? TextOptions.DEFAULT_ALPHABET : alphabet;
        PictureFormat plain = hasUnicode ? PictureFormat.unicode() : PictureFormat.ascii();
        PictureFormat pictures = hasColour ? plain.withColours() : plain;
        CandidatePicture marked = hasUnicode ? CandidatePicture.unicode() : CandidatePicture.ascii();
        CandidatePicture candidates = hasColour ? marked.withColours() : marked;
        MarksFormat marks = hasUnicode ? MarksFormat.unicodePicture() : MarksFormat.picture();
        return new Rendering(
                form, characters, pictures.withAlphabet(characters), candidates.withAlphabet(characters), marks);
    }

    public Form form() {
        return form;
    }

    /** Whether a solution is a line of its own. */
    public boolean isLines() {
        return form == Form.LINE || form == Form.NUMBERS;
    }

    /** Whether the form has several lines for a puzzle that are meant to be read again, so that any heading must be a comment. */
    public boolean isForReading() {
        return form == Form.ROWS || form == Form.MARKS || form == Form.RULES;
    }

    /** Whether the form has room for everything known about a puzzle, so that no further message is needed. */
    public boolean tellsEverything() {
        return form == Form.PICTURE || form == Form.JSON;
    }

    /** A grid on one line: one character for each cell if there are enough characters and numbers were not requested, else numbers. */
    public String grid(Grid grid) {
        boolean hasCharacters = symbols(grid.layout()).areCharacters();
        return (hasCharacters ? lines : GridFormat.numbers()).format(grid);
    }

    /** The characters of digits in lines of candidates, also where {@link #symbols} are numbers by request. */
    public DigitSymbols lineSymbols(Layout layout) {
        return DigitSymbols.of(alphabet, layout);
    }

    /** How digits are written: by their characters if there are enough and numbers were not requested, else as numbers. */
    public DigitSymbols symbols(Layout layout) {
        return form == Form.NUMBERS ? DigitSymbols.numbers(layout) : DigitSymbols.of(alphabet, layout);
    }

    /** The rows of a grid, one on each line: characters if there are enough of them, else numbers. Without a line end after the last row. */
    public String rows(Grid grid) {
        int columns = grid.layout().columns();
        if (!symbols(grid.layout()).areCharacters()) {
            return GridFormat.numberRows().format(grid);
        }
        StringBuilder rows = new StringBuilder(lines.format(grid));
        for (int row = grid.layout().rows() - 1; row > 0; row--) {
            rows.insert(row * columns, '\n');
        }
        return rows.toString();
    }

    /** A picture of a grid. */
    public String picture(Grid grid) {
        return pictures.format(grid);
    }

    /** Whether {@link #candidateLine} can write the candidates of grids of a side: from 2, as far as there are characters for the digits. */
    public boolean hasCandidateLine(Layout layout) {
        return layout.side() >= 2 && lineSymbols(layout).areCharacters();
    }

    /** A character for each candidate, if the side {@linkplain #hasCandidateLine has such lines}. */
    public String candidateLine(PencilMarks marks) {
        return MarksFormat.line(alphabet).format(marks);
    }

    /** A picture of the candidates of each cell. */
    public String marks(PencilMarks marks) {
        return markPictures.format(marks);
    }

    /** A picture of a text for each cell. */
    public String labels(Layout layout, List<String> labels) {
        return pictures.labels(layout, labels);
    }

    /** A picture of a solution in which the givens are marked. */
    public String picture(Grid puzzle, Grid solution) {
        return pictures.format(puzzle, solution);
    }

    /** A picture of a solution in which the givens are marked and some cells are highlighted. */
    public String picture(Grid puzzle, Grid solution, List<Cell> highlighted) {
        return pictures.format(puzzle, solution, highlighted);
    }

    /** A picture of the candidates of a position, with its line ends; empty if the position is contradictory. */
    public String candidates(CandidateGrid position) {
        return position.isContradictory() ? "" : candidates(position, NOTHING) + "\n";
    }

    /** A picture of the candidates of a position, with some of them marked. */
    public String candidates(CandidateGrid position, CandidatePicture.Marking marking) {
        return candidatePictures.format(position, marking);
    }
}
