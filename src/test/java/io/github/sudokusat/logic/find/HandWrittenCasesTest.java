package io.github.sudokusat.logic.find;

import io.github.sudokusat.logic.step.Technique;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Cases of the techniques that do not assume a unique solution. */
@Tag("long")
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
                        "Full House: r1c9 is the last empty cell in row 1 and must be 9: r1c9=9"),
                both(
                        Technique.HIDDEN_SINGLE,
                        marks().row(1, 5, 4),
                        marks().row(1, 5, 4, 6),
                        "Hidden Single: r1c4 is the only cell in row 1 that can be 5, because earlier steps ruled out 5 in r1c12356789: r1c4=5"),
                both(
                        Technique.NAKED_SINGLE,
                        marks().cell(5, 5, 7),
                        marks().cell(5, 5, 7, 8),
                        "Naked Single: 7 is the only candidate left in r5c5, because earlier steps ruled out 1, 2, 3, 4, 5, 6, 8 and 9: r5c5=7"),
                both(
                        Technique.POINTING,
                        marks().box(1, 4, 1, 2),
                        marks().box(1, 4, 1, 2, 4),
                        "Pointing: in box 1, 4 is confined to r1c12, which are both in row 1, so 4 can be removed from the rest of row 1: r1c456789<>4"),
                both(
                        Technique.CLAIMING,
                        marks().row(1, 4, 1, 2),
                        marks().row(1, 4, 1, 2, 4),
                        "Claiming: in row 1, 4 is confined to r1c12, which are both in box 1, so 4 can be removed from the rest of box 1: r23c123<>4"),
                both(
                        Technique.NAKED_PAIR,
                        marks().cell(1, 4, 6, 7).cell(1, 5, 6, 7),
                        marks().cell(1, 4, 6, 7).cell(1, 5, 6, 8),
                        "Naked Pair: r1c45 in row 1 contain only 6 and 7 and must use up both, so 6 and 7 can be removed from every other cell that sees both of these cells: r1c1236789,r23c456<>6,7"),
                both(
                        Technique.NAKED_TRIPLE,
                        marks().cell(1, 1, 1, 2).cell(1, 5, 2, 3).cell(1, 9, 1, 3),
                        marks().cell(1, 1, 1, 2).cell(1, 5, 2, 3).cell(1, 9, 1, 4),
                        "Naked Triple: r1c159 in row 1 contain only 1, 2 and 3 and must use up all three, so 1, 2 and 3 can be removed from every other cell that sees all three of these cells: r1c234678<>1,2,3"),
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
                        "Naked Quad: r1c1479 in row 1 contain only 1, 2, 3 and 4 and must use up all four, so 1, 2, 3 and 4 can be removed from every other cell that sees all four of these cells: r1c23568<>1,2,3,4"),
                both(
                        Technique.HIDDEN_PAIR,
                        marks().row(1, 1, 1, 9).row(1, 2, 1, 9),
                        marks().row(1, 1, 1, 9).row(1, 2, 1, 9, 5),
                        "Hidden Pair: in row 1, the digits 1 and 2 are confined to r1c19, which must hold them, so all other candidates can be removed from these two cells: r1c19<>3,4,5,6,7,8,9"),
                both(
                        Technique.HIDDEN_TRIPLE,
                        marks().box(5, 1, 1, 9).box(5, 2, 1, 5).box(5, 3, 5, 9),
                        marks().box(5, 1, 1, 9).box(5, 2, 1, 5).box(5, 3, 5, 8),
                        "Hidden Triple: in box 5, the digits 1, 2 and 3 are confined to r4c4,r5c5,r6c6, which must hold them, so all other candidates can be removed from these three cells: r4c4,r5c5,r6c6<>4,5,6,7,8,9"),
                both(
                        Technique.HIDDEN_QUAD,
                        marks().row(1, 1, 1, 9).row(1, 2, 1, 5).row(1, 3, 5, 9).row(1, 4, 5, 7),
                        marks().row(1, 1, 1, 9).row(1, 2, 1, 5).row(1, 3, 5, 9).row(1, 4, 2, 7),
                        "Hidden Quad: in row 1, the digits 1, 2, 3 and 4 are confined to r1c1579, which must hold them, so all other candidates can be removed from these four cells: r1c1579<>5,6,7,8,9"));
    }

    static Stream<Arguments> fish() {
        return Stream.of(
                both(
                        Technique.X_WING,
                        marks().row(2, 4, 3, 9).row(7, 4, 3, 9),
                        marks().row(2, 4, 3, 9).row(7, 4, 3, 8),
                        "X-Wing: in rows 2 and 7, 4 is confined to columns 3 and 9; each of these rows has its 4 in a different one of those columns, so 4 can be removed from the rest of those columns: r1345689c39<>4"),
                both(
                        Technique.SWORDFISH,
                        marks().column(1, 4, 1, 4).column(5, 4, 4, 7).column(9, 4, 1, 7),
                        marks().column(1, 4, 1, 4).column(5, 4, 4, 7).column(9, 4, 1, 8),
                        "Swordfish: in columns 1, 5 and 9, 4 is confined to rows 1, 4 and 7; each of these columns has its 4 in a different one of those rows, so 4 can be removed from the rest of those rows: r147c234678<>4"),
                both(
                        Technique.JELLYFISH,
                        marks().row(1, 4, 1, 4).row(3, 4, 4, 7).row(5, 4, 7, 9).row(7, 4, 1, 9),
                        marks().row(1, 4, 1, 4).row(3, 4, 4, 7).row(5, 4, 7, 9).row(7, 4, 1, 8),
                        "Jellyfish: in rows 1, 3, 5 and 7, 4 is confined to columns 1, 4, 7 and 9; each of these rows has its 4 in a different one of those columns, so 4 can be removed from the rest of those columns: r24689c1479<>4"),
                both(
                        Technique.FINNED_X_WING,
                        marks().row(2, 4, 3, 8, 9).row(7, 4, 3, 9),
                        marks().row(2, 4, 3, 6, 9).row(7, 4, 3, 9),
                        "Finned X-Wing: in rows 2 and 7, 4 is confined to columns 3 and 9, except for the fin r2c8; either the fin is 4, or this is an X-Wing, which removes 4 from the rest of those columns; so 4 can be removed from every other cell in those columns that sees the fin: r13c9<>4"),
                both(
                        Technique.SASHIMI_X_WING,
                        marks().row(2, 4, 3, 7, 8).row(7, 4, 3, 9),
                        marks().row(2, 4, 3, 6, 8).row(7, 4, 3, 9),
                        "Sashimi X-Wing: in rows 2 and 7, 4 is confined to columns 3 and 9, except for the fins r2c78; either a fin is 4, or this is an incomplete X-Wing, which removes 4 from the rest of those columns; so 4 can be removed from every other cell in those columns that sees both fins: r13c9<>4"),
                both(
                        Technique.FINNED_SWORDFISH,
                        marks().row(1, 4, 1, 4).row(5, 4, 4, 7).row(9, 4, 1, 7, 8),
                        marks().row(1, 4, 1, 4).row(5, 4, 4, 7).row(9, 4, 1, 7, 8, 5),
                        "Finned Swordfish: in rows 1, 5 and 9, 4 is confined to columns 1, 4 and 7, except for the fin r9c8; either the fin is 4, or this is a Swordfish, which removes 4 from the rest of those columns; so 4 can be removed from every other cell in those columns that sees the fin: r78c7<>4"),
                both(
                        Technique.SASHIMI_SWORDFISH,
                        marks().row(1, 4, 1, 4).row(5, 4, 4, 7).row(9, 4, 1, 8),
                        marks().row(1, 4, 1, 4).row(5, 4, 4, 7).row(9, 4, 1, 8, 5),
                        "Sashimi Swordfish: in rows 1, 5 and 9, 4 is confined to columns 1, 4 and 8, except for the fin r5c7; either the fin is 4, or this is an incomplete Swordfish, which removes 4 from the rest of those columns; so 4 can be removed from every other cell in those columns that sees the fin: r46c8<>4"),
                both(
                        Technique.FINNED_JELLYFISH,
                        marks().row(1, 4, 1, 4).row(3, 4, 4, 7).row(5, 4, 7, 9).row(7, 4, 1, 8, 9),
                        marks().row(1, 4, 1, 4).row(3, 4, 4, 7).row(5, 4, 7, 9).row(7, 4, 1, 5, 8, 9),
                        "Finned Jellyfish: in rows 1, 3, 5 and 7, 4 is confined to columns 1, 4, 7 and 9, except for the fin r7c8; either the fin is 4, or this is a Jellyfish, which removes 4 from the rest of those columns; so 4 can be removed from every other cell in those columns that sees the fin: r89c79<>4"),
                both(
                        Technique.SASHIMI_JELLYFISH,
                        marks().row(1, 4, 1, 4).row(3, 4, 4, 7).row(5, 4, 7, 9).row(7, 4, 1, 8),
                        marks().row(1, 4, 1, 4).row(3, 4, 4, 7).row(5, 4, 7, 9).row(7, 4, 1, 5, 8),
                        "Sashimi Jellyfish: in rows 1, 3, 5 and 7, 4 is confined to columns 1, 4, 7 and 9, except for the fin r7c8; either the fin is 4, or this is an incomplete Jellyfish, which removes 4 from the rest of those columns; so 4 can be removed from every other cell in those columns that sees the fin: r89c79<>4"));
    }

    static Stream<Arguments> complexFish() {
        return Stream.of(
                both(
                        Technique.FRANKEN_FISH,
                        marks().row(1, 4, 1, 2).box(7, 4, 1, 5),
                        marks().row(1, 4, 1, 2).box(7, 4, 1, 5, 3),
                        "Franken Fish: in the base (row 1 and box 7), 4 is confined to the cover (columns 1 and 2); the cover has as many houses as the base, so 4 can be removed from the rest of the cover: r23456c12<>4"),
                both(
                        Technique.SIAMESE_FISH,
                        marks().row(2, 4, 3, 8).row(7, 4, 3, 9),
                        marks().row(2, 4, 3, 8).row(7, 4, 3, 9, 5),
                        "Siamese Fish: in rows 2 and 7, 4 is confined to columns 3 and 9, except for the fin r2c8, and also to columns 3 and 8, except for the fin r7c9; these are two finned fish, and each removes 4 from the other cells in its columns that see its fin: r13c9,r89c8<>4"),
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
                        "Dual Two-String Kite: in row 2, 4 is confined to r2c25, and in column 1 to r19c1; r2c2 and r1c1, which see each other, cannot both be 4, so r2c5 or r9c1 must be 4, and 4 can be removed from every cell that sees both of these; likewise, in row 1, 4 is confined to r1c18, and in column 2 to r27c2; r1c1 and r2c2, which see each other, cannot both be 4, so r1c8 or r7c2 must be 4, and 4 can be removed from every cell that sees both of these: r7c8,r9c5<>4"),
                both(
                        Technique.DUAL_EMPTY_RECTANGLE,
                        marks().box(5, 4, 2, 4, 6).column(9, 4, 5, 8).column(1, 4, 3, 5),
                        marks().box(5, 4, 2, 4, 6).column(9, 4, 5, 8).column(1, 4, 3, 5, 6),
                        "Dual Empty Rectangle: in box 5, 4 is confined to r4c5,r5c46, and in column 1 to r35c1, and in column 9 to r58c9; if r3c5 were 4, r3c1 would not be, so r5c1 would be; if r8c5 were 4, r8c9 would not be, so r5c9 would be; either would leave no place for 4 in box 5, so 4 can be removed from r38c5: r38c5<>4"),
                both(
                        Technique.MUTANT_FISH,
                        marks().row(1, 4, 1, 8).column(9, 4, 2, 7),
                        marks().row(1, 4, 1, 8).column(9, 4, 2, 7, 5),
                        "Mutant Fish: in the base (row 1 and column 9), 4 is confined to the cover (row 7 and box 3), except for the fin r1c1; the cover has as many houses as the base, so either the fin is 4, or 4 can be removed from the rest of the cover; so 4 can be removed from every other cell in the cover that sees the fin: r7c1<>4"));
    }

    static Stream<Arguments> wings() {
        return Stream.of(
                both(
                        Technique.Y_WING,
                        marks().cell(1, 1, 1, 2).cell(1, 5, 1, 3).cell(5, 1, 2, 3),
                        marks().cell(1, 1, 1, 2).cell(1, 5, 1, 3).cell(5, 1, 2, 4),
                        "Y-Wing: the pivot r1c1 must be 1 or 2; if it is 1, the pincer r1c5 is 3; if it is 2, the pincer r5c1 is 3; so one of the pincers is 3, and 3 can be removed from every cell that sees both: r5c5<>3"),
                both(
                        Technique.XYZ_WING,
                        marks().cell(1, 1, 1, 2, 3).cell(1, 5, 1, 3).cell(2, 2, 2, 3),
                        marks().cell(1, 1, 1, 2, 3).cell(1, 5, 1, 3).cell(2, 2, 2, 4),
                        "XYZ-Wing: the pivot r1c1 must be 1, 2 or 3; if it is 1, the pincer r1c5 is 3; if it is 2, the pincer r2c2 is 3; so one of the three cells is 3, and 3 can be removed from every cell that sees all three: r1c23<>3"),
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
                        "WXYZ-Wing: the pivot r1c1, together with r1c56 in row 1 and r2c2 in box 1, forms a set of four cells that contain only four digits between them (1, 2, 3 and 4); every digit except 4 can occur only once in the set, so one of r1c156,r2c2 must be 4, and 4 can be removed from every cell that sees all four of these: r1c23<>4"),
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
                        "WXYZ-Wing: the pivot cells r1c12, together with r1c5 in row 1 and r2c3 in box 1, form a set of four cells that contain only four digits between them (1, 2, 3 and 4); no digit can occur twice in the set, so each occurs exactly once and can be removed from every cell that sees all candidates for that digit in the set: r1c3<>1,2,3,4, r1c46789<>1,2, r2c12,r3c123<>3,4"),
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
                        "Bent Set of Five: the pivot r1c1, together with r1c567 in row 1 and r2c2 in box 1, forms a set of five cells that contain only five digits between them (1, 2, 3, 4 and 5); every digit except 5 can occur only once in the set, so one of r1c1567,r2c2 must be 5, and 5 can be removed from every cell that sees all five of these: r1c23<>5"),
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
                        "Bent Set of Five: the pivot cells r1c12, together with r1c56 in row 1 and r2c3 in box 1, form a set of five cells that contain only five digits between them (1, 2, 3, 4 and 5); no digit can occur twice in the set, so each occurs exactly once and can be removed from every cell that sees all candidates for that digit in the set: r1c3<>1,2,3,4,5, r1c4789<>1,2,5, r2c12,r3c123<>3,4, r23c456<>5"),
                both(
                        Technique.W_WING,
                        marks().cell(1, 1, 1, 2).cell(5, 5, 1, 2).row(9, 1, 1, 5),
                        marks().cell(1, 1, 1, 2).cell(5, 5, 1, 2).row(9, 1, 1, 5, 7),
                        "W-Wing: r1c1,r5c5 contain only 1 and 2; in row 9, 1 must be in r9c1 or r9c5, each of which sees one of the two cells, so at least one of r1c1,r5c5 is not 1 and must be 2, and 2 can be removed from every cell that sees both: r1c5,r5c1<>2"),
                both(
                        Technique.SKYSCRAPER,
                        marks().row(1, 4, 2, 8).row(5, 4, 2, 9),
                        marks().row(1, 4, 2, 8).row(5, 4, 2, 9, 5),
                        "Skyscraper: in row 1, 4 is confined to r1c28, and in row 5 to r5c29; r1c2 and r5c2, which see each other, cannot both be 4, so r1c8 or r5c9 must be 4, and 4 can be removed from every cell that sees both of these: r23c9,r46c8<>4"),
                both(
                        Technique.TWO_STRING_KITE,
                        marks().row(1, 4, 1, 8).column(2, 4, 2, 7),
                        marks().row(1, 4, 1, 8).column(2, 4, 2, 7, 9),
                        "Two-String Kite: in row 1, 4 is confined to r1c18, and in column 2 to r27c2; r1c1 and r2c2, which see each other, cannot both be 4, so r1c8 or r7c2 must be 4, and 4 can be removed from every cell that sees both of these: r7c8<>4"),
                both(
                        Technique.TURBOT_FISH,
                        marks().row(1, 4, 1, 4).box(5, 4, 6, 7),
                        marks().row(1, 4, 1, 4).box(5, 4, 5, 6, 7),
                        "Turbot Fish: in row 1, 4 is confined to r1c14, and in box 5 to r5c6,r6c4; r1c4 and r6c4, which see each other, cannot both be 4, so r1c1 or r5c6 must be 4, and 4 can be removed from every cell that sees both of these: r5c1<>4"),
                both(
                        Technique.EMPTY_RECTANGLE,
                        marks().box(5, 4, 2, 4, 6).column(9, 4, 5, 8),
                        marks().box(5, 4, 2, 4, 6, 9).column(9, 4, 5, 8),
                        "Empty Rectangle: in box 5, 4 is confined to r4c5,r5c46, and in column 9 to r58c9; if r8c5 were 4, r8c9 would not be, so r5c9 would be; this would leave no place for 4 in box 5, so 4 can be removed from r8c5: r8c5<>4"));
    }

    static Stream<Arguments> coloursAndChains() {
        return Stream.of(
                both(
                        Technique.SIMPLE_COLOURING_TRAP,
                        marks().row(1, 4, 2, 8).column(8, 4, 1, 5).row(5, 4, 3, 8),
                        marks().row(1, 4, 2, 8).column(8, 4, 1, 5).row(5, 4, 3, 8, 6),
                        "Simple Colouring Trap: one of two colours that strong links connect is all true: A (r1c2,r5c8=4) or B (r1c8,r5c3=4), so a candidate that sees both can be removed; r23c3,r46c2=4 see r1c2=4 in A and r5c3=4 in B: r23c3,r46c2<>4"),
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
                        "Simple Colouring Wrap: one of two colours that strong links connect is all true: A (the removed candidates) or B (the placed ones); but r1c2,r2c3=4 are in A and see each other, so B is true: r1c8=4, r5c3=4, r1c2,r2c3,r5c8<>4"),
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
                        "Remote Pair: r1c1, r1c5, r5c5 and r5c9 contain only 1 and 2, and each cell after the first sees an earlier one and so holds the other digit; 1 and 2 can be removed from every cell that sees two of these cells with different digits: r1c9,r5c1<>1,2"),
                both(
                        Technique.MULTI_COLOURS,
                        marks().row(1, 4, 1, 8).column(2, 4, 2, 7),
                        marks().row(1, 4, 1, 8).column(2, 4, 2, 7, 9),
                        "Multi-Colours: strong links connect colour A (r1c1=4) with colour B (r1c8=4), and colour C (r2c2=4) with colour D (r7c2=4); A and C see each other, so B or D is true, and any candidate that sees both can be removed: r7c8<>4"),
                both(
                        Technique.MULTI_COLOURS,
                        marks().row(1, 4, 1, 8).column(8, 4, 1, 5).column(2, 4, 2, 5),
                        marks().row(1, 4, 1, 8).column(8, 4, 1, 5).column(2, 4, 2, 6),
                        "Multi-Colours: strong links connect colour A (r1c1,r5c8=4) with colour B (r1c8=4), and colour C (r2c2=4) with colour D (r5c2=4); A sees both C and D, one of which is true, so A is false and B is true: r1c8=4, r1c1,r5c8<>4"),
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
                        "3D Medusa Trap: one of two colours that strong links connect is all true: A (r1c1=1, r1c9=2, r5c1=3) or B (r5c1=1, r1c1=2, r5c9=3), so a candidate that sees both can be removed; r5c9=2 and r1c9=3 see r1c9=2 in A and r5c9=3 in B: r1c9<>3, r5c9<>2"),
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
                        "3D Medusa Wrap: one of two colours that strong links connect is all true: A (the removed candidates) or B (the placed ones); but r15c1=1 are in A and see each other, so B is true: r1c1=2, r4c7=2, r5c1=2, r15c1<>1, r1c7,r5c8<>2"),
                both(
                        Technique.X_CHAIN,
                        marks().row(1, 4, 2, 8).row(5, 4, 2, 9),
                        marks().row(1, 4, 2, 8).row(5, 4, 2, 9, 5),
                        "X-Chain: if r1c8<>4, then r1c2=4 (row 1), r5c2<>4, r5c9=4 (row 5); so r1c8=4 or r5c9=4 is true, and any candidate that sees both can be removed: r23c9,r46c8<>4"),
                both(
                        Technique.X_CYCLE,
                        marks().row(1, 4, 1, 9).row(7, 4, 2, 9).column(1, 4, 1, 9),
                        marks().row(1, 4, 1, 9).row(7, 4, 2, 8).column(1, 4, 1, 9),
                        "X-Cycle: if r1c1<>4, then r9c1=4 (column 1), r7c2<>4, r7c9=4 (row 7), r1c9<>4, r1c1=4 (row 1); so r1c1=4 follows from its own negation and must be true: r1c1=4"),
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
                        "XY-Chain: if r1c1<>1, then r1c1=2, r1c5<>2, r1c5=3, r5c5<>3, r5c5=4, r5c9<>4, r5c9=1; so r1c1=1 or r5c9=1 is true, and any candidate that sees both can be removed: r1c9,r5c1<>1"),
                both(
                        Technique.AIC,
                        marks().cell(1, 1, 1, 2).cell(9, 5, 1, 2).row(5, 2, 1, 5),
                        marks().cell(1, 1, 1, 2).cell(9, 5, 1, 2).row(5, 2, 1, 5, 8),
                        "AIC: if r1c1<>1, then r1c1=2, r5c1<>2, r5c5=2 (row 5), r9c5<>2, r9c5=1; so r1c1=1 or r9c5=1 is true, and any candidate that sees both can be removed: r1c5,r9c1<>1"),
                both(
                        Technique.GROUPED_AIC,
                        marks().row(1, 4, 1, 2, 8).row(9, 4, 3, 8),
                        marks().row(1, 4, 1, 4, 8).row(9, 4, 3, 8),
                        "Grouped AIC: if r9c3<>4, then r9c8=4 (row 9), r1c8<>4, r1c12=4 (row 1); so r9c3=4 or r1c12=4 is true, and any candidate that sees both can be removed: r23c3<>4"),
                both(
                        Technique.ALS_XY_WING,
                        marks().cell(1, 1, 1, 2).cell(1, 5, 1, 3).cell(5, 5, 2, 3),
                        marks().cell(1, 1, 1, 2).cell(1, 5, 1, 3).cell(5, 5, 4, 3),
                        "ALS-XY-Wing: A = r5c5 (2,3), B = r1c5 (1,3) and C = r1c1 (1,2) are almost locked sets, each of which holds all its digits but one; A and B cannot both hold 3, nor can B and C both hold 1; B holds 3 or 1, so A lacks 3 and holds 2, or C lacks 1 and holds 2; so 2 can be removed from every cell that sees every candidate 2 in A and C: r5c1<>2"),
                both(
                        Technique.ALS_XZ,
                        marks().cell(1, 1, 1, 2).cell(5, 1, 1, 3).cell(5, 2, 2, 3),
                        marks().cell(1, 1, 1, 2).cell(5, 1, 1, 3).cell(5, 2, 4, 3),
                        "ALS-XZ: A = r5c12 (1,2,3) and B = r1c1 (1,2) are almost locked sets, each of which holds all its digits but one; they cannot both hold their restricted common 1, so one of them lacks it and holds 2; so 2 can be removed from every cell that sees every candidate 2 in A and B: r123c2,r46c1<>2"),
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
                        "ALS-XY-Chain: A = r1c1 (1,2), B = r15c5 (2,3,4), C = r59c9 (4,5,6) and D = r49c3 (1,6,7) are almost locked sets, each of which holds all its digits but one; A and B cannot both hold 2, nor can B and C both hold 4, nor can C and D both hold 6; if A lacks 1, it holds 2, so B holds 4, so C holds 6, so D holds 1; so 1 can be removed from every cell that sees every candidate 1 in A and D: r123c3,r456c1<>1"),
                both(
                        Technique.DEATH_BLOSSOM,
                        marks().cell(1, 1, 1, 2).cell(1, 5, 1, 3).cell(5, 1, 2, 3),
                        marks().cell(1, 1, 1, 2, 9).cell(1, 5, 1, 3).cell(5, 1, 2, 3),
                        "Death Blossom: the stem r1c1 must be 1 or 2; if it is 1, r1c5 (1 and 3) loses that digit; if it is 2, r5c1 (2 and 3) loses that digit; these petals are almost locked sets, each with one more candidate digit than cells, so a petal that loses a digit holds all its others, and 3 can be removed from every cell that sees every candidate 3 in both petals: r5c5<>3"),
                both(
                        Technique.ALS_XZ,
                        marks().cell(1, 1, 1, 2).cell(1, 9, 1, 2),
                        marks().cell(1, 1, 1, 2).cell(1, 9, 1, 3),
                        "ALS-XZ: A = r1c9 (1,2) and B = r1c1 (1,2) are almost locked sets, each of which holds all its digits but one; they cannot both hold 1, nor can they both hold 2, so each lacks one of these and holds all its other digits; any other digit of a set can be removed from every cell that sees every candidate for it in that set, and each of 1 and 2 from every cell that sees every candidate for it in A and B: r1c2345678<>1,2"),
                both(
                        Technique.DEATH_BLOSSOM,
                        marks().cell(1, 1, 1, 2).cell(1, 2, 1, 2, 3).cell(1, 3, 1, 2, 3),
                        marks().cell(1, 1, 1, 2, 9).cell(1, 2, 1, 2, 3).cell(1, 3, 1, 2, 3),
                        "Death Blossom: the stem r1c1 must be 1 or 2, and the petal r1c23 (1, 2 and 3) loses that digit; the petal is an almost locked set, with one more candidate digit than cells, so it holds all its others, and 3 can be removed from every cell that sees every candidate 3 in the petal: r1c456789,r23c123<>3"),
                both(
                        Technique.DEATH_BLOSSOM,
                        marks().cell(1, 1, 1, 2, 3)
                                .cell(1, 2, 1, 2, 4)
                                .cell(1, 3, 1, 2, 4)
                                .cell(5, 1, 3, 4),
                        marks().cell(1, 1, 1, 2, 3, 9)
                                .cell(1, 2, 1, 2, 4)
                                .cell(1, 3, 1, 2, 4)
                                .cell(5, 1, 3, 4),
                        "Death Blossom: the stem r1c1 must be 1, 2 or 3; if it is 1 or 2, r1c23 (1, 2 and 4) loses that digit; if it is 3, r5c1 (3 and 4) loses that digit; these petals are almost locked sets, each with one more candidate digit than cells, so a petal that loses a digit holds all its others, and 4 can be removed from every cell that sees every candidate 4 in both petals: r23c1<>4"),
                both(
                        Technique.TEMPLATE_DELETE,
                        marks().row(1, 4, 1, 2),
                        marks().row(1, 4, 1, 4),
                        "Template Delete: no possible placement of the 4s includes any of r23c123, so 4 can be removed from these cells: r23c123<>4"),
                both(
                        Technique.ALS_AIC,
                        marks().cell(1, 1, 1, 2, 3).cell(1, 2, 1, 2, 3).cell(1, 9, 1, 2),
                        marks().cell(1, 1, 1, 2, 3).cell(1, 2, 1, 2, 3, 4).cell(1, 9, 1, 2),
                        "AIC with ALS: r1c12 (1, 2 and 3) is an almost locked set: if it lacks one of its digits, it holds all the others; if r1c9<>1, then r1c9=2, r1c12<>2, r1c12=1; so r1c9=1 or r1c12=1 is true, and any candidate that sees both can be removed: r1c345678<>1"),
                both(
                        Technique.TEMPLATE_DELETE,
                        marks().row(1, 4, 1, 8).column(2, 4, 2, 7),
                        marks().row(1, 4, 1, 8).column(2, 4, 2, 7, 9),
                        "Template Delete: no possible placement of the 4s includes r7c8, so 4 can be removed from this cell: r7c8<>4"),
                both(
                        Technique.TEMPLATE_SET,
                        marks().row(1, 5, 4),
                        marks().row(1, 5, 4, 6),
                        "Template Set: every possible placement of the 5s includes r1c4: r1c4=5"),
                both(
                        Technique.COLOURED_CONTRADICTION,
                        marks().row(1, 4, 2, 8).cell(4, 2, 4, 5).cell(5, 2, 4, 5),
                        marks().row(1, 4, 2, 8).cell(4, 2, 4, 5).cell(5, 2, 4, 5, 6),
                        "Coloured Contradiction: one of two colours that strong links connect is all true: A (the removed candidates) or B (the placed ones); assume A; then singles give r4c2=5 (cell), which leads to a contradiction: r5c2 has no candidates left; so B is true: r1c8=4, r1c2<>4"),
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
                        "Forcing Chain: r1c1 must be 1, 2 or 3; if r1c1=1, then r1c5<>1, r1c5=4, r5c5<>4; if r1c1=2, then r5c1<>2, r5c1=4, r5c5<>4; if r1c1=3, then r3c3<>3, r3c3=5, r3c5<>5, r3c5=4, r5c5<>4; so in every case r5c5<>4: r5c5<>4"),
                both(
                        Technique.FORCING_NET,
                        marks().cell(1, 1, 1, 5, 6).cell(1, 2, 1, 2).cell(2, 1, 1, 2),
                        marks().cell(1, 1, 1, 5, 6).cell(1, 2, 1, 2).cell(2, 1, 1, 2, 3),
                        "Forcing Net: assume r1c1=1; then singles give r1c2=2 (cell), which leads to a contradiction: r2c1 has no candidates left; so the assumption is false: r1c1<>1"),
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
                        "Forcing Net: in column 3, 8 must be in one of r259c3; if r2c3=8, then r2c3<>6; if r5c3=8, then singles give r5c9=7 (cell), r6c2=1 (cell), r2c2=2 (cell), r2c9=6 (cell), so r2c3<>6; if r9c3=8, then singles give r8c1=3 (cell), r9c7=5 (cell), r2c1=4 (cell), r2c7=6 (cell), so r2c3<>6; so in every case r2c3<>6: r2c3<>6"),
                both(
                        Technique.ALS_AIC,
                        marks().cell(7, 1, 4, 9).cell(7, 2, 4, 8, 9).cell(7, 3, 4, 8, 9),
                        marks().cell(7, 1, 4, 9).cell(7, 2, 4, 8, 9).cell(7, 3, 4, 5, 8, 9),
                        "AIC with ALS: r7c23 (4, 8 and 9) is an almost locked set: if it lacks one of its digits, it holds all the others; if r7c1<>4, then r7c1=9, r7c23<>9, r7c23=4, r7c1<>4; this is a continuous loop, in which exactly one end of every link is true, so any other candidate that sees both ends of a link can be removed, and any other digit of a set from every cell that sees every candidate for it in the set: r7c456789,r89c123<>4,8,9"),
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
                        "Sue de Coq: r1c12 (in both row 1 and box 1), r1c5 (1 and 2) in row 1, and r2c1 (3 and 4) in box 1 are four cells that contain only four digits between them (1, 2, 3 and 4); no digit can occur twice in these cells, so each occurs exactly once; 1 and 2 can be removed from the rest of row 1, and 3 and 4 from the rest of box 1: r1c3<>1,2,3,4, r1c46789<>1,2, r2c23,r3c123<>3,4"));
    }

    @ParameterizedTest
    @MethodSource({"singlesAndSets", "fish", "complexFish", "wings", "coloursAndChains"})
    void thePatternIsFoundAndExplainedAndItsNeighbourIsNot(
            Technique technique, Marks pattern, Marks spoilt, String text) {
        assertTold(SOLVER, technique, pattern, spoilt, text);
    }
}
