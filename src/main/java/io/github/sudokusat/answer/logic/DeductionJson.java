package io.github.sudokusat.answer.logic;

import io.github.sudokusat.answer.Phrases;
import io.github.sudokusat.grid.DigitSymbols;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.logic.step.Step;
import io.github.sudokusat.prove.deduction.Constraint;
import io.github.sudokusat.prove.deduction.Deduction;
import io.github.sudokusat.text.JsonObject;
import java.util.ArrayList;
import java.util.List;

/** Writes steps with the fewest constraints as JSON. */
public final class DeductionJson {

    private DeductionJson() {}

    /** Writes the keys of a step, and the chain of singles that shows why it holds, if it needs one. The position, where it is made, is not modified. */
    public static void write(Deduction step, CandidateGrid position, DigitSymbols symbols, JsonObject json) {
        write(Unfolded.told(position, step), symbols, json);
    }

    /** Writes the keys of a step, and the chain of singles that shows why it holds, if there is one. */
    static void write(Unfolded.Told told, DigitSymbols symbols, JsonObject json) {
        writeKeys(told.step(), symbols, json);
        json.put("text", told.step().text(symbols));
        if (!told.byRule().isEmpty()) {
            json.put("byRule", told.byRule(), (step, inner) -> StepJson.write(step.withSymbols(symbols), inner));
        }
        told.chain().ifPresent(chain -> write(chain.withSymbols(symbols), json));
    }

    private static void write(Step chain, JsonObject json) {
        json.putObject("unfolded", inner -> {
            inner.put("eliminations", StepJson.eliminations(chain)).put("text", chain.withoutTitle());
            inner.putObject("explanation", why -> ExplanationJson.write(chain, why));
        });
    }

    /** The constraint in short form as data, such as {@code 7 in box 5}: digits are numbers, whatever the symbols. */
    public static String name(Constraint constraint, DigitSymbols symbols) {
        return constraint instanceof Constraint.HouseHasPlace place
                ? symbols.inNumbers().text(place.digit()) + " " + place.house().where()
                : constraint.toString();
    }

    /** Writes the keys of a step but its text. */
    private static void writeKeys(Deduction step, DigitSymbols symbols, JsonObject json) {
        List<String> constraints = new ArrayList<>();
        step.constraints().forEach(constraint -> constraints.add(name(constraint, symbols)));
        List<String> facts = new ArrayList<>(Phrases.candidates(step.digits(), symbols));
        facts.addAll(Phrases.eliminations(step.removed(), symbols));
        json.put("constraints", constraints)
                .put("facts", facts)
                .put("placements", Phrases.candidates(step.placements(), symbols))
                .put("eliminations", Phrases.eliminations(step.eliminations(), symbols))
                .put("smallest", step.isSmallest());
    }
}
