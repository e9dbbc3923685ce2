package io.github.sudokusat.rule.text;

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
import java.util.Map;

/** Reads rules about groups of cells. */
final class CageRules {

    private CageRules() {}

    static void addTo(Map<String, RuleText.Reader> readers) {
        readers.put("contains", words -> Contains.of(digits(words), Arguments.distinct(1, words), false));
        readers.put("contains-exactly", words -> Contains.of(digits(words), Arguments.distinct(1, words), true));
        readers.put("counting-circles", words -> CountingCircles.of(Arguments.distinct(1, words)));
        readers.put("different", words -> Different.of(Arguments.distinct(2, words)));
        readers.put("equal-sum", words -> EqualSum.of(groups(words)));
        readers.put("equality-cage", CageRules::equalityCage);
        readers.put("killer", words -> Killer.of(sumIfAny(words), words.cells()));
        readers.put("look-and-say", CageRules::lookAndSay);
        readers.put("quadruple", CageRules::quadruple);
        readers.put("rellik", words -> Rellik.of(Arguments.sum("the sum", 1, words), Arguments.distinct(1, words)));
        readers.put("same-set", CageRules::sameSet);
        readers.put("sum", words -> Sum.of(Arguments.sum("the sum", 1, words), words.cells()));
    }

    /** The sum of a cage; 0 if there is none. */
    private static int sumIfAny(RuleWords words) {
        return words.isNumber() ? Arguments.sum("the sum of the cage", 1, words) : 0;
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
