/**
 * Questions about the named rules of a puzzle: which of them, and which givens, cannot hold together, and which rules are needless.
 *
 * <p>The entry points are {@link io.github.sudokusat.prove.rules.RuleConflictFinder} and {@link io.github.sudokusat.prove.rules.RuleMinimizer}.
 */
@NullMarked
package io.github.sudokusat.prove.rules;

import org.jspecify.annotations.NullMarked;
