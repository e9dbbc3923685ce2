/**
 * The command line: arguments and files in, exit codes out; no domain logic.
 *
 * <p>Entry is {@link io.github.sudokusat.cli.Main}. The only package that needs picocli.
 */
@NullMarked
package io.github.sudokusat.cli;

import org.jspecify.annotations.NullMarked;
