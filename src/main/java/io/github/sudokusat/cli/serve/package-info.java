/** The page for browsers, served over HTTP on this machine; internal. */
@NullMarked
package io.github.sudokusat.cli.serve;

import org.jspecify.annotations.NullMarked;
