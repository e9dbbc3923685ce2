package io.github.sudokusat.prove.certificate;

import io.github.sudokusat.encode.SudokuCnf;
import io.github.sudokusat.prove.graph.GraphCompiler;
import io.github.sudokusat.prove.graph.NnfWriter;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.run.Watch;
import java.io.IOException;
import java.util.Optional;

/**
 * All solutions of a puzzle as one graph of products and sums (d-DNNF), in the format of the compiler c2d, for the tools of model counters: they count the
 * solutions with any assumptions in one pass, draw one at random, or list them.
 *
 * <p>It is the graph of {@link Certifier#compile}, without its proof: a literal is that of the formula's variable, a product has factors without a common variable, and
 * the two terms of a sum differ in one variable. The graph is not smooth: a variable that is in one term alone is free in the other.
 *
 * @see "A. Darwiche, New Advances in Compiling CNF into Decomposable Negation Normal Form, ECAI 2004"
 */
public final class NnfExport {

    private NnfExport() {}

    /**
     * Writes the graph.
     *
     * @param formula the formula of a puzzle
     * @param mostNodes the most nodes that the graph may have, 1 or more; about one for one to three solutions
     * @param out receives the text, at the end; never flushed or closed
     * @param limits stop the work; conflicts and solutions are not counted
     * @return empty if the graph is complete; otherwise the limit that was reached, {@link StopReason#WORK_LIMIT} if there would be more nodes, and nothing is
     *     written
     * @throws IOException if {@code out} fails
     * @throws IllegalArgumentException if the formula has auxiliary variables that the candidates do not
     *     {@linkplain SudokuCnf#determinesAuxiliaryVariables() determine}, so that it has more models than the puzzle has solutions
     */
    public static Optional<StopReason> write(SudokuCnf formula, int mostNodes, Appendable out, Limits limits)
            throws IOException {
        Watch watch = limits.watch();
        if (!formula.measure(watch)) {
            return watch.reason();
        }
        if (!formula.determinesAuxiliaryVariables()) {
            throw new IllegalArgumentException(Certifier.UNDETERMINED);
        }
        GraphCompiler compiler =
                new GraphCompiler(formula.variables(), mostNodes, BranchOrders.of(formula), new Nowhere(), watch);
        int root = formula.writeTo(compiler, watch) ? compiler.compile() : GraphCompiler.STOPPED;
        if (root == GraphCompiler.STOPPED) {
            return watch.reason();
        }
        NnfWriter.write(compiler.graph(), root, out);
        return Optional.empty();
    }

    /** Takes the proof, which is not wanted. */
    private static final class Nowhere implements Appendable {

        @Override
        public Appendable append(CharSequence text) {
            return this;
        }

        @Override
        public Appendable append(CharSequence text, int start, int end) {
            return this;
        }

        @Override
        public Appendable append(char c) {
            return this;
        }
    }
}
