package io.github.sudokusat.engine.cdcl;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.Variant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class RecentLayoutsTest {

    private final List<Layout> made = new ArrayList<>();
    private final RecentLayouts<String> recent = new RecentLayouts<>(layout -> {
        made.add(layout);
        return layout.toString();
    });

    @Test
    void theTablesOfAFewLayoutsInTurnAreBuiltOnce() {
        Layout classic = Layout.classic();
        List<Layout> few =
                List.of(classic, classic.with(Variant.DIAGONALS), classic.with(Variant.WINDOKU), Layout.boxes(2, 3));
        assertThat(few).hasSize(RecentLayouts.MOST);
        for (int round = 0; round < 3; round++) {
            for (Layout layout : few) {
                assertThat(recent.get(layout)).isEqualTo(layout.toString());
            }
        }
        assertThat(recent.get(Layout.boxes(3, 3).with(Variant.WINDOKU))).isEqualTo("3x3 windoku");
        assertThat(made).containsExactlyElementsOf(few);
    }

    @Test
    void theLeastRecentlyUsedLayoutIsDropped() {
        for (int columns = 1; columns <= RecentLayouts.MOST; columns++) {
            recent.get(Layout.boxes(2, columns));
        }
        recent.get(Layout.boxes(2, 1));
        recent.get(Layout.boxes(2, 9));
        made.clear();
        recent.get(Layout.boxes(2, 1));
        assertThat(made).isEmpty();
        recent.get(Layout.boxes(2, 2));
        assertThat(made).containsExactly(Layout.boxes(2, 2));
    }

    @Test
    void severalThreadsGetTheTablesOfTheirOwnLayouts() throws Exception {
        RecentLayouts<Layout> shared = new RecentLayouts<>(layout -> layout);
        ExecutorService executor = Executors.newFixedThreadPool(4);
        try {
            List<Callable<Boolean>> tasks = new ArrayList<>();
            for (int thread = 0; thread < 4; thread++) {
                int start = thread;
                tasks.add(() -> {
                    boolean right = true;
                    for (int i = 0; i < 2000; i++) {
                        Layout layout = Layout.boxes(1, 1 + (start + i) % 6);
                        right &= shared.get(layout).equals(layout);
                    }
                    return right;
                });
            }
            for (Future<Boolean> right : executor.invokeAll(tasks, 1, TimeUnit.MINUTES)) {
                assertThat(right.get()).isTrue();
            }
        } finally {
            executor.shutdownNow();
        }
    }
}
