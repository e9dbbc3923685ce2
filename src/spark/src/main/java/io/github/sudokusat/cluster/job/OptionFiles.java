package io.github.sudokusat.cluster.job;

import io.github.sudokusat.cli.input.InputException;
import io.github.sudokusat.cli.input.InputFiles;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.apache.spark.SparkFiles;
import org.apache.spark.api.java.JavaSparkContext;

/** The files that options name, such as rules: Spark copies them to the executors, where they have other paths. */
final class OptionFiles {

    private static final Set<String> OPTIONS =
            Set.of("--rules", "--regions", "--givens", "--profile", "--pattern", "--harder", "--easier");

    private OptionFiles() {}

    /**
     * Has files copied.
     *
     * @return the names of the copies by the value of the option
     * @throws InputException if two files have the same name
     */
    static Map<String, String> share(List<String> arguments, JavaSparkContext context) {
        Map<String, String> names = new HashMap<>();
        for (int i = 0; i < arguments.size(); i++) {
            String value = value(arguments, i);
            Path file = value.isEmpty() ? null : InputFiles.find(value);
            if (file != null && Files.isRegularFile(file) && !names.containsKey(value)) {
                String name = String.valueOf(file.getFileName());
                if (names.containsValue(name)) {
                    throw new InputException(value + ": two files of options are called " + name);
                }
                context.addFile(file.toAbsolutePath().toString());
                names.put(value, name);
            }
        }
        return names;
    }

    /** The arguments with the paths of copies on this machine. */
    static List<String> withCopies(List<String> arguments, Map<String, String> names) {
        String[] local = arguments.toArray(new String[0]);
        for (int i = 0; i < local.length; i++) {
            String value = value(arguments, i);
            String name = names.get(value);
            if (name != null) {
                String before = local[i].substring(0, local[i].length() - value.length());
                local[i] = before + SparkFiles.get(name);
            }
        }
        return List.of(local);
    }

    /** The value of an option for a file in an argument, alone or after its name; empty if there is none. */
    private static String value(List<String> arguments, int index) {
        String argument = arguments.get(index);
        if (index > 0 && OPTIONS.contains(arguments.get(index - 1))) {
            return argument;
        }
        int equals = argument.indexOf('=');
        return equals > 0 && OPTIONS.contains(argument.substring(0, equals)) ? argument.substring(equals + 1) : "";
    }
}
