package io.github.sudokusat.cli.output;

/**
 * What a terminal can show.
 *
 * @param hasColour whether it shows colours and bold, and the user wants them
 * @param hasUnicode whether it shows box-drawing characters
 */
public record TerminalStyle(boolean hasColour, boolean hasUnicode) {

    /**
     * The style of this process's terminal: no colour if the variable {@code NO_COLOR} is set and not empty or {@code TERM} is {@code dumb}, and
     * Unicode if the locale's encoding is UTF-8.
     */
    public static TerminalStyle ofProcess() {
        String noColor = System.getenv("NO_COLOR");
        boolean hasColour = (noColor == null || noColor.isEmpty()) && !"dumb".equals(System.getenv("TERM"));
        return new TerminalStyle(hasColour, "UTF-8".equals(System.getProperty("native.encoding")));
    }
}
