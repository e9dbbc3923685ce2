package io.github.sudokusat.grid;

/** Checks the names that users give to rules and houses: they are written on one line of messages and exported files. */
final class Names {

    private Names() {}

    /**
     * Checks a name.
     *
     * @param what the subject of the message, such as {@code a rule's name}
     * @param name the name
     * @throws IllegalArgumentException if it is blank, or contains a line break or another control character
     */
    static void require(String what, String name) {
        for (int i = 0; i < name.length(); i++) {
            char c = name.charAt(i);
            if (Character.isISOControl(c) || c == '\u2028' || c == '\u2029') {
                throw new IllegalArgumentException(what + " must be on one line and have no control character,"
                        + " but its character " + (i + 1) + " has code " + (int) c);
            }
        }
        if (name.isBlank()) {
            throw new IllegalArgumentException(what + " must not be blank");
        }
    }
}
