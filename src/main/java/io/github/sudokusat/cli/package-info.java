/**
 * The command line: arguments and files in, exit codes out; no domain logic.
 *
 * <p>The entry point is {@link io.github.sudokusat.cli.Main}. Only this package and its subpackages need picocli.
 */
@NullMarked
package io.github.sudokusat.cli;

import org.jspecify.annotations.NullMarked;
