package io.github.sudokusat.format.read;

import io.github.sudokusat.format.foreign.Imports;
import java.io.IOException;
import java.util.List;

/** The arrangement of puzzles in a stream, recognized from its first lines by the rules in {@code src/site/markdown/formats.md}. */
enum StreamShape {
    /** There are only blank lines and comments. */
    EMPTY,
    /** One puzzle a line. */
    LINES,
    /** One puzzle a record, after a header. */
    CSV,
    /** One JSON object a line. */
    JSON,
    /** One row a line. */
    BLOCKS,
    /** One rule a line. */
    RULES,
    /** The formats of other programs. */
    FOREIGN;

    /** The number of comments and blank lines before the first puzzle that are kept. */
    private static final int LONGEST_PREFACE = 1000;

    static StreamShape detect(LineSource source, Symbols symbols, Sides sides, boolean isSingle, boolean wantsCsv)
            throws IOException {
        Line first = source.peek(0);
        int preface = 0;
        boolean hasBorder = false;
        while (first != null && !first.isCut()) {
            boolean isBorder = first.isContent() && Row.isBorder(first, symbols);
            hasBorder |= isBorder;
            if (first.isContent() && !isBorder) {
                break;
            }
            if (preface < LONGEST_PREFACE) {
                preface++;
            } else {
                source.next();
            }
            first = source.peek(preface);
        }
        if (first == null) {
            return hasBorder ? BLOCKS : EMPTY;
        }
        if (first.isCut()) {
            return Imports.isForeign(first.text()) ? FOREIGN : LINES;
        }
        if (!wantsCsv && !hasBorder && Imports.isForeign(first.text())) {
            return FOREIGN;
        }
        if (!wantsCsv && !hasBorder && JsonLineParser.isObject(first, symbols)) {
            return JSON;
        }
        if (!wantsCsv && !hasBorder && RulePuzzle.isOwnLine(first.text())) {
            return RULES;
        }
        Detection detection = new Detection(source, symbols, sides, isSingle);
        if (!wantsCsv && !hasBorder && detection.isGridWithRules(first, preface)) {
            return RULES;
        }
        if (!wantsCsv && detection.isHodokuLine(first)) {
            return LINES;
        }
        if (wantsCsv || CsvColumns.of(first, null) != null || (!hasBorder && detection.isHeader(first, preface))) {
            return CSV;
        }
        if (hasBorder || first.isSection()) {
            return BLOCKS;
        }
        return detection.ofCells(first, preface);
    }

    /** Recognizes the arrangement from the first line that is neither blank nor a comment. */
    private static final class Detection {

        private final LineSource source;
        private final Symbols symbols;
        private final Sides sides;
        private final boolean isSingle;
        private final LineParser lineParser;

        Detection(LineSource source, Symbols symbols, Sides sides, boolean isSingle) {
            this.source = source;
            this.symbols = symbols;
            this.sides = sides;
            this.isSingle = isSingle;
            this.lineParser = new LineParser(symbols, sides);
        }

        boolean isHodokuLine(Line line) {
            return lineParser.isHodokuLine(line);
        }

        /** Whether a line holds the cells of a grid, and the next one a rule. */
        boolean isGridWithRules(Line line, int index) throws IOException {
            if (!RulePuzzles.isGrid(line, lineParser)) {
                return false;
            }
            int distance = index + 1;
            Line next = source.peek(distance);
            while (next != null && !next.isCut() && !next.isContent() && distance < LONGEST_PREFACE) {
                next = source.peek(++distance);
            }
            return next != null && RulePuzzle.isOwnLine(next.text());
        }

        /** Whether a line is a header that only the record below it reveals. */
        boolean isHeader(Line header, int index) throws IOException {
            int distance = index + 1;
            Line record = source.peek(distance);
            while (record != null && !record.isContent() && distance < LONGEST_PREFACE) {
                record = source.peek(++distance);
            }
            CsvColumns column = CsvColumns.ofPuzzleAlone(header);
            if (record == null) {
                return column != null;
            }
            if (record.isCut() || !record.isContent()) {
                return false;
            }
            if (column != null) {
                // The same word may also be the title of a puzzle in rows.
                return ofCells(column.puzzleLine(record), distance) == LINES;
            }
            return CsvColumns.areWords(header) && hasPuzzle(CsvColumns.fieldsLike(header, record));
        }

        /** Whether one of a record's fields is the text of a puzzle. */
        private boolean hasPuzzle(List<CsvField> fields) {
            for (CsvField field : fields) {
                String text = field.text().strip();
                int run = lineParser.cellCount(new Line(1, text, false));
                if (run == text.length() && isPuzzle(run)) {
                    return true;
                }
            }
            return false;
        }

