package io.github.sudokusat.logic;

import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.logic.find.BrokenRule;
import io.github.sudokusat.logic.pattern.Net;
import io.github.sudokusat.logic.pattern.NetChoices;
import io.github.sudokusat.logic.pattern.NetProof;
import io.github.sudokusat.logic.pattern.NetScope;
import io.github.sudokusat.logic.pattern.Position;
import io.github.sudokusat.logic.step.Step;
import io.github.sudokusat.logic.step.Technique;
import io.github.sudokusat.run.Watch;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Trials: a candidate is assumed and refuted by a net, which distinguishes cases where it ends, to any depth. The refutation is a step, a forcing net
 * or a nested one.
 *
 * <p>Those candidates come first whose nets leave least of the grid. Where a net ends, the candidates of small choices are refuted by nets within it
 * as far as they can be, and then a smallest choice is split, as backtracking does. All refutations are done once more with their reasons when it is
 * known that they lead to a contradiction.
 */
final class Trial {

    /** The numbers of nets that are spent on each of so many candidates, one after the other, until one is refuted. */
    private static final int[][] EFFORTS = {{300, 60}, {2000, 40}, {20_000, 20}, {200_000, 20}};

    /** The largest choice whose candidates are refuted before a choice is split. */
    private static final int SMALL_CHOICE = 3;

    /**
     * A candidate that is refuted.
     *
     * @param candidate the candidate, numbered {@code cell · side + digit}
     * @param within the candidates that are refuted first after it is assumed, in order
     */
    private record Case(int candidate, List<Case> within) {}

    private final Position position;
    private final NetScope scope;
    private final Watch watch;
    private int left;

    private Trial(Position position, NetScope scope, Watch watch) {
        this.position = position;
        this.scope = scope;
        this.watch = watch;
    }

    /**
     * Refutes one candidate of a position, in few cases if that is possible.
     *
     * @param only the cell of the candidate; null for any
     * @return null if none of those that were tried is refuted within the effort, or the watch has stopped the work
     */
    public static @Nullable Step any(Position position, @Nullable Cell only, Watch watch) {
        Trial trial = new Trial(position, NetScope.EVERYTHING, watch);
        List<Integer> candidates = new ArrayList<>();
        Map<Integer, Integer> leftBy = new HashMap<>();
        for (int candidate : candidates(position, only)) {
            Net net = Net.of(position, trial.scope, candidate);
            if (net.run()) {
                return trial.explain(new Case(candidate, List.of()));
            }
            if (watch.isStopped()) {
                return null;
            }
            candidates.add(candidate);
            leftBy.put(candidate, candidatesLeft(net));
        }
        candidates.sort(Comparator.comparing(leftBy::get));
        return trial.first(candidates);
    }

    private @Nullable Step first(List<Integer> candidates) {
        for (int[] effort : EFFORTS) {
            for (int candidate : candidates.subList(0, Math.min(effort[1], candidates.size()))) {
                Step step = refute(candidate, effort[0]);
                if (step != null || watch.isStopped()) {
                    return step;
                }
            }
        }
        return null;
    }

    private static int candidatesLeft(Net net) {
        int count = 0;
        for (int cell = 0; cell < net.position().digits.length; cell++) {
            count += Long.bitCount(net.left(cell));
        }
        return count;
    }

    /**
     * Refutes a candidate by some constraints.
     *
     * @param effort the largest number of nets
     * @return null if the effort does not suffice
     */
    public static @Nullable Step of(Position position, int candidate, NetScope scope, int effort, Watch watch) {
        return new Trial(position, scope, watch).refute(candidate, effort);
    }

    /** The candidates, first those of cells with few. */
    private static List<Integer> candidates(Position position, @Nullable Cell only) {
        List<Integer> cells = new ArrayList<>();
        for (int cell = 0; cell < position.digits.length; cell++) {
            if (position.digits[cell] != 0 && (only == null || only.number(position.side) == cell)) {
                cells.add(cell);
            }
        }
        cells.sort(Comparator.comparingInt(position::count));
        List<Integer> candidates = new ArrayList<>();
        for (int cell : cells) {
            for (long digits = position.digits[cell]; digits != 0; digits &= digits - 1) {
                candidates.add(cell * position.side + Position.first(digits));
            }
        }
        return candidates;
    }

    private @Nullable Step refute(int candidate, int effort) {
        left = effort;
        Case found = refute(Net.of(position, scope, candidate));
        return found == null ? null : explain(found);
    }

    /** Leads a net to a contradiction; null if that fails. */
    private @Nullable Case refute(Net net) {
        List<Case> cases = new ArrayList<>();
        left--;
        boolean isRefuted = net.run() || refutesSmallChoices(net, cases) || refutesAllOfOne(net, cases);
        return isRefuted ? new Case(net.assumed(), cases) : null;
    }

    private boolean isSpent() {
        return left <= 0 || watch.isStopped();
    }

    /** Refutes candidates by nets without cases, again and again while there are any; returns whether that leads to a contradiction. */
    private boolean refutesSmallChoices(Net net, List<Case> cases) {
        boolean goesOn = true;
        while (goesOn) {
            goesOn = false;
            for (int[] choice : NetChoices.of(net)) {
                if (choice.length > SMALL_CHOICE || isSpent()) {
                    break;
                }
                for (int candidate : choice) {
                    if (net.isLeft(candidate) && isRefutedAtOnce(net, candidate)) {
                        cases.add(new Case(candidate, List.of()));
                        goesOn = true;
                        if (net.run()) {
                            return true;
                        }
                    }
                }
            }
        }
        return false;
    }

    private boolean isRefutedAtOnce(Net net, int candidate) {
        left--;
        Net within = net.within(candidate);
        boolean isRefuted = within.run();
        if (isRefuted) {
            net.refute(within);
        }
        return isRefuted;
    }

    /** Refutes the candidates of a smallest choice, one after the other. */
    private boolean refutesAllOfOne(Net net, List<Case> cases) {
        List<int[]> choices = NetChoices.of(net);
        if (choices.isEmpty()) {
            return false;
        }
        for (int candidate : choices.get(0)) {
            if (!net.isLeft(candidate)) {
                continue;
            }
            Net within = net.within(candidate);
            Case found = isSpent() ? null : refute(within);
            if (found == null) {
                return false;
            }
            cases.add(found);
            net.refute(within);
            if (net.run()) {
                return true;
            }
        }
        return false;
    }

    /** Draws the conclusions of a net and refutes candidates in order, with reasons. */
    private static Net replay(Net net, List<Case> cases) {
        net.run();
        for (Case one : cases) {
            if (!net.isContradictory() && net.isLeft(one.candidate())) {
                Net within = replay(net.within(one.candidate()), one.within());
                if (within.isContradictory()) {
                    net.refute(within);
                    net.run();
                }
            }
        }
        return net;
    }

    private Step explain(Case found) {
        Net net = replay(Net.explained(position, scope, found.candidate()), found.within());
        NetProof proof = NetProof.ofContradiction(net);
        Technique technique = proof.refuted().isEmpty() ? Technique.FORCING_NET : Technique.NESTED_FORCING_NET;
        return BrokenRule.step(proof, Finders.of(technique), technique, net.round(), position);
    }
}
