/**
 * Export to files for other programs, and decoding of their answers: DIMACS CNF, and the 0-1 program in the LP and OPB formats.
 *
 * <p>The entry points are {@link io.github.sudokusat.export.DimacsExport}, {@link io.github.sudokusat.export.LpExport}, {@link
 * io.github.sudokusat.export.OpbExport} and {@link io.github.sudokusat.export.AnswerDecoder}. An exported file contains its layout and its givens in
 * comments, so an answer is decoded from the two texts alone. All public types are immutable; texts are streamed.
 */
@NullMarked
package io.github.sudokusat.export;

import org.jspecify.annotations.NullMarked;
