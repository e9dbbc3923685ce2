/** The loop of every command on many things: reads items, works on them, and writes the results in order. */
@NullMarked
package io.github.sudokusat.cli.run;

import org.jspecify.annotations.NullMarked;
