package io.github.sudokusat.logic.find;

import io.github.sudokusat.logic.step.Technique;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Cases of the patterns of many cells. */
class HandWrittenPatternsTest extends HandWrittenCases {

    /** Two base cells with 1, 2, 3 and 4, and crossing lines that have these digits in the targets r2c4 and r3c7 and, if the row is 8, only
     * in rows 5 and 8.
     */
    private static Marks exocet(int row) {
        Marks marks = marks().cell(1, 1, 1, 2, 3, 4).cell(1, 2, 1, 2, 3, 4);
        for (int digit = 1; digit <= 4; digit++) {
            marks.column(3, digit, 1, 2, 3, 5, 8).column(4, digit, 1, 2, 5, row).column(7, digit, 1, 3, 5, 8);
        }
        return marks;
    }

    /** An exocet whose targets have digits of the base alone. */
    private static Marks plainExocet() {
        return exocet(8).cell(2, 4, 1, 2, 3, 4).cell(3, 7, 1, 2, 3, 4);
    }

    private static final String EXOCET =
            "Junior Exocet: the base r1c12 holds two of 1, 2, 3 and 4; in columns 3, 4 and 7, apart from the targets r2c4,r3c7 and what the base sees, each of these has room in at most two lines (";

    private static final String COVERED = "1: rows 5 and 8; 2: rows 5 and 8; 3: rows 5 and 8; 4: rows 5 and 8";

    private static final String SAME =
            "), so whichever is in the base is in a target, too, and both hold the same two digits; ";

    /** Sixteen cells around rows 1 and 9 and columns 1 and 9, with 1 and 2 in the boxes, 3 and 4 in the rows, 5 and 6 in the columns. */
    private static Marks ring(int digit) {
        Marks marks = marks();
        for (int line : new int[] {1, 9}) {
            for (int place : new int[] {2, 3, 7, 8}) {
                marks.cell(line, place, 1, 2, 3, place == 2 && line == 1 ? digit : 4)
                        .cell(place, line, 1, 2, 5, 6);
            }
        }
        return marks;
    }

    /** Cells of boxes 1, 2, 4 and 5 with 1, 2 and 3; they descend in three boxes, and in the last one two of them are exchanged or not; two have what is given. */
    private static Marks tridagon(boolean isExchanged, int[] last, int... other) {
        Marks marks = marks();
        for (int[] cell : new int[][] {{1, 1}, {2, 2}, {3, 3}, {1, 4}, {2, 5}, {3, 6}, {5, 2}, {6, 3}, {4, 4}}) {
            marks.cell(cell[0], cell[1], 1, 2, 3);
        }
        return marks.cell(4, 1, other).cell(5, isExchanged ? 6 : 5, last).cell(6, isExchanged ? 5 : 6, 1, 2, 3);
    }

    private static final String TRIDAGON =
            "Tridagon: if the twelve cells r14c14,r2c25,r3c36,r5c26,r6c35 held only 1, 2 and 3, then, whichever way box 1 has them, boxes 2 and 4 would have them in one of two ways each, and none of these leaves a way for box 5; so ";

    private static final String FIREWORK =
            "Firework: outside box 1, 1, 2 and 3 are confined in row 1 to r1c7 and in column 1 to r8c1; each that is in neither is in box 1 in both lines, so in r1c1, where they cross; so these three cells hold 1, 2 and 3 and nothing else: ";

    /** Row 1 and column 1 with 1, 2 and 3 outside the first box only in r1c7 and r8c1, and 3 in more places of the column. */
    private static Marks firework(int... more) {
        return marks().row(1, 1, 1, 2, 7)
                .row(1, 2, 1, 7)
                .row(1, 3, 3, 7)
                .column(1, 1, 1, 8)
                .column(1, 2, 1, 2, 8)
                .column(1, 3, more);
    }

