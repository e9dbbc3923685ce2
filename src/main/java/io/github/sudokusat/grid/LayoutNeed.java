package io.github.sudokusat.grid;

/** What a rule needs of a layout, whichever cells the rule is about. */
public enum LayoutNeed {
    /** Digits without {@linkplain Layout#withDoublers doublers}. */
    NO_DOUBLERS("can't be combined with doublers"),
    /** A {@linkplain Layout#isSquare square} grid. */
    SQUARE("needs as many rows and columns as digits"),
    /** Rectangular boxes, not the regions of a jigsaw. */
    BOXES("needs rectangular boxes"),
    /** Rectangular boxes that are houses. */
    WHOLE_BOXES("needs rectangular boxes with a cell for each digit"),
    /** Boxes as high as wide. */
    SQUARE_BOXES("needs square boxes of 2x2 or more"),
    /** Boxes or regions of any shape. */
    REGIONS("needs boxes or regions"),
    /** Three digits or more. */
    THREE_DIGITS("needs three digits"),
    /** Sixteen digits or fewer, since their sets are listed. */
    AT_MOST_16_DIGITS("needs at most 16 digits");

    private final String words;

    LayoutNeed(String words) {
        this.words = words;
    }

    /**
     * The need in words.
     *
     * @return the end of a sentence that begins with the name of a rule
     */
    public String words() {
        return words;
    }
}
