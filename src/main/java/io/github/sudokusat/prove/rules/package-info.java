/** Which named rules of a puzzle are needless: {@link io.github.sudokusat.prove.rules.RuleMinimizer}. */
@NullMarked
package io.github.sudokusat.prove.rules;

import org.jspecify.annotations.NullMarked;
