package io.github.sudokusat.primitive;

/** No digit occurs twice in some cells. */
public final class Differ extends Primitive {

    private Differ(int side, int[] cells) {
        super("differ", side, cells);
        requireDistinct(cells);
    }

    /**
     * The constraint for some cells.
     *
     * @param side the side of the grid
     * @param cells the cells, one or more, each once; copied
     * @return the constraint
     * @throws IllegalArgumentException if the side is out of range, a cell is outside the grid or listed twice, or there is none
     */
    public static Differ of(int side, int... cells) {
        return new Differ(side, cells.clone());
    }

    @Override
    public boolean isPossible(int... digits) {
        return size() <= side() && !haveRepeat(digits);
    }

    @Override
    public boolean keepsDifferent() {
        return true;
    }

    @Override
    public void accept(PrimitiveVisitor visitor) {
        visitor.visit(this);
    }

    @Override
    Object[] parameters() {
        return new Object[] {};
    }
}
