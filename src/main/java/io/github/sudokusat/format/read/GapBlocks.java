package io.github.sudokusat.format.read;

import io.github.sudokusat.format.GridFormatException;
import io.github.sudokusat.format.PuzzleRecord;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Reads puzzles that have one row on each line and spaces or hyphens for blanks, where these can be neither separators nor borders.
 *
 * <p>There are two kinds. In the first, every character is a cell. In the second, cells may be separated and have borders, as in
 * {@code 5 3 - | - 7 -}; hyphens are then blanks if, with them, every row has as many cells as there are rows, and without them not. A line of
 * hyphens with the spacing of a row may be a row or a border; it is what makes the number of rows right and leaves a border at all places of a kind
 * or at none.
 */
final class GapBlocks {

    /** A blank in place of a hyphen. */
    private static final char BLANK = '.';

    /** The number of blocks that may have to fit before it is certain which lines are borders. */
    private static final int MOST_BLOCKS = 8;

    private final LineSource source;
    private final Symbols symbols;
    private final Sides sides;
    private final TokenParser tokenParser;

    GapBlocks(LineSource source, Symbols symbols, Sides sides, TokenParser tokenParser) {
        this.source = source;
        this.symbols = symbols;
        this.sides = sides;
        this.tokenParser = tokenParser;
    }

