package io.github.sudokusat.cnf.card;

import java.util.Optional;

/** The available at-most-one encodings. */
public enum AtMostOneMethod {
    /** Excludes every pair: {@link PairwiseAtMostOne}. */
    PAIRWISE("pairwise"),
    /** Passes a bit along the literals: {@link SequentialCounterAtMostOne}. */
    SEQUENTIAL("sequential"),
    /** Builds a tree of groups of three: {@link CommanderAtMostOne}. */
    COMMANDER("commander"),
    /** Uses the rows and columns of a board: {@link ProductAtMostOne}. */
    PRODUCT("product"),
    /** Encodes the true literal's number in binary: {@link BinaryAtMostOne}. */
    BINARY("binary"),
    /** Encodes the number of the true literal's group in binary: {@link BimanderAtMostOne}. */
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
     * The method that PySAT calls by a name. Both write the same clauses, except that for few literals these methods are {@linkplain AtMostOne
     * pairwise}. PySAT's other encodings have no counterpart: {@code sortnetwrk}, {@code cardnetwrk}, {@code totalizer}, {@code mtotalizer} and
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

    /**
     * The encoding by this method. Its class is loaded at the first call, not together with this enum.
     *
     * @return the only instance, which is stateless
     */
    public AtMostOne encoder() {
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
