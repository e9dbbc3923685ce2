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
import org.jspecify.annotations.Nullable;

/** What the first cells of an X-sum add up to, as many of them as the first digit says. */
final class FirstCells {

    private final Deduction deduction;
    private final long[] allowed;
    private final Position position;
    private final int sum;

    private FirstCells(Deduction deduction, long[] allowed, Position position) {
        this.deduction = deduction;
        this.allowed = allowed;
        this.position = position;
        String rule = deduction.filter().rule();
        int start = rule.indexOf(' ') + 1;
        sum = Integer.parseInt(rule.substring(start, rule.indexOf(' ', start)));
    }

    /** Bounds that show why the first digit is not less or greater; empty if they do not show all. */
    static List<Part> bounds(Deduction deduction, long lost, long[] allowed, Position position) {
        return new FirstCells(deduction, allowed, position).bounds(lost);
    }

    private List<Part> bounds(long lost) {
        long left = deduction.before()[deduction.cell()] & ~deduction.lost();
        long below = lost & (Long.lowestOneBit(left) - 1);
        long above = lost & ~(Long.highestOneBit(left) - 1);
        if ((below | above) != lost) {
            return List.of();
        }
        List<Part> parts = new ArrayList<>();
        if (below > 1) {
            parts.add(bound(Digits.greatest(below), Role.GREATEST));
        }
        if (above != 0) {
            parts.add(bound(Digits.least(above), Role.LEAST));
        }
        boolean isShown = parts.stream()
                .allMatch(part -> !part.candidates().isEmpty()
                        && (part.role() == Role.LEAST ? part.sum() > sum : part.sum() < sum));
        return isShown ? parts : List.of();
    }

    /** What as many cells as a first digit says have at least or at most; without candidates if that is not to be told. */
    private Part bound(int first, Role role) {
        DigitValues values = position.geometry.layout.values();
        int count = values.of(first);
        int[] cells = deduction.filter().cells();
        int[] some = Arrays.copyOf(cells, Math.min(count, cells.length));
        boolean isTold = 0 < count && count <= cells.length;
        int @Nullable [] digits = isTold ? extreme(some, first, role == Role.LEAST) : null;
        List<Candidate> candidates = new ArrayList<>();
        for (int i = 0; digits != null && i < digits.length; i++) {
            candidates.add(position.candidate(some[i], digits[i]));
        }
        return new Part(
                role,
                List.of(),
                candidates,
                deduction.filter().rule(),
                candidates.stream()
                        .mapToInt(candidate -> values.of(candidate.digit()))
                        .sum());
    }

    private int @Nullable [] extreme(int[] some, int first, boolean isLeast) {
        long[] digits = allowed.clone();
        digits[some[0]] = Digits.of(first);
        int[] factors = new int[some.length];
        Arrays.fill(factors, 1);
        return Extreme.of(some, factors, digits, position.geometry, isLeast);
    }
}
