package io.github.sudokusat.logic.find;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.logic.step.Technique;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Cases of the techniques that assume a unique solution. */
class HandWrittenUniquenessTest extends HandWrittenCases {

    /** A ring of six cells in three rows, three columns and three boxes with 1 and 2, two of them with more. */
    private static Marks loop(int[] one, int[] other) {
        return marks().cell(1, 1, 1, 2)
                .cell(1, 4, 1, 2)
                .cell(2, 4, 1, 2)
                .cell(2, 7, 1, 2)
                .cell(3, 7, one)
                .cell(3, 1, other);
    }

    private static Marks loop(int... one) {
        return loop(one, new int[] {1, 2});
    }

    private static final String LOOP =
            "Unique Loop: assuming a unique solution, r1c14,r2c47,r3c17 cannot contain only 1 and 2, because each row, column and box has two of these cells or none, so the two could be swapped; ";

    /** Three columns in two rows of a band with 1, 2 and 3, two cells with what is given. */
    private static Marks extended(int[] one, int[] other) {
        return marks().cell(1, 1, 1, 2)
                .cell(1, 4, 1, 3)
                .cell(1, 7, 2, 3)
                .cell(2, 1, 1, 2, 3)
                .cell(2, 4, one)
                .cell(2, 7, other);
    }

    private static Marks extended(int... one) {
        return extended(one, new int[] {1, 2, 3});
    }

    private static final String EXTENDED =
            "Extended Rectangle: assuming a unique solution, r12c147 cannot contain only 1, 2 and 3, because rows 1 and 2 would each have all three there and could exchange them; ";

    private static int[] digits(int... digits) {
        return digits;
    }

