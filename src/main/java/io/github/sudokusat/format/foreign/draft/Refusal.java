package io.github.sudokusat.format.foreign.draft;

import io.github.sudokusat.format.GridFormatException;
import io.github.sudokusat.text.Listing;
import java.util.Collection;

/** The message that refuses what is not understood; it names this, so that a user can decide to leave it out. */
public final class Refusal {

    private static final String OR_IGNORED = "constraints that are known or ignored by name";

    /** The length beyond which a name is cut. */
    private static final int LONGEST_NAME = 40;

    private Refusal() {}

    /** The error for constraints whose meaning is not known. */
    public static GridFormatException unknownConstraints(Place place, Collection<String> names) {
        return place.error(
                "the unknown " + (names.size() == 1 ? "constraint " : "constraints ") + listed(names), OR_IGNORED);
    }

    /** The error for drawings that may stand for a rule. */
    public static GridFormatException cosmetics(Place place, Collection<String> names) {
        return place.error("cosmetics without meaning: " + listed(names), OR_IGNORED);
    }

    /** The warning for what was left out. */
    public static String leftOut(String name) {
        return name + " is left out";
    }

    /** The first names, and the number of the others. */
    private static String listed(Collection<String> names) {
        return Listing.first(
                names.stream().map(name -> isWords(name) ? name : quote(name)).toList());
    }

    private static String quote(String name) {
        return GridFormatException.quote(name, 0, name.length());
    }

    /** Whether a text is a few words that need no quotes. */
    private static boolean isWords(String name) {
        return name.length() <= LONGEST_NAME && name.chars().allMatch(c -> c == ' ' || Character.isLetterOrDigit(c));
    }
}
