package io.github.sudokusat.prove.certificate;

import io.github.sudokusat.cnf.DimacsHandler;
import io.github.sudokusat.cnf.DimacsReader;
import io.github.sudokusat.cnf.SolverFormatException;
import io.github.sudokusat.run.Watch;
import java.io.IOException;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/** Loads the formula of a DIMACS text into a checker. */
final class FormulaLoader<C extends ProofChecker> implements DimacsHandler {

    /** The most variables, for which a checker takes about a gigabyte. */
    private static final int MOST_VARIABLES = 20_000_000;

    private final IntFunction<C> maker;
    private @Nullable C checker;
    private long line;

    private FormulaLoader(IntFunction<C> maker) {
        this.maker = maker;
    }

    /**
     * Loads a formula.
     *
     * @param formula the text, read to its end; not closed
     * @param watch stops the loading
     * @param maker makes the checker for a number of variables
     * @return the checker with the formula's clauses; null if the watch stopped it
     * @throws IOException if reading fails
     * @throws SolverFormatException if the formula is malformed or has more than {@value #MOST_VARIABLES} variables
     */
    static <C extends ProofChecker> @Nullable C load(Readable formula, Watch watch, IntFunction<C> maker)
            throws IOException {
        FormulaLoader<C> loader = new FormulaLoader<>(maker);
        try {
            DimacsReader.read(new WatchedText(formula, watch), loader);
        } catch (SolverFormatException e) {
            if (watch.reason().isEmpty()) {
                throw e;
            }
        }
        return watch.reason().isPresent() ? null : loader.checker();
    }

    @Override
    public void comment(String text) {}

    @Override
    public void atLine(long number) {
        line = number;
    }

    @Override
    public void header(int variables, long clauses) {
        if (variables > MOST_VARIABLES) {
            throw new SolverFormatException(
                    line,
                    "p cnf ".length() + 1,
                    Integer.toString(variables),
                    "at most " + MOST_VARIABLES + " variables");
        }
        checker = maker.apply(variables);
    }

    @Override
    public void add(int[] literals, int length) {
        checker().add(literals, length);
    }

    private C checker() {
        C made = checker;
        if (made == null) {
            throw new IllegalStateException("the reader gives the header first");
        }
        return made;
    }
}
