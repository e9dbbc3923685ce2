/**
 * Writes answers as the records of a run, and what only the command line writes.
 */
@NullMarked
package io.github.sudokusat.cli.report;

import org.jspecify.annotations.NullMarked;
