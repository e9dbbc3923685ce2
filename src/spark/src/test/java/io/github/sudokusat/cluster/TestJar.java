package io.github.sudokusat.cluster;

import java.io.IOException;
import java.io.OutputStream;
import java.net.URISyntaxException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.jar.JarOutputStream;
import java.util.zip.ZipEntry;

/** Jars with a class of the tests, for processes that do not have it. */
final class TestJar {

    private TestJar() {}

    /** Writes a jar with a class and those that are nested in it. */
    static Path of(Class<?> content, Path directory) throws IOException, URISyntaxException {
        String name = content.getSimpleName();
        String inPackage = content.getPackageName().replace('.', '/');
        Path root = Path.of(
                content.getProtectionDomain().getCodeSource().getLocation().toURI());
        Path jar = directory.resolve(name + ".jar");
        try (OutputStream out = Files.newOutputStream(jar);
                JarOutputStream classes = new JarOutputStream(out);
                DirectoryStream<Path> files =
                        Files.newDirectoryStream(root.resolve(inPackage), name + "{.class,$*.class}")) {
            for (Path file : files) {
                classes.putNextEntry(new ZipEntry(inPackage + "/" + file.getFileName()));
                Files.copy(file, classes);
            }
        }
        return jar;
    }
}
