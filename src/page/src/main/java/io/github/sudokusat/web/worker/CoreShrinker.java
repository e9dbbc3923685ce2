package io.github.sudokusat.web.worker;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;

/**
 * Part of the build: makes the core an eighth smaller by wasm-opt, the optimizer of Binaryen, which npm fetches. Without npm or a network, the core stays
 * as it is, and the build goes on.
 */
public final class CoreShrinker {

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
        Npm npm = Npm.in(Path.of(words[2]));
        if (!npm.install(Path.of(words[1]))) {
            System.err.println(
                    "The page is not made smaller and has no QR codes: npm is not there, or cannot fetch binaryen, esbuild and lean-qr.");
            return;
        }
        Path smaller = core.resolveSibling("smaller.wasm");
        List<String> command = new ArrayList<>(FEATURES);
        // Twice: the second round finds a little more.
        command.addAll(List.of("-Oz", "-Oz", core.toString(), "-o", smaller.toString()));
        npm.run("binaryen/bin/wasm-opt", command);
        Files.move(smaller, core, StandardCopyOption.REPLACE_EXISTING);
    }
}
