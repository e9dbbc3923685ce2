package io.github.sudokusat.cli.report;

import io.github.sudokusat.cli.output.TimeText;
import io.github.sudokusat.engine.Statistics;
import io.github.sudokusat.text.JsonObject;
import org.jspecify.annotations.Nullable;

/**
 * The time and the work that one puzzle or several took: {@code --stats}.
 *
 * @param puzzles the number of puzzles
 * @param nanoseconds the time, added up over the puzzles
 * @param search the work of the searches, added up; null if none was counted
 * @param slowest the longest time of a puzzle, in nanoseconds
 * @param slowestPlace where that puzzle is
 */
public record Work(long puzzles, long nanoseconds, @Nullable Statistics search, long slowest, String slowestPlace) {

    /** No work at all. */
    public static final Work NONE = new Work(0, 0, null, -1, "");

    /** The work on one puzzle. */
    public static Work of(long nanoseconds, @Nullable Statistics search, String place) {
        return new Work(1, nanoseconds, search, nanoseconds, place);
    }

    /** This work and other work together. */
    public Work and(Work other) {
        boolean isSlower = other.slowest > slowest;
        return new Work(
                puzzles + other.puzzles,
                nanoseconds + other.nanoseconds,
                sum(search, other.search),
                isSlower ? other.slowest : slowest,
                isSlower ? other.slowestPlace : slowestPlace);
    }

    private static @Nullable Statistics sum(@Nullable Statistics a, @Nullable Statistics b) {
        if (a == null || b == null) {
            return a == null ? b : a;
        }
        return a.plus(b);
    }

    /** A line about one puzzle, such as {@code 1.25 ms; 3 choices, 1 conflict, 120 propagations}. */
    public String ofOne() {
        return TimeText.of(nanoseconds) + counts();
    }

    /** A line about many puzzles, which together took a time by the clock. */
    public String ofMany(long elapsed) {
        String rate = elapsed > 0 && puzzles > 0 ? " (" + Math.round(puzzles * 1e9 / elapsed) + " a second)" : "";
        String longest = puzzles > 0 ? "; slowest: " + slowestPlace + ", " + TimeText.of(slowest) : "";
        return count(puzzles, "puzzle") + " in " + TimeText.of(elapsed) + rate + counts() + longest;
    }

    private String counts() {
        return search == null
                ? ""
                : "; " + count(search.nodes(), "choice") + ", " + count(search.conflicts(), "conflict")
                        + (search.propagations() == 0 ? "" : ", " + count(search.propagations(), "propagation"));
    }

    private static String count(long number, String noun) {
        return number + " " + noun + (number == 1 ? "" : "s");
    }

    /** Adds the key {@code statistics}. */
    void json(JsonObject json) {
        json.putObject("statistics", inner -> {
            inner.put("microseconds", nanoseconds / 1000);
            if (search != null) {
                inner.put("solutions", search.solutions());
                inner.put("nodes", search.nodes());
                inner.put("conflicts", search.conflicts());
                inner.put("propagations", search.propagations());
            }
        });
    }
}
