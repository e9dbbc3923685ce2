package io.github.sudokusat.cli.command;

import io.github.sudokusat.answer.ExitCode;
import io.github.sudokusat.answer.Outcome;
import io.github.sudokusat.answer.Phrases;
import io.github.sudokusat.answer.PuzzleInContext;
import io.github.sudokusat.answer.VerifiedProof;
import io.github.sudokusat.answer.certificate.CertificateFiles;
import io.github.sudokusat.answer.certificate.CertificateMaker;
import io.github.sudokusat.answer.certificate.CertificateOutcome;
import io.github.sudokusat.answer.certificate.CertificateReadme;
import io.github.sudokusat.answer.certificate.CertificateRequest;
import io.github.sudokusat.cli.input.InputException;
import io.github.sudokusat.cli.option.ClauseChoices;
import io.github.sudokusat.cli.option.EngineOptions;
import io.github.sudokusat.cli.option.InputOptions;
import io.github.sudokusat.cli.option.RunOptions;
import io.github.sudokusat.cli.output.DirectoryOutput;
import io.github.sudokusat.cli.output.Output;
import io.github.sudokusat.cli.output.ProgressLine;
import io.github.sudokusat.cli.output.Streams;
import io.github.sudokusat.cli.run.Signals;
import io.github.sudokusat.cli.run.SinglePuzzle;
import io.github.sudokusat.encode.ClueHandling;
import io.github.sudokusat.encode.EncodingOptions;
import io.github.sudokusat.engine.Statistics;
import io.github.sudokusat.grid.DigitSymbols;
import io.github.sudokusat.prove.certificate.CertificatePart;
import io.github.sudokusat.prove.certificate.Certifier;
import io.github.sudokusat.prove.certificate.VerifyResult;
import io.github.sudokusat.run.Cancellation;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.solve.CheckResult;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code prove}: a certificate that a puzzle has one solution, or none, of their number, or of the candidates that are in one. */
@Command(
        name = "prove",
        description =
                "Writes a certificate that a puzzle has exactly one solution, or none: files that other programs can check.",
        footer = {
            "",
            "Examples:",
            "  sudoku-sat prove puzzle.txt -o certificate",
            "  sudoku-sat verify certificate",
            "  sudoku-sat prove puzzle.txt -o certificate.zip",
            "  sudoku-sat prove --count '1...............' -o certificate",
            "  sudoku-sat prove --candidates '1...............' -o certificate",
            "  sudoku-sat prove --solver 'cadical -q --no-binary {cnf} {proof}' puzzle.txt -o certificate",
            "",
            "With --count, solutions.txt lists the solutions, the formula excludes each of them, and the proof shows that there"
                    + " is no other. If they are too many to list, there is count.cpog instead: a graph of all solutions, with the"
                    + " proof that it is equivalent to the formula.",
            "",
            "The directory receives puzzle.txt, puzzle.cnf (the formula of the puzzle and a clause that excludes the"
                    + " solution), proof.drup (a proof that the formula has no model), proof.lrat (the same with hints, for"
                    + " verified checkers) and, if there is a solution, solution.txt. They appear together at the end, after 'verify' has accepted them; a run that fails leaves no files. The files of an earlier"
                    + " certificate in that directory are replaced, or deleted if this one has none of that name.",
            "",
            "With --candidates, covering.txt lists solutions that have every candidate that is in any, and the formula requires"
                    + " another. With --minimal, needed.txt lists, for each given, a solution without it.",
            "",
            "Exit code: 0 one solution, 3 none (both certified), 4 several, or with --minimal a given that is not needed (no"
                    + " certificate), 5 a limit was reached, 2 bad input. With --count: 0 the number is certified; with"
                    + " --candidates: 0 the candidates are certified, 3 there is no solution (certified)."
        })
public final class ProveCommand implements Callable<Integer> {

    /** So many nodes make a graph of about a gigabyte. */
    private static final int MOST_NODES = 500_000;

    private final Streams streams;
    private final Cancellation cancellation = new Cancellation();

    @Option(
            names = {"-o", "--output"},
            paramLabel = "DIR",
            required = true,
            description =
                    "The directory to write to, which is created if necessary; or NAME.zip, an archive of the files and a README.")
    private String directory = "";

