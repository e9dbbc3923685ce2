package io.github.sudokusat.cli.output;

import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.grid.text.CandidatePicture;
import io.github.sudokusat.grid.text.GridFormat;
import io.github.sudokusat.grid.text.PictureFormat;
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

    /** The largest side that has a character for each digit. */
    private static final int LARGEST_LINE = 35;

    private final Form form;
    private final GridFormat characters;
    private final int largestLine;
    private final PictureFormat pictures;
    private final CandidatePicture candidatePictures;

    private Rendering(
            Form form,
            GridFormat characters,
            int largestLine,
            PictureFormat pictures,
            CandidatePicture candidatePictures) {
        this.form = form;
        this.characters = characters;
        this.largestLine = largestLine;
        this.pictures = pictures;
        this.candidatePictures = candidatePictures;
    }

    public static Rendering of(Form form, TerminalStyle style, @Nullable String alphabet) {
        PictureFormat plain = style.hasUnicode() ? PictureFormat.unicode() : PictureFormat.ascii();
        PictureFormat pictures = style.hasColour() ? plain.withColours() : plain;
        CandidatePicture marked = style.hasUnicode() ? CandidatePicture.unicode() : CandidatePicture.ascii();
        CandidatePicture candidates = style.hasColour() ? marked.withColours() : marked;
        return alphabet == null
                ? new Rendering(form, GridFormat.line(), LARGEST_LINE, pictures, candidates)
                : new Rendering(
                        form,
                        GridFormat.line(alphabet),
                        alphabet.length(),
                        pictures.withAlphabet(alphabet),
                        candidates);
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
        boolean numbers = form == Form.NUMBERS || grid.layout().side() > largestLine;
        return (numbers ? GridFormat.numbers() : characters).format(grid);
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
