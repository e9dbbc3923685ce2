/**
 * The fast path of {@code solve} and {@code check} for one classic puzzle, which starts without the option parser and SAT4J.
 */
@NullMarked
package io.github.sudokusat.cli.quick;

import org.jspecify.annotations.NullMarked;
