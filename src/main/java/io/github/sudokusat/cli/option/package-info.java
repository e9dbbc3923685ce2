/**
 * Groups of command-line options, shared by commands.
 */
@NullMarked
package io.github.sudokusat.cli.option;

import org.jspecify.annotations.NullMarked;
