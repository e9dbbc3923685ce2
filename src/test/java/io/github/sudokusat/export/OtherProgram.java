package io.github.sudokusat.export;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.encode.SudokuProgram;
import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** Exported text, and other programs that run on it. */
final class OtherProgram {

    private OtherProgram() {}

    /**
     * Runs a program.
     *
     * @param directory where its files go
     * @param exported what it reads
     * @param command its words; {@code FILE} stands for the exported text, {@code ANSWER} for a file that the program writes
     * @return the lines of the answer, which is what the program prints if there is no {@code ANSWER}
     */
    static List<String> run(Path directory, String exported, String... command)
            throws IOException, InterruptedException {
        Path file = directory.resolve("exported");
        Path answer = directory.resolve("answer");
        Path log = directory.resolve("log");
        Files.writeString(file, exported);
        List<String> words = new ArrayList<>();
        for (String word : command) {
            words.add(word.equals("FILE") ? file.toString() : word.equals("ANSWER") ? answer.toString() : word);
        }
        boolean isPrinted = !words.contains(answer.toString());
        Process process = new ProcessBuilder(words)
                .redirectOutput((isPrinted ? answer : log).toFile())
                .redirectError(log.toFile())
                .start();
        try {
            assertThat(process.waitFor(1, TimeUnit.MINUTES)).isTrue();
        } finally {
            process.destroyForcibly();
        }
        return Files.readAllLines(answer);
    }

    /** A program as LP text. */
    static String lp(SudokuProgram program) throws IOException {
        StringBuilder text = new StringBuilder();
        LpExport.write(program, text);
        return text.toString();
    }

    /** A program as OPB text. */
    static String opb(SudokuProgram program) throws IOException {
        StringBuilder text = new StringBuilder();
        OpbExport.write(program, text);
        return text.toString();
    }

    /** What the answer of a program says about an exported text. */
    static DecodeResult decode(Path directory, String exported, String... command)
            throws IOException, InterruptedException {
        String answer = String.join("\n", run(directory, exported, command)) + "\n";
        return AnswerDecoder.decode(new StringReader(exported), new StringReader(answer));
    }

    /** All models that clasp finds of a CNF or OPB file, each as an answer. */
    static List<String> models(Path directory, String exported) throws IOException, InterruptedException {
        List<String> models = new ArrayList<>();
        StringBuilder model = new StringBuilder();
        for (String line : run(directory, exported, "clasp", "--verbose=1", "--quiet=0", "-n", "0", "FILE")) {
            boolean isValue = line.startsWith("v ");
            if (!isValue && !model.isEmpty()) {
                models.add("s SATISFIABLE\n" + model);
                model.setLength(0);
            } else if (isValue) {
                model.append(line).append('\n');
            }
        }
        return models;
    }
}
