package io.github.sudokusat.logic.basic;

import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.logic.pattern.Geometry;
import io.github.sudokusat.logic.pattern.Position;
import io.github.sudokusat.logic.pattern.StepBuilder;
import io.github.sudokusat.logic.step.Role;
import io.github.sudokusat.primitive.Digits;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The placed digits behind a single: as few as a quick choice finds, always the one next that rules out the most. */
final class SingleReasons {

    private static final int NO_HOUSE = -1;

    private SingleReasons() {}

    /** Adds what keeps a digit out of the other open cells of a house. */
    static void addHidden(StepBuilder builder, Position position, int house, int cell, int digit) {
        Geometry geometry = position.geometry;
        long open = position.openPositions(house);
        for (long left = open; left != 0; left &= left - 1) {
            open &= geometry.cell(house, Position.first(left)) == cell ? ~(left & -left) : -1L;
        }
        int[] same = new int[position.side];
        int count = 0;
        for (int other = 0; other < position.digits.length && count < same.length; other++) {
            if (position.placed[other] == digit + 1) {
                same[count++] = other;
            }
        }
        Map<String, List<Candidate>> reasons = new TreeMap<>();
        while (open != 0) {
            int best = -1;
            long bestSeen = 0;
            for (int i = 0; i < count; i++) {
                long seen = geometry.seenIn(house, same[i]) & open;
                if (Long.bitCount(seen) > Long.bitCount(bestSeen)) {
                    best = same[i];
                    bestSeen = seen;
                }
            }
            if (best < 0) {
                break;
            }
            String rule = ruleBetween(best, house, bestSeen, geometry);
            reasons.computeIfAbsent(rule, key -> new ArrayList<>(2)).add(position.candidate(best, digit));
            open &= ~bestSeen;
        }
        addReasons(reasons, position, builder);
        if (open == 0) {
            return;
        }
        List<Candidate> ruledOut = new ArrayList<>();
        for (long left = open; left != 0; left &= left - 1) {
            ruledOut.add(position.candidate(geometry.cell(house, Position.first(left)), digit));
        }
        RuledOut.add(builder, position, ruledOut);
    }

    /** The rule without which a cell would not see all of some positions of a house; empty if it needs none. */
    private static String ruleBetween(int cell, int house, long positions, Geometry geometry) {
        String rule = "";
        for (long left = positions; left != 0 && rule.isEmpty(); left &= left - 1) {
            rule = geometry.ruleBetween(cell, geometry.cell(house, Position.first(left)));
        }
        return rule;
    }

    /** Adds placed digits by the rules that they need, first those that need none. */
    private static void addReasons(Map<String, List<Candidate>> reasons, Position position, StepBuilder builder) {
        reasons.forEach((rule, placed) -> {
            if (placed.size() > 1) {
                placed.sort(Comparator.comparingInt(one -> one.cell().number(position.side)));
            }
            builder.part(Role.REASON, placed, rule);
        });
    }

    /** Adds what keeps all other digits out of a cell. */
    static void addNaked(StepBuilder builder, Position position, int cell, int digit) {
        Geometry geometry = position.geometry;
        long missing = Digits.all(position.side) & ~(1L << digit);
        while (missing != 0) {
            int best = NO_HOUSE;
            long bestDigits = 0;
            for (int house = 0; house < geometry.houseCount; house++) {
                long digits = geometry.holds(house, cell) ? placedIn(position, house) & missing : 0;
                if (Long.bitCount(digits) > Long.bitCount(bestDigits)) {
                    best = house;
                    bestDigits = digits;
                }
            }
            if (best == NO_HOUSE) {
                break;
            }
            builder.part(Role.REASON, best, placed(position, best, bestDigits));
            missing &= ~bestDigits;
        }
        if (missing == 0) {
            return;
        }
        Map<String, List<Candidate>> byRules = placedBeyondHouses(position, cell, missing);
        addReasons(byRules, position, builder);
        for (List<Candidate> placed : byRules.values()) {
            for (Candidate one : placed) {
                missing &= ~(1L << (one.digit() - 1));
            }
        }
        List<Candidate> ruledOut = new ArrayList<>();
        for (long left = missing; left != 0; left &= left - 1) {
            ruledOut.add(position.candidate(cell, Position.first(left)));
        }
        if (!ruledOut.isEmpty()) {
            RuledOut.add(builder, position, ruledOut);
        }
    }

    private static long placedIn(Position position, int house) {
        long digits = 0;
        for (int p = 0; p < position.side; p++) {
            int placed = position.placed[position.geometry.cell(house, p)];
            digits |= placed == 0 ? 0 : 1L << (placed - 1);
        }
        return digits;
    }

    private static List<Candidate> placed(Position position, int house, long digits) {
        List<Candidate> placed = new ArrayList<>();
        for (int p = 0; p < position.side; p++) {
            int cell = position.geometry.cell(house, p);
            int digit = position.placed[cell];
            if (digit != 0 && (digits >>> (digit - 1) & 1) != 0) {
                placed.add(new Candidate(Cell.numbered(cell, position.side), digit));
            }
        }
        return placed;
    }

    /** For each of some digits a cell that must differ and has it, if there is one; by the rule. */
    private static Map<String, List<Candidate>> placedBeyondHouses(Position position, int cell, long digits) {
        Map<String, List<Candidate>> placed = new TreeMap<>();
        long left = digits;
        for (int other = 0; other < position.digits.length && left != 0; other++) {
            int digit = position.placed[other];
            if (digit != 0 && (left >>> (digit - 1) & 1) != 0 && position.geometry.sees(cell, other)) {
                placed.computeIfAbsent(position.geometry.ruleBetween(cell, other), key -> new ArrayList<>())
                        .add(position.candidate(other, digit - 1));
                left &= ~(1L << (digit - 1));
            }
        }
        return placed;
    }
}
