package io.github.sudokusat.answer;

import io.github.sudokusat.count.CountResult;
import io.github.sudokusat.engine.Statistics;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.text.JsonObject;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The number of solutions of a puzzle. */
public record CountedPuzzle(CountResult count) implements Answer {

    public static final List<String> COLUMNS = List.of("count", "exact");

    @Override
    public Statistics statistics() {
        return count.statistics();
    }

    private @Nullable StopReason stop() {
        return count instanceof CountResult.AtLeast bound ? bound.reason() : null;
    }

    @Override
    public Outcome outcome() {
        if (count.isExact()) {
            return Outcome.COUNTED;
        }
        return stop() == StopReason.SOLUTION_LIMIT ? Outcome.COUNTED_TO_LIMIT : Outcome.COUNTED_IN_PART;
    }

    @Override
    public void line(Rendering rendering, StringBuilder out) {
        out.append(count).append('\n');
    }

    /** The number in words, without a capital and a full stop. */
    public String sentence() {
        if (count.isExact()) {
            return Phrases.solutions(count.value());
        }
        return count.value().signum() == 0
                ? "no solution was counted before the run stopped"
                : "at least " + Phrases.solutions(count.value());
    }

    @Override
    public void picture(Rendering rendering, StringBuilder out) {
        out.append(sentence());
        StopReason stop = stop();
        out.append(stop == null ? "" : " (" + stop.text() + ")").append('\n');
    }

    @Override
    public List<String> csv(Rendering rendering) {
        return List.of(count.value().toString(), Boolean.toString(count.isExact()));
    }

    @Override
    public String message() {
        return Phrases.reason(stop());
    }

    @Override
    public void json(Rendering rendering, JsonObject json) {
        json.put("result", outcome().word());
        json.put("count", count.value().toString());
        json.put("exact", count.isExact());
        StopReason stop = stop();
        if (stop != null) {
            json.put("reason", stop.text());
        }
    }

    @Override
    public List<String> messages() {
        return Phrases.messages(outcome().isLimited() ? stop() : null);
    }
}
