package io.github.sudokusat.logic;

import io.github.sudokusat.logic.step.Technique;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.StringTokenizer;

/** The text of a profile: a line for each technique with its name, its score and its level. */
final class ProfileText {

    private static final int LONGEST_QUOTE = 40;

    private static final int LARGEST_SCORE_DIGITS = 6;

    /** Stands between the score of a technique and what it grows by. */
    private static final char PLUS = '+';

    private final String profile;

    private ProfileText(String profile) {
        this.profile = profile;
    }

    /** The entries that a text lists, with the mistakes that {@link Profile#parse} describes. */
    static List<Profile.Entry> entries(String name, String text) {
        ProfileText reader = new ProfileText(name);
        List<Profile.Entry> entries = new ArrayList<>();
        Set<Technique> known = EnumSet.noneOf(Technique.class);
        List<String> lines = lines(text);
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i).strip();
            if (!line.isEmpty() && line.charAt(0) != '#') {
                Profile.Entry entry = reader.entry(line, i + 1);
                if (!known.add(entry.technique())) {
                    throw reader.malformed(
                            i + 1,
                            "a technique that no earlier line names",
                            entry.technique().id());
                }
                entries.add(entry);
            }
        }
        return entries;
    }

    /** The line of an entry, not ended. */
    static String of(Profile.Entry entry) {
        return entry.technique().id() + " " + entry.scoreText() + " "
                + entry.level().text();
    }

    /** The lines of a text; none of this is done by regular expressions, which would be a tenth of all that a browser has to load. */
    private static List<String> lines(String text) {
        String plain = text.replace("\r\n", "\n").replace('\r', '\n');
        List<String> lines = new ArrayList<>();
        int start = 0;
        for (int end = plain.indexOf('\n'); end >= 0; end = plain.indexOf('\n', start)) {
            lines.add(plain.substring(start, end));
            start = end + 1;
        }
        lines.add(plain.substring(start));
        return lines;
    }

    private Profile.Entry entry(String text, int line) {
        List<String> words = words(text);
        if (words.size() != 3) {
            throw malformed(line, "a technique, a score and a level", text);
        }
        Technique technique = Technique.named(words.get(0))
                .orElseThrow(() -> malformed(line, "the name of a technique", words.get(0)));
        String score = words.get(1);
        int plus = score.indexOf(PLUS);
        String growth = plus < 0 ? "0" : score.substring(plus + 1);
        if (!isScore(plus < 0 ? score : score.substring(0, plus)) || !isScore(growth)) {
            throw malformed(line, "a score from 0 to 999999, or two such numbers with a + between", score);
        }
        int base = Integer.parseInt(plus < 0 ? score : score.substring(0, plus));
        Level level = Level.named(words.get(2).toLowerCase(Locale.ROOT))
                .orElseThrow(() -> malformed(line, "a level from easy to extreme", words.get(2)));
        return new Profile.Entry(technique, base, Integer.parseInt(growth), level);
    }

    private static List<String> words(String line) {
        List<String> words = new ArrayList<>();
        StringTokenizer rest = new StringTokenizer(line, " \t\u000B\f");
        while (rest.hasMoreTokens()) {
            words.add(rest.nextToken());
        }
        return words;
    }

    private static boolean isScore(String word) {
        return !word.isEmpty()
                && word.length() <= LARGEST_SCORE_DIGITS
                && word.chars().allMatch(c -> c >= '0' && c <= '9');
    }

    private IllegalArgumentException malformed(int line, String expected, String found) {
        String quote = found.length() > LONGEST_QUOTE ? found.substring(0, LONGEST_QUOTE) + "…" : found;
        return new IllegalArgumentException("profile " + profile + ", line " + line + ": expected " + expected
                + ", but found \"" + printable(quote) + "\"");
    }

    private static String printable(String text) {
        StringBuilder printable = new StringBuilder();
        text.codePoints().forEach(c -> printable.appendCodePoint((c >= ' ' && c <= '~') || c == '…' ? c : '?'));
        return printable.toString();
    }
}
