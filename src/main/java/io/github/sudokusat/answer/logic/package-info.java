/** Answers to questions about logic: hints, paths and ratings, and the position from which they start. */
@NullMarked
package io.github.sudokusat.answer.logic;

import org.jspecify.annotations.NullMarked;
