package io.github.sudokusat.answer;

import io.github.sudokusat.count.Estimate;
import io.github.sudokusat.text.JsonObject;
import java.util.List;

/** An estimate of the number of solutions, which every form gives with its error. */
public record Estimated(Estimate estimate) implements Answer {

    public static final List<String> COLUMNS = List.of("estimate", "standardError");

    private EstimateText text() {
        return new EstimateText(estimate);
    }

    private boolean isKnown() {
        return text().isKnown();
    }

    private String value() {
        return text().value();
    }

    private String error() {
        return text().error();
    }

    @Override
    public Outcome outcome() {
        if (!isKnown()) {
            return Outcome.UNKNOWN;
        }
        return estimate.stopReason().isEmpty() ? Outcome.ESTIMATED : Outcome.ESTIMATED_IN_PART;
    }

    @Override
    public void line(Rendering rendering, StringBuilder out) {
        out.append(
                        isKnown()
                                ? "estimate " + value() + " +- " + error()
                                : outcome().word())
                .append('\n');
    }

    @Override
    public void picture(Rendering rendering, StringBuilder out) {
        if (!isKnown()) {
            out.append("Unknown: ").append(message()).append(".\n");
        } else if (estimate.exact()) {
            out.append(Phrases.solutions(estimate.value().toBigInteger())).append(", deduced without search\n");
        } else {
            out.append("about ")
                    .append(value())
                    .append(" solutions (estimate, standard error ")
                    .append(error());
            out.append("; ").append(Phrases.grouped(estimate.reached())).append(" of ");
            out.append(Phrases.grouped(estimate.probes())).append(" probes reached a solution)\n");
        }
    }

    @Override
    public List<String> csv(Rendering rendering) {
        return isKnown() ? List.of(value(), error()) : List.of("", "");
    }

    @Override
    public String message() {
        return text().reason();
    }

    @Override
    public void json(Rendering rendering, JsonObject json) {
        json.put("result", outcome().word());
        if (isKnown()) {
            json.put("estimate", value()).put("standardError", error());
        }
        json.put("probes", estimate.probes()).put("reached", estimate.reached());
        json.put("exact", estimate.exact());
        if (!message().isEmpty()) {
            json.put("reason", message());
        }
    }

    @Override
    public List<String> messages() {
        return message().isEmpty() ? List.of() : List.of(message());
    }
}
