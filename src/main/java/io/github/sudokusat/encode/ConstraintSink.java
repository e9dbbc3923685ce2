package io.github.sudokusat.encode;

import io.github.sudokusat.cnf.card.AtMostOne;

/** Takes the constraints of a formula one by one, to count their clauses or to write them. */
interface ConstraintSink {

    /** One of the literals holds. */
    void atLeastOne(int[] literals, int n);

    /** At most one of the literals holds; {@code skipped} of its direct clauses are to be left out, as the filter says. */
    void atMostOne(int[] literals, int n, AtMostOne.PairFilter filter, long skipped);

    /** Not both literals hold, both given without their negation. */
    void notBoth(int first, int second);

    /** The literal holds. */
    void unit(int literal);

    /** Asked between constraints: whether to stop here. */
    boolean isStopped();
}
