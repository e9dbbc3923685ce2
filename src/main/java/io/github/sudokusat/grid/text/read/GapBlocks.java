package io.github.sudokusat.grid.text.read;

import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.text.GridFormatException;
import io.github.sudokusat.grid.text.PuzzleRecord;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Reads puzzles that have one row on each line and spaces or hyphens for blanks, where these can be neither separators nor borders.
 *
 * <p>There are two kinds. In the first, every character is a cell. In the second, cells may be separated and have borders, as in {@code 5 3 - | - 7 -};
 * hyphens are then blanks if, with them, every row has as many cells as there are rows, and without them not.
 */
final class GapBlocks {

    /** A blank in place of a hyphen. */
    private static final char BLANK = '.';

    private final LineSource source;
    private final Symbols symbols;
    private final Sides sides;
    private final TokenParser tokenParser;

    GapBlocks(LineSource source, Symbols symbols, Sides sides) {
        this.source = source;
        this.symbols = symbols;
        this.sides = sides;
        this.tokenParser = new TokenParser(symbols, sides);
    }

    /** The puzzle that starts with the next line, which is content; null if it is not such a puzzle. */
    @Nullable
    PuzzleRecord next() throws IOException {
        Line first = Objects.requireNonNull(source.peek(0), "the caller has seen the next line");
        int side = couldBeSpaced(first) ? spacedSide() : Sides.NONE;
        if (side != Sides.NONE) {
            return spacedBlock(first, side);
        }
        HyphenBlock block = hasHyphens() ? hyphenBlock() : null;
        return block == null ? null : read(first, block);
    }

    /** Whether a line may be the first row of a grid in which every character is a cell; a quick test that saves inspecting the lines after it. */
    private boolean couldBeSpaced(Line line) {
        String text = line.text();
        return text.length() > 1
                && text.length() <= symbols.largestSide()
                && (symbols.isGap(text.charAt(0)) || symbols.isCell(text.charAt(0), text.length()));
    }

    /**
     * The side of a grid that starts with the next line and in which every character is a cell: the number of lines up to an empty line or the end
     * equals the length of the longest, and all characters are cells. With that width the lines are neither cells separated by spaces nor borders with
     * enough rows between them.
     */
    private int spacedSide() throws IOException {
        int longest = 0;
        int rows = 0;
        List<String> texts = new ArrayList<>();
        boolean hasSpace = false;
        boolean hasHyphen = false;
        boolean isShort = false;
        for (Line line = source.peek(0); line != null && !line.text().isEmpty(); line = source.peek(rows)) {
            rows++;
            texts.add(line.text());
            longest = Math.max(longest, line.text().length());
            if (line.isCut() || rows > longest || longest > symbols.largestSide()) {
                return Sides.NONE;
            }
        }
        if (rows != longest || rows < 2 || !sides.isLegal(rows)) {
            return Sides.NONE;
        }
        for (String text : texts) {
            isShort |= text.length() < rows;
            for (int i = 0; i < text.length(); i++) {
                boolean isGap = symbols.isGap(text.charAt(i));
                hasSpace |= text.charAt(i) == ' ';
                hasHyphen |= isGap && text.charAt(i) != ' ';
                if (!isGap && !symbols.isCell(text.charAt(i), rows)) {
                    return Sides.NONE;
                }
            }
        }
        // Only spaces may be missing at the end of a line.
        return hasSpace || (hasHyphen && !isShort) ? rows : Sides.NONE;
    }

    private PuzzleRecord spacedBlock(Line first, int side) throws IOException {
        Layout layout = Objects.requireNonNull(sides.layout(side), "a legal side has a layout");
        StringBuilder text = new StringBuilder();
        int[] digits = new int[side * side];
        for (int row = 0; row < side; row++) {
            Line line = source.next();
            String cells = line == null ? "" : line.text();
            text.append(row == 0 ? "" : "\n").append(cells);
            for (int column = 0; column < cells.length(); column++) {
                boolean isGap = symbols.isGap(cells.charAt(column));
                digits[row * side + column] = isGap ? 0 : symbols.digit(first.number() + row, cells, column, side);
            }
        }
        return Parsed.of(Grid.of(layout, digits)).record(first.number(), text.toString(), List.of());
    }

    /**
     * A block with separated cells and hyphens for blanks.
     *
     * @param side its side
     * @param lines the number of its lines, borders included
     * @param rows its rows, with other blanks in place of the hyphens
     */
    private record HyphenBlock(int side, int lines, List<Row> rows) {}

