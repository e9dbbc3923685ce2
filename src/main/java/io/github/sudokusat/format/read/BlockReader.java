package io.github.sudokusat.format.read;

import io.github.sudokusat.format.GridFormatException;
import io.github.sudokusat.format.PuzzleRecord;
import io.github.sudokusat.grid.Layout;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Reads puzzles that have one row on each line, one puzzle after the other: pictures, blocks, numbers, candidate grids, .sdk and .ss.
 *
 * <p>The side is decided before the rows are parsed, so a mistake in a row never moves the puzzles after it.
 */
final class BlockReader {

    private static final int USUAL_SIDE = 9;
    /** The number of lines within which the row after a title is sought. */
    private static final int FARTHEST = 20;

    private final LineSource source;
    private final Symbols symbols;
    private final Sides sides;
    private final TokenParser tokenParser;
    private final GapBlocks gapBlocks;
    /** The side of the puzzle just read if nothing separates it from the next, which must then have the same side. */
    private int packedSide = Sides.NONE;

    private boolean hasRead;

    BlockReader(LineSource source, Symbols symbols, Sides sides) {
        this.source = source;
        this.symbols = symbols;
        this.sides = sides;
        this.tokenParser = new TokenParser(symbols, sides);
        this.gapBlocks = new GapBlocks(source, symbols, sides, tokenParser);
    }

    /** The next puzzle or mistake; null at the end. */
    @Nullable
    PuzzleRecord next() throws IOException {
        List<String> comments = new ArrayList<>();
        Line title = null;
        Line firstTitle = null;
        for (Line line = source.peek(0); line != null; line = source.peek(0)) {
            if (line.isCut()) {
                source.next();
                return tooLong(line);
            }
            PuzzleRecord gapped = packedSide == Sides.NONE && line.isContent() ? gapBlocks.next() : null;
            if (line.isComment()) {
                comments.add(line.text());
            } else if (gapped != null) {
                hasRead = true;
                return gapped.with(title == null ? null : title.text().strip(), null, comments);
            } else if (line.isBlank()) {
                packedSide = Sides.NONE;
            } else if (line.isSection()) {
                packedSide = Sides.NONE;
                if (!line.isPuzzleSection()) {
                    skipSection();
                    continue;
                }
            } else if (isTitle(line, sideAfterTitle())) {
                packedSide = Sides.NONE;
                title = line;
                firstTitle = firstTitle == null ? line : firstTitle;
            } else if (!Row.isBorder(line, symbols)) {
                hasRead = true;
                return block(line, comments)
                        .with(title == null ? null : title.text().strip(), null, comments);
            }
            source.next();
        }
        // What follows the last puzzle is a footer; a text without any puzzle is a mistake.
        return hasRead ? null : noPuzzle(firstTitle);
    }

    /** The mistake of a text without a puzzle, which is reported once: at its first words, if it has any. */
    private PuzzleRecord noPuzzle(@Nullable Line title) {
        hasRead = true;
        if (title == null) {
            return PuzzleRecord.bad(1, "", new GridFormatException(1, 1, "the end of the text", "a puzzle"));
        }
        String text = title.text();
        int start = LineParser.skipSpace(text, 0);
        return PuzzleRecord.bad(
                title.number(),
                text,
                GridFormatException.atToken(title.number(), text, start, text.length(), "a puzzle"));
    }

    private static PuzzleRecord tooLong(Line line) {
        try {
            line.requireWhole();
        } catch (GridFormatException error) {
            return PuzzleRecord.bad(line.number(), line.text(), error);
        }
        throw new AssertionError("only a line that is too long is cut");
    }

    private void skipSection() throws IOException {
        source.next();
        for (Line line = source.peek(0); line != null && !line.isSection(); line = source.peek(0)) {
            source.next();
        }
    }

    /** The side by which to decide whether the next line is a title or a row: the known side, or that of the row after the line. */
    private int sideAfterTitle() throws IOException {
        if (sides.given() != Sides.NONE) {
            return sides.given();
        }
        if (packedSide != Sides.NONE) {
            return packedSide;
        }
        for (int distance = 1; distance < FARTHEST; distance++) {
            Line line = source.peek(distance);
            if (line == null || line.isCut()) {
                return USUAL_SIDE;
            }
            int hyphenSide = line.isContent() ? gapBlocks.hyphenSide(distance) : Sides.NONE;
            if (hyphenSide != Sides.NONE) {
                return hyphenSide;
            }
            if (line.isContent() && !line.isSection() && !Row.isBorder(line, symbols)) {
                return naturalSide(line);
            }
        }
        return USUAL_SIDE;
    }

