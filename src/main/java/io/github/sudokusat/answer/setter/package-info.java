/**
 * Answers to the messages by which setters' editors talk to a solver on the same machine: the protocol of f-puzzles' extension for
 * dclamage/SudokuSolver 1.3.3, as JSON texts, whatever carries them.
 */
@NullMarked
package io.github.sudokusat.answer.setter;

import org.jspecify.annotations.NullMarked;
