package io.github.sudokusat.web.worker;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;

/**
 * Part of the build: makes the core a fifth smaller by wasm-opt, the optimizer of Binaryen, which npm fetches. Without npm or a network, the core stays as
 * it is, and the build goes on.
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

    /**
     * What the optimizer may assume: JavaScript does not look into the core's objects and calls only what is exported. That nothing traps would make the core
     * a few kB smaller, but a mistake of ours could then give a wrong answer in place of a failure. Twice, because the second round finds a little more.
     */
    private static final List<String> PASSES =
            List.of("--closed-world", "-Oz", "--type-merging", "-Oz", "--minimize-rec-groups");

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
        Path text = core.resolveSibling("core.wat");
        npm.run("binaryen/bin/wasm-dis", command(core, text, List.of()));
        Files.writeString(text, VirtualTables.constant(JavaScriptCalls.exported(Files.readString(text))));
        Path smaller = core.resolveSibling("smaller.wasm");
        npm.run("binaryen/bin/wasm-opt", command(text, smaller, PASSES));
        Files.write(smaller, CustomSections.of(Files.readAllBytes(core)), StandardOpenOption.APPEND);
        Files.delete(text);
        Files.move(smaller, core, StandardCopyOption.REPLACE_EXISTING);
    }

    private static List<String> command(Path from, Path to, List<String> passes) {
        List<String> command = new ArrayList<>(FEATURES);
        command.addAll(passes);
        command.addAll(List.of(from.toString(), "-o", to.toString()));
        return command;
    }
}
