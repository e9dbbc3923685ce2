/** Drawing at random, each with exactly the same probability: full classic grids, and solutions of puzzles, however many there are. */
@NullMarked
package io.github.sudokusat.generate.uniform;

import org.jspecify.annotations.NullMarked;
