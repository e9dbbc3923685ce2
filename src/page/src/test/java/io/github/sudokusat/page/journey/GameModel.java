package io.github.sudokusat.page.journey;

import static io.github.sudokusat.page.journey.ModelPosition.bit;
import static io.github.sudokusat.page.journey.ModelPosition.has;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;

/** What a player's actions make of a classic puzzle, written down a second time, so that the page can be compared with it. */
final class GameModel {

    static final List<String> MODES = List.of("digit", "corner", "centre", "colour");

    final ModelSelection selection = new ModelSelection();
    private final Deque<ModelPosition> past = new ArrayDeque<>();
    private final Deque<ModelPosition> future = new ArrayDeque<>();
    private final List<ModelPosition> checkpoints = new ArrayList<>();
    private String mode = MODES.get(0);
    private boolean isPaintingCandidates;

    /** Of candidates, from 1. */
    private int colour = 1;

    private boolean isSettingUp;
    private ModelPosition now;

    GameModel(String givens) {
        now = new ModelPosition(givens);
    }

    ModelPosition now() {
        return now;
    }

    String mode() {
        return mode;
    }

    boolean isSettingUp() {
        return isSettingUp;
    }

    int moves() {
        return past.size();
    }

    boolean canRedo() {
        return !future.isEmpty();
    }

    int checkpoints() {
        return checkpoints.size();
    }

    /** Another puzzle takes the place of this one. */
    void open(String givens) {
        enter(new ModelPosition(givens));
        selection.only(0);
        mode = MODES.get(0);
        isSettingUp = false;
    }

    /** The page is opened anew: the game is kept; its history and where the player was are not. */
    void reload() {
        past.clear();
        future.clear();
        checkpoints.clear();
        selection.only(0);
        mode = MODES.get(0);
        isPaintingCandidates = false;
        colour = 1;
        isSettingUp = false;
    }

    void setMode(String chosen) {
        isPaintingCandidates ^= chosen.equals("colour") && mode.equals("colour");
        mode = chosen;
    }

    void nextMode() {
        mode = MODES.get((MODES.indexOf(mode) + 1) % MODES.size());
    }

    void toggleSettingUp() {
        isSettingUp = !isSettingUp;
        mode = MODES.get(0);
    }

    private boolean clicksPaint() {
        return mode.equals("colour") && isPaintingCandidates;
    }

    /** A click in the middle of a cell, where the mark 5 has its place; painting candidates needs no key. */
    void click(int cell, Consumer<ModelSelection> select) {
        if (clicksPaint()) {
            selection.only(cell);
            paintCandidate(5);
        } else {
            select.accept(selection);
        }
    }

    /** A digit key in the present mode, or in another one by Shift or Ctrl. */
    void type(int digit, String as) {
        if (clicksPaint() && as.equals("colour")) {
            paintCandidate(digit);
        } else if (as.equals("colour")) {
            toggle(position -> position.colours, selection.where(cell -> true), 1, digit);
        } else if (as.equals("corner")) {
            toggle(position -> position.corner, selection.where(now::isEmpty), 1, digit);
        } else if (as.equals("centre")) {
            pencil(digit);
        } else if (isSettingUp) {
            give(digit);
        } else {
            place(digit);
        }
    }

    /** A key of the pad, which chooses the colour for candidates. */
    void press(int digit) {
        if (clicksPaint()) {
            colour = digit;
        } else {
            type(digit, mode);
        }
    }

    /** Typing the digit that is there takes it away. */
    private void place(int digit) {
        int[] targets = selection.where(cell -> now.givens[cell] == 0);
        ModelPosition next = now.copy();
        if (all(targets, now.digits, digit)) {
            Arrays.stream(targets).forEach(cell -> next.digits[cell] = 0);
        } else {
            Arrays.stream(targets).forEach(cell -> next.place(cell, digit));
        }
        if (!Arrays.equals(next.digits, now.digits)) {
            change(next);
        }
    }

