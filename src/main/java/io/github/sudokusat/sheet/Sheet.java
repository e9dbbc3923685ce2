package io.github.sudokusat.sheet;

import io.github.sudokusat.answer.Phrases;
import io.github.sudokusat.answer.PuzzleInContext;
import io.github.sudokusat.answer.ShownPuzzle;
import io.github.sudokusat.format.PencilMarks;
import io.github.sudokusat.format.svg.SvgPicture;
import io.github.sudokusat.grid.DigitSymbols;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.logic.Level;
import io.github.sudokusat.text.XmlText;
import java.io.IOException;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * A sheet of puzzles: one HTML page with a style for printing, which is also well-formed XML and needs no other file.
 *
 * @param puzzles the puzzles, in order
 * @param perPage the number of puzzles on a page: 1, 2, 4 or 6
 * @param paper the paper
 * @param title the title above each page; none if it is blank
 * @param alphabet the characters for the digits 1, 2, 3 …
 * @param hasMarks whether the candidates of blank cells are drawn
 */
public record Sheet(
        List<SheetPuzzle> puzzles, int perPage, Paper paper, String title, String alphabet, boolean hasMarks) {

    /** The numbers of puzzles that a page may have. */
    public static final List<Integer> PER_PAGE = List.of(1, 2, 4, 6);

    private static final int USUAL_PER_PAGE = 4;

    /** The largest side whose solutions are legible when there are twelve on a page. */
    private static final int SMALL_SIDE = 16;

    /** The title of a page must not be empty. */
    private static final String USUAL_TITLE = "Sudoku";

    /** The numbers of solutions on a page; a few solutions get a page with larger pictures. */
    private static final int FEW_SOLUTIONS = 4;

    private static final int LARGE_SOLUTIONS = 6;
    private static final int SMALL_SOLUTIONS = 12;

    /**
     * One page.
     *
     * @param places the places of its pictures
     * @param areSolutions whether they are solutions
     * @param number its number in the sheet, from 1
     * @param first the index of its first puzzle
     */
    private record Page(PageGrid places, boolean areSolutions, int number, int first) {}

    /**
     * The usual number of puzzles on a page.
     *
     * @param puzzles the number of puzzles of the sheet
     * @return 1 for one puzzle, 2 for two, 4 for more
     */
    public static int perPage(int puzzles) {
        return puzzles < USUAL_PER_PAGE - 1 ? Math.max(1, puzzles) : USUAL_PER_PAGE;
    }

    /**
     * Writes the sheet.
     *
     * @param out receives the text, a page at a time
     * @param isCancelled asked before each page
     * @return whether the sheet is complete; false if it was cancelled
     * @throws IOException if {@code out} raises it
     */
    public boolean write(Appendable out, BooleanSupplier isCancelled) throws IOException {
        PageGrid places = PageGrid.ofPuzzles(perPage, paper);
        PageGrid small = PageGrid.ofSolutions(solutionsPerPage(), paper);
        int puzzlePages = pages(places);
        boolean hasSolutions =
                puzzles.stream().anyMatch(puzzle -> puzzle.solution().isPresent());
        int total = puzzlePages + (hasSolutions ? pages(small) : 0);
        StringBuilder text = new StringBuilder();
        writeHead(places, small, text);
        for (int number = 1; number <= total; number++) {
            if (isCancelled.getAsBoolean()) {
                return false;
            }
            Page page = number <= puzzlePages
                    ? new Page(places, false, number, (number - 1) * places.perPage())
                    : new Page(small, true, number, (number - puzzlePages - 1) * small.perPage());
            writePage(page, total, text);
            out.append(text);
            text.setLength(0);
        }
        out.append("</body>\n</html>\n");
        return true;
    }

    private int solutionsPerPage() {
        if (puzzles.size() <= FEW_SOLUTIONS) {
            return FEW_SOLUTIONS;
        }
        boolean areSmall = puzzles.stream().allMatch(puzzle -> puzzle.layout().side() <= SMALL_SIDE);
        return areSmall && puzzles.size() > LARGE_SOLUTIONS ? SMALL_SOLUTIONS : LARGE_SOLUTIONS;
    }

    private int pages(PageGrid places) {
        return (puzzles.size() + places.perPage() - 1) / places.perPage();
    }

    private void writeHead(PageGrid places, PageGrid small, Appendable out) throws IOException {
        out.append("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\"/>\n<title>");
        XmlText.append(out, title.isBlank() ? USUAL_TITLE : title);
        out.append("</title>\n<style>\n");
        out.append(PrintStyle.of(paper, places, small));
        out.append("</style>\n</head>\n<body>\n");
    }

    private void writePage(Page page, int total, Appendable out) throws IOException {
        // A page without a heading still has its number on the right.
        String heading = title.isBlank() && !page.areSolutions() ? "span" : page.number() == 1 ? "h1" : "h2";
        out.append("<section>\n<header><" + heading + ">");
        out.append(page.areSolutions() ? "Solutions" : "");
        out.append(page.areSolutions() && !title.isBlank() ? " – " : "");
        XmlText.append(out, title);
        out.append("</" + heading + "><p>page " + page.number() + " of " + total + "</p></header>\n");
        out.append("<div class=\"")
                .append(page.areSolutions() ? "solutions" : "puzzles")
                .append("\">\n");
        int end = Math.min(puzzles.size(), page.first() + page.places().perPage());
        for (int i = page.first(); i < end; i++) {
            out.append("<figure>\n");
            if (page.areSolutions()) {
                writeSolution(i + 1, puzzles.get(i), out);
            } else {
                writePuzzle(i + 1, puzzles.get(i), out);
            }
            out.append("</figure>\n");
        }
        out.append("</div>\n</section>\n");
    }

    private void writePuzzle(int number, SheetPuzzle puzzle, Appendable out) throws IOException {
        Grid position = puzzle.position();
        DigitSymbols symbols = DigitSymbols.of(alphabet, puzzle.layout());
        String level = puzzle.level().map(Level::text).orElse("");
        String label = "Puzzle " + number + (level.isEmpty() ? "" : ", " + level);
        SvgPicture picture = SvgPicture.create().withAlphabet(alphabet).withLabel(label + ", " + size(position));
        PencilMarks marks = marks(puzzle, symbols);
        if (marks == null) {
            picture.write(puzzle.givens(), position, out);
        } else {
            picture.write(puzzle.givens(), position, marks, out);
        }
        out.append("\n<figcaption><p><b>" + number + "</b>");
        if (!level.isEmpty()) {
            out.append(" · ").append(level);
        }
        if (puzzle.id().isPresent()) {
            out.append(" · ");
            XmlText.append(out, puzzle.id().get());
        }
        out.append("</p>");
        writeWords("note", Caption.of(puzzle.layout(), symbols), out);
        writeWords("words", puzzle.words(), out);
        out.append("</figcaption>\n");
    }

    private static void writeWords(String name, String words, Appendable out) throws IOException {
        if (!words.isEmpty()) {
            out.append("<p class=\"" + name + "\">");
            XmlText.append(out, words);
            out.append("</p>");
        }
    }

    private static String size(Grid position) {
        return position.layout().rows() + "×" + position.layout().columns() + ", "
                + Phrases.count(position.filledCount(), "digit");
    }

    private @Nullable PencilMarks marks(SheetPuzzle puzzle, DigitSymbols symbols) {
        PencilMarks own = puzzle.marks().orElse(null);
        return own != null || !hasMarks
                ? own
                : new ShownPuzzle(PuzzleInContext.of(puzzle.position(), symbols), false).marks();
    }

    private void writeSolution(int number, SheetPuzzle puzzle, Appendable out) throws IOException {
        Grid solution = puzzle.solution().orElseThrow();
        SvgPicture.create()
                .withAlphabet(alphabet)
                .withLabel("Solution of puzzle " + number)
                .write(puzzle.givens(), solution, out);
        out.append("\n<figcaption><p><b>" + number + "</b></p></figcaption>\n");
    }
}
