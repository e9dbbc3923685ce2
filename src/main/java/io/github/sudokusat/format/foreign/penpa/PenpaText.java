package io.github.sudokusat.format.foreign.penpa;

import java.util.ArrayList;
import java.util.List;

/**
 * The text in links to penpa-edit: lines of JSON, in which frequent words are a {@code z} and a character, and a {@code z} of the setter is {@code zZ}
 * (swaroopg92/penpa-edit, docs/js/class_p.js, version 3.2.3).
 */
final class PenpaText {

    /** The characters after {@code z}, in the order of the words. */
    private static final String SIGNS = "ZO9QAGMSLEWCNYPBRU81F2T3D05467_";

    private static final List<String> WORDS = List.of(
            "z",
            "null",
            "\"qa\"",
            "\"pu_q\"",
            "\"pu_a\"",
            "\"grid\"",
            "\"edit_mode\"",
            "\"surface\"",
            "\"line\"",
            "\"lineE\"",
            "\"wall\"",
            "\"cage\"",
            "\"number\"",
            "\"symbol\"",
            "\"special\"",
            "\"board\"",
            "\"command_redo\"",
            "\"command_undo\"",
            "\"command_replay\"",
            "\"numberS\"",
            "\"freeline\"",
            "\"freelineE\"",
            "\"thermo\"",
            "\"arrows\"",
            "\"direction\"",
            "\"squareframe\"",
            "\"polygon\"",
            "\"deletelineE\"",
            "\"killercages\"",
            "\"nobulbthermo\"",
            "\"__a\"");

    private PenpaText() {}

    /** The lines with their words in full; none if they are longer than allowed. */
    static List<String> lines(String text, int most) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        int left = most;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            int word = c == 'z' && i + 1 < text.length() ? SIGNS.indexOf(text.charAt(i + 1)) : -1;
            if (word >= 0) {
                line.append(WORDS.get(word));
                i++;
            } else if (c == '\n') {
                left -= line.length();
                lines.add(line.toString());
                line.setLength(0);
            } else {
                line.append(c);
            }
            if (line.length() > left) {
                return List.of();
            }
        }
        lines.add(line.toString());
        return lines;
    }
}