    @Option(
            names = "--solver",
            paramLabel = "'CMD {cnf} {proof}'",
            description =
                    "An installed SAT solver that writes proofs. {cnf} is replaced by the name of the formula file, {proof} by that of a file for the proof in text form.")
    private @Nullable String solver;

    @Option(names = "--count", description = "Certifies the exact number of solutions, and prints it.")
    private boolean isCount;

    @Option(
            names = "--candidates",
            description = "Certifies which candidates are in a solution, whatever the number of solutions.")
    private boolean isCandidates;

    @Option(
            names = "--minimal",
            description =
                    "Certifies also that each given is needed: the puzzle is minimal or, without a solution, the conflict.")
    private boolean isMinimal;

    @Option(names = "--list", description = "With --count, lists the solutions; never a graph of them.")
    private boolean isList;

    @Option(
            names = "--limit",
            paramLabel = "N",
            description =
                    "With --count, the most solutions to list (10000). If there are more, the certificate is a graph of them.")
    private @Nullable Integer most;

    @Option(
            names = "--max-nodes",
            paramLabel = "N",
            description =
                    "With --count, the most nodes of a graph (500000), each of some kilobytes. If it needs more, there is no certificate.")
    private @Nullable Integer maxNodes;

    @Option(
            names = "--proof",
            paramLabel = "FORMAT",
            description =
                    "The proof to write: drup, lrat (with hints, which check in linear time), lrat-binary (the same, half as long) or both (drup and lrat, the default).")
    private CertificateRequest.Proofs proofs = CertificateRequest.Proofs.BOTH;

    @Option(
            names = "--seed",
            paramLabel = "N",
            description = "The seed for random choices. The same seed gives the same results.")
    private long seed;

    @Option(
            names = "--max-conflicts",
            paramLabel = "N",
            description = "The number of conflicts allowed for the SAT solver (without --solver).")
    private @Nullable Long maxConflicts;

    @Mixin
    private InputOptions text = new InputOptions();

    @Mixin
    private ClauseChoices clauseArguments = new ClauseChoices();

    @Option(
            names = "--clues",
            paramLabel = "HANDLING",
            description =
                    "How givens enter the formula: units (the default) or reduced (they are used to simplify the formula).")
    private ClueHandling clues = ClueHandling.UNITS;

    @Mixin
    private RunOptions runOptions = new RunOptions();

    @Option(names = "--format", paramLabel = "FORMAT", hidden = true)
    private @Nullable String format;

    @Parameters(
            paramLabel = "PUZZLE",
            arity = "0..1",
            description = "A file, '-' or nothing for standard input, or the text of a puzzle.")
    private List<String> puzzles = new ArrayList<>();

    public ProveCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws Exception {
        if (format != null) {
            throw new InputException("--format does not apply to prove, which writes files");
        }
        if (Stream.of(isCount, isCandidates, isMinimal).filter(chosen -> chosen).count() > 1) {
            throw new InputException("--count, --candidates and --minimal exclude each other");
        }
        requireCount("--list", isList);
        requireCount("--limit", most != null);
        requireCount("--max-nodes", maxNodes != null);
        if (isList && maxNodes != null) {
            throw new InputException("--list and --max-nodes exclude each other");
        }
        if (most != null && most < 0) {
            throw new InputException("--limit must be 0 or more, but is " + most);
        }
        if (maxNodes != null && maxNodes < 1) {
            throw new InputException("--max-nodes must be 1 or more, but is " + maxNodes);
        }
        Certifier certifier = certifier();
        Signals.onInterrupt(cancellation::cancel);
        PuzzleInContext puzzle = SinglePuzzle.read(puzzles, text, streams, cancellation);
        if (puzzle == null) {
            return ExitCode.LIMIT;
        }
        puzzle.refusalOfMarks("a certificate covers only givens").ifPresent(reason -> {
            throw new InputException(reason);
        });
        try (DirectoryOutput output = DirectoryOutput.open(directory);
                ProgressLine progress = runOptions.progress(streams)) {
            return prove(certifier, puzzle, output, progress);
        }
    }

