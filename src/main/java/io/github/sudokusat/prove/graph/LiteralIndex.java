package io.github.sudokusat.prove.graph;

/** Literals as indexes of arrays: 2v for v and 2v + 1 for ¬v. */
public final class LiteralIndex {

    private LiteralIndex() {}

    /**
     * The index of a literal.
     *
     * @param signed v or −v
     * @return 2v or 2v + 1
     */
    public static int of(int signed) {
        return signed > 0 ? 2 * signed : 1 - 2 * signed;
    }

    /**
     * The literal of an index.
     *
     * @param index 2v or 2v + 1
     * @return v or −v
     */
    public static int signed(int index) {
        return (index & 1) == 0 ? index >> 1 : -(index >> 1);
    }
}
