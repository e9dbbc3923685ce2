package io.github.sudokusat.cluster.job;

import io.github.sudokusat.cli.input.InputException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FSDataInputStream;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.io.compress.CompressionCodecFactory;

/**
 * The files that the arguments of a job name: files, directories with files, and patterns of either, on any file system.
 *
 * @param files the files, in the order of the arguments, and by name in each
 * @param haveNames whether records name their file: always, unless the only argument is the path of one file
 * @param areParquet whether the files are in Parquet's format
 */
record InputList(List<InputFile> files, boolean haveNames, boolean areParquet) {

    private static final String PARQUET = ".parquet";
    private static final byte[] PARQUET_START = {'P', 'A', 'R', '1'};

    /**
     * Finds the files.
     *
     * @throws InputException if an argument names none, the name of a file has a colon, or text is mixed with Parquet
     */
    static InputList of(List<String> arguments, Configuration configuration) throws IOException {
        CompressionCodecFactory codecs = new CompressionCodecFactory(configuration);
        List<InputFile> files = new ArrayList<>();
        boolean haveNames = arguments.size() > 1;
        for (String argument : arguments) {
            FileSystem fileSystem = fileSystem(argument, configuration);
            boolean isPlain = fileSystem.exists(new Path(argument))
                    && fileSystem.getFileStatus(new Path(argument)).isFile();
            haveNames |= !isPlain;
            for (FileStatus found : find(argument, fileSystem)) {
                Path path = found.getPath();
                if (path.getName().contains(":")) {
                    throw new InputException(path + ": Hadoop cannot read files whose names have a colon");
                }
                String source = isPlain ? argument : shown(argument, path);
                boolean isCompressed = codecs.getCodec(path) != null;
                files.add(new InputFile(path.toString(), source, source, found.getLen(), isCompressed));
            }
        }
        boolean areParquet = !files.isEmpty() && isParquet(files.get(0), configuration);
        boolean areMixed = files.stream().anyMatch(file -> isNamedParquet(file) != isNamedParquet(files.get(0)));
        if (areMixed) {
            throw new InputException("text and Parquet files cannot be read in one run");
        }
        boolean areNamed = haveNames;
        List<InputFile> named =
                files.stream().map(file -> areNamed ? file : file.withoutName()).toList();
        return new InputList(named, haveNames, areParquet);
    }

    private static FileSystem fileSystem(String argument, Configuration configuration) throws IOException {
        try {
            return new Path(argument).getFileSystem(configuration);
        } catch (IllegalArgumentException e) {
            throw new InputException(argument + ": " + e.getMessage());
        }
    }

    private static List<FileStatus> find(String argument, FileSystem fileSystem) throws IOException {
        Path path = new Path(argument);
        FileStatus[] named = fileSystem.exists(path)
                ? new FileStatus[] {fileSystem.getFileStatus(path)}
                : fileSystem.globStatus(path);
        if (named == null || named.length == 0) {
            throw new InputException(argument + ": there is no such file");
        }
        List<FileStatus> files = new ArrayList<>();
        for (FileStatus status : named) {
            if (status.isFile()) {
                files.add(status);
            } else {
                Arrays.stream(fileSystem.listStatus(status.getPath()))
                        .filter(FileStatus::isFile)
                        .filter(file -> !isHidden(file.getPath()))
                        .sorted(Comparator.comparing(FileStatus::getPath))
                        .forEach(files::add);
            }
        }
        return files;
    }

    /** Whether a name is one of those that Spark passes over in directories. */
    private static boolean isHidden(Path path) {
        return path.getName().startsWith("_") || path.getName().startsWith(".");
    }

    /** A path without its file system if the argument names none, either. */
    private static String shown(String argument, Path path) {
        boolean hasScheme = new Path(argument).toUri().getScheme() != null;
        return hasScheme ? path.toString() : path.toUri().getPath();
    }

    private static boolean isNamedParquet(InputFile file) {
        return file.path().toLowerCase(Locale.ROOT).endsWith(PARQUET);
    }

    private static boolean isParquet(InputFile file, Configuration configuration) throws IOException {
        Path path = new Path(file.path());
        byte[] start = new byte[PARQUET_START.length];
        try (FSDataInputStream in = path.getFileSystem(configuration).open(path)) {
            return in.readNBytes(start, 0, start.length) == start.length && Arrays.equals(start, PARQUET_START);
        }
    }

    /** The length of all files in bytes. */
    long length() {
        return files.stream().mapToLong(InputFile::length).sum();
    }
}
