package io.github.sudokusat.page.journey;

import io.github.sudokusat.run.Progress;
import io.github.sudokusat.web.PageRequests;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** A puzzle of the level hard, and the way to its solution by human techniques, which a player may find or be told. */
final class HardPuzzle {

    static final String GIVENS = ".8....7..1...8659....9...6..5.692.....8...9.....854.1..6...8....2317...6..9....3.";
    static final String SOLUTION = "986523741134786592275941368351692874648317925792854613467238159523179486819465237";

    private static final Pattern STEP = Pattern.compile("\"placements\":\\[([^]]*)],\"eliminations\":\\[([^]]*)]");

    private HardPuzzle() {}

    /** A candidate that is placed or removed; row and column from 1. */
    record Move(int row, int column, int digit) {

        private static Move of(String name) {
            return new Move(name.charAt(1) - '0', name.charAt(3) - '0', name.charAt(name.length() - 1) - '0');
        }
    }

    /** What one step places and removes. */
    record Step(List<Move> placed, List<Move> removed) {}

    static List<Step> path() {
        String answer = PageRequests.answer(List.of("path", "givens=" + GIVENS), Progress.NONE, System::nanoTime);
        return STEP.matcher(answer)
                .results()
                .map(step -> new Step(moves(step.group(1)), moves(step.group(2))))
                .toList();
    }

    private static List<Move> moves(String names) {
        return Stream.of(names.replace("\"", "").split(",", -1))
                .filter(Predicate.not(String::isEmpty))
                .map(Move::of)
                .toList();
    }
}
