package io.github.sudokusat.web.worker;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * Part of the build: makes scripts and style sheets a seventh smaller as they are sent, by esbuild, each file by itself. If {@link CoreShrinker} could not
 * fetch it, they stay as they are.
 */
public final class ScriptShrinker {

    private static final String ESBUILD = "esbuild/bin/esbuild";

    /** Written by TeaVM, which makes it as small as it gets. */
    private static final String CORE = "core.js";

    private ScriptShrinker() {}

    /** Takes the directory of the page, and the one in which programs are installed. */
    public static void main(String... words) throws IOException, InterruptedException {
        Path page = Path.of(words[0]);
        Npm npm = Npm.in(Path.of(words[1]));
        if (!npm.has(ESBUILD)) {
            return;
        }
        List<String> command = new ArrayList<>(List.of(
                "--minify", "--log-level=warning", "--allow-overwrite", "--outdir=" + page, "--outbase=" + page));
        try (Stream<Path> files = Files.walk(page)) {
            files.filter(ScriptShrinker::isSource).sorted().map(Path::toString).forEach(command::add);
        }
        npm.run(ESBUILD, command);
    }

    private static boolean isSource(Path file) {
        String name = String.valueOf(file.getFileName());
        return Files.isRegularFile(file) && (name.endsWith(".js") || name.endsWith(".css")) && !name.equals(CORE);
    }
}
