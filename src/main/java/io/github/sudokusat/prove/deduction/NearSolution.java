package io.github.sudokusat.prove.deduction;

import io.github.sudokusat.cnf.Model;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.MustDiffer;
import io.github.sudokusat.prove.mus.HittingSearch;
import io.github.sudokusat.run.SeededRandom;
import io.github.sudokusat.run.Watch;
import java.util.Arrays;

/**
 * Candidates that do not exclude each other, which meet some needs of a position: a solution with gaps. Improved by exchanging single candidates.
 *
 * <p>One need weighs {@value #WANTED}, or 1 if it is one that is not asked for now.
 */
final class NearSolution {

    private static final int WANTED = 16;

    /** For each need to be met candidates are exchanged so often. */
    private static final int EXCHANGES = 10;

    /** One exchange of so many is made by chance. */
    private static final int NOISE = 8;

    /** A candidate that was exchanged does not come back for so many moves, or up to twice as many. */
    private static final int TENURE = 4;

    private static final int FORBIDDEN = Integer.MIN_VALUE;

    private final OpenConstraints open;
    private final Layout layout;
    private final int side;
    private final SeededRandom random;
    private final Watch watch;
    /** By cell the variable that holds there, or 0. */
    private final int[] inCell;
    /** By house and digit, {@code house · side + digit − 1}, the variable that holds there, or 0. */
    private final int[] inHouse;
    /** By need whether it is met. */
    private final boolean[] met;

    /** By variable the move before which it does not come in again. */
    private final int[] tabuUntil;

    /** What {@link #findOusted} has found. */
    private final int[] ousted;

    private int oustedCount;

    /** Creates the empty one. */
    NearSolution(OpenConstraints open, SeededRandom random, Watch watch) {
        this.open = open;
        this.random = random;
        this.watch = watch;
        layout = open.position().layout();
        side = layout.side();
        inCell = new int[layout.cellCount()];
        inHouse = new int[layout.houses().size() * side];
        met = new boolean[open.needCount()];
        tabuUntil = new int[open.variables().count() + 1];
        ousted = new int[layout.cellCount()];
    }

    void clear() {
        Arrays.fill(inCell, 0);
        Arrays.fill(inHouse, 0);
        Arrays.fill(met, false);
    }

    /** Takes over the candidates of a model of the formula. */
    void take(Model model) {
        clear();
        for (int variable = 1; variable <= open.variables().count(); variable++) {
            if (model.isTrue(variable)) {
                put(variable);
            }
        }
    }

    boolean holds(int variable) {
        return inCell[open.variables().cell(variable)] == variable;
    }

    /** The variables that hold, by cell. */
    int[] variables() {
        return Arrays.stream(inCell).filter(variable -> variable != 0).toArray();
    }

    /** Adds a candidate in the place of those that exclude it. */
    void put(int variable) {
        findOusted(variable);
        for (int i = 0; i < oustedCount; i++) {
            set(ousted[i], false);
        }
        set(variable, true);
    }

    /** Takes a candidate away. */
    void remove(int variable) {
        if (holds(variable)) {
            set(variable, false);
        }
    }

    private void set(int variable, boolean isIn) {
        int cell = open.variables().cell(variable);
        int digit = open.variables().digit(variable);
        inCell[cell] = isIn ? variable : 0;
        for (int i = 0; i < layout.houseCount(cell); i++) {
            inHouse[layout.houseOf(cell, i) * side + digit - 1] = isIn ? variable : 0;
        }
        for (int need : open.needsOf(variable)) {
            met[need] = isIn;
        }
    }

    /** Finds the candidates that exclude one. */
    private void findOusted(int variable) {
        int cell = open.variables().cell(variable);
        int digit = open.variables().digit(variable);
        oustedCount = 0;
        oust(inCell[cell]);
        for (int i = 0; i < layout.houseCount(cell); i++) {
            oust(inHouse[layout.houseOf(cell, i) * side + digit - 1]);
        }
        for (MustDiffer rule : layout.mustDifferRules()) {
            for (int partner : rule.partners(cell)) {
                int there = inCell[partner];
                oust(there != 0 && open.variables().digit(there) == digit ? there : 0);
            }
        }
    }

    private void oust(int variable) {
        if (variable != 0 && !isOusted(variable)) {
            ousted[oustedCount++] = variable;
        }
    }

    private boolean isOusted(int variable) {
        for (int i = 0; i < oustedCount; i++) {
            if (ousted[i] == variable) {
                return true;
            }
        }
        return false;
    }

    /** Whether a candidate, of which it is known what it ousts, may come in beside a literal that stays as it is. */
    private boolean mayComeIn(int variable, int fixed) {
        return variable != -fixed && !(fixed > 0 && isOusted(fixed));
    }

    /**
     * Tries to meet some needs by exchanging candidates: for one of those that are not met yet, the candidate that breaks the fewest others, now and
     * then any.
     *
     * @param fixed a literal that holds afterwards
     * @param needs the needs
     * @param asBits the same as bits
     * @return false if that did not succeed, which says nothing
     */
    boolean tryToMeet(int fixed, int[] needs, long[] asBits) {
        if (fixed > 0) {
            put(fixed);
        } else {
            remove(-fixed);
        }
        for (int left = EXCHANGES * needs.length; left > 0; left--) {
            int need = unmetOf(needs);
            if (need < 0) {
                return true;
            }
            int variable = leastBreaking(need, fixed, asBits);
            if (variable == 0) {
                return false;
            }
            put(variable);
        }
        return unmetOf(needs) < 0;
    }

