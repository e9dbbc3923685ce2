/** Colours, chains, forcing chains and forcing nets. */
@NullMarked
package io.github.sudokusat.logic.chain;

import org.jspecify.annotations.NullMarked;
