package io.github.sudokusat.engine.ilp;

/** A library that is optional is not on the class path, but is needed now. */
public final class MissingLibraryException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** Maven coordinates. */
    private final String artifact;

    MissingLibraryException(String what, String artifact, Throwable cause) {
        super(what + " needs the library " + artifact + ", which is not on the class path", cause);
        this.artifact = artifact;
    }

    /**
     * The library that is needed.
     *
     * @return its Maven coordinates, {@code group:artifact:version}
     */
    public String artifact() {
        return artifact;
    }
}
