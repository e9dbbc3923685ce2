package io.github.sudokusat.web.worker;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The text of {@code index.html}, and what becomes of it when scripts and style sheets are bundled. */
final class IndexPage {

    /** A style sheet in a line of its own, and its medium if it has one. */
    private static final Pattern STYLE =
            Pattern.compile("<link rel=\"stylesheet\" href=\"([^\"]+)\"(?: media=\"([^\"]+)\")?>\n");

    private static final String SCRIPT = "<script type=\"module\" src=\"" + Modules.FIRST + "\"></script>\n";

    private final String text;

    private IndexPage(String text) {
        this.text = text;
    }

    /** One with a text. */
    static IndexPage of(String text) {
        return new IndexPage(text);
    }

    /** A style sheet that consists of all those of the page, which is in the same folder. */
    String styleImports() {
        return STYLE.matcher(text)
                .results()
                .map(found -> "@import './" + found.group(1) + "'"
                        + (found.group(2) == null ? "" : " " + found.group(2)) + ";\n")
                .collect(Collectors.joining());
    }

    /**
     * The text with one style sheet in place of all.
     *
     * @param style its name
     * @param imported what the script imports, for the browser to fetch before it has read the script
     */
    String bundled(String style, List<String> imported) {
        Matcher first = STYLE.matcher(text);
        if (!first.find() || !text.contains(SCRIPT)) {
            throw new IllegalStateException(
                    "index.html needs a style sheet in a line of its own, and this line: " + SCRIPT);
        }
        String rest = STYLE.matcher(text.substring(first.end())).replaceAll("");
        String preloads = imported.stream()
                .map(name -> "<link rel=\"modulepreload\" href=\"" + name + "\">\n")
                .collect(Collectors.joining());
        return text.substring(0, first.start()) + "<link rel=\"stylesheet\" href=\"" + style + "\">\n"
                + rest.replace(SCRIPT, SCRIPT + preloads);
    }
}
