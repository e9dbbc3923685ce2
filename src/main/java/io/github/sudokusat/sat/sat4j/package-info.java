/**
 * The adapter to SAT4J 2.3.6, the only place but one where that library is used; nothing of it shows in a public signature.
 *
 * <p>Entry is {@link io.github.sudokusat.sat.sat4j.Sat4jSolver}, which may be shared between threads; its sessions belong to one thread at
 * a time. The solver is put together from SAT4J's parts with four parts of our own: binary clauses as implication lists, a stop that
 * needs no timer, a listener that polls the limits, and phases and an order that can be seeded.
 */
@NullMarked
package io.github.sudokusat.sat.sat4j;

import org.jspecify.annotations.NullMarked;