    /** Whether one of the lines up to an empty one has a hyphen beside cells; a quick test as well. */
    private boolean hasHyphens() throws IOException {
        if (!symbols.isGap('-') || symbols.anyBlank()) {
            return false;
        }
        int distance = 0;
        for (Line line = source.peek(0);
                line != null && !line.isBlank() && !line.isCut();
                line = source.peek(distance)) {
            if (distance == Layout.MAX_SIDE || line.isSection()) {
                return false;
            }
            if (line.text().indexOf('-') >= 0 && !Row.isBorder(line, symbols)) {
                return true;
            }
            distance++;
        }
        return false;
    }

    private @Nullable HyphenBlock hyphenBlock() throws IOException {
        int distance = 0;
        Line line = source.peek(0);
        while (line != null && line.isContent() && Row.isBorder(line, symbols)) {
            line = source.peek(++distance);
        }
        if (line == null || line.isCut()) {
            return null;
        }
        Row row = withBlanks(line);
        HyphenBlock block = hyphenBlock(row.characters());
        return block == null && row.tokens() != row.characters() ? hyphenBlock(row.tokens()) : block;
    }

    /** The block of a side that starts with the next line; null if there is none, or its hyphens may be borders. */
    private @Nullable HyphenBlock hyphenBlock(int side) throws IOException {
        if (side < 2 || !sides.isLegal(side)) {
            return null;
        }
        List<Row> rows = new ArrayList<>();
        List<Row> withoutHyphens = new ArrayList<>();
        boolean isAfterEmpty = false;
        int distance = 0;
        while (rows.size() < side) {
            Line line = source.peek(distance++);
            if (line == null
                    || line.isCut()
                    || line.isComment()
                    || line.isSection()
                    || (line.isBlank() && isAfterEmpty)) {
                return null;
            }
            isAfterEmpty = line.isBlank();
            boolean isBorder = Row.isBorder(line, symbols);
            boolean isRow = !isAfterEmpty && isRow(line, side);
            if (isRow) {
                rows.add(withBlanks(line));
            } else if (!isBorder) {
                return null;
            }
            if (!isBorder) {
                withoutHyphens.add(Row.of(line, symbols, true));
            }
        }
        Line after = source.peek(distance);
        while (after != null && Row.isBorder(after, symbols) && !after.isBlank() && !isRow(after, side)) {
            after = source.peek(++distance);
        }
        boolean isEnd = after == null || !after.isContent() || after.isSection();
        return isEnd && !isGrid(withoutHyphens) ? new HyphenBlock(side, distance, rows) : null;
    }

    /** Whether a line has the cells of a row if hyphens are blanks. A plus is a corner of a border. */
    private boolean isRow(Line line, int side) {
        if (line.text().indexOf('+') >= 0) {
            return false;
        }
        Row row = withBlanks(line);
        return row.characters() == side || (row.tokens() == side && areHyphensAlone(line.text()));
    }

    /** Whether every hyphen stands between spaces or borders. */
    static boolean areHyphensAlone(String text) {
        for (int i = text.indexOf('-'); i >= 0; i = text.indexOf('-', i + 1)) {
            char before = i == 0 ? ' ' : text.charAt(i - 1);
            char after = i + 1 == text.length() ? ' ' : text.charAt(i + 1);
            if (" \t|,;".indexOf(before) < 0 || " \t|,;".indexOf(after) < 0) {
                return false;
            }
        }
        return true;
    }

    /** Whether rows are those of a grid. */
    private boolean isGrid(List<Row> rows) {
        if (!sides.isLegal(rows.size())) {
            return false;
        }
        for (Row row : rows) {
            if (row.characters() != rows.size() && row.tokens() != rows.size()) {
                return false;
            }
        }
        return true;
    }

    private Row withBlanks(Line line) {
        return withBlanks(line, symbols);
    }

    /** The row on a line if its hyphens are blanks; the row as it is if a hyphen has another meaning. */
    static Row withBlanks(Line line, Symbols symbols) {
        boolean areBlanks = symbols.isGap('-') && !symbols.anyBlank();
        String text = areBlanks ? line.text().replace('-', BLANK) : line.text();
        return Row.of(new Line(line.number(), text, line.isCut()), symbols, true);
    }

    private PuzzleRecord read(Line first, HyphenBlock block) throws IOException {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < block.lines(); i++) {
            Line line = Objects.requireNonNull(source.next(), "the lines of the block have been seen");
            text.append(i == 0 ? "" : "\n").append(line.text());
        }
        try {
            return tokenParser
                    .parse(block.rows(), block.side(), block.side())
                    .record(first.number(), text.toString(), List.of());
        } catch (GridFormatException error) {
            return PuzzleRecord.bad(first.number(), text.toString(), error);
        }
    }
}
