/** Fish of every kind, and what two houses in which a digit has two places say together. */
@NullMarked
package io.github.sudokusat.logic.fish;

import org.jspecify.annotations.NullMarked;
