package io.github.sudokusat.logic.find;

import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.candidates.Contradiction;
import io.github.sudokusat.grid.candidates.filter.Filter;
import io.github.sudokusat.logic.pattern.Net;
import io.github.sudokusat.logic.pattern.NetProof;
import io.github.sudokusat.logic.pattern.Position;
import io.github.sudokusat.logic.step.Part;
import io.github.sudokusat.logic.step.Role;
import io.github.sudokusat.primitive.Digits;
import io.github.sudokusat.primitive.LinearSum;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The conclusions from an assumed candidate as parts of an explanation, each by a rule with what it rests on. */
final class ToldConclusions {

    /** So many digits are told as lost if more are left, otherwise what is left. */
    private static final int FEW_DIGITS = 3;

    /** What follows from so many cells one sees whatever the rule is. */
    private static final int FEW_CAUSES = 2;

    /** Of a sum of more open cells one sees nothing without bounds. */
    private static final int FEW_ADDENDS = 3;

    private static final int PAIR = 2;

    private final Position position;
    private final PartMaker maker;
    private final List<Part> parts = new ArrayList<>();
    /** The cells whose digits are assumed or concluded. */
    private final Set<Integer> placed = new HashSet<>();
    /** What these leave of all cells. */
    private final long[] masks;
    /** The digits that each cell has been told to lose. */
    private final long[] lost;
    /** What cells of rules are told to lose to their last digits, which others then lose, too. */
    private final Set<Part> told = new HashSet<>();
    /** The grounds of the conclusion before, if they may stand for those of the next one, too. */
    private List<Part> lastGrounds = List.of();
    /** Whether one sees each conclusion from its grounds. */
    private boolean isPlain = true;
    /** The sum that was told last. */
    private @Nullable LinearSum equation;
    /** The end. */
    private Contradiction contradiction;

    private ToldConclusions(Net net) {
        position = net.position();
        contradiction = net.contradiction();
        maker = new PartMaker(position);
        masks = position.masks();
        lost = new long[masks.length];
    }

    /** The conclusions of a proof, in order. */
    static ToldConclusions of(List<NetProof.Shown> conclusions, Net net) {
        ToldConclusions told = new ToldConclusions(net);
        if (net.assumedCell() >= 0) {
            told.place(net.assumedCell(), net.assumed() % told.position.side);
        }
        int end = conclusions.size() - 1;
        for (int i = 0; i <= end; i++) {
            if (i == end - 1 && told.endTogether(conclusions.get(i), conclusions.get(end), net)) {
                return told;
            }
            if (i < end || !told.endsWith(conclusions.get(i), net)) {
                told.add(conclusions.get(i));
            }
        }
        return told;
    }

    /** Whether two demands of a rule leave a cell no candidate together, such as of a square for a middle and a high digit; then the rule is told as broken. */
    private boolean endTogether(NetProof.Shown one, NetProof.Shown last, Net net) {
        Filter first = one.filter();
        Filter second = last.filter();
        if (first == null || second == null || !isEnd(last, net) || !first.isPlain() || !second.isPlain()) {
            return false;
        }
        String rule = position.geometry.filters.label(first);
        boolean isOne = rule.equals(position.geometry.filters.label(second)) && cell(one.part()) == cell(last.part());
        if (!isOne || first.cells().length <= PAIR || !first.narrow(one.masks()) || !second.narrow(last.masks())) {
            return false;
        }
        long[] lacking = lacking(one, first);
        long[] others = lacking(last, second);
        for (int cell : first.cells()) {
            long both = lacking[cell] | others[cell];
            if (both != 0 && !placed.contains(cell)) {
                parts.add(maker.ground(cell, both));
            }
        }
        contradiction = new Contradiction.Broken(rule, cells(first));
        return true;
    }

    private long[] lacking(NetProof.Shown shown, Filter filter) {
        long lost = digits(shown.part());
        int target = cell(shown.part());
        return Grounds.of(Deduction.of(filter, target, lost, shown.masks()), lost, position);
    }

    /** The number of the cell that a part is about. */
    private int cell(Part part) {
        return DeductionWording.cell(part).number(position.side);
    }

    private List<Cell> cells(Filter filter) {
        return Arrays.stream(filter.cells())
                .mapToObj(one -> Cell.of(one, position.side))
                .toList();
    }

    /** Whether a conclusion leaves its cell no candidate in the end. */
    private static boolean isEnd(NetProof.Shown last, Net net) {
        return net.contradiction() instanceof Contradiction.NoCandidate empty
                && DeductionWording.cell(last.part()).equals(empty.cell());
    }

    /** Whether the last conclusion is told in other words, since it leaves its cell no candidate: the digits break a rule, or what it would need. */
    private boolean endsWith(NetProof.Shown last, Net net) {
        Filter filter = last.filter();
        if (filter == null || !isEnd(last, net)) {
            return false;
        }
        if (filter.cells().length == PAIR && Arrays.stream(filter.cells()).allMatch(placed::contains)) {
            contradiction = new Contradiction.Broken(position.geometry.filters.label(filter), cells(filter));
            return true;
        }
        List<Part> needed = needed(last, filter, net);
        parts.addAll(needed);
        return !needed.isEmpty();
    }

    /** What a rule would need that leaves a cell no candidate in the end; empty if nothing shows that. */
    private List<Part> needed(NetProof.Shown last, Filter filter, Net net) {
        int cell = cell(last.part());
        long[] before = last.masks();
        before[cell] = digits(last.part());
        int assumed = net.assumedCell();
        List<Part> ofCell = NeededDigits.of(filter, cell, before, assumed, position);
        // Or what another cell would have to be, since this one has those digits.
        List<Part> needed = ofCell.isEmpty() ? NeededDigits.of(filter, before, new int[0], assumed, position) : ofCell;
        List<Part> parts = new ArrayList<>(needed.isEmpty() ? List.of() : maker.equation(filter, equation));
        parts.addAll(needed);
        return parts;
    }

