package io.github.sudokusat.format.svg;

import io.github.sudokusat.format.Credits;
import io.github.sudokusat.text.TextWidth;
import io.github.sudokusat.text.XmlText;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * What a setter says of a puzzle, around its picture: the title and the author above the grid, the rules in words below it.
 *
 * <p>How wide a text is depends on the font that draws it. Lines are broken as {@link TextWidth} estimates it.
 */
final class SvgCaption {

    private static final int TITLE_SIZE = 30;
    private static final int AUTHOR_SIZE = 20;
    private static final int RULES_SIZE = 18;

    /** A line takes 13 tenths of the size of its characters. */
    private static final int LINE_TENTHS = 13;

    /** A bold text is so much wider than the same text otherwise. */
    private static final int BOLD_HUNDREDTHS = 112;

    /** Between the grid and the text. */
    private static final int GAP = 14;

    private final List<String> title;
    private final List<String> author;
    private final List<String> rules;

    /** Breaks the texts into lines of at most a width, in units. */
    SvgCaption(Credits credits, int width) {
        title = broken(credits.title(), TITLE_SIZE, width * 100 / BOLD_HUNDREDTHS);
        author = broken(credits.author(), AUTHOR_SIZE, width);
        rules = broken(credits.rules(), RULES_SIZE, width);
    }

    /** The height above the grid. */
    int above() {
        int height = height(title, TITLE_SIZE) + height(author, AUTHOR_SIZE);
        return height == 0 ? 0 : height + GAP;
    }

    /** The height below the grid. */
    int below() {
        return rules.isEmpty() ? 0 : height(rules, RULES_SIZE) + GAP;
    }

    /** Writes the texts: those above end at a height, in the middle; those below begin at another one, at the left edge. */
    void write(int middle, int top, int left, int bottom, Appendable out) throws IOException {
        int y = top - above();
        write(title, TITLE_SIZE, " font-weight=\"bold\" text-anchor=\"middle\"", middle, y, out);
        write(author, AUTHOR_SIZE, " text-anchor=\"middle\"", middle, y + height(title, TITLE_SIZE), out);
        write(rules, RULES_SIZE, "", left, bottom + GAP, out);
    }

    private static void write(List<String> lines, int size, String look, int x, int top, Appendable out)
            throws IOException {
        for (int i = 0; i < lines.size(); i++) {
            int y = top + height(lines.subList(0, i), size) + size;
            out.append("<text x=\"" + x + "\" y=\"" + y + "\" font-size=\"" + size + "\"" + look + ">");
            XmlText.append(out, lines.get(i));
            out.append("</text>\n");
        }
    }

    private static int height(List<String> lines, int size) {
        return lines.size() * size * LINE_TENTHS / 10;
    }

    /** A text in lines, which are broken between words, or within one that is too long. */
    private static List<String> broken(String text, int size, int width) {
        List<String> lines = new ArrayList<>();
        int most = width * 100 / size;
        for (int start = 0; start < text.length(); ) {
            int newline = text.indexOf('\n', start);
            int end = newline < 0 ? text.length() : newline;
            addLines(text.substring(start, end), most, lines);
            start = end + 1;
        }
        return lines;
    }

    private static void addLines(String paragraph, int most, List<String> lines) {
        String rest = paragraph.strip();
        for (int end = TextWidth.fitting(rest, most); end < rest.length(); end = TextWidth.fitting(rest, most)) {
            lines.add(rest.substring(0, end).stripTrailing());
            rest = rest.substring(end).stripLeading();
        }
        lines.add(rest);
    }
}
