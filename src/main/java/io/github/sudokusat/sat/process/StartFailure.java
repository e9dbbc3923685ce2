package io.github.sudokusat.sat.process;

import java.io.IOException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Says why a program could not be started, without the words of the Java runtime, which puts the error number of the system into its message. */
final class StartFailure {

    private static final String NO_SUCH_FILE = "2";
    private static final String PERMISSION_DENIED = "13";

    /** The end of a message: {@code error=2, No such file} in Java 17, {@code Exec failed, error: 2 (No such file) } in Java 25. */
    private static final Pattern ERROR =
            Pattern.compile(".*error(?:=(\\d+), (.*)|: (\\d+) \\((.*)\\)\\s*)", Pattern.DOTALL);

    private StartFailure() {}

    /** The reason in words, without a full stop. */
    static String text(String program, IOException failure) {
        String message = failure.getMessage() == null ? failure.toString() : failure.getMessage();
        Matcher error = ERROR.matcher(message);
        if (!error.matches()) {
            return message;
        }
        boolean isOld = error.group(1) != null;
        String number = error.group(isOld ? 1 : 3);
        boolean isPath = program.indexOf('/') >= 0 || program.indexOf('\\') >= 0;
        if (NO_SUCH_FILE.equals(number)) {
            return isPath
                    ? "there is no program \"" + program + "\""
                    : "there is no program \"" + program + "\" on the PATH";
        }
        return PERMISSION_DENIED.equals(number)
                ? "\"" + program + "\" may not be executed"
                : message.substring(error.start(isOld ? 2 : 4), error.end(isOld ? 2 : 4));
    }
}
