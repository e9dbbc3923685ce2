/** The parts of a puzzle as they are collected while a foreign format is read, and where in the text they stand. */
@NullMarked
package io.github.sudokusat.format.foreign.draft;

import org.jspecify.annotations.NullMarked;
