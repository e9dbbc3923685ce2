package io.github.sudokusat.cli;

/** The program: {@code java -jar sudoku-sat.jar COMMAND [OPTIONS] [PUZZLE]…}. */
public final class Main {

    private Main() {}

    /**
     * Runs a command and ends the Java machine with its exit code.
     *
     * @param arguments the command, its options and puzzles
     */
    public static void main(String[] arguments) {
        if (!QuickSolve.answers(arguments, System.out)) {
            System.exit(SudokuCommand.create(Streams.ofProcess()).execute(arguments));
        }
    }
}
