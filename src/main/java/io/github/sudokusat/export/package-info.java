/**
 * Files for other programs, and their answers back: DIMACS CNF, and the 0-1 program in the LP and OPB formats.
 *
 * <p>Entry classes are {@link io.github.sudokusat.export.DimacsExport}, {@link io.github.sudokusat.export.LpExport},
 * {@link io.github.sudokusat.export.OpbExport} and {@link io.github.sudokusat.export.AnswerDecoder}. An exported file names its layout and its givens in
 * comments, so an answer is decoded from the two texts alone. All public types are immutable; texts are streamed.
 */
@NullMarked
package io.github.sudokusat.export;

import org.jspecify.annotations.NullMarked;
