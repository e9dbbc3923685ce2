package io.github.sudokusat.rule;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.sudokusat.format.GridFormatException;
import io.github.sudokusat.format.RuleText;
import io.github.sudokusat.format.RuleWords;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Conflict;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.NamedRule;
import io.github.sudokusat.primitive.Primitive;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/**
 * What every named rule must obey, and short ways to state a rule and what breaks it.
 *
 * <p>Of the fillings of its cells, complete ones, a rule reports no conflict exactly for those for which its primitives hold; a rule may leave
 * repeats in a house to the house. Of the others, it reports one only if no way to complete them makes the primitives hold.
 */
public final class RuleContract {

    /** The number of fillings up to which all are tried. */
    static final long MAX_FILLINGS = 120_000;

    private final Layout layout;
    private final NamedRule rule;
    private final List<Primitive> primitives;
    /** The cells of the rule and its primitives, ascending. */
    private final int[] cells;

    private RuleContract(Layout base, NamedRule rule) {
        this.layout = base.with(rule);
        this.rule = rule;
        this.primitives = rule.primitives(layout);
        TreeSet<Integer> all = new TreeSet<>();
        rule.cells().forEach(cell -> all.add(cell.number(layout.side())));
        for (Primitive primitive : primitives) {
            for (int cell : primitive.cells()) {
                all.add(cell);
            }
        }
        this.cells = all.stream().mapToInt(Integer::intValue).toArray();
    }

    /** Reads a rule, and checks that its text is read back to an equal rule and the same text. */
    public static NamedRule read(int side, String line) {
        NamedRule rule = readOnce(side, line);
        String text = rule.text().orElseThrow();
        NamedRule again = readOnce(side, text);
        assertThat(again).as(line).isEqualTo(rule).hasSameHashCodeAs(rule);
        assertThat(again.text()).as(line).contains(text);
        assertThat(again.name()).as(line).isEqualTo(rule.name());
        assertThat(again.cells()).as(line).isEqualTo(rule.cells());
        return rule;
    }

    private static NamedRule readOnce(int side, String line) {
        return RuleText.read(new RuleWords(line, 1, 0, Layout.boxes(1, side)))
                .orElseThrow(() -> new AssertionError("no rule: " + line));
    }

    /** The message that a line is refused with; it is line 7 of its text. */
    public static String refusal(int side, String line) {
        GridFormatException refusal = catchThrowableOfType(
                GridFormatException.class, () -> RuleText.read(new RuleWords(line, 7, 0, Layout.boxes(1, side))));
        return String.valueOf(refusal.getMessage());
    }

    /**
     * The sentences with which a rule refuses digits.
     *
     * @param side the side of the grid
     * @param line the rule
     * @param digits the digits of the rule's cells in the rule's order, 0 for a blank; a cell that is listed twice has the same digit twice
     */
    public static List<String> breaches(int side, String line, int... digits) {
        NamedRule rule = read(side, line);
        assertThat(rule.cells()).as(line).hasSize(digits.length);
        Grid grid = Grid.empty(base(side));
        for (int i = 0; i < digits.length; i++) {
            grid = digits[i] == 0 ? grid : grid.with(rule.cells().get(i), digits[i]);
        }
        return breaches(rule, grid);
    }

    /** The sentences with which a rule refuses the digits of a grid. */
    public static List<String> breaches(NamedRule rule, Grid grid) {
        return conflicts(rule, grid).stream().map(Conflict::toString).toList();
    }

    /** The usual boxes of a side. */
    public static Layout base(int side) {
        return Layout.ofSide(side).orElseThrow();
    }

    /** Checks a rule on the usual boxes of a side. */
    public static void check(int side, String line) {
        check(base(side), line);
    }

    /** Checks a rule on a layout. */
    public static void check(Layout base, String line) {
        check(base, read(base.side(), line));
    }

    /** Checks a rule on a layout, whether or not it has a text. */
    public static void check(Layout base, NamedRule rule) {
        RuleContract contract = new RuleContract(base, rule);
        assertThat(rule.primitives(contract.layout)).as("stated twice").isEqualTo(contract.primitives);
        Fillings fillings = new Fillings(contract, base.side(), contract.cells.length);
        if (fillings.areFew()) {
            fillings.tryAll();
        } else {
            fillings.trySome();
        }
    }

    /** Whether all primitives can hold. */
    boolean isPossible(int[] filling) {
        int[] digits = gridOf(filling).digits();
        for (Primitive primitive : primitives) {
            int[] own = primitive.cells();
            for (int i = 0; i < own.length; i++) {
                own[i] = digits[own[i]];
            }
            if (!primitive.isPossible(own)) {
                return false;
            }
        }
        return true;
    }

    /** Whether the rule reports no conflict. */
    boolean isQuiet(int[] filling) {
        Grid grid = gridOf(filling);
        List<Conflict> found = conflicts(rule, grid);
        for (Conflict conflict : found) {
            if (!isWellFormed(conflict)) {
                throw new AssertionError("not a conflict of the rule with ascending cells: " + conflict);
            }
        }
        return found.isEmpty();
    }

    /** Whether a conflict names the rule and cells in ascending order; written out, because it is asked very often. */
    private boolean isWellFormed(Conflict conflict) {
        int last = -1;
        for (Cell cell : conflict.cells()) {
            if (cell.number(layout.side()) <= last) {
                return false;
            }
            last = cell.number(layout.side());
        }
        return last >= 0 && conflict.rule().filter(rule::equals).isPresent();
    }

    /** Whether a house has a digit twice. */
    boolean hasRepeatInHouse(int[] filling) {
        return gridOf(filling).conflicts().stream()
                .anyMatch(conflict -> conflict.house().isPresent());
    }

    /** What a filling is, for messages. */
    String describe(int[] filling) {
        StringBuilder text = new StringBuilder(rule.text().orElse(rule.name())).append(" with");
        for (int i = 0; i < cells.length; i++) {
            text.append(' ')
                    .append(Cell.numbered(cells[i], layout.side()))
                    .append('=')
                    .append(filling[i]);
        }
        return text.toString();
    }

    private Grid gridOf(int[] filling) {
        int[] digits = new int[layout.cellCount()];
        for (int i = 0; i < cells.length; i++) {
            digits[cells[i]] = filling[i];
        }
        return Grid.of(layout, digits);
    }

    private static List<Conflict> conflicts(NamedRule rule, Grid grid) {
        List<Conflict> found = new ArrayList<>();
        rule.conflicts(grid, found::add);
        return found;
    }
}
