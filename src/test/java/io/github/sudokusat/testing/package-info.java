/** Utilities that the tests of several packages share. */
@NullMarked
package io.github.sudokusat.testing;

import org.jspecify.annotations.NullMarked;
