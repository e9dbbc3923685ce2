package io.github.sudokusat.prove.certificate;

import io.github.sudokusat.cnf.DimacsHandler;
import io.github.sudokusat.cnf.DimacsReader;
import io.github.sudokusat.run.Watch;
import java.io.IOException;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/** Loads the formula of a DIMACS text into a checker. */
final class FormulaLoader<C extends ProofChecker> implements DimacsHandler {

    private final Watch watch;
    private final IntFunction<C> maker;
    private @Nullable C checker;

    private FormulaLoader(Watch watch, IntFunction<C> maker) {
        this.watch = watch;
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
     * @throws io.github.sudokusat.cnf.SolverFormatException if the formula is malformed
     */
    static <C extends ProofChecker> @Nullable C load(Readable formula, Watch watch, IntFunction<C> maker)
            throws IOException {
        FormulaLoader<C> loader = new FormulaLoader<>(watch, maker);
        try {
            DimacsReader.read(formula, loader);
        } catch (LoadStoppedException e) {
            return null;
        }
        return loader.checker();
    }

    /** Ends the reading of a formula; never leaves this class. */
    private static final class LoadStoppedException extends RuntimeException {

        private static final long serialVersionUID = 1L;

        LoadStoppedException() {
            super("stopped", null, false, false);
        }
    }

    @Override
    public void comment(String text) {}

    @Override
    public void header(int variables, long clauses) {
        checker = maker.apply(variables);
    }

    @Override
    public void add(int[] literals, int length) {
        checker().add(literals, length);
        if (watch.tick(1L + length)) {
            throw new LoadStoppedException();
        }
    }

    private C checker() {
        C made = checker;
        if (made == null) {
            throw new IllegalStateException("the reader gives the header first");
        }
        return made;
    }
}
