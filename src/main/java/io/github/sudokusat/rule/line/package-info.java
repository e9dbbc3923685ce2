/**
 * Rules about a line of cells: thermometers, arrows, whispers, palindromes and the like.
 */
@NullMarked
package io.github.sudokusat.rule.line;

import org.jspecify.annotations.NullMarked;
