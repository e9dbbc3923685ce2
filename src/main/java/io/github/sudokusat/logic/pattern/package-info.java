/**
 * What techniques stand on: the position as bit sets, links, almost locked sets, and the builder and collector of steps; internal.
 *
 * <p>Cells are numbered row by row from 0 and digits from 0. A {@link io.github.sudokusat.logic.pattern.Position} and what it caches belong to one
 * thread.
 */
@NullMarked
package io.github.sudokusat.logic.pattern;

import org.jspecify.annotations.NullMarked;
