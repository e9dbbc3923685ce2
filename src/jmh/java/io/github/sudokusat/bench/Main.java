package io.github.sudokusat.bench;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Runs what the first word after the directory for tables names, with the words after it. */
final class Main {

    /** The default of {@code benchmarks}: a part of the name of every class that JMH runs. */
    private static final String ALL = "Benchmark";

    /** A program that writes into a directory. */
    private interface Program {

        /**
         * Runs it.
         *
         * @param directory where its table goes
         * @param arguments the words after its name
         */
        void run(Path directory, List<String> arguments) throws Exception;
    }

    private static final Map<String, Program> PROGRAMS = new TreeMap<>(Map.of(
            "benchmarks",
            (directory, arguments) -> BenchmarkTable.main(
                    new String[] {arguments.isEmpty() ? ALL : arguments.get(0), file(directory, "benchmarks.md")}),
            "giants",
            (directory, arguments) -> GiantGrids.main(with(file(directory, "giants.md"), arguments)),
            "hostile",
            (directory, arguments) -> HostileClueSets.main(arguments.toArray(String[]::new)),
            "bulk",
            (directory, arguments) -> BulkBenchmark.main(with(directory.toString(), arguments)),
            "bulk-file",
            (directory, arguments) -> BulkFile.main(arguments.toArray(String[]::new)),
            "programs",
            (directory, arguments) -> IntegerPrograms.main(with(file(directory, "programs.md"), arguments))));

    private Main() {}

    private static String file(Path directory, String name) {
        return directory.resolve(name).toString();
    }

    private static String[] with(String first, List<String> others) {
        List<String> all = new ArrayList<>(List.of(first));
        all.addAll(others);
        return all.toArray(String[]::new);
    }

    public static void main(String[] args) throws Exception {
        Program program = args.length < 2 ? null : PROGRAMS.get(args[1]);
        if (program == null) {
            System.err.println("expected a directory and one of " + PROGRAMS.keySet());
            System.exit(2);
            return;
        }
        program.run(Path.of(args[0]), Arrays.asList(args).subList(2, args.length));
    }
}
