package io.github.sudokusat.rule.foreign;

import io.github.sudokusat.grid.text.GridFormatException;
import java.util.Collection;

/** The words for what is not understood, which is named so that a user can decide to leave it out. */
final class Refusal {

    private static final String OR_IGNORED = "constraints that are known, or to be ignored by name";

    private Refusal() {}

    /** The error for constraints whose meaning is not known. */
    static GridFormatException unknownConstraints(Place place, Collection<String> names) {
        return place.error("unknown " + plural("constraint", names), OR_IGNORED);
    }

    /** The error for drawings that may stand for a rule. */
    static GridFormatException cosmetics(Place place, Collection<String> names) {
        return place.error("cosmetics without meaning: " + String.join(", ", names), OR_IGNORED);
    }

    /** The warning for what was left out. */
    static String leftOut(String name) {
        return name + " is left out";
    }

    private static String plural(String noun, Collection<String> names) {
        return noun + (names.size() == 1 ? ": " : "s: ") + String.join(", ", names);
    }
}
