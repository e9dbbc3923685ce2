/**
 * Human techniques: the next step in a grid of candidates, and why it holds.
 *
 * <p>This package is separate from the engines: it does not search for solutions but finds what a person would see. The entry point is
 * {@link io.github.sudokusat.logic.LogicSolver}, which applies the techniques of a {@link io.github.sudokusat.logic.Profile} to a
 * {@link io.github.sudokusat.grid.candidates.CandidateGrid} and returns {@link io.github.sudokusat.logic.step.Step steps}. A
 * {@link io.github.sudokusat.logic.step.Technique} names a technique, and an internal finder implements it; finders are stateless. Cells are numbered
 * row by row from 0; digits are numbered from 0 internally and from 1 in everything public. Steps and profiles are immutable.
 */
@NullMarked
package io.github.sudokusat.logic;

import org.jspecify.annotations.NullMarked;
