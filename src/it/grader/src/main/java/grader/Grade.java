package grader;

import io.github.sudokusat.format.PuzzleRecord;
import io.github.sudokusat.logic.Level;
import io.github.sudokusat.logic.rate.Rating;
import io.github.sudokusat.run.StopReason;

/** A line of the table. The remark is the hardest technique, or what is wrong with the puzzle. */
record Grade(int line, String name, String verdict, String level, String score, String remark) {

    private static final String FORMAT = "%4s  %-12s %-8s %-8s %6s  %s";
    static final String HEADER = String.format(FORMAT, "line", "puzzle", "verdict", "level", "score", "technique, or what is wrong");

    static Grade of(PuzzleRecord puzzle, Rating rating) {
        String level = rating.level().map(Level::text).orElse("unrated");
        String score = rating.isRated() ? Long.toString(rating.score()) : "";
        String remark = rating.stopReason().map(StopReason::text).or(rating::hardestTitle).orElse("");
        return new Grade(puzzle.line(), puzzle.id().orElse(""), "proper", level, score, remark);
    }

    static Grade of(PuzzleRecord puzzle, String verdict, String remark) {
        return new Grade(puzzle.line(), puzzle.id().orElse(""), verdict, "", "", remark);
    }

    @Override
    public String toString() {
        return String.format(FORMAT, line, name, verdict, level, score, remark);
    }
}
