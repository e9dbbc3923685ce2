package io.github.sudokusat.grid;

import java.util.Optional;

/** A published addition to the rules of Sudoku: more houses, or pairs of cells that must differ. */
public enum Variant {
    /** Sudoku X: each digit once on both diagonals; any layout. */
    DIAGONALS("diagonals"),
    /** Windoku (hyper sudoku): each digit once in every window; square boxes of side 2 or more. */
    WINDOKU("windoku"),
    /** Disjoint groups: each digit once at every place of the boxes; rectangular boxes. */
    DISJOINT_GROUPS("disjoint"),
    /** Anti-knight: cells a knight's move apart differ; any layout. */
    ANTI_KNIGHT("anti-knight"),
    /** Anti-king: cells that touch at a corner differ; any layout. */
    ANTI_KING("anti-king");

    private final String text;

    Variant(String text) {
        this.text = text;
    }

    /**
     * The variant's name on the command line and in exported files.
     *
     * @return a lower-case word
     */
    public String text() {
        return text;
    }

    /**
     * The variant with a name.
     *
     * @param text a name as {@link #text()} gives it
     * @return the variant; empty if there is none of that name
     */
    public static Optional<Variant> named(String text) {
        for (Variant variant : values()) {
            if (variant.text.equals(text)) {
                return Optional.of(variant);
            }
        }
        return Optional.empty();
    }
}
