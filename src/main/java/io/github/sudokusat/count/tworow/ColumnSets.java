package io.github.sudokusat.count.tworow;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Numbers the column sets of a half, which are the bits of all its words; those that differ by an exchange of free columns have the same number and
 * form a <i>class</i>.
 *
 * <p>There are 44,730 column sets of two bands of four columns, and at most about 8,000 classes: each given leaves half of the column sets, and
 * columns without givens can be exchanged. A hash table with linear probing. Not thread-safe while sets are added.
 */
final class ColumnSets {

    private static final int SPREAD = 0x9E3779B9;

    /** For each order of the free columns, the image of each set of columns. */
    private final List<int[]> orders = new ArrayList<>();

    /** Column sets, none of which is 0, and their classes. */
    private int[] keys = new int[1 << 10];

    private int[] classes = new int[keys.length];
    private int used;

    /** For each class, the number of orders of the free columns that fix its sets. */
    private int[] fixing = new int[64];

    private int size;

    /**
     * Starts without column sets.
     *
     * @param columns the number of columns
     * @param free the columns that can be exchanged
     */
    ColumnSets(int columns, int free) {
        addOrders(new int[columns], 0, free, free);
    }

    /** Adds every order that continues a given order of the columns before {@code column}. */
    private void addOrders(int[] images, int column, int free, int left) {
        if (column == images.length) {
            int[] order = new int[1 << images.length];
            for (int set = 0; set < order.length; set++) {
                for (int i = 0; i < images.length; i++) {
                    order[set] |= (set >>> i & 1) << images[i];
                }
            }
            orders.add(order);
            return;
        }
        boolean fixed = (free >>> column & 1) == 0;
        for (int rest = fixed ? 1 << column : left; rest != 0; rest &= rest - 1) {
            images[column] = Integer.numberOfTrailingZeros(rest);
            addOrders(images, column + 1, free, left & ~(1 << images[column]));
        }
    }

    /** The number of orders of the free columns. */
    int orders() {
        return orders.size();
    }

    /** The number of classes. */
    int size() {
        return size;
    }

    /** The number of orders of the free columns that fix a set of this class. */
    int fixing(int number) {
        return fixing[number];
    }

    /** The class of a column set, or −1 if it has not been added. */
    int find(int set) {
        int slot = slot(set);
        return keys[slot] == 0 ? -1 : classes[slot];
    }

    /** The class of a column set, which is added, with all its images, if it is new. */
    int add(int set) {
        int found = find(set);
        if (found >= 0) {
            return found;
        }
        if (size == fixing.length) {
            fixing = Arrays.copyOf(fixing, 2 * size);
        }
        for (int[] order : orders) {
            int image = image(set, order);
            fixing[size] += image == set ? 1 : 0;
            put(image);
        }
        return size++;
    }

    /** The image of a set, or of a word, under one of the orders of the free columns. */
    int image(int set, int order) {
        return image(set, orders.get(order));
    }

    private static int image(int set, int[] order) {
        int image = 0;
        for (int shift = 0; shift < Integer.SIZE; shift += BoxWords.BITS) {
            image |= order[set >>> shift & (order.length - 1)] << shift;
        }
        return image;
    }

    private void put(int set) {
        int slot = slot(set);
        if (keys[slot] != 0) {
            return;
        }
        keys[slot] = set;
        classes[slot] = size;
        used++;
        if (2 * used > keys.length) {
            grow();
        }
    }

    private void grow() {
        int[] oldKeys = keys;
        int[] oldClasses = classes;
        keys = new int[2 * oldKeys.length];
        classes = new int[keys.length];
        for (int i = 0; i < oldKeys.length; i++) {
            if (oldKeys[i] != 0) {
                int slot = slot(oldKeys[i]);
                keys[slot] = oldKeys[i];
                classes[slot] = oldClasses[i];
            }
        }
    }

    /** The slot of a set, or the empty slot where it belongs. */
    private int slot(int set) {
        int last = keys.length - 1;
        int slot = (set * SPREAD) >>> Integer.numberOfLeadingZeros(last);
        while (keys[slot] != 0 && keys[slot] != set) {
            slot = (slot + 1) & last;
        }
        return slot;
    }
}
