/** The two formats of killer lists: 81 characters or 81 numbers on a line. */
@NullMarked
package io.github.sudokusat.format.foreign.killer;

import org.jspecify.annotations.NullMarked;
