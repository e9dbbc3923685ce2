package io.github.sudokusat.engine.cdcl;

import io.github.sudokusat.grid.Layout;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * What has been made for the layouts used last, so that puzzles of a few layouts in turn do not make it anew each time.
 *
 * <p>Safe for use by several threads, without a lock: two threads that miss the same layout at once may both make a value, and one of the two is
 * forgotten.
 */
final class RecentLayouts<T> {

    /** The most layouts that are remembered. Tables of 9 × 9 take about 100 KB, those of 100 × 100 tens of megabytes. */
    static final int MOST = 4;

    private record Entry<T>(Layout layout, T value) {}

    private final Function<Layout, T> maker;
    /** The latest first; no list is ever changed. */
    private volatile List<Entry<T>> entries = List.of();

    RecentLayouts(Function<Layout, T> maker) {
        this.maker = maker;
    }

    /** The value of a layout, made if it is not among the latest ones. */
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
        // If two threads do this at once, one of the entries is forgotten and made again when it is next needed.
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
