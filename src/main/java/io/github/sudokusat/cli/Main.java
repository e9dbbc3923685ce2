package io.github.sudokusat.cli;

/** The program: {@code java -jar sudoku-sat.jar COMMAND [OPTIONS] [PUZZLE]…}. */
public final class Main {

    private static final long BYTES_PER_MEGABYTE = 1L << 20;

    private Main() {}

    /**
     * Runs a command and ends the Java machine with its exit code; memory that runs out counts as a limit that was reached.
     *
     * @param arguments the command, its options and puzzles
     */
    public static void main(String[] arguments) {
        try {
            if (QuickSolve.answers(arguments, System.out)) {
                return;
            }
            System.exit(SudokuCommand.create(Streams.ofProcess()).execute(arguments));
        } catch (OutOfMemoryError e) {
            System.err.println("sudoku-sat: not enough memory (" + e.getMessage() + "); the heap's limit is "
                    + Runtime.getRuntime().maxMemory() / BYTES_PER_MEGABYTE + " MB, java -Xmx... raises it");
            System.exit(ExitCode.LIMIT);
        }
    }
}
