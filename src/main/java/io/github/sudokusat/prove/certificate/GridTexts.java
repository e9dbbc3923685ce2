package io.github.sudokusat.prove.certificate;

import io.github.sudokusat.format.GridFormatException;
import io.github.sudokusat.format.TextOptions;
import io.github.sudokusat.format.read.GridParser;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Conflict;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import java.io.IOException;
import java.nio.CharBuffer;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads the grids of a certificate, each on one line as {@link Certifier#text} writes it, and checks what must hold of them. */
final class GridTexts {

    /** The length of the longest digit with the blank before it. */
    private static final int WIDEST_CELL = 4;

    private static final String BYTE_ORDER_MARK = "\uFEFF";

    /** The same in UTF-8, each byte read as a character. */
    private static final String BYTE_ORDER_MARK_BYTES = "\u00EF\u00BB\u00BF";

    private GridTexts() {}

    /** Rejects invisible characters that editors and transfers insert into a text, so that they are reported as such. */
    static void requireNoneUnseen(CertificatePart part, CharSequence text) throws RefusedException {
        String beginning = text.subSequence(0, Math.min(text.length(), BYTE_ORDER_MARK_BYTES.length()))
                .toString();
        if (beginning.startsWith(BYTE_ORDER_MARK) || beginning.equals(BYTE_ORDER_MARK_BYTES)) {
            throw new RefusedException(part, "line 1: expected a text without a byte order mark, but found one");
        }
        long line = 1;
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) == '\r') {
                throw new RefusedException(
                        part,
                        "line " + line
                                + ": expected lines that end with a line feed alone, but found a carriage return");
            }
            line += text.charAt(i) == '\n' ? 1 : 0;
        }
    }

    /** Reads the text of one grid. */
    static Grid read(CertificatePart part, Readable in, Layout layout) throws IOException, RefusedException {
        CharBuffer text = CharBuffer.allocate(WIDEST_CELL * layout.cellCount() + 2);
        int read = 0;
        while (read >= 0 && text.hasRemaining()) {
            read = in.read(text);
        }
        text.flip();
        return read(part, 0, text, layout);
    }

    /** Reads the line of a grid, with or without its end; its number, from 1, is 0 if there is but one. */
    private static Grid read(CertificatePart part, int line, CharSequence text, Layout layout) throws RefusedException {
        requireNoneUnseen(part, text);
        Grid grid;
        try {
            grid = GridParser.of(TextOptions.defaults().withLayout(layout)).parse(text);
        } catch (GridFormatException e) {
            GridFormatException placed =
                    new GridFormatException(Math.max(1, line), e.column(), e.found(), e.expected());
            throw new RefusedException(part, String.valueOf(placed.getMessage()));
        }
        String where = line == 0 ? "" : "line " + line + ": ";
        String expected = Certifier.text(grid);
        String found = text.toString();
        if (!found.equals(expected) && !(found + "\n").equals(expected)) {
            throw new RefusedException(
                    part,
                    where + "must be the line of " + layout.cellCount() + " cells, blank ones a dot, and nothing else");
        }
        return grid;
    }

    /** Reads a solution of a puzzle, if there is a text. */
    static List<Grid> readAtMostOne(@Nullable Readable in, Grid puzzle) throws IOException, RefusedException {
        if (in == null) {
            return List.of();
        }
        Grid solution = read(CertificatePart.SOLUTION, in, puzzle.layout());
        requireSolution(CertificatePart.SOLUTION, "", solution, puzzle);
        return List.of(solution);
    }

    private static void requireSolution(CertificatePart part, String where, Grid solution, Grid puzzle)
            throws RefusedException {
        List<Conflict> conflicts = solution.conflicts();
        String wrong = null;
        if (!conflicts.isEmpty()) {
            wrong = conflicts.get(0).toString();
        } else if (!solution.isComplete()) {
            wrong = "has blank cells";
        } else if (!solution.keeps(puzzle)) {
            wrong = "does not keep the givens of the puzzle";
        }
        if (wrong != null) {
            throw new RefusedException(part, where + wrong);
        }
    }

    /** Reads solutions in ascending order, each of which thus occurs once. */
    static List<Grid> readSolutions(CertificatePart part, Readable in, Grid puzzle)
            throws IOException, RefusedException {
        List<Grid> solutions = readAll(part, in, puzzle.layout());
        for (int i = 0; i < solutions.size(); i++) {
            requireSolution(part, line(i), solutions.get(i), puzzle);
            if (i > 0 && Certifier.compare(solutions.get(i - 1), solutions.get(i)) >= 0) {
                throw new RefusedException(part, line(i) + "must come after the solution before, in ascending order");
            }
        }
        return solutions;
    }

    /** Requires, for each given, a solution without it that has another digit there. */
    static void requireNeeded(Readable in, Grid puzzle) throws IOException, RefusedException {
        CertificatePart part = CertificatePart.NEEDED;
        List<Grid> witnesses = readAll(part, in, puzzle.layout());
        int next = 0;
        for (int cell : puzzle.filledCells()) {
            int digit = puzzle.digit(cell);
            if (next < witnesses.size()) {
                Grid witness = witnesses.get(next);
                requireSolution(part, line(next), witness, puzzle.with(cell, 0));
                if (witness.digit(cell) == digit) {
                    Cell given = Cell.numbered(cell, puzzle.layout().side());
                    throw new RefusedException(
                            part, line(next) + "must not have the given " + given + "=" + puzzle.value(given));
                }
                next++;
            }
        }
        if (witnesses.size() != puzzle.filledCount()) {
            throw new RefusedException(
                    part,
                    "must have a line for each of " + puzzle.filledCount() + " givens, but has " + witnesses.size());
        }
    }

    private static String line(int index) {
        return "line " + (index + 1) + ": ";
    }

    /** Reads grids, a line each. */
    private static List<Grid> readAll(CertificatePart part, Readable in, Layout layout)
            throws IOException, RefusedException {
        StringBuilder text = new StringBuilder();
        CharBuffer portion = CharBuffer.allocate(1 << 12);
        for (int read = 0; read >= 0; read = in.read(portion)) {
            portion.flip();
            text.append(portion);
            portion.clear();
        }
        List<Grid> grids = new ArrayList<>();
        for (int start = 0; start < text.length(); ) {
            int end = text.indexOf("\n", start);
            end = end < 0 ? text.length() : end;
            grids.add(read(part, grids.size() + 1, text.substring(start, end), layout));
            start = end + 1;
        }
        return grids;
    }
}
