package io.github.sudokusat.generate;

import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.run.RandomStream;
import io.github.sudokusat.run.Watch;

/**
 * Walks at random among the ways to divide a square of cells into connected regions of equal size.
 *
 * <p>Begins with boxes, or with rows if the side is a prime. A step draws two cells; if they belong to different regions and these stay connected,
 * the cells are exchanged. Each step has the same probability as its opposite, so after many steps all divisions that can be reached are equally
 * probable (N. Metropolis and others, Equation of State Calculations by Fast Computing Machines, Journal of Chemical Physics 21, 1953).
 */
final class RegionWalk {

    private final int side;
    private final RandomStream random;
    private final int[] regions;
    /** The cells that are still to be visited. */
    private final int[] stack;
    /** The number of the search in which each cell was visited last. */
    private final int[] visited;

    private int searches;

    RegionWalk(int side, RandomStream random) {
        this.side = side;
        this.random = random;
        regions = Layout.ofSide(side).orElseGet(() -> Layout.boxes(1, side)).regionOfCells();
        stack = new int[side];
        visited = new int[regions.length];
    }

    /** The region of each cell; a new array. */
    int[] regions() {
        return regions.clone();
    }

    /** Goes some steps, of which one in a hundred (side 9) or two hundred (side 16) exchanges cells; returns false if the watch stopped the walk. */
    boolean walk(long steps, Watch watch) {
        for (long step = 0; step < steps; step++) {
            if (watch.tick()) {
                return false;
            }
            step(random.nextInt(regions.length), random.nextInt(regions.length));
        }
        return true;
    }

    private void step(int one, int other) {
        int ofOne = regions[one];
        int ofOther = regions[other];
        if (ofOne == ofOther || !touches(one, ofOther, other) || !touches(other, ofOne, one)) {
            return;
        }
        regions[one] = ofOther;
        regions[other] = ofOne;
        if (!isConnected(one) || !isConnected(other)) {
            regions[one] = ofOne;
            regions[other] = ofOther;
        }
    }

    /** Whether a cell has a neighbour in a region, other than a certain cell. */
    private boolean touches(int cell, int region, int except) {
        for (int direction = 0; direction < 4; direction++) {
            int next = neighbour(cell, direction);
            if (next >= 0 && next != except && regions[next] == region) {
                return true;
            }
        }
        return false;
    }

    /** Whether the region of a cell is connected. */
    private boolean isConnected(int cell) {
        searches++;
        int size = 0;
        int reached = 0;
        stack[size++] = cell;
        visited[cell] = searches;
        while (size > 0) {
            int from = stack[--size];
            reached++;
            for (int direction = 0; direction < 4; direction++) {
                int next = neighbour(from, direction);
                if (next >= 0 && regions[next] == regions[cell] && visited[next] != searches) {
                    visited[next] = searches;
                    stack[size++] = next;
                }
            }
        }
        return reached == side;
    }

    /** The next cell above, to the right, below or to the left; negative if there is none. */
    private int neighbour(int cell, int direction) {
        return switch (direction) {
            case 0 -> cell - side;
            case 1 -> cell % side == side - 1 ? -1 : cell + 1;
            case 2 -> cell + side < regions.length ? cell + side : -1;
            default -> cell % side == 0 ? -1 : cell - 1;
        };
    }
}
