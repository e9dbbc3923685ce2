package io.github.sudokusat.logic.find;

import io.github.sudokusat.grid.candidates.filter.Filter;
import io.github.sudokusat.logic.pattern.Position;
import io.github.sudokusat.logic.step.Part;
import io.github.sudokusat.logic.step.Role;
import io.github.sudokusat.primitive.Digits;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * The pieces into which the line of a regular expression can only be cut, if the expression repeats alternatives that each read a known number of cells, such as
 * {@code ([12][34]|567)*}.
 *
 * <p><b>Cost.</b> A sweep along the line, and for {@linkplain #lacking grounds} one for each digit that its cells lack.
 */
final class RegexPieces {

    /** With this the names of the rules begin, and those of pieces. */
    static final String RULE = "regex /";

    private static final int NONE = -1;

    private static final int SEVERAL = -2;

    private final int[] cells;
    private final List<String> texts = new ArrayList<>();
    /** For each alternative the digits that its places read. */
    private final List<long[]> alternatives = new ArrayList<>();

    private final Position position;
    private final long all;

    private RegexPieces(Filter filter, Position position) {
        cells = filter.cells();
        this.position = position;
        all = Digits.all(position.side);
        String rule = filter.rule();
        int start = RULE.length();
        int end = rule.indexOf(")*/ ");
        boolean isRepeated = filter.isIdempotent() && rule.startsWith(RULE + '(') && end > 0;
        String inner = isRepeated ? rule.substring(start + 1, end) : "";
        if (inner.chars().noneMatch(one -> "(){}*+?…".indexOf(one) >= 0)) {
            addAlternatives(inner);
        }
    }

    /** The pieces of a filter; none if it is of another kind. */
    static RegexPieces of(Filter filter, Position position) {
        return new RegexPieces(filter, position);
    }

    /** Whether the expression is of another kind. */
    boolean isEmpty() {
        return texts.isEmpty();
    }

    private void addAlternatives(String inner) {
        int start = 0;
        while (start < inner.length()) {
            int bar = inner.indexOf('|', start);
            int end = bar < 0 ? inner.length() : bar;
            String text = inner.substring(start, end);
            if (!text.isEmpty()) {
                texts.add(text);
                alternatives.add(places(text));
            }
            start = end + 1;
        }
    }

    private long[] places(String text) {
        List<Long> places = new ArrayList<>();
        int next = 0;
        while (next < text.length()) {
            int end = text.charAt(next) == '[' ? text.indexOf(']', next) : next;
            places.add(text.charAt(next) == '[' ? set(text.substring(next + 1, end)) : one(text.charAt(next)));
            next = end + 1;
        }
        return places.stream().mapToLong(one -> one).toArray();
    }

    /** The digits of a set, without its brackets. */
    private long set(String text) {
        boolean isNegated = text.charAt(0) == '^';
        long digits = 0;
        for (int i = isNegated ? 1 : 0; i < text.length(); i++) {
            if (text.charAt(i) == '-') {
                long below = one(text.charAt(i - 1)) - 1;
                digits |= (2 * one(text.charAt(i + 1)) - 1) & ~below;
            } else {
                digits |= one(text.charAt(i));
            }
        }
        return all & (isNegated ? ~digits : digits);
    }

    private long one(char sign) {
        if (sign == '.') {
            return all;
        }
        return 1L << (sign <= '9' ? sign - '1' : sign - 'A' + 9);
    }

    /** For each cell of the line in which piece it is: where that begins, and which alternative it is; below 0 if there are several, or none. */
    private int[] cut(long[] masks) {
        int length = cells.length;
        boolean[] mayEnd = new boolean[length + 1];
        mayEnd[length] = true;
        for (int start = length - 1; start >= 0; start--) {
            for (int i = 0; i < texts.size(); i++) {
                mayEnd[start] |= fits(start, i, masks) && mayEnd[start + alternatives.get(i).length];
            }
        }
        boolean[] mayBegin = new boolean[length + 1];
        mayBegin[0] = true;
        int[] cut = new int[length];
        Arrays.fill(cut, NONE);
        for (int start = 0; start < length; start++) {
            for (int i = 0; i < texts.size() && mayBegin[start]; i++) {
                int end = start + alternatives.get(i).length;
                if (fits(start, i, masks) && mayEnd[end]) {
                    mayBegin[end] = true;
                    int piece = start * texts.size() + i;
                    IntStream.range(start, end).forEach(one -> cut[one] = cut[one] == NONE ? piece : SEVERAL);
                }
            }
        }
        return cut;
    }

    private boolean fits(int start, int alternative, long[] masks) {
        long[] places = alternatives.get(alternative);
        boolean fits = start + places.length <= cells.length;
        for (int i = 0; i < places.length && fits; i++) {
            fits = (masks[cells[start + i]] & places[i]) != 0;
        }
        return fits;
    }

    /** The only pieces that some cells can be in, in the line's order; none if one can be in several, or is not in the line. */
    private Set<Integer> around(long[] masks, int... some) {
        Set<Integer> pieces = new LinkedHashSet<>();
        int[] cut = texts.isEmpty() ? new int[0] : cut(masks);
        int found = 0;
        for (int i = 0; i < cut.length; i++) {
            int cell = cells[i];
            if (IntStream.of(some).anyMatch(one -> one == cell)) {
                pieces.add(cut[i]);
                found++;
            }
        }
        return found < some.length || pieces.stream().anyMatch(piece -> piece < 0) ? Set.of() : pieces;
    }

    /** The digits that the only piece around a cell reads in it; all if it can be in several. */
    long reads(long[] masks, int cell) {
        return around(masks, cell).stream()
                .mapToLong(piece -> read(piece, cell))
                .findFirst()
                .orElse(all);
    }

    private long read(int piece, int cell) {
        int start = piece / texts.size();
        int index = IntStream.range(0, cells.length)
                .filter(i -> cells[i] == cell)
                .findFirst()
                .orElseThrow();
        return alternatives.get(piece % texts.size())[index - start];
    }

    /** Whether a cell loses digits because it can only be in one piece, as the position is. */
    boolean shows(int cell, long lost) {
        return (reads(position.masks(), cell) & lost) == 0;
    }

    /** What cells must lack for some to be in no other pieces: those with many digits are left out first. */
    long[] lacking(long[] masks, int... some) {
        Set<Integer> pieces = around(masks, some);
        long[] widened = masks.clone();
        List<Integer> others = new ArrayList<>(IntStream.of(cells).boxed().toList());
        others.sort(Comparator.comparingInt(cell -> -Long.bitCount(masks[cell])));
        for (int cell : others) {
            long old = widened[cell];
            widened[cell] = all;
            if (!around(widened, some).equals(pieces)) {
                widened[cell] = old;
                for (long left = Long.bitCount(old) == 1 ? 0 : all & ~old; left != 0; left &= left - 1) {
                    widened[cell] |= left & -left;
                    widened[cell] &= around(widened, some).equals(pieces) ? all : ~(left & -left);
                }
            }
        }
        long[] lacking = new long[masks.length];
        IntStream.of(cells).forEach(cell -> lacking[cell] = all & ~widened[cell]);
        return lacking;
    }

    /** The only pieces that some cells can be in. */
    List<Part> parts(long[] masks, int... some) {
        List<Part> parts = new ArrayList<>();
        for (int piece : around(masks, some)) {
            int start = piece / texts.size();
            int which = piece % texts.size();
            int[] own = Arrays.copyOfRange(cells, start, start + alternatives.get(which).length);
            parts.add(new Part(
                    Role.CHOICE, List.of(), position.candidates(own, masks, -1L), RULE + texts.get(which) + '/'));
        }
        return parts;
    }
}
