/**
 * What the proofs share: many solves within one set of limits, sessions with the formula of a layout, and smallest hitting sets, the search that
 * finds smallest minimal unsatisfiable subsets (SMUS); internal.
 *
 * <p>{@link io.github.sudokusat.prove.mus.HittingSearch} knows neither Sudoku nor solvers: an oracle determines which sets must be hit. The method is
 * that of A. Ignatiev, A. Previti, M. Liffiton and J. Marques-Silva, Smallest MUS extraction with minimal hitting set dualization, CP 2015.
 */
@NullMarked
package io.github.sudokusat.prove.mus;

import org.jspecify.annotations.NullMarked;
