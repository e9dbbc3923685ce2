/**
 * Files for other programs, and their answers back: DIMACS CNF today.
 *
 * <p>Entry classes are {@link io.github.sudokusat.export.DimacsExport} and {@link io.github.sudokusat.export.AnswerDecoder}. An exported file names its
 * layout and its givens in comments, so an answer is decoded from the two texts alone. All types are immutable; texts are streamed.
 */
@NullMarked
package io.github.sudokusat.export;

import org.jspecify.annotations.NullMarked;
