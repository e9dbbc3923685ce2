package io.github.sudokusat.logic.find;

import io.github.sudokusat.logic.step.Technique;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Cases of the techniques that assume nothing of the number of solutions. */
class HandWrittenCasesTest extends HandWrittenCases {

    private static Marks rowOfEight() {
        Marks marks = marks();
        for (int c = 1; c <= 8; c++) {
            marks.place(1, c, c);
        }
        return marks;
    }

    static Stream<Arguments> singlesAndSets() {
        return Stream.of(
                both(
                        Technique.FULL_HOUSE,
                        rowOfEight(),
                        marks().place(1, 1, 1),
                        "Full house: r1c9 is the last open cell of row 1: r1c9=9"),
                both(
                        Technique.HIDDEN_SINGLE,
                        marks().row(1, 5, 4),
                        marks().row(1, 5, 4, 6),
                        "Hidden single: 5 has only one place left in row 1: r1c4=5"),
                both(
                        Technique.NAKED_SINGLE,
                        marks().cell(5, 5, 7),
                        marks().cell(5, 5, 7, 8),
                        "Naked single: r5c5 has no other candidate than 7: r5c5=7"),
                both(
                        Technique.POINTING,
                        marks().box(1, 4, 1, 2),
                        marks().box(1, 4, 1, 2, 4),
                        "Pointing: 4 in box 1 stands only in r1c12, all in row 1, so it goes from the rest of row "
                                + "1: r1c456789<>4"),
                both(
                        Technique.CLAIMING,
                        marks().row(1, 4, 1, 2),
                        marks().row(1, 4, 1, 2, 4),
                        "Claiming: 4 in row 1 stands only in r1c12, all in box 1, so it goes from the rest of box "
                                + "1: r23c123<>4"),
                both(
                        Technique.NAKED_PAIR,
                        marks().cell(1, 4, 6, 7).cell(1, 5, 6, 7),
                        marks().cell(1, 4, 6, 7).cell(1, 5, 6, 8),
                        "Naked pair: r1c45 in row 1 have only 6 and 7 between them and so take these, which go from every cell that sees them all: r1c1236789,r23c456<>67"),
                both(
                        Technique.NAKED_TRIPLE,
                        marks().cell(1, 1, 1, 2).cell(1, 5, 2, 3).cell(1, 9, 1, 3),
                        marks().cell(1, 1, 1, 2).cell(1, 5, 2, 3).cell(1, 9, 1, 4),
                        "Naked triple: r1c159 in row 1 have only 1, 2 and 3 between them and so take these, which go from every cell that sees them all: r1c234678<>123"),
                both(
                        Technique.NAKED_QUAD,
                        marks().cell(1, 1, 1, 2)
                                .cell(1, 4, 2, 3)
                                .cell(1, 7, 3, 4)
                                .cell(1, 9, 1, 4),
                        marks().cell(1, 1, 1, 2)
                                .cell(1, 4, 2, 3)
                                .cell(1, 7, 3, 4)
                                .cell(1, 9, 1, 5),
                        "Naked quad: r1c1479 in row 1 have only 1, 2, 3 and 4 between them and so take these, which go from every cell that sees them all: r1c23568<>1234"),
                both(
                        Technique.HIDDEN_PAIR,
                        marks().row(1, 1, 1, 9).row(1, 2, 1, 9),
                        marks().row(1, 1, 1, 9).row(1, 2, 1, 9, 5),
                        "Hidden pair: 1 and 2 stand in row 1 only in r1c19, so nothing else stands there: "
                                + "r1c19<>3456789"),
                both(
                        Technique.HIDDEN_TRIPLE,
                        marks().box(5, 1, 1, 9).box(5, 2, 1, 5).box(5, 3, 5, 9),
                        marks().box(5, 1, 1, 9).box(5, 2, 1, 5).box(5, 3, 5, 8),
                        "Hidden triple: 1, 2 and 3 stand in box 5 only in r4c4,r5c5,r6c6, so nothing else stands "
                                + "there: r4c4,r5c5,r6c6<>456789"),
                both(
                        Technique.HIDDEN_QUAD,
                        marks().row(1, 1, 1, 9).row(1, 2, 1, 5).row(1, 3, 5, 9).row(1, 4, 5, 7),
                        marks().row(1, 1, 1, 9).row(1, 2, 1, 5).row(1, 3, 5, 9).row(1, 4, 2, 7),
                        "Hidden quad: 1, 2, 3 and 4 stand in row 1 only in r1c1579, so nothing else stands there: "
                                + "r1c1579<>56789"));
    }

