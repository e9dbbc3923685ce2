package io.github.sudokusat.answer;

import io.github.sudokusat.format.read.LayoutText;
import io.github.sudokusat.grid.Conflict;
import io.github.sudokusat.grid.DigitSymbols;
import io.github.sudokusat.grid.NamedRule;
import io.github.sudokusat.prove.givens.ConflictResult;
import io.github.sudokusat.text.JsonObject;
import java.util.ArrayList;
import java.util.List;

/** Writes to JSON which named rules a grid breaks, and what cannot hold, as data that accompany the sentences. */
public final class ConflictJson {

    private ConflictJson() {}

    /**
     * Adds {@code brokenRules}, an object for each breach of a named rule with {@code rule} (its text, or its name if it has none), {@code cells},
     * and {@code found} if the cells make a wrong number; nothing if there is no such breach.
     */
    public static void write(List<Conflict> conflicts, JsonObject json) {
        List<Conflict> named = new ArrayList<>();
        for (Conflict conflict : conflicts) {
            if (conflict.rule().filter(NamedRule.class::isInstance).isPresent()) {
                named.add(conflict);
            }
        }
        if (!named.isEmpty()) {
            json.put("brokenRules", named, ConflictJson::write);
        }
    }

    private static void write(Conflict conflict, JsonObject json) {
        conflict.rule()
                .ifPresent(rule -> json.put("rule", rule instanceof NamedRule named ? text(named) : rule.name()));
        json.put("cells", Phrases.names(conflict.cells()));
        conflict.found().ifPresent(found -> json.put("found", found));
    }

    /**
     * Adds a set that cannot hold: {@code conflictSet}, its givens; {@code conflictRules}, the texts of its rules, also of variants, houses and
     * pairs, if there are any; and {@code smallest}, whether there is no smaller one.
     */
    public static void write(ConflictResult.Found set, JsonObject json) {
        json.put("conflictSet", Phrases.candidates(set.givens(), DigitSymbols.numbers(set.layout())));
        List<String> rules =
                new ArrayList<>(set.rules().stream().map(ConflictJson::text).toList());
        rules.addAll(LayoutText.rules(set.layout()));
        if (!rules.isEmpty()) {
            json.put("conflictRules", rules);
        }
        json.put("smallest", set.isSmallest());
    }

    private static String text(NamedRule rule) {
        return rule.text().orElse(rule.name());
    }
}
