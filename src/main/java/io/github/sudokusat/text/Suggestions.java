package io.github.sudokusat.text;

import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Finds the name that a user who mistyped one probably meant. */
public final class Suggestions {

    /** The least length of the beginning of a name that suggests it. */
    private static final int LEAST_BEGINNING = 3;

    private Suggestions() {}

    /** A question to add to a message, such as {@code ; did you mean "solve"?}; empty if no name is close to the one that was typed. */
    public static String ask(String typed, Iterable<String> names) {
        String closest = closest(typed, names);
        return closest == null ? "" : question(closest);
    }

    /** The question whether a name was meant. */
    public static String question(String meant) {
        return "; did you mean \"" + meant + "\"?";
    }

    /** The same question, where a name that other programs use stands for one of the names. */
    public static String ask(String typed, Map<String, String> otherNames, Iterable<String> names) {
        return ask(otherNames.getOrDefault(typed.toLowerCase(Locale.ROOT), typed), names);
    }

    /**
     * The first of the names that are the fewest edits away, at most one edit for every three characters; else the first that begins with what was
     * typed, if that has three characters or more; null if there is none.
     */
    public static @Nullable String closest(String typed, Iterable<String> names) {
        String wanted = typed.toLowerCase(Locale.ROOT);
        String closest = null;
        String longer = null;
        int fewest = Integer.MAX_VALUE;
        for (String name : names) {
            int most = Math.max(1, Math.min(wanted.length(), name.length()) / 3);
            // Each edit changes the length by one at most. A line of any length may be asked about.
            boolean isClose = Math.abs(wanted.length() - name.length()) <= most;
            int edits = isClose ? edits(wanted, name.toLowerCase(Locale.ROOT)) : Integer.MAX_VALUE;
            if (edits <= most && edits < fewest && edits < name.length()) {
                closest = name;
                fewest = edits;
            }
            boolean isBeginning = wanted.length() >= LEAST_BEGINNING && name.startsWith(wanted);
            longer = longer == null && isBeginning ? name : longer;
        }
        return closest == null ? longer : closest;
    }

    /** The number of insertions, deletions, replacements and swaps of neighbours that turn one text into the other (optimal string alignment). */
    private static int edits(String from, String to) {
        int[][] edits = new int[from.length() + 1][to.length() + 1];
        for (int i = 0; i <= from.length(); i++) {
            for (int j = 0; j <= to.length(); j++) {
                edits[i][j] = i == 0 || j == 0 ? i + j : fewest(edits, from, i, to, j);
            }
        }
        return edits[from.length()][to.length()];
    }

    private static int fewest(int[][] edits, String from, int i, String to, int j) {
        boolean isSame = from.charAt(i - 1) == to.charAt(j - 1);
        int fewest = Math.min(edits[i - 1][j - 1] + (isSame ? 0 : 1), Math.min(edits[i - 1][j], edits[i][j - 1]) + 1);
        boolean isSwap =
                i > 1 && j > 1 && from.charAt(i - 1) == to.charAt(j - 2) && from.charAt(i - 2) == to.charAt(j - 1);
        return isSwap ? Math.min(fewest, edits[i - 2][j - 2] + 1) : fewest;
    }
}
