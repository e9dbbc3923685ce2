/** The page for browsers, handed out over HTTP on this machine; internal. */
@NullMarked
package io.github.sudokusat.cli.serve;

import org.jspecify.annotations.NullMarked;
