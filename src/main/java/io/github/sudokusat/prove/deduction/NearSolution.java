package io.github.sudokusat.prove.deduction;

import io.github.sudokusat.cnf.Model;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.prove.mus.BitSets;
import io.github.sudokusat.run.RandomStream;
import io.github.sudokusat.run.Watch;
import java.util.Arrays;

/**
 * A solution with gaps: candidates that do not exclude each other and meet some needs of a position. It is improved by exchanging single candidates.
 *
 * <p>A need has the weight {@value #WANTED}, or 1 if it is not currently required.
 */
final class NearSolution {

    private static final int WANTED = 16;

    /** The number of exchanges for each need to be met. */
    private static final int EXCHANGES = 10;

    /** One exchange in this many is random. */
    private static final int NOISE = 8;

    /** The number of moves for which an exchanged candidate does not come back; up to twice this number. */
    private static final int TENURE = 4;

    private static final int FORBIDDEN = Integer.MIN_VALUE;

    private final OpenConstraints open;
    private final Layout layout;
    private final int side;
    private final RandomStream random;
    private final Watch watch;
    /** For each cell, the variable that holds there, or 0. */
    private final int[] inCell;
    /** For each house and digit, {@code house · side + digit − 1}, the variable that holds there, or 0. */
    private final int[] inHouse;
    /** Whether each need is met. */
    private final boolean[] met;
    /** The needs of rules. */
    private final NearRules rules;

    /** For each variable, the move before which it is not added again. */
    private final int[] tabuUntil;

    /** For each cell, those that must differ from it although they share no house. */
    private final int[][] partners;

    /** The variables that {@link #findOusted} has found. */
    private final int[] ousted;

    private int oustedCount;

    /** Creates an empty near solution. */
    NearSolution(OpenConstraints open, RandomStream random, Watch watch) {
        this.open = open;
        this.random = random;
        this.watch = watch;
        layout = open.position().layout();
        side = layout.side();
        inCell = new int[layout.cellCount()];
        inHouse = new int[layout.houses().size() * side];
        met = new boolean[open.needCount()];
        rules = new NearRules(open);
        tabuUntil = new int[open.variables().count() + 1];
        ousted = new int[layout.cellCount()];
        partners = partners(layout);
    }

    private static int[][] partners(Layout layout) {
        int[][] partners = new int[layout.cellCount()][];
        for (int cell = 0; cell < partners.length; cell++) {
            int from = cell;
            partners[cell] = layout.mustDifferRules().stream()
                    .flatMapToInt(rule -> Arrays.stream(rule.partners(from)))
                    .filter(other -> !layout.shareHouse(from, other))
                    .distinct()
                    .toArray();
        }
        return partners;
    }

