package io.github.sudokusat.sheet;

/** The sizes of paper for sheets, upright. */
public enum Paper {
    /** The size A4. */
    A4("A4", 210, 297),
    /** The size letter of North America. */
    LETTER("letter", 215, 279);

    private final String css;
    private final int width;
    private final int height;

    Paper(String css, int width, int height) {
        this.css = css;
        this.width = width;
        this.height = height;
    }

    /**
     * The name in style sheets.
     *
     * @return a name that CSS knows
     */
    public String css() {
        return css;
    }

    /**
     * The width in whole millimetres.
     *
     * @return the shorter side
     */
    public int width() {
        return width;
    }

    /**
     * The height in whole millimetres.
     *
     * @return the longer side
     */
    public int height() {
        return height;
    }
}
