/**
 * Reads arguments, files and standard input as texts and puzzles.
 */
@NullMarked
package io.github.sudokusat.cli.input;

import org.jspecify.annotations.NullMarked;
