/**
 * Standard output, files that appear whole or not at all, progress, and exit codes.
 */
@NullMarked
package io.github.sudokusat.cli.output;

import org.jspecify.annotations.NullMarked;
