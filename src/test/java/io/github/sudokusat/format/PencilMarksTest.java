package io.github.sudokusat.format;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.format.read.GridParser;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.grid.candidates.CandidateLayout;
import org.junit.jupiter.api.Test;

class PencilMarksTest {

    private static final CandidateLayout TABLES = CandidateLayout.of(Layout.boxes(2, 2));

    private static PencilMarks marks(String picture) {
        return GridParser.of(TextOptions.defaults().withLayout(TABLES.layout())).parseMarks(picture);
    }

    @Test
    void aCellWithOneMarkIsPlacedIfThatChangesNothingElse() {
        CandidateGrid position = marks("""
                1  234 234  234
                34 234 1234 1234
                234 1234 12 1234
                234 1234 1234 4
                """).toPosition(TABLES);
        assertThat(position.digit(0)).as("no other 1 in its houses").isEqualTo(1);
        assertThat(position.digit(15)).as("4 is still a candidate of r4c1").isZero();
        assertThat(position.candidateCount()).as("as many as there are marks").isEqualTo(48);
        assertThat(marks("1 2 3 4\n3 4 1 2\n2 1 4 3\n4 3 2 1")
                        .toPosition(TABLES)
                        .isSolved())
                .isTrue();
    }

    @Test
    void marksThatContradictEachOtherAreAContradiction() {
        CandidateGrid clash = marks("1 1 234 34\n34 234 1234 1234\n234 1234 12 1234\n234 1234 1234 4\n")
                .toPosition(TABLES);
        assertThat(clash.isContradictory())
                .as("placing neither changes nothing")
                .isFalse();
        assertThat(clash.toGrid()).isEqualTo(Grid.empty(TABLES.layout()));
        CandidateGrid nowhere = marks("34 34 34 34\n34 234 1234 1234\n234 1234 12 1234\n234 1234 1234 4\n")
                .toPosition(TABLES);
        assertThat(nowhere.isContradictory()).isTrue();
    }
}
