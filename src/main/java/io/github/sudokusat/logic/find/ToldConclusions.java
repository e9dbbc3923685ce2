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
import org.jspecify.annotations.Nullable;

/** The conclusions from an assumed candidate as parts of an explanation, each by a rule with what it rests on. */
final class ToldConclusions {

    /** So many digits are told as lost if more are left, otherwise what is left. */
    private static final int FEW_DIGITS = 3;

    private final Position position;
    private final List<Part> parts = new ArrayList<>();
    private final ToldSight sight;
    private final ToldGrounds why;
    /** What the digits that are assumed or concluded leave of all cells. */
    private final long[] masks;
    /** The digits that each cell has been told to lose. */
    private final long[] lost;
    /** What cells of rules are told to lose to their last digits, which others then lose, too. */
    private final Set<Part> told = new HashSet<>();
    /** The grounds of the conclusion before, if they may stand for those of the next one, too. */
    private List<Part> lastGrounds = List.of();
    /** The end. */
    private Contradiction contradiction;

    private boolean isOver;

    private ToldConclusions(Net net) {
        position = net.position();
        contradiction = net.contradiction();
        sight = new ToldSight(position);
        why = new ToldGrounds(position, sight);
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
            told.addSubtracted(conclusions.get(i));
            ToldEnd end = told.end(conclusions.subList(i, last + 1), net);
            if (end != null) {
                told.parts.addAll(end.parts());
                told.contradiction = end.contradiction();
                return told;
            }
            told.add(conclusions.get(i));
            if (told.isOver) {
                return told;
            }
        }
        told.addSeenInTheEnd();
        return told;
    }

    /** Adds the digits that are taken from a sum before a conclusion. */
    private void addSubtracted(NetProof.Shown shown) {
        if (shown.part().role() == Role.EXCLUDED && !isTold(shown.part())) {
            addSubtracted(shown.filter(), cell(shown.part()));
        }
    }

    /** Adds the digits that are taken from a sum and that follow from what is told. */
    private void addSubtracted(@Nullable Filter filter, int kept) {
        LinearSum sum = filter == null || filter.houseSum() != null ? null : filter.linearSum();
        long[] known = known();
        LinearSum rest = sum == null ? null : SumRest.of(sum, known, kept, position.side);
        if (sum == null || rest == null) {
            return;
        }
        for (int cell : sum.cells()) {
            boolean isTold = position.placed[cell] != 0 || sight.placed().containsKey(cell);
            if (!isTold && SumBounds.coefficient(rest, cell) == 0) {
                add(new Part(Role.CONSEQUENCE, List.of(), position.candidates(cell, known[cell])));
            }
        }
    }

    /** The end, if what is left is told in other words; null if it is told as it is. */
    private @Nullable ToldEnd end(List<NetProof.Shown> left, Net net) {
        NetProof.Shown next = left.get(0);
        Part inner = inner(next);
        NetProof.Shown first = inner == null ? next : next.with(inner);
        if ((inner != null || left.size() > 1) && leavesNone(first.part())) {
            Contradiction empty = new Contradiction.NoCandidate(DeductionWording.cell(first.part()));
            ToldEnd end = ToldEnd.of(first, empty, why.equation(), net, sight.placed(), known());
            if (end != null) {
                return end;
            }
        }
        return switch (left.size()) {
            case 1 -> ToldEnd.of(next, contradiction, why.equation(), net, sight.placed(), known());
            case 2 -> ToldEnd.ofTwo(left.get(0), left.get(1), net, sight.placed());
            default -> null;
        };
    }

    /** Whether an exclusion takes the last digits that its cell has by what is told, which the net has not looked at. */
    private boolean leavesNone(Part part) {
        return part.role() == Role.EXCLUDED && (known()[cell(part)] & ~digits(part)) == 0;
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

    /** Whether what is told contradicts itself before the net does. */
    boolean isOver() {
        return isOver;
    }

    /** Whether a reader sees each conclusion from what is told. */
    boolean isPlain() {
        return why.arePlain();
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
            List<Part> grounds = why.of(shown, inner == null ? part : inner, known());
            Filter filter = shown.filter();
            List<Part> shortage = filter == null ? List.of() : TallyParts.shortage(grounds, filter, known(), position);
            if (filter != null && !shortage.isEmpty()) {
                parts.addAll(shortage);
                contradiction = ToldEnd.broken(filter, position);
                isOver = true;
                return;
            }
            addSeen(grounds);
            List<Part> besides = grounds.stream()
                    .filter(ground -> !ToldGrounds.isOfEquation(ground))
                    .toList();
            boolean isSaid = besides.equals(lastGrounds) && besides.size() == grounds.size();
            parts.addAll(isSaid ? List.of() : grounds);
            lastGrounds = besides;
            placeTold(grounds);
            if (inner != null && !isTold(inner) && told.add(inner)) {
                exclude(inFull(inner, false));
            }
            Part all = withAll(shown);
            Part full = inFull(all, isBound(shown.filter(), all));
            exclude(inner == null ? full : sight.by(full, cell(full), cell(inner)));
        }
    }

    /** Places the digits of cells that are said to have one left. */
    private void placeTold(List<Part> grounds) {
        long[] known = known();
        for (Part ground : grounds) {
            boolean isLast = ground.role() == Role.RULED_OUT && Long.bitCount(known[cell(ground)]) == 1;
            if (isLast && left(ground) == known[cell(ground)]) {
                place(cell(ground), Position.first(left(ground)));
            }
        }
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
     * @return the parts that say it
     */
    List<Part> addEnd(NetProof.Breach breach) {
        addSubtracted(breach.filter(), -1);
        List<Part> end = BrokenRule.parts(breach.within(known(), sight.placed().keySet()), position, why.equation());
        List<Part> outside = end.stream()
                .filter(ground -> isLastOutside(ground, breach.filter()))
                .toList();
        if (!outside.isEmpty()) {
            outside.forEach(ground -> addLastOutside(ground, breach.filter()));
            end = BrokenRule.parts(breach.within(known(), sight.placed().keySet()), position, why.equation());
        }
        addSeen(end);
        parts.addAll(end);
        return end;
    }

    /** The digits that all cells still have by what is told. */
    private long[] known() {
        long[] known = new long[masks.length];
        for (int cell = 0; cell < known.length; cell++) {
            known[cell] = masks[cell] & ~lost[cell];
        }
        return known;
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
    private Part inFull(Part part, boolean isBound) {
        int cell = cell(part);
        int lost = part.candidates().size();
        long left = masks[cell] & ~digits(part);
        boolean isToldAsLost = !isBound && lost <= FEW_DIGITS && position.count(cell) - lost > FEW_DIGITS;
        long all = position.digits[cell];
        return isToldAsLost || (all & left) == 0
                ? part
                : new Part(part.role(), part.houses(), position.candidates(cell, all & ~left), part.rule());
    }

    /** Whether a sum leaves a cell, with what it has lost to cells that it sees, all its digits from one on or up to one. */
    private boolean isBound(@Nullable Filter filter, Part part) {
        int cell = cell(part);
        long left = masks[cell] & ~digits(part);
        long gone = position.digits[cell] & ~left;
        return filter != null
                && PartMaker.sum(filter) != null
                && (gone < Long.lowestOneBit(left) || left < Long.lowestOneBit(gone));
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

    /** The digits of a part, as a set. */
    static long digits(Part part) {
        return Digits.of(part.candidates().stream().mapToInt(Candidate::digit).toArray());
    }
}
