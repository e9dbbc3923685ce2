package io.github.sudokusat.grid.candidates.filter;

/** The filter of a sum of houses: that of its rest. */
final class HouseSumFilter extends Filter {

    private final HouseSum sum;
    private final Filter rest;

    HouseSumFilter(HouseSum sum, Peers peers, boolean isHasty) {
        this(sum, SumFilter.of(sum.name(), sum.rest(), peers, isHasty));
    }

    private HouseSumFilter(HouseSum sum, Filter rest) {
        super(sum.name(), rest.isIdempotent(), rest.cells);
        this.sum = sum;
        this.rest = rest;
    }

    @Override
    public boolean narrow(long[] masks) {
        return rest.narrow(masks);
    }

    /** Those of a hidden cage: cells that must all differ and are on one side. */
    @Override
    public boolean hasSets() {
        return rest.hasSets();
    }

    @Override
    public long[] sets(long[] masks) {
        return rest.sets(masks);
    }

    @Override
    public HouseSum houseSum() {
        return sum;
    }

    @Override
    public long cost() {
        return rest.cost();
    }
}
