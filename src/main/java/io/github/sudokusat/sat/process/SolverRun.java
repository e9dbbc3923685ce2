package io.github.sudokusat.sat.process;

import io.github.sudokusat.cnf.AnswerReader;
import io.github.sudokusat.cnf.Model;
import io.github.sudokusat.cnf.SolverAnswer;
import io.github.sudokusat.cnf.SolverFormatException;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.run.Watch;
import io.github.sudokusat.sat.SatResult;
import io.github.sudokusat.sat.process.ExternalSolverException.Problem;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.CharBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * One run of a program on one formula: complete the file, start, wait, read, check, copy the proof.
 *
 * <p>The answer is opened as a {@link FileInputStream}, because an interrupt would close a channel and turn the interruption into an I/O error.
 */
final class SolverRun {

    /** The interval at which the program is watched. */
    private static final long LONGEST_PAUSE_NANOS = 10_000_000;

    /** Keeps a clock that stands still from turning the wait into a busy loop. */
    private static final long SHORTEST_PAUSE_NANOS = 1_000_000;

    /** The characters that an answer may have in addition to the values, such as comments; far more than any solver prints. */
    private static final long MOST_CHATTER = 64L << 20;

    /** The longest text of a value: a blank, a sign, ten digits. */
    private static final long VALUE_LENGTH = 12;

    /** The exit code by which a solver reports a model. */
    private static final int EXIT_SATISFIABLE = 10;

    /** Exit codes from here on mean that a signal has ended the program. */
    private static final int EXIT_SIGNAL = 128;

    private final CommandTemplate command;
    private final FormulaFile formula;
    private final int variables;
    private final int[] assumptions;
    private final @Nullable Appendable proof;
    private final Watch watch;

    SolverRun(
            CommandTemplate command,
            FormulaFile formula,
            int variables,
            int[] assumptions,
            @Nullable Appendable proof,
            Watch watch) {
        this.command = command;
        this.formula = formula;
        this.variables = variables;
        this.assumptions = assumptions;
        this.proof = proof;
        this.watch = watch;
    }

    /** Ends the work from inside a callback; never leaves this class. */
    private static final class RunStoppedException extends RuntimeException {

        private static final long serialVersionUID = 1L;

        RunStoppedException() {
            super("stopped", null, false, false);
        }
    }

