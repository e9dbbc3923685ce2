package io.github.sudokusat.format.foreign;

import io.github.sudokusat.format.GridFormatException;
import io.github.sudokusat.format.ImportedPuzzle;
import io.github.sudokusat.format.foreign.draft.Origin;
import io.github.sudokusat.format.foreign.draft.Place;
import io.github.sudokusat.format.foreign.draft.PuzzleDraft;
import io.github.sudokusat.format.foreign.draft.SourceText;
import io.github.sudokusat.format.foreign.fpuzzles.FPuzzlesReader;
import io.github.sudokusat.format.foreign.iss.IssReader;
import io.github.sudokusat.format.foreign.penpa.PenpaReader;
import io.github.sudokusat.format.foreign.sudokumaker.SudokuMakerReader;
import io.github.sudokusat.format.foreign.sudokupad.SudokuPadReader;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.DigitValues;
import io.github.sudokusat.grid.Variant;
import io.github.sudokusat.primitive.Digits;
import io.github.sudokusat.text.LzString;
import io.github.sudokusat.text.ZeroRuns;
import io.github.sudokusat.text.ZippedJson;
import java.util.List;
import java.util.Set;

/**
 * A link that holds a puzzle, or the part of it that does: {@code https://f-puzzles.com/?load=…}, {@code https://sudokupad.app/fpuz…} and
 * {@code …/scl…}, {@code …/scf…}, the same at app.crackingthecryptic.com, {@code https://sudokumaker.app/?puzzle=…},
 * {@code …/penpa-edit/#m=edit&p=…}, and {@code …/Interactive-Sudoku-Solver/?q=…}.
 */
final class Link {

    /** The length of the longest puzzle. */
    private static final int LONGEST_PUZZLE = 4_000_000;

    /** How the compressed form of a brace begins. */
    private static final String COMPRESSED_BRACE = "N4";

    /** How the compressed form of a JSON object begins. */
    private static final String COMPRESSED_OBJECT = "N4Ig";

    /** No puzzle is shorter. */
    private static final int SHORTEST = 20;

    private static final String SUDOKU_MAKER = "sudokumaker.app/";
    private static final String PENPA = "penpa-edit/";
    /** How links to penpa-edit go on after the address. */
    private static final List<String> PENPA_MODES = List.of("m=edit&", "m=solve&");

    private static final List<String> SCHEMES = List.of("https://", "http://");
    private static final List<String> HOSTS = List.of(
            "f-puzzles.com/",
            "www.f-puzzles.com/",
            "sudokupad.app/",
            "app.crackingthecryptic.com/",
            SUDOKU_MAKER,
            "swaroopg92.github.io/" + PENPA,
            "opt-pan.github.io/" + PENPA);
    /** What precedes an f-puzzles file in a SudokuPad link, the longer words first. */
    private static final List<String> F_PUZZLES = List.of("fpuzzles", "fpuz");
    /** What precedes a puzzle in SudokuPad's own format. */
    private static final List<String> SUDOKU_PAD = List.of("scl", "ctc");

    /** What precedes the givens of a classic grid in a SudokuPad link. */
    private static final String CLASSIC = "scf";

    private static final int CLASSIC_SIDE = 9;

    private final String text;
    private final int line;
    private final Set<String> ignore;

    private Link(String text, int line, Set<String> ignore) {
        this.text = text;
        this.line = line;
        this.ignore = ignore;
    }

    /** Whether a text without blanks before it begins like a link, or like compressed JSON. */
    static boolean matches(CharSequence text) {
        String start = text.subSequence(0, Math.min(text.length(), 64)).toString();
        return startsWithAny(start, 0, SCHEMES) > 0
                || startsWithAny(start, 0, HOSTS) > 0
                || startsWithAny(start, 0, PENPA_MODES) > 0
                || (start.startsWith(COMPRESSED_OBJECT) && start.length() > SHORTEST)
                || hasAfter(start, F_PUZZLES, COMPRESSED_OBJECT)
                || hasAfter(start, SUDOKU_PAD, COMPRESSED_BRACE);
    }

