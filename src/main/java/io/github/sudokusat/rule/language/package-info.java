/**
 * The small languages in which setters state rules of their own (internal): regular expressions over digits, and conditions on two digits.
 */
@NullMarked
package io.github.sudokusat.rule.language;

import org.jspecify.annotations.NullMarked;
