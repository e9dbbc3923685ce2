package io.github.sudokusat.logic.pattern;

import io.github.sudokusat.primitive.Digits;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** The choices that a net leaves open: sets of two candidates or more, numbered {@code cell · side + digit}, one of which must be true. */
public final class NetChoices {

    private final Net net;
    private final Geometry geometry;
    private final int side;
    private final List<int[]> choices = new ArrayList<>();

    private NetChoices(Net net) {
        this.net = net;
        geometry = net.position.geometry;
        side = geometry.side;
    }

    /**
     * The open cells that the net may use and, if it may not use all constraints, the open digits of houses; first those with the fewest candidates.
     *
     * @param net a net without contradiction that has drawn all conclusions
     */
    public static List<int[]> of(Net net) {
        NetChoices found = new NetChoices(net);
        found.addCells();
        if (net.scope != NetScope.EVERYTHING) {
            found.addPlaces();
        }
        found.choices.sort(Comparator.comparingInt(choice -> choice.length));
        return found.choices;
    }

    private void addCells() {
        for (int cell = 0; cell < geometry.cellCount; cell++) {
            if (net.scope.hasCell(cell)) {
                List<Integer> choice = new ArrayList<>();
                for (long left = net.left(cell); left != 0; left &= left - 1) {
                    choice.add(cell * side + Position.first(left));
                }
                add(choice);
            }
        }
    }

    private void addPlaces() {
        long all = Digits.all(side);
        for (int house = 0; house < geometry.houseCount; house++) {
            for (long digits = net.scope.digits(house, all); digits != 0; digits &= digits - 1) {
                List<Integer> choice = new ArrayList<>();
                for (int p = 0; p < side; p++) {
                    int candidate = geometry.cell(house, p) * side + Position.first(digits);
                    if (net.isLeft(candidate)) {
                        choice.add(candidate);
                    }
                }
                add(choice);
            }
        }
    }

    private void add(List<Integer> choice) {
        if (choice.size() > 1) {
            choices.add(choice.stream().mapToInt(candidate -> candidate).toArray());
        }
    }
}
