package io.github.sudokusat.grid;

import java.util.List;

/**
 * A shape by which a rule is drawn, as setters of puzzles draw it; what it looks like is up to whoever draws it.
 *
 * <p>Shapes are data: they name cells, and a style that says what kind of rule it is. Labels are short texts, and an empty one is not drawn.
 */
public sealed interface Shape {

    /**
     * A dashed outline around cells, with a label in the corner of the first one, row by row.
     *
     * @param cells the cells, which need not be connected; copied
     * @param label the label, such as the sum
     */
    record Cage(List<Cell> cells, String label) implements Shape {

        /**
         * Copies the cells.
         *
         * @param cells the cells
         * @param label the label
         * @throws IllegalArgumentException if there is no cell
         */
        public Cage {
            requireCell(cells);
            cells = List.copyOf(cells);
        }
    }

    /**
     * A line from cell to cell.
     *
     * @param style the kind of line
     * @param cells its cells from its beginning; copied
     * @param label the label, which stands in the corner of the first cell
     */
    record Line(LineStyle style, List<Cell> cells, String label) implements Shape {

        /**
         * Copies the cells.
         *
         * @param style the style
         * @param cells the cells
         * @param label the label
         * @throws IllegalArgumentException if there is no cell
         */
        public Line {
            requireCell(cells);
            cells = List.copyOf(cells);
        }
    }

    /** The kinds of lines, by what they usually mean. */
    enum LineStyle {
        /** Digits increase from the bulb at its beginning. */
        THERMOMETER,
        /** Digits do not decrease from the bulb at its beginning. */
        SLOW_THERMOMETER,
        /** Neighbours differ much. */
        WHISPERS,
        /** Neighbours differ by one less than on whispers. */
        DUTCH_WHISPERS,
        /** The digits are consecutive, in any order. */
        RENBAN,
        /** No two digits are consecutive. */
        NABNER,
        /** Digits read the same from both ends. */
        PALINDROME,
        /** Digits are between those of the circles at both ends. */
        BETWEEN,
        /** Digits are outside those of the diamonds at both ends. */
        LOCKOUT,
        /** Three cells in a row have a low, a middle and a high digit. */
        ENTROPIC,
        /** Cells in a row have digits with different remainders. */
        MODULAR,
        /** The parts in different regions have equal sums. */
        REGION_SUM,
        /** Pairs of cells at the same distance from the middle have equal sums. */
        ZIPPER,
        /** The circles at both ends sum to what the cells between them sum to. */
        DOUBLE_ARROW,
        /** The digits have a sum. */
        SUM,
        /** Any other rule. */
        PLAIN
    }

    /**
     * An arrow from a circle along a line, with its head in the last cell.
     *
     * @param circle the cells of the circle, one or more; copied
     * @param line the cells of the line after the circle; copied
     */
    record Arrow(List<Cell> circle, List<Cell> line) implements Shape {

        /**
         * Copies the cells.
         *
         * @param circle the cells of the circle
         * @param line the cells of the line
         * @throws IllegalArgumentException if there is no cell
         */
        public Arrow {
            requireCell(circle);
            requireCell(line);
            circle = List.copyOf(circle);
            line = List.copyOf(line);
        }
    }

    /**
     * A mark between two cells.
     *
     * @param style the kind of mark
     * @param first the first cell; of {@link MarkStyle#GREATER}, the one with the greater digit
     * @param second the other cell
     * @param label the label on the mark
     */
    record Mark(MarkStyle style, Cell first, Cell second, String label) implements Shape {}

    /** The kinds of marks between two cells. */
    enum MarkStyle {
        /** A white dot, usually for a difference. */
        WHITE,
        /** A black dot, usually for a ratio. */
        BLACK,
        /** The label alone, such as the letter V. */
        LETTER,
        /** A sign that opens towards the greater digit. */
        GREATER
    }

    /**
     * A circle in the middle of some cells, usually where four cells meet.
     *
     * @param cells the cells; copied
     * @param digits the digits in the circle, as text
     */
    record Corner(List<Cell> cells, List<String> digits) implements Shape {

        /**
         * Copies the lists.
         *
         * @param cells the cells
         * @param digits the digits
         * @throws IllegalArgumentException if there is no cell
         */
        public Corner {
            requireCell(cells);
            cells = List.copyOf(cells);
            digits = List.copyOf(digits);
        }
    }

    /**
     * The digits that a cell can have, small in its corner.
     *
     * @param cell the cell
     * @param digits the digits, as text; copied
     */
    record Note(Cell cell, List<String> digits) implements Shape {

        /**
         * Copies the digits.
         *
         * @param cell the cell
         * @param digits the digits
         */
        public Note {
            digits = List.copyOf(digits);
        }
    }

    /**
     * A clue outside the grid.
     *
     * @param style the kind of clue
     * @param row its row, from 0; −1 is the one above the grid, and the side of the grid the one below
     * @param column its column, likewise
     * @param down the direction in which an arrow points: 1 down, −1 up, 0 neither
     * @param right 1 to the right, −1 to the left, 0 neither; there is no arrow if both are 0
     * @param label the clue
     */
    record Outside(ClueStyle style, int row, int column, int down, int right, String label) implements Shape {}

    /** The kinds of clues outside the grid. Setters draw the number alone, so what tells them apart is needed only if there are several kinds. */
    enum ClueStyle {
        /** A sum along a diagonal, or any other number. */
        PLAIN,
        /** The sum between the least and the greatest digit. */
        SANDWICH,
        /** The sum of the first digits, of which there are as many as the first one says. */
        X_SUM,
        /** How many digits are greater than all before them. */
        SKYSCRAPER,
        /** The first digit that is not greater than all before it. */
        HIDDEN_SKYSCRAPER,
        /** The digit at the place that the first one says. */
        NUMBERED_ROOM
    }

    /**
     * A sign in each of some cells.
     *
     * @param style the kind of sign
     * @param cells the cells; copied
     */
    record Shade(ShadeStyle style, List<Cell> cells) implements Shape {

        /**
         * Copies the cells.
         *
         * @param style the style
         * @param cells the cells
         * @throws IllegalArgumentException if there is no cell
         */
        public Shade {
            requireCell(cells);
            cells = List.copyOf(cells);
        }
    }

    /** The kinds of signs in cells. */
    enum ShadeStyle {
        /** A grey disc. */
        ODD,
        /** A grey square. */
        EVEN,
        /** An area that is shaded and outlined as a region is. */
        REGION,
        /** An area that is shaded, for groups of cells that are alike. */
        CLONE,
        /** A bar at the left of cells that index their row. */
        INDEX_ROW,
        /** A bar at the top of cells that index their column. */
        INDEX_COLUMN,
        /** A bar at the left and the top of cells that index their box. */
        INDEX_BOX,
        /** A cell below its neighbours, with the tips of arrowheads towards it. */
        MINIMUM,
        /** A cell above its neighbours, with the tips of arrowheads away from it. */
        MAXIMUM,
        /** A circle that counts itself. */
        COUNTING
    }

    private static void requireCell(List<Cell> cells) {
        if (cells.isEmpty()) {
            throw new IllegalArgumentException("a shape needs at least one cell");
        }
    }
}
