package io.github.sudokusat.cli.input;

/** Guesses whether a text that is neither a file nor a puzzle was meant as the name of a file. */
public final class FileNames {

    private static final int SHORTEST_SUFFIX = 2;
    private static final int LONGEST_SUFFIX = 5;

    /** One less than the cells of the smallest grid with boxes. */
    private static final int LONGEST_WORD = 15;

    private FileNames() {}

    /**
     * Whether a text that is neither a file nor a puzzle was likely meant as the name of a file: it has a slash and no white space, or it ends with a
     * suffix such as {@code .txt} and, unlike puzzles, has no two dots in a row.
     */
    public static boolean isLikely(String text) {
        if (text.indexOf('/') >= 0 && text.chars().noneMatch(Character::isWhitespace)) {
            return true;
        }
        int dot = text.lastIndexOf('.');
        int suffix = text.length() - dot - 1;
        return dot > 0
                && suffix >= SHORTEST_SUFFIX
                && suffix <= LONGEST_SUFFIX
                && text.substring(dot + 1).chars().allMatch(FileNames::isLetter)
                && !text.contains("..");
    }

    /** Whether a text consists of a few letters, as the name of a file or a command may but a puzzle does not. */
    static boolean isWord(String text) {
        return !text.isEmpty() && text.length() <= LONGEST_WORD && text.chars().allMatch(FileNames::isLetter);
    }

    private static boolean isLetter(int c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
    }
}