    void clear() {
        Arrays.fill(inCell, 0);
        Arrays.fill(inHouse, 0);
        Arrays.fill(met, false);
        rules.clear();
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

    /** Takes over the digits of open cells from a solution. */
    void takeSolution(int[] digits) {
        clear();
        for (int cell = 0; cell < digits.length; cell++) {
            if (open.position().digit(cell) == 0) {
                set(open.variables().variable(cell, digits[cell]), true);
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

    /** Adds a candidate in place of those that exclude it. */
    void put(int variable) {
        findOusted(variable);
        for (int i = 0; i < oustedCount; i++) {
            set(ousted[i], false);
        }
        set(variable, true);
    }

    /** Removes a candidate. */
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
        rules.set(cell, isIn ? digit : 0, met);
    }

    /** Finds the candidates that exclude a given one. */
    private void findOusted(int variable) {
        int cell = open.variables().cell(variable);
        int digit = open.variables().digit(variable);
        oustedCount = 0;
        oust(inCell[cell]);
        for (int i = 0; i < layout.houseCount(cell); i++) {
            oust(inHouse[layout.houseOf(cell, i) * side + digit - 1]);
        }
        for (int partner : partners[cell]) {
            int there = inCell[partner];
            oust(there != 0 && open.variables().digit(there) == digit ? there : 0);
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

    /** Whether a candidate whose ousted candidates are known can be added while a literal stays fixed. */
    private boolean mayComeIn(int variable, int fixed) {
        return variable != -fixed && !holds(variable) && !(fixed > 0 && isOusted(fixed));
    }

    /**
     * Tries to meet some needs by exchanging candidates: for an unmet need, it adds the candidate that breaks the fewest others, or occasionally any.
     *
     * @param fixed a literal that holds afterwards
     * @param needs the needs
     * @param asBits the same needs as bits
     * @return false if that did not succeed, which proves nothing
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

    /** A random unmet one of some needs; −1 if all are met. */
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
        for (int variable : rules.waysToMeet(need)) {
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

    /** The number of some needs that are met and that adding a candidate breaks; what it ousts is known. */
    private int broken(int variable, long[] asBits) {
        int broken = tally(variable, asBits, asBits).lost;
        for (int i = 0; i < oustedCount; i++) {
            for (int need : open.needsOf(ousted[i])) {
                broken += BitSets.has(asBits, need) && !isNeedOf(need, variable) ? 1 : 0;
            }
        }
        return broken;
    }

    /**
     * Adds candidates, at each move the one that gains most or loses least, until a number of moves were in vain; then returns to the best state.
     * What a move ousts does not come back at once, unless that leads to a better state than any before (F. Glover, Tabu Search, ORSA Journal on
     * Computing 1, 1989).
     *
     * @param fixed a literal that is not changed; 0 for none
     * @param required needs that are met and stay so
     * @param unasked needs that count for little
     * @param most the number of moves in vain after which it ends
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

    /** The candidate of an unmet need that gains most, a random one if there are several; 0 if none may be added. */
    private int chooseBest(int fixed, long[] required, long[] unasked, int move, int toBest) {
        int best = 0;
        int most = FORBIDDEN;
        int ties = 0;
        for (int need = 0; need < met.length; need++) {
            if (met[need]) {
                continue;
            }
            for (int variable : rules.waysToMeet(need)) {
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

    /** The increase in the weight of the met needs by a candidate; {@link #FORBIDDEN} if a required need would no longer be met. */
    private int gain(int variable, long[] required, long[] unasked) {
        findOusted(variable);
        Tally tally = tally(variable, required, unasked);
        if (tally.lost > 0) {
            return FORBIDDEN;
        }
        int gain = tally.gain;
        for (int need : open.needsOf(variable)) {
            gain += weight(need, unasked);
        }
        for (int i = 0; i < oustedCount; i++) {
            for (int need : open.needsOf(ousted[i])) {
                if (BitSets.has(required, need) && !isNeedOf(need, variable)) {
                    return FORBIDDEN;
                }
                gain -= weight(need, unasked);
            }
        }
        return gain;
    }

    /** What adding a candidate does to the needs of rules; what it ousts is known. */
    private Tally tally(int variable, long[] required, long[] unasked) {
        if (!open.hasRules()) {
            return Tally.NONE;
        }
        Tally tally = new Tally(required, unasked);
        rules.exchange(variable, ousted, oustedCount, met, tally);
        return tally;
    }

    /** What an exchange brings about among the needs of rules. */
    private static final class Tally implements NearRules.Change {

        static final Tally NONE = new Tally(new long[0], new long[0]);

        private final long[] required;
        private final long[] unasked;
        private int lost;
        private int gain;

        Tally(long[] required, long[] unasked) {
            this.required = required;
            this.unasked = unasked;
        }

        @Override
        public void changes(int need, boolean isMet) {
            gain += isMet ? weight(need, unasked) : -weight(need, unasked);
            lost += !isMet && BitSets.has(required, need) ? 1 : 0;
        }
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
        return BitSets.has(unasked, need) ? 1 : WANTED;
    }

    /** The needs that are not met, as bits. */
    long[] unmet() {
        long[] unmet = new long[BitSets.words(met.length)];
        for (int need = 0; need < met.length; need++) {
            if (!met[need]) {
                BitSets.put(unmet, need);
            }
        }
        return unmet;
    }
}
