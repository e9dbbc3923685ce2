package io.github.sudokusat.logic.find;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.format.read.GridParser;
import io.github.sudokusat.grid.BoxShape;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.Variant;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.grid.candidates.CandidateLayout;
import io.github.sudokusat.logic.pattern.ClassicNet;
import io.github.sudokusat.logic.pattern.Geometry;
import io.github.sudokusat.logic.pattern.Known;
import io.github.sudokusat.logic.pattern.Net;
import io.github.sudokusat.logic.pattern.Position;
import io.github.sudokusat.testing.Layouts;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Nets of the classic layout within nets, against those of any layout, which draw their conclusions one by one. */
class ClassicNetTest {

    private static final int CANDIDATES = 9 * 9 * 9;

    private final Geometry geometry = new Geometry(Layout.classic());
    private int refuted;
    private int open;

    private static boolean fits(Layout layout) {
        return ClassicNet.fits(new Geometry(layout));
    }

    @Test
    void onlyTheClassicLayoutFits() {
        assertThat(fits(Layout.classic())).isTrue();
        assertThat(fits(Layouts.jigsaw(new BoxShape(3, 3), 20, new Random(1)))).isFalse();
        assertThat(fits(Layout.classic().with(Variant.DIAGONALS))).isFalse();
        assertThat(fits(Layout.classic().with(Variant.ANTI_KNIGHT))).isFalse();
        assertThat(fits(Layout.boxes(2, 4))).isFalse();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
                ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....",
                "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......"
            })
    void findsWhatNetsOfAnyLayoutFind(String puzzle) {
        CandidateGrid grid = CandidateGrid.of(
                CandidateLayout.of(Layout.classic()), GridParser.create().parse(puzzle));
        Position position = new Position(geometry, grid, Known.NOTHING);
        ClassicNet quick = new ClassicNet(geometry);
        for (int candidate = 0; candidate < CANDIDATES; candidate += 5) {
            if (position.has(candidate / 9, candidate % 9)) {
                Net net = Net.of(position, true, candidate);
                if (!net.run()) {
                    quick.begin(net);
                    compareWithin(net, quick);
                }
            }
        }
        assertThat(refuted).isGreaterThan(100);
        assertThat(open).isGreaterThan(100);
    }

    private void compareWithin(Net net, ClassicNet quick) {
        for (int candidate = 0; candidate < CANDIDATES; candidate++) {
            long digits = net.left(candidate / 9);
            for (int rounds = 1; rounds <= 9 && net.isLeft(candidate) && Long.bitCount(digits) > 1; rounds *= 3) {
                Net within = net.within(candidate);
                boolean isRefuted = within.run(rounds);
                assertThat(quick.isRefuted(candidate, rounds)).isEqualTo(isRefuted);
                refuted += isRefuted ? 1 : 0;
                if (!isRefuted) {
                    assertThat(quick.isOpen()).isEqualTo(within.isOpen());
                    open += within.isOpen() ? 1 : 0;
                }
            }
        }
    }
}