    private static boolean hasAfter(String text, List<String> words, String next) {
        int end = startsWithAny(text, 0, words);
        return end > 0 && text.startsWith(next, end);
    }

    /** The index after the first of some words that a text has at an index; 0 if it has none of them. */
    private static int startsWithAny(String text, int index, List<String> words) {
        for (String word : words) {
            if (text.startsWith(word, index)) {
                return index + word.length();
            }
        }
        return 0;
    }

    /** Reads a text that {@linkplain #matches begins like a link} after blanks. */
    static ImportedPuzzle read(String text, int line, Set<String> ignore) {
        return new Link(text, line, ignore).read();
    }

    private ImportedPuzzle read() {
        int start = 0;
        while (text.charAt(start) <= ' ') {
            start++;
        }
        int afterScheme = Math.max(start, startsWithAny(text, start, SCHEMES));
        boolean isAddress = afterScheme > start || startsWithAny(text, start, HOSTS) > 0;
        int modes = end(start, "?#") + 1;
        if (text.lastIndexOf(PENPA, modes) >= start || startsWithAny(text, start, PENPA_MODES) > 0) {
            return readPenpa();
        }
        int query = text.indexOf('?', start);
        int constraints = isAddress && query >= 0 ? parameter("q", query) : 0;
        if (constraints > 0) {
            return IssReader.read(SourceText.ofParameter(text, line, constraints, end(constraints, "&#")), ignore);
        }
        if (text.startsWith(SUDOKU_MAKER, afterScheme)) {
            return readSudokuMaker(query < 0 ? 0 : parameter("puzzle", query));
        }
        int load = isAddress && query >= 0 ? Math.max(parameter("load", query), parameter("puzzleid", query)) : 0;
        return readPuzzle(load > 0 ? load : isAddress ? path(afterScheme) : start);
    }

    /** The index after the name of a parameter in the query that begins at an index; 0 if it does not have the parameter. */
    private int parameter(String name, int query) {
        for (int start = query; start >= 0; start = text.indexOf('&', start + 1)) {
            if (text.startsWith(name + "=", start + 1)) {
                return start + 1 + name.length() + 1;
            }
        }
        return 0;
    }

    /** The index of the path without the folder of puzzles. */
    private int path(int host) {
        int slash = text.indexOf('/', host);
        int path = slash < 0 ? text.length() : slash + 1;
        return Math.max(path, startsWithAny(text, path, List.of("sudoku/")));
    }

    private int end(int from, String ends) {
        int end = from;
        while (end < text.length() && ends.indexOf(text.charAt(end)) < 0) {
            end++;
        }
        return end;
    }

    private ImportedPuzzle readPuzzle(int start) {
        int givens = start + CLASSIC.length();
        int endOfGivens = end(start, "?&#");
        if (text.startsWith(CLASSIC, start) && endOfGivens > givens) {
            return readClassic(SourceText.ofParameter(text, line, givens, endOfGivens));
        }
        int fPuzzles = startsWithAny(text, start, F_PUZZLES);
        int sudokuPad = startsWithAny(text, start, SUDOKU_PAD);
        int from = Math.max(start, Math.max(fPuzzles, sudokuPad));
        SourceText compressed = SourceText.ofCompressed(text, line, from, end(from, "?&#"));
        if (!compressed.startsWith(COMPRESSED_BRACE)) {
            throw holdsNoPuzzle(from);
        }
        String puzzle = LzString.decompress(compressed.chars(), LONGEST_PUZZLE, compressed::error);
        Place place = compressed.place(0);
        return sudokuPad > 0
                ? SudokuPadReader.read(new Origin.Decompressed(ZippedJson.unzip(puzzle), place), ignore)
                : FPuzzlesReader.read(new Origin.Decompressed(puzzle, place), ignore);
    }

