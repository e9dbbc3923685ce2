package io.github.sudokusat.cluster.job;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.cli.Cli;
import io.github.sudokusat.cluster.LocalSpark;
import io.github.sudokusat.cluster.Results;
import io.github.sudokusat.text.CsvText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.apache.spark.sql.Encoders;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.types.DataTypes;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tables in Parquet's format have the fields of the command line's CSV. */
class ParquetJobsTest {

    @TempDir
    private Path directory;

    private Path mixed() throws IOException {
        return Files.writeString(directory.resolve("mixed.txt"), String.join("\n", MixedPuzzles.each()) + "\n");
    }

    private static List<String> table(Path path) {
        List<String> rows = new ArrayList<>();
        for (Row row : LocalSpark.session().read().parquet(path.toString()).collectAsList()) {
            List<String> fields = new ArrayList<>();
            for (int i = 0; i < row.size(); i++) {
                fields.add(row.isNullAt(i) ? "" : row.get(i).toString());
            }
            rows.add(fields.toString());
        }
        return rows.stream().sorted().toList();
    }

    /** The records of CSV as rows, without the header and, if asked for, without a column. */
    private static List<String> fields(String csv) {
        return csv.lines()
                .skip(1)
                .map(record -> CsvText.fields(record).toString())
                .sorted()
                .toList();
    }

    @ParameterizedTest
    @ValueSource(strings = {"check", "solve", "rate", "count", "canonical"})
    void rowsHaveTheFieldsOfCsv(String command) throws IOException {
        Path out = directory.resolve("table");
        JobRun job = JobRun.of(command, "--format", "parquet", mixed().toString(), "-o", out.toString());
        assertThat(job.code()).as(job.err()).isEqualTo(2);
        Cli.Result expected = Cli.run(command, "--format", "csv", mixed().toString());
        assertThat(table(out)).isEqualTo(fields(expected.out()));
        assertThat(LocalSpark.session().read().parquet(out + ".bad").count())
                .isEqualTo(expected.out()
                        .lines()
                        .filter(line -> line.contains(",error,"))
                        .count());
    }

    @Test
    void puzzlesOfTablesAreReadWithTheirIdsAndLayouts() throws IOException {
        Path csv = Files.writeString(
                directory.resolve("in.csv"),
                "puzzle,id,layout\n" + Cli.EASY + ",a,\n" + Cli.TWO + ",b,box 2x2\n" + Cli.BAD + ",,\n" + Cli.HARD
                        + ",d,rule diagonals\n" + Cli.EASY + ",e,box 2x2\n");
        Path table = directory.resolve("in.parquet");
        LocalSpark.session()
                .read()
                .option("header", true)
                .csv(csv.toString())
                .coalesce(1)
                .write()
                .parquet(table.toString());
        Path out = directory.resolve("out");
        Path file = Results.parts(table).get(0);
        JobRun job = JobRun.of("check", "--format", "csv", file.toString(), "-o", out.toString());
        assertThat(job.code()).as(job.err()).isEqualTo(2);
        List<String> expected = Cli.run("check", "--format", "csv", csv.toString())
                .out()
                .lines()
                .skip(1)
                // The header of CSV is a line.
                .map(record -> CsvText.fields(record))
                .map(fields -> Integer.parseInt(fields.get(0)) - 1 + " " + fields.get(1) + " " + fields.get(3))
                .toList();
        List<String> found = Results.records(out).stream()
                .skip(1)
                .map(CsvText::fields)
                .map(fields -> fields.get(0) + " " + fields.get(1) + " " + fields.get(3))
                .toList();
        assertThat(found).isEqualTo(expected).hasSize(5);
        assertThat(Results.records(directory.resolve("out.bad")))
                .contains(
                        file + ",3,\"line 3, column 81: expected a digit from 1 to 9 or a blank, but found \"\"z\"\"\","
                                + Cli.BAD);
    }

    @Test
    void aPuzzleMayHaveSeveralLines() {
        String rows = ".2.4\n.4.2\n2143\n4321";
        Path table = directory.resolve("rows");
        LocalSpark.session()
                .createDataset(List.of(Cli.EASY, rows, Cli.BAD, rows + "\nx"), Encoders.STRING())
                .toDF("text")
                .coalesce(1)
                .write()
                .parquet(table.toString());
        Path out = directory.resolve("out");
        JobRun job = JobRun.of("check", table.toString(), "-o", out.toString(), "--csv-column", "text");
        assertThat(job.code()).as(job.err()).isEqualTo(2);
        assertThat(Results.records(out)).containsExactly("proper", "several", "error", "error");
    }

    @Test
    void aTableOfOneJobIsTheInputOfAnother() throws IOException {
        Path puzzles = Files.writeString(
                directory.resolve("puzzles.txt"), String.join("\n", Cli.EASY, Cli.HARD, Cli.TWO, Cli.HARD, Cli.EASY));
        Path table = directory.resolve("table");
        JobRun.of("check", "--format", "parquet", puzzles.toString(), "-o", table.toString(), "--partitions", "2");
        Path out = directory.resolve("out");
        JobRun job = JobRun.of("canonical", "--unique", table.toString(), "-o", out.toString());
        assertThat(job.code()).as(job.err()).isZero();
        assertThat(Results.records(out))
                .containsExactlyInAnyOrderElementsOf(Cli.run("canonical", "--unique", puzzles.toString())
                        .out()
                        .lines()
                        .toList());
    }

    @Test
    void columnsWithNumbersHaveTheirTypes() throws IOException {
        Path out = directory.resolve("made");
        JobRun.of("generate", "--count", "3", "--seed", "4", "--format=parquet", "-o", out.toString());
        var schema = LocalSpark.session().read().parquet(out.toString()).schema();
        assertThat(schema.apply("clues").dataType()).isEqualTo(DataTypes.IntegerType);
        assertThat(schema.apply("score").dataType()).isEqualTo(DataTypes.LongType);
        assertThat(schema.apply("puzzle").dataType()).isEqualTo(DataTypes.StringType);
        assertThat(table(out))
                .isEqualTo(fields(Cli.run("generate", "--count", "3", "--seed", "4", "--format", "csv")
                        .out()));
    }

    @Test
    void aTableWithoutPuzzlesIsRefused() {
        Path table = directory.resolve("numbers");
        LocalSpark.session().range(3).toDF().write().parquet(table.toString());
        JobRun.of("check", table.toString(), "-o", directory.resolve("out").toString())
                .isRefused("expected a column \"puzzle\", but found id");
    }
}
