package io.github.sudokusat.grid.symmetry;

import java.util.Arrays;

/** A permutation of the rows and columns of a grid of side 9 or less, numbered 0 to {@code 2 · side − 1}, rows first. Immutable. */
final class LineMap {

    private final byte[] image;

    private LineMap(byte[] image) {
        this.image = image;
    }

    static LineMap identity(int side) {
        byte[] image = new byte[2 * side];
        for (int line = 0; line < image.length; line++) {
            image[line] = (byte) line;
        }
        return new LineMap(image);
    }

    /** Where a placement moves the lines of its source. */
    static LineMap of(Placement placement, int side) {
        byte[] image = new byte[2 * side];
        int rows = placement.transposed() ? side : 0;
        int columns = side - rows;
        for (int i = 0; i < side; i++) {
            image[rows + placement.row(i)] = (byte) i;
            image[columns + placement.column(i)] = (byte) (side + i);
        }
        return new LineMap(image);
    }

    /** Exchanges two blocks of lines that follow one another. */
    static LineMap exchange(int side, int one, int other, int size) {
        LineMap map = identity(side);
        for (int i = 0; i < size; i++) {
            map.image[one + i] = (byte) (other + i);
            map.image[other + i] = (byte) (one + i);
        }
        return map;
    }

    LineMap inverse() {
        byte[] back = new byte[image.length];
        for (int line = 0; line < image.length; line++) {
            back[image[line]] = (byte) line;
        }
        return new LineMap(back);
    }

    LineMap then(LineMap next) {
        byte[] both = new byte[image.length];
        for (int line = 0; line < image.length; line++) {
            both[line] = next.image[image[line]];
        }
        return new LineMap(both);
    }

    /**
     * This map with blank lines left out, which tells whether rows become columns even so.
     *
     * @param blank the blank lines as bits; their images are blank
     */
    LineMap without(int blank) {
        byte[] rest = Arrays.copyOf(image, image.length + 1);
        rest[image.length] = (byte) (isTransposing() ? 1 : 0);
        for (int line = 0; line < image.length; line++) {
            if ((blank >>> line & 1) != 0) {
                rest[line] = -1;
            }
        }
        return new LineMap(rest);
    }

    private boolean isTransposing() {
        return image[0] >= image.length / 2;
    }

    /** The image of a cell. */
    int cell(int cell, int side) {
        int ofRow = image[cell / side];
        int ofColumn = image[side + cell % side];
        return isTransposing() ? ofColumn * side + ofRow - side : ofRow * side + ofColumn - side;
    }

    @Override
    public boolean equals(Object object) {
        return object instanceof LineMap other && Arrays.equals(image, other.image);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(image);
    }
}
