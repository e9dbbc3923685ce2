/**
 * Smallest explanations: what follows in a position from the fewest constraints.
 *
 * <p>{@link io.github.sudokusat.prove.deduction.DeductionFinder} finds each deduction as a smallest minimal unsatisfiable subset (SMUS) of the
 * constraints of the layout, and proves that no smaller one exists. The search is by hitting sets: every explanation contains a constraint of each
 * <i>correction set</i>, the constraints that a counter-example breaks. A <i>near solution</i> is a grid with gaps; the constraints that it leaves
 * unmet form a correction set.
 */
@NullMarked
package io.github.sudokusat.prove.deduction;

import org.jspecify.annotations.NullMarked;
