package io.github.sudokusat.cli.serve;

import java.io.IOException;
import java.io.InputStream;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The files of the page, from a folder on the class path. A file is read when it is first asked for and then kept; all of them together are a few
 * megabytes. Thread-safe.
 */
public final class PageFiles {

    /** The folder that the build of the page fills. */
    private static final String BUILT = "/page/";

    private static final String INDEX = "index.html";

    /** What the build adds to the name of a file for the same compressed by brotli. */
    private static final String COMPRESSED = ".br";

    /** What may be asked for: names that begin with a letter or digit, so neither a parent directory nor anything escaped, absolute or hidden. */
    private static final Pattern PATH = Pattern.compile("(?:[A-Za-z0-9][A-Za-z0-9_-]*/)*[A-Za-z0-9][A-Za-z0-9._-]*");

    /** By the ending of a name; files with other endings are not served. */
    private static final Map<String, String> TYPES = Map.of(
            "html", "text/html; charset=utf-8",
            "css", "text/css; charset=utf-8",
            "js", "text/javascript; charset=utf-8",
            "json", "application/json",
            "txt", "text/plain; charset=utf-8",
            "LICENSE", "text/plain; charset=utf-8",
            "wasm", "application/wasm",
            "webmanifest", "application/manifest+json",
            "svg", "image/svg+xml",
            "png", "image/png");

    private final String folder;
    private final Map<String, PageFile> files = new ConcurrentHashMap<>();

    private PageFiles(String folder) {
        this.folder = folder;
    }

    /** The files that were built into this program. */
    public static PageFiles built() {
        return new PageFiles(BUILT);
    }

    /** The files in a folder of the class path, which begins and ends with a slash. */
    public static PageFiles in(String folder) {
        return new PageFiles(folder);
    }

    /**
     * Whether there is a page: a jar may be built without one.
     *
     * @throws IOException if it cannot be read
     */
    public boolean exist() throws IOException {
        return find("/").isPresent();
    }

    /**
     * Finds a file.
     *
     * @param path the path of a request as it was sent, escapes included; the slash alone is the page
     * @throws IOException if the file cannot be read
     */
    Optional<PageFile> find(String path) throws IOException {
        if (!path.startsWith("/")) {
            return Optional.empty();
        }
        String name = path.equals("/") ? INDEX : path.substring(1);
        String type = TYPES.get(name.substring(Math.max(name.lastIndexOf('.'), name.lastIndexOf('/')) + 1));
        if (type == null || !PATH.matcher(name).matches()) {
            return Optional.empty();
        }
        PageFile known = files.get(name);
        return known != null ? Optional.of(known) : read(name, type);
    }

    /** Reads a file, once however many ask for it at the same time. */
    private synchronized Optional<PageFile> read(String name, String type) throws IOException {
        PageFile known = files.get(name);
        if (known != null) {
            return Optional.of(known);
        }
        byte[] plain = bytes(name);
        if (plain == null) {
            return Optional.empty();
        }
        PageFile file = new PageFile(type, plain, bytes(name + COMPRESSED));
        files.put(name, file);
        return Optional.of(file);
    }

    private byte @Nullable [] bytes(String name) throws IOException {
        try (InputStream in = PageFiles.class.getResourceAsStream(folder + name)) {
            return in == null ? null : in.readAllBytes();
        }
    }
}