    static Stream<Arguments> fish() {
        return Stream.of(
                both(
                        Technique.X_WING,
                        marks().row(2, 4, 3, 9).row(7, 4, 3, 9),
                        marks().row(2, 4, 3, 9).row(7, 4, 3, 8),
                        "X-Wing: 4 in rows 2 and 7 stands only in columns 3 and 9, so it goes from the rest of "
                                + "those columns: r1345689c39<>4"),
                both(
                        Technique.SWORDFISH,
                        marks().column(1, 4, 1, 4).column(5, 4, 4, 7).column(9, 4, 1, 7),
                        marks().column(1, 4, 1, 4).column(5, 4, 4, 7).column(9, 4, 1, 8),
                        "Swordfish: 4 in columns 1, 5 and 9 stands only in rows 1, 4 and 7, so it goes from the "
                                + "rest of those rows: r147c234678<>4"),
                both(
                        Technique.JELLYFISH,
                        marks().row(1, 4, 1, 4).row(3, 4, 4, 7).row(5, 4, 7, 9).row(7, 4, 1, 9),
                        marks().row(1, 4, 1, 4).row(3, 4, 4, 7).row(5, 4, 7, 9).row(7, 4, 1, 8),
                        "Jellyfish: 4 in rows 1, 3, 5 and 7 stands only in columns 1, 4, 7 and 9, so it goes from "
                                + "the rest of those columns: r24689c1479<>4"),
                both(
                        Technique.FINNED_X_WING,
                        marks().row(2, 4, 3, 8, 9).row(7, 4, 3, 9),
                        marks().row(2, 4, 3, 6, 9).row(7, 4, 3, 9),
                        "Finned X-Wing: 4 in rows 2 and 7 stands only in columns 3 and 9 and r2c8; unless it stands in r2c8, it goes from the rest of those columns, so in any case from their cells that see r2c8: r13c9<>4"),
                both(
                        Technique.SASHIMI_X_WING,
                        marks().row(2, 4, 3, 7, 8).row(7, 4, 3, 9),
                        marks().row(2, 4, 3, 6, 8).row(7, 4, 3, 9),
                        "Sashimi X-Wing: 4 in rows 2 and 7 stands only in columns 3 and 9 and r2c78; unless it stands in one of r2c78, it goes from the rest of those columns, so in any case from their cells that see r2c78: r13c9<>4"),
                both(
                        Technique.FINNED_SWORDFISH,
                        marks().row(1, 4, 1, 4).row(5, 4, 4, 7).row(9, 4, 1, 7, 8),
                        marks().row(1, 4, 1, 4).row(5, 4, 4, 7).row(9, 4, 1, 7, 8, 5),
                        "Finned Swordfish: 4 in rows 1, 5 and 9 stands only in columns 1, 4 and 7 and r9c8; unless it stands in r9c8, it goes from the rest of those columns, so in any case from their cells that see r9c8: r78c7<>4"),
                both(
                        Technique.SASHIMI_SWORDFISH,
                        marks().row(1, 4, 1, 4).row(5, 4, 4, 7).row(9, 4, 1, 8),
                        marks().row(1, 4, 1, 4).row(5, 4, 4, 7).row(9, 4, 1, 8, 5),
                        "Sashimi Swordfish: 4 in rows 1, 5 and 9 stands only in columns 1, 4 and 8 and r5c7; unless it stands in r5c7, it goes from the rest of those columns, so in any case from their cells that see r5c7: r46c8<>4"),
                both(
                        Technique.FINNED_JELLYFISH,
                        marks().row(1, 4, 1, 4).row(3, 4, 4, 7).row(5, 4, 7, 9).row(7, 4, 1, 8, 9),
                        marks().row(1, 4, 1, 4).row(3, 4, 4, 7).row(5, 4, 7, 9).row(7, 4, 1, 5, 8, 9),
                        "Finned Jellyfish: 4 in rows 1, 3, 5 and 7 stands only in columns 1, 4, 7 and 9 and r7c8; unless it stands in r7c8, it goes from the rest of those columns, so in any case from their cells that see r7c8: r89c79<>4"),
                both(
                        Technique.SASHIMI_JELLYFISH,
                        marks().row(1, 4, 1, 4).row(3, 4, 4, 7).row(5, 4, 7, 9).row(7, 4, 1, 8),
                        marks().row(1, 4, 1, 4).row(3, 4, 4, 7).row(5, 4, 7, 9).row(7, 4, 1, 5, 8),
                        "Sashimi Jellyfish: 4 in rows 1, 3, 5 and 7 stands only in columns 1, 4, 7 and 9 and r7c8; unless it stands in r7c8, it goes from the rest of those columns, so in any case from their cells that see r7c8: r89c79<>4"));
    }

