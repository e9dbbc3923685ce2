package io.github.sudokusat.format;

/**
 * How a rule is written, for help and for forms to fill in.
 *
 * <p>In the arguments, a word in capitals stands for something to write: {@code CELLS} for one cell or more, {@code CELL} for one, {@code DIGITS} for
 * digits separated by commas, {@code CONDITION} and {@code REGEX} for a condition and a regular expression, {@code PRIMITIVES} for primitives,
 * {@code RULE} for a rule, {@code NAME} for any text, and any other word for a number or numbers. What is in brackets may be missing, a bar separates words of which one is
 * chosen, an ellipsis means that more of the same may follow, and everything else is written as it is.
 *
 * @param group the group of the rule
 * @param keyword the words with which its line begins, such as {@code killer} or {@code rule leap}
 * @param arguments what follows, such as {@code [SUM] CELLS}; empty if nothing does
 * @param example a line on the classic layout
 */
public record RuleForm(Group group, String keyword, String arguments, String example) {

    /** The groups of rules, in the order in which they are listed. */
    public enum Group {
        /** Cages, and what else is about a group of cells in no order. */
        CAGES("Cages and groups of cells"),
        /** Lines, along which cells have an order. */
        LINES("Lines"),
        /** Marks on cells and between them. */
        MARKS("Marks on cells and between them"),
        /** Clues outside the grid, whose cells begin at the clue. */
        OUTSIDE("Clues outside the grid"),
        /** Rules that need no cells. */
        GRID("The whole grid"),
        /** Rules whose meaning is up to the setter. */
        OWN("Rules of your own"),
        /** Rules made of others. */
        COMBINED("Combinations of rules");

        private final String title;

        Group(String title) {
            this.title = title;
        }

        /**
         * The heading of the group.
         *
         * @return a few words
         */
        public String title() {
            return title;
        }
    }
}