        /** Whether a number of characters is that of a puzzle and not of a row. */
        private boolean isPuzzle(int run) {
            if (sides.given() != Sides.NONE && run == sides.givenCells()) {
                return true;
            }
            return isLongPuzzle(run);
        }

        private boolean isLongPuzzle(int run) {
            int root = sides.sideOf(run);
            boolean isPuzzle = lineParser.isCandidateCount(run) || (root != Sides.NONE && sides.isLegal(root));
            return isPuzzle && run > symbols.largestSide();
        }

        StreamShape ofCells(Line first, int index) throws IOException {
            int run = lineParser.cellCount(first);
            Row row = Row.of(first, symbols, true);
            int side = sides.given();
            if (side != Sides.NONE) {
                if (run == sides.givenCells()
                        || row.tokens() == sides.givenCells()
                        || lineParser.isCandidateCount(run)) {
                    return LINES;
                }
                if (row.characters() == sides.columns(side) || row.tokens() == sides.columns(side)) {
                    return BLOCKS;
                }
            }
            if (isLineOfHyphens(first)
                    || run > symbols.largestSide()
                    || isLastContent(index)
                    || isLineSoon(index)
                    || areSpaced(first, index)) {
                return LINES;
            }
            int cells = row.isSingle() || row.tokens() > 1 ? row.tokens() : row.characters();
            int root = Sides.root(cells);
            boolean couldBeGrid = side == Sides.NONE && root > 1 && sides.isLegal(root);
            return couldBeGrid && !areRows(index, cells, root) ? LINES : BLOCKS;
        }

        /** Whether a line has the cells of a large grid, separated by spaces, and hyphens for blanks. */
        private boolean isLineOfHyphens(Line line) {
            int cells = line.text().indexOf('-') >= 0 && GapBlocks.areHyphensAlone(line.text())
                    ? GapBlocks.withBlanks(line, symbols).tokens()
                    : 0;
            return cells > symbols.largestSide() && lineParser.isGrid(cells);
        }

        /** Whether one of the next two lines holds a puzzle, so that the first is merely a malformed line. */
        private boolean isLineSoon(int index) throws IOException {
            int seen = 0;
            for (int i = 1; i < LONGEST_PREFACE && seen < 2; i++) {
                Line line = source.peek(index + i);
                if (line == null || line.isCut()) {
                    return false;
                }
                if (line.isContent()) {
                    seen++;
                    if (isLongPuzzle(lineParser.cellCount(line)) || isHodokuLine(line)) {
                        return true;
                    }
                }
            }
            return false;
        }

        /**
         * Whether this line and the next are grids with spaces for blanks and not rows of numbers, of which both lines would have the same number.
         */
        private boolean areSpaced(Line first, int index) throws IOException {
            if (!lineParser.isSpaced(first)) {
                return false;
            }
            Line second = source.peek(index + 1);
            return second != null
                    && second.text().length() == first.text().length()
                    && lineParser.isSpaced(second)
                    && Row.of(first, symbols, true).tokens()
                            != Row.of(second, symbols, true).tokens();
        }

        private boolean isLastContent(int index) throws IOException {
            for (int i = 1; i < LONGEST_PREFACE; i++) {
                Line line = source.peek(index + i);
                if (line == null) {
                    return true;
                }
                if (line.isContent()) {
                    return false;
                }
            }
            return false;
        }

        /**
         * Whether lines with the number of cells of a small grid are the rows of a large one: there are enough of them, and most have a digit that
         * the small grid lacks; or the text is one puzzle and has exactly that number of lines.
         */
        private boolean areRows(int index, int cells, int root) throws IOException {
            TokenParser tokenParser = new TokenParser(symbols, sides);
            int rows = 0;
            int beyond = 0;
            int distance = index;
            Line line = source.peek(distance);
            while (line != null && isInBlock(line) && rows < cells) {
                if (line.isContent() && !Row.isBorder(line, symbols)) {
                    rows++;
                    beyond += tokenParser.hasBeyond(Row.of(line, symbols, true), root) ? 1 : 0;
                }
                line = source.peek(++distance);
            }
            boolean isExact = rows == cells && (line == null || !isInBlock(line));
            return rows == cells && (2 * beyond > cells || (isSingle && isExact));
        }

        private static boolean isInBlock(Line line) {
            return !line.isCut() && !line.isBlank();
        }
    }
}
