package io.github.sudokusat.logic.step;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.House;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.Variant;
import java.util.List;
import org.junit.jupiter.api.Test;

class NotationTest {

    private static Candidate candidate(String text) {
        return Candidate.parse(text);
    }

    @Test
    void cellsOfALineAreMerged() {
        Notation notation = Notation.of(9);
        assertThat(notation.cells(List.of(new Cell(0, 3), new Cell(0, 4), new Cell(2, 0))))
                .isEqualTo("r1c45,r3c1");
        assertThat(notation.cells(List.of(new Cell(0, 4), new Cell(2, 4)))).isEqualTo("r13c5");
    }

    @Test
    void conclusionsGroupCellsByTheirDigits() {
        assertThat(Notation.of(9)
                        .conclusion(List.of(), List.of(candidate("r1c4=6"), candidate("r1c5=6"), candidate("r3c1=6"))))
                .isEqualTo("r1c45,r3c1<>6");
        assertThat(Notation.of(9)
                        .conclusion(
                                List.of(candidate("r5c5=7")),
                                List.of(candidate("r1c4=6"), candidate("r1c4=7"), candidate("r2c4=6"))))
                .isEqualTo("r5c5=7, r1c4<>6,7, r2c4<>6");
    }

    @Test
    void chainsAreWrittenAsExpertsWriteThem() {
        Link strong = new Link(List.of(candidate("r1c2=5")), List.of(candidate("r1c8=5")), true, List.of());
        Link weak = new Link(strong.to(), List.of(candidate("r3c8=5"), candidate("r3c9=5")), false, List.of());
        Link group = new Link(weak.to(), List.of(candidate("r3c4=5")), true, List.of());
        Link inCell = new Link(group.to(), List.of(candidate("r3c4=2")), false, List.of());
        Link last = new Link(inCell.to(), List.of(candidate("r9c4=2")), true, List.of());
        assertThat(Notation.of(9).chain(List.of(strong))).isEqualTo("(5)r1c2 = (5)r1c8");
        assertThat(Notation.of(9).chain(List.of(strong, weak, group, inCell)))
                .isEqualTo("(5)r1c2 = (5)r1c8 - (5)r3c89 = (5-2)r3c4");
        assertThat(Notation.of(9).chain(List.of(strong, weak, group, inCell, last)))
                .isEqualTo("(5)r1c2 = (5)r1c8 - (5)r3c89 = (5-2)r3c4 = (2)r9c4");
    }

    @Test
    void beyondSideNineNumbersAreSeparated() {
        assertThat(Notation.of(16)
                        .conclusion(
                                List.of(),
                                List.of(
                                        candidate("r10c1=11"),
                                        candidate("r10c1=12"),
                                        candidate("r10c12=11"),
                                        candidate("r10c12=12"))))
                .isEqualTo("r10c1/12<>11,12");
    }

    @Test
    void aCellIsOnADiagonalAndInAnyOtherHouse() {
        List<House> houses = Layout.classic().with(Variant.DIAGONALS).houses();
        House row = houses.get(0);
        House column = houses.get(9);
        House first = houses.get(27);
        House second = houses.get(28);
        assertThat(row.where()).isEqualTo("in row 1");
        assertThat(first.where()).isEqualTo("on diagonal 1");
        assertThat(Notation.where(List.of(row))).isEqualTo("in row 1");
        assertThat(Notation.where(List.of(row, column, houses.get(1)))).isEqualTo("in rows 1 and 2, and column 1");
        assertThat(Notation.houses(List.of(row, column))).isEqualTo("row 1 and column 1");
        assertThat(Notation.houses(List.of(row, column, houses.get(1)))).isEqualTo("rows 1 and 2, and column 1");
        assertThat(Notation.houses(List.of(row, column, houses.get(10), houses.get(18))))
                .isEqualTo("row 1, columns 1 and 2, and box 1");
        assertThat(Notation.where(List.of(row, houses.get(1), second))).isEqualTo("in rows 1 and 2, and on diagonal 2");
        assertThat(Notation.where(List.of(first, second))).isEqualTo("on diagonals 1 and 2");
        assertThat(Notation.where(List.of(row, second))).isEqualTo("in row 1 and on diagonal 2");
        for (House.Kind kind : House.Kind.values()) {
            assertThat(kind.preposition()).isEqualTo(kind == House.Kind.DIAGONAL ? "on" : "in");
        }
    }
}