    /**
     * Whether a line is a title: it has letters, it does not have the number of tokens of a row, and it has either two adjacent letters that are not
     * digits, or a number of characters other than that of a row of letters.
     */
    private boolean isTitle(Line line, int side) {
        String text = line.text();
        boolean hasLetter = false;
        boolean hasWord = false;
        boolean afterStranger = false;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            boolean isLetter = Character.isLetter(c);
            boolean isStranger = isLetter && !symbols.isNamed(c, side);
            hasLetter |= isLetter;
            hasWord |= isStranger && afterStranger;
            afterStranger = isStranger;
        }
        if (!hasLetter) {
            return false;
        }
        Row row = Row.of(line, symbols, true);
        int columns = sides.columns(side);
        boolean isRow = row.tokens() == columns && columns > 1;
        return !isRow && (hasWord || (side > USUAL_SIDE && row.characters() != columns));
    }

    /** The side that a row suggests: the number of its characters if nothing or only box borders separate them, else the number of its tokens. */
    private int naturalSide(Line line) {
        int side = naturalSide(Row.of(line, symbols, true));
        int without = naturalSide(Row.of(line, symbols, false));
        return !sides.isLegal(side) && sides.isLegal(without) ? without : side;
    }

    private int naturalSide(Row row) {
        int tokens = row.tokens();
        return sides.isLegal(tokens) && tokenParser.couldBeRow(row, tokens) ? tokens : row.characters();
    }

    /** The side of the block that starts with the next line; if rows disagree, the side of two of the first three. */
    private int side() throws IOException {
        if (sides.given() != Sides.NONE) {
            return sides.given();
        }
        if (packedSide != Sides.NONE) {
            return packedSide;
        }
        int[] votes = new int[3];
        int count = 0;
        for (int distance = 0; count < votes.length && distance < FARTHEST; distance++) {
            Line line = source.peek(distance);
            if (line == null || line.isCut() || line.isBlank() || line.isSection()) {
                break;
            }
            if (line.isContent() && !Row.isBorder(line, symbols)) {
                votes[count++] = naturalSide(line);
            }
        }
        boolean firstIsWrong = count == 3 && votes[0] != votes[1] && votes[1] == votes[2];
        return Math.max(1, votes[firstIsWrong ? 1 : 0]);
    }

    private PuzzleRecord block(Line first, List<String> comments) throws IOException {
        int side = side();
        if (first.text().indexOf('-') >= 0 && (side == 1 || !sides.isLegal(side)) && gapBlocks.hasHyphens(0)) {
            return noHyphenBlock(first);
        }
        StringBuilder text = new StringBuilder();
        List<Line> rows = gather(Math.min(side, Layout.MAX_SIDE), comments, text);
        packedSide = Sides.NONE;
        try {
            if (!sides.isLegal(side)) {
                throw noLayout(side, first);
            }
            packedSide = side;
            List<Row> cut = new ArrayList<>();
            for (Line row : rows) {
                cut.add(cut(row, sides.columns(side)));
            }
            return tokenParser.parse(cut, side, sides.columns(side)).record(first.number(), text.toString(), List.of());
        } catch (GridFormatException error) {
            return PuzzleRecord.bad(first.number(), text.toString(), error);
        }
    }

    /** The mistake of lines with hyphens that are neither rows with blanks nor rows with borders; takes all of them, so none is read as a puzzle. */
    private PuzzleRecord noHyphenBlock(Line first) throws IOException {
        StringBuilder text = new StringBuilder();
        int rows = 0;
        for (Line line = source.peek(0); line != null && line.isContent() && !line.isSection(); line = source.peek(0)) {
            text.append(text.length() == 0 ? "" : "\n").append(line.text());
            rows += Row.isBorder(line, symbols) ? 0 : 1;
            source.next();
        }
        String found = rows == 1 ? "1 row with digits" : rows + " rows with digits";
        return PuzzleRecord.bad(
                first.number(),
                text.toString(),
                new GridFormatException(
                        first.number(),
                        1,
                        found + ", the first with "
                                + GapBlocks.withBlanks(first, symbols).characters() + " cells",
                        "as many rows as each row has cells, hyphens included"));
    }

    private static GridFormatException noLayout(int side, Line first) {
        return side <= Layout.MAX_SIDE
                ? Sides.noBoxes(side, first.number(), 1)
                : new GridFormatException(
                        first.number(),
                        1,
                        side + " cells on a line",
                        "a puzzle of side " + Layout.MAX_SIDE + " or less");
    }

    /** Takes the lines of a block: rows until there are enough, or until a blank line that does not separate bands, a title, or the end. */
    private List<Line> gather(int side, List<String> comments, StringBuilder text) throws IOException {
        int boxRows = sides.boxRows(side);
        List<Line> rows = new ArrayList<>();
        boolean isBanded = false;
        boolean isAfterGap = false;
        while (rows.size() < sides.rows(side)) {
            Line line = source.peek(0);
            if (line == null || line.isCut() || line.isSection()) {
                break;
            }
            boolean isBandEnd = rows.size() % boxRows == 0 && !rows.isEmpty();
            if (line.isBlank()) {
                if (!isBandEnd || !(isBanded || rows.size() == boxRows)) {
                    break;
                }
                isBanded = true;
                isAfterGap = true;
            } else if (line.isComment()) {
                comments.add(line.text());
            } else {
                boolean isBorder = Row.isBorder(line, symbols);
                boolean runsOn = isBanded && isBandEnd && !isAfterGap;
                if (!isBorder && !rows.isEmpty() && (runsOn || isTitle(line, side))) {
                    break;
                }
                text.append(text.length() == 0 ? "" : "\n").append(line.text());
                isAfterGap = isBorder;
                if (!isBorder) {
                    rows.add(line);
                }
            }
            source.next();
        }
        return rows;
    }

    /** A row in which {@code *} is a blank, or a border if only then the number of cells is right. */
    private Row cut(Line line, int columns) {
        Row row = Row.of(line, symbols, true);
        if (row.tokens() == columns - 1 && row.characters() != columns) {
            row.addLastGap();
        }
        if (row.tokens() != columns && row.characters() != columns) {
            Row without = Row.of(line, symbols, false);
            if (without.tokens() == columns || without.characters() == columns) {
                return without;
            }
        }
        return row;
    }
}
