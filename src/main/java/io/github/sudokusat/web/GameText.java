package io.github.sudokusat.web;

import io.github.sudokusat.answer.Phrases;
import io.github.sudokusat.answer.Rendering;
import io.github.sudokusat.format.GridFormatException;
import io.github.sudokusat.format.PencilMarks;
import io.github.sudokusat.format.TextOptions;
import io.github.sudokusat.format.read.LayoutText;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.DigitSymbols;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Reads the keys that describe a game, and writes grids and marks in the form of these keys. */
final class GameText {

    /** The keys that describe a game. */
    static final List<String> KEYS = List.of("layout", "givens", "entries", "marks");

    /** The largest side. */
    static final int LARGEST_SIDE = 25;

    private static final String ALPHABET = TextOptions.DEFAULT_ALPHABET;

    /** A cell with pencil marks, all of which have been erased. */
    private static final String NO_MARK = "-";

    private GameText() {}

    /** The game of a request. */
    static Game game(Request request) {
        Layout layout = layout(request);
        Grid givens = grid("givens", request.text("givens", ""), layout);
        Grid digits = entries(request.text("entries", ""), givens);
        return new Game(givens, digits, marks(request.text("marks", ""), digits));
    }

    /** The layout of a request: classic if it names none. */
    static Layout layout(Request request) {
        String text = request.find("layout");
        return text == null ? Layout.classic() : layout(text);
    }

    private static Layout layout(String text) {
        List<String> lines = lines(text);
        try {
            Layout layout = LayoutText.parse(lines);
            Optional<GridFormatException> refusal = refusal(layout, 1);
            if (refusal.isPresent()) {
                throw refusal.get();
            }
            return layout;
        } catch (GridFormatException e) {
            throw BadRequest.at("layout", e);
        }
    }

    /** Why the page does not show a layout, if it does not; the line is that of the text that names it. */
    static Optional<GridFormatException> refusal(Layout layout, int line) {
        return layout.side() <= LARGEST_SIDE
                ? Optional.empty()
                : Optional.of(new GridFormatException(
                        line, 1, "side " + layout.side(), "a grid of side " + LARGEST_SIDE + " or less"));
    }

    /** The parts of a layout's text between line ends or semicolons, without blanks around them. */
    static List<String> lines(String text) {
        List<String> lines = new ArrayList<>();
        int start = 0;
        for (int i = 0; i <= text.length(); i++) {
            if (i == text.length() || text.charAt(i) == ';' || text.charAt(i) == '\n' || text.charAt(i) == '\r') {
                String line = text.substring(start, i).strip();
                if (!line.isEmpty()) {
                    lines.add(line);
                }
                start = i + 1;
            }
        }
        return lines;
    }

    /** The text of a layout in the form of the key. */
    static String text(Layout layout) {
        return String.join("; ", LayoutText.describe(layout));
    }

    /** How answers write grids and digits for the page. */
    static final Rendering RENDERING = Rendering.of(Rendering.Form.JSON, false, false, null);

    /** The text of a grid in the form of the key. */
    static String text(Grid grid) {
        return RENDERING.grid(grid);
    }

    static Grid grid(String key, String text, Layout layout) {
        if (text.isEmpty()) {
            return Grid.empty(layout);
        }
        int[] digits = new int[layout.rows() * layout.columns()];
        for (int i = 0; i < Math.min(text.length(), digits.length); i++) {
            digits[i] = digit(key, text, i, layout, isFromZero(layout) ? "." : ".0");
        }
        if (text.length() != digits.length) {
            int column = Math.min(text.length(), digits.length) + 1;
            String cells = digits.length + " characters, one for each cell";
            throw BadRequest.at(
                    key, new GridFormatException(1, column, Phrases.count(text.length(), "character"), cells));
        }
        return Grid.of(layout, digits);
    }

    private static boolean isFromZero(Layout layout) {
        return layout.values().least() == 0;
    }

