package io.github.sudokusat.cluster.job;

import io.github.sudokusat.cli.option.CommonOptions;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/** Makes the help of the commands say what holds on a cluster, where puzzles come from files and records go to a directory. */
final class ClusterHelp {

    private static final String PROGRAM = "  spark-submit sudoku-sat-spark.jar ";

    private static final List<String> WITHOUT_EFFECT = List.of("-j", "--color", "--progress", "--stats");

    private static final String LIMIT_OF_RUN = "--timeout limits the whole run.";

    private ClusterHelp() {}

    /** The end of the help of the program. */
    static String[] footer() {
        return new String[] {
            "",
            "Example:",
            PROGRAM + "rate puzzles.txt -o rated",
            "",
            "'help COMMAND' shows the options of a command, 'help formats' summarizes the input formats, and 'help rules' the"
                    + " variant rules.",
            "",
            "Exit codes: 0 done; 1 internal error, or Spark failed; 2 usage error or bad input; 3 no solution; 5 a limit was"
                    + " reached. For many puzzles: 2 if any puzzle was bad, else 5 if any is unknown, else 0."
        };
    }

    /** Adapts the help of a command on many puzzles. */
    static void adapt(CommandSpec command) {
        CommonOptions.hide(command, WITHOUT_EFFECT);
        describe(
                command,
                "-o",
                "DIRECTORY",
                "The directory to write, on any file system that Spark has; it may be empty.");
        describe(
                command, "--format", "FORMAT", "The output format: line (the default), numbers, csv, json or parquet.");
        boolean reads = !command.positionalParameters().isEmpty();
        if (reads) {
            PositionalParamSpec puzzles = command.positionalParameters().get(0);
            command.remove(puzzles);
            command.addPositional(PositionalParamSpec.builder(puzzles)
                    .description(
                            "A file with puzzles (see 'help formats'), a directory with such files, or a pattern such as"
                                    + " 'puzzles/part-*', on any file system that Spark has. Limits apply to each puzzle.")
                    .build());
        }
        String example = PROGRAM + command.name() + (reads ? " puzzles.txt" : " --count 1000 --seed 1") + " -o results";
        command.usageMessage().footer(footer(command.usageMessage().footer(), example));
    }

    private static void describe(CommandSpec command, String name, String label, String description) {
        OptionSpec option = command.findOption(name);
        command.remove(option);
        command.addOption(OptionSpec.builder(option)
                .paramLabel(label)
                .description(description)
                .build());
    }

    /** The end of a command's help with an example for clusters instead of others, and with the exit codes of jobs. */
    private static String[] footer(String[] lines, String example) {
        List<String> changed = new ArrayList<>();
        for (String line : lines) {
            if (line.startsWith("Example")) {
                changed.add("Example:");
                changed.add(example);
            } else if (line.startsWith("Exit code")) {
                changed.add("Exit code: 0 done, 2 bad input, 5 a limit was reached, 1 Spark failed.");
            } else if (!line.startsWith("  ")) {
                changed.add(line.replace(LIMIT_OF_RUN, "--timeout limits the search for each puzzle."));
            }
        }
        return changed.toArray(new String[0]);
    }
}
