package io.github.sudokusat.prove.certificate;

import io.github.sudokusat.cnf.Cnf;
import io.github.sudokusat.cnf.SolverFormatException;
import io.github.sudokusat.cnf.proof.DrupReader;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.Watch;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/**
 * Checks proofs that formulas have no model, step by step from the beginning; it knows nothing about the solver that wrote them.
 *
 * <p><b>What it accepts.</b> A proof is a text of steps over the formula's variables, as read by {@link DrupReader}. Clauses are sets of literals,
 * and the formula is a list of them. A step that adds a clause is right if the clause has <em>RUP</em> (follows by reverse unit propagation): when
 * all its literals are false, unit propagation in the clauses of the list makes one of these false. The clause then joins the list. A step that
 * deletes a clause removes one with these literals, in any order, from the list, if there is one, and is right in any case; conclusions that
 * propagation had drawn from that clause no longer hold. A proof is accepted if all its steps are right and the last clause that it adds is the empty
 * one. A formula that unit propagation alone refutes thus has many proofs, of which the line {@code 0} is the shortest.
 *
 * <p><b>What others do.</b> drat-trim begins at the end and skips clauses that the empty one does not need, accepts clauses that have the weaker
 * property RAT, and does not retract units: it accepts some texts that are rejected here. Whatever is accepted here is also a proof for drat-trim.
 *
 * <p><b>Cost.</b> The time is that of unit propagation with two watched literals, starting for each clause from what the list alone implies. The
 * memory is about 13 bytes for each clause and 4 for each literal of formula and proof, including deleted ones, and 8 for each clause for the
 * watches.
 *
 * @see "E. Goldberg, Y. Novikov, Verification of Proofs of Unsatisfiability for CNF Formulas, DATE 2003"
 * @see "A. Van Gelder, Verifying RUP Proofs of Propositional Unsatisfiability, ISAIM 2008"
 */
public final class RupChecker extends ProofChecker {

    private final ClauseStore clauses;
    private final UnitPropagation propagation;
    private final @Nullable Hints hints;
    private boolean isAccepted;

    /**
     * Creates a checker of a formula whose clauses are yet to be {@linkplain #add added}, for one proof.
     *
     * @param variables the number of variables, 0 or more
     * @param limits how far to go; the time runs from now, and they are polled while clauses are added and steps are checked. Once they stop the
     *     work, {@link #check(Readable)} returns {@link ProofCheckResult.Stopped}
     * @throws IllegalArgumentException if {@code variables} is negative or above 2³⁰ − 2
     */
    public RupChecker(int variables, Limits limits) {
        this(variables, limits.watch(), false);
    }

    private RupChecker(int variables, Watch watch, boolean isNoting) {
        super(variables, watch);
        this.clauses = new ClauseStore(variables);
        this.hints = isNoting ? new Hints(clauses, variables) : null;
        this.propagation = new UnitPropagation(clauses, variables, watch, hints);
    }

    /**
     * Creates a checker that notes the hints of the proof which it checks, for {@link #writeLrat}.
     *
     * <p>It takes the time for the literals of the clauses on the way to each conflict more, and memory of 4 bytes for each hint and 12 for each clause.
     *
     * @param variables as for {@link #RupChecker(int, Limits)}
     * @param limits as for {@link #RupChecker(int, Limits)}
     * @return the checker
     * @throws IllegalArgumentException if {@code variables} is negative or above 2³⁰ − 2
     */
    public static RupChecker noting(int variables, Limits limits) {
        return new RupChecker(variables, limits.watch(), true);
    }

    /**
     * Writes the accepted proof with hints (LRAT): those of its clauses that the empty one needs, and the literals that the clauses alone make true, each
     * with the numbers of the clauses by which it follows, and deleted after its last use. The clauses of the formula have the numbers from 1 on in the
     * order in which they were added.
     *
     * @param format {@link ProofFormat#LRAT} for text, or {@link ProofFormat#LRAT_BINARY}
     * @param out receives the proof; not closed
     * @return false if the limits have stopped the writing, which then is incomplete
     * @throws IOException if writing fails
     * @throws IllegalStateException if this checker does not note hints or has not accepted a proof, or the format has no hints
     */
    public boolean writeLrat(ProofFormat format, Appendable out) throws IOException {
        if (hints == null || !isAccepted) {
            throw new IllegalStateException(
                    hints == null ? "this checker does not note hints" : "this checker has not accepted a proof");
        }
        return hints.write(format.lratWriter(out), watch());
    }

