package io.github.sudokusat.format.foreign.iss;

import io.github.sudokusat.format.ImportedPuzzle;
import io.github.sudokusat.format.foreign.draft.Place;
import io.github.sudokusat.format.foreign.draft.PuzzleDraft;
import io.github.sudokusat.format.foreign.draft.Refusal;
import io.github.sudokusat.format.foreign.draft.SourceText;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.DigitValues;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.NamedRule;
import io.github.sudokusat.rule.CombinedRule;
import io.github.sudokusat.text.Numbers;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Reads constraint strings of the Interactive Sudoku Solver, such as {@code .Cage~15~R1C1~R1C2.~R3C3_5.Shape~6x6}, and the plain grids that its links
 * may hold in place of them.
 *
 * <p>The meaning of each type is that of the solver, version of June 2026 (commit e373f98).
 */
public final class IssReader {

    /** The types whose constraints run up to {@code End}. */
    private static final Set<String> COMPOSITES = Set.of("And", "Or", "Replicate");

    private static final Map<String, IssRules.Type> TYPES = new TreeMap<>();

    static {
        IssRules.addTo(TYPES);
    }

    /** How deep composites may be nested. */
    private static final int DEEPEST = 50;

    /** The largest side that the solver knows. */
    static final int MAX_SIDE = 16;

    private static final int USUAL_SIDE = 9;

    /** The usual type of a shape. */
    private static final String SUDOKU = "Sudoku";

    private final SourceText text;
    private final Set<String> ignore;
    private final Set<String> unknown = new LinkedHashSet<>();
    private @Nullable Place firstUnknown;
    /** Whether lines with a full rank may be equal to others. */
    private final boolean mayTie;
    /** The number of characters of all copies of constraints. */
    private long copied;

    private IssReader(SourceText text, Set<String> ignore) {
        this.text = text;
        this.ignore = ignore;
        this.mayTie = !ignore.contains(IssRanks.TIES)
                && first(IssRanks.TIES).filter(IssRanks::areAllowed).isPresent();
    }

    /** Whether a text begins like a constraint: a point, and a name that is known or followed by a tilde. */
    public static boolean isConstraint(CharSequence text) {
        int start = 0;
        while (start < text.length() && (text.charAt(start) <= ' ' || text.charAt(start) == '.')) {
            start++;
        }
        int end = start;
        while (end < text.length() && isLetter(text.charAt(end))) {
            end++;
        }
        if (start == 0 || (text.charAt(0) != '.' && text.charAt(start - 1) != '.')) {
            return false;
        }
        boolean hasTilde = end < text.length() && text.charAt(end) == '~';
        String name = text.subSequence(start, end).toString();
        return hasTilde || isName(name);
    }

    /** Whether letters are the name of a type, known or not, rather than digits of a grid. */
    private static boolean isName(String letters) {
        boolean isWord = letters.length() > 3
                && letters.charAt(0) <= 'Z'
                && letters.charAt(1) >= 'a'
                && letters.charAt(2) >= 'a';
        return isWord || (letters.length() > 1 && TYPES.containsKey(letters)) || COMPOSITES.contains(letters);
    }

    /** Whether a line is a single constraint that gives no digits, and so hardly a puzzle. */
    public static boolean isPart(CharSequence line) {
        int letter = line.length() > 0 && line.charAt(0) == '.' ? 1 : 0;
        int end = letter;
        while (end < line.length() && line.charAt(end) != '.') {
            end++;
        }
        return letter == 1 && end == line.length() && end > 1 && isLetter(line.charAt(letter));
    }

    private static boolean isLetter(char c) {
        return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
    }

    public static ImportedPuzzle read(SourceText text, Set<String> ignore) {
        return new IssReader(text, ignore).read();
    }

    private ImportedPuzzle read() {
        if (IssGrid.isOfCells(text)) {
            return IssGrid.readCells(text);
        }
        if (IssGrid.isJigsaw(text.chars())) {
            return IssGrid.readJigsaw(text);
        }
        if (text.length() == 0 || text.charAt(0) != '.') {
            throw text.error(0, Math.min(1, text.length()), "a constraint, which begins with a point");
        }
        PuzzleDraft draft = new PuzzleDraft(size());
        readUpToEnd(0, draft, IssShift.NONE, 0);
        Place place = firstUnknown;
        if (place != null) {
            throw Refusal.unknownConstraints(place, unknown);
        }
        return draft.finish(text.place(0));
    }

    /** Reads constraints, in a composite up to its {@code End}; returns the index after them. */
    private int readUpToEnd(int from, PuzzleDraft draft, IssShift shift, int depth) {
        requireDepth(from, depth);
        int index = from;
        while (index < text.length()) {
            int end = text.indexOf('.', index + 1);
            IssArgs args = IssArgs.of(text, index + 1, end, draft.size()).shifted(shift);
            if (depth > 0 && args.name().equals("End")) {
                return end;
            }
            index = end == index + 1 ? end : readConstraint(args, end, draft, shift, depth);
        }
        return index;
    }

    private void requireDepth(int from, int depth) {
        if (depth > DEEPEST) {
            throw text.error(from, from, "composite constraints nested at most " + DEEPEST + " deep");
        }
    }

