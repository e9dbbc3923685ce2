/**
 * Standard output, files that appear whole or not at all, and progress.
 */
@NullMarked
package io.github.sudokusat.cli.output;

import org.jspecify.annotations.NullMarked;
