package io.github.sudokusat.cnf.card;

import java.util.Optional;

/** The at-most-one encodings that there are. */
public enum AtMostOneMethod {
    /** Every pair excluded: {@link PairwiseAtMostOne}. */
    PAIRWISE("pairwise"),
    /** A running bit: {@link SequentialCounterAtMostOne}. */
    SEQUENTIAL("sequential"),
    /** A tree of groups of three: {@link CommanderAtMostOne}. */
    COMMANDER("commander"),
    /** Rows and columns of a board: {@link ProductAtMostOne}. */
    PRODUCT("product"),
    /** The true literal's number in binary: {@link BinaryAtMostOne}. */
    BINARY("binary"),
    /** The number of its group in binary: {@link BimanderAtMostOne}. */
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
     * @param text a name as {@link #text()} gives it
     * @return the method; empty if there is none of that name
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
     * The encoding by this method. Its class is loaded when it is first asked for, not with this one.
     *
     * @return the one instance, stateless
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