    static Stream<Arguments> uniqueness() {
        return Stream.of(
                both(
                        Technique.UNIQUE_LOOP,
                        loop(1, 2, 5),
                        loop(1, 2, 5).cell(3, 1, 1, 3),
                        LOOP
                                + "r1c14,r2c47,r3c1 have no other candidates, so both digits can be removed from r3c7: r3c7<>1,2"),
                both(
                        Technique.UNIQUE_LOOP,
                        loop(digits(1, 2, 5), digits(1, 2, 5)),
                        loop(digits(1, 2, 5), digits(1, 2, 6)),
                        LOOP
                                + "r1c14,r2c47 have no other candidates, and the only extra candidate in r3c17 is 5, so one of r3c17 must be 5, and 5 can be removed from every cell that sees both of these: r3c2345689<>5"),
                both(
                        Technique.UNIQUE_LOOP,
                        loop(digits(1, 2, 5), digits(1, 2, 6)).cell(3, 4, 5, 6),
                        loop(digits(1, 2, 5), digits(1, 2, 6)).cell(3, 4, 5, 7),
                        LOOP
                                + "r1c14,r2c47 have no other candidates, so r3c17 act as one cell that holds 5 or 6 and form a naked pair with r3c4 in row 3; 5 and 6 can be removed from every other cell that sees the whole set: r3c235689<>5,6"),
                both(
                        Technique.UNIQUE_LOOP,
                        loop(digits(1, 2, 5), digits(1, 2, 6)).row(3, 1, 1, 7),
                        loop(digits(1, 2, 5), digits(1, 2, 6)).row(3, 1, 1, 7, 9),
                        LOOP
                                + "r1c14,r2c47 have no other candidates; in row 3, 1 is confined to r3c17; one of these is therefore 1 and the other cannot be 2, so 2 can be removed from both: r3c17<>2"),
                both(
                        Technique.EXTENDED_RECTANGLE,
                        extended(1, 2, 3, 5),
                        extended(digits(1, 2, 3, 5), digits(1, 2, 3, 6)),
                        EXTENDED
                                + "r1c147,r2c17 have no other candidates, so all three digits can be removed from r2c4: r2c4<>1,2,3"),
                both(
                        Technique.EXTENDED_RECTANGLE,
                        extended(digits(1, 2, 5), digits(2, 3, 5)),
                        extended(digits(1, 2, 5), digits(2, 3, 6)),
                        EXTENDED
                                + "r1c147,r2c1 have no other candidates, and the only extra candidate in r2c47 is 5, so one of r2c47 must be 5, and 5 can be removed from every cell that sees both of these: r2c235689<>5"),
                both(
                        Technique.EXTENDED_RECTANGLE,
                        extended(digits(1, 2, 5), digits(2, 3, 6)).cell(2, 9, 5, 6),
                        extended(digits(1, 2, 5), digits(2, 3, 6)).cell(2, 9, 5, 7),
                        EXTENDED
                                + "r1c147,r2c1 have no other candidates, so r2c47 act as one cell that holds 5 or 6 and form a naked pair with r2c9 in row 2; 5 and 6 can be removed from every other cell that sees the whole set: r2c23568<>5,6"),
                both(
                        Technique.UNIQUE_RECTANGLE_1,
                        marks().cell(1, 1, 1, 2)
                                .cell(1, 4, 1, 2)
                                .cell(2, 1, 1, 2)
                                .cell(2, 4, 1, 2, 5),
                        marks().cell(1, 1, 1, 2)
                                .cell(1, 4, 1, 2)
                                .cell(4, 1, 1, 2)
                                .cell(4, 4, 1, 2, 5),
                        "Unique Rectangle Type 1: assuming a unique solution, r12c14 cannot contain only 1 and 2, because the two could then be swapped; r1c14,r2c1 have no other candidates, so both digits can be removed from r2c4: r2c4<>1,2"),
                both(
                        Technique.UNIQUE_RECTANGLE_2,
                        marks().cell(1, 1, 1, 2)
                                .cell(1, 4, 1, 2)
                                .cell(2, 1, 1, 2, 5)
                                .cell(2, 4, 1, 2, 5),
                        marks().cell(1, 1, 1, 2)
                                .cell(1, 4, 1, 2)
                                .cell(2, 1, 1, 2, 5)
                                .cell(2, 4, 1, 2, 6),
                        "Unique Rectangle Type 2: assuming a unique solution, r12c14 cannot contain only 1 and 2, because the two could then be swapped; r1c14 have no other candidates, and the only extra candidate in r2c14 is 5, so one of r2c14 must be 5, and 5 can be removed from every cell that sees both of these: r2c2356789<>5"),
                both(
                        Technique.UNIQUE_RECTANGLE_3,
                        marks().cell(1, 1, 1, 2)
                                .cell(1, 4, 1, 2)
                                .cell(2, 1, 1, 2, 5)
                                .cell(2, 4, 1, 2, 6)
                                .cell(2, 7, 5, 6),
                        marks().cell(1, 1, 1, 2)
                                .cell(1, 4, 1, 2)
                                .cell(2, 1, 1, 2, 5)
                                .cell(2, 4, 1, 2, 6)
                                .cell(2, 7, 5, 7),
                        "Unique Rectangle Type 3: assuming a unique solution, r12c14 cannot contain only 1 and 2, because the two could then be swapped; r1c14 have no other candidates, so r2c14 act as one cell that holds 5 or 6 and form a naked pair with r2c7 in row 2; 5 and 6 can be removed from every other cell that sees the whole set: r2c235689<>5,6"),
                both(
                        Technique.UNIQUE_RECTANGLE_4,
                        marks().cell(1, 1, 1, 2)
                                .cell(1, 4, 1, 2)
                                .cell(2, 1, 1, 2, 5)
                                .cell(2, 4, 1, 2, 6)
                                .row(2, 1, 1, 4),
                        marks().cell(1, 1, 1, 2)
                                .cell(1, 4, 1, 2)
                                .cell(2, 1, 1, 2, 5)
                                .cell(2, 4, 1, 2, 6)
                                .row(2, 1, 1, 4, 9),
                        "Unique Rectangle Type 4: assuming a unique solution, r12c14 cannot contain only 1 and 2, because the two could then be swapped; r1c14 have no other candidates; in row 2, 1 is confined to r2c14; one of these is therefore 1 and the other cannot be 2, so 2 can be removed from both: r2c14<>2"),
                both(
                        Technique.UNIQUE_RECTANGLE_5,
                        marks().cell(1, 1, 1, 2)
                                .cell(1, 4, 1, 2, 5)
                                .cell(2, 1, 1, 2, 5)
                                .cell(2, 4, 1, 2),
                        marks().cell(1, 1, 1, 2)
                                .cell(1, 4, 1, 2, 5)
                                .cell(2, 1, 1, 2, 6)
                                .cell(2, 4, 1, 2),
                        "Unique Rectangle Type 5: assuming a unique solution, r12c14 cannot contain only 1 and 2, because the two could then be swapped; r1c1,r2c4 have no other candidates, and the only extra candidate in r1c4,r2c1 is 5, so one of r1c4,r2c1 must be 5, and 5 can be removed from every cell that sees both of these: r1c23,r2c56<>5"),
                both(
                        Technique.UNIQUE_RECTANGLE_6,
                        marks().cell(1, 1, 1, 2)
                                .cell(1, 4, 1, 2, 5)
                                .cell(2, 1, 1, 2, 6)
                                .cell(2, 4, 1, 2)
                                .row(1, 1, 1, 4)
                                .row(2, 1, 1, 4),
                        marks().cell(1, 1, 1, 2)
                                .cell(1, 4, 1, 2, 5)
                                .cell(2, 1, 1, 2, 6)
                                .cell(2, 4, 1, 2)
                                .row(1, 1, 1, 4)
                                .row(2, 1, 1, 4, 8),
                        "Unique Rectangle Type 6: assuming a unique solution, r12c14 cannot contain only 1 and 2, because the two could then be swapped; r1c1,r2c4 have no other candidates; in row 1 and in row 2, 1 is confined to these four cells, so if one of r1c4,r2c1 were 1, both would be, and r1c1,r2c4 would be 2; so 1 can be removed from r1c4,r2c1: r1c4,r2c1<>1"),
                both(
                        Technique.HIDDEN_RECTANGLE,
                        marks().cell(1, 1, 1, 2)
                                .cell(1, 4, 1, 2, 5)
                                .cell(2, 1, 1, 2, 6)
                                .cell(2, 4, 1, 2, 7)
                                .row(2, 1, 1, 4)
                                .column(4, 1, 1, 2),
                        marks().cell(1, 1, 1, 2)
                                .cell(1, 4, 1, 2, 5)
                                .cell(2, 1, 1, 2, 6)
                                .cell(2, 4, 1, 2, 7)
                                .row(2, 1, 1, 4)
                                .column(4, 1, 1, 2, 8),
                        "Hidden Rectangle: assuming a unique solution, r12c14 cannot contain only 1 and 2, because the two could then be swapped; r1c1 has no other candidates; in row 2 and in column 4, 1 is confined to these four cells, so if r2c4 were 2, r1c4,r2c1 would be 1 and r1c1 would be 2; so 2 can be removed from r2c4: r2c4<>2"));
    }

