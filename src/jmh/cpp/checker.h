// The frame of a program that checks classic puzzles again and again, as fast as the library behind it can.
//
// Reads puzzles, a line of 81 characters each; at each line "go" it checks all puzzles read so far and prints how many are proper.

#include <iostream>
#include <string>
#include <vector>

// Whether a puzzle has exactly one solution.
bool isProper(const std::string &puzzle);

int main() {
    std::vector<std::string> puzzles;
    std::string line;
    while (std::getline(std::cin, line)) {
        if (line != "go") {
            puzzles.push_back(line);
            continue;
        }
        int proper = 0;
        for (const std::string &puzzle : puzzles) {
            proper += isProper(puzzle) ? 1 : 0;
        }
        std::cout << proper << std::endl;
    }
    return 0;
}
