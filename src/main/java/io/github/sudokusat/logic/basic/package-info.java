/** Singles, locked candidates, naked and hidden sets, and templates. */
@NullMarked
package io.github.sudokusat.logic.basic;

import org.jspecify.annotations.NullMarked;
