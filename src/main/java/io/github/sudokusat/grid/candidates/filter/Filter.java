package io.github.sudokusat.grid.candidates.filter;

import io.github.sudokusat.primitive.LinearSum;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Removes candidates that one primitive forbids. Immutable. */
public abstract class Filter {

    /** The cells that it looks at, each once. */
    final int[] cells;

    private final String rule;
    private final boolean isIdempotent;

    /**
     * Takes over the cells.
     *
     * @param rule the rule that it comes from
     * @param isIdempotent whether a second call at once would remove nothing more
     * @param cells the cells, each once
     */
    Filter(String rule, boolean isIdempotent, int[] cells) {
        this.rule = rule;
        this.isIdempotent = isIdempotent;
        this.cells = cells;
    }

    /**
     * Removes digits from the sets of cells. What it removes is in no solution within the sets, and it also removes it from subsets of them.
     *
     * @param masks for each cell of the grid its digits, none of which is empty; narrowed
     * @return false if there is no solution within the sets, which are then in any state; if true, no set has become empty
     */
    public abstract boolean narrow(long[] masks);

    /**
     * Whether it may say something that the filters of its primitives do not.
     *
     * @param masks for each cell of the grid its digits, none of which is empty; not changed
     * @return true by default; false if one of several primitives removes a digit by itself
     */
    public boolean isOfUse(long[] masks) {
        return true;
    }

    /**
     * The rule that the primitive belongs to.
     *
     * @return its name
     */
    public final String rule() {
        return rule;
    }

    /**
     * The rules that the primitives belong to.
     *
     * @return their names; by default that of {@link #rule()}
     */
    public List<String> rules() {
        return List.of(rule);
    }

    /**
     * The cells on which the result depends.
     *
     * @return a new array, each cell once
     */
    public final int[] cells() {
        return cells.clone();
    }

    /**
     * Whether a second call at once would remove nothing more.
     *
     * @return true if it never does
     */
    public final boolean isIdempotent() {
        return isIdempotent;
    }

    /**
     * Whether it looks at sets of digits, one of which the cells hold, each digit once, such as the combinations of a cage.
     *
     * @return false by default
     */
    public boolean hasSets() {
        return false;
    }

    /**
     * The sets of digits that the cells may hold.
     *
     * @param masks for each cell of the grid its digits, none of which is empty; not changed
     * @return the sets, ascending as numbers; none by default
     */
    public long[] sets(long[] masks) {
        return new long[0];
    }

    /**
     * Whether one sees at once what it removes once one sees the cells that cause it: a relation of two cells, or a count of digits.
     *
     * @return by default whether it is about two cells
     */
    public boolean isPlain() {
        return cells.length <= 2;
    }

    /**
     * Whether it weighs the numbers of several digits in the same cells against each other.
     *
     * @return false by default
     */
    public boolean isTally() {
        return false;
    }

    /**
     * Cells that hold the digits of a set.
     *
     * @param cells the cells, in the rule's order
     * @param digits the digits
     * @param ends for each of the two cells around them, if there are such, the digits that they may hold then
     */
    public record Choice(List<Integer> cells, long digits, Map<Integer, Long> ends) {

        /** Copies the cells. */
        public Choice {
            cells = List.copyOf(cells);
        }

        /**
         * Cells with nothing around them.
         *
         * @param cells the cells, in the rule's order
         * @param digits the digits
         */
        public Choice(List<Integer> cells, long digits) {
            this(cells, digits, Map.of());
        }

        /** Whether it is about the same cells and digits as another. */
        boolean isLike(Choice other) {
            return digits == other.digits
                    && cells.equals(other.cells)
                    && ends.keySet().equals(other.ends.keySet());
        }
    }

    /**
     * The cells that a rule may select, such as those of a sandwich, each time with the digits that they may hold.
     *
     * @param masks for each cell of the grid its digits, none of which is empty; not changed
     * @return the choices, one of which applies; none by default
     */
    public List<Choice> choices(long[] masks) {
        return List.of();
    }

    /**
     * Cells that hold, or are left for, more or fewer of some digits than a rule allows.
     *
     * @param digits the digits, counted together
     * @param cells the cells, in the rule's order: those that can hold one of the digits if they are too few, or those that must if they are too many
     * @param number how many the rule needs at least, or allows at most
     * @param fitting in how many of the cells one of the digits can be at the same time; fewer than all if some of them see each other
     */
    public record Miscount(long digits, List<Integer> cells, int number, int fitting) {

        /** Copies the cells. */
        public Miscount {
            cells = List.copyOf(cells);
        }

        /**
         * Cells all of which can hold the digits at the same time.
         *
         * @param digits the digits, counted together
         * @param cells the cells, as above
         * @param number as above
         */
        public Miscount(long digits, List<Integer> cells, int number) {
            this(digits, cells, number, cells.size());
        }
    }

    /**
     * What is counted wrongly where it cannot be obeyed.
     *
     * @param masks for each cell of the grid its digits, none of which is empty; not changed
     * @return null by default, and if it can be obeyed as far as single counts tell
     */
    public @Nullable Miscount miscount(long[] masks) {
        return null;
    }

    /**
     * What is counted wrongly where it cannot be obeyed if some digits must occur.
     *
     * @param masks as above
     * @param occurring the digits, as a set
     * @return by default what {@link #miscount(long[])} says
     */
    public @Nullable Miscount miscount(long[] masks, long occurring) {
        return miscount(masks);
    }

    /** The cells that may have one of some digits, or that have no others. */
    final List<Integer> cells(long[] masks, long digits, boolean only) {
        return Arrays.stream(cells)
                .filter(cell -> only ? (masks[cell] & ~digits) == 0 : (masks[cell] & digits) != 0)
                .boxed()
                .toList();
    }

    /**
     * The alternatives of a rule that cannot hold.
     *
     * @param masks for each cell of the grid its digits, none of which is empty; not changed
     * @return the names of those that have one; none by default
     */
    public List<String> refuted(long[] masks) {
        return List.of();
    }

    /**
     * What is left of it once one knows that one of some choices applies.
     *
     * @param told choices, each of which may be for more cells than it needs
     * @return a filter that removes no less within sets that allow no other choices; by default this one
     */
    public Filter among(List<Choice> told) {
        return this;
    }

    /**
     * The sum that it is about, unless it looks at sets of digits.
     *
     * @return the sum; null by default
     */
    public @Nullable LinearSum linearSum() {
        return null;
    }

    /**
     * The sum of houses that it is about.
     *
     * @return the sum; null by default
     */
    public @Nullable HouseSum houseSum() {
        return null;
    }

    /**
     * The cost of a call at most, compared with other filters: cheap ones are called first.
     *
     * @return the cost in short steps, 1 or more
     */
    public abstract long cost();
}
