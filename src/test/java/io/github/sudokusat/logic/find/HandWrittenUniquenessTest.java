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

/** Cases of the techniques that assume a single solution. */
class HandWrittenUniquenessTest extends HandWrittenCases {

    static Stream<Arguments> uniqueness() {
        return Stream.of(
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
                        "Unique rectangle type 1: (if the solution is unique) r1c14,r2c1 have only 1 and 2; these cannot stand alone in r12c14, where they could be exchanged, so r2c4 takes neither: r2c4<>12"),
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
                        "Unique rectangle type 2: (if the solution is unique) r1c14 have only 1 and 2, and r2c14 only 5 besides; these cannot stand alone in r12c14, where they could be exchanged, so 5 stands in one of r2c14 and goes from what sees both: r2c2356789<>5"),
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
                        "Unique rectangle type 3: (if the solution is unique) r1c14 have only 1 and 2, and r2c14 only 5 and 6 besides; these cannot stand alone in r12c14, where they could be exchanged, so one of r2c14 holds 5 or 6; with r2c7 in row 2 it makes a naked set of 5 and 6, which go from what sees them all: r2c235689<>56"),
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
                        "Unique rectangle type 4: (if the solution is unique) r1c14 have only 1 and 2; these cannot stand alone in r12c14, where they could be exchanged; 1 in row 2 stands only in r2c14, so 2 goes from both: r2c14<>2"),
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
                        "Unique rectangle type 5: (if the solution is unique) r1c1,r2c4 have only 1 and 2, and r1c4,r2c1 only 5 besides; these cannot stand alone in r12c14, where they could be exchanged, so 5 stands in one of r1c4,r2c1 and goes from what sees both: r1c23,r2c56<>5"),
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
                        "Unique rectangle type 6: (if the solution is unique) r1c1,r2c4 have only 1 and 2; these cannot stand alone in r12c14, where they could be exchanged; 1 in rows 1 and 2 stands only there, so it stands in both of r1c4,r2c1 or in neither, and both would leave 2 for r1c1,r2c4: r1c4,r2c1<>1"),
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
                        "Hidden rectangle: (if the solution is unique) r1c1 has only 1 and 2; these cannot stand alone in r12c14, where they could be exchanged; 1 in row 2 and column 4 stands only there, so with r2c4=2, where these cross, r1c4,r2c1 would be 1 and r1c1 2: r2c4<>2"));
    }

    /** All of these digits are placed, and none is given unless the case spoils it. */
    static Stream<Arguments> avoidableRectangles() {
        Marks one = marks().place(1, 1, 1).place(1, 4, 2).place(2, 1, 2);
        Marks two = marks().place(1, 1, 1).place(1, 4, 2).cell(2, 1, 2, 5).cell(2, 4, 1, 5);
        Marks twoAcross = marks().place(1, 1, 1).place(2, 4, 1).cell(1, 4, 2, 5).cell(2, 1, 2, 5);
        return Stream.of(
                both(
                        Technique.AVOIDABLE_RECTANGLE_1,
                        one,
                        marks().place(1, 1, 1).place(1, 4, 2).place(2, 1, 3),
                        "Avoidable rectangle type 1: (if the solution is unique) r1c1=1, r1c4,r2c1=2 are placed, not given; were r2c4=1, 1 and 2 could be exchanged in r12c14: r2c4<>1"),
                both(
                        Technique.AVOIDABLE_RECTANGLE_2,
                        two,
                        marks().place(1, 1, 1).place(1, 4, 2).cell(2, 1, 2, 5).cell(2, 4, 1, 6),
                        "Avoidable rectangle type 2: (if the solution is unique) r1c1=1, r1c4=2 are placed, not given, nor r2c14; without 5 there, r12c14 would hold two digits crosswise, which could be exchanged; so 5 stands in one of r2c14 and goes from what sees both: r2c2356789<>5"),
                both(
                        Technique.AVOIDABLE_RECTANGLE_2,
                        twoAcross,
                        marks().place(1, 1, 1).place(2, 4, 1).cell(1, 4, 2, 5).cell(2, 1, 3, 5),
                        "Avoidable rectangle type 2: (if the solution is unique) r1c1,r2c4=1 are placed, not given, nor r1c4,r2c1; without 5 there, r12c14 would hold two digits crosswise, which could be exchanged; so 5 stands in one of r1c4,r2c1 and goes from what sees both: r1c23,r2c56<>5"));
    }

    @ParameterizedTest
    @MethodSource("avoidableRectangles")
    void anAvoidableRectangleHasNoGivenAndIsFoundOnlyWhereGivensAreKnown(
            Technique technique, Marks pattern, Marks spoilt, String text) {
        assertTold(SOLVER.withGivens(Grid.empty(Layout.classic())), technique, pattern, spoilt, text);
        assertThat(SOLVER.all(pattern.grid(), List.of(technique))).isEmpty();
        Grid oneGiven = Grid.empty(Layout.classic()).with(0, 1);
        assertThat(SOLVER.withGivens(oneGiven).all(pattern.grid(), List.of(technique)))
                .isEmpty();
    }

    @ParameterizedTest
    @MethodSource("uniqueness")
    void thePatternIsFoundAndExplainedAndItsNeighbourIsNot(
            Technique technique, Marks pattern, Marks spoilt, String text) {
        assertTold(SOLVER, technique, pattern, spoilt, text);
    }
}