    /** The digit that a character is; 0 for a blank. */
    private static int digit(String key, String text, int index, Layout layout, String blanks) {
        char c = text.charAt(index);
        if (blanks.indexOf(c) >= 0) {
            return 0;
        }
        String alphabet = DigitSymbols.alphabet(ALPHABET, layout);
        int digit = alphabet.indexOf(c >= 'a' && c <= 'z' ? (char) (c - 'a' + 'A') : c) + 1;
        if (digit < 1 || digit > layout.side()) {
            String expected = "a digit from " + alphabet.charAt(0) + " to " + alphabet.charAt(layout.side() - 1)
                    + (blanks.isEmpty() ? "" : " or a blank");
            throw BadRequest.at(key, GridFormatException.atCharacter(1, text, index, expected));
        }
        return digit;
    }

    private static Grid entries(String text, Grid givens) {
        Grid entries = grid("entries", text, givens.layout());
        int[] digits = givens.digits();
        int[] cells = givens.layout().cells();
        for (int i = 0; i < cells.length; i++) {
            int cell = cells[i];
            int entry = entries.digit(cell);
            if (digits[cell] != 0 && entry != 0 && entry != digits[cell]) {
                String expected =
                        "the given of " + Cell.numbered(cell, givens.layout().side()) + " or a blank";
                throw BadRequest.at("entries", GridFormatException.atCharacter(1, text, i, expected));
            }
            digits[cell] = digits[cell] == 0 ? entry : digits[cell];
        }
        return Grid.of(givens.layout(), digits);
    }

    /** The marks of a request, in which a cell with a digit has that alone and a cell without marks has all candidates; null if there are none. */
    private static @Nullable PencilMarks marks(String text, Grid digits) {
        if (text.isEmpty()) {
            return null;
        }
        Layout layout = digits.layout();
        PencilMarks.Builder marks = PencilMarks.builder(layout);
        boolean isMarked = false;
        int start = 0;
        int[] cells = layout.cells();
        for (int i = 0; i < cells.length; i++) {
            int comma = text.indexOf(',', start);
            boolean isLast = i == cells.length - 1;
            if (isLast != comma < 0) {
                String expected = cells.length + " cells, separated by commas";
                int place = isLast ? comma : text.length();
                throw BadRequest.at("marks", GridFormatException.atCharacter(1, text, place, expected));
            }
            int end = isLast ? text.length() : comma;
            isMarked |= addMarks(text, start, end, cells[i], digits, marks);
            start = end + 1;
        }
        return isMarked ? marks.build() : null;
    }

    /** Adds the candidates of a cell; returns whether they are those of pencil marks. */
    private static boolean addMarks(String text, int start, int end, int cell, Grid digits, PencilMarks.Builder marks) {
        boolean isEmpty = text.substring(start, end).equals(NO_MARK);
        List<Integer> read = new ArrayList<>();
        for (int i = start; i < end && !isEmpty; i++) {
            read.add(digit("marks", text, i, digits.layout(), ""));
        }
        if (digits.digit(cell) != 0) {
            marks.add(cell, digits.digit(cell));
            return false;
        }
        if (start == end) {
            marks.addAll(cell);
            return false;
        }
        for (int digit : read) {
            marks.add(cell, digit);
        }
        return true;
    }

    /** Marks in the form of the key: those of the blank cells of a grid. */
    static String marks(PencilMarks marks, Grid digits) {
        StringBuilder text = new StringBuilder();
        int side = digits.layout().side();
        String alphabet = DigitSymbols.alphabet(ALPHABET, digits.layout());
        for (int cell : digits.layout().cells()) {
            text.append(cell == 0 ? "" : ",");
            int length = text.length();
            for (int digit = 1; digit <= side && digits.digit(cell) == 0; digit++) {
                text.append(marks.has(cell, digit) ? alphabet.substring(digit - 1, digit) : "");
            }
            text.append(digits.digit(cell) == 0 && text.length() == length ? NO_MARK : "");
        }
        return text.toString();
    }

    /** The candidates of the open cells of a position in the form of the key. */
    static String marks(CandidateGrid position) {
        Layout layout = position.layout();
        PencilMarks.Builder marks = PencilMarks.builder(layout);
        int[] digits = new int[layout.cellCount()];
        for (int cell = 0; cell < digits.length; cell++) {
            digits[cell] = position.digit(cell);
            for (int digit = 1; digit <= layout.side(); digit++) {
                if (position.isCandidate(cell, digit)) {
                    marks.add(cell, digit);
                }
            }
        }
        return marks(marks.build(), Grid.of(layout, digits));
    }
}