    /**
     * Checks a proof of a formula in memory.
     *
     * @param formula the formula
     * @param proof the proof; read up to its first wrong step; not closed
     * @param limits how far to go; conflicts and solutions are not counted
     * @return whether it is a proof of the formula
     * @throws IOException if reading fails
     */
    public static ProofCheckResult check(Cnf formula, Readable proof, Limits limits) throws IOException {
        RupChecker checker = new RupChecker(formula.variables(), limits);
        checker.addAll(formula);
        return checker.check(proof);
    }

    /**
     * Checks a proof of a formula in a DIMACS text.
     *
     * @param formula the formula, read to its end; not closed
     * @param proof the proof; read up to its first wrong step; not closed
     * @param limits how far to go; conflicts and solutions are not counted
     * @return whether it is a proof of the formula
     * @throws IOException if reading fails
     * @throws SolverFormatException if the formula is malformed
     */
    public static ProofCheckResult check(Readable formula, Readable proof, Limits limits) throws IOException {
        return ProofFormat.DRUP.check(formula, proof, limits);
    }

    /**
     * Checks a proof of a formula in a DIMACS text, and writes it with hints.
     *
     * @param formula the formula, read to its end; not closed
     * @param proof the proof; read up to its first wrong step; not closed
     * @param format of the proof with hints
     * @param hinted receives the proof with hints, as {@link #writeLrat} writes it, if it is accepted
     * @param limits how far to go; conflicts and solutions are not counted
     * @return whether it is a proof of the formula; if limits stop the writing, too, it is {@link ProofCheckResult.Stopped}
     * @throws IOException if reading or writing fails
     * @throws SolverFormatException if the formula is malformed
     * @throws IllegalStateException if the proof is accepted and the format has no hints
     */
    public static ProofCheckResult check(
            Readable formula, Readable proof, ProofFormat format, Appendable hinted, Limits limits) throws IOException {
        Watch watch = limits.watch();
        RupChecker checker = FormulaLoader.load(formula, watch, variables -> new RupChecker(variables, watch, true));
        if (checker == null) {
            return stopped(watch);
        }
        ProofCheckResult result = checker.check(proof);
        boolean isStopped = result instanceof ProofCheckResult.Accepted && !checker.writeLrat(format, hinted);
        return isStopped ? stopped(watch) : result;
    }

    @Override
    void addClause(int[] literals, int length) {
        attach(literals, length);
    }

    private void attach(int[] literals, int length) {
        int clause = clauses.add(literals, length);
        if (hints != null) {
            hints.addClause();
        }
        propagation.attach(clause);
    }

    @Override
    ProofCheckResult checkSteps(Readable proof) throws IOException {
        DrupReader step = new DrupReader(proof, variables());
        long added = 0;
        long deleted = 0;
        boolean isEmpty = false;
        if (hints != null) {
            hints.beginProof();
        }
        while (watch().reason().isEmpty() && step.next()) {
            if (step.isDeletion()) {
                deleted++;
                delete(step.literals(), step.length());
            } else {
                boolean follows = propagation.isRefuted() || propagation.refutes(step.literals(), step.length());
                if (!follows) {
                    return new ProofCheckResult.Refused(
                            step.line(),
                            "the clause " + text(step.literals(), step.length())
                                    + " does not follow by unit propagation");
                }
                added++;
                isEmpty = step.length() == 0;
                attach(step.literals(), step.length());
            }
            watch().tick(1L + step.length());
        }
        isAccepted = isEmpty;
        return isEmpty
                ? new ProofCheckResult.Accepted(added, deleted)
                : new ProofCheckResult.Refused(step.line(), "the proof does not end with the empty clause");
    }

    private void delete(int[] literals, int length) {
        int clause = clauses.find(literals, length);
        if (clause >= 0) {
            clauses.delete(clause);
            propagation.detach(clause);
        }
    }
}
