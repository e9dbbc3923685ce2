package io.github.sudokusat.logic.pattern;

import io.github.sudokusat.logic.step.Scope;
import org.jspecify.annotations.Nullable;

/** The constraints that a net may use: all of them, those of a {@link Scope}, or those of a rule and its cells. */
public final class NetScope {

    /** All constraints. */
    public static final NetScope EVERYTHING = new NetScope(null, null, null);

    private final boolean @Nullable [] cells;
    /** By house the digits that need a place. */
    private final long @Nullable [] places;

    private final boolean @Nullable [] filters;

    private NetScope(boolean @Nullable [] cells, long @Nullable [] places, boolean @Nullable [] filters) {
        this.cells = cells;
        this.places = places;
        this.filters = filters;
    }

    /** The constraints of a scope. */
    public static NetScope of(Scope scope, Geometry geometry) {
        boolean[] cells = new boolean[geometry.cellCount];
        scope.cells().forEach(cell -> cells[cell.number(geometry.side)] = true);
        long[] places = new long[geometry.houseCount];
        for (Scope.Place place : scope.places()) {
            places[geometry.layout.houses().indexOf(place.house())] |= 1L << (place.digit() - 1);
        }
        boolean[] filters = new boolean[geometry.filters.size()];
        for (int i = 0; i < filters.length; i++) {
            filters[i] = scope.rules().contains(geometry.filters.get(i).rule());
        }
        return new NetScope(cells, places, filters);
    }

    /** Some rules, and that their cells have one digit each. */
    public static NetScope of(RuleUnit unit, Geometry geometry) {
        boolean[] cells = new boolean[geometry.cellCount];
        for (int cell : unit.cells()) {
            cells[cell] = true;
        }
        boolean[] filters = new boolean[geometry.filters.size()];
        for (int i = 0; i < filters.length; i++) {
            filters[i] = unit.filters().contains(geometry.filters.get(i));
        }
        return new NetScope(cells, new long[geometry.houseCount], filters);
    }

    boolean hasCell(int cell) {
        return cells == null || cells[cell];
    }

    /** Those of some digits that need a place in a house. */
    long digits(int house, long digits) {
        return places == null ? digits : digits & places[house];
    }

    boolean hasFilter(int filter) {
        return filters == null || filters[filter];
    }
}
