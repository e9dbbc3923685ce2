package io.github.sudokusat.answer;

import io.github.sudokusat.export.DecodeResult;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.text.JsonObject;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The decoded answer. */
public record DecodedAnswer(DecodeResult decoded) implements Answer {

    public static final List<String> COLUMNS = List.of("result", "solution");

    private @Nullable Grid solution() {
        return decoded instanceof DecodeResult.Solution found ? found.solution() : null;
    }

    private String solution(Rendering rendering) {
        Grid solution = solution();
        return solution == null ? "" : rendering.grid(solution);
    }

    @Override
    public Outcome outcome() {
        if (decoded instanceof DecodeResult.Solution) {
            return Outcome.SOLVED;
        }
        return decoded instanceof DecodeResult.NoSolution ? Outcome.NONE : Outcome.UNKNOWN;
    }

    @Override
    public void line(Rendering rendering, StringBuilder out) {
        out.append(solution() == null ? outcome().word() : solution(rendering)).append('\n');
    }

    @Override
    public void picture(Rendering rendering, StringBuilder out) {
        Grid solution = solution();
        if (solution != null) {
            out.append(rendering.picture(decoded.puzzle(), solution)).append('\n');
        } else {
            out.append(outcome() == Outcome.NONE ? "According to the solver, " + message() : Phrases.capital(message()))
                    .append(".\n");
        }
    }

    @Override
    public List<String> csv(Rendering rendering) {
        return List.of(outcome().word(), solution(rendering));
    }

    @Override
    public String message() {
        return switch (outcome()) {
            case NONE -> "there is no solution";
            case UNKNOWN -> "the solver could not decide";
            default -> "";
        };
    }

    @Override
    public void json(Rendering rendering, JsonObject json) {
        json.put("result", outcome().word());
        if (solution() != null) {
            json.put("solution", solution(rendering));
        }
    }

    @Override
    public List<String> messages() {
        return List.of();
    }
}
