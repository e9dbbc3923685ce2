/**
 * What a user interface shows of a puzzle, whatever form it gives it: the position and what may be assumed of it, the marks of a step,
 * explanations as JSON, and sentences. It has no threads, clocks or files, so that a page in a browser can use it as the command line does.
 */
@NullMarked
package io.github.sudokusat.view;

import org.jspecify.annotations.NullMarked;