    private int prove(Certifier certifier, PuzzleInContext puzzle, DirectoryOutput output, ProgressLine progress)
            throws IOException {
        Limits limits = EngineOptions.limits(maxConflicts, runOptions.limits(cancellation))
                .withProgress(progress)
                .started();
        CertificateFiles files = new CertificateDirectory(output.directory(), directory);
        Certifier limited = certifier.withLimits(limits);
        CertificateRequest.Graphs graphs = (grid, formula, graph) -> limited.compile(grid, mostNodes(), formula, graph);
        CertificateRequest request = new CertificateRequest(
                subject(),
                proofs,
                most == null ? CertificateRequest.MOST_LISTED : most,
                isList ? null : graphs,
                limited,
                limits);
        CertificateOutcome outcome = CertificateMaker.make(puzzle.grid(), request, files);
        progress.close();
        return outcome instanceof CertificateOutcome.Made made
                ? made(made, files, output)
                : failed(outcome, puzzle.symbols());
    }

    private int mostNodes() {
        return maxNodes == null ? MOST_NODES : maxNodes;
    }

    private void requireCount(String option, boolean isThere) {
        if (isThere && !isCount) {
            throw new InputException(option + " applies only with --count");
        }
    }

    private CertificateRequest.Subject subject() {
        if (isCount) {
            return CertificateRequest.Subject.COUNT;
        }
        return isCandidates
                ? CertificateRequest.Subject.CANDIDATES
                : isMinimal ? CertificateRequest.Subject.MINIMAL : CertificateRequest.Subject.ONE;
    }

    private Certifier certifier() {
        EncodingOptions options = clauseArguments.options(clues);
        try {
            return Certifier.of(EngineOptions.satSolver(solver), options).withSeed(seed);
        } catch (IllegalArgumentException e) {
            throw new InputException(
                    "--solver: the command must contain {proof}, the placeholder for the proof's file, but is \""
                            + solver + "\"");
        }
    }

    /** Makes the certificate appear. */
    private int made(CertificateOutcome.Made made, CertificateFiles files, DirectoryOutput output) throws IOException {
        VerifyResult.Verified verified = made.verified();
        commit(verified, files, output);
        if (made.outcome() == Outcome.COUNTED) {
            try (Output out = Output.to(streams.out())) {
                out.add(verified.count() + "\n");
                out.commit();
            }
        } else if (made.outcome() != Outcome.PROPER || streams.outIsTerminal()) {
            streams.say(VerifiedProof.claim(verified) + "; the certificate is in " + directory);
        }
        return made.outcome().exitCode();
    }

    private void commit(VerifyResult.Verified verified, CertificateFiles files, DirectoryOutput output)
            throws IOException {
        List<String> names = new ArrayList<>();
        // An earlier certificate may have left one in the directory.
        if (output.isArchive() || new CertificateDirectory(Path.of(directory)).hasReadme()) {
            names.add(CertificateReadme.FILE_NAME);
            try (Writer readme = output.write(CertificateReadme.FILE_NAME)) {
                readme.write(CertificateReadme.of(verified, files));
            }
        }
        for (CertificatePart part : CertificatePart.values()) {
            names.add(part.fileName());
        }
        output.commit(names);
    }

    /** Says why there is no certificate. */
    private int failed(CertificateOutcome outcome, DigitSymbols symbols) {
        if (outcome instanceof CertificateOutcome.Unfit unfit) {
            throw new InputException(unfit.reason() + "; try --list");
        }
        if (outcome instanceof CertificateOutcome.Refused refused) {
            String why = "its proof is refused: " + refused.verdict();
            throw solver == null ? new IllegalStateException(why) : new InputException("--solver: " + why);
        }
        if (outcome instanceof CertificateOutcome.Several several) {
            CheckResult.Several both = new CheckResult.Several(several.first(), several.second(), Statistics.NONE);
            Phrases.messages(both, symbols).forEach(streams::say);
            streams.say("several solutions; there is no certificate");
            return Outcome.SEVERAL.exitCode();
        }
        if (outcome instanceof CertificateOutcome.Redundant redundant) {
            streams.say(symbols.text(redundant.given())
                    + " follows from the other givens, so that it is not needed; there is no certificate");
            return Outcome.SEVERAL.exitCode();
        }
        CertificateOutcome.Stopped stopped = (CertificateOutcome.Stopped) outcome;
        if (stopped.what() != null) {
            streams.say(stopped.what());
        } else if (isCount && stopped.reason() == StopReason.WORK_LIMIT && maxConflicts == null) {
            streams.say("more than " + mostNodes() + " nodes, which is too many for the graph (--max-nodes)");
        }
        streams.say("stopped: " + stopped.reason().text() + "; there is no certificate");
        return Outcome.UNKNOWN.exitCode();
    }
}
