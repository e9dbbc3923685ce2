package io.github.sudokusat.sat.process;

import java.io.IOException;

/** Says why a program could not be started, without the words of the Java runtime, which puts the error number of the system into its message. */
final class StartFailure {

    private static final int NO_SUCH_FILE = 2;
    private static final int PERMISSION_DENIED = 13;
    private static final String ERROR = "error=";

    private StartFailure() {}

    /** The reason in words, without a full stop. */
    static String text(String program, IOException failure) {
        String message = failure.getMessage() == null ? failure.toString() : failure.getMessage();
        int start = message.lastIndexOf(ERROR);
        int end = message.indexOf(", ", start);
        if (start < 0 || end < 0) {
            return message;
        }
        boolean isPath = program.indexOf('/') >= 0 || program.indexOf('\\') >= 0;
        String number = message.substring(start + ERROR.length(), end);
        if (number.equals(Integer.toString(NO_SUCH_FILE))) {
            return isPath
                    ? "there is no program \"" + program + "\""
                    : "there is no program \"" + program + "\" on the PATH";
        }
        return number.equals(Integer.toString(PERMISSION_DENIED))
                ? "\"" + program + "\" may not be executed"
                : message.substring(end + 2);
    }
}
