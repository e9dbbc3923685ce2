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
            System.exit(run(arguments, Streams.ofProcess()));
        }
    }

    private static int run(String[] arguments, Streams streams) {
        try {
            return SudokuCommand.create(streams).execute(arguments);
        } catch (OutOfMemoryError e) {
            streams.say("not enough memory; java -Xmx4g -jar … gives more");
            return ExitCode.INTERNAL_ERROR;
        }
    }
}