    /** Positions in which all of these digits are placed and none is given, unless the case is an invalidated one. */
    static Stream<Arguments> avoidableRectangles() {
        Marks one = marks().place(1, 1, 1).place(1, 4, 2).place(2, 1, 2);
        Marks two = marks().place(1, 1, 1).place(1, 4, 2).cell(2, 1, 2, 5).cell(2, 4, 1, 5);
        Marks twoAcross = marks().place(1, 1, 1).place(2, 4, 1).cell(1, 4, 2, 5).cell(2, 1, 2, 5);
        return Stream.of(
                both(
                        Technique.AVOIDABLE_RECTANGLE_1,
                        one,
                        marks().place(1, 1, 1).place(1, 4, 2).place(2, 1, 3),
                        "Avoidable Rectangle Type 1: assuming a unique solution, r12c14, none of them given, cannot hold two digits that could be swapped; r1c1=1 and r1c4,r2c1=2 have been placed, so 1 can be removed from r2c4: r2c4<>1"),
                both(
                        Technique.AVOIDABLE_RECTANGLE_2,
                        two,
                        marks().place(1, 1, 1).place(1, 4, 2).cell(2, 1, 2, 5).cell(2, 4, 1, 6),
                        "Avoidable Rectangle Type 2: assuming a unique solution, r12c14, none of them given, cannot hold two digits that could be swapped; r1c1=1 and r1c4=2 have been placed, so one of r2c14 must be 5, and 5 can be removed from every cell that sees both: r2c2356789<>5"),
                both(
                        Technique.AVOIDABLE_RECTANGLE_2,
                        twoAcross,
                        marks().place(1, 1, 1).place(2, 4, 1).cell(1, 4, 2, 5).cell(2, 1, 3, 5),
                        "Avoidable Rectangle Type 2: assuming a unique solution, r12c14, none of them given, cannot hold two digits that could be swapped; r1c1,r2c4=1 have been placed, so one of r1c4,r2c1 must be 5, and 5 can be removed from every cell that sees both: r1c23,r2c56<>5"));
    }

    @ParameterizedTest
    @MethodSource("avoidableRectangles")
    void anAvoidableRectangleHasNoGivensAndIsFoundOnlyIfGivensAreKnown(
            Technique technique, Marks pattern, Marks spoilt, String text) {
        assertTold(SOLVER.withGivens(Grid.empty(Layout.classic())), technique, pattern, spoilt, text);
        assertThat(SOLVER.all(pattern.grid(), List.of(technique)).orElseThrow()).isEmpty();
        Grid oneGiven = Grid.empty(Layout.classic()).with(0, 1);
        assertThat(SOLVER.withGivens(oneGiven)
                        .all(pattern.grid(), List.of(technique))
                        .orElseThrow())
                .isEmpty();
    }

    @ParameterizedTest
    @MethodSource("uniqueness")
    void thePatternIsFoundAndExplainedAndItsNeighbourIsNot(
            Technique technique, Marks pattern, Marks spoilt, String text) {
        assertTold(SOLVER, technique, pattern, spoilt, text);
    }
}
