/**
 * The text form of rules, one rule a line: {@link io.github.sudokusat.rule.text.RuleText}.
 */
@NullMarked
package io.github.sudokusat.rule.text;

import org.jspecify.annotations.NullMarked;
