/**
 * Exact counts by contraction, in a package for each kind of layout, and the {@link io.github.sudokusat.count.contraction.CountPlan} they share;
 * internal.
 */
@NullMarked
package io.github.sudokusat.count.contraction;

import org.jspecify.annotations.NullMarked;
