/**
 * Answers to questions about a puzzle, each written once for every user interface: its kind and exit code, its sentences, its JSON keys and its CSV
 * columns; and what any of them shows of a puzzle. This package uses no threads, clocks or files, so a page in a browser can use it as the command line
 * does.
 */
@NullMarked
package io.github.sudokusat.answer;

import org.jspecify.annotations.NullMarked;
