package io.github.sudokusat.format;

import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.rule.outside.Diagonal;
import io.github.sudokusat.rule.outside.FullRank;
import io.github.sudokusat.rule.outside.HiddenSkyscraper;
import io.github.sudokusat.rule.outside.LittleKiller;
import io.github.sudokusat.rule.outside.Lunchbox;
import io.github.sudokusat.rule.outside.NumberedRoom;
import io.github.sudokusat.rule.outside.Sandwich;
import io.github.sudokusat.rule.outside.Skyscraper;
import io.github.sudokusat.rule.outside.XSum;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;

/** Reads clues outside the grid. */
final class OutsideRules {

    private static final String DIRECTIONS = "up-left|up-right|down-left|down-right";

    private OutsideRules() {}

    static RuleTable table() {
        return new RuleTable(RuleForm.Group.OUTSIDE, "")
                .add("sandwich", "SUM CELLS", "8 top1", words -> Sandwich.of(sum(words), Arguments.distinct(2, words)))
                .add("lunchbox", "SUM CELLS", "8 r6c5 r7c5 r8c5 r8c4", OutsideRules::lunchbox)
                .add("x-sum", "SUM CELLS", "12 left4", OutsideRules::xSum)
                .add("skyscraper", "NUMBER CELLS", "3 left1", OutsideRules::skyscraper)
                .add("hidden-skyscraper", "DIGIT CELLS", "2 left1", OutsideRules::hiddenSkyscraper)
                .add("numbered-room", "DIGIT CELLS", "7 left1", OutsideRules::numberedRoom)
                .add("little-killer", "SUM CELL " + DIRECTIONS, "12 r7c1 down-right", OutsideRules::littleKiller)
                .add("full-rank", "RANK CELLS", "9 top2", words -> fullRank(words, FullRank::of))
                .add("tied-rank", "RANK CELLS", "9 top2", words -> fullRank(words, FullRank::tied));
    }

    /** A sum that may be of no digits. */
    private static int sum(RuleWords words) {
        return Arguments.sum("the sum", 0, words);
    }

    private static Lunchbox lunchbox(RuleWords words) {
        return Lunchbox.of(sum(words), Arguments.distinct(2, words));
    }

    private static XSum xSum(RuleWords words) {
        return XSum.of(Arguments.sum("the sum", 1, words), Arguments.distinct(1, words));
    }

    private static HiddenSkyscraper hiddenSkyscraper(RuleWords words) {
        return HiddenSkyscraper.of(words.digit(), Arguments.distinct(1, words));
    }

    private static NumberedRoom numberedRoom(RuleWords words) {
        return NumberedRoom.of(words.digit(), Arguments.distinct(1, words));
    }

    private static Skyscraper skyscraper(RuleWords words) {
        return Skyscraper.of(words.number("how many are seen", 1, words.side()), Arguments.distinct(1, words));
    }

    private static FullRank fullRank(RuleWords words, BiFunction<Integer, List<Cell>, FullRank> rule) {
        int rank = words.number("the rank", 1, 4 * words.side());
        List<Cell> line = words.cells();
        boolean isSquare = words.rows() == words.side() && words.columns() == words.side();
        if (isSquare && !FullRank.isWholeLine(line, words.side())) {
            throw words.wrong("the cells of a whole row or column in order");
        }
        return rule.apply(rank, line);
    }

    private static LittleKiller littleKiller(RuleWords words) {
        int sum = Arguments.sum("the sum", words.values().least(), words);
        List<Cell> cells = words.cells();
        Optional<Diagonal> direction =
                cells.size() == 1 ? Diagonal.named(words.word()) : LittleKiller.directionOf(cells);
        if (direction.isEmpty()
                || (cells.size() > 1
                        && !direction
                                .get()
                                .cells(cells.get(0), words.rows(), words.columns())
                                .equals(cells))) {
            throw words.wrong("up-left, up-right, down-left or down-right after the first cell, or the cells of a"
                    + " diagonal up to the edge");
        }
        if (cells.size() == 1) {
            words.advance();
        }
        return LittleKiller.of(sum, cells.get(0), direction.get());
    }
}