    static Stream<Arguments> complexFish() {
        return Stream.of(
                both(
                        Technique.FRANKEN_FISH,
                        marks().row(1, 4, 1, 2).box(7, 4, 1, 5),
                        marks().row(1, 4, 1, 2).box(7, 4, 1, 5, 3),
                        "Franken fish: 4 in row 1 and box 7 stands only in columns 1 and 2, which are as many, so it goes from their other cells and from those in two of them: r23456c12<>4"),
                both(
                        Technique.SIAMESE_FISH,
                        marks().row(2, 4, 3, 8).row(7, 4, 3, 9),
                        marks().row(2, 4, 3, 8).row(7, 4, 3, 9, 5),
                        "Siamese fish: 4 in rows 2 and 7 stands only in columns 3 and 9 and r2c8, and also only in columns 3 and 8 and r7c9; either way, unless it stands in the single cells, it goes from the rest of those lines, so in any case from their cells that see these: r13c9,r89c8<>4"),
                both(
                        Technique.DUAL_TWO_STRING_KITE,
                        marks().row(1, 4, 1, 8)
                                .column(2, 4, 2, 7)
                                .row(2, 4, 2, 5)
                                .column(1, 4, 1, 9),
                        marks().row(1, 4, 1, 8)
                                .column(2, 4, 2, 7)
                                .row(2, 4, 2, 5)
                                .column(1, 4, 1, 9, 6),
                        "Dual two-string kite: 4 stands in row 2 only in r2c25 and in column 1 only in r19c1; not in both of r1c1,r2c2, which see each other, so in r2c5 or r9c1, and what sees both loses it; and 4 stands in row 1 only in r1c18 and in column 2 only in r27c2; not in both of r1c1,r2c2, which see each other, so in r1c8 or r7c2, and what sees both loses it: r7c8,r9c5<>4"),
                both(
                        Technique.DUAL_EMPTY_RECTANGLE,
                        marks().box(5, 4, 2, 4, 6).column(9, 4, 5, 8).column(1, 4, 3, 5),
                        marks().box(5, 4, 2, 4, 6).column(9, 4, 5, 8).column(1, 4, 3, 5, 6),
                        "Dual empty rectangle: 4 stands in column 1 only in r35c1, in column 9 only in r58c9 and in box 5 only in r4c5,r5c46; were it in r3c5, it would not be in r3c1, so in r5c1; were it in r8c5, it would not be in r8c9, so in r5c9; no place would be left in box 5: r38c5<>4"),
                both(
                        Technique.MUTANT_FISH,
                        marks().row(1, 4, 1, 8).column(9, 4, 2, 7),
                        marks().row(1, 4, 1, 8).column(9, 4, 2, 7, 5),
                        "Mutant fish: 4 in row 1 and column 9 stands only in row 7 and box 3, which are as many, and in r1c1; unless it stands in r1c1, it goes from their other cells and from those in two of them, so in any case from those that see r1c1: r7c1<>4"));
    }