    private static boolean all(int[] cells, int[] values, int digit) {
        return cells.length > 0 && Arrays.stream(cells).allMatch(cell -> values[cell] == digit);
    }

    private void give(int digit) {
        int[] targets = selection.where(cell -> true);
        int given = all(targets, now.givens, digit) ? 0 : digit;
        ModelPosition next = now.copy();
        for (int cell : targets) {
            next.givens[cell] = given;
            next.digits[cell] = given;
        }
        change(next);
    }

    private void pencil(int digit) {
        int[] targets = selection.where(now::isEmpty);
        boolean isOn = targets.length > 0 && Arrays.stream(targets).allMatch(cell -> has(now.centre[cell], digit));
        ModelPosition next = now.copy();
        for (int cell : targets) {
            int others = Math.max(now.centre[cell], 0) & ~bit(digit);
            int mask = isOn ? others : others | bit(digit);
            next.centre[cell] = mask == 0 ? -1 : mask;
        }
        change(next);
    }

    void paintCandidate(int digit) {
        toggle(position -> position.candidateColours, selection.where(now::isEmpty), digit, colour);
    }

    /** Sets a bit for all cells, or clears it if all have it; candidates have nine places a cell. */
    private void toggle(Function<ModelPosition, int[]> part, int[] cells, int place, int sign) {
        int[] values = part.apply(now);
        int[] places = Arrays.stream(cells)
                .map(cell -> values.length == ModelPosition.CELLS ? cell : 9 * cell + place - 1)
                .toArray();
        boolean isOn = places.length > 0 && Arrays.stream(places).allMatch(at -> has(values[at], sign));
        ModelPosition next = now.copy();
        for (int at : places) {
            part.apply(next)[at] = isOn ? values[at] & ~bit(sign) : values[at] | bit(sign);
        }
        change(next);
    }

    /** Removes what the mode writes; if there is none of it, digits, then marks, then colours. */
    void erase() {
        if (isSettingUp) {
            give(0);
            return;
        }
        for (String what : List.of(mode, "digit", "centre", "corner", "colour")) {
            if (change(without(what))) {
                return;
            }
        }
    }

    private ModelPosition without(String what) {
        ModelPosition next = now.copy();
        for (int cell : selection.where(cell -> true)) {
            switch (what) {
                case "digit" -> next.digits[cell] = now.givens[cell];
                case "centre" -> next.centre[cell] = now.isEmpty(cell) ? -1 : now.centre[cell];
                case "corner" -> next.corner[cell] = now.isEmpty(cell) ? 0 : now.corner[cell];
                default -> {
                    next.colours[cell] = 0;
                    Arrays.fill(next.candidateColours, 9 * cell, 9 * cell + 9, 0);
                }
            }
        }
        return next;
    }

    void fillMarks() {
        ModelPosition next = now.copy();
        Arrays.setAll(next.centre, cell -> now.isEmpty(cell) ? now.possible(cell) : now.centre[cell]);
        change(next);
    }

    void clearMarks() {
        ModelPosition next = now.copy();
        Arrays.fill(next.centre, -1);
        Arrays.fill(next.corner, 0);
        change(next);
    }

    /** Back to the givens. */
    void reset() {
        change(new ModelPosition(now.line()));
    }

    void undo() {
        move(past, future);
    }

    void redo() {
        move(future, past);
    }

    private void move(Deque<ModelPosition> from, Deque<ModelPosition> to) {
        if (!from.isEmpty()) {
            to.push(now);
            now = from.pop();
        }
    }

    void setCheckpoint() {
        checkpoints.add(now);
    }

    void restore(int index) {
        if (checkpoints.get(index) != now) {
            enter(checkpoints.get(index));
        }
    }

    private boolean change(ModelPosition next) {
        boolean isNew = !next.shows(now);
        if (isNew) {
            enter(next);
        }
        return isNew;
    }

    private void enter(ModelPosition next) {
        past.push(now);
        future.clear();
        now = next;
    }
}
