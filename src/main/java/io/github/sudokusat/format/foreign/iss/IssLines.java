package io.github.sudokusat.format.foreign.iss;

import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Rule;
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
import io.github.sudokusat.rule.whole.Marks;
import io.github.sudokusat.text.Base64Text;
import io.github.sudokusat.text.Numbers;
import io.github.sudokusat.text.Percent;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/** The types of the Interactive Sudoku Solver that are about lines. */
public final class IssLines {

    private static final int DEFAULT_WHISPER = 5;
    private static final int DEFAULT_LOCKOUT = 4;
    private static final int DEFAULT_PILL = 2;
    private static final int LARGEST_PILL = 3;
    private static final int LARGEST_DECIMAL = 9;

    private IssLines() {}

    static void addTo(IssRules types) {
        types.one("Thermo", args -> Thermometer.of(args.cells(0)));
        types.one("Whisper", IssLines::whisper);
        types.one("Renban", args -> Renban.of(args.cells(0)));
        types.many("Modular", IssLines::modular);
        types.one("Entropic", args -> Entropic.of(args.cells(0)));
        types.one("RegionSumLine", args -> RegionSum.of(args.cells(0)));
        types.one("Between", args -> Between.of(args.cells(0)));
        types.one("Lockout", IssLines::lockout);
        types.one("Palindrome", args -> Palindrome.of(args.cells(0)));
        types.one("Zipper", args -> Zipper.of(args.cells(0)));
        types.one("SumLine", IssLines::sumLine);
        types.many("Regex", IssLines::regexes);
        types.one("Arrow", args -> Arrow.of(args.cells(0, 1), args.cells(1)));
        types.one("DoubleArrow", args -> DoubleArrow.of(args.cells(0)));
        types.many("PillArrow", IssLines::pillArrow);
    }

    /** The difference may be missing. */
    private static Whispers whisper(IssArgs args) {
        return isNumber(args)
                ? Whispers.of(args.number(0, 0, args.side(), "a difference"), args.cells(1))
                : Whispers.of(DEFAULT_WHISPER, args.cells(0));
    }

    /** The difference may be missing in old texts. */
    private static Lockout lockout(IssArgs args) {
        return isNumber(args)
                ? Lockout.of(args.number(0, 0, args.side(), "a difference"), args.cells(1))
                : Lockout.of(DEFAULT_LOCKOUT, args.cells(0));
    }

    private static boolean isNumber(IssArgs args) {
        return Numbers.parse(args.text(0)) != Numbers.NONE;
    }

    /** All digits leave the same remainder when divided by 1, which demands nothing. */
    private static List<Modular> modular(IssArgs args) {
        int modulus = args.number(0, 1, args.side(), "a modulus");
        List<Cell> cells = args.cells(1);
        return modulus == 1 ? List.of() : List.of(Modular.of(modulus, cells));
    }

    private static Rule sumLine(IssArgs args) {
        boolean isLoop = args.size() > 1 && args.text(args.size() - 1).equals("LOOP");
        return isLoop ? IssPrimitives.loop(args) : SumLine.of(args.sum(0), args.cells(1));
    }

    /** The digits of the pill are read in the order of the grid; those after the first are at most 9. The size may be missing in old texts. */
    private static List<Rule> pillArrow(IssArgs args) {
        boolean hasSize = isNumber(args);
        int size = hasSize ? args.number(0, 2, LARGEST_PILL, "the size of the pill") : DEFAULT_PILL;
        int first = hasSize ? 1 : 0;
        List<Cell> pill = new ArrayList<>(args.cells(first, first + size));
        pill.sort(Comparator.comparing((Cell cell) -> cell.number(args.side())));
        List<Rule> rules = new ArrayList<>();
        rules.add(Arrow.of(pill, args.cells(first + size)));
        for (int i = 1; i < size && args.values().greatest() > LARGEST_DECIMAL; i++) {
            rules.add(Marks.of(
                    IntStream.rangeClosed(args.values().least(), LARGEST_DECIMAL)
                            .toArray(),
                    pill.get(i)));
        }
        return rules;
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
