/**
 * Human techniques: the next step in a grid of candidates, and why it holds.
 *
 * <p>Stands beside the engines: it finds no solution by search, but says what a person would see. Entry is
 * {@link io.github.sudokusat.logic.LogicSolver}, which applies the techniques of a {@link io.github.sudokusat.logic.Profile} to a
 * {@link io.github.sudokusat.grid.candidates.CandidateGrid} and gives {@link io.github.sudokusat.logic.step.Step steps}. A technique is a
 * {@link io.github.sudokusat.logic.step.Technique} by name and a package-private finder by deed; finders hold no state. Cells are numbered row by row
 * from 0; inside the package digits are counted from 0 too, in everything public from 1. Steps and profiles are immutable.
 */
@NullMarked
package io.github.sudokusat.logic;

import org.jspecify.annotations.NullMarked;
