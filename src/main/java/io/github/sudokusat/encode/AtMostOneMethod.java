package io.github.sudokusat.encode;

import io.github.sudokusat.cnf.card.AtMostOne;
import io.github.sudokusat.cnf.card.BimanderAtMostOne;
import io.github.sudokusat.cnf.card.BinaryAtMostOne;
import io.github.sudokusat.cnf.card.CommanderAtMostOne;
import io.github.sudokusat.cnf.card.PairwiseAtMostOne;
import io.github.sudokusat.cnf.card.ProductAtMostOne;
import io.github.sudokusat.cnf.card.SequentialCounterAtMostOne;
import java.util.Optional;

/**
 * The methods of stating in clauses that at most one of n literals holds. All but {@link #PAIRWISE} take auxiliary variables, from a number of literals
 * on that is small; below it they are pairwise.
 */
public enum AtMostOneMethod {
    /** Excludes every pair: n(n−1)/2 clauses (T. Walsh, SAT v CSP, CP 2000). */
    PAIRWISE("pairwise"),
    /** Passes a bit along the literals: 3n−4 clauses (C. Sinz, Towards an Optimal CNF Encoding of Boolean Cardinality Constraints, CP 2005). */
    SEQUENTIAL("sequential"),
    /**
     * Builds a tree of groups of three: 3n−6 clauses (W. Klieber and G. Kwon, Efficient CNF Encoding for Selecting 1 from N Objects, Constraints in
     * Formal Verification 2007).
     */
    COMMANDER("commander"),
    /** Uses the rows and columns of a board: about 2n+4√n clauses (J. Chen, A New SAT Encoding of the At-Most-One Constraint, ModRef 2010). */
    PRODUCT("product"),
    /**
     * Encodes the true literal's number in binary: n⌈log₂ n⌉ clauses (A. M. Frisch and others, Solving Non-Boolean Satisfiability Problems with
     * Stochastic Local Search, Journal of Automated Reasoning 35, 2005).
     */
    BINARY("binary"),
    /**
     * Encodes the number of the true literal's group in binary, and excludes pairs within the groups (S. Hölldobler and V. H. Nguyen, An Efficient
     * Encoding of the At-Most-One Constraint, KRR Report 13-04, TU Dresden 2013).
     */
    BIMANDER("bimander");

    private final String text;

    AtMostOneMethod(String text) {
        this.text = text;
    }

    /**
     * The method's name on the command line and in exported files.
     *
     * @return a lower-case word
     */
    public String text() {
        return text;
    }

    @Override
    public String toString() {
        return text;
    }

    /**
     * The method with a name.
     *
     * @param text a name as returned by {@link #text()}
     * @return the method; empty if none has that name
     */
    public static Optional<AtMostOneMethod> named(String text) {
        for (AtMostOneMethod method : values()) {
            if (method.text.equals(text)) {
                return Optional.of(method);
            }
        }
        return Optional.empty();
    }

    /**
     * The method that PySAT calls by a name. Both write the same clauses, except that for few literals these methods are
     * pairwise. PySAT's other encodings have no counterpart: {@code sortnetwrk}, {@code cardnetwrk}, {@code totalizer}, {@code mtotalizer} and
     * {@code kmtotalizer} count up to any bound, {@code native} is no clause, and {@code ladder} has variables of its own for each step.
     *
     * @param text a name of PySAT's {@code EncType}, in lower case
     * @return the method; empty if none is the same
     */
    public static Optional<AtMostOneMethod> namedByPySat(String text) {
        return switch (text) {
            case "pairwise" -> Optional.of(PAIRWISE);
            case "seqcounter" -> Optional.of(SEQUENTIAL);
            case "bitwise" -> Optional.of(BINARY);
            default -> Optional.empty();
        };
    }

    /** The encoding by this method. Its class is loaded at the first call, not together with this enum. */
    AtMostOne encoder() {
        return switch (this) {
            case PAIRWISE -> PairwiseAtMostOne.INSTANCE;
            case SEQUENTIAL -> SequentialCounterAtMostOne.INSTANCE;
            case COMMANDER -> CommanderAtMostOne.INSTANCE;
            case PRODUCT -> ProductAtMostOne.INSTANCE;
            case BINARY -> BinaryAtMostOne.INSTANCE;
            case BIMANDER -> BimanderAtMostOne.INSTANCE;
        };
    }
}
