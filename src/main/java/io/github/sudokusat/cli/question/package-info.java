/** What each command asks of a puzzle. */
@NullMarked
package io.github.sudokusat.cli.question;

import org.jspecify.annotations.NullMarked;
