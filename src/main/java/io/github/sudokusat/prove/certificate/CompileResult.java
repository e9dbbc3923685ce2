package io.github.sudokusat.prove.certificate;

import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.run.StoppedException;
import java.math.BigInteger;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;

/** The result of {@link Certifier#compile}: how many solutions a graph has. */
public sealed interface CompileResult {

    /**
     * The size of the graph, if there is one.
     *
     * @return this result if it is {@link Compiled}; empty for {@link Unsolvable}
     * @throws StoppedException if a limit was reached before the graph was complete
     */
    default Optional<Compiled> findCompiled() {
        return match(Optional::of, unsolvable -> Optional.empty(), stopped -> {
            throw new StoppedException("the graph is not complete", stopped.reason());
        });
    }

    /**
     * The size of the graph, for callers that expect a puzzle with a solution.
     *
     * @return this result, which is {@link Compiled}
     * @throws NoSuchElementException if the puzzle is {@link Unsolvable}
     * @throws StoppedException if a limit was reached before the graph was complete
     */
    default Compiled orElseThrow() {
        return findCompiled().orElseThrow(() -> new NoSuchElementException("the puzzle has no solution"));
    }

    /**
     * Applies the function for this result, in place of a {@code switch} over the three.
     *
     * @param <T> the type of the value
     * @param compiled applied to {@link Compiled}
     * @param unsolvable applied to {@link Unsolvable}
     * @param stopped applied to {@link Stopped}
     * @return what the function returned
     */
    default <T> T match(
            Function<? super Compiled, ? extends T> compiled,
            Function<? super Unsolvable, ? extends T> unsolvable,
            Function<? super Stopped, ? extends T> stopped) {
        if (this instanceof Compiled result) {
            return compiled.apply(result);
        }
        return this instanceof Unsolvable result ? unsolvable.apply(result) : stopped.apply((Stopped) this);
    }

    /**
     * The graph contains all solutions of the puzzle, and the proof shows that it does.
     *
     * @param solutions their number, 1 or more
     * @param nodes the number of nodes of the graph
     */
    record Compiled(BigInteger solutions, int nodes) implements CompileResult {

        public Compiled {
            Objects.requireNonNull(solutions, "solutions");
        }
    }

    /**
     * The puzzle has no solution, so there is no graph; the output is useless.
     */
    record Unsolvable() implements CompileResult {}

    /**
     * A limit was reached; the output is useless.
     *
     * @param reason the limit that was reached
     */
    record Stopped(StopReason reason) implements CompileResult {

        public Stopped {
            Objects.requireNonNull(reason, "reason");
        }
    }
}
