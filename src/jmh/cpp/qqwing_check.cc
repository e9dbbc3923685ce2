// QQWing as a library: its own question whether a puzzle has one solution, one board for all puzzles.

#include "checker.h"

#include <qqwing.hpp>

bool isProper(const std::string &puzzle) {
    static qqwing::SudokuBoard board;
    int digits[81];
    for (int cell = 0; cell < 81; cell++) {
        digits[cell] = puzzle[cell] == '.' ? 0 : puzzle[cell] - '0';
    }
    board.setPuzzle(digits);
    return board.hasUniqueSolution();
}
