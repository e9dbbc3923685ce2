package io.github.sudokusat.format.foreign;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.sudokusat.format.GridFormatException;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.Variant;
import io.github.sudokusat.rule.cage.Killer;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The two formats of killer lists, written here from random cages. */
class KillerLineTest {

    private static final String SUMS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghij";

    /** Random cages that cover the grid, each grown cell by cell; for each cell of a cage but its first, the neighbour from which it grew. */
    private static final class Cages {

        private final int[] cageOf = new int[81];
        private final int[] parent = new int[81];
        private final List<List<Integer>> cells = new ArrayList<>();
        private final List<Integer> sums = new ArrayList<>();

        Cages(Random random) {
            java.util.Arrays.fill(cageOf, -1);
            for (int cell = 0; cell < 81; cell++) {
                if (cageOf[cell] < 0) {
                    grow(cell, 1 + random.nextInt(5), random);
                }
            }
        }

        private void grow(int first, int size, Random random) {
            List<Integer> cage = new ArrayList<>(List.of(first));
            cageOf[first] = cells.size();
            parent[first] = first;
            for (int tries = 0; tries < 20 && cage.size() < size; tries++) {
                int from = cage.get(random.nextInt(cage.size()));
                int row = from / 9 + random.nextInt(3) - 1;
                int column = from % 9 + random.nextInt(3) - 1;
                int to = row * 9 + column;
                if (row >= 0 && row < 9 && column >= 0 && column < 9 && cageOf[to] < 0) {
                    cageOf[to] = cells.size();
                    parent[to] = from;
                    cage.add(to);
                }
            }
            cells.add(cage);
            int least = cage.size() * (cage.size() + 1) / 2;
            sums.add(least + random.nextInt(cage.size() * (9 - cage.size()) + 1));
        }

        Layout layout() {
            List<Killer> rules = new ArrayList<>();
            for (int cage = 0; cage < cells.size(); cage++) {
                rules.add(Killer.of(
                        sums.get(cage),
                        cells.get(cage).stream()
                                .sorted()
                                .map(c -> Cell.numbered(c, 9))
                                .toList()));
            }
            return Layout.classic().with(rules);
        }

        String pointers() {
            StringBuilder text = new StringBuilder();
            for (int cell = 0; cell < 81; cell++) {
                int rows = parent[cell] / 9 - cell / 9;
                int columns = parent[cell] % 9 - cell % 9;
                text.append(
                        parent[cell] == cell
                                ? SUMS.charAt(sums.get(cageOf[cell]))
                                : "`^'<?>,v.".charAt(3 * (rows + 1) + columns + 1));
            }
            return text.toString();
        }

        String numbers(String start) {
            StringBuilder text = new StringBuilder(start);
            for (int cage : cageOf) {
                text.append(256 * sums.get(cage) + cage).append(':');
            }
            return text.toString();
        }
    }

    private static Layout read(String line) {
        assertThat(Imports.isForeign(line)).as(line).isTrue();
        return Imports.read(line, 1, Set.of()).puzzle().layout();
    }

    @RepeatedTest(50)
    void bothFormatsGiveTheCages(RepetitionInfo repetition) {
        int seed = repetition.getCurrentRepetition();
        Cages cages = new Cages(new Random(seed));
        assertThat(read(cages.pointers())).as("seed " + seed).isEqualTo(cages.layout());
        assertThat(read(" " + cages.numbers("3x3::k:") + " \n"))
                .as("seed " + seed)
                .isEqualTo(cages.layout());
        assertThat(read(cages.numbers("3x3:d:k:")))
                .as("seed " + seed)
                .isEqualTo(cages.layout().with(Variant.DIAGONALS));
    }

    @Test
    void aCellWithoutSumIsInNoCage() {
        String text = "3x3::k:" + "769:".repeat(2) + "5:".repeat(79);
        assertThat(read(text)).isEqualTo(Layout.classic().with(Killer.of(3, List.of(new Cell(0, 0), new Cell(0, 1)))));
    }

    @Test
    void theLastColonMayBeMissing() {
        String text = "3x3::k:769:769:" + "5:".repeat(78) + "5";
        assertThat(read(text).addedRules()).hasSize(1);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            ><    | 1  | ">" | a pointer that leads to a sum and not in a circle
            ^3    | 1  | "^" | a sum, or a pointer to another cell of the grid
            3>    | 81 | ">" | a sum, or a pointer to another cell of the grid
            """)
    void reportsPointersThatLeadNowhere(String start, int column, String found, String expected) {
        String line = column == 1 ? start + "3".repeat(79) : "3".repeat(79) + start;
        assertThatThrownBy(() -> read(line))
                .isInstanceOf(GridFormatException.class)
                .hasMessage("line 1, column " + column + ": expected " + expected + ", but found " + found);
    }

    @Test
    void reportsNumbersThatAreNone() {
        assertThatThrownBy(() -> read("3x3::k:769:x:"))
                .hasMessage(
                        "line 1, column 12: expected 256 times the sum plus the number of the cage of r1c2, but found \"x\"");
        assertThatThrownBy(() -> read("3x3::k:769"))
                .hasMessage(
                        "line 1, column 11: expected 256 times the sum plus the number of the cage of r1c2, but found the end of the text");
        assertThatThrownBy(() -> read("3x3:j:k:1"))
                .hasMessage("line 1, column 1: expected 3x3::k: or 3x3:d:k:, but found \"3x3:j:k:\"");
        assertThatThrownBy(() -> read("3x3::k:" + "1:".repeat(82)))
                .hasMessage("line 1, column 170: expected the end of the line after 81 numbers, but found \"1:\"");
    }
}
