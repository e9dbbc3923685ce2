package io.github.sudokusat.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.testing.Tools;
import io.github.sudokusat.testing.Waits;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** Runs Python with the module {@code sudoku_sat}, and with texts of SQL for columns in place of PySpark. */
public final class PythonProcess {

    private static final Path ROOT = Path.of("src", "spark", "src").toAbsolutePath();

    private PythonProcess() {}

    /** What a program prints, where the module is imported from its source. */
    public static List<String> run(String program) throws IOException, InterruptedException {
        return run(ROOT.resolve(Path.of("main", "python")), program);
    }

    /** What a program prints, where the module is imported from a directory or a jar. */
    static List<String> run(Path module, String program) throws IOException, InterruptedException {
        Tools.require("python3", "python3-minimal");
        ProcessBuilder builder = new ProcessBuilder("python3", "-c", program).redirectErrorStream(true);
        String path = module + File.pathSeparator + ROOT.resolve(Path.of("test", "python"));
        builder.environment().put("PYTHONPATH", path);
        builder.environment().put("PYTHONDONTWRITEBYTECODE", "1");
        Waits.Ended ended = Waits.end(builder.start());
        assertThat(ended.exitCode()).as(ended.output()).isZero();
        return ended.output().lines().toList();
    }
}
