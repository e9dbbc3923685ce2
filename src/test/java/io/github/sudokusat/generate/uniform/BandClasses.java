package io.github.sudokusat.generate.uniform;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.solve.SudokuSolver;
import java.util.HashMap;
import java.util.Map;

/**
 * How often the top bands of grids fall into each of the 44 classes with equally many completions. The numbers of completions are counted exactly;
 * how many bands have each of them is known.
 */
final class BandClasses {

    /**
     * Completions divided by 72, and the weight of the class, to which the number of its bands is proportional (B. Felgenhauer and F. Jarvis, 2005).
     */
    private static final String CLASSES =
            "94888576:40 95596592:1080 96100688:504 96380896:648 96482296:5616 96631520:576 96702240:1512"
                    + " 96807424:576 97116296:6480 97282720:48 97287008:3024 97346960:1512 97372400:720 97416016:3888 97455648:1296 97477096:4104"
                    + " 97539392:5184 97549160:1368 97685328:1152 97714592:648 97756224:1728 97910032:3024 97961464:4968 97992064:864 98048704:216"
                    + " 98119872:1728 98128064:1296 98153104:1512 98369440:2592 98371664:2376 98493856:648 98733184:1728 98733568:5184 98784768:864"
                    + " 98875264:864 98950072:1032 99083712:432 99258880:24 99525184:432 100231616:144 101131392:288 102047904:432 102543168:216"
                    + " 108374976:8";

    private static final long PER_UNIT = 72;
    private static final int[][] ORDERS = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};
    private static final int COLUMN_RENAMINGS = 6 * 6 * 6 * 6;

    private final Partitions partitions = new Partitions();
    /** The partitions after each exchange of the columns of a box, and of the digits in its columns. */
    private final int[][] renamed = new int[COLUMN_RENAMINGS][Partitions.COUNT];

    private final Map<Integer, Long> completionsByPair = new HashMap<>();
    private final Map<Integer, Long> completionsByLeastPair = new HashMap<>();
    private final Map<Long, Integer> counts = new HashMap<>();
    private int draws;

    BandClasses() {
        for (int renaming = 0; renaming < COLUMN_RENAMINGS; renaming++) {
            int[] names = new int[9];
            for (int digit = 0; digit < 9; digit++) {
                int column = digit / 3;
                int inColumn = ORDERS[renaming / new int[] {6, 36, 216}[column] % 6][digit % 3];
                names[digit] = ORDERS[renaming % 6][column] * 3 + inColumn;
            }
            for (int partition = 0; partition < Partitions.COUNT; partition++) {
                renamed[renaming][partition] = renamed(partitions, partition, names);
            }
        }
    }

    /** The partition after an exchange of digits. */
    static int renamed(Partitions partitions, int partition, int[] names) {
        int[] sets = new int[3];
        for (int set = 0; set < 3; set++) {
            for (int left = partitions.sets(partition)[set]; left != 0; left &= left - 1) {
                sets[set] |= 1 << names[Integer.numberOfTrailingZeros(left)];
            }
        }
        return partitions.number(sets[0], sets[1], sets[2]);
    }

    /** Adds the top band of a full grid. */
    void add(byte[] digits) {
        int[] ofBox = new int[3];
        for (int box = 0; box < 3; box++) {
            int[] sets = new int[3];
            for (int cell = 0; cell < 9; cell++) {
                sets[cell % 3] |= 1 << (digits[cell / 3 * 9 + box * 3 + cell % 3] - 1);
            }
            ofBox[box] = partitions.number(sets[0], sets[1], sets[2]);
        }
        int pair = pair(ofBox, 0);
        long completions = completionsByPair.computeIfAbsent(
                pair, key -> completionsByLeastPair.computeIfAbsent(least(ofBox), least -> completions(digits)));
        counts.merge(completions, 1, Integer::sum);
        draws++;
    }

    /** The columns of the other two boxes if digits are renamed so that the columns of one box hold 1 to 3, 4 to 6 and 7 to 9. */
    private int pair(int[] ofBox, int box) {
        int[] names = new int[9];
        int next = 0;
        for (int set : partitions.sets(ofBox[box])) {
            for (int left = set; left != 0; left &= left - 1) {
                names[Integer.numberOfTrailingZeros(left)] = next++;
            }
        }
        return renamed(partitions, ofBox[(box + 1) % 3], names) * Partitions.COUNT
                + renamed(partitions, ofBox[(box + 2) % 3], names);
    }

    /** The least pair over all orders of boxes and columns and all renamings: bands with equal ones have equally many completions. */
    private int least(int[] ofBox) {
        int least = Integer.MAX_VALUE;
        for (int box = 0; box < 3; box++) {
            int pair = pair(ofBox, box);
            for (int[] renaming : renamed) {
                int one = renaming[pair / Partitions.COUNT];
                int other = renaming[pair % Partitions.COUNT];
                least = Math.min(least, Math.min(one, other) * Partitions.COUNT + Math.max(one, other));
            }
        }
        return least;
    }

    private static long completions(byte[] digits) {
        int[] band = new int[81];
        for (int cell = 0; cell < 27; cell++) {
            band[cell] = digits[cell];
        }
        return SudokuSolver.create()
                .count(Grid.of(Layout.classic(), band))
                .orElseThrow()
                .longValueExact();
    }

    /** χ² over all classes, with 43 degrees of freedom. */
    double chiSquared() {
        Map<Long, Double> expected = new HashMap<>();
        double total = 0;
        for (String entry : CLASSES.split(" ", -1)) {
            String[] parts = entry.split(":", -1);
            double product = Double.parseDouble(parts[0]) * Double.parseDouble(parts[1]);
            expected.put(Long.parseLong(parts[0]) * PER_UNIT, product);
            total += product;
        }
        assertThat(expected).hasSize(44);
        assertThat(expected.keySet()).containsAll(counts.keySet());
        double chiSquared = 0;
        for (Map.Entry<Long, Double> entry : expected.entrySet()) {
            double mean = draws * entry.getValue() / total;
            chiSquared += Math.pow(counts.getOrDefault(entry.getKey(), 0) - mean, 2) / mean;
        }
        return chiSquared;
    }
}
