package io.github.sudokusat.engine.ilp;

import io.github.sudokusat.encode.ProgramRow;
import io.github.sudokusat.encode.ProgramSink;
import io.github.sudokusat.encode.SudokuProgram;
import io.github.sudokusat.engine.StatefulSearch;
import io.github.sudokusat.engine.Statistics;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.House;
import io.github.sudokusat.grid.MustDiffer;
import io.github.sudokusat.grid.StatedRule;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.StopReason;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A search by integer programming: one session, which gets a row for each solution found. */
final class IlpSearch extends StatefulSearch {

    private static final ProgramSession.Work NONE = new ProgramSession.Work(0, 0, 0);

    private final ProgramSolver solver;
    private final Puzzle puzzle;
    private @Nullable SudokuProgram program;
    private @Nullable ProgramSession session;
    private @Nullable Grid solution;
    /** The session's work as of the last call, for statistics after it is closed. */
    private ProgramSession.Work work = NONE;

    IlpSearch(ProgramSolver solver, Puzzle puzzle, Limits limits) {
        super(limits);
        this.solver = solver;
        this.puzzle = puzzle;
    }

    @Override
    protected Status step() {
        SudokuProgram rows = program == null ? plan() : program;
        ProgramSession open = session == null ? load(rows) : session;
        if (watch().isStopped()) {
            return Status.STOPPED;
        }
        exclude(rows, open);
        Status status = open.solve(watch());
        work = open.work();
        if (status == Status.FOUND) {
            solution = rows.decode(open.point());
        }
        return status;
    }

    private SudokuProgram plan() {
        SudokuProgram made = SudokuProgram.reduced(puzzle);
        program = made;
        return made;
    }

    private ProgramSession load(SudokuProgram rows) {
        ProgramSession open = solver.open(rows.countVariables(watch()));
        session = open;
        if (!watch().isStopped()) {
            rows.walk(new Loader(open), watch());
        }
        return open;
    }

    private void exclude(SudokuProgram rows, ProgramSession open) {
        Grid found = solution;
        if (found != null) {
            int[] variables = rows.variablesOf(found);
            open.sumIsAtMost(variables, variables.length, variables.length - 1);
        }
        solution = null;
    }

    @Override
    protected Grid build() {
        Grid found = solution;
        if (found == null) {
            throw new IllegalStateException("there is no solution to build");
        }
        return found;
    }

    @Override
    protected Statistics describe(long found, Optional<StopReason> stop) {
        return new Statistics(found, work.nodes(), work.conflicts(), work.propagations(), stop);
    }

    @Override
    protected void release() {
        if (session != null) {
            session.close();
            session = null;
        }
    }

    /** Passes rows on to a session. */
    private record Loader(ProgramSession session) implements ProgramSink {

        @Override
        public void cell(int cell, int[] variables, int length) {
            session.sumIsOne(variables, length);
        }

        @Override
        public void house(House house, int digit, int[] variables, int length) {
            session.sumIsOne(variables, length);
        }

        @Override
        public void differ(MustDiffer rule, int pair, int digit, int first, int second) {
            session.sumIsAtMost(new int[] {first, second}, 2, 1);
        }

        @Override
        public void rule(StatedRule rule, int index, int number, ProgramRow row) {
            session.add(row);
        }

        @Override
        public void given(int cell, int digit, int variable) {
            session.sumIsOne(new int[] {variable}, 1);
        }
    }
}