    /** One of some needs that is not met, by chance; −1 if all are. */
    private int unmetOf(int... needs) {
        int chosen = -1;
        int count = 0;
        for (int need : needs) {
            if (!met[need] && random.nextInt(++count) == 0) {
                chosen = need;
            }
        }
        return chosen;
    }

    private int leastBreaking(int need, int fixed, long[] asBits) {
        int best = 0;
        int fewest = Integer.MAX_VALUE;
        int ties = 0;
        boolean isAny = random.nextInt(NOISE) == 0;
        for (int variable : open.places(need)) {
            findOusted(variable);
            if (!mayComeIn(variable, fixed)) {
                continue;
            }
            int broken = isAny ? 0 : broken(variable, asBits);
            if (broken < fewest) {
                fewest = broken;
                best = variable;
                ties = 1;
            } else if (broken == fewest && random.nextInt(++ties) == 0) {
                best = variable;
            }
        }
        return best;
    }

    /** How many of some needs a candidate leaves unmet that are met; what it ousts is known. */
    private int broken(int variable, long[] asBits) {
        int broken = 0;
        for (int i = 0; i < oustedCount; i++) {
            for (int need : open.needsOf(ousted[i])) {
                broken += HittingSearch.has(asBits, need) && !isNeedOf(need, variable) ? 1 : 0;
            }
        }
        return broken;
    }

    /**
     * Brings in candidates, at each move the one that gains most or loses least, until so many moves were in vain; then goes back to the best state.
     * What a move ousts does not come back at once, unless to a better state than any before (F. Glover, Tabu Search, ORSA Journal on Computing 1,
     * 1989).
     *
     * @param fixed a literal that stays as it is; 0 for none
     * @param required needs that are met and stay so
     * @param unasked needs that count for little
     * @param most moves in vain after which it ends
     * @return the needs that are not met, as bits
     */
    long[] improve(int fixed, long[] required, long[] unasked, int most) {
        Arrays.fill(tabuUntil, 0);
        int score = score(unasked);
        int best = score;
        int[] bestCells = inCell.clone();
        int idle = 0;
        for (int move = 1; idle < most && !watch.tick(met.length); move++, idle++) {
            int variable = chooseBest(fixed, required, unasked, move, best - score);
            if (variable == 0) {
                break;
            }
            int gain = gain(variable, required, unasked);
            for (int i = 0; i < oustedCount; i++) {
                tabuUntil[ousted[i]] = move + TENURE + random.nextInt(TENURE);
            }
            put(variable);
            score += gain;
            if (score > best) {
                best = score;
                bestCells = inCell.clone();
                idle = 0;
            }
        }
        restore(bestCells);
        return unmet();
    }

    private void restore(int[] cells) {
        clear();
        for (int variable : cells) {
            if (variable != 0) {
                set(variable, true);
            }
        }
    }

    private int score(long[] unasked) {
        int score = 0;
        for (int need = 0; need < met.length; need++) {
            score += met[need] ? weight(need, unasked) : 0;
        }
        return score;
    }

    /** The candidate of an unmet need that gains most, by chance one of several; 0 if none may come in. */
    private int chooseBest(int fixed, long[] required, long[] unasked, int move, int toBest) {
        int best = 0;
        int most = FORBIDDEN;
        int ties = 0;
        for (int need = 0; need < met.length; need++) {
            if (met[need]) {
                continue;
            }
            for (int variable : open.places(need)) {
                int gain = gain(variable, required, unasked);
                boolean isTabu = tabuUntil[variable] > move && gain <= toBest;
                if (!mayComeIn(variable, fixed) || gain == FORBIDDEN || isTabu) {
                    continue;
                }
                if (gain > most) {
                    most = gain;
                    best = variable;
                    ties = 1;
                } else if (gain == most && random.nextInt(++ties) == 0) {
                    best = variable;
                }
            }
        }
        return best;
    }

    /** By how much the weight of the met needs grows with a candidate; {@link #FORBIDDEN} if a required one would not be met any more. */
    private int gain(int variable, long[] required, long[] unasked) {
        findOusted(variable);
        int gain = 0;
        for (int need : open.needsOf(variable)) {
            gain += weight(need, unasked);
        }
        for (int i = 0; i < oustedCount; i++) {
            for (int need : open.needsOf(ousted[i])) {
                if (HittingSearch.has(required, need) && !isNeedOf(need, variable)) {
                    return FORBIDDEN;
                }
                gain -= weight(need, unasked);
            }
        }
        return gain;
    }

    private boolean isNeedOf(int need, int variable) {
        for (int own : open.needsOf(variable)) {
            if (own == need) {
                return true;
            }
        }
        return false;
    }

    private static int weight(int need, long[] unasked) {
        return HittingSearch.has(unasked, need) ? 1 : WANTED;
    }

    /** The needs that are not met, as bits. */
    long[] unmet() {
        long[] unmet = new long[HittingSearch.words(met.length)];
        for (int need = 0; need < met.length; need++) {
            if (!met[need]) {
                HittingSearch.put(unmet, need);
            }
        }
        return unmet;
    }
}
