package io.github.sudokusat.grid.symmetry;

import io.github.sudokusat.grid.BoxShape;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.run.RandomStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The usual symmetries that a layout has, found by trying each.
 *
 * <p>Those tried are the turns and reflections of the square, the exchanges of neighbouring rows, columns, bands and stacks, and the renaming of
 * digits, which every layout allows. With plain square boxes they generate all symmetries that the puzzle has; other layouts may have further ones,
 * such as moving rows and columns at once in Sudoku X. Immutable.
 */
public final class Symmetries {

    /**
     * One of the symmetries from which the others are composed.
     *
     * @param name what it does, such as {@code rows 1 and 2}
     * @param symmetry the symmetry
     */
    public record Generator(String name, Symmetry symmetry) {}

    private static final int ROUNDS = 3;

    private final Layout layout;
    private final List<Generator> generators = new ArrayList<>();

    private Symmetries(Layout layout) {
        this.layout = layout;
    }

    /**
     * Finds the symmetries of a layout. This takes O(side · houses · side) time: a millisecond for 9 × 9, a second for 256 × 256.
     *
     * @param layout the layout
     * @return its symmetries
     * @throws IllegalArgumentException if the layout has a rule of a class other than {@link io.github.sudokusat.grid.MustDiffer}
     */
    public static Symmetries of(Layout layout) {
        LayoutMap.known(layout);
        Symmetries found = new Symmetries(layout);
        found.tryTurns();
        found.tryRowBlocks("rows", 1);
        found.tryColumnBlocks("columns", 1);
        Optional<BoxShape> shape = layout.boxShape();
        if (shape.isPresent() && shape.get().rows() > 1) {
            found.tryRowBlocks("bands", shape.get().rows());
        }
        if (shape.isPresent() && shape.get().columns() > 1) {
            found.tryColumnBlocks("stacks", shape.get().columns());
        }
        return found;
    }

    private void tryTurns() {
        String[] names = {"", "rotation by 1 quarter", "rotation by 2 quarters", "rotation by 3 quarters"};
        for (int quarters = 1; quarters < names.length; quarters++) {
            add(names[quarters], CellMaps.turned(layout.side(), false, quarters));
        }
        String[] reflections = {"transposition", "left to right", "transposition at the other diagonal", "upside down"};
        for (int quarters = 0; quarters < reflections.length; quarters++) {
            add(reflections[quarters], CellMaps.turned(layout.side(), true, quarters));
        }
    }

    private void tryRowBlocks(String what, int height) {
        for (int block = 1; block < layout.side() / height; block++) {
            add(Symmetry.named(what, block - 1, block), CellMaps.rowBlocks(layout.side(), height, block - 1, block));
        }
    }

    private void tryColumnBlocks(String what, int width) {
        for (int block = 1; block < layout.side() / width; block++) {
            add(Symmetry.named(what, block - 1, block), CellMaps.columnBlocks(layout.side(), width, block - 1, block));
        }
    }

    private void add(String name, int[] cellTo) {
        Optional<Symmetry> symmetry = Symmetry.find(layout, cellTo);
        if (symmetry.isPresent()) {
            generators.add(new Generator(name, symmetry.get()));
        }
    }

    /**
     * The layout.
     *
     * @return the layout whose symmetries these are
     */
    public Layout layout() {
        return layout;
    }

    /**
     * The symmetries of the layout that move cells.
     *
     * @return turns and reflections, then exchanges of neighbouring rows, columns, bands and stacks, from top to bottom and from left to
     *     right; unmodifiable, empty for a layout without any
     */
    public List<Generator> generators() {
        return List.copyOf(generators);
    }

    /**
     * A random composition of the {@link #generators()} and a random renaming of the digits. Compositions are not equally probable;
     * renamings are.
     *
     * @param random the source of randomness; equal seeds give equal symmetries
     * @return the symmetry
     */
    public Symmetry random(RandomStream random) {
        Symmetry result = Symmetry.relabelling(layout, shuffledDigits(random));
        for (int round = 0; round < ROUNDS; round++) {
            List<Generator> order = new ArrayList<>(generators);
            for (int left = order.size(); left > 0; left--) {
                Generator next = order.remove(random.nextInt(left));
                if (random.nextInt() < 0) {
                    result = result.then(next.symmetry());
                }
            }
        }
        return result;
    }

    private int[] shuffledDigits(RandomStream random) {
        int[] digits = random.permutation(layout.side());
        for (int i = 0; i < digits.length; i++) {
            digits[i]++;
        }
        return digits;
    }
}