    static Stream<Arguments> wings() {
        return Stream.of(
                both(
                        Technique.Y_WING,
                        marks().cell(1, 1, 1, 2).cell(1, 5, 1, 3).cell(5, 1, 2, 3),
                        marks().cell(1, 1, 1, 2).cell(1, 5, 1, 3).cell(5, 1, 2, 4),
                        "Y-Wing: r1c1 is 1 or 2; if 1, then r1c5=3; if 2, then r5c1=3; so one of these is 3, and what sees both is not: r5c5<>3"),
                both(
                        Technique.XYZ_WING,
                        marks().cell(1, 1, 1, 2, 3).cell(1, 5, 1, 3).cell(2, 2, 2, 3),
                        marks().cell(1, 1, 1, 2, 3).cell(1, 5, 1, 3).cell(2, 2, 2, 4),
                        "XYZ-Wing: r1c1, with r1c5 in row 1 and r2c2 in box 1, have as many digits as cells, 1, 2 and 3; each but 3 can stand there only once, so 3 stands in one of r1c15,r2c2 and goes from what sees all of these: r1c23<>3"),
                both(
                        Technique.WXYZ_WING,
                        marks().cell(1, 1, 1, 2, 3, 4)
                                .cell(1, 5, 1, 4)
                                .cell(1, 6, 2, 4)
                                .cell(2, 2, 3, 4),
                        marks().cell(1, 1, 1, 2, 3, 4)
                                .cell(1, 5, 1, 4)
                                .cell(1, 6, 2, 4)
                                .cell(2, 2, 3, 5),
                        "WXYZ-Wing: r1c1, with r1c56 in row 1 and r2c2 in box 1, have as many digits as cells, 1, 2, 3 and 4; each but 4 can stand there only once, so 4 stands in one of r1c156,r2c2 and goes from what sees all of these: r1c23<>4"),
                both(
                        Technique.WXYZ_WING,
                        marks().cell(1, 1, 1, 3)
                                .cell(1, 2, 2, 4)
                                .cell(1, 5, 1, 2)
                                .cell(2, 3, 3, 4),
                        marks().cell(1, 1, 1, 3)
                                .cell(1, 2, 2, 4)
                                .cell(1, 5, 1, 2)
                                .cell(2, 3, 3, 5),
                        "WXYZ-Wing: r1c12, with r1c5 in row 1 and r2c3 in box 1, have as many digits as cells, 1, 2, 3 and 4; none can stand there twice, so each stands there once and goes from what sees all its places: r1c3<>1234, r1c46789<>12, r2c12,r3c123<>34"),
                both(
                        Technique.BENT_SET_OF_FIVE,
                        marks().cell(1, 1, 1, 2, 3, 4, 5)
                                .cell(1, 5, 1, 5)
                                .cell(1, 6, 2, 5)
                                .cell(1, 7, 3, 5)
                                .cell(2, 2, 4, 5),
                        marks().cell(1, 1, 1, 2, 3, 4, 5)
                                .cell(1, 5, 1, 5)
                                .cell(1, 6, 2, 5)
                                .cell(1, 7, 3, 5)
                                .cell(2, 2, 4, 6),
                        "Bent set of five: r1c1, with r1c567 in row 1 and r2c2 in box 1, have as many digits as cells, 1, 2, 3, 4 and 5; each but 5 can stand there only once, so 5 stands in one of r1c1567,r2c2 and goes from what sees all of these: r1c23<>5"),
                both(
                        Technique.BENT_SET_OF_FIVE,
                        marks().cell(1, 1, 1, 3)
                                .cell(1, 2, 2, 4)
                                .cell(1, 5, 1, 5)
                                .cell(1, 6, 2, 5)
                                .cell(2, 3, 3, 4),
                        marks().cell(1, 1, 1, 3)
                                .cell(1, 2, 2, 4)
                                .cell(1, 5, 1, 5)
                                .cell(1, 6, 2, 6)
                                .cell(2, 3, 3, 4),
                        "Bent set of five: r1c12, with r1c56 in row 1 and r2c3 in box 1, have as many digits as cells, 1, 2, 3, 4 and 5; none can stand there twice, so each stands there once and goes from what sees all its places: r1c3<>12345, r1c4789<>125, r2c12,r3c123<>34, r23c456<>5"),
                both(
                        Technique.W_WING,
                        marks().cell(1, 1, 1, 2).cell(5, 5, 1, 2).row(9, 1, 1, 5),
                        marks().cell(1, 1, 1, 2).cell(5, 5, 1, 2).row(9, 1, 1, 5, 7),
                        "W-Wing: r1c1,r5c5 have only 1 and 2; 1 in row 9 stands in one of r9c15, each of which sees one of the two, so one of them is 2, and what sees both is not: r1c5,r5c1<>2"),
                both(
                        Technique.SKYSCRAPER,
                        marks().row(1, 4, 2, 8).row(5, 4, 2, 9),
                        marks().row(1, 4, 2, 8).row(5, 4, 2, 9, 5),
                        "Skyscraper: 4 stands in row 1 only in r1c28 and in row 5 only in r5c29; not in both of r15c2, which see each other, so in r1c8 or r5c9, and what sees both loses it: r23c9,r46c8<>4"),
                both(
                        Technique.TWO_STRING_KITE,
                        marks().row(1, 4, 1, 8).column(2, 4, 2, 7),
                        marks().row(1, 4, 1, 8).column(2, 4, 2, 7, 9),
                        "Two-string kite: 4 stands in row 1 only in r1c18 and in column 2 only in r27c2; not in both of r1c1,r2c2, which see each other, so in r1c8 or r7c2, and what sees both loses it: r7c8<>4"),
                both(
                        Technique.TURBOT_FISH,
                        marks().row(1, 4, 1, 4).box(5, 4, 6, 7),
                        marks().row(1, 4, 1, 4).box(5, 4, 5, 6, 7),
                        "Turbot fish: 4 stands in row 1 only in r1c14 and in box 5 only in r5c6,r6c4; not in both of r16c4, which see each other, so in r1c1 or r5c6, and what sees both loses it: r5c1<>4"),
                both(
                        Technique.EMPTY_RECTANGLE,
                        marks().box(5, 4, 2, 4, 6).column(9, 4, 5, 8),
                        marks().box(5, 4, 2, 4, 6, 9).column(9, 4, 5, 8),
                        "Empty rectangle: 4 stands in column 9 only in r58c9 and in box 5 only in r4c5,r5c46; were it in r8c5, it would not be in r8c9, so in r5c9, and no place would be left in box 5: r8c5<>4"));
    }

