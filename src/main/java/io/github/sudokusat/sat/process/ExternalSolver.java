package io.github.sudokusat.sat.process;

import io.github.sudokusat.sat.Capability;
import io.github.sudokusat.sat.SatSession;
import io.github.sudokusat.sat.SatSolver;
import io.github.sudokusat.sat.SessionOptions;
import java.util.Set;

/**
 * Runs an installed SAT solver: any that follows the rules of the SAT competitions or writes a result file as minisat does.
 *
 * <pre>{@code
 * SatSolver minisat = ExternalSolver.of("minisat -verb=0 {cnf} {out}");
 * SatSolver cadical = ExternalSolver.of("cadical -q {cnf}");
 * SatSolver clasp   = ExternalSolver.of("clasp --verbose=0 {cnf}");
 * SatSolver proving = ExternalSolver.of("cadical -q --no-binary {cnf} {proof}");
 * }</pre>
 *
 * <p><b>Answers.</b> The answer is what the program writes to the file {@code {out}}, or to standard output if the command does not name
 * {@code {out}}; {@link io.github.sudokusat.cnf.AnswerReader} describes its form. The exit code alone is never an answer. Every model is
 * checked against every clause and assumption. That a formula has no model cannot be checked; it is believed unless the exit code contradicts it
 * (10) or shows that the program was killed (128 or more). The answer <i>unknown</i>, or no answer with exit code 0 (as some solvers
 * end at a time limit of their own), is {@link io.github.sudokusat.run.StopReason#NO_ANSWER}; everything else is an
 * {@link ExternalSolverException}.
 *
 * <p><b>Proofs.</b> A program whose command names {@code {proof}} writes a proof there, in the text form of DRUP or DRAT; it is read when the answer
 * is unsatisfiable and a session asks for it, and ignored otherwise. Only its form is checked; use a proof checker before relying on it.
 *
 * <p><b>Limits.</b> Time, cancellation and interruption are polled every 10 ms while the program runs, and while its answer is read and
 * checked; code that adds clauses polls them meanwhile, as the SAT engine does. When a limit is reached, the program and all processes that it
 * started are killed, without a chance to clean up, and waited for. (On Linux this includes processes that have outlived their parent, which are
 * found by a variable in their environment; elsewhere only current descendants are found.) A work limit cannot be passed on to an arbitrary
 * program: it is ignored, and so is the seed. Put such options into the command.
 *
 * <p><b>Cost.</b> A session writes its clauses to a file as they are added and takes about 0.1 MB of memory, however many there are. On disk a clause
 * takes 2 bytes, and each literal its digits, a blank, and a minus sign if negative. The file is in Java's directory for temporary files (system
 * property {@code java.io.tmpdir}) until the session is closed or the virtual machine ends. Each solve adds the assumptions as unit clauses and
 * starts the program, which takes at least a few milliseconds; a model is checked by reading the file again.
 *
 * <p>Immutable and safe for use by several threads.
 */
public final class ExternalSolver implements SatSolver {

    private final CommandTemplate command;

    private ExternalSolver(CommandTemplate command) {
        this.command = command;
    }

    /**
     * Returns a solver that is run by a command line.
     *
     * <p>The line is split into words as a POSIX shell does it (blanks, {@code '…'}, {@code "…"}, backslash), but no shell is started and
     * nothing else is expanded. In each word {@code {cnf}} is replaced by the path of the formula, {@code {out}} and {@code {proof}} by paths of
     * files that do not yet exist. The program is looked up on the search path, and runs in the current directory with empty standard
     * input.
     *
     * @param command a command with {@code {cnf}} in it
     * @return the solver; whether the program exists becomes known at the first solve
     * @throws IllegalArgumentException if there is no word in it, a quotation mark is not closed, it ends with a lone backslash, or it does
     *     not contain {@code {cnf}}
     */
    public static ExternalSolver of(String command) {
        return new ExternalSolver(CommandTemplate.parse(command));
    }

    /**
     * The program's name without its directory.
     *
     * @return for instance {@code minisat}
     */
    @Override
    public String name() {
        return command.program();
    }

    /**
     * The command line as it was given.
     *
     * @return the command with its placeholders
     */
    public String command() {
        return command.toString();
    }

    /**
     * Returns at most the capability to write proofs: each solve starts from scratch, and an unsatisfiable answer names all assumptions.
     *
     * @return {@link Capability#PROOF} if the command names {@code {proof}}, else nothing
     */
    @Override
    public Set<Capability> capabilities() {
        return command.hasProof() ? Set.of(Capability.PROOF) : Set.of();
    }

    /**
     * {@inheritDoc}
     *
     * @throws IllegalArgumentException if {@code variables} is negative, or the options ask for a proof and the command does not name
     *     {@code {proof}}
     */
    @Override
    public SatSession open(int variables, SessionOptions options) {
        if (variables < 0) {
            throw new IllegalArgumentException("the number of variables must be 0 or more, but is " + variables);
        }
        if (options.proof() != null && !command.hasProof()) {
            throw new IllegalArgumentException("the solver's command must contain " + CommandTemplate.PROOF
                    + ", the placeholder for the proof's file, but is \"" + command + "\"");
        }
        return new ExternalSession(command, variables, options.proof());
    }
}