    /** Reads a puzzle of SudokuMaker, whose signs of base64 are those that need no escapes. */
    private ImportedPuzzle readSudokuMaker(int from) {
        SourceText compressed = SourceText.ofCompressed(text, line, from, end(from, "&#"));
        if (from == 0 || !compressed.startsWith(COMPRESSED_BRACE)) {
            throw SourceText.ofParameter(text, line, 0, text.length())
                    .error(0, text.length(), "a link with the whole puzzle, ?puzzle=N4…");
        }
        String base64 = compressed.chars().replace('-', '/').replace('$', '=');
        String puzzle = LzString.decompress(base64, LONGEST_PUZZLE, compressed::error);
        return SudokuMakerReader.read(new Origin.Decompressed(puzzle, compressed.place(0)), ignore);
    }

    /** Reads a puzzle of penpa-edit, whose parameters follow a question mark or a number sign, or are the whole text. */
    private ImportedPuzzle readPenpa() {
        int from = Math.max(text.indexOf("&p="), Math.max(text.indexOf("?p="), text.indexOf("#p="))) + "&p=".length();
        SourceText compressed = SourceText.ofCompressed(text, line, from, end(from, "&#"));
        if (from < "&p=".length() || compressed.length() == 0) {
            throw SourceText.ofParameter(text, line, 0, text.length())
                    .error(0, text.length(), "a link with the whole puzzle, #m=edit&p=…");
        }
        return PenpaReader.read(compressed, LONGEST_PUZZLE, ignore);
    }

    /** Reads the givens of a classic grid, and after them, perhaps with a star between, letters for rules. */
    private static ImportedPuzzle readClassic(SourceText givens) {
        PuzzleDraft draft = new PuzzleDraft(DigitValues.ofSide(CLASSIC_SIDE));
        int cells = CLASSIC_SIDE * CLASSIC_SIDE;
        int cell = 0;
        int index = 0;
        while (cell < cells && index < givens.length() && givens.charAt(index) != '*') {
            int code = ZeroRuns.decode(givens.charAt(index));
            int next = cell + 1 + code / 10;
            if (code == ZeroRuns.NONE || next > cells) {
                throw givens.error(index, index + 1, "a digit and the empty cells after it, up to the end of the grid");
            }
            if (code % 10 > 0) {
                draft.restrict(givens.place(index), Cell.numbered(cell, CLASSIC_SIDE), Digits.of(code % 10));
            }
            cell = next;
            index++;
        }
        boolean hasStar = index < givens.length() && givens.charAt(index) == '*';
        readRules(givens, hasStar ? index + 1 : index, draft);
        return draft.finish(givens.place(0));
    }

    private static void readRules(SourceText text, int from, PuzzleDraft draft) {
        int index = from;
        while (index < text.length()) {
            switch (text.charAt(index)) {
                case 'w' -> draft.add(text.place(index), Variant.WINDOKU);
                case 'x' -> draft.add(text.place(index), Variant.DIAGONALS);
                case 'a', 't' -> index = endOfNote(text, index);
                default ->
                    throw text.error(
                            index, index + 1, "w for windows, x for diagonals, t for a title or a for an author");
            }
            index++;
        }
    }

    /** The index of the star that ends a title or an author, in which a double star stands for one. */
    private static int endOfNote(SourceText text, int from) {
        int star = text.indexOf('*', from);
        while (star + 1 < text.length() && text.charAt(star + 1) == '*') {
            star = text.indexOf('*', star + 2);
        }
        return star;
    }

    private GridFormatException holdsNoPuzzle(int from) {
        SourceText rest = SourceText.ofParameter(text, line, from, text.length());
        return rest.error(
                0,
                rest.length(),
                "a compressed puzzle, which begins with N4 (a link with a short name holds no puzzle)");
    }
}
