package io.github.sudokusat.run;

import java.util.Objects;

/** Signals that an optional library, which only parts of this library need, is required but is not on the class path or module path. */
public final class MissingLibraryException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** Maven coordinates. */
    private final String artifact;

    /**
     * Creates the exception.
     *
     * @param what what needs the library, as the beginning of a sentence
     * @param artifact the library's Maven coordinates, {@code group:artifact:version}
     * @param cause the error that revealed its absence
     */
    public MissingLibraryException(String what, String artifact, Throwable cause) {
        super(
                what + " needs the library " + artifact
                        + ", which is not on the class path, or not required by any module",
                cause);
        this.artifact = Objects.requireNonNull(artifact, "artifact");
    }

    /**
     * The missing library.
     *
     * @return its Maven coordinates, {@code group:artifact:version}
     */
    public String artifact() {
        return artifact;
    }
}
