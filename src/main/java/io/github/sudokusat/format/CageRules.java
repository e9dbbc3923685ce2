package io.github.sudokusat.format;

import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.rule.cage.Contains;
import io.github.sudokusat.rule.cage.CountingCircles;
import io.github.sudokusat.rule.cage.Different;
import io.github.sudokusat.rule.cage.EqualSum;
import io.github.sudokusat.rule.cage.EqualityCage;
import io.github.sudokusat.rule.cage.Killer;
import io.github.sudokusat.rule.cage.LookAndSay;
import io.github.sudokusat.rule.cage.Rellik;
import io.github.sudokusat.rule.cage.SameSet;
import io.github.sudokusat.rule.cage.Sum;
import java.util.ArrayList;
import java.util.List;

/** Reads rules about groups of cells. */
final class CageRules {

    private static final String GROUPS = "CELLS = CELLS …";

    private CageRules() {}

    static RuleTable table() {
        return new RuleTable(RuleForm.Group.CAGES, "")
                .add("killer", "[SUM] CELLS", "15 r1c1 r1c2 r2c1", CageRules::killer)
                .add("sum", "SUM CELLS", "23 r1c5-r5c1", words -> Sum.of(sum(words), words.cells()))
                .add("equal-sum", GROUPS, "r1c1 r1c2 = r2c4 r2c5 r2c6", words -> EqualSum.of(groups(words)))
                .add("different", "CELLS", "r1c1 r2c2 r5c5", words -> Different.of(Arguments.distinct(2, words)))
                .add("same-set", GROUPS, "r1c1 r2c5 r3c9 = r4c4 r5c8 r6c1", CageRules::sameSet)
                .add("contains", "DIGITS CELLS", "1,4,4 r1c1-r1c5", words -> contains(words, false))
                .add("contains-exactly", "DIGITS CELLS", "1,4,4 r1c1-r1c5", words -> contains(words, true))
                .add("quadruple", "DIGITS CELLS", "1,4,6 r3c3 r3c4 r4c3 r4c4", CageRules::quadruple)
                .add("look-and-say", "COUNTS CELLS", "1617 r1c1-r1c3", CageRules::lookAndSay)
                .add("counting-circles", "CELLS", "r1c1 r2c4 r3c7", CageRules::countingCircles)
                .add(
                        "rellik",
                        "SUM CELLS",
                        "8 r1c1-r1c4",
                        words -> Rellik.of(Arguments.sum("the sum", 1, words), Arguments.distinct(1, words)))
                .add("equality-cage", "CELLS", "r1c1-r1c4", CageRules::equalityCage);
    }

    private static int sum(RuleWords words) {
        return Arguments.sum("the sum", words.values().least(), words);
    }

    private static Contains contains(RuleWords words, boolean isExact) {
        return Contains.of(digits(words), Arguments.distinct(1, words), isExact);
    }

    private static CountingCircles countingCircles(RuleWords words) {
        return CountingCircles.of(Arguments.distinct(1, words));
    }

    private static Killer killer(RuleWords words) {
        return words.isNumber()
                ? Killer.of(Arguments.sum("the sum of the cage", words.values().least(), words), words.cells())
                : Killer.of(words.cells());
    }

    private static int[] digits(RuleWords words) {
        return words.digits("the digits");
    }

    private static EqualityCage equalityCage(RuleWords words) {
        List<Cell> cells = Arguments.distinct(2, words);
        if (cells.size() % 2 != 0) {
            throw words.wrong("another cell, because there must be an even number");
        }
        return EqualityCage.of(cells);
    }

    private static LookAndSay lookAndSay(RuleWords words) {
        int[] pairs = LookAndSay.pairs(words.word());
        if (pairs.length == 0) {
            throw words.wrong("counts and digits in turn, such as 1617 for one 6 and one 7, each digit once");
        }
        words.advance();
        return LookAndSay.of(pairs, Arguments.distinct(1, words));
    }

    private static Contains quadruple(RuleWords words) {
        int[] digits = digits(words);
        List<Cell> cells = words.cells();
        if (digits.length > 4 || !Contains.isTwoByTwo(cells)) {
            throw words.wrong("one to four digits and then the four cells around a corner");
        }
        return Contains.quadruple(digits, cells);
    }

    private static SameSet sameSet(RuleWords words) {
        List<List<Cell>> groups = groups(words);
        if (groups.stream().mapToInt(List::size).distinct().count() > 1) {
            throw words.wrong("groups of the same number of cells");
        }
        return SameSet.of(groups);
    }

    /** Two or more groups of cells with equals signs between them. */
    private static List<List<Cell>> groups(RuleWords words) {
        List<List<Cell>> groups = new ArrayList<>();
        do {
            groups.add(words.cells());
        } while (words.skip("="));
        if (groups.size() < 2) {
            throw words.wrong("= and another group of cells");
        }
        return groups;
    }
}
