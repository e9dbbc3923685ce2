/**
 * The adapter to SAT4J 2.3.6, one of two packages that use that library; no public signature mentions it.
 *
 * <p>The entry class is {@link io.github.sudokusat.sat.sat4j.Sat4jSolver}, which threads may share; each of its sessions belongs to one thread
 * at a time. The solver is assembled from SAT4J's parts and four of our own: binary clauses as implication lists, a stop that
 * needs no timer, a listener that polls the limits, and seedable phases and variable order.
 */
@NullMarked
package io.github.sudokusat.sat.sat4j;

import org.jspecify.annotations.NullMarked;
