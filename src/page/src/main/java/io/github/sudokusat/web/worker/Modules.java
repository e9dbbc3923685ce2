package io.github.sudokusat.web.worker;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The modules of the page: the first one, with all that it imports, and those that are loaded later, by {@code import()}. */
final class Modules {

    /** The module that {@code index.html} loads. */
    static final String FIRST = "app.js";

    /** What loads the sentences of a language, from files whose names are computed; it imports those of English at once. */
    private static final String TEXTS = "text.js";

    private static final Pattern SENTENCES = Pattern.compile("text/\\w+/(?:index|articles)\\.js");

    private static final Pattern LATER = Pattern.compile("\\bimport\\('([^']+)'\\)");

    /** The types in them are written like modules that are loaded later. */
    private static final Pattern COMMENT = Pattern.compile("/\\*.*?\\*/", Pattern.DOTALL);

    private static final Pattern AT_ONCE = Pattern.compile("\\b(?:from|import) ?['\"]\\./([^'\"]+)['\"]");

    private final Path directory;

    private Modules(Path directory) {
        this.directory = directory;
    }

    /** The modules in a directory. */
    static Modules in(Path directory) {
        return new Modules(directory);
    }

    /** What a module of the directory itself, minified or not, imports at once, without {@code ./}. */
    static List<String> imports(String module) {
        return AT_ONCE.matcher(module).results().map(found -> found.group(1)).toList();
    }

    /**
     * Lets each module that is loaded later import the first one, which is there by then. Without that, esbuild would cut what the first one consists of into
     * a file for each set of modules that share a part of it.
     *
     * @return the names of the modules that are loaded later, in order
     */
    Set<String> joinLaterToFirst() throws IOException {
        Set<String> later = later();
        for (String name : later) {
            String up = "../".repeat((int) name.chars().filter(c -> c == '/').count());
            Files.writeString(directory.resolve(name), "\nimport './" + up + FIRST + "';\n", StandardOpenOption.APPEND);
        }
        return later;
    }

    private Set<String> later() throws IOException {
        Set<String> later = new TreeSet<>();
        List<String> english = imports(Files.readString(directory.resolve(TEXTS)));
        for (String name : scripts()) {
            if (SENTENCES.matcher(name).matches() && !english.contains(name)) {
                later.add(name);
            }
            Path file = directory.resolve(name);
            LATER.matcher(COMMENT.matcher(Files.readString(file)).replaceAll(""))
                    .results()
                    .map(found -> nameOf(file.resolveSibling(found.group(1)).normalize()))
                    .forEach(later::add);
        }
        return later;
    }

    private List<String> scripts() throws IOException {
        try (Stream<Path> files = Files.walk(directory)) {
            return files.map(this::nameOf).filter(name -> name.endsWith(".js")).toList();
        }
    }

    private String nameOf(Path file) {
        return directory.relativize(file).toString().replace('\\', '/');
    }
}
