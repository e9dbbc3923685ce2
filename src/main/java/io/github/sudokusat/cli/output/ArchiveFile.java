package io.github.sudokusat.cli.output;

import io.github.sudokusat.cli.input.InputException;
import io.github.sudokusat.cli.input.InputFiles;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.ProviderNotFoundException;
import java.time.LocalDateTime;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;

/** Files in one archive, a zip file. */
public final class ArchiveFile {

    /** The earliest time that an entry can have; that of all, so that the same files make the same archive. */
    private static final LocalDateTime TIME = LocalDateTime.of(1980, 1, 1, 0, 0);

    private ArchiveFile() {}

    /** Whether a name is that of an archive. */
    public static boolean isNamed(String name) {
        return name.toLowerCase(Locale.ROOT).endsWith(".zip");
    }

    /** Packs those of some files that exist in a directory, in the order of their names here, into an archive that becomes {@code target}. */
    static void write(Path directory, List<String> names, Path archive, Path target) throws IOException {
        try (OutputStream file = new NamedOutputStream(target.toString(), Files.newOutputStream(archive));
                ZipOutputStream out = new ZipOutputStream(file)) {
            for (String name : names) {
                if (Files.exists(directory.resolve(name))) {
                    ZipEntry entry = new ZipEntry(name);
                    entry.setTimeLocal(TIME);
                    out.putNextEntry(entry);
                    Files.copy(directory.resolve(name), out);
                    out.closeEntry();
                }
            }
        }
    }

    /**
     * Opens an archive for reading.
     *
     * @throws InputException if it cannot be read, or is none
     */
    public static FileSystem open(Path archive) {
        try (ZipFile file = new ZipFile(archive.toFile())) {
            Set<String> names = new HashSet<>();
            for (ZipEntry entry : Collections.list(file.entries())) {
                // Programs differ in which of them they take out.
                if (!names.add(entry.getName())) {
                    throw new InputException("has two entries with the name " + entry.getName());
                }
            }
            return FileSystems.newFileSystem(archive);
        } catch (ZipException e) {
            throw new InputException("is no zip archive, or a damaged one");
        } catch (IOException e) {
            throw new InputException("cannot be read as a zip archive: " + InputFiles.reason(e));
        } catch (ProviderNotFoundException e) {
            throw new InputException("cannot be read as a zip archive");
        }
    }
}
