package io.github.sudokusat.cnf.card;

import io.github.sudokusat.cnf.ClauseSink;
import java.util.Arrays;

/**
 * At-most-one by commanders: groups of three literals, each with a variable that represents the group, and so on upwards.
 *
 * <p><b>Idea.</b> Within a group the literals exclude each other pairwise, and each implies the group's commander, a fresh variable. Of all literals
 * and commanders that have no commander yet, at most one may then hold. Literals and commanders wait in one queue: while more than four wait, the
 * first three become a group and their commander is appended; the last three or four exclude each other pairwise. So the commanders form a tree of
 * about {@code log₃ n} levels, and there is no recursion.
 *
 * <p><b>Size.</b> A group costs 6 clauses and one variable and leaves two fewer in the queue. {@code n} literals take {@code 3n − 6} binary clauses
 * and {@code ⌊(n−3)/2⌋} auxiliary variables for {@code n ≥ 3}, and one clause for {@code n = 2}. This gives 6 clauses for {@code n = 4}, which is the
 * pairwise encoding; for {@code n = 9}, 21 clauses and 3 variables against 36 and 0 for {@link PairwiseAtMostOne}. Groups of two take the same number
 * of clauses and twice the variables; groups of four or more take more clauses.
 *
 * <p><b>Promise.</b> Every assignment with at most one true literal extends to a model. If exactly one is true, its commanders up to the top hold and
 * no others; if none is true, there are several ways. The clauses within {@code x_{3k}, x_{3k+1}, x_{3k+2}} are direct; no clause is redundant.
 *
 * <p><b>Difference from the paper.</b> Klieber and Kwon select exactly one; there a commander also implies that one of its group holds, which gives
 * about {@code 3.5n} clauses. For at most one this is not needed: the other commanders are false whenever one literal is true. Klieber and Kwon group
 * level by level, so a level's last group may be smaller and need a commander for one or two; the queue fills every group.
 *
 * @see <a href="https://www.cs.cmu.edu/~wklieber/papers/2007_efficient-cnf-encoding-for-selecting-1.pdf">W. Klieber, G. Kwon, Efficient CNF
 *     Encoding for Selecting 1 from N Objects, Constraints in Formal Verification 2007</a>
 */
public final class CommanderAtMostOne extends PairwiseWhenSmall {

    public static final CommanderAtMostOne INSTANCE = new CommanderAtMostOne();

    /** The number of literals in a group. */
    private static final int GROUP = 3;

    /**
     * The maximum number that exclude each other without commanders: four take 6 clauses pairwise, as with a commander; five take 10 instead of 9.
     */
    private static final int TOP = 4;

    private CommanderAtMostOne() {
        super(TOP);
    }

    /**
     * {@inheritDoc}
     *
     * @return true: the commanders above the true literal hold, and they exclude the others
     */
    @Override
    public boolean determinesAuxiliaries() {
        return true;
    }

    @Override
    long clausesOfMany(int n) {
        return 3L * n - 6;
    }

    @Override
    int auxiliariesOfMany(int n) {
        return (n - 3) / 2;
    }

    @Override
    boolean statesPairOfMany(int n, int i, int j) {
        return i / GROUP == j / GROUP;
    }

    @Override
    void encodeMany(int[] literals, int n, VariablePool pool, ClauseSink sink, PairFilter filter) {
        int[] queue = Arrays.copyOf(literals, n + auxiliariesOfMany(n));
        int head = 0;
        int tail = n;
        while (tail - head > TOP) {
            int commander = pool.next();
            exclude(queue, head, head + GROUP, n, sink, filter);
            for (int i = head; i < head + GROUP; i++) {
                sink.add(-queue[i], commander);
            }
            queue[tail++] = commander;
            head += GROUP;
        }
        exclude(queue, head, tail, n, sink, filter);
    }

    /** Excludes each pair in a part of the queue; a clause is direct if both members are among the first n entries, which are the literals. */
    private static void exclude(int[] queue, int from, int to, int n, ClauseSink sink, PairFilter filter) {
        for (int i = from; i < to; i++) {
            for (int j = i + 1; j < to; j++) {
                if (j >= n || !filter.skips(i, j)) {
                    sink.add(-queue[i], -queue[j]);
                }
            }
        }
    }
}
