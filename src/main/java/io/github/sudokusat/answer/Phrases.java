package io.github.sudokusat.answer;

import io.github.sudokusat.format.GridFormat;
import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Conflict;
import io.github.sudokusat.grid.DigitSymbols;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.solve.CheckResult;
import io.github.sudokusat.text.JsonObject;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Sentences that several commands use. */
public final class Phrases {

    /** The number of cells that a reader can take in. */
    private static final int MOST_CELLS = 20;

    private Phrases() {}

    /** The message on standard error about a single puzzle: the limit that was reached. */
    public static List<String> messages(@Nullable StopReason stop) {
        return stop == null ? List.of() : List.of("stopped: " + stop.text());
    }

    /** The messages on standard error about a single puzzle that has no solution, one for each reason. */
    public static List<String> noSolution(List<String> reasons) {
        return reasons.stream().map(reason -> "no solution: " + reason).toList();
    }

    /** The messages on standard error about a single puzzle that has several solutions. */
    public static List<String> messages(CheckResult.Several several, DigitSymbols symbols) {
        GridFormat format = symbols.areCharacters() ? GridFormat.line(symbols.characters()) : GridFormat.numbers();
        return List.of(
                "one solution:     " + format.format(several.first()),
                "another solution: " + format.format(several.second()),
                someCells(several.differingCells(), "differ"));
    }

    /** Writes that there is no solution, and which givens clash. */
    public static void noSolution(List<Conflict> conflicts, DigitSymbols symbols, StringBuilder out) {
        out.append("No solution");
        out.append(conflicts.isEmpty() ? ".\n" : ": givens clash.\n");
        for (Conflict conflict : conflicts) {
            out.append("  ").append(conflict.text(symbols)).append(".\n");
        }
    }

    /** Writes two solutions of a puzzle that has several, and where they differ. */
    public static void witness(CheckResult.Several several, Function<Grid, String> notation, JsonObject json) {
        json.put("witness", List.of(notation.apply(several.first()), notation.apply(several.second())));
        json.put("differ", names(several.differingCells()));
    }

    /** The limit that was reached, in words; empty if there was none. */
    public static String reason(@Nullable StopReason stop) {
        return stop == null ? "" : stop.text();
    }

    /** A phrase with the number of cells and the names of the first of them. */
    public static String someCells(List<Cell> cells, String what) {
        int more = cells.size() - MOST_CELLS;
        List<Cell> named = more > 0 ? cells.subList(0, MOST_CELLS) : cells;
        return count(cells.size(), "cell") + " " + (cells.size() == 1 ? what + "s" : what) + ": "
                + String.join(" ", names(named)) + (more > 0 ? " and " + more + " more" : "");
    }

    public static List<String> names(List<Cell> cells) {
        List<String> names = new ArrayList<>();
        for (Cell cell : cells) {
            names.add(cell.toString());
        }
        return names;
    }

    /** The names of candidates as data, such as {@code r1c1=5}: digits are numbers, whatever the symbols. */
    public static List<String> candidates(List<Candidate> candidates, DigitSymbols symbols) {
        DigitSymbols numbers = symbols.inNumbers();
        List<String> names = new ArrayList<>();
        for (Candidate candidate : candidates) {
            names.add(numbers.text(candidate));
        }
        return names;
    }

    /** Removed candidates as data, such as {@code r1c1<>5}: digits are numbers, whatever the symbols. */
    public static List<String> eliminations(List<Candidate> candidates, DigitSymbols symbols) {
        DigitSymbols numbers = symbols.inNumbers();
        List<String> names = new ArrayList<>();
        for (Candidate candidate : candidates) {
            names.add(numbers.not(candidate));
        }
        return names;
    }

    /** The names of candidates on one line, separated by spaces. */
    public static String joined(List<Candidate> candidates, DigitSymbols symbols) {
        List<String> names = new ArrayList<>();
        for (Candidate candidate : candidates) {
            names.add(symbols.text(candidate));
        }
        return String.join(" ", names);
    }

    public static List<String> sentences(List<Conflict> conflicts, DigitSymbols symbols) {
        List<String> sentences = new ArrayList<>();
        for (Conflict conflict : conflicts) {
            sentences.add(conflict.text(symbols));
        }
        return sentences;
    }

    /** A text with a capital at its beginning, unless it begins with the name of a cell. */
    public static String capital(String text) {
        boolean isCell = text.length() > 1 && text.charAt(0) == 'r' && Character.isDigit(text.charAt(1));
        return isCell ? text : text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
    }

    /** A number for people, with its digits in groups of three. */
    public static String grouped(BigInteger number) {
        StringBuilder text = new StringBuilder(number.toString());
        int first = number.signum() < 0 ? 1 : 0;
        for (int place = text.length() - 3; place > first; place -= 3) {
            text.insert(place, ',');
        }
        return text.toString();
    }

    /** The same for a number that fits. */
    public static String grouped(long number) {
        return grouped(BigInteger.valueOf(number));
    }

    /** A number of things, such as {@code 1 puzzle} or {@code 2,000 puzzles}; the plural ends with an s. */
    public static String count(long number, String what) {
        return grouped(number) + " " + what + (number == 1 ? "" : "s");
    }

    /** A number of solutions, for people. */
    public static String solutions(BigInteger number) {
        return grouped(number) + (number.equals(BigInteger.ONE) ? " solution" : " solutions");
    }
}
