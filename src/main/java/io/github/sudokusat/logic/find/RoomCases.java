package io.github.sudokusat.logic.find;

import io.github.sudokusat.logic.pattern.Position;
import io.github.sudokusat.logic.step.Part;
import io.github.sudokusat.logic.step.Role;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The few first digits of a numbered room, each with the cell in which its digit is then, if a deduction would otherwise rest on several cells. */
final class RoomCases {

    /** How the rule's name begins, which then has the digit. */
    static final String RULE = "numbered room";

    /** Of more cases one sees nothing. */
    private static final int MOST = 3;

    private static final RoomCases NONE = new RoomCases(List.of(), new int[0], 0, 0);

    private final List<Part> parts;
    private final int[] line;
    private final long digit;
    private final int side;

    private RoomCases(List<Part> parts, int[] line, long digit, int side) {
        this.parts = parts;
        this.line = line;
        this.digit = digit;
        this.side = side;
    }

    /** The cases before some deductions by one call of a filter; none if it is about another rule, or there are too many, or too few. */
    static RoomCases of(List<Needed> run, Position position) {
        Deduction first = run.get(0).deduction;
        String rule = first.filter().rule();
        if (!rule.startsWith(RULE)) {
            return NONE;
        }
        int start = RULE.length() + 1;
        long digit = 1L << (Integer.parseInt(rule.substring(start, rule.indexOf(' ', start))) - 1);
        int[] line = first.filter().cells();
        List<Part> parts = new ArrayList<>();
        for (int place = 1; place <= line.length; place++) {
            boolean isFirst = (first.before()[line[0]] >>> (place - 1) & 1) != 0;
            if (isFirst && (first.before()[line[place - 1]] & digit) != 0) {
                parts.add(new Part(Role.CHOICE, List.of(), position.candidates(line[place - 1], digit), rule));
            }
        }
        RoomCases cases = new RoomCases(parts, line, digit, position.side);
        boolean isOfUse = run.stream().anyMatch(one -> cases.shows(one) && grounds(one) > 1);
        return isOfUse && parts.size() > 1 && parts.size() <= MOST ? cases : NONE;
    }

    private static long grounds(Needed one) {
        return Arrays.stream(one.lacking).filter(digits -> digits != 0).count();
    }

    /** The cases, by the first digit. */
    List<Part> parts() {
        return parts;
    }

    /** Whether in every case a cell loses what it loses by being one of the two cells, or by seeing them. */
    boolean shows(Needed one) {
        int cell = one.deduction.cell();
        for (Part part : parts) {
            int there = DeductionWording.cell(part).number(side);
            int place = 1;
            while (line[place - 1] != there) {
                place++;
            }
            long firstDigit = 1L << (place - 1);
            long left = cell == line[0] ? firstDigit : cell == there ? digit : ~(firstDigit | digit);
            if ((one.lost & left) != 0) {
                return false;
            }
        }
        return true;
    }
}
