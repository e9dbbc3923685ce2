/**
 * Proofs of unsatisfiability and of counts as texts and bytes, independent of what they prove: DRUP, LRAT and CPOG.
 *
 * <p>A reader is asked for one step after the other and keeps only the last; a writer is given the parts of a step in order.
 */
@NullMarked
package io.github.sudokusat.cnf.proof;

import org.jspecify.annotations.NullMarked;
