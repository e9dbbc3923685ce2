package io.github.sudokusat.rule.foreign;

import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.rule.line.Arrow;
import io.github.sudokusat.rule.line.Between;
import io.github.sudokusat.rule.line.DoubleArrow;
import io.github.sudokusat.rule.line.Entropic;
import io.github.sudokusat.rule.line.Lockout;
import io.github.sudokusat.rule.line.Modular;
import io.github.sudokusat.rule.line.Palindrome;
import io.github.sudokusat.rule.line.RegexRule;
import io.github.sudokusat.rule.line.RegionSum;
import io.github.sudokusat.rule.line.Renban;
import io.github.sudokusat.rule.line.SumLine;
import io.github.sudokusat.rule.line.Thermometer;
import io.github.sudokusat.rule.line.Whispers;
import io.github.sudokusat.rule.line.Zipper;
import io.github.sudokusat.text.Base64Text;
import io.github.sudokusat.text.Numbers;
import io.github.sudokusat.text.Percent;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** The types of the Interactive Sudoku Solver that are about lines. */
final class IssLines {

    private static final int DEFAULT_WHISPER = 5;
    private static final int LARGEST_PILL = 3;

    private IssLines() {}

    static void addTo(IssRules types) {
        types.one("Thermo", args -> Thermometer.of(args.cells(0)));
        types.one("Whisper", IssLines::whisper);
        types.one("Renban", args -> Renban.of(args.cells(0)));
        types.one("Modular", args -> Modular.of(args.number(0, 1, args.side(), "a modulus"), args.cells(1)));
        types.one("Entropic", args -> Entropic.of(args.cells(0)));
        types.one("RegionSumLine", args -> RegionSum.of(args.cells(0)));
        types.one("Between", args -> Between.of(args.cells(0)));
        types.one("Lockout", args -> Lockout.of(args.number(0, 0, args.side(), "a difference"), args.cells(1)));
        types.one("Palindrome", args -> Palindrome.of(args.cells(0)));
        types.one("Zipper", args -> Zipper.of(args.cells(0)));
        types.one("SumLine", args -> SumLine.of(args.sum(0), args.cells(1)));
        types.many("Regex", IssLines::regexes);
        types.one("Arrow", args -> Arrow.of(args.cells(0, 1), args.cells(1)));
        types.one("DoubleArrow", args -> DoubleArrow.of(args.cells(0)));
        types.one("PillArrow", IssLines::pillArrow);
    }

    /** The difference may be missing. */
    private static Whispers whisper(IssArgs args) {
        boolean hasDifference = Numbers.parse(args.text(0)) != Numbers.NONE;
        return hasDifference
                ? Whispers.of(args.number(0, 0, args.side(), "a difference"), args.cells(1))
                : Whispers.of(DEFAULT_WHISPER, args.cells(0));
    }

    /** The digits of the pill are read in the order of the grid. */
    private static Arrow pillArrow(IssArgs args) {
        int size = args.number(0, 2, LARGEST_PILL, "the size of the pill");
        List<Cell> pill = new ArrayList<>(args.cells(1, 1 + size));
        pill.sort(Comparator.comparing((Cell cell) -> cell.number(args.side())));
        return Arrow.of(pill, args.cells(1 + size));
    }

    /** The pattern is in base64, in old texts an address with escapes; empty arguments separate the lines that follow. */
    private static List<RegexRule> regexes(IssArgs args) {
        String encoded = args.text(0);
        String pattern = encoded.indexOf('%') < 0 ? Base64Text.decode(encoded) : Percent.decodeAll(encoded);
        List<List<Cell>> lines = args.groups(1, "");
        if (pattern.isEmpty() || lines.isEmpty()) {
            throw args.error(pattern.isEmpty() ? 0 : 1, pattern.isEmpty() ? "a pattern in base64" : "cells");
        }
        return lines.stream()
                .map(cells -> RegexRule.of(Percent.withoutBlanks(pattern), cells))
                .toList();
    }
}
