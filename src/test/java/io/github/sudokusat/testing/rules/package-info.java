/** Random named rules that hold in a given solution, each with its meaning said once more. */
@NullMarked
package io.github.sudokusat.testing.rules;

import org.jspecify.annotations.NullMarked;
