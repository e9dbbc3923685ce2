package io.github.sudokusat.rule.text;

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
import java.util.Map;
import java.util.Optional;

/** Reads clues outside the grid. */
final class OutsideRules {

    private OutsideRules() {}

    static void addTo(Map<String, RuleText.Reader> readers) {
        readers.put("full-rank", OutsideRules::fullRank);
        readers.put("hidden-skyscraper", words -> HiddenSkyscraper.of(digit(words), Arguments.distinct(1, words)));
        readers.put("little-killer", OutsideRules::littleKiller);
        readers.put("lunchbox", words -> Lunchbox.of(Arguments.sum("the sum", 0, words), Arguments.distinct(2, words)));
        readers.put("numbered-room", words -> NumberedRoom.of(digit(words), Arguments.distinct(1, words)));
        readers.put("sandwich", words -> Sandwich.of(Arguments.sum("the sum", 0, words), Arguments.distinct(2, words)));
        readers.put("skyscraper", OutsideRules::skyscraper);
        readers.put("x-sum", words -> XSum.of(Arguments.sum("the sum", 1, words), Arguments.distinct(1, words)));
    }

    private static Skyscraper skyscraper(RuleWords words) {
        return Skyscraper.of(words.number("how many are seen", 1, words.side()), Arguments.distinct(1, words));
    }

    private static int digit(RuleWords words) {
        return words.number("a digit", 1, words.side());
    }

    private static FullRank fullRank(RuleWords words) {
        int rank = words.number("the rank", 1, 4 * words.side());
        List<Cell> line = words.cells();
        if (!FullRank.isWholeLine(line, words.side())) {
            throw words.wrong("the cells of a whole row or column in order");
        }
        return FullRank.of(rank, line);
    }

    private static LittleKiller littleKiller(RuleWords words) {
        int sum = Arguments.sum("the sum", 1, words);
        List<Cell> cells = words.cells();
        Optional<Diagonal> direction =
                cells.size() == 1 ? Diagonal.named(words.word()) : LittleKiller.directionOf(cells);
        if (direction.isEmpty()
                || (cells.size() > 1
                        && !direction.get().cells(cells.get(0), words.side()).equals(cells))) {
            throw words.wrong("up-left, up-right, down-left or down-right after the first cell, or the cells of a"
                    + " diagonal up to the edge");
        }
        if (cells.size() == 1) {
            words.advance();
        }
        return LittleKiller.of(sum, cells.get(0), direction.get());
    }
}
