package io.github.sudokusat.cli.input;

import io.github.sudokusat.format.TextOptions;
import io.github.sudokusat.grid.Layout;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import org.jspecify.annotations.Nullable;

/** The sources that arguments name, in order: files, {@code -} for standard input, or puzzles. */
final class Arguments implements Iterator<Source> {

    private static final String STANDARD_INPUT = "-";

    private final List<String> arguments;
    /** The option whose value is the only argument; null if the arguments are not from an option. */
    private final @Nullable String option;

    private final TextOptions options;
    private final CancellableInput standardInput;
    private final boolean inBlocks;
    /** The number of arguments that have been taken. */
    private int count;

    /**
     * Creates the sequence.
     *
     * @param arguments files, {@code -}, or puzzles; an empty list means standard input
     * @param option the option whose value is the only argument; null if there is none
     * @param options how texts are read
     * @param standardInput standard input; pipes are read in the same way
     * @param inBlocks whether to read blocks of lines
     */
    Arguments(
            List<String> arguments,
            @Nullable String option,
            TextOptions options,
            CancellableInput standardInput,
            boolean inBlocks) {
        this.arguments = arguments.isEmpty() ? List.of(STANDARD_INPUT) : arguments;
        this.option = option;
        this.options = options;
        this.standardInput = standardInput;
        this.inBlocks = inBlocks;
    }

    /** Whether there is more than one argument, so that sources have names. */
    boolean haveNames() {
        return arguments.size() > 1;
    }

    /** The size of all sources in bytes; −1 if one of them is a stream whose size is unknown. */
    long size() {
        long size = 0;
        for (String typed : arguments) {
            Path file = typed.equals(STANDARD_INPUT) ? null : InputFiles.find(typed);
            if (typed.equals(STANDARD_INPUT) || (file != null && !Files.isRegularFile(file))) {
                return -1;
            }
            size += file == null ? typed.length() : file.toFile().length();
        }
        return size;
    }

    @Override
    public boolean hasNext() {
        return count < arguments.size();
    }

    @Override
    public Source next() {
        if (!hasNext()) {
            throw new NoSuchElementException();
        }
        String typed = arguments.get(count);
        count++;
        if (typed.equals(STANDARD_INPUT)) {
            return stream(typed, () -> standardInput);
        }
        Path file = isOneCell(typed) ? null : InputFiles.find(typed);
        if (file == null) {
            return text(typed);
        }
        return InputFiles.isRegular(file) || Files.isDirectory(file)
                ? stream(typed, () -> InputFiles.open(file))
                : stream(typed, () -> standardInput.open(() -> InputFiles.open(file)));
    }

    /** Whether the text {@code .} is a grid of one blank cell, as in a layout of one cell, and not the name of a directory. */
    private boolean isOneCell(String typed) {
        return typed.equals(".") && options.layout().map(Layout::side).orElse(0) == 1;
    }

    /** Opens the bytes of a source. */
    private interface Bytes {

        InputStream open() throws IOException;
    }

    private Source stream(String typed, Bytes bytes) {
        String label = inMessages(InputFiles.nameOf(typed));
        String name = haveNames() ? typed : null;
        return new Source(
                label,
                name,
                () -> OpenSource.ofStream(label, name, bytes.open(), options, inBlocks, standardInput.cancellation()));
    }

    private Source text(String typed) {
        String label = option == null ? "argument " + count : option;
        String name = haveNames() ? label : null;
        BareText bareText = typed.indexOf('\n') >= 0
                ? null
                : new BareText(
                        typed,
                        inMessages(typed),
                        haveNames() ? typed : null,
                        options.layout().isPresent());
        return new Source(label, name, () -> OpenSource.ofText(label, name, typed, bareText, options));
    }

    /** The name of a source as messages show it. */
    private String inMessages(String source) {
        return option == null ? source : option + ": " + source;
    }
}
