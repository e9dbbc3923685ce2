/**
 * What any user interface shows of a puzzle: the position and what may be assumed about it, the marks of a step, explanations as JSON, and sentences.
 * This package uses no threads, clocks or files, so a page in a browser can use it as the command line does.
 */
@NullMarked
package io.github.sudokusat.answer;

import org.jspecify.annotations.NullMarked;
