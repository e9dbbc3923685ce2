/** The commands: their options, and the question or the work that these amount to. */
@NullMarked
package io.github.sudokusat.cli.command;

import org.jspecify.annotations.NullMarked;