    SatResult run() {
        if (watch.isStopped()) {
            return unknown();
        }
        try (Workplace place = new Workplace(formula.complete(variables, assumptions))) {
            int exitCode = execute(place);
            return judge(place, exitCode);
        } catch (RunStoppedException e) {
            return unknown();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private SatResult unknown() {
        return new SatResult.Unknown(watch.reason().orElse(StopReason.NO_ANSWER));
    }

    /** Runs the program to its end and returns its exit code. */
    private int execute(Workplace place) {
        Process process = start(place);
        while (true) {
            boolean ended = awaitEnd(process);
            if (place.isAbandoned()) {
                watch.stop(StopReason.CANCELLED);
                throw new RunStoppedException();
            }
            if (ended) {
                place.endProcesses();
                return process.exitValue();
            }
            if (watch.isStopped()) {
                throw new RunStoppedException();
            }
            if (isTooLong(place.answer(command))) {
                place.endProcesses();
                throw failure(Problem.MALFORMED_ANSWER, "writes too much output", place, null, null);
            }
        }
    }

    /** Waits a little; returns false if the program still runs or the thread is interrupted. */
    private boolean awaitEnd(Process process) {
        long left = watch.limits().remainingNanos();
        long pause = Math.max(SHORTEST_PAUSE_NANOS, Math.min(LONGEST_PAUSE_NANOS, left));
        try {
            return process.waitFor(pause, TimeUnit.NANOSECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    private Process start(Workplace place) {
        try {
            return place.start(command);
        } catch (IOException e) {
            String why = StartFailure.text(command.executable(), e);
            throw new ExternalSolverException(
                    Problem.NOT_STARTED, command.toString(), "cannot be started: " + why, null, "", e);
        }
    }

    private boolean isTooLong(Path answer) {
        return answer.toFile().length() > MOST_CHATTER + VALUE_LENGTH * variables;
    }

    private SatResult judge(Workplace place, int exitCode) throws IOException {
        SolverAnswer answer = readAnswer(place, exitCode).orElse(null);
        if (answer == null) {
            if (exitCode != 0) {
                throw failure(Problem.NO_ANSWER, "ended without an answer", place, exitCode, null);
            }
            return new SatResult.Unknown(StopReason.NO_ANSWER);
        }
        if (answer.status() == SolverAnswer.Status.UNKNOWN) {
            return new SatResult.Unknown(StopReason.NO_ANSWER);
        }
        if (formula.isDamaged()) {
            throw changed(place, exitCode);
        }
        Optional<Model> model = answer.findModel();
        if (model.isPresent()) {
            checkModel(model.get(), place, exitCode);
            return new SatResult.Sat(model.get());
        }
        if (exitCode == EXIT_SATISFIABLE || exitCode >= EXIT_SIGNAL) {
            throw failure(
                    Problem.MALFORMED_ANSWER,
                    "answered unsatisfiable, but its exit code disagrees",
                    place,
                    exitCode,
                    null);
        }
        if (proof != null) {
            copyProof(proof, place, exitCode);
        }
        return new SatResult.Unsat(assumptions);
    }

    private void copyProof(Appendable to, Workplace place, int exitCode) throws IOException {
        Path file = place.proof();
        if (!Files.isRegularFile(file)) {
            throw failure(Problem.MALFORMED_PROOF, "wrote no proof", place, exitCode, null);
        }
        try (Reader in = read(file)) {
            ProofCopy.copy(new WatchedText(in), variables, to);
        } catch (SolverFormatException e) {
            throw failure(
                    Problem.MALFORMED_PROOF,
                    "the proof is malformed, or not text (cadical and kissat write text with --no-binary): "
                            + e.getMessage(),
                    place,
                    exitCode,
                    e);
        }
    }

    private static Reader read(Path file) throws IOException {
        return new InputStreamReader(new FileInputStream(file.toFile()), StandardCharsets.ISO_8859_1);
    }

    private Optional<SolverAnswer> readAnswer(Workplace place, int exitCode) throws IOException {
        Path file = place.answer(command);
        if (!Files.exists(file, LinkOption.NOFOLLOW_LINKS)) {
            return Optional.empty();
        }
        // Reading something else, such as a named pipe, might never end.
        if (!Files.isRegularFile(file) || isTooLong(file)) {
            throw failure(
                    Problem.MALFORMED_ANSWER,
                    "the answer is not a regular file, or is too long",
                    place,
                    exitCode,
                    null);
        }
        try (Reader in = read(file)) {
            return AnswerReader.find(new WatchedText(in), variables);
        } catch (SolverFormatException e) {
            throw failure(Problem.MALFORMED_ANSWER, "the answer is malformed: " + e.getMessage(), place, exitCode, e);
        }
    }

    /** Polls the limits while a text is read, but not in its first megabyte, so that an answer given in time is not lost at the last moment. */
    private final class WatchedText implements Readable {

        private static final long UNWATCHED = 1L << 20;

        private final Readable in;
        private long read;

        WatchedText(Readable in) {
            this.in = in;
        }

        @Override
        public int read(CharBuffer target) throws IOException {
            if (read > UNWATCHED && watch.isStopped()) {
                throw new RunStoppedException();
            }
            int count = in.read(target);
            read += Math.max(0, count);
            return count;
        }
    }

    private void checkModel(Model model, Workplace place, int exitCode) throws IOException {
        for (int assumption : assumptions) {
            if (!model.isTrue(assumption)) {
                throw failure(
                        Problem.WRONG_MODEL, "its model breaks the assumption " + assumption, place, exitCode, null);
            }
        }
        ModelCheck check = new ModelCheck(formula, model, watch);
        switch (check.run()) {
            case HOLDS -> {}
            case BROKEN -> {
                String clause = Arrays.toString(check.brokenClause());
                throw failure(Problem.WRONG_MODEL, "its model breaks the clause " + clause, place, exitCode, null);
            }
            case CHANGED -> throw changed(place, exitCode);
            case STOPPED -> throw new RunStoppedException();
        }
    }

    private ExternalSolverException changed(Workplace place, int exitCode) {
        return failure(
                Problem.FORMULA_CHANGED, "the formula's file was changed while the program ran", place, exitCode, null);
    }

    private ExternalSolverException failure(
            Problem problem, String details, Workplace place, @Nullable Integer exitCode, @Nullable Throwable cause) {
        return new ExternalSolverException(problem, command.toString(), details, exitCode, place.errorOutput(), cause);
    }
}
