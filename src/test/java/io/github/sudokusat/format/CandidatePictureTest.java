package io.github.sudokusat.format;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.format.read.GridParser;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.grid.candidates.CandidateLayout;
import org.junit.jupiter.api.Test;

class CandidatePictureTest {

    /** Marks the candidates 1 of the first row's cells and, in red, the candidate 2 of the second cell. */
    private static final CandidatePicture.Marking MARKING = new CandidatePicture.Marking() {
        @Override
        public char sign(int cell, int digit) {
            return cell < 4 && digit == 1 ? '*' : 0;
        }

        @Override
        public int colour(int cell, int digit) {
            return cell == 1 && digit == 2 ? 31 : 0;
        }
    };

    private static CandidateGrid position(Grid grid) {
        return CandidateGrid.of(CandidateLayout.of(grid.layout()), grid);
    }

    @Test
    void signsPrecedeCandidatesAndWidenTheirColumn() {
        CandidateGrid grid = position(GridParser.create().parse("...4............"));
        assertThat(CandidatePicture.ascii().format(grid, MARKING)).isEqualTo("""
                +-------------+-----------+
                | *1/23 *1/23 | *1/23 4   |
                | .     .     | 123   123 |
                +-------------+-----------+
                | .     .     | .     123 |
                | .     .     | .     123 |
                +-------------+-----------+""");
    }

    @Test
    void coloursTakeNoSpace() {
        CandidateGrid grid = position(GridParser.create().parse("...4............"));
        String red = "\u001b[31m";
        String bold = "\u001b[1m";
        String plain = "\u001b[0m";
        String coloured = CandidatePicture.unicode().withColours().format(grid, MARKING);
        assertThat(coloured).contains("│ *1/23 *1/" + red + "2" + plain + "3 │ *1/23 " + bold + "4" + plain + "   │\n");
        assertThat(coloured.replaceAll("\u001b\\[\\d+m", "").lines()).allMatch(line -> line.length() == 27);
    }

    @Test
    void withoutMarksEveryCandidateIsShown() {
        CandidateGrid grid = position(GridParser.create().parse("...4............"));
        assertThat(CandidatePicture.ascii().format(grid, only(5, '*'))).contains("| 1234 1234 | 123  123 |");
        assertThat(CandidatePicture.isAnyDigit(grid, 8, only(1, '*'))).isFalse();
        assertThat(CandidatePicture.isAnyDigit(grid, 8, only(5, '*'))).isTrue();
        assertThat(CandidatePicture.isAnyDigit(grid, 0, only(5, '*'))).isFalse();
        assertThat(CandidatePicture.isAnyDigit(grid, 3, only(5, '*'))).isFalse();
    }

    @Test
    void aMarkedCandidateIsSetApart() {
        CandidateGrid grid = position(Grid.empty(Layout.boxes(3, 3)));
        String cell = CandidatePicture.ascii()
                .format(grid, only(8, '-'))
                .lines()
                .toList()
                .get(1)
                .split(" ", -1)[1];
        assertThat(cell).isEqualTo("1234567/-8/9");
    }

    private static CandidatePicture.Marking only(int marked, char sign) {
        return new CandidatePicture.Marking() {
            @Override
            public char sign(int cell, int digit) {
                return digit == marked ? sign : 0;
            }

            @Override
            public int colour(int cell, int digit) {
                return 0;
            }
        };
    }

    @Test
    void digitsAreCharactersOfTheAlphabetAsLongAsItHasEnough() {
        CandidateGrid ten = position(Grid.empty(Layout.boxes(2, 5)).with(0, 10));
        assertThat(firstRow(CandidatePicture.ascii(), ten)).matches("\\| A +\\*1/23456789 .*");
        assertThat(firstRow(CandidatePicture.ascii().withAlphabet("0123456789"), ten))
                .matches("\\| 9 +\\*0/12345678 .*");
        assertThat(firstRow(CandidatePicture.ascii().withAlphabet("ABCD"), ten))
                .matches("\\| 10 +\\*1/2/3/4/5/6/7/8/9 .*");
        CandidateGrid large = position(Grid.empty(Layout.boxes(6, 6)).with(0, 36));
        assertThat(firstRow(CandidatePicture.ascii(), large)).matches("\\| 36 +\\*1/2/3/.*/35 .*");
    }

    private static String firstRow(CandidatePicture picture, CandidateGrid grid) {
        return picture.format(grid, MARKING).lines().skip(1).findFirst().orElseThrow();
    }
}
