package io.github.sudokusat.export;

import io.github.sudokusat.encode.AtMostOneMethod;
import io.github.sudokusat.encode.ClueHandling;
import io.github.sudokusat.encode.Encoding;
import io.github.sudokusat.encode.EncodingOptions;
import io.github.sudokusat.format.GridFormatException;
import io.github.sudokusat.format.TextOptions;
import io.github.sudokusat.format.read.GridParser;
import io.github.sudokusat.format.read.LayoutText;
import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.grid.candidates.CandidateLayout;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.text.Quote;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The content of the comments before the header of an exported file: the puzzle, and the candidate that each variable denotes. An error in them is
 * reported as a {@link MalformedExportException} that names the line.
 */
final class ExportComments {

    /** Begins a comment with a solution that the last clause goes beyond, so that the formula is not that of the puzzle. */
    static final String COVERS = "covers";

    private static final String MAP = "map ";

    /** A comment and its line number. */
    private record Comment(long line, String text) {

        MalformedExportException wrong(String what) {
            return new MalformedExportException("line " + line + ": " + Quote.printable(what));
        }
    }

    private final List<Comment> layoutComments = new ArrayList<>();
    private final List<Comment> mapComments = new ArrayList<>();
    private boolean signed;
    private boolean keepsRepeats;
    private boolean isReduced;
    private long excluded;
    private @Nullable Comment covers;
    private @Nullable Comment encoding;
    private @Nullable Comment givens;
    /** The number of candidates with a variable, as stated in the file. */
    private @Nullable Comment count;

    private @Nullable Grid puzzle;
    /** The candidate {@code cell · side + digit} of a reduced numbering, at index variable − 1. */
    private int[] numbering = new int[0];

    /** Takes a comment. */
    void add(long line, String written) {
        String text =
                written.startsWith(HeadComments.ORDINARY) ? written.substring(HeadComments.ORDINARY.length()) : written;
        Comment comment = new Comment(line, text);
        int blank = text.indexOf(' ');
        String key = blank < 0 ? text : text.substring(0, blank);
        if (key.equals("map")) {
            if (puzzle != null) {
                throw comment.wrong("expected \"" + text + "\" before the header");
            }
            isReduced = true;
            mapComments.add(comment);
        } else if (key.equals("givens")) {
            givens = comment;
        } else if (key.equals("excludes")) {
            excluded++;
        } else if (key.equals(COVERS)) {
            covers = comment;
        } else if (key.equals("candidates")) {
            count = comment;
        } else if (key.equals("encoding")) {
            isReduced |= text.endsWith(" reduced");
            encoding = comment;
        } else if (LayoutText.isKeyword(key)) {
            layoutComments.add(comment);
        } else if (text.equals(HeadComments.SIGNATURE)) {
            signed = true;
        } else if (text.equals(DimacsExport.REPEATS_KEPT)) {
            keepsRepeats = true;
        }
    }

    /** Ends the comments, checks those that describe the puzzle, and returns it. */
    Grid puzzle(long line) {
        Grid grid = readPuzzle(line);
        puzzle = grid;
        return grid;
    }

    /** Ends the comments, checks them, and returns the puzzle. */
    Grid header(long line, int variables) {
        Grid grid = puzzle(line);
        int side = grid.layout().side();
        if (isReduced) {
            readMap(side, line);
        }
        int known = isReduced ? mapComments.size() : side * side * side;
        if (variables < known) {
            throw new MalformedExportException("line " + line + ": the header declares " + variables
                    + " variables, but the comments say " + known + " candidates or more");
        }
        return grid;
    }

    /**
     * Checks the number of variables that the header declares, once all constraints have been read: each is that of a candidate, or occurs.
     *
     * @param headerLine the line of the header
     * @param declared the number in the header
     * @param highest the highest variable that occurs in the constraints
     */
    void requireDeclared(long headerLine, int declared, int highest) {
        int expected = Math.max(highest, variables());
        if (declared != expected) {
            throw new MalformedExportException("line " + headerLine + ": expected " + expected
                    + " variables, as the comments and constraints have, but found " + declared);
        }
    }

