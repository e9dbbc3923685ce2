package io.github.sudokusat.logic.find;

import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.DigitValues;
import io.github.sudokusat.logic.pattern.Position;
import io.github.sudokusat.logic.step.Part;
import io.github.sudokusat.logic.step.Role;
import io.github.sudokusat.primitive.Digits;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;

/** The few first digits of a numbered room, each with the cell in which its digit is then, if a deduction would otherwise rest on several cells. */
final class RoomCases {

    /** How the rule's name begins, which then has the digit. */
    static final String RULE = "numbered room";

    /** Of more cases one sees nothing. */
    private static final int MOST = 3;

    /** No cases. */
    static final RoomCases NONE = new RoomCases(List.of(), new int[0], 0, new DigitValues(1, 1));

    private final List<Part> parts;
    private final int[] line;
    private final long digit;
    private final DigitValues values;

    private RoomCases(List<Part> parts, int[] line, long digit, DigitValues values) {
        this.parts = parts;
        this.line = line;
        this.digit = digit;
        this.values = values;
    }

    /** The digits that a cell loses in sets with grounds of their own: those that rest on several cells, the rule's digit apart, on single ones, and on none. */
    static List<Long> split(Deduction deduction, long lost, DigitValues values) {
        if (!deduction.filter().rule().startsWith(RULE)) {
            return List.of(lost);
        }
        long[] free = new long[deduction.before().length];
        Arrays.fill(free, Digits.all(values.count()));
        long plain = deduction.filter().narrow(free) ? lost & ~free[deduction.cell()] : 0;
        long single = 0;
        for (long left = lost & ~plain; left != 0; left &= left - 1) {
            long one = Long.lowestOneBit(left);
            single |= other(deduction, one, values) < 0 ? 0 : one;
        }
        long digit = deduction.filter().cells()[0] == deduction.cell()
                ? 0
                : digit(deduction.filter().rule(), values);
        long others = lost & ~plain & ~single;
        return LongStream.of(others & ~digit, others & digit, single, plain)
                .filter(digits -> digits != 0)
                .boxed()
                .toList();
    }

    /** The digits that other cells lack by which a cell loses some: that at the place that the first cell would name, or that of a place of the first cell; null if others matter, too. */
    static long @Nullable [] lacking(Deduction deduction, long lost, DigitValues values) {
        if (!deduction.filter().rule().startsWith(RULE)) {
            return null;
        }
        long[] lacking = new long[deduction.before().length];
        int[] line = deduction.filter().cells();
        for (long left = lost; left != 0; left &= left - 1) {
            int other = other(deduction, Long.lowestOneBit(left), values);
            if (other < 0) {
                return null;
            }
            int place = place(line, deduction.cell());
            lacking[other] |= place == 1 ? digit(deduction.filter().rule(), values) : naming(place, values);
        }
        return lacking;
    }

    /** The cell that lacks the digit that would be needed there if another had one that it loses; -1 if there is none. */
    private static int other(Deduction deduction, long lost, DigitValues values) {
        int[] line = deduction.filter().cells();
        long digit = digit(deduction.filter().rule(), values);
        int place = place(line, deduction.cell());
        if (place == 1) {
            int named = values.of(Digits.least(lost));
            boolean isOther = named > 1 && named <= line.length;
            return isOther && (deduction.before()[line[named - 1]] & digit) == 0 ? line[named - 1] : -1;
        }
        boolean isLacking = lost == digit && place > 1 && (deduction.before()[line[0]] & naming(place, values)) == 0;
        return isLacking ? line[0] : -1;
    }

    private static long digit(String rule, DigitValues values) {
        int start = RULE.length() + 1;
        return Digits.of(values.digit(Integer.parseInt(rule.substring(start, rule.indexOf(' ', start)))));
    }

    /** The digit that names a place of the line; none if no digit is worth as much. */
    private static long naming(int place, DigitValues values) {
        return values.include(place) ? Digits.of(values.digit(place)) : 0;
    }

