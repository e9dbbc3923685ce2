package io.github.sudokusat.answer;

import io.github.sudokusat.count.CandidateCounts;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.text.JsonObject;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/** The number of solutions in which each candidate occurs. */
public record CountedPerCandidate(CandidateCounts counts) implements Answer {

    public static final List<String> COLUMNS = List.of("count", "exact", "perCandidate");

    @Override
    public Outcome outcome() {
        return counts.isExact() ? Outcome.COUNTED : Outcome.UNKNOWN;
    }

    /** All numbers as text: cell by cell, and within each cell by digit in ascending order. */
    private List<String> numbers() {
        List<String> numbers = new ArrayList<>(counts.counts().size());
        for (int cell : counts.layout().cells()) {
            for (int digit = 1; digit <= counts.layout().side(); digit++) {
                numbers.add(counts.count(cell, digit).toString());
            }
        }
        return numbers;
    }

    @Override
    public void line(Rendering rendering, StringBuilder out) {
        out.append(counts.isExact() ? String.join(" ", numbers()) : outcome().word())
                .append('\n');
    }

    /** Writes a line for each cell and a column for each digit; a dot is no solution. */
    @Override
    public void picture(Rendering rendering, StringBuilder out) {
        int side = counts.layout().side();
        int[] widths = new int[side + 1];
        int[] cells = counts.layout().cells();
        String[][] table = new String[cells.length + 1][side + 1];
        for (int row = 0; row < table.length; row++) {
            for (int column = 0; column <= side; column++) {
                table[row][column] = row == 0 ? heading(column) : text(cells[row - 1], column);
                widths[column] = Math.max(widths[column], table[row][column].length());
            }
        }
        out.append(counts.isExact() ? "" : "at least ")
                .append(Phrases.solutions(counts.total()))
                .append('\n');
        for (String[] row : table) {
            for (int column = 0; column <= side; column++) {
                out.append(" ".repeat(widths[column] - row[column].length() + (column == 0 ? 0 : 2)));
                out.append(row[column]);
            }
            out.append('\n');
        }
    }

    private static String heading(int column) {
        return column == 0 ? "cell" : Integer.toString(column);
    }

    private String text(int cell, int column) {
        if (column == 0) {
            return Cell.numbered(cell, counts.layout().side()).toString();
        }
        BigInteger count = counts.count(cell, column);
        return count.signum() == 0 ? "." : Phrases.grouped(count);
    }

    @Override
    public List<String> csv(Rendering rendering) {
        return List.of(counts.total().toString(), Boolean.toString(counts.isExact()), String.join(" ", numbers()));
    }

    @Override
    public String message() {
        return Phrases.reason(counts.stopReason().orElse(null));
    }

    @Override
    public void json(Rendering rendering, JsonObject json) {
        json.put("result", outcome().word());
        json.put("count", counts.total().toString());
        json.put("exact", counts.isExact());
        json.put("perCandidate", numbers());
        if (!counts.isExact()) {
            json.put("reason", message());
        }
    }

    @Override
    public List<String> messages() {
        return Phrases.messages(counts.stopReason().orElse(null));
    }
}
