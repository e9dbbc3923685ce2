/**
 * Rules about a group of cells: killer cages, sums, contents.
 */
@NullMarked
package io.github.sudokusat.rule.cage;

import org.jspecify.annotations.NullMarked;
