/** Almost locked sets, bent sets, and the patterns of several sectors. */
@NullMarked
package io.github.sudokusat.logic.sets;

import org.jspecify.annotations.NullMarked;
