/** Puzzles of penpa-edit (internal). */
@NullMarked
package io.github.sudokusat.format.foreign.penpa;

import org.jspecify.annotations.NullMarked;
