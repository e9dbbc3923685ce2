package io.github.sudokusat.logic.sets;

import io.github.sudokusat.logic.find.Finder;
import io.github.sudokusat.logic.find.Wording;
import io.github.sudokusat.logic.pattern.Position;
import io.github.sudokusat.logic.pattern.StepBuilder;
import io.github.sudokusat.logic.pattern.StepCollector;
import io.github.sudokusat.logic.pattern.Wanted;
import io.github.sudokusat.logic.step.Notation;
import io.github.sudokusat.logic.step.Role;
import io.github.sudokusat.logic.step.Step;
import io.github.sudokusat.logic.step.Technique;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Remote pairs: bivalue cells with the same two digits, each seeing the next. Along such a chain the two digits alternate, so two cells an odd number
 * of links apart hold both of them, and both can be removed from every cell that sees two such cells.
 *
 * <p>There is a step for every two ends three links apart or more, with a shortest chain; adjacent cells are naked pairs. If all steps are wanted,
 * there is also one for all pairs of a chain together, and one for all cells that are connected. The size of a step is the number of links.
 *
 * <p><b>Cost.</b> One breadth-first search from every bivalue cell.
 */
public final class RemotePair implements Finder {

    private static final int LEAST_LINKS = 3;

    @Override
    public void find(Position position, StepCollector collector) {
        for (int start = 0; start < position.digits.length; start++) {
            if (position.count(start) == 2 && !collector.isDone(LEAST_LINKS)) {
                new Search(position, start, collector).run();
            }
        }
    }

    @Override
    public String reason(Step step) {
        Wording words = new Wording(step);
        List<String> cells = new ArrayList<>();
        words.why.parts(Role.LINKED_CELL).forEach(part -> cells.add(words.notation.cellsOf(part.candidates())));
        String digits = words.digits(Role.LINKED_CELL);
        return Notation.list(cells) + " contain only " + digits
                + ", and each cell after the first sees an earlier one and so holds the other digit; "
                + digits
                + " can be removed from every cell that sees two of these cells with different digits";
    }

    /** The breadth-first search from one cell. */
    private final class Search {

        private final Position position;
        private final int start;
        private final long pair;
        private final StepCollector collector;
        private final int[] previous;
        /** The links from the start; −1 for cells that no chain reaches. */
        private final int[] links;

        private final int[] queue;
        private int queued;

        Search(Position position, int start, StepCollector collector) {
            this.position = position;
            this.start = start;
            this.collector = collector;
            pair = position.digits[start];
            previous = new int[position.digits.length];
            links = new int[position.digits.length];
            queue = new int[position.digits.length];
            Arrays.fill(links, -1);
        }

        void run() {
            links[start] = 0;
            queue[queued++] = start;
            for (int i = 0; i < queued && !collector.isDone(LEAST_LINKS); i++) {
                visit(queue[i]);
            }
            for (int i = 1; i < queued; i++) {
                int end = queue[i];
                if (end > start && links[end] >= LEAST_LINKS && links[end] % 2 == 1) {
                    conclude(end);
                }
            }
            if (collector.wanted() == Wanted.ALL && links[queue[queued - 1]] >= LEAST_LINKS) {
                takeAll();
            }
        }

        private void visit(int cell) {
            for (int other = 0; other < links.length; other++) {
                if (links[other] < 0 && position.digits[other] == pair && position.geometry.sees(cell, other)) {
                    links[other] = links[cell] + 1;
                    previous[other] = cell;
                    queue[queued++] = other;
                }
            }
        }

        private void conclude(int end) {
            int[] path = new int[links[end] + 1];
            for (int i = links[end], cell = end; i >= 0; i--) {
                path[i] = cell;
                cell = previous[cell];
            }
            StepBuilder ends = new StepBuilder(position, RemotePair.this, Technique.REMOTE_PAIR, links[end]);
            remove(ends, start, end);
            add(ends, path);
            if (collector.wanted() == Wanted.ALL) {
                StepBuilder together = new StepBuilder(position, RemotePair.this, Technique.REMOTE_PAIR, links[end]);
                for (int i = 0; i < path.length; i++) {
                    for (int j = i + LEAST_LINKS; j < path.length; j += 2) {
                        remove(together, path[i], path[j]);
                    }
                }
                add(together, path);
            }
        }

        /** Adds the step of all cells connected to the start, if that is the first of them. */
        private void takeAll() {
            StepBuilder builder = new StepBuilder(position, RemotePair.this, Technique.REMOTE_PAIR, queued - 1);
            for (int i = 0; i < queued; i++) {
                for (int j = i + 1; j < queued; j++) {
                    if (queue[i] < start) {
                        return;
                    }
                    if ((links[queue[j]] - links[queue[i]]) % 2 != 0) {
                        remove(builder, queue[i], queue[j]);
                    }
                }
            }
            add(builder, Arrays.copyOf(queue, queued));
        }

        private void remove(StepBuilder builder, int one, int other) {
            long[] seen = position.geometry.seenByAll(position.geometry.set(one, other));
            builder.removeFrom(seen, Position.first(pair));
            builder.removeFrom(seen, Position.first(pair & pair - 1));
        }

        private void add(StepBuilder builder, int[] cells) {
            if (builder.isEffective()) {
                for (int cell : cells) {
                    builder.part(Role.LINKED_CELL, position.candidates(position.geometry.set(cell), -1L));
                }
                collector.add(builder.toStep());
            }
        }
    }
}
