package io.github.sudokusat.cli.option;

/** The file formats of {@code sheet}. */
public enum SheetFormat {
    /** A page of puzzles to print. */
    HTML,
    /** The picture of one puzzle. */
    SVG
}
