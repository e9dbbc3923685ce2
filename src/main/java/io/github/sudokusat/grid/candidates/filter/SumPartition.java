package io.github.sudokusat.grid.candidates.filter;

import io.github.sudokusat.grid.House;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The cells of a long sum by houses of one kind, such as box by box, which one sees better than any groups of cells that must differ. */
public final class SumPartition {

    /** Of fewer cells one sees any groups. */
    private static final int LONG = 10;

    /** The kinds of houses, those that one sees best first. */
    private static final List<House.Kind> KINDS =
            List.of(House.Kind.BOX, House.Kind.REGION, House.Kind.ROW, House.Kind.COLUMN, House.Kind.DISJOINT_GROUP);

    private SumPartition() {}

    /**
     * The groups that give the better bounds: those by houses of a kind, or else others.
     *
     * @param others groups of cells, by their positions, that count alike and must all differ
     * @param cells the cells
     * @param factors how often each counts
     * @param houses the houses of the layout
     * @return either kind of groups; by houses if both give the same
     */
    public static List<List<Integer>> best(List<List<Integer>> others, int[] cells, int[] factors, List<House> houses) {
        if (cells.length < LONG) {
            return others;
        }
        Map<House.Kind, Map<List<Integer>, List<Integer>>> kinds = new EnumMap<>(House.Kind.class);
        for (House house : houses) {
            for (int i = 0; i < cells.length; i++) {
                if (house.holds(cells[i])) {
                    kinds.computeIfAbsent(house.kind(), kind -> new LinkedHashMap<>())
                            .computeIfAbsent(List.of(house.number(), factors[i]), key -> new ArrayList<>())
                            .add(i);
                }
            }
        }
        List<List<Integer>> best = others;
        int most = weight(others, factors) - 1;
        for (House.Kind kind : KINDS) {
            List<List<Integer>> groups =
                    List.copyOf(kinds.getOrDefault(kind, Map.of()).values());
            boolean isPartition = groups.stream().mapToInt(List::size).sum() == cells.length;
            if (isPartition && weight(groups, factors) > most) {
                best = groups;
                most = weight(groups, factors);
            }
        }
        return best;
    }

    /** What the least digits in all groups would add up to. */
    private static int weight(List<List<Integer>> groups, int[] factors) {
        return groups.stream()
                .mapToInt(group -> Math.abs(factors[group.get(0)]) * group.size() * (group.size() + 1) / 2)
                .sum();
    }
}
