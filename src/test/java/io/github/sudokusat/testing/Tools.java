package io.github.sudokusat.testing;

import java.io.File;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Assumptions;

/** Programs from Debian packages that some tests run. */
public final class Tools {

    private Tools() {}

    /**
     * Continues only if a program is installed; otherwise the test is reported as skipped, or fails if the system property {@code tools.required} is
     * {@code true}.
     *
     * @param program the program's name, looked up on the search path
     */
    public static void require(String program) {
        require(program, program);
    }

    /**
     * Does the same for a program whose package has another name.
     *
     * @param program the program's name, looked up on the search path
     * @param debianPackage the package that has it
     */
    public static void require(String program, String debianPackage) {
        if (isInstalled(program)) {
            return;
        }
        String message = program + " is not installed (on Debian: apt-get install " + debianPackage + ")";
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
