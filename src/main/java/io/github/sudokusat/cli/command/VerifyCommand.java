package io.github.sudokusat.cli.command;

import io.github.sudokusat.answer.Rendering;
import io.github.sudokusat.answer.VerifiedProof;
import io.github.sudokusat.cli.input.CancellableInput;
import io.github.sudokusat.cli.input.InputException;
import io.github.sudokusat.cli.input.InputFiles;
import io.github.sudokusat.cli.input.NamedReader;
import io.github.sudokusat.cli.option.OutputOptions;
import io.github.sudokusat.cli.option.RunOptions;
import io.github.sudokusat.cli.output.ArchiveFile;
import io.github.sudokusat.cli.output.Output;
import io.github.sudokusat.cli.output.ProgressLine;
import io.github.sudokusat.cli.output.Streams;
import io.github.sudokusat.cli.report.AnswerWriter;
import io.github.sudokusat.cli.run.Signals;
import io.github.sudokusat.cnf.SolverFormatException;
import io.github.sudokusat.prove.certificate.ProofText;
import io.github.sudokusat.run.Cancellation;
import io.github.sudokusat.run.Limits;
import java.io.IOException;
import java.io.Reader;
import java.nio.file.FileSystem;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code verify}: whether a certificate, or a proof alone, holds. */
@Command(
        name = "verify",
        description = "Checks a certificate written by 'prove', or any solver's proof for a formula.",
        footer = {
            "",
            "Examples:",
            "  sudoku-sat verify certificate",
            "  sudoku-sat verify certificate.zip",
            "  sudoku-sat verify certificate/puzzle.cnf certificate/proof.lrat",
            "",
            "A certificate of exactly one solution is valid if the solution solves the puzzle; if the formula is, byte for byte, the"
                    + " puzzle's formula followed by a clause that excludes the solution; and if the proof shows that the formula"
                    + " has no model. A certificate of no solution has neither the solution nor the clause."
                    + " Each proof in the directory is checked, and that the README claims what the files show. With CNF and PROOF only the proof is checked: each clause must follow"
                    + " by unit propagation (DRUP), or by the clauses that its hints name (LRAT, which the first line shows); one"
                    + " must be empty, without hints the last. A graph (CPOG) must be equivalent to the formula, and shows how many"
                    + " models it has.",
            "",
            "Exit code: 0 verified, 3 refused, 5 a limit was reached, 2 bad input, such as a missing file."
        })
public final class VerifyCommand implements Callable<Integer> {

    private final Streams streams;
    private final Cancellation cancellation = new Cancellation();

    @Parameters(
            paramLabel = "(DIR | NAME.zip | CNF PROOF)",
            hideParamSyntax = true,
            arity = "0..*",
            description =
                    "The directory or the archive of a certificate; or a DIMACS file and a proof as text (DRUP, LRAT or CPOG) or in binary (LRAT). Files may be gzipped, and one may be '-' for standard input.")
    private List<String> names = new ArrayList<>();

    @Mixin
    private OutputOptions outputOptions = new OutputOptions();

    @Mixin
    private RunOptions runOptions = new RunOptions();

    @Option(
            names = {"--box", "--regions", "--rule", "--rules"},
            paramLabel = "TEXT",
            hidden = true)
    private List<String> layout = new ArrayList<>();

    public VerifyCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws Exception {
        if (!layout.isEmpty()) {
            throw new InputException("the formula specifies its layout; omit --box, --regions, --rule and --rules");
        }
        outputOptions.requireForm(Rendering.Form.COMMON);
        checkNames();
        Rendering rendering = outputOptions.rendering(streams, true, null);
        Signals.onInterrupt(cancellation::cancel);
        VerifiedProof verified;
        try (ProgressLine progress = runOptions.progress(streams)) {
            Limits limits = runOptions.limits(cancellation).withProgress(progress);
            verified = names.size() == 1 ? verifyDirectory(names.get(0), limits) : verifyProof(limits);
        }
        try (Output output = outputOptions.open(streams)) {
            StringBuilder record = new StringBuilder();
            AnswerWriter.writeAlone(verified, verified.puzzle(rendering), VerifiedProof.COLUMNS, rendering, record);
            output.add(record.toString());
            output.commit();
        }
        return verified.outcome().exitCode();
    }

    private void checkNames() {
        String expected = "expected one directory, or CNF and PROOF, but found ";
        if (names.isEmpty()) {
            throw new InputException(expected + "no argument");
        }
        if (names.size() > 2) {
            throw new InputException(
                    expected + names.size() + " arguments, of which the third is \"" + names.get(2) + "\"");
        }
        if (names.size() == 2) {
            for (String name : names) {
                if (isDirectory(name)) {
                    throw new InputException(expected + "2 arguments, of which " + name + " is a directory");
                }
            }
        }
    }

    private static boolean isDirectory(String name) {
        try {
            return Files.isDirectory(Path.of(name));
        } catch (InvalidPathException e) {
            return false;
        }
    }

    private static VerifiedProof verifyDirectory(String name, Limits limits) throws IOException {
        Path directory;
        try {
            directory = Path.of(name);
        } catch (InvalidPathException e) {
            throw new InputException(name + ": there is no such directory");
        }
        if (!Files.exists(directory)) {
            throw new InputException(name + ": there is no such " + (ArchiveFile.isNamed(name) ? "file" : "directory"));
        }
        if (ArchiveFile.isNamed(name) && !Files.isDirectory(directory)) {
            return verifyArchive(directory, limits);
        }
        if (!Files.isDirectory(directory)) {
            throw new InputException(name
                    + " is neither a directory nor an archive NAME.zip; to check a proof alone, give CNF and PROOF");
        }
        return new CertificateDirectory(directory).verify(limits);
    }

    private static VerifiedProof verifyArchive(Path archive, Limits limits) throws IOException {
        try (FileSystem files = ArchiveFile.open(archive)) {
            return new CertificateDirectory(files.getPath("")).verify(limits);
        } catch (InputException e) {
            throw new InputException(archive + ": " + e.getMessage());
        }
    }

    private VerifiedProof verifyProof(Limits limits) throws IOException {
        String formula = names.get(0);
        String proof = names.get(1);
        if (formula.equals("-") && proof.equals("-")) {
            throw new InputException("CNF and PROOF cannot both be standard input");
        }
        CancellableInput in =
                new CancellableInput(streams.in(), streams.onceBeforeTerminal("a formula or proof"), cancellation);
        try (Reader clauses = NamedReader.open(formula, in);
                Reader steps = NamedReader.openBytes(proof, in)) {
            return VerifiedProof.of(InputFiles.nameOf(proof), ProofText.check(clauses, steps, limits));
        } catch (SolverFormatException e) {
            throw new InputException(InputFiles.nameOf(formula) + ": " + e.getMessage());
        }
    }
}
