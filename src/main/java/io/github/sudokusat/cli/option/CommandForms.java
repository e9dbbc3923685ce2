package io.github.sudokusat.cli.option;

import io.github.sudokusat.answer.Rendering;
import java.util.List;

/** The commands that have each form. */
final class CommandForms {

    private static final List<String> WITH_STEPS = List.of("hint", "explain", "show");
    private static final List<String> WITH_PUZZLES = List.of("show");

    private CommandForms() {}

    /** Whether a command has a form. */
    static boolean has(String command, Rendering.Form form) {
        return Rendering.Form.COMMON.contains(form) || commands(form).contains(command);
    }

    /** The commands that have a form, if not all have it. */
    static List<String> commands(Rendering.Form form) {
        return form == Rendering.Form.LIBRARY ? WITH_STEPS : WITH_PUZZLES;
    }
}
