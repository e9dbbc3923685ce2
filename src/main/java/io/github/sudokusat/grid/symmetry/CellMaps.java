package io.github.sudokusat.grid.symmetry;

/** Permutations as arrays of the image of each number, and the usual permutations of the cells of a square. */
final class CellMaps {

    private CellMaps() {}

    static int[] identity(int size) {
        int[] map = new int[size];
        for (int i = 0; i < size; i++) {
            map[i] = i;
        }
        return map;
    }

    static int[] inverse(int[] map) {
        int[] back = new int[map.length];
        for (int i = 0; i < map.length; i++) {
            back[map[i]] = i;
        }
        return back;
    }

    static int[] then(int[] first, int[] second) {
        int[] both = new int[first.length];
        for (int i = 0; i < first.length; i++) {
            both[i] = second[first[i]];
        }
        return both;
    }

    /** One of the eight symmetries of the square: transposed or not, and then turned clockwise by 0 to 3 quarter turns. */
    static int[] turned(int side, boolean transposed, int quarters) {
        int[] map = new int[side * side];
        for (int cell = 0; cell < map.length; cell++) {
            int row = transposed ? cell % side : cell / side;
            int column = transposed ? cell / side : cell % side;
            for (int i = 0; i < quarters; i++) {
                int turnedRow = column;
                column = side - 1 - row;
                row = turnedRow;
            }
            map[cell] = row * side + column;
        }
        return map;
    }

    /** Exchanges two blocks of {@code height} rows; block 0 consists of the rows 0 to {@code height − 1}. */
    static int[] rowBlocks(int side, int height, int one, int other) {
        int[] map = new int[side * side];
        for (int cell = 0; cell < map.length; cell++) {
            map[cell] = exchanged(cell / side, height, one, other) * side + cell % side;
        }
        return map;
    }

    static int[] columnBlocks(int side, int width, int one, int other) {
        int[] map = new int[side * side];
        for (int cell = 0; cell < map.length; cell++) {
            map[cell] = cell / side * side + exchanged(cell % side, width, one, other);
        }
        return map;
    }

    private static int exchanged(int line, int size, int one, int other) {
        int block = line / size;
        if (block == one) {
            return other * size + line % size;
        }
        return block == other ? one * size + line % size : line;
    }
}