    /** The place of a cell in the line, from 1 on; 0 if it is not one of it. */
    private static int place(int[] line, int cell) {
        int place = line.length;
        while (place > 0 && line[place - 1] != cell) {
            place--;
        }
        return place;
    }

    /** The places of a digit that all cells of the line need, if a cell loses some because of them, and because of the cases, if these are told; empty if there is no such digit. */
    static List<Candidate> places(Needed one, RoomCases told, Position position) {
        Deduction deduction = one.deduction;
        int[] line = deduction.filter().cells();
        boolean isOfRoom = deduction.filter().rule().startsWith(RULE) && line.length == position.side;
        if (!isOfRoom || grounds(one) <= 1 || lacking(deduction, one.lost, position.geometry.layout.values()) != null) {
            return List.of();
        }
        for (int digit = 0; digit < position.side; digit++) {
            long[] masks = told.masks(position);
            for (int cell : line) {
                masks[cell] &= deduction.before()[cell] | ~(1L << digit);
            }
            if (deduction.filter().narrow(masks) && (masks[deduction.cell()] & one.lost) == 0) {
                List<Candidate> places = position.candidates(line, deduction.before(), 1L << digit);
                return places.size() > MOST ? List.of() : places;
            }
        }
        return List.of();
    }

    /** The digits that the cases leave to all cells. */
    private long[] masks(Position position) {
        long[] masks = new long[position.digits.length];
        Arrays.fill(masks, Digits.all(position.side));
        if (parts.isEmpty()) {
            return masks;
        }
        long firsts = 0;
        for (int cell : line) {
            masks[cell] &= ~digit;
        }
        for (Part part : parts) {
            int there = DeductionWording.cell(part).number(values.count());
            firsts |= naming(place(line, there), values);
            masks[there] |= digit;
        }
        masks[line[0]] &= firsts;
        return masks;
    }

    /** The cases before some deductions by one call of a filter; none if it is about another rule, or there are too many, or too few. */
    static RoomCases of(List<Needed> run, Position position) {
        Deduction first = run.get(0).deduction;
        String rule = first.filter().rule();
        if (!rule.startsWith(RULE)) {
            return NONE;
        }
        DigitValues values = position.geometry.layout.values();
        long digit = digit(rule, values);
        int[] line = first.filter().cells();
        List<Part> parts = new ArrayList<>();
        for (int place = 1; place <= line.length; place++) {
            boolean isFirst = (first.before()[line[0]] & naming(place, values)) != 0;
            if (isFirst && (first.before()[line[place - 1]] & digit) != 0) {
                parts.add(new Part(Role.CHOICE, List.of(), position.candidates(line[place - 1], digit), rule));
            }
        }
        RoomCases cases = new RoomCases(parts, line, digit, values);
        boolean isOfUse = run.stream()
                .anyMatch(one -> grounds(one) > 1
                        && (cases.shows(one)
                                || (places(one, NONE, position).isEmpty()
                                        && !places(one, cases, position).isEmpty())));
        return isOfUse && parts.size() > 1 && parts.size() <= MOST ? cases : NONE;
    }

    private static long grounds(Needed one) {
        return Grounds.told(one.lacking);
    }

    /** The cases, by the first digit. */
    List<Part> parts() {
        return parts;
    }

    /** Whether in every case a cell loses what it loses by being one of the two cells, or by seeing them. */
    boolean shows(Needed one) {
        int cell = one.deduction.cell();
        for (Part part : parts) {
            int there = DeductionWording.cell(part).number(values.count());
            long firstDigit = 1L << (place(line, there) - 1);
            long left = cell == line[0] ? firstDigit : cell == there ? digit : ~(firstDigit | digit);
            if ((one.lost & left) != 0) {
                return false;
            }
        }
        return true;
    }
}
