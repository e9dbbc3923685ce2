package io.github.sudokusat.logic.find;

import io.github.sudokusat.grid.House;
import io.github.sudokusat.logic.step.Notation;
import io.github.sudokusat.logic.step.Part;
import io.github.sudokusat.logic.step.Role;
import java.util.ArrayList;
import java.util.List;

/** What the pieces of a long sum add up to, each of which has its house, in words. */
final class SumPieces {

    /** Of a piece of more cells the digits are not listed. */
    private static final int MOST_DIGITS = 7;

    /** Houses that follow each other are told by the first and the last from so many on. */
    private static final int LONG_RUN = 3;

    private SumPieces() {}

    /**
     * The pieces.
     *
     * @param pieces the pieces
     * @param bound how they are related to what they add up to
     * @param notation how digits are written
     * @return a text such as {@code the sum of 33 cells is at least (1+3+4)+10+2·6=30 (boxes 2 to 5)}, with the digits of what is more than the least possible
     */
    static String of(List<Part> pieces, String bound, Notation notation) {
        List<House> houses = new ArrayList<>();
        List<String> sums = new ArrayList<>();
        int cells = 0;
        int total = 0;
        for (Part piece : pieces) {
            houses.addAll(piece.houses());
            sums.add(addend(piece, notation));
            cells += piece.candidates().size();
            total += piece.sum();
        }
        return "the sum of " + cells + " cells is " + bound + String.join("+", counted(sums)) + "=" + total + " ("
                + names(houses) + ")";
    }

    /** The sum of a piece, or its digits if these are not simply the least or greatest ones. */
    private static String addend(Part piece, Notation notation) {
        List<Integer> digits = List.copyOf(Wording.digitSet(piece.candidates()));
        int first = digits.get(0);
        boolean isRun = digits.get(digits.size() - 1) - first == digits.size() - 1;
        boolean isPlain = isRun && (first == 1 || piece.role() == Role.GREATEST);
        if (isPlain || digits.size() > MOST_DIGITS || digits.size() == 1) {
            return Integer.toString(piece.sum());
        }
        return "(" + String.join("+", digits.stream().map(notation::digit).toList()) + ")";
    }

    /** Sums, those together that follow each other and are the same. */
    private static List<String> counted(List<String> sums) {
        List<String> counted = new ArrayList<>();
        for (int i = 0; i < sums.size(); ) {
            int end = i;
            while (end < sums.size() && sums.get(end).equals(sums.get(i))) {
                end++;
            }
            counted.add((end - i == 1 ? "" : end - i + "·") + sums.get(i));
            i = end;
        }
        return counted;
    }

    /** Houses; those of one kind that follow each other by the first and the last. */
    static String names(List<House> houses) {
        House first = houses.get(0);
        House last = houses.get(houses.size() - 1);
        boolean isRun = houses.size() >= LONG_RUN;
        for (int i = 0; i < houses.size(); i++) {
            isRun &= houses.get(i).kind() == first.kind()
                    && houses.get(i).number() == first.number() + i
                    && first.kind() != House.Kind.EXTRA;
        }
        return isRun ? first.kind().plural() + " " + first.number() + " to " + last.number() : Notation.houses(houses);
    }
}
