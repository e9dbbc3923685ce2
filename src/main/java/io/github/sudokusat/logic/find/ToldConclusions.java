package io.github.sudokusat.logic.find;

import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.House;
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
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** The conclusions from an assumed candidate as parts of an explanation, each by a rule with what it rests on. */
final class ToldConclusions {

    /** So many digits are told as lost if more are left, otherwise what is left. */
    private static final int FEW_DIGITS = 3;

    /** What follows from so many cells one sees whatever the rule is. */
    private static final int FEW_CAUSES = 2;

    /** Of a sum of more open cells one sees nothing without bounds. */
    private static final int FEW_ADDENDS = 3;

    private final Position position;
    private final PartMaker maker;
    private final List<Part> parts = new ArrayList<>();
    private final ToldSight sight;
    /** What the digits that are assumed or concluded leave of all cells. */
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
        sight = new ToldSight(position);
        masks = position.masks();
        lost = new long[masks.length];
    }

    /** The conclusions of a proof, in order. */
    static ToldConclusions of(List<NetProof.Shown> conclusions, Net net) {
        ToldConclusions told = new ToldConclusions(net);
        if (net.assumedCell() >= 0) {
            told.place(net.assumedCell(), net.assumed() % told.position.side);
        }
        int last = conclusions.size() - 1;
        for (int i = 0; i <= last; i++) {
            ToldEnd end = told.end(conclusions.subList(i, last + 1), net);
            if (end != null) {
                told.parts.addAll(end.parts());
                told.contradiction = end.contradiction();
                return told;
            }
            told.add(conclusions.get(i));
        }
        told.addSeenInTheEnd();
        return told;
    }

    /** The end, if what is left is told in other words; null if it is told as it is. */
    private @Nullable ToldEnd end(List<NetProof.Shown> left, Net net) {
        return switch (left.size()) {
            case 1 -> ToldEnd.of(left.get(0), equation, net, sight.placed());
            case 2 -> ToldEnd.ofTwo(left.get(0), left.get(1), net, sight.placed());
            default -> null;
        };
    }

    /** The number of the cell that a part is about. */
    private int cell(Part part) {
        return DeductionWording.cell(part).number(position.side);
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
            add(part);
        } else {
            if (isTold(part)) {
                return;
            }
            Part inner = inner(shown);
            List<Part> grounds = grounds(shown, inner == null ? part : inner);
            addSeen(grounds);
            List<Part> besides =
                    grounds.stream().filter(ground -> !isOfEquation(ground)).toList();
            boolean isSaid = besides.equals(lastGrounds) && besides.size() == grounds.size();
            parts.addAll(isSaid ? List.of() : grounds);
            lastGrounds = besides;
            if (inner != null && !isTold(inner) && told.add(inner)) {
                exclude(inFull(inner));
            }
            Part full = inFull(withAll(shown));
            exclude(inner == null ? full : sight.by(full, cell(full), cell(inner)));
        }
    }

    private static boolean isOfEquation(Part part) {
        return part.role() == Role.ADDEND || part.role() == Role.TOTAL;
    }

    /** Adds a single. */
    private void add(Part part) {
        Candidate single = part.candidates().get(0);
        addSeen(part);
        place(single.cell().number(position.side), single.digit() - 1);
        lastGrounds = List.of();
        parts.add(part);
    }

    /** What keeps all but a single out of its house, or its cell, and that one would overlook. */
    private void addSeen(Part part) {
        Candidate single = part.candidates().get(0);
        int cell = single.cell().number(position.side);
        long digit = 1L << (single.digit() - 1);
        if (part.houses().isEmpty()) {
            addSeen(cell, ~digit);
        } else {
            addSeen(part.houses().get(0), digit, cell);
        }
    }

    /**
     * Adds why a rule cannot be obeyed in the end.
     *
     * @param breach the rule
     * @param end the parts that say it
     */
    void addEnd(NetProof.Breach breach, List<Part> end) {
        List<Part> left = new ArrayList<>();
        for (Part ground : end) {
            if (isLastOutside(ground, breach.filter())) {
                addLastOutside(ground, breach.filter());
            } else {
                left.add(ground);
            }
        }
        addSeen(left);
        parts.addAll(left);
    }

    /** Whether a ground is that a cell outside the rule has one digit left. */
    private boolean isLastOutside(Part ground, Filter filter) {
        return ground.role() == Role.RULED_OUT
                && Arrays.stream(filter.cells()).noneMatch(one -> one == cell(ground))
                && Long.bitCount(left(ground)) == 1;
    }

    /** Adds that digit, and which of the rule's cells cannot have it, either. */
    private void addLastOutside(Part ground, Filter filter) {
        add(new Part(Role.CONSEQUENCE, List.of(), position.candidates(cell(ground), left(ground))));
        for (int one : filter.cells()) {
            addSeen(one, left(ground));
        }
    }

    /** The digits that a ground leaves its cell. */
    private long left(Part ground) {
        return position.digits[cell(ground)] & ~digits(ground);
    }

    /** What keeps digits out of the cells of some grounds, if one would overlook it. */
    private void addSeen(List<Part> grounds) {
        for (Part ground : grounds) {
            if (ground.role() == Role.RULED_OUT) {
                addSeen(cell(ground), digits(ground));
            }
        }
    }

    /** The same where nothing is left in the end. */
    private void addSeenInTheEnd() {
        if (contradiction instanceof Contradiction.NoPlace nowhere) {
            addSeen(nowhere.house(), 1L << (nowhere.digit() - 1), -1);
        } else if (contradiction instanceof Contradiction.NoCandidate empty) {
            addSeen(empty.cell().number(position.side), -1L);
        }
    }

    private void addSeen(House house, long digit, int except) {
        for (int cell : house.cells()) {
            if (cell != except) {
                addSeen(cell, digit);
            }
        }
    }

    private void addSeen(int cell, long digits) {
        sight.lost(cell, digits & ~lost[cell]).forEach(this::exclude);
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
        sight.place(cell, 1L << digit);
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
            if (lacking[cell] != 0 && !sight.placed().containsKey(cell)) {
                grounds.add(maker.ground(cell, lacking[cell]));
            }
        }
        List<Part> bounds = maker.bounds(deduction, lost, lacking, false);
        LinearSum sum = PartMaker.sum(filter);
        if (sum == null || bounds.isEmpty()) {
            long causes = Arrays.stream(lacking).filter(digits -> digits != 0).count();
            boolean isShort = sum == null || position.openCount(filter.cells()) <= FEW_ADDENDS;
            if (!filter.isPlain() && !(isShort && causes <= FEW_CAUSES)) {
                return ways(filter, before);
            }
            sum = sum == null ? maker.ofSets(filter) : sum;
            return sum != null && filter.houseSum() == null && isOneOfSeveral(filter)
                    ? withEquation(sum, grounds)
                    : grounds;
        }
        List<Part> told = maker.unshown(grounds, bounds);
        List<Part> all = filter.houseSum() == null ? withEquation(sum, told) : new ArrayList<>(told);
        all.addAll(bounds);
        return all;
    }

    private List<Part> withEquation(LinearSum sum, List<Part> grounds) {
        List<Part> all = new ArrayList<>(equation != null && equation.equals(sum) ? List.of() : maker.addends(sum));
        equation = sum;
        all.addAll(grounds);
        return all;
    }

    /** Whether a rule has other sums besides that of a filter. */
    private boolean isOneOfSeveral(Filter filter) {
        return IntStream.range(0, position.geometry.filters.size())
                        .mapToObj(position.geometry.filters::get)
                        .filter(one -> one.rule().equals(filter.rule())
                                && (one.linearSum() != null || maker.ofSets(one) != null))
                        .count()
                > 1;
    }

    /** The ways to fill the cells of a filter; if there are none that one could go through, it is not plain. */
    private List<Part> ways(Filter filter, long[] before) {
        int[] cells = filter.cells();
        List<Part> ways = position.openCount(cells) > Ways.MOST_OPEN ? List.of() : Ways.of(filter, before, position);
        isPlain &= !ways.isEmpty();
        return ways;
    }

    /** The digits of a part, as a set. */
    static long digits(Part part) {
        return Digits.of(part.candidates().stream().mapToInt(Candidate::digit).toArray());
    }
}
