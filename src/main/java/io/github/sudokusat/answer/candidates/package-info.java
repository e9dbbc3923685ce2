/** Solutions that show which candidates of a puzzle are true, for answers that have to come while a setter is typing. */
@NullMarked
package io.github.sudokusat.answer.candidates;

import org.jspecify.annotations.NullMarked;