    /** The puzzle that starts with the next line, which is content; null if it is not such a puzzle. */
    @Nullable
    PuzzleRecord next() throws IOException {
        Line first = Objects.requireNonNull(source.peek(0), "the caller has seen the next line");
        if (sides.isRectangle()) {
            return null;
        }
        int side = couldBeSpaced(first) ? spacedSide() : Sides.NONE;
        if (side != Sides.NONE) {
            return spacedBlock(first, side);
        }
        HyphenBlock block = hasHyphens(0) ? hyphenBlock(0) : null;
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
     * equals the length of the longest, and all characters are cells. With that width the lines are neither cells separated by spaces nor borders
     * with enough rows between them.
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
     * @param end the distance of the line after its last one
     * @param rows its rows, with other blanks in place of the hyphens
     */
    private record HyphenBlock(int side, int end, List<Row> rows) {}

    /** Whether one of the lines up to an empty one, from a distance on, has hyphens that may be blanks; a quick test as well. */
    boolean hasHyphens(int from) throws IOException {
        if (!symbols.isGap('-') || symbols.anyBlank()) {
            return false;
        }
        int distance = from;
        for (Line line = source.peek(distance);
                line != null && !line.isBlank() && !line.isCut();
                line = source.peek(distance)) {
            if (distance - from == Layout.MAX_SIDE || line.isSection()) {
                return false;
            }
            if (line.text().indexOf('-') >= 0 && line.text().indexOf('+') < 0) {
                return true;
            }
            distance++;
        }
        return false;
    }

    /** The side of the block with hyphens for blanks that starts at a distance; {@link Sides#NONE} if there is none. */
    int hyphenSide(int from) throws IOException {
        HyphenBlock block = hasHyphens(from) ? hyphenBlock(from) : null;
        return block == null ? Sides.NONE : block.side();
    }

    private @Nullable HyphenBlock hyphenBlock(int from) throws IOException {
        int distance = from;
        Line line = source.peek(distance);
        while (line != null && line.isContent() && Row.isBorder(line, symbols)) {
            line = source.peek(++distance);
        }
        if (line == null || line.isCut() || !line.isContent()) {
            return null;
        }
        Row row = withBlanks(line);
        HyphenBlock block = hyphenBlock(from, row.characters(), line);
        return block == null && row.tokens() != row.characters() ? hyphenBlock(from, row.tokens(), line) : block;
    }

    /** The block of a side; null if there is none, or it is not certain which hyphens are blanks. */
    private @Nullable HyphenBlock hyphenBlock(int from, int side, Line cells) throws IOException {
        if (side < 2 || !sides.isLegal(side)) {
            return null;
        }
        HyphenBlock only = null;
        int ways = sides.boxRows(side) == side ? 2 : 4;
        for (int way = 0; way < ways; way++) {
            Lines lines = new Lines(side, cells, (way & 1) != 0, (way & 2) != 0);
            HyphenBlock block = lines.block(from);
            if (block != null && lines.isEnd(block.end())) {
                if (only != null) {
                    return null;
                }
                only = block;
            }
        }
        return only == null || isGridWithoutHyphens(from, only.end()) ? null : only;
    }

    /** Whether the lines are a grid if hyphens are borders. */
    private boolean isGridWithoutHyphens(int from, int end) throws IOException {
        List<Row> rows = new ArrayList<>();
        for (int distance = from; distance < end; distance++) {
            Line line = source.peek(distance);
            if (line != null && line.isContent() && !Row.isBorder(line, symbols)) {
                rows.add(Row.of(line, symbols, true));
            }
        }
        return isGrid(rows);
    }

    /** The lines of a block, of which those with nothing but hyphens may be rows or borders; each place for a border has one, or none has. */
    private final class Lines {

        private final int side;
        private final int bandRows;
        private final String spacing;
        private final boolean hasNumbers;
        private final boolean hasFrame;
        private final boolean hasInnerBorders;

        /**
         * Creates a reader of lines.
         *
         * @param cells the first line with a digit, whose spacing a row of hyphens shares
         * @param hasFrame whether a line of hyphens like a row is above and below the grid
         * @param hasInnerBorders whether such a line is between the bands
         */
        Lines(int side, Line cells, boolean hasFrame, boolean hasInnerBorders) {
            this.side = side;
            this.bandRows = sides.boxRows(side);
            this.spacing = spacing(cells);
            this.hasNumbers = withBlanks(cells).characters() != side;
            this.hasFrame = hasFrame;
            this.hasInnerBorders = hasInnerBorders;
        }

        /** The block that starts at a distance; null if the lines are no grid in this way. */
        @Nullable
        HyphenBlock block(int from) throws IOException {
            List<Row> rows = new ArrayList<>();
            int distance = from;
            while (true) {
                boolean isEdge = rows.isEmpty() || rows.size() == side;
                if (rows.size() % bandRows == 0 || isEdge) {
                    distance = afterOtherBorders(distance, isEdge);
                    if (isEdge ? hasFrame : hasInnerBorders) {
                        Line border = source.peek(distance++);
                        if (border == null || !isHyphens(border) || !isRow(border)) {
                            return null;
                        }
                        distance = afterOtherBorders(distance, isEdge);
                    }
                }
                if (rows.size() == side) {
                    return new HyphenBlock(side, distance, rows);
                }
                Line line = source.peek(distance++);
                if (line == null || line.isCut() || !line.isContent() || line.isSection() || !isRow(line)) {
                    return null;
                }
                rows.add(withBlanks(line));
            }
        }

        /** The distance after borders that cannot be rows, and after an empty line between bands. */
        private int afterOtherBorders(int from, boolean isEdge) throws IOException {
            int distance = from;
            Line line = source.peek(distance);
            while (line != null && line.isContent() && Row.isBorder(line, symbols) && !isRow(line)) {
                line = source.peek(++distance);
            }
            return line != null && line.isBlank() && !isEdge ? distance + 1 : distance;
        }

        /** Whether a block that ends before a distance is followed by an empty line or words, perhaps after other such blocks. */
        boolean isEnd(int end) throws IOException {
            int distance = end;
            for (int blocks = 0; blocks < MOST_BLOCKS; blocks++) {
                Line after = source.peek(distance);
                if (after == null
                        || !after.isContent()
                        || after.isSection()
                        || after.text().chars().filter(Character::isLetter).count() > 1) {
                    return true;
                }
                HyphenBlock next = block(distance);
                if (next == null) {
                    return false;
                }
                distance = next.end();
            }
            return true;
        }

        /** Whether a line has the cells of a row if hyphens are blanks. */
        private boolean isRow(Line line) {
            if (hasOtherBlanks(line)) {
                return false;
            }
            Row row = withBlanks(line);
            if (hasNumbers) {
                return row.tokens() == side && areHyphensAlone(line.text());
            }
            return row.characters() == side
                    && (!isHyphens(line) || spacing(line).equals(spacing));
        }
    }

    /** Whether a line has blanks that are not hyphens; hyphens are then borders. */
    private boolean hasOtherBlanks(Line line) {
        return line.text().chars().anyMatch(c -> symbols.meaning((char) c, 1) == Symbols.BLANK);
    }

    /** Whether a line has hyphens and no cells. */
    private boolean isHyphens(Line line) {
        return line.text().indexOf('-') >= 0 && line.text().indexOf('+') < 0 && Row.isBorder(line, symbols);
    }

    /** A line with the same character in place of every cell and hyphen. */
    private String spacing(Line line) {
        StringBuilder text = new StringBuilder(line.text().strip());
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '-' || symbols.isCell(c, symbols.largestSide())) {
                text.setCharAt(i, '-');
            }
        }
        return text.toString();
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
        for (int i = 0; i < block.end(); i++) {
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
