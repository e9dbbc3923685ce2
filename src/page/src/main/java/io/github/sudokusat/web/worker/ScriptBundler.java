package io.github.sudokusat.web.worker;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Part of the build: makes few and small files of scripts and style sheets, by esbuild. What a first visit loads becomes one script, which {@code app.js}
 * imports, and one style sheet; what is loaded later keeps its names. If {@link CoreShrinker} could not fetch esbuild, nothing is made.
 */
public final class ScriptBundler {

    private static final String ESBUILD = "esbuild/bin/esbuild";

    /** For all scripts. Without the last one, esbuild would follow the settings with which their types are checked, if it found them above. */
    private static final List<String> OPTIONS = List.of("--minify", "--log-level=warning", "--tsconfig-raw={}");

    /** For modules, which come as one file and those that are loaded later. */
    private static final List<String> BUNDLE =
            List.of("--bundle", "--splitting", "--format=esm", "--chunk-names=[name]-[hash]");

    private static final String INDEX = "index.html";

    private static final String STYLE = "style";

    /** No modules: they share the names that they declare, or run before all others. */
    private static final List<String> CLASSIC = List.of("sw.js", "theme.js", "wasm.js", "worker.js");

    private final Path sources;
    private final Path target;
    private final Npm npm;

    private ScriptBundler(Path sources, Path target, Npm npm) {
        this.sources = sources;
        this.target = target;
        this.npm = npm;
    }

    /** Takes the directory of the sources, in which it writes, too; that of what is made of them; and the one in which programs are installed. */
    public static void main(String... words) throws IOException, InterruptedException {
        Npm npm = Npm.in(Path.of(words[2]));
        if (npm.has(ESBUILD)) {
            new ScriptBundler(Path.of(words[0]), Path.of(words[1]), npm).bundle();
        }
    }

    private void bundle() throws IOException, InterruptedException {
        IndexPage index = IndexPage.of(Files.readString(sources.resolve(INDEX)));
        List<String> modules = new ArrayList<>(Modules.in(sources).joinLaterToFirst());
        modules.add(Modules.FIRST);
        Path styles = Files.writeString(sources.resolve("all.css"), index.styleImports());
        run(List.of(), CLASSIC);
        run(BUNDLE, modules, STYLE + '=' + styles);
        List<String> imported = Modules.imports(Files.readString(target.resolve(Modules.FIRST)));
        Files.writeString(target.resolve(INDEX), index.bundled(STYLE + ".css", imported));
    }

    private void run(List<String> options, List<String> names, String... named)
            throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(OPTIONS);
        command.addAll(options);
        command.addAll(List.of("--outdir=" + target, "--outbase=" + sources));
        names.forEach(name -> command.add(sources.resolve(name).toString()));
        command.addAll(List.of(named));
        npm.run(ESBUILD, command);
    }
}
