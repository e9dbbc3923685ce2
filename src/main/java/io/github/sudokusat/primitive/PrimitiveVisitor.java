package io.github.sudokusat.primitive;

/** Does something for each kind of {@link Primitive}, so that the compiler tells where a new kind is not yet known. */
public interface PrimitiveVisitor {

    /**
     * Takes cells that must differ.
     *
     * @param differ the constraint
     */
    void visit(Differ differ);

    /**
     * Takes cells of which one must hold one of its digits.
     *
     * @param clause the constraint
     */
    void visit(DigitClause clause);

    /**
     * Takes cells that hold some digits a number of times.
     *
     * @param count the constraint
     */
    void visit(DigitCount count);

    /**
     * Takes cells whose digits make one of some sets.
     *
     * @param sets the constraint
     */
    void visit(DigitSets sets);

    /**
     * Takes alternatives of which one holds.
     *
     * @param either the constraint
     */
    void visit(Either either);

    /**
     * Takes a sum.
     *
     * @param sum the constraint
     */
    void visit(LinearSum sum);

    /**
     * Takes a relation of two cells.
     *
     * @param pair the constraint
     */
    void visit(PairRelation pair);

    /**
     * Takes cells of which a part that their digits select makes one of some sets.
     *
     * @param section the constraint
     */
    void visit(Section section);

    /**
     * Takes cells that an automaton reads.
     *
     * @param sequence the constraint
     */
    void visit(Sequence sequence);
}
