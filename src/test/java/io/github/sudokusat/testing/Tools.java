package io.github.sudokusat.testing;

import java.io.File;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Assumptions;

/** Programs from Debian packages that some tests run. */
public final class Tools {

    private Tools() {}

    /**
     * Goes on only if a program is installed: else the test is reported as skipped, or fails if the system property
     * {@code tools.required} is {@code true}.
     *
     * @param program the program's name, looked up on the search path
     */
    public static void require(String program) {
        if (isInstalled(program)) {
            return;
        }
        String message = program + " is not installed (on Debian: apt-get install " + program + ")";
        if (Boolean.getBoolean("tools.required")) {
            Assertions.fail(message);
        }
        Assumptions.abort(message);
    }

    private static boolean isInstalled(String program) {
        String path = System.getenv("PATH");
        if (path == null) {
            return false;
        }
        for (String directory : path.split(File.pathSeparator, -1)) {
            if (new File(directory, program).canExecute()) {
                return true;
            }
        }
        return false;
    }
}
