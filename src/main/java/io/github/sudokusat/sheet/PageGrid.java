package io.github.sudokusat.sheet;

/**
 * The places of the pictures on a page, in millimetres.
 *
 * @param columns the number of pictures side by side
 * @param rows the number of pictures one above the other
 * @param rowHeight the height of a picture with its caption and some room
 * @param size the side of a picture
 */
record PageGrid(int columns, int rows, int rowHeight, int size) {

    /** The width of the margins of a page. */
    static final int MARGIN = 12;

    /** The height of the line above the pictures. */
    static final int HEADER = 10;

    /** What a page is lower than its paper, so that rounding never adds an empty page. */
    private static final int SPARE = 1;

    private static final int CAPTION = 13;
    private static final int SMALL_CAPTION = 6;
    private static final int GAP = 8;

    /** A side beyond which pictures look clumsy. */
    private static final int LARGEST = 170;

    /** The room for everything on a page. */
    static int width(Paper paper) {
        return paper.width() - 2 * MARGIN;
    }

    /** The room for everything on a page. */
    static int height(Paper paper) {
        return paper.height() - 2 * MARGIN - SPARE;
    }

    /** The places of puzzles, 1, 2, 4 or 6 on a page. */
    static PageGrid ofPuzzles(int perPage, Paper paper) {
        int columns = perPage > 2 ? 2 : 1;
        return of(columns, perPage / columns, CAPTION, paper);
    }

    /** The places of solutions, 4, 6 or 12 on a page. */
    static PageGrid ofSolutions(int perPage, Paper paper) {
        int columns = perPage > 6 ? 3 : 2;
        return of(columns, perPage / columns, SMALL_CAPTION, paper);
    }

    private static PageGrid of(int columns, int rows, int caption, Paper paper) {
        int rowHeight = (height(paper) - HEADER) / rows;
        int width = (width(paper) - (columns - 1) * GAP) / columns;
        int size = Math.min(LARGEST, Math.min(width, rowHeight - caption - GAP / 2));
        return new PageGrid(columns, rows, rowHeight, size);
    }

    /** The number of pictures on a page. */
    int perPage() {
        return columns * rows;
    }
}
