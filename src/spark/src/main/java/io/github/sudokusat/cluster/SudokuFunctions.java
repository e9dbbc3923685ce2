package io.github.sudokusat.cluster;

import java.util.Map;
import java.util.stream.Stream;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.functions;

/**
 * The functions of SQL for Java and Scala: each method calls the function whose name it has, after {@code sudoku_}, on a column. They work in sessions
 * with {@link SudokuExtensions}. What they answer, and which options there are, is described in {@code spark.md}, and by
 * {@code DESCRIBE FUNCTION EXTENDED}.
 */
public final class SudokuFunctions {

    private SudokuFunctions() {}

    /**
     * A solution.
     *
     * @param puzzle the texts of puzzles
     * @return a column of texts; null where there is no solution
     */
    public static Column solve(Column puzzle) {
        return solve(puzzle, Map.of());
    }

    /**
     * A solution.
     *
     * @param puzzle the texts of puzzles
     * @param options how texts are read, and the time for each
     * @return a column of texts; null where there is no solution
     */
    public static Column solve(Column puzzle, Map<String, String> options) {
        return call("sudoku_solve", options, puzzle);
    }

    /**
     * Whether there is exactly one solution.
     *
     * @param puzzle the texts of puzzles
     * @return a column of structs
     */
    public static Column check(Column puzzle) {
        return check(puzzle, Map.of());
    }

    /**
     * Whether there is exactly one solution.
     *
     * @param puzzle the texts of puzzles
     * @param options how texts are read, and the time for each
     * @return a column of structs
     */
    public static Column check(Column puzzle, Map<String, String> options) {
        return call("sudoku_check", options, puzzle);
    }

    /**
     * The number of solutions.
     *
     * @param puzzle the texts of puzzles
     * @return a column of numbers, {@code decimal(38,0)}
     */
    public static Column count(Column puzzle) {
        return count(puzzle, Map.of());
    }

    /**
     * The number of solutions.
     *
     * @param puzzle the texts of puzzles
     * @param options how texts are read, and the time for each
     * @return a column of numbers, {@code decimal(38,0)}; null where the time was not enough
     */
    public static Column count(Column puzzle, Map<String, String> options) {
        return call("sudoku_count", options, puzzle);
    }

    /**
     * The number of solutions up to a limit.
     *
     * @param puzzle the texts of puzzles
     * @param limit the number at which counting ends, from 1
     * @return a column of numbers, {@code decimal(38,0)}
     */
    public static Column count(Column puzzle, long limit) {
        return count(puzzle, limit, Map.of());
    }

    /**
     * The number of solutions up to a limit.
     *
     * @param puzzle the texts of puzzles
     * @param limit the number at which counting ends, from 1
     * @param options how texts are read, and the time for each
     * @return a column of numbers, {@code decimal(38,0)}; null where the time was not enough
     */
    public static Column count(Column puzzle, long limit, Map<String, String> options) {
        return call("sudoku_count", options, puzzle, functions.lit(limit));
    }

    /**
     * How hard the puzzles are for a person.
     *
     * @param puzzle the texts of puzzles
     * @return a column of structs
     */
    public static Column rate(Column puzzle) {
        return rate(puzzle, Map.of());
    }

    /**
     * How hard the puzzles are for a person.
     *
     * @param puzzle the texts of puzzles
     * @param options how texts are read, and the time for each
     * @return a column of structs
     */
    public static Column rate(Column puzzle, Map<String, String> options) {
        return call("sudoku_rate", options, puzzle);
    }

    /**
     * The canonical form, which is equal for equivalent puzzles.
     *
     * @param puzzle the texts of puzzles
     * @return a column of texts
     */
    public static Column canonical(Column puzzle) {
        return canonical(puzzle, Map.of());
    }

    /**
     * The canonical form, which is equal for equivalent puzzles.
     *
     * @param puzzle the texts of puzzles
     * @param options how texts are read, and the time for each
     * @return a column of texts
     */
    public static Column canonical(Column puzzle, Map<String, String> options) {
        return call("sudoku_canonical", options, puzzle);
    }

    /**
     * Whether there is exactly one solution, and several without any one given.
     *
     * @param puzzle the texts of puzzles
     * @return a column of truth values
     */
    public static Column isMinimal(Column puzzle) {
        return isMinimal(puzzle, Map.of());
    }

    /**
     * Whether there is exactly one solution, and several without any one given.
     *
     * @param puzzle the texts of puzzles
     * @param options how texts are read, and the time for each
     * @return a column of truth values; null where the time was not enough
     */
    public static Column isMinimal(Column puzzle, Map<String, String> options) {
        return call("sudoku_is_minimal", options, puzzle);
    }

    /**
     * What is wrong with texts.
     *
     * @param puzzle texts
     * @return a column of texts; null where the text is a puzzle
     */
    public static Column message(Column puzzle) {
        return message(puzzle, Map.of());
    }

    /**
     * What is wrong with texts.
     *
     * @param puzzle texts
     * @param options how texts are read
     * @return a column of texts; null where the text is a puzzle
     */
    public static Column message(Column puzzle, Map<String, String> options) {
        return call("sudoku_message", options, puzzle);
    }

    /**
     * Puzzles with one solution.
     *
     * @param seed whole numbers, of which each stands for a puzzle
     * @return a column of texts
     */
    public static Column generate(Column seed) {
        return generate(seed, Map.of());
    }

    /**
     * Puzzles with one solution.
     *
     * @param seed whole numbers, of which each stands for a puzzle
     * @param options what the puzzles are like
     * @return a column of texts; null where there is no such puzzle, or the time was not enough
     */
    public static Column generate(Column seed, Map<String, String> options) {
        return call("sudoku_generate", options, seed);
    }

    private static Column call(String name, Map<String, String> options, Column... arguments) {
        Stream<Column> last = options.isEmpty() ? Stream.of() : Stream.of(map(options));
        return functions.call_function(
                name, Stream.concat(Stream.of(arguments), last).toArray(Column[]::new));
    }

    private static Column map(Map<String, String> options) {
        return functions.map(options.entrySet().stream()
                .flatMap(option -> Stream.of(functions.lit(option.getKey()), functions.lit(option.getValue())))
                .toArray(Column[]::new));
    }
}
