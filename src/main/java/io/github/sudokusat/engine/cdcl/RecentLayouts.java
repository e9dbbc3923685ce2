package io.github.sudokusat.engine.cdcl;

import io.github.sudokusat.grid.Layout;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * Values built for the layouts used last, so that puzzles of a few layouts in turn do not build them again each time.
 *
 * <p>Safe for use by several threads, without a lock: two threads that miss the same layout at once may both build a value, and one of the two is
 * discarded.
 */
final class RecentLayouts<T> {

    /** The maximum number of layouts that are remembered. Tables of 9 × 9 take about 100 KB, those of 100 × 100 tens of megabytes. */
    static final int MOST = 4;

    private record Entry<T>(Layout layout, T value) {}

    private final Function<Layout, T> maker;
    /** The entries, latest first; no list is ever modified. */
    private volatile List<Entry<T>> entries = List.of();

    RecentLayouts(Function<Layout, T> maker) {
        this.maker = maker;
    }

    /** The value of a layout, built if it is not among the latest ones. */
    T get(Layout layout) {
        List<Entry<T>> known = entries;
        int index = indexOf(known, layout);
        if (index == 0) {
            return known.get(0).value();
        }
        Entry<T> entry = index < 0 ? new Entry<>(layout, maker.apply(layout)) : known.get(index);
        List<Entry<T>> next = new ArrayList<>(MOST);
        next.add(entry);
        for (int i = 0; i < known.size() && next.size() < MOST; i++) {
            if (i != index) {
                next.add(known.get(i));
            }
        }
        // If two threads do this at once, one of the entries is lost and built again when it is next needed.
        entries = List.copyOf(next);
        return entry.value();
    }

    private static <T> int indexOf(List<Entry<T>> known, Layout layout) {
        for (int i = 0; i < known.size(); i++) {
            if (known.get(i).layout().equals(layout)) {
                return i;
            }
        }
        return -1;
    }
}
