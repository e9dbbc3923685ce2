/** Rules about marks on one cell or between two cells, such as dots, and about cells without such marks. */
@NullMarked
package io.github.sudokusat.rule.pair;

import org.jspecify.annotations.NullMarked;
