package io.github.sudokusat.count.classic;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.run.Limits;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Objects;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The known numbers of words, classes, triples and filled bands of an empty grid. */
class WordsTest {

    private static final int[] NO_GIVENS = {-1, -1, -1, -1, -1, -1, -1, -1, -1};

    private static final Orientation EMPTY = Objects.requireNonNull(Orientation.of(
            Clues.of(Grid.empty(Layout.classic()).digits()), Limits.none().watch()));

    @Test
    void everyWordHasEachLetterThreeTimes() {
        Set<Integer> codes = new HashSet<>();
        for (int word = 0; word < Words.COUNT; word++) {
            int code = 0;
            for (int digit = 0; digit < Words.DIGITS; digit++) {
                code += Words.codeOf(digit, Words.letter(word, digit));
            }
            assertThat(Words.ofCode(code)).isEqualTo(word);
            codes.add(code);
            for (int letter = 0; letter < 3; letter++) {
                assertThat(Integer.bitCount(Words.digitsOf(word, letter))).isEqualTo(3);
            }
        }
        assertThat(codes).hasSize(1680);
    }

    /** Compares with all pairs of words, none of which is left out. */
    @Test
    void everyWordBeginsFiftySixChutes() {
        for (int word = 0; word < Words.COUNT; word += 41) {
            Set<Integer> seconds = new HashSet<>();
            for (int partner = 0; partner < Words.PARTNERS; partner++) {
                int second = Words.second(word, partner);
                int third = Words.third(word, partner);
                assertThat(differ(word, second) && differ(word, third) && differ(second, third))
                        .isTrue();
                seconds.add(second);
            }
            int differing = 0;
            for (int other = 0; other < Words.COUNT; other++) {
                differing += differ(word, other) ? 1 : 0;
            }
            assertThat(seconds).hasSize(56);
            assertThat(differing).isEqualTo(56);
        }
    }

    private static boolean differ(int a, int b) {
        for (int digit = 0; digit < Words.DIGITS; digit++) {
            if (Words.letter(a, digit) == Words.letter(b, digit)) {
                return false;
            }
        }
        return true;
    }

    @Test
    void classesAreWordsWithoutTheirFreeLetters() {
        BoxClasses empty = BoxClasses.of(NO_GIVENS);
        assertThat(empty.count()).isEqualTo(280);
        int[] sizes = new int[280];
        for (int word = 0; word < Words.COUNT; word++) {
            sizes[empty.classOf(word)]++;
        }
        assertThat(sizes).containsOnly(6);
        int[] one = NO_GIVENS.clone();
        one[4] = 2;
        assertThat(BoxClasses.of(one).count()).isEqualTo(280);
        one[5] = 2;
        assertThat(BoxClasses.of(one).count()).isEqualTo(70);
        one[5] = 1;
        assertThat(BoxClasses.of(one).count()).isEqualTo(210);
        Arrays.fill(one, 0, 4, 2);
        assertThat(BoxClasses.of(one).count()).isZero();
    }

    @Test
    void anEmptyChuteHas15400TriplesOfClasses() {
        ChuteTriples triples = EMPTY.stack(0);
        assertThat(triples.size()).isEqualTo(15_400);
        assertThat(triples.divisor()).isEqualTo(6);
        int[] perClass = new int[280];
        int heavy = 0;
        for (int triple = 0; triple < triples.size(); triple++) {
            perClass[triples.at(triple, 0)] += triples.weight(triple);
            if (triples.weight(triple) == 2) {
                heavy++;
                assertThat(triples.at(triple, 1)).isEqualTo(triples.at(triple, 0));
                assertThat(triples.at(triple, 2)).isEqualTo(triples.at(triple, 0));
            }
        }
        assertThat(heavy).isEqualTo(280);
        assertThat(perClass).containsOnly(ChuteTriples.MOST_WEIGHT_PER_CLASS);
    }

    /** The number of filled bands, 9!·56·6⁶, and the least and greatest entries, which justify the fixed widths. */
    @Test
    void theTableOfAnEmptyBandAddsUpToAllBands() {
        BandTable table = EMPTY.table(0, 0, 1, 2);
        int[] all = new int[280];
        Arrays.setAll(all, i -> i);
        long sum = 0;
        int least = Integer.MAX_VALUE;
        int greatest = 0;
        for (int first = 0; first < 280; first++) {
            short[] slice = table.slice(first, all);
            for (int i = 0; i < slice.length; i++) {
                sum += slice[i];
                least = Math.min(least, slice[i]);
                greatest = Math.max(greatest, slice[i]);
            }
            assertThat((int) slice[first * 280 + first]).isEqualTo(BandTable.MOST);
        }
        assertThat(greatest).isEqualTo(BandTable.MOST).isEqualTo(1728 / 6);
        assertThat(least).isEqualTo(96 / 6);
        // Each entry represents 6³ triples of words and 6 orders of the rows.
        assertThat(sum * 216 * 6).isEqualTo(948_109_639_680L);
    }
}
