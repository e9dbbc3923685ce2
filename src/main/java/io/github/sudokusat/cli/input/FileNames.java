package io.github.sudokusat.cli.input;

/** Tells a mistyped name of a file from a mistyped puzzle. */
public final class FileNames {

    private static final int SHORTEST_SUFFIX = 2;
    private static final int LONGEST_SUFFIX = 5;

    private FileNames() {}

    /**
     * Whether a text that is neither a file nor a puzzle was likely meant as the name of a file: it has a slash and no blank, or it ends with a suffix
     * such as {@code .txt} and has no two dots in a row, as puzzles have.
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

    private static boolean isLetter(int c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
    }
}
