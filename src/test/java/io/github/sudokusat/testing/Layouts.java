package io.github.sudokusat.testing;

import io.github.sudokusat.grid.BoxShape;
import io.github.sudokusat.grid.House;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.MustDiffer;
import io.github.sudokusat.grid.Rule;
import io.github.sudokusat.grid.Variant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;

/** Random layouts. */
public final class Layouts {

    private Layouts() {}

    /**
     * Random layouts of boxes or of jigsaw regions, some with fewer rows or columns than digits, with up to two variants, some with digits from 0; many have
     * no solution.
     */
    public static Arbitrary<Layout> any(int... sides) {
        return withDigits(Arbitraries.oneOf(
                withVariants(boxes(sides)), withVariants(jigsaws(sides)), withVariants(rectangles(sides))));
    }

    /** Random layouts with fewer rows, columns, or cells in a box than digits: without boxes, with boxes, or with regions. */
    public static Arbitrary<Layout> rectangles(int... sides) {
        return Arbitraries.of(Arrays.stream(sides).boxed().toList())
                .flatMap(side -> Arbitraries.longs().map(seed -> rectangle(side, new Random(seed))));
    }

    /** A random cell of the grid. */
    public static int cell(Layout layout, Random random) {
        int[] cells = layout.cells();
        return cells[random.nextInt(cells.length)];
    }

    /** A share of cells to blank: on rectangles, which leave more open, so that at most ten cells are. */
    public static double blanks(Layout layout, double usual) {
        return layout.isUsual() ? usual : Math.min(usual, 10.0 / layout.cells().length);
    }

    private static Layout rectangle(int digits, Random random) {
        int rows = digits - random.nextInt(1 + digits / 2);
        int columns = digits - random.nextInt(1 + digits / 2);
        if (random.nextInt(3) == 0) {
            return Layout.rectangle(rows, columns, digits);
        }
        if (random.nextBoolean()) {
            List<BoxShape> shapes = new ArrayList<>();
            for (int height = 1; height <= rows; height++) {
                for (int width = 1; width <= columns; width++) {
                    if (rows % height == 0 && columns % width == 0 && height * width <= digits) {
                        shapes.add(new BoxShape(height, width));
                    }
                }
            }
            return Layout.rectangle(rows, columns, digits, shapes.get(random.nextInt(shapes.size())));
        }
        int[] regions = new int[rows * columns];
        int[] sizes = new int[regions.length];
        for (int cell = 0; cell < regions.length; cell++) {
            int region = random.nextInt(1 + regions.length / digits) - 1;
            regions[cell] = region >= 0 && sizes[region]++ >= digits ? -1 : region;
        }
        return Layout.rectangle(rows, columns, digits, regions);
    }

    /** Some of the layouts with digits from 0. */
    public static Arbitrary<Layout> withDigits(Arbitrary<Layout> layouts) {
        return layouts.flatMap(layout -> Arbitraries.of(1, 1, 0).map(layout::withLeastValue));
    }

    /** Random shapes of boxes of some sides, without variants. */
    public static Arbitrary<Layout> boxes(int... sides) {
        List<Layout> layouts = new ArrayList<>();
        for (int side : sides) {
            for (int rows = 1; rows <= side; rows++) {
                if (side % rows == 0) {
                    layouts.add(Layout.boxes(rows, side / rows));
                }
            }
        }
        return Arbitraries.of(layouts);
    }

    /** Random jigsaws of connected regions, without variants. */
    public static Arbitrary<Layout> jigsaws(int... sides) {
        List<BoxShape> shapes = new ArrayList<>();
        for (int side : sides) {
            Layout.ofSide(side).flatMap(Layout::boxShape).ifPresent(shapes::add);
        }
        return Arbitraries.of(shapes)
                .flatMap(shape -> Arbitraries.longs().map(seed -> jigsaw(shape, 4 * shape.side(), new Random(seed))));
    }

    /** Adds up to two of the variants that exist for each layout. */
    public static Arbitrary<Layout> withVariants(Arbitrary<Layout> layouts) {
        return layouts.flatMap(layout -> Arbitraries.of(List.copyOf(variantsOf(layout)))
                .set()
                .ofMaxSize(2)
                .map(variants -> with(layout, variants)));
    }

    /** The variants that exist for a layout. */
    public static Set<Variant> variantsOf(Layout layout) {
        EnumSet<Variant> variants = EnumSet.of(Variant.ANTI_KNIGHT, Variant.ANTI_KING);
        if (!layout.isSquare()) {
            return variants;
        }
        variants.add(Variant.DIAGONALS);
        if (!layout.isUsual()) {
            return variants;
        }
        layout.boxShape().ifPresent(shape -> {
            variants.add(Variant.DISJOINT_GROUPS);
            if (shape.rows() == shape.columns() && shape.rows() > 1) {
                variants.add(Variant.WINDOKU);
            }
        });
        return variants;
    }

    /** A layout with some variants added. */
    public static Layout with(Layout layout, Iterable<Variant> variants) {
        Layout result = layout;
        for (Variant variant : variants) {
            result = result.with(variant);
        }
        return result;
    }

    /** A jigsaw: boxes that have exchanged cells at their borders, with every region still connected. */
    public static Layout jigsaw(BoxShape shape, int exchanges, Random random) {
        int side = shape.side();
        int[] regions = Layout.boxes(shape.rows(), shape.columns()).regionOfCells();
        for (int done = 0, tries = 0; done < exchanges && tries < 100 * exchanges; tries++) {
            int one = random.nextInt(regions.length);
            int other = random.nextInt(regions.length);
            if (regions[one] != regions[other]) {
                exchange(regions, one, other);
                if (isConnected(regions, side, regions[one]) && isConnected(regions, side, regions[other])) {
                    done++;
                } else {
                    exchange(regions, one, other);
                }
            }
        }
        return Layout.regions(regions);
    }

    private static void exchange(int[] regions, int one, int other) {
        int region = regions[one];
        regions[one] = regions[other];
        regions[other] = region;
    }

    private static boolean isConnected(int[] regions, int side, int region) {
        int start = 0;
        while (regions[start] != region) {
            start++;
        }
        boolean[] seen = new boolean[regions.length];
        return reach(regions, side, start, seen) == side;
    }

    private static int reach(int[] regions, int side, int cell, boolean[] seen) {
        seen[cell] = true;
        int reached = 1;
        for (int direction = 0; direction < 4; direction++) {
            int row = cell / side + (direction - 1) % 2;
            int column = cell % side + (direction - 2) % 2;
            int next = row * side + column;
            if (row >= 0
                    && column >= 0
                    && row < side
                    && column < side
                    && !seen[next]
                    && regions[next] == regions[cell]) {
                reached += reach(regions, side, next, seen);
            }
        }
        return reached;
    }

    /** Whether two cells, given by number, must have different digits; a cell need not differ from itself. */
    public static boolean[][] differ(Layout layout) {
        boolean[][] differ = new boolean[layout.cellCount()][layout.cellCount()];
        for (House house : layout.houses()) {
            for (int a : house.cells()) {
                for (int b : house.cells()) {
                    differ[a][b] = a != b;
                }
            }
        }
        for (Rule rule : layout.rules()) {
            MustDiffer pairs = (MustDiffer) rule;
            for (int i = 0; i < pairs.size(); i++) {
                differ[pairs.first(i)][pairs.second(i)] = true;
                differ[pairs.second(i)][pairs.first(i)] = true;
            }
        }
        return differ;
    }
}
