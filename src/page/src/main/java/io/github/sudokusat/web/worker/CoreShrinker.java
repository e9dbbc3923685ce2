package io.github.sudokusat.web.worker;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * Part of the build: makes the core an eighth smaller by wasm-opt, the optimizer of Binaryen, which npm fetches. Without npm or a network, the core stays
 * as it is, and the build goes on.
 */
public final class CoreShrinker {

    private static final int MOST_MINUTES = 5;

    /** What TeaVM's code needs of WebAssembly; with more, the optimizer would use what browsers do not have. */
    private static final List<String> FEATURES = List.of(
            "--enable-gc",
            "--enable-reference-types",
            "--enable-exception-handling",
            "--enable-bulk-memory",
            "--enable-nontrapping-float-to-int",
            "--enable-sign-ext",
            "--enable-mutable-globals",
            "--enable-multivalue",
            "--enable-extended-const");

    private CoreShrinker() {}

    /** Takes the core, the directory of package.json and its lock, and one to install into. */
    public static void main(String... words) throws IOException, InterruptedException {
        Path core = Path.of(words[0]);
        Path wanted = Path.of(words[1]);
        Path installed = Files.createDirectories(Path.of(words[2]));
        for (String name : List.of("package.json", "package-lock.json")) {
            Files.copy(wanted.resolve(name), installed.resolve(name), StandardCopyOption.REPLACE_EXISTING);
        }
        String npm = System.getProperty("os.name").startsWith("Windows") ? "npm.cmd" : "npm";
        if (!run(
                installed,
                List.of(npm, "ci", "--ignore-scripts", "--prefer-offline", "--no-audit", "--no-fund", "--silent"))) {
            System.err.println("The core is not made smaller: npm is not there, or cannot fetch binaryen.");
            return;
        }
        Path smaller = core.resolveSibling("smaller.wasm");
        List<String> command = new ArrayList<>(List.of("node", "node_modules/binaryen/bin/wasm-opt"));
        command.addAll(FEATURES);
        // Twice: the second round finds a little more.
        command.addAll(List.of("-Oz", "-Oz", core.toString(), "-o", smaller.toString()));
        if (!run(installed, command)) {
            throw new IOException("wasm-opt has failed");
        }
        Files.move(smaller, core, StandardCopyOption.REPLACE_EXISTING);
    }

    /** Runs a program; returns whether it is there and has succeeded. */
    private static boolean run(Path directory, List<String> command) throws InterruptedException {
        Process process;
        try {
            process = new ProcessBuilder(command)
                    .directory(directory.toFile())
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .redirectError(ProcessBuilder.Redirect.INHERIT)
                    .start();
        } catch (IOException e) {
            return false;
        }
        if (!process.waitFor(MOST_MINUTES, TimeUnit.MINUTES)) {
            process.destroyForcibly();
            return false;
        }
        return process.exitValue() == 0;
    }
}