    static Stream<Arguments> coloursAndChains() {
        return Stream.of(
                both(
                        Technique.SIMPLE_COLOURING_TRAP,
                        marks().row(1, 4, 2, 8).column(8, 4, 1, 5).row(5, 4, 3, 8),
                        marks().row(1, 4, 2, 8).column(8, 4, 1, 5).row(5, 4, 3, 8, 6),
                        "Simple colouring, trap: either r1c2,r5c8=4 are all true or r1c8,r5c3=4 are all true; what sees both goes: r23c3,r46c2<>4"),
                both(
                        Technique.SIMPLE_COLOURING_WRAP,
                        marks().row(1, 4, 2, 8)
                                .column(8, 4, 1, 5)
                                .row(5, 4, 3, 8)
                                .column(3, 4, 2, 5),
                        marks().row(1, 4, 2, 8)
                                .column(8, 4, 1, 5)
                                .row(5, 4, 3, 8)
                                .column(3, 4, 7, 5),
                        "Simple colouring, wrap: either r1c2,r2c3,r5c8=4 are all true or r1c8,r5c3=4 are all true; but r1c2,r2c3=4 see each other, so the first side is false: r1c2,r2c3,r5c8<>4"),
                both(
                        Technique.REMOTE_PAIR,
                        marks().cell(1, 1, 1, 2)
                                .cell(1, 5, 1, 2)
                                .cell(5, 5, 1, 2)
                                .cell(5, 9, 1, 2),
                        marks().cell(1, 1, 1, 2)
                                .cell(1, 5, 1, 2)
                                .cell(5, 5, 1, 2)
                                .cell(5, 9, 1, 3),
                        "Remote pair: r1c1, r1c5, r5c5 and r5c9, each but the first of which sees one before it, have only 1 and 2, so these alternate from cell to cell; what sees two cells that hold different ones has neither: r1c9,r5c1<>12"),
                both(
                        Technique.MULTI_COLOURS,
                        marks().row(1, 4, 1, 8).column(2, 4, 2, 7),
                        marks().row(1, 4, 1, 8).column(2, 4, 2, 7, 9),
                        "Multi-colours: either r1c1=4 is true or r1c8=4 is true, and either r2c2=4 is true or r7c2=4 is true; the first and the third side see each other, so the second or the fourth is true, and what sees both of these goes: r7c8<>4"),
                both(
                        Technique.MULTI_COLOURS,
                        marks().row(1, 4, 1, 8).column(8, 4, 1, 5).column(2, 4, 2, 5),
                        marks().row(1, 4, 1, 8).column(8, 4, 1, 5).column(2, 4, 2, 6),
                        "Multi-colours: either r1c1,r5c8=4 are all true or r1c8=4 is true, and either r2c2=4 is true or r5c2=4 is true; the first side sees both the third and the fourth, so it is false: r1c1,r5c8<>4"),
                both(
                        Technique.MEDUSA_TRAP,
                        marks().cell(1, 1, 1, 2)
                                .cell(5, 1, 1, 3)
                                .column(1, 1, 1, 5)
                                .row(1, 2, 1, 9)
                                .row(5, 3, 1, 9),
                        marks().cell(1, 1, 1, 2)
                                .cell(5, 1, 1, 3)
                                .column(1, 1, 1, 5)
                                .row(1, 2, 1, 9)
                                .row(5, 3, 1, 8, 9),
                        "3D Medusa, trap: either r1c1=1, r1c9=2, r5c1=3 are all true or r5c1=1, r1c1=2, r5c9=3 are all true; what sees both goes: r1c9<>3, r5c9<>2"),
                both(
                        Technique.MEDUSA_WRAP,
                        marks().cell(1, 1, 1, 2)
                                .cell(5, 1, 1, 2)
                                .row(1, 2, 1, 7)
                                .column(7, 2, 1, 4)
                                .box(6, 2, 1, 5)
                                .row(5, 2, 1, 8),
                        marks().cell(1, 1, 1, 2, 3)
                                .cell(5, 1, 1, 2)
                                .row(1, 2, 1, 7, 9)
                                .column(7, 2, 1, 4)
                                .box(6, 2, 1, 5)
                                .row(5, 2, 1, 8),
                        "3D Medusa, wrap: either r15c1=1, r1c7,r5c8=2 are all true or r15c1,r4c7=2 are all true; but r15c1=1 see each other, so the first side is false: r15c1<>1, r1c7,r5c8<>2"),
                both(
                        Technique.X_CYCLE,
                        marks().row(1, 4, 2, 8).row(5, 4, 2, 9),
                        marks().row(1, 4, 2, 8).row(5, 4, 2, 9, 5),
                        "X-cycle: if r1c8<>4, then r1c2=4 (row 1), r5c2<>4, r5c9=4 (row 5); so one of r1c8=4 and r5c9=4 is true, and what sees both goes: r23c9,r46c8<>4"),
                both(
                        Technique.XY_CHAIN,
                        marks().cell(1, 1, 1, 2)
                                .cell(1, 5, 2, 3)
                                .cell(5, 5, 3, 4)
                                .cell(5, 9, 4, 1),
                        marks().cell(1, 1, 1, 2)
                                .cell(1, 5, 2, 3)
                                .cell(5, 5, 3, 4)
                                .cell(5, 9, 4, 5),
                        "XY-chain: if r1c1<>1, then r1c1=2, r1c5<>2, r1c5=3, r5c5<>3, r5c5=4, r5c9<>4, r5c9=1; so one of r1c1=1 and r5c9=1 is true, and what sees both goes: r1c9,r5c1<>1"),
                both(
                        Technique.AIC,
                        marks().cell(1, 1, 1, 2).cell(9, 5, 1, 2).row(5, 2, 1, 5),
                        marks().cell(1, 1, 1, 2).cell(9, 5, 1, 2).row(5, 2, 1, 5, 8),
                        "AIC: if r1c1<>1, then r1c1=2, r5c1<>2, r5c5=2 (row 5), r9c5<>2, r9c5=1; so one of r1c1=1 and r9c5=1 is true, and what sees both goes: r1c5,r9c1<>1"),
                both(
                        Technique.GROUPED_AIC,
                        marks().row(1, 4, 1, 2, 8).row(9, 4, 3, 8),
                        marks().row(1, 4, 1, 4, 8).row(9, 4, 3, 8),
                        "Grouped AIC: if r9c3<>4, then r9c8=4 (row 9), r1c8<>4, r1c12=4 (row 1); so one of r9c3=4 and r1c12=4 is true, and what sees both goes: r23c3<>4"),
                both(
                        Technique.ALS_XY_WING,
                        marks().cell(1, 1, 1, 2).cell(1, 5, 1, 3).cell(5, 5, 2, 3),
                        marks().cell(1, 1, 1, 2).cell(1, 5, 1, 3).cell(5, 5, 4, 3),
                        "ALS-XY-Wing: r1c5 (1 and 3) has one digit more than cells, so it holds 3 and keeps it from r5c5 (2 and 3), or holds 1 and keeps it from r1c1 (1 and 2); these have one digit more than cells too, and the one that loses it holds all its others, so 2 goes from what sees all its places in these two: r5c1<>2"),
                both(
                        Technique.ALS_XZ,
                        marks().cell(1, 1, 1, 2).cell(5, 1, 1, 3).cell(5, 2, 2, 3),
                        marks().cell(1, 1, 1, 2).cell(5, 1, 1, 3).cell(5, 2, 4, 3),
                        "ALS-XZ: r5c12 (1, 2 and 3) and r1c1 (1 and 2) have one digit more than cells each and cannot both hold 1; the one that does not holds all its other digits, so 2 goes from what sees all its places in both: r123c2,r46c1<>2"),
                both(
                        Technique.ALS_XY_CHAIN,
                        marks().cell(1, 1, 1, 2)
                                .cell(1, 5, 2, 3)
                                .cell(5, 5, 3, 4)
                                .cell(5, 9, 4, 5)
                                .cell(9, 9, 5, 6)
                                .cell(9, 3, 6, 7)
                                .cell(4, 3, 7, 1),
                        marks().cell(1, 1, 1, 2)
                                .cell(1, 5, 2, 3)
                                .cell(5, 5, 3, 4)
                                .cell(5, 9, 4, 5)
                                .cell(9, 9, 5, 6)
                                .cell(9, 3, 6, 7)
                                .cell(4, 3, 7, 8),
                        "ALS-XY-chain: r1c1 (1 and 2) and r15c5 (2, 3 and 4) cannot both hold 2, that and r59c9 (4, 5 and 6) cannot both hold 4, that and r49c3 (1, 6 and 7) cannot both hold 6; each has one digit more than cells, so if the first lacks another one, it holds the first of these, the next set therefore the next, and so on, until the last holds all its others; so 1 goes from what sees all its places in the first and the last: r123c3,r456c1<>1"),
                both(
                        Technique.DEATH_BLOSSOM,
                        marks().cell(1, 1, 1, 2).cell(1, 5, 1, 3).cell(5, 1, 2, 3),
                        marks().cell(1, 1, 1, 2, 9).cell(1, 5, 1, 3).cell(5, 1, 2, 3),
                        "Death blossom: r1c1 is 1 or 2, each of which is kept from one of r1c5 (1 and 3) and r5c1 (2 and 3); these have one digit more than cells each, and the one that loses it holds all its others, so 3 goes from what sees all its places in all of these: r5c5<>3"),
                both(
                        Technique.ALS_AIC,
                        marks().cell(1, 1, 1, 2, 3).cell(1, 2, 1, 2, 3).cell(1, 9, 1, 2),
                        marks().cell(1, 1, 1, 2, 3).cell(1, 2, 1, 2, 3, 4).cell(1, 9, 1, 2),
                        "AIC with almost locked sets: r1c12 (1, 2 and 3) has one digit more than cells, so lacking one it holds all others; if r1c9<>1, then r1c9=2, r1c12<>2, r1c12=1; so one of r1c9=1 and r1c12=1 is true, and what sees both goes: r1c345678<>1"),
                both(
                        Technique.TEMPLATE_DELETE,
                        marks().row(1, 4, 1, 8).column(2, 4, 2, 7),
                        marks().row(1, 4, 1, 8).column(2, 4, 2, 7, 9),
                        "Template delete: however 4 is placed in all of the grid, it does not stand there: r7c8<>4"),
                both(
                        Technique.TEMPLATE_SET,
                        marks().row(1, 5, 4),
                        marks().row(1, 5, 4, 6),
                        "Template set: however 5 is placed in all of the grid, it stands there: r1c4=5"),
                both(
                        Technique.COLOURED_CONTRADICTION,
                        marks().row(1, 4, 2, 8).cell(4, 2, 4, 5).cell(5, 2, 4, 5),
                        marks().row(1, 4, 2, 8).cell(4, 2, 4, 5).cell(5, 2, 4, 5, 6),
                        "Coloured contradiction: were r1c2=4, then by singles r4c2=5, and then there would be a contradiction: r5c2 has no candidate: r1c2<>4"),
                both(
                        Technique.FORCING_CHAIN,
                        marks().cell(1, 1, 1, 2, 3)
                                .cell(1, 5, 1, 4)
                                .cell(5, 1, 2, 4)
                                .cell(3, 3, 3, 5)
                                .cell(3, 5, 5, 4),
                        marks().cell(1, 1, 1, 2, 3, 6)
                                .cell(1, 5, 1, 4)
                                .cell(5, 1, 2, 4)
                                .cell(3, 3, 3, 5)
                                .cell(3, 5, 5, 4),
                        "Forcing chain: r1c1 is 1, 2 or 3; if r1c1=1, then r1c5<>1, r1c5=4, r5c5<>4; if r1c1=2, then r5c1<>2, r5c1=4, r5c5<>4; if r1c1=3, then r3c3<>3, r3c3=5, r3c5<>5, r3c5=4, r5c5<>4; the same in every case: r5c5<>4"),
                both(
                        Technique.FORCING_NET,
                        marks().cell(1, 1, 1, 5, 6).cell(1, 2, 1, 2).cell(2, 1, 1, 2),
                        marks().cell(1, 1, 1, 5, 6).cell(1, 2, 1, 2).cell(2, 1, 1, 2, 3),
                        "Forcing net: were r1c1=1, then by singles r1c2=2, and then there would be a contradiction: r2c1 has no candidate: r1c1<>1"),
                both(
                        Technique.FORCING_NET,
                        marks().column(3, 8, 2, 5, 9)
                                .cell(9, 7, 5, 8)
                                .cell(8, 1, 3, 8)
                                .cell(2, 1, 3, 4)
                                .cell(2, 7, 4, 5, 6)
                                .cell(5, 9, 7, 8)
                                .cell(6, 2, 1, 8)
                                .cell(2, 2, 1, 2)
                                .cell(2, 9, 2, 6, 7),
                        marks().column(3, 8, 2, 5, 9)
                                .cell(9, 7, 5, 8)
                                .cell(8, 1, 3, 8)
                                .cell(2, 1, 3, 4)
                                .cell(2, 7, 4, 5, 6)
                                .cell(5, 9, 7, 8)
                                .cell(6, 2, 1, 8)
                                .cell(2, 2, 1, 2)
                                .cell(2, 9, 2, 6, 7, 9),
                        "Forcing net: 8 stands in column 3 in one of r259c3; if r2c3=8, then r2c3<>6; if r5c3=8, then by singles r5c9=7, r6c2=1, r2c2=2, r2c9=6, so r2c3<>6; if r9c3=8, then by singles r8c1=3, r2c1=4, r9c7=5, r2c7=6, so r2c3<>6; the same in every case: r2c3<>6"),
                both(
                        Technique.ALS_AIC,
                        marks().cell(7, 1, 4, 9).cell(7, 2, 4, 8, 9).cell(7, 3, 4, 8, 9),
                        marks().cell(7, 1, 4, 9).cell(7, 2, 4, 8, 9).cell(7, 3, 4, 5, 8, 9),
                        "AIC with almost locked sets: r7c23 (4, 8 and 9) has one digit more than cells, so lacking one it holds all others; if r7c1<>4, then r7c1=9, r7c23<>9, r7c23=4, r7c1<>4, and round the other way too; so of every two neighbours exactly one is true, and what sees both goes; so the set lacks one of its two digits in the loop and holds all its others, which go from what sees all their places in it: r7c456789,r89c123<>489"),
                both(
                        Technique.SUE_DE_COQ,
                        marks().cell(1, 1, 1, 2, 3)
                                .cell(1, 2, 1, 2, 3, 4)
                                .cell(1, 5, 1, 2)
                                .cell(2, 1, 3, 4),
                        marks().cell(1, 1, 1, 2, 3)
                                .cell(1, 2, 1, 2, 3, 4)
                                .cell(1, 5, 1, 2)
                                .cell(2, 1, 2, 4),
                        "Sue de Coq: r1c12, with r1c5 in row 1 and r2c1 in box 1, have as many digits as cells, 1, 2, 3 and 4; none can stand there twice, so each stands there once and goes from the rest of the house in which all its places lie: r1c3<>1234, r1c46789<>12, r2c23,r3c123<>34"));
    }

    @ParameterizedTest
    @MethodSource({"singlesAndSets", "fish", "complexFish", "wings", "coloursAndChains"})
    void thePatternIsFoundAndExplainedAndItsNeighbourIsNot(
            Technique technique, Marks pattern, Marks spoilt, String text) {
        assertTold(SOLVER, technique, pattern, spoilt, text);
    }
}
