/** An application that solves puzzles. */
module modular {
    requires io.github.sudokusat;
}
