package io.github.sudokusat.answer.logic;

import io.github.sudokusat.answer.Phrases;
import io.github.sudokusat.grid.DigitSymbols;
import io.github.sudokusat.grid.House;
import io.github.sudokusat.grid.candidates.Contradiction;
import io.github.sudokusat.logic.step.Explanation;
import io.github.sudokusat.logic.step.Link;
import io.github.sudokusat.logic.step.Part;
import io.github.sudokusat.logic.step.Step;
import io.github.sudokusat.text.ConstantName;
import io.github.sudokusat.text.JsonObject;
import java.util.List;

/**
 * Writes the explanation of a step as JSON, from which a program can draw the step or write sentences of its own. Every key is always
 * present, but for the rule, which only parts in that role have, and the refutations, which are there only if there are any.
 */
final class ExplanationJson {

    /** Digits as numbers. */
    private final DigitSymbols numbers;

    private ExplanationJson(DigitSymbols numbers) {
        this.numbers = numbers;
    }

    /** Writes the keys of a step's explanation. */
    static void write(Step step, JsonObject json) {
        new ExplanationJson(step.symbols().inNumbers()).write(step.explanation(), json);
    }

    private void write(Explanation explanation, JsonObject json) {
        json.put("parts", explanation.parts(), this::part)
                .put("chains", explanation.chains(), this::chain)
                .put("contradictions", explanation.contradictions(), this::contradiction);
        if (!explanation.refutations().isEmpty()) {
            json.put("refutations", explanation.refutations(), this::write);
        }
    }

    private void part(Part part, JsonObject json) {
        json.put("role", ConstantName.of(part.role()))
                .put("houses", names(part.houses()))
                .put("candidates", Phrases.candidates(part.candidates(), numbers));
        if (!part.rule().isEmpty()) {
            json.put("rule", part.rule());
        }
        if (part.sum() != 0) {
            json.put("sum", part.sum());
        }
    }

    private void chain(List<Link> links, JsonObject json) {
        json.put("links", links, this::link);
    }

    private void link(Link link, JsonObject json) {
        json.put("from", Phrases.candidates(link.from(), numbers))
                .put("to", Phrases.candidates(link.to(), numbers))
                .put("strong", link.strong())
                .put("houses", names(link.houses()));
    }

    private void contradiction(Contradiction contradiction, JsonObject json) {
        if (contradiction instanceof Contradiction.NoCandidate none) {
            json.put("kind", "no-candidate").put("cell", none.cell().toString());
        } else if (contradiction instanceof Contradiction.NoPlace none) {
            json.put("kind", "no-place")
                    .put("house", none.house().toString())
                    .put("digit", numbers.value(none.digit()));
        } else if (contradiction instanceof Contradiction.Repeated repeated) {
            json.put("kind", "repeated")
                    .put("digit", numbers.value(repeated.conflict().digit()))
                    .put("cells", Phrases.names(repeated.conflict().cells()))
                    .put("constraint", String.valueOf(repeated.conflict().constraint()));
        } else if (contradiction instanceof Contradiction.Broken broken) {
            json.put("kind", "broken")
                    .put("cells", Phrases.names(broken.cells()))
                    .put("constraint", broken.rule());
        }
        json.put("text", contradiction.text(numbers));
    }

    private static List<String> names(List<House> houses) {
        return houses.stream().map(House::toString).toList();
    }
}