    static Stream<Arguments> patterns() {
        return Stream.of(
                both(Technique.FIREWORK, firework(3, 8), firework(3, 8, 9), FIREWORK + "r1c17,r8c1<>4,5,6,7,8,9"),
                both(
                        Technique.TRIDAGON,
                        tridagon(true, new int[] {1, 2, 3, 4}, 1, 2, 3),
                        tridagon(false, new int[] {1, 2, 3, 4}, 1, 2, 3),
                        TRIDAGON + "r5c6=4 is true: r5c6=4"),
                both(
                        Technique.TRIDAGON,
                        tridagon(true, new int[] {1, 2, 3, 4, 5}, 1, 2, 3),
                        tridagon(true, new int[] {1, 2, 3, 4, 5}, 1, 2, 3, 6),
                        TRIDAGON
                                + "one of the guardians r5c6=4, r5c6=5 is true, and each of them excludes what is removed: r5c6<>1,2,3"),
                both(
                        Technique.TRIDAGON,
                        tridagon(true, new int[] {1, 2, 3, 4}, 1, 2, 4),
                        tridagon(true, new int[] {1, 2, 3, 4}, 1, 2, 5),
                        TRIDAGON
                                + "one of the guardians r4c1,r5c6=4 is true, and each of them excludes what is removed: r4c56,r5c13<>4"),
                both(
                        Technique.JUNIOR_EXOCET,
                        exocet(8),
                        exocet(9),
                        EXOCET + COVERED + SAME + "all others can be removed: r2c4,r3c7<>5,6,7,8,9"),
                both(
                        Technique.JUNIOR_EXOCET,
                        plainExocet().cell(5, 3, 5, 6).cell(5, 7, 2, 3, 4),
                        plainExocet(),
                        EXOCET + COVERED + SAME
                                + "if r2c4=1, the other target is not, and columns 3 and 7 have no two lines left for it: r2c4<>1"),
                both(
                        Technique.JUNIOR_EXOCET,
                        plainExocet().cell(3, 8, 1, 9).cell(3, 9, 1, 2, 8),
                        plainExocet(),
                        EXOCET + COVERED + SAME
                                + "the digit of r2c4, which is in the base, must be in row 3, too, where only r3c89 (1 and 2) have room for it: r2c4<>3,4"),
                both(
                        Technique.SK_LOOP,
                        ring(4),
                        ring(7),
                        "SK-Loop: the sixteen cells r19c2378,r2378c19 form a ring of eight pairs, in which neighbours share a house, and have room for each of these digits only once in its house (box 1: 1 and 2; row 1: 3 and 4; box 3: 1 and 2; column 9: 5 and 6; box 9: 1 and 2; row 9: 3 and 4; box 7: 1 and 2; column 1: 5 and 6), which makes sixteen; so each of these is there, and can be removed from the rest of its house: r19c19<>1,2,3,4,5,6, r19c456<>3,4, r2378c2378<>1,2, r456c19<>5,6"),
                both(
                        Technique.MULTI_SECTOR_LOCKED_SET,
                        marks().cell(1, 1, 1, 5)
                                .cell(1, 4, 1, 6)
                                .cell(4, 1, 2, 5)
                                .cell(4, 4, 2, 6),
                        marks().cell(1, 1, 1, 5)
                                .cell(1, 4, 1, 6)
                                .cell(4, 1, 2, 5)
                                .cell(4, 4, 2, 6, 7),
                        "Multi-Sector Locked Set: the open cells where rows 1 and 4 cross columns 1 and 4 are just as many as the digits for which they have room: 1 and 2 once in each row (row 1: 1; row 4: 2) and 5 and 6 once in each column (column 1: 5; column 4: 6); so each of these is there, and can be removed from the rest of its line: r1c2356789<>1, r2356789c1<>5, r2356789c4<>6, r4c2356789<>2"));
    }

    @ParameterizedTest
    @MethodSource("patterns")
    void thePatternIsFoundAndExplainedAndItsNeighbourIsNot(
            Technique technique, Marks pattern, Marks spoilt, String text) {
        assertTold(SOLVER, technique, pattern, spoilt, text);
    }
}
