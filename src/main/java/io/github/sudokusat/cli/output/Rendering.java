package io.github.sudokusat.cli.output;

import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.DigitSymbols;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.grid.text.CandidatePicture;
import io.github.sudokusat.grid.text.GridFormat;
import io.github.sudokusat.grid.text.PictureFormat;
import io.github.sudokusat.grid.text.TextOptions;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The form in which results are written. Safe for use by several threads. */
public final class Rendering {

    /** The forms of the command line. */
    public enum Form {
        PICTURE,
        LINE,
        NUMBERS,
        CSV,
        JSON,
        /** Steps as cases of their techniques; for commands that produce steps. */
        LIBRARY
    }

    private final Form form;
    /** The characters of the digits 1, 2, 3 …. */
    private final String alphabet;

    private final GridFormat lines;
    private final PictureFormat pictures;
    private final CandidatePicture candidatePictures;

    private Rendering(Form form, String alphabet, PictureFormat pictures, CandidatePicture candidatePictures) {
        this.form = form;
        this.alphabet = alphabet;
        this.lines = GridFormat.line(alphabet);
        this.pictures = pictures;
        this.candidatePictures = candidatePictures;
    }

    /**
     * A rendering.
     *
     * @param alphabet the characters of the digits; null for the usual ones
     */
    public static Rendering of(Form form, TerminalStyle style, @Nullable String alphabet) {
        String characters = alphabet == null ? TextOptions.DEFAULT_ALPHABET : alphabet;
        PictureFormat plain = style.hasUnicode() ? PictureFormat.unicode() : PictureFormat.ascii();
        PictureFormat pictures = style.hasColour() ? plain.withColours() : plain;
        CandidatePicture marked = style.hasUnicode() ? CandidatePicture.unicode() : CandidatePicture.ascii();
        CandidatePicture candidates = style.hasColour() ? marked.withColours() : marked;
        return new Rendering(form, characters, pictures.withAlphabet(characters), candidates.withAlphabet(characters));
    }

    public Form form() {
        return form;
    }

    /** Whether a solution is a line of its own. */
    public boolean isLines() {
        return form == Form.LINE || form == Form.NUMBERS;
    }

    /** Whether the form has room for everything known about a puzzle, so that no further message is needed. */
    public boolean tellsEverything() {
        return form == Form.PICTURE || form == Form.JSON;
    }

    /** A grid on one line: one character for each cell if there are enough characters and numbers were not requested, else numbers. */
    public String grid(Grid grid) {
        boolean hasCharacters = symbols(grid.layout().side()).areCharacters();
        return (hasCharacters ? lines : GridFormat.numbers()).format(grid);
    }

    /** The characters of digits in lines of candidates, also where {@link #symbols} are numbers by request. */
    public DigitSymbols lineSymbols(int side) {
        return DigitSymbols.of(alphabet, side);
    }

    /** How digits are written: by their characters if there are enough and numbers were not requested, else as numbers. */
    public DigitSymbols symbols(int side) {
        return form == Form.NUMBERS ? DigitSymbols.numbers() : DigitSymbols.of(alphabet, side);
    }

    /** A picture of a solution in which the givens are marked. */
    public String picture(Grid puzzle, Grid solution) {
        return pictures.format(puzzle, solution);
    }

    /** A picture of a solution in which the givens are marked and some cells are highlighted. */
    public String picture(Grid puzzle, Grid solution, List<Cell> highlighted) {
        return pictures.format(puzzle, solution, highlighted);
    }

    /** A picture of the candidates of a position, with some of them marked. */
    public String candidates(CandidateGrid position, CandidatePicture.Marking marking) {
        return candidatePictures.format(position, marking);
    }
}
