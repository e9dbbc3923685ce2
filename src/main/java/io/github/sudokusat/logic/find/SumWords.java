package io.github.sudokusat.logic.find;

import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.logic.step.Notation;
import io.github.sudokusat.logic.step.Part;
import io.github.sudokusat.logic.step.Role;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Equations, and what parts of them add up to. */
final class SumWords {

    /** More cells are only counted. */
    static final int MOST_CELLS = 12;

    /** So many cells of an equation are not named again. */
    private static final int MANY_CELLS = 4;

    private static final String AT_LEAST = "at least ";

    private static final String AT_MOST = "at most ";

    private final Notation notation;
    /** How often each cell of the last equation counts. */
    private final Map<Cell, Integer> factors = new HashMap<>();
    /** Whether all cells of the last equation are on one side. */
    private boolean isOneSided;

    SumWords(Notation notation) {
        this.notation = notation;
    }

    /** Makes the sum of some cells the last equation, which is told elsewhere. */
    void tell(Set<Cell> cells) {
        factors.clear();
        cells.forEach(cell -> factors.put(cell, 1));
        isOneSided = true;
    }

    /** An equation, such as {@code r1c1+r1c2 = r2c3}. */
    String equation(DeductionClause clause) {
        factors.clear();
        List<String> one = new ArrayList<>();
        List<String> other = new ArrayList<>();
        for (Part part : clause.of(Role.ADDEND)) {
            part.candidates().forEach(candidate -> factors.put(candidate.cell(), Math.abs(part.sum())));
            (part.sum() > 0 ? one : other).add(cells(part));
        }
        int total = clause.of(Role.TOTAL).stream().mapToInt(Part::sum).sum();
        isOneSided = one.isEmpty() || other.isEmpty();
        if (isOneSided) {
            return String.join("+", one.isEmpty() ? other : one) + " = " + subtracted(clause)
                    + (one.isEmpty() ? -total : total);
        }
        if (total != 0) {
            (total > 0 ? other : one).add(Integer.toString(Math.abs(total)));
        }
        return String.join("+", one) + " = " + String.join("+", other);
    }

    /** What is subtracted from a sum, such as {@code 20-9=}; empty if nothing is. */
    private static String subtracted(DeductionClause clause) {
        List<Part> totals = clause.of(Role.TOTAL);
        return totals.size() < 2
                ? ""
                : totals.get(0).sum() + "-" + -totals.get(1).sum() + "=";
    }

    /** Cells with how often they count, such as {@code r1c1+2·r1c2}. */
    String cells(Part part) {
        Set<String> cells = new LinkedHashSet<>();
        part.candidates()
                .forEach(one -> cells.add(weighted(one.cell(), one.cell().toString())));
        return isLong(part) ? "the sum of " + cells.size() + " cells" : String.join("+", cells);
    }

    private boolean isLong(Part part) {
        Set<Cell> cells = DeductionWording.cellsOf(part);
        return cells.size() > MOST_CELLS && cells.stream().allMatch(cell -> factors.getOrDefault(cell, 1) == 1);
    }

    private String weighted(Cell cell, String what) {
        int factor = factors.getOrDefault(cell, 1);
        return factor == 1 ? what : factor + "·" + what;
    }

    /** What cells add up to at least or at most; pieces of a long sum, each of which has its house, together. */
    List<String> bounds(List<Part> parts) {
        List<String> texts = new ArrayList<>();
        List<Part> pieces = new ArrayList<>();
        for (int i = 0; i < parts.size(); i++) {
            Part part = parts.get(i);
            if (part.houses().isEmpty()) {
                texts.add(bound(part));
                continue;
            }
            pieces.add(part);
            boolean isLast = i + 1 == parts.size()
                    || parts.get(i + 1).houses().isEmpty()
                    || parts.get(i + 1).role() != part.role();
            if (isLast) {
                texts.add(inPieces(pieces));
                pieces.clear();
            }
        }
        return texts;
    }

    /** What the pieces of a long sum add up to, such as {@code the sum of 15 cells is at least 6+10+6=22 (boxes 2, 4 and 5)}. */
    private String inPieces(List<Part> pieces) {
        return SumPieces.of(pieces, pieces.get(0).role() == Role.LEAST ? AT_LEAST : AT_MOST, notation);
    }

    /** Cells with a verb; those of the equation, but for one perhaps, without their names if they are many. */
    private String subject(Part part) {
        Set<Cell> cells = DeductionWording.cellsOf(part);
        boolean isOfEquation = isOneSided
                && cells.size() >= MANY_CELLS
                && !isLong(part)
                && factors.keySet().containsAll(cells)
                && cells.size() >= factors.size() - 1;
        return isOfEquation
                ? (cells.size() == factors.size() ? "they" : "the others") + " sum to "
                : cells(part) + " is ";
    }

    /** What cells add up to at least or at most, such as {@code r1c1+r1c2 is at least 1+2=3}. */
    private String bound(Part part) {
        List<String> addends = new ArrayList<>();
        for (Candidate one : part.candidates()) {
            addends.add(weighted(one.cell(), notation.digit(one.digit())));
        }
        String start = subject(part) + (part.role() == Role.LEAST ? AT_LEAST : AT_MOST);
        if (isLong(part)) {
            return start + part.sum();
        }
        return start + String.join("+", addends) + (addends.size() == 1 ? "" : "=" + part.sum());
    }
}
