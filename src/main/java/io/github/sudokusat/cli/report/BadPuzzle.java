package io.github.sudokusat.cli.report;

/**
 * A text that is not a puzzle, or one that the command cannot answer.
 *
 * @param source the name of the text in which it stands
 * @param line the line on which it starts
 * @param message what is wrong with it
 * @param text the text as it was read
 */
public record BadPuzzle(String source, int line, String message, String text) {}
