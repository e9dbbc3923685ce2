package io.github.sudokusat.page.journey;

import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/** Which cells of a classic grid are selected, and in which one the player is. */
final class ModelSelection {

    private int cursor;
    private Set<Integer> cells = Set.of(0);

    /** Where the rectangle began that Shift and arrows draw; −1 if none is being drawn. */
    private int anchor = -1;

    int cursor() {
        return cursor;
    }

    boolean has(int cell) {
        return cells.contains(cell);
    }

    int[] where(IntPredicate holds) {
        return cells.stream().mapToInt(cell -> cell).filter(holds).toArray();
    }

    void only(int cell) {
        select(cell, Set.of(cell));
    }

    void all() {
        select(
                cursor,
                new TreeSet<>(IntStream.range(0, ModelPosition.CELLS).boxed().toList()));
    }

    void extend(int cell) {
        Set<Integer> next = new TreeSet<>(cells);
        next.addAll(rectangle(cursor, cell));
        select(cell, next);
    }

    void toggle(int cell) {
        Set<Integer> next = new TreeSet<>(cells);
        if (!next.remove(cell)) {
            next.add(cell);
        }
        select(cell, next.isEmpty() ? Set.of(cell) : next);
    }

    /** A key that moves, as the browser calls it. */
    void go(String key) {
        boolean isShift = key.startsWith("Shift+");
        int from = isShift && anchor >= 0 ? anchor : cursor;
        int to = target(key.substring(key.indexOf('+') + 1));
        Set<Integer> more = new TreeSet<>(cells);
        more.add(to);
        select(to, isShift ? rectangle(from, to) : key.startsWith("Control+") ? more : Set.of(to));
        anchor = isShift ? from : -1;
    }

    private int target(String key) {
        int row = cursor / 9;
        int column = cursor % 9;
        return switch (key) {
            case "ArrowLeft" -> 9 * row + (column + 8) % 9;
            case "ArrowRight" -> 9 * row + (column + 1) % 9;
            case "ArrowUp" -> 9 * ((row + 8) % 9) + column;
            case "ArrowDown" -> 9 * ((row + 1) % 9) + column;
            case "Home" -> 9 * row;
            case "End" -> 9 * row + 8;
            default -> throw new IllegalArgumentException(key);
        };
    }

    private void select(int cell, Set<Integer> chosen) {
        cursor = cell;
        cells = chosen;
        anchor = -1;
    }

    private static Set<Integer> rectangle(int a, int b) {
        Set<Integer> inside = new TreeSet<>();
        for (int row = Math.min(a / 9, b / 9); row <= Math.max(a / 9, b / 9); row++) {
            for (int column = Math.min(a % 9, b % 9); column <= Math.max(a % 9, b % 9); column++) {
                inside.add(9 * row + column);
            }
        }
        return inside;
    }
}
