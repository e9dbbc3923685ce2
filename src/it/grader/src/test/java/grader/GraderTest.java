package grader;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sudokusat.run.StopReason;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class GraderTest {

    private static final Path PUZZLES = Path.of("puzzles.csv");

    private static List<Grade> grades(Duration timePerPuzzle) throws Exception {
        List<Grade> grades = new ArrayList<>();
        new Grader(timePerPuzzle).grade(PUZZLES, grades::add);
        return grades;
    }

    @Test
    void gradesComeInTheOrderOfTheFile() throws Exception {
        List<Grade> grades = grades(Duration.ofMinutes(5));

        assertEquals(
                """
                2 easy: proper
                3 17 givens: proper
                4 hard: proper
                5 hardest: proper
                7 improper: several
                8 unsolvable: none
                9 too short: error
                10 misread: error
                11 6x6: proper
                12 diagonals: proper
                13 thermometer: proper
                14 off the grid: error""",
                grades.stream()
                        .map(grade -> grade.line() + " " + grade.name() + ": " + grade.verdict())
                        .collect(Collectors.joining("\n")));
        assertEquals("easy", grades.get(0).level());
        assertEquals("extreme", grades.get(3).level());
        assertTrue(grades.get(7).remark().startsWith("line 10, column 53"), grades.get(7).remark());
    }

    @Test
    void aPuzzleThatTakesTooLongDoesNotStopTheOthers() throws Exception {
        List<Grade> grades = grades(Duration.ZERO);

        assertEquals(12, grades.size());
        assertEquals("unknown", grades.get(3).verdict());
        assertEquals(StopReason.TIME_LIMIT.text(), grades.get(3).remark());
    }
}
