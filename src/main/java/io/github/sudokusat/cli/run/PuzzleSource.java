package io.github.sudokusat.cli.run;

import io.github.sudokusat.cli.input.Inputs;
import io.github.sudokusat.cli.output.ProgressLine;
import org.jspecify.annotations.Nullable;

/** The puzzles that a run reads, one by one or in blocks. */
final class PuzzleSource implements Source<Inputs.Part> {

    private final Inputs inputs;
    private final long size;
    /** The first part, which is read at once because the answer to a lone puzzle has a form of its own. */
    private Inputs.@Nullable Part first;

    private final boolean isAlone;

    PuzzleSource(Inputs inputs, ProgressLine progress) {
        this.inputs = inputs;
        this.first = inputs.hasNext() ? inputs.next() : null;
        this.isAlone = first instanceof Inputs.Item && !inputs.hasNext();
        this.size = progress.isShown() ? inputs.size() : -1;
    }

    @Override
    public boolean isAlone() {
        return isAlone;
    }

    /** Whether there are several sources, so that each puzzle has the name of its own. */
    boolean haveNames() {
        return inputs.haveNames();
    }

    /** The name in messages of the source that was read last. */
    String name() {
        return inputs.source();
    }

    @Override
    public boolean hasNext() {
        return first != null || inputs.hasNext();
    }

    @Override
    public Inputs.Part next() {
        Inputs.Part part = first == null ? inputs.next() : first;
        first = null;
        return part;
    }

    @Override
    public int weight(Inputs.Part part) {
        return part.weight();
    }

    @Override
    public void report(long done, ProgressLine progress) {
        progress.reportPuzzles(done, inputs.consumption().total(size));
    }
}
