package io.github.sudokusat.answer;

import io.github.sudokusat.count.CountResult;
import io.github.sudokusat.export.DecodeResult;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.solve.SudokuSolver;
import io.github.sudokusat.text.JsonObject;
import java.math.BigInteger;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The number of solutions that a model counter reports, compared with our own.
 *
 * @param counted the counter's answer
 * @param own our count of the same puzzle
 */
public record ComparedCount(DecodeResult.Counted counted, CountResult own) implements Answer {

    public static final List<String> COLUMNS = List.of("result", "count", "ours", "message");

    /** Counts the puzzle of a counter's answer within the limits of a solver. */
    public static ComparedCount of(DecodeResult.Counted counted, SudokuSolver solver) {
        return new ComparedCount(counted, solver.count(counted.exact()));
    }

    private BigInteger reported() {
        return counted.solutions();
    }

    /** Whether the counter's number is wrong for certain: it is not ours, or we have found more solutions. */
    private boolean isRefuted() {
        int order = own.value().compareTo(reported());
        return own.isExact() ? order != 0 : order > 0;
    }

    private @Nullable StopReason stop() {
        return own instanceof CountResult.AtLeast bound ? bound.reason() : null;
    }

    @Override
    public Outcome outcome() {
        if (isRefuted()) {
            return Outcome.REFUSED;
        }
        return own.isExact() ? Outcome.VERIFIED : Outcome.UNKNOWN;
    }

    @Override
    public String message() {
        return switch (outcome()) {
            case REFUSED -> "the answer says " + Phrases.solutions(reported()) + ", but there are " + ours();
            case UNKNOWN ->
                "the answer says " + Phrases.solutions(reported()) + ", which was not compared: "
                        + Phrases.reason(stop());
            default -> "";
        };
    }

    private String ours() {
        return own.isExact() ? Phrases.grouped(own.value()) : "at least " + Phrases.grouped(own.value());
    }

    @Override
    public void line(Rendering rendering, StringBuilder out) {
        String what = outcome() == Outcome.VERIFIED ? reported().toString() : message();
        out.append(outcome().word()).append(": ").append(what).append('\n');
    }

    @Override
    public void picture(Rendering rendering, StringBuilder out) {
        out.append(sentence()).append('\n');
    }

    /** The result in words. */
    public String sentence() {
        return switch (outcome()) {
            case VERIFIED -> "Verified: " + Phrases.solutions(reported()) + ", as counted here.";
            case REFUSED -> "Refused: " + message() + ".";
            default -> Phrases.capital(message()) + ".";
        };
    }

    @Override
    public List<String> csv(Rendering rendering) {
        return List.of(
                outcome().word(), reported().toString(), outcome() == Outcome.UNKNOWN ? "" : own.toString(), message());
    }

    @Override
    public void json(Rendering rendering, JsonObject json) {
        json.put("result", outcome().word()).put("count", reported().toString());
        if (outcome() != Outcome.UNKNOWN) {
            json.put("ours", own.value().toString()).put("exact", own.isExact());
        }
        if (outcome() != Outcome.VERIFIED) {
            json.put("message", message());
        }
    }

    @Override
    public List<String> messages() {
        return List.of();
    }
}
