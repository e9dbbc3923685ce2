package io.github.sudokusat.format.read;

import io.github.sudokusat.format.GridFormatException;
import io.github.sudokusat.format.PuzzleRecord;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Reads puzzles that state their rules, one rule a line, one puzzle after the other.
 *
 * <p>A further puzzle begins after a blank line or a comment, with a line that names its boxes or regions, or with its digits if the puzzle before
 * has some; or with a line such as {@code digits 0-8} right before that line.
 */
final class RulePuzzles {

    /** The most characters of one puzzle. */
    private static final int LONGEST = 1 << 22;

    private final LineSource source;
    private final LineParser lineParser;
    private final RulePuzzle.Context context;

    RulePuzzles(LineSource source, RulePuzzle.Context context, LineParser lineParser) {
        this.source = source;
        this.context = context;
        this.lineParser = lineParser;
    }

    /** The next puzzle or mistake; null at the end. */
    @Nullable
    PuzzleRecord next() throws IOException {
        List<String> comments = new ArrayList<>();
        Line first = source.peek(0);
        while (first != null && !first.isCut() && !first.isContent()) {
            addComment(first, comments);
            source.next();
            first = source.peek(0);
        }
        return first == null ? null : read(first, comments);
    }

    private static void addComment(Line line, List<String> comments) {
        if (line.isComment()) {
            comments.add(line.text());
        }
    }

    private PuzzleRecord read(Line first, List<String> comments) throws IOException {
        List<Line> lines = new ArrayList<>();
        StringBuilder text = new StringBuilder();
        Line tooLong = null;
        boolean hasDigits = false;
        boolean isApart = false;
        for (Line line = source.peek(0); line != null; line = source.peek(0)) {
            if (!lines.isEmpty() && isApart && isFirst(line, hasDigits)) {
                break;
            }
            source.next();
            tooLong = tooLong == null && (line.isCut() || text.length() > LONGEST) ? line : tooLong;
            isApart = !line.isContent();
            hasDigits |= isDigits(line);
            addComment(line, comments);
            if (line.isContent() && tooLong == null) {
                lines.add(line);
                text.append(text.length() == 0 ? "" : "\n").append(line.text());
            }
        }
        return tooLong == null
                ? record(first, lines, text.toString(), comments)
                : PuzzleRecord.bad(tooLong.number(), tooLong.text(), tooLong(tooLong));
    }

    /** Whether the next line is the first one of a further puzzle, after one that has digits or has none yet. */
    private boolean isFirst(Line line, boolean hasDigits) throws IOException {
        Line first = DigitsLine.hasKeyword(line) ? source.peek(1) : line;
        return first != null && (LayoutText.isBase(first.text()) || (hasDigits && isDigits(first)));
    }

    private boolean isDigits(Line line) {
        return RulePuzzle.GIVENS.equals(RuleLines.firstWord(line.text())) || isGrid(line, lineParser);
    }

    /** Whether a line holds the cells of a grid and not a rule. */
    static boolean isGrid(Line line, LineParser lineParser) {
        if (line.isCut() || !line.isContent() || RulePuzzle.isKeyword(RuleLines.firstWord(line.text()))) {
            return false;
        }
        return lineParser.isGrid(lineParser.cellCount(line)) && !areWords(line.text());
    }

    /** Whether a line begins with a lower-case word that another word follows, as an unknown rule does. */
    private static boolean areWords(String line) {
        int start = LineParser.skipSpace(line, 0);
        int end = start + RuleLines.firstWord(line).length();
        int next = LineParser.skipSpace(line, end);
        return line.charAt(start) >= 'a'
                && line.charAt(start) <= 'z'
                && next < line.length()
                && line.charAt(next) != '#';
    }

    private PuzzleRecord record(Line first, List<Line> lines, String text, List<String> comments) {
        try {
            return new RulePuzzle(context, lines).read().record(first.number(), text, comments);
        } catch (GridFormatException error) {
            return PuzzleRecord.bad(error.line(), text, error);
        }
    }

    private static GridFormatException tooLong(Line line) {
        String limit = line.isCut()
                ? "a line of at most " + LineSource.LONGEST_LINE + " characters"
                : "a puzzle of at most " + LONGEST + " characters";
        return new GridFormatException(line.number(), 1, "a longer one", limit);
    }
}
