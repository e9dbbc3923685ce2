package io.github.sudokusat.format.foreign.fpuzzles;

import io.github.sudokusat.format.foreign.draft.JsonItem;
import io.github.sudokusat.text.JsonValue;
import io.github.sudokusat.text.JsonValue.Kind;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Drawings in f-puzzles files. Some belong to a constraint that the file has under another key, and cages without colour hold titles and the like.
 * Any other drawing may stand for a rule that only the text of the puzzle explains.
 */
public final class FPuzzlesCosmetics {

    /** The keys of drawings. */
    static final Set<String> KEYS = Set.of("line", "text", "circle", "rectangle", "cage");

    /** What the extensions write into the drawings of their constraints. */
    private static final List<String> MARKS_OF_CONSTRAINTS = List.of("fromConstraint", "isNewConstraint");

    /** The words that begin the value of a cage that holds no rule. */
    private static final List<String> NOTES =
            List.of("title:", "author:", "rules:", "solution:", "msgcorrect:", "source:", "date:", "FOGLIGHT", "FOW");

    private FPuzzlesCosmetics() {}

    /** Whether one of the drawings of a key may stand for a rule. */
    static boolean mayBeRules(JsonValue drawings) {
        if (drawings.kind() != Kind.ARRAY) {
            return true;
        }
        for (JsonValue drawing : drawings.elements(JsonItem.MOST_PARTS)) {
            if (drawing.kind() != Kind.OBJECT || mayBeRule(drawing.fields(JsonItem.MOST_PARTS))) {
                return true;
            }
        }
        return false;
    }

    private static boolean mayBeRule(Map<String, JsonValue> drawing) {
        for (String mark : MARKS_OF_CONSTRAINTS) {
            JsonValue value = drawing.get(mark);
            if (value != null && value.kind() != Kind.NULL && value.kind() != Kind.FALSE) {
                return false;
            }
        }
        JsonValue value = drawing.get("value");
        return value == null || value.kind() != Kind.STRING || !isNote(value.scalar("a text"));
    }

    private static boolean isNote(String value) {
        for (String note : NOTES) {
            if (value.startsWith(note)) {
                return true;
            }
        }
        return false;
    }
}
