/**
 * Writes the results of commands in each of the output formats.
 */
@NullMarked
package io.github.sudokusat.cli.report;

import org.jspecify.annotations.NullMarked;
