/**
 * Steps of human solving as data: the technique, what it places and removes, and why.
 *
 * <p>The entry is {@link io.github.sudokusat.logic.step.Step}. Everything here is immutable.
 *
 * <p>Words used throughout: a <em>line</em> is a row or a column; two cells <em>see</em> each other if they must differ, and two candidates if they
 * cannot both be true; a <em>strong link</em> joins two candidates at least one of which is true, a <em>weak link</em> two at most one of which is; a
 * <em>bivalue</em> cell has two candidates; a <em>conjugate pair</em> is the only two places of a digit in a house; <em>base</em> and <em>cover</em>
 * are the houses of a fish, and a <em>fin</em> is a candidate of the base outside the cover; <em>pivot</em> and <em>pincers</em> are the cells of a
 * wing, and the <em>stem</em> is the cell of a death blossom that shares a candidate with each of the other sets, the <em>petals</em>;
 * {@link Role#HINGE} is the pivot of a wing of cells and the stem of a death blossom; <em>floor</em> and <em>roof</em> are the corners of a rectangle
 * without and with additional candidates; an <em>almost locked set</em> is n cells of a house with n + 1 digits between them, and a <em>restricted
 * common</em> a digit that two such sets cannot both hold.
 */
@NullMarked
package io.github.sudokusat.logic.step;

import org.jspecify.annotations.NullMarked;
