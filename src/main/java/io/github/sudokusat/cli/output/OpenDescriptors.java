package io.github.sudokusat.cli.output;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Files under the names that the system gives to what a process has open: {@code /dev/fd/3}, {@code /proc/self/fd/1}, and {@code /dev/stdout}, a
 * link to such a one.
 *
 * <p>Whoever names a file so means the stream that is open, which others may be writing to as well, and not the file's name.
 */
final class OpenDescriptors {

    private static final Pattern DIRECTORY = Pattern.compile("/dev/fd|/proc/[0-9]+(/task/[0-9]+)?/fd");

    private OpenDescriptors() {}

    /** Whether a path is such a name. */
    static boolean isNamedBy(Path path) {
        return directory(path) != null;
    }

    /**
     * The stream behind such a name: standard output and standard error go on where they are; at any other file everything is added at the
     * end, since Java cannot write where another descriptor stands.
     *
     * @return the stream, or null if the path is no such name
     * @throws IOException if it cannot be written to
     */
    static @Nullable OutputStream stream(Path path) throws IOException {
        Path directory = directory(path);
        if (directory == null) {
            return null;
        }
        boolean isOwn = directory.startsWith("/dev")
                || directory.startsWith("/proc/" + ProcessHandle.current().pid());
        String descriptor = path.getFileName().toString();
        if (isOwn && descriptor.equals("1")) {
            return new FileOutputStream(FileDescriptor.out);
        }
        if (isOwn && descriptor.equals("2")) {
            return new FileOutputStream(FileDescriptor.err);
        }
        return Files.newOutputStream(path, StandardOpenOption.APPEND);
    }

    private static @Nullable Path directory(Path path) {
        Path parent = path.toAbsolutePath().getParent();
        if (parent == null) {
            return null;
        }
        try {
            Path real = parent.toRealPath();
            return DIRECTORY.matcher(real.toString()).matches() ? real : null;
        } catch (IOException e) {
            // There is no such directory.
            return null;
        }
    }
}
