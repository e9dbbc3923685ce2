/** What setters draw, and the rules that it looks like (internal). */
@NullMarked
package io.github.sudokusat.format.foreign.drawing;

import org.jspecify.annotations.NullMarked;
