package io.github.sudokusat.format.read;

import io.github.sudokusat.format.GridFormatException;
import io.github.sudokusat.format.RuleWords;
import io.github.sudokusat.format.TextOptions;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.DigitValues;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Reads one puzzle that states its rules.
 *
 * <p>Its lines are, in any order but for the first: {@code box RxC}, {@code no-boxes N} or {@code regions …}, before which {@code digits 0-8} may stand; {@code givens …} or a line of
 * cells alone; {@code given r1c1 = 5}; and rules. All of them may be missing.
 */
final class RulePuzzle {

    static final String GIVENS = "givens";
    private static final String GIVEN = "given";

    /** How texts are read. */
    record Context(TextOptions options, Symbols symbols, Sides sides) {}

    private final Context context;
    private final List<Line> lines;
    /** The number of the line of cells; 0 if there is none. */
    private int cellsAt;

    private @Nullable Parsed parsed;

    /** Takes the lines with content, of which there is at least one. */
    RulePuzzle(Context context, List<Line> lines) {
        this.context = context;
        this.lines = lines;
    }

    /** Whether a word is the first one of a line of such a puzzle. */
    static boolean isKeyword(String word) {
        return word.equals(GIVENS)
                || word.equals(GIVEN)
                || word.equals(LayoutText.NO_BOXES)
                || LayoutText.isKeyword(word);
    }

    /**
     * Whether a line is unmistakably one of such a puzzle, and not a title, a header or a row of letters: its keyword is followed by what belongs to
     * it.
     */
    static boolean isOwnLine(String line) {
        int start = LineParser.skipSpace(line, 0);
        if (start == line.length() || line.charAt(start) < 'a' || line.charAt(start) > 'z') {
            return false;
        }
        RuleWords words = new RuleWords(line, 1, start, Layout.classic());
        String word = words.word();
        if (!isKeyword(word)) {
            return false;
        }
        words.advance();
        return switch (word) {
            case LayoutText.BOX, LayoutText.NO_BOXES, GridLine.KEYWORD -> startsWithNumber(words.word());
            case LayoutText.REGIONS, GIVENS, RuleLines.RULE -> !words.isAtEnd();
            case DigitsLine.KEYWORD -> startsWithNumber(words.word());
            default -> word.indexOf('-') >= 0 ? !words.isAtEnd() : hasCell(words);
        };
    }

    private static boolean startsWithNumber(String word) {
        return !word.isEmpty() && word.charAt(0) >= '0' && word.charAt(0) <= '9';
    }

    private static boolean hasCell(RuleWords words) {
        while (!words.isAtEnd()) {
            String word = words.word();
            int number = word.startsWith("r") && word.length() > 1 ? 1 : RuleWords.lengthOfEdge(word);
            if (number > 0 && startsWithNumber(word.substring(number))) {
                return true;
            }
            words.advance();
        }
        return false;
    }

    /**
     * Reads the puzzle.
     *
     * @throws GridFormatException if a line is malformed, or the layout is not the one that is given for all puzzles
     */
    Parsed read() {
        int baseAt = LayoutText.indexOfBase(lines);
        int gridLine = baseAt < 0 ? 0 : lines.get(baseAt).number();
        Layout base = null;
        List<Line> rest = lines;
        if (baseAt >= 0) {
            Line line = lines.get(baseAt);
            base = LayoutText.base(line);
            RecordLayout.requireGiven(base, context.options, line.number(), line.text());
            rest = new ArrayList<>(lines);
            rest.remove(baseAt);
        }
        readCells(rest, lineParser(base, rest));
        Layout start = DigitsLine.apply(context.options.layout().orElse(base != null ? base : usual(rest)), rest);
        int[] digits =
                parsed == null ? new int[start.cellCount()] : parsed.grid().digits();
        RuleLines rules = new RuleLines(start, gridLine);
        for (Line line : rest) {
            if (line.number() != cellsAt && !addGiven(line, digits, start)) {
                rules.add(line.text(), line.number());
            }
        }
        Grid grid = Grid.of(rules.layout(), digits);
        return new Parsed(grid, parsed == null ? null : parsed.marks(), null);
    }

    /** The parser for the line of cells: one for the layout and the digits that the puzzle names, if it names some. */
    private LineParser lineParser(@Nullable Layout base, List<Line> rest) {
        boolean hasDigits = rest.stream().anyMatch(DigitsLine::is);
        Layout given = context.options.layout().orElse(null);
        Layout layout = base != null || !hasDigits ? base : given != null ? given : usualOfDigits(rest);
        if (layout == null) {
            return new LineParser(context.symbols, context.sides);
        }
        TextOptions options = context.options.withLayout(DigitsLine.apply(layout, rest));
        return new LineParser(Symbols.of(options), new Sides(options));
    }

    private static @Nullable Layout usualOfDigits(List<Line> rest) {
        return DigitsLine.usualLayout(rest).orElse(null);
    }

    private Layout usual(List<Line> rest) {
        return parsed != null
                ? parsed.grid().layout()
                : DigitsLine.usualLayout(rest).orElse(Layout.classic());
    }

    /** Reads the line of cells, if there is one. */
    private void readCells(List<Line> rest, LineParser parser) {
        for (Line line : rest) {
            boolean isGivens = RuleLines.firstWord(line.text()).equals(GIVENS);
            if (isGivens || RulePuzzles.isGrid(line, parser)) {
                if (cellsAt != 0) {
                    throw GridFormatException.atToken(
                            line.number(),
                            line.text(),
                            0,
                            line.text().length(),
                            "the digits of the puzzle only once, or a blank line before the next puzzle");
                }
                cellsAt = line.number();
                parsed = parser.parse(isGivens ? withoutKeyword(line) : line);
            }
        }
    }

    /** A line with blanks in place of its keyword, so that columns stay what they are. */
    private static Line withoutKeyword(Line line) {
        int end = line.text().indexOf(GIVENS) + GIVENS.length();
        return new Line(line.number(), " ".repeat(end) + line.text().substring(end), false);
    }

    /** Adds the digit of a line such as {@code given r1c1 = 5}; false if the line is another one, such as one with several digits. */
    private static boolean addGiven(Line line, int[] digits, Layout layout) {
        int side = layout.side();
        DigitValues values = layout.values();
        RuleWords words = new RuleWords(RuleLines.withoutComment(line.text()), line.number(), 0, layout);
        if (!words.skip(GIVEN)) {
            return false;
        }
        int cell = words.cell().number(side);
        if (!words.skip("=")) {
            throw words.wrong("\"=\"");
        }
        RuleWords value = words.copy();
        int digit = values.digit(words.digit());
        while (!words.isAtEnd()) {
            if (values.digit(words.digit()) != digit) {
                return false;
            }
        }
        if (digits[cell] != 0 && digits[cell] != digit) {
            throw value.wrong("the digit of " + Cell.numbered(cell, side) + " that the puzzle has already, "
                    + values.of(digits[cell]));
        }
        digits[cell] = digit;
        return true;
    }
}