    /** Reads a constraint, whose arguments end before an index; returns the index after it and its parts. */
    private int readConstraint(IssArgs args, int end, PuzzleDraft draft, IssShift shift, int depth) {
        String name = args.name();
        IssRules.Type type = TYPES.get(name.equals(IssRanks.RANK) && mayTie ? IssRanks.TIED_RANK : name);
        boolean isIgnored = !name.isEmpty() && ignore.contains(name);
        if (isIgnored) {
            draft.warn(Refusal.leftOut(name));
        } else if (name.equals("And")) {
            return readUpToEnd(end, draft, shift, depth + 1);
        } else if (name.equals("Or")) {
            return readAlternatives(args.place(), end, draft, shift, depth);
        } else if (name.equals("Replicate")) {
            return readCopies(args, end, draft, shift, depth);
        } else if (type == null) {
            firstUnknown = firstUnknown == null ? args.place() : firstUnknown;
            unknown.add(name);
        } else {
            readKnown(type, args, draft);
        }
        return COMPOSITES.contains(name) ? endOfComposite(end) : end;
    }

    /** Reads alternatives, each a constraint; one that holds anyway leaves no rule. */
    private int readAlternatives(Place place, int from, PuzzleDraft draft, IssShift shift, int depth) {
        requireDepth(from, depth + 1);
        List<List<NamedRule>> alternatives = new ArrayList<>();
        int index = from;
        boolean isEnd = false;
        while (index < text.length() && !isEnd) {
            int end = text.indexOf('.', index + 1);
            IssArgs args = IssArgs.of(text, index + 1, end, draft.size()).shifted(shift);
            isEnd = args.name().equals("End");
            if (!isEnd && end > index + 1) {
                PuzzleDraft own = new PuzzleDraft(draft.size());
                end = readConstraint(args, end, own, shift, depth + 1);
                alternatives.add(own.rulesAlone()
                        .orElseThrow(() -> args.place()
                                .error(
                                        "\"" + args.name() + "\"",
                                        "an alternative that is neither a house nor a region")));
            }
            index = end;
        }
        if (alternatives.size() == 1) {
            alternatives.get(0).forEach(rule -> draft.add(place, rule));
        } else if (!alternatives.isEmpty() && !alternatives.contains(List.of())) {
            draft.add(place, CombinedRule.either(alternatives));
        }
        return index;
    }

    /** Reads the parts of a composite once for each of the cells to which they are copied. */
    private int readCopies(IssArgs args, int end, PuzzleDraft draft, IssShift shift, int depth) {
        int index = endOfComposite(end);
        IssArgs originals = args.shifted(IssShift.NONE);
        Cell origin = originals.text(1).isEmpty() ? new Cell(0, 0) : originals.cell(1);
        for (Cell target : originals.cellsFrom(origin)) {
            copied += index - end;
            if (copied > SourceText.LONGEST) {
                throw text.error(end, end, "at most " + SourceText.LONGEST + " characters in all copies");
            }
            IssShift moved = shift.plus(target.row() - origin.row(), target.column() - origin.column());
            readUpToEnd(end, draft, moved, depth + 1);
        }
        return index;
    }

    private static void readKnown(IssRules.Type type, IssArgs args, PuzzleDraft draft) {
        args.place().make(args.name(), () -> {
            type.read(args, draft);
            return draft;
        });
    }

    /** The index after the {@code End} of a composite constraint that began before an index. */
    private int endOfComposite(int from) {
        int depth = 1;
        int index = from;
        while (index < text.length() && depth > 0) {
            int end = text.indexOf('.', index + 1);
            String name = text.substring(index + 1, Math.min(end, text.indexOf('~', index + 1)));
            depth += name.equals("End") ? -1 : COMPOSITES.contains(name) ? 1 : 0;
            index = end;
        }
        return index;
    }

    /** The rows, columns and digits that the first constraint of the type {@code Shape} gives; 9×9 and 1 to 9 if there is none. */
    private Layout size() {
        return first("Shape").map(IssReader::size).orElseGet(() -> Layout.boxes(1, USUAL_SIDE));
    }

    /** The first constraint of a type. */
    private Optional<IssArgs> first(String type) {
        int index = 0;
        while (index < text.length()) {
            int end = text.indexOf('.', index + 1);
            IssArgs args = IssArgs.of(text, index + 1, end, Layout.boxes(1, MAX_SIDE));
            if (args.name().equals(type)) {
                return Optional.of(args);
            }
            index = end;
        }
        return Optional.empty();
    }

    private static Layout size(IssArgs args) {
        String shape = args.text(0);
        int cross = shape.indexOf('x');
        int rows = cross < 0 ? Numbers.NONE : Numbers.parse(shape.substring(0, cross));
        int columns = Numbers.parse(shape.substring(cross + 1));
        if (rows < 1 || rows > MAX_SIDE || columns < 1 || columns > MAX_SIDE) {
            throw args.error(0, "a grid from 1x1 to " + MAX_SIDE + "x" + MAX_SIDE);
        }
        int longer = Math.max(rows, columns);
        args.requireSize(3);
        if (args.size() == 3 && !args.text(2).equals(SUDOKU)) {
            throw args.error(2, "the type " + SUDOKU + ", in which digits of rows and columns differ");
        }
        boolean isUsual = args.size() == 1 || (args.size() == 3 && args.text(1).isEmpty());
        DigitValues values = isUsual ? DigitValues.ofSide(longer) : values(args.text(1));
        if (values.count() < longer || values.count() > MAX_SIDE) {
            throw args.error(
                    1,
                    "digits " + DigitValues.ofSide(longer).words() + ", from 0 to " + (longer - 1)
                            + ", or more of them, up to " + MAX_SIDE);
        }
        return Layout.rectangle(rows, columns, values.count()).withLeastValue(values.least());
    }

    /** The digits of a text such as {@code 9} or {@code 0-8}; a single one if it has another form. */
    private static DigitValues values(String text) {
        return DigitValues.parse(text.indexOf('-') < 0 ? "1-" + text : text).orElse(DigitValues.ofSide(1));
    }
}