    private Grid readPuzzle(long headerLine) {
        Comment text = givens;
        if (!signed || text == null || layoutComments.isEmpty()) {
            throw new MalformedExportException("line " + headerLine
                    + ": before this line the comments of an exported file are missing: \"" + HeadComments.SIGNATURE
                    + "\", \"box …\" or \"regions …\", \"givens …\"");
        }
        Layout layout = readLayout();
        try {
            return GridParser.of(TextOptions.defaults().withLayout(layout)).parse(value(text));
        } catch (GridFormatException e) {
            throw text.wrong("the givens in the comments: " + withoutLine(e));
        }
    }

    /** The settings that the comments so far state. */
    ExportSettings settings() {
        Comment how = encoding;
        if (!signed || how == null || layoutComments.isEmpty()) {
            throw new MalformedExportException("the comments of an exported file are missing: \"c "
                    + HeadComments.SIGNATURE + "\", \"c box …\" or \"c regions …\", \"c encoding …\"");
        }
        return new ExportSettings(readLayout(), readOptions(how));
    }

    /** What stands between single spaces. */
    private static String[] words(String text) {
        List<String> words = new ArrayList<>();
        int start = 0;
        for (int end = text.indexOf(' '); end >= 0; end = text.indexOf(' ', start)) {
            words.add(text.substring(start, end));
            start = end + 1;
        }
        words.add(text.substring(start));
        return words.toArray(String[]::new);
    }

    private EncodingOptions readOptions(Comment how) {
        String[] words = words(how.text());
        Optional<Encoding> named = words.length == 6 ? Encoding.named(words[1]) : Optional.empty();
        Optional<AtMostOneMethod> atMostOne = words.length == 6 ? AtMostOneMethod.named(words[3]) : Optional.empty();
        Optional<ClueHandling> clues = words.length == 6 ? ClueHandling.named(words[5]) : Optional.empty();
        if (named.isEmpty()
                || atMostOne.isEmpty()
                || clues.isEmpty()
                || !words[2].equals("at-most-one")
                || !words[4].equals("clues")) {
            throw how.wrong(
                    "expected a comment such as \"encoding complete at-most-one pairwise clues units\", but found"
                            + " \"" + how.text() + "\"");
        }
        return new EncodingOptions(named.get(), atMostOne.get(), clues.get(), keepsRepeats);
    }

    private Layout readLayout() {
        List<String> lines = new ArrayList<>();
        for (Comment comment : layoutComments) {
            lines.add(comment.text());
        }
        try {
            return LayoutText.parse(lines);
        } catch (GridFormatException e) {
            throw layoutComments.get(e.line() - 1).wrong("the layout in the comments: " + withoutLine(e));
        }
    }

    private static String withoutLine(GridFormatException e) {
        return "expected " + e.expected() + ", but found " + e.found();
    }

    private static String value(Comment comment) {
        return comment.text().substring(comment.text().indexOf(' ') + 1);
    }

    /** Reads the numbering, and checks that no candidate has two variables and that the variables are 1, 2, 3 … without gaps. */
    private void readMap(int side, long headerLine) {
        Comment said = count;
        int size = mapComments.size();
        if (said != null && !value(said).equals(Integer.toString(size))) {
            throw said.wrong("found \"" + said.text() + "\", but " + size
                    + " comments \"map …\" before the header in line " + headerLine);
        }
        numbering = new int[size];
        boolean[] mapped = new boolean[side * side * side];
        for (Comment comment : mapComments) {
            int second = comment.text().indexOf(' ', MAP.length());
            int variable = variable(comment, second);
            int index = index(comment, second, side);
            if (variable > size) {
                throw comment.wrong("found \"" + comment.text() + "\", but the " + size
                        + " such comments number the variables from 1 to " + size);
            }
            if (mapped[index] || numbering[variable - 1] != 0) {
                throw comment.wrong("found \"" + comment.text() + "\", but its "
                        + (mapped[index] ? "candidate" : "variable") + " already appears in an earlier comment");
            }
            mapped[index] = true;
            numbering[variable - 1] = index + 1;
        }
    }

