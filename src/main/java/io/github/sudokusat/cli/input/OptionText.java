package io.github.sudokusat.cli.input;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The values of options that are a text or the name of a file with the text. */
public final class OptionText {

    private OptionText() {}

    /**
     * Reads a value.
     *
     * @param option the name of the option, for messages
     * @param value a text, or the name of a file
     * @param longest the largest number of bytes that a file may have
     * @return the value itself unless it names a file; else the text of the file
     * @throws InputException if the file cannot be read, or the value looks like the name of a file that does not exist
     */
    public static String read(String option, String value, int longest) {
        Path file = InputFiles.find(value);
        if (file == null) {
            if (FileNames.isLikely(value)) {
                throw new InputException(option + ": " + value + ": there is no such file");
            }
            return value;
        }
        try {
            return InputFiles.readText(file, longest);
        } catch (IOException e) {
            throw new InputException(option + ": cannot read " + value + ": " + InputFiles.reason(e));
        }
    }

    /**
     * Where the text of a value is, for messages about it: the option and, if the value names a file, the file's name without its folder, which is
     * another one for the tasks of a cluster.
     */
    public static String place(String option, @Nullable String value) {
        Path file = value == null ? null : InputFiles.find(value);
        return file == null ? option + ": " : option + ": " + file.getFileName() + ": ";
    }

    /** What is added to a message about a value that may have been meant as the name of a file; empty if there is a file, or the value has blanks. */
    public static String doubt(@Nullable String value) {
        boolean isName = value != null
                && value.chars().noneMatch(Character::isWhitespace)
                && value.indexOf('.') > 0
                && value.chars().anyMatch(Character::isLetter)
                && InputFiles.find(value) == null;
        return isName ? "; there is no file " + value : "";
    }

    /**
     * Reads a value that has lines.
     *
     * @param option the name of the option, for messages
     * @param value a text, in which semicolons are line ends, too; or the name of a file
     * @param longest the largest number of bytes that a file may have
     * @return the lines without their ends
     * @throws InputException if the file cannot be read, or the value looks like the name of a file that does not exist
     */
    public static List<String> readLines(String option, String value, int longest) {
        String text = read(option, value, longest);
        boolean isFile = InputFiles.find(value) != null;
        return (isFile ? text : text.replace(';', '\n')).lines().toList();
    }
}
