package io.github.sudokusat.answer.setter;

import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.text.LzString;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** A board as an editor has it: givens, a player's digits and centre marks, and further keys of the JSON. */
public final class Boards {

    private final Grid givens;
    private final Map<Integer, Integer> entered = new HashMap<>();
    private final Map<Integer, List<Integer>> marks = new HashMap<>();
    private final StringBuilder more = new StringBuilder();
    private int[] regions = {};

    private Boards(Grid givens) {
        this.givens = givens;
    }

    /** A board with givens. */
    public static Boards of(Grid givens) {
        return new Boards(givens);
    }

    /** Enters a digit. */
    public Boards enter(int cell, int digit) {
        entered.put(cell, digit);
        return this;
    }

    /** Sets the centre marks of a cell. */
    public Boards mark(int cell, List<Integer> digits) {
        marks.put(cell, digits);
        return this;
    }

    /** Sets the region of each cell. */
    public Boards withRegions(int[] regionOfCells) {
        regions = regionOfCells.clone();
        return this;
    }

    /** Adds a key with a value in JSON. */
    public Boards with(String key, String json) {
        more.append(",\"").append(key).append("\":").append(json);
        return this;
    }

    /** The JSON text. */
    public String json() {
        int side = givens.layout().side();
        StringBuilder grid = new StringBuilder();
        for (int cell = 0; cell < givens.layout().cellCount(); cell++) {
            grid.append(cell == 0 ? "[" : cell % side == 0 ? "],[" : ",").append(cell(cell));
        }
        return "{\"size\":" + side + ",\"grid\":[" + grid + "]]" + more + "}";
    }

    private String cell(int cell) {
        int given = givens.digit(cell);
        String digit = given != 0
                ? "\"value\":" + given + ",\"given\":true"
                : entered.containsKey(cell) ? "\"value\":" + entered.get(cell) : "";
        List<Integer> centre = marks.get(cell);
        String marked = centre == null
                ? ""
                : (digit.isEmpty() ? "" : ",") + "\"centerPencilMarks\":["
                        + centre.stream().map(String::valueOf).collect(Collectors.joining(",")) + "]";
        String region = regions.length == 0
                ? ""
                : (digit.isEmpty() && marked.isEmpty() ? "" : ",") + "\"region\":" + regions[cell];
        return "{" + digit + marked + region + "}";
    }

    /** A message about the board. */
    public String message(long nonce, String command) {
        return "{\"nonce\":" + nonce + ",\"command\":\"" + command + "\",\"dataType\":\"fpuzzles\",\"data\":\""
                + LzString.compress(json()) + "\"}";
    }
}
