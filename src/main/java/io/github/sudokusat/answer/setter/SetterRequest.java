package io.github.sudokusat.answer.setter;

import io.github.sudokusat.text.JsonValue;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A message of an editor.
 *
 * @param nonce the number that its answers repeat; 0 if the message has none that can be read
 * @param command what is asked
 * @param data the board; empty if there is none
 */
public record SetterRequest(long nonce, String command, String data) {

    private static final int MOST_KEYS = 100;

    /** The command that only ends what was asked before. */
    private static final String CANCEL = "cancel";

    /**
     * Reads a message.
     *
     * @throws SetterException if it is not JSON as expected
     */
    public static SetterRequest parse(String text) throws SetterException {
        Map<String, JsonValue> fields = fields(text);
        long nonce = nonce(fields.get("nonce"));
        try {
            String type = scalar(fields.get("dataType"));
            String command = scalar(fields.get("command"));
            if (!type.isEmpty() && !type.equals("fpuzzles")) {
                throw new SetterException(nonce, "The data type must be fpuzzles, but is " + quoted(type) + ".");
            }
            if (command.isEmpty()) {
                throw new SetterException(nonce, "The message must have a command.");
            }
            return new SetterRequest(nonce, command, scalar(fields.get("data")));
        } catch (Malformed e) {
            throw new SetterException(nonce, e.sentence);
        }
    }

    /** Whether it only ends what was asked before. */
    public boolean isCancel() {
        return command.equals(CANCEL);
    }

    private static Map<String, JsonValue> fields(String text) throws SetterException {
        try {
            return JsonValue.parse(text, SetterRequest::malformed).fields(MOST_KEYS);
        } catch (Malformed e) {
            throw new SetterException(0, e.sentence);
        }
    }

    private static long nonce(@Nullable JsonValue value) {
        try {
            return value == null ? 0 : Long.parseLong(value.scalar("a number"));
        } catch (NumberFormatException | Malformed e) {
            return 0;
        }
    }

    private static String scalar(@Nullable JsonValue value) {
        return value == null || value.kind() == JsonValue.Kind.NULL ? "" : value.scalar("a text");
    }

    private static Malformed malformed(int from, int to, String expected) {
        return new Malformed("The message is malformed: expected " + expected + " at character " + (from + 1) + ".");
    }

    /** A text of an editor in quotes, cut short if it is long. */
    static String quoted(String text) {
        return "\"" + text.substring(0, Math.min(text.length(), 40)) + "\"";
    }

    /** A message that is not JSON as expected; never leaves this class. */
    private static final class Malformed extends RuntimeException {

        private static final long serialVersionUID = 1L;

        private final String sentence;

        Malformed(String sentence) {
            super(sentence, null, false, false);
            this.sentence = sentence;
        }
    }
}
