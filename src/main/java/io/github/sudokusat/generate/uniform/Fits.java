package io.github.sudokusat.generate.uniform;

/** Which splits of a chute fit the lines of a box that cross it. Immutable; 1.3 MB. */
final class Fits {

    /** For the columns of a box and the partition whose splits its rows follow, the splits that fit if it is the near box, as bits. */
    final long[][] near = new long[Partitions.COUNT][Partitions.COUNT];

    /** The same if it is the far box. */
    final long[][] far = new long[Partitions.COUNT][Partitions.COUNT];

    Fits(Partitions partitions) {
        for (int columns = 0; columns < Partitions.COUNT; columns++) {
            long[] crossed = crossed(columns, partitions);
            for (int rows = 0; rows < Partitions.COUNT; rows++) {
                near[columns][rows] = among(partitions.near(rows), crossed);
                far[columns][rows] = among(partitions.far(rows), crossed);
            }
        }
    }

    /** The partitions for rows that cross one for columns, as bits. */
    private static long[] crossed(int columns, Partitions partitions) {
        long[] crossed = new long[(Partitions.COUNT + Long.SIZE - 1) / Long.SIZE];
        for (int rows = 0; rows < Partitions.COUNT; rows++) {
            if (partitions.cross(columns, rows)) {
                crossed[rows / Long.SIZE] |= 1L << rows;
            }
        }
        return crossed;
    }

    private static long among(int[] bySplit, long[] crossed) {
        long fits = 0;
        for (int split = 0; split < Partitions.SPLITS; split++) {
            fits |= (crossed[bySplit[split] / Long.SIZE] >>> bySplit[split] & 1) << split;
        }
        return fits;
    }
}