    /** The parts. */
    List<Part> parts() {
        return parts;
    }

    /** The contradiction, if the net has one: its own, or the rule that the digits told break. */
    Contradiction contradiction() {
        return contradiction;
    }

    /** Whether a reader sees each conclusion from what is told. */
    boolean isPlain() {
        return isPlain;
    }

    /** The sum whose equation is told last; null if none is. */
    @Nullable
    LinearSum equation() {
        return equation;
    }

    private void add(NetProof.Shown shown) {
        Part part = shown.part();
        if (part.role() == Role.CONSEQUENCE) {
            Candidate single = part.candidates().get(0);
            place(single.cell().number(position.side), single.digit() - 1);
            lastGrounds = List.of();
            parts.add(part);
        } else {
            if (isTold(part)) {
                return;
            }
            Part inner = inner(shown);
            List<Part> grounds = grounds(shown, inner == null ? part : inner);
            parts.addAll(grounds.equals(lastGrounds) ? List.of() : grounds);
            lastGrounds = grounds;
            if (inner != null && told.add(inner)) {
                exclude(inFull(inner));
            }
            exclude(inFull(withAll(shown)));
        }
    }

    private void exclude(Part part) {
        lost[cell(part)] |= digits(part);
        parts.add(part);
    }

    /** Whether the cell has been told to lose the digits, with others that its rule excludes. */
    private boolean isTold(Part part) {
        return (digits(part) & ~lost[cell(part)]) == 0;
    }

    /** What a conclusion excludes with whatever else its rule excludes from the cell by the same grounds, unless that is all. */
    private Part withAll(NetProof.Shown shown) {
        Part part = shown.part();
        Filter filter = shown.filter();
        long[] narrowed = shown.masks();
        if (filter == null || !filter.narrow(narrowed)) {
            return part;
        }
        int cell = cell(part);
        long gone = shown.masks()[cell] & position.digits[cell] & ~narrowed[cell];
        return (masks[cell] & ~gone) == 0
                ? part
                : new Part(part.role(), part.houses(), position.candidates(cell, gone | digits(part)), part.rule());
    }

    private void place(int cell, int digit) {
        placed.add(cell);
        position.geometry.place(cell, 1L << digit, position.geometry.layout.peers(cell), masks);
    }

    /** What a rule excludes from a cell; if that leaves few digits, with those that it has lost to cells that it sees, unless it has then lost all. */
    private Part inFull(Part part) {
        int cell = cell(part);
        int lost = part.candidates().size();
        long left = masks[cell] & ~digits(part);
        boolean isToldAsLost = lost <= FEW_DIGITS && position.count(cell) - lost > FEW_DIGITS;
        long all = position.digits[cell];
        return isToldAsLost || (all & left) == 0
                ? part
                : new Part(part.role(), part.houses(), position.candidates(cell, all & ~left), part.rule());
    }

    /** What a cell of the rule loses to its last digit, if that is why another cell, which sees it, loses that digit. */
    private @Nullable Part inner(NetProof.Shown shown) {
        Filter filter = shown.filter();
        long[] narrowed = shown.masks();
        long lost = digits(shown.part());
        int target = cell(shown.part());
        if (filter == null || !filter.narrow(narrowed)) {
            return null;
        }
        for (int cell : filter.cells()) {
            long gone = shown.masks()[cell] & ~narrowed[cell];
            if (cell != target && narrowed[cell] == lost && gone != 0 && position.geometry.sees(cell, target)) {
                return new Part(
                        Role.EXCLUDED,
                        List.of(),
                        position.candidates(cell, gone),
                        shown.part().rule());
            }
        }
        return null;
    }

    /** What makes a rule exclude digits of a cell, besides digits that are assumed or placed. */
    private List<Part> grounds(NetProof.Shown shown, Part excluded) {
        Filter filter = shown.filter();
        if (filter == null || !filter.narrow(shown.masks())) {
            isPlain = false;
            return List.of();
        }
        long[] before = shown.masks();
        long lost = digits(excluded);
        int target = cell(excluded);
        Deduction deduction = Deduction.of(filter, target, lost, before);
        long[] lacking = Grounds.of(deduction, lost, position);
        List<Part> grounds = new ArrayList<>();
        for (int cell : filter.cells()) {
            if (lacking[cell] != 0 && !placed.contains(cell)) {
                grounds.add(maker.ground(cell, lacking[cell]));
            }
        }
        List<Part> bounds = maker.bounds(deduction, lost, lacking, false);
        LinearSum sum = PartMaker.sum(filter);
        if (sum == null || bounds.isEmpty()) {
            long causes = Arrays.stream(lacking).filter(digits -> digits != 0).count();
            boolean isShort = sum == null || position.openCount(filter.cells()) <= FEW_ADDENDS;
            return filter.isPlain() || (isShort && causes <= FEW_CAUSES) ? grounds : ways(filter, before);
        }
        grounds.addAll(0, maker.equation(filter, equation));
        equation = filter.houseSum() == null ? sum : equation;
        grounds.addAll(bounds);
        return grounds;
    }

    /** The ways to fill the cells of a filter; if there are none that one could go through, it is not plain. */
    private List<Part> ways(Filter filter, long[] before) {
        int[] cells = filter.cells();
        List<Part> ways = position.openCount(cells) > Ways.MOST_OPEN ? List.of() : Ways.of(filter, before, position);
        isPlain &= !ways.isEmpty();
        return ways;
    }

    private static long digits(Part part) {
        return Digits.of(part.candidates().stream().mapToInt(Candidate::digit).toArray());
    }
}