    private static int variable(Comment comment, int end) {
        try {
            int variable = end < 0 ? 0 : Integer.parseInt(comment.text().substring(MAP.length(), end));
            if (variable > 0) {
                return variable;
            }
        } catch (NumberFormatException e) {
            // Reported below, like every other malformed comment.
        }
        throw malformed(comment);
    }

    private static int index(Comment comment, int from, int side) {
        Candidate candidate;
        try {
            candidate = Candidate.parse(comment.text().substring(from + 1));
        } catch (IllegalArgumentException e) {
            throw malformed(comment);
        }
        Cell cell = candidate.cell();
        if (cell.row() >= side || cell.column() >= side || candidate.digit() > side) {
            throw comment.wrong("found \"" + comment.text() + "\", but the grid's side is " + side);
        }
        return cell.number(side) * side + candidate.digit() - 1;
    }

    private static MalformedExportException malformed(Comment comment) {
        return comment.wrong("expected a comment such as \"map 1 r1c5=9\", but found \"" + comment.text() + "\"");
    }

    /** Whether only some candidates have a variable, and the givens have none. */
    boolean isReduced() {
        return isReduced;
    }

    /** Requires that the models of the file are solutions of the puzzle, all but those that it excludes. */
    void requireModels() {
        if (covers != null) {
            throw covers.wrong(
                    "expected a formula of the puzzle's solutions, but its models have a candidate that those listed lack");
        }
    }

    /** The number of solutions that the file excludes, which are no models of its formula. */
    BigInteger excludedCount() {
        return BigInteger.valueOf(excluded);
    }

    /** The puzzle, confined to the candidates with a variable if these are fewer than the givens leave. Known after the header. */
    Puzzle exact() {
        Grid grid = known();
        if (!isReduced || !CandidateLayout.supports(grid.layout())) {
            return Puzzle.of(grid);
        }
        CandidateGrid left = CandidateGrid.of(CandidateLayout.of(grid.layout()), grid);
        return left.isContradictory() || !confine(left, grid) ? Puzzle.of(grid) : Puzzle.of(grid, left);
    }

    /** Removes the candidates of blank cells without a variable; returns whether there were some. */
    private boolean confine(CandidateGrid left, Grid grid) {
        int side = grid.layout().side();
        boolean[] mapped = new boolean[side * side * side];
        for (int index : numbering) {
            mapped[index - 1] = true;
        }
        boolean isConfined = false;
        for (int index = 0; index < mapped.length && !left.isContradictory(); index++) {
            int cell = index / side;
            int digit = index % side + 1;
            if (grid.digit(cell) == 0 && !mapped[index] && left.isCandidate(cell, digit)) {
                left.remove(cell, digit);
                isConfined = true;
            }
        }
        return isConfined;
    }

    /** The number of candidates with a variable; their variables are 1 to this number. Known after the header. */
    int variables() {
        int side = side();
        return isReduced ? numbering.length : side * side * side;
    }

    /** The candidate of a variable from 1 to {@link #variables()}. */
    Candidate candidate(int variable) {
        int side = side();
        int index = isReduced ? numbering[variable - 1] - 1 : variable - 1;
        return new Candidate(Cell.numbered(index / side, side), index % side + 1);
    }

    private int side() {
        return known().layout().side();
    }

    private Grid known() {
        Grid grid = puzzle;
        if (grid == null) {
            throw new IllegalStateException("the header has not been read yet");
        }
        return grid;
    }
}
