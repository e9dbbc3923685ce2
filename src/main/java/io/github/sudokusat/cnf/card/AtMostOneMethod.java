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
