package io.github.sudokusat.logic.sets;

import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.logic.find.Finder;
import io.github.sudokusat.logic.find.Wording;
import io.github.sudokusat.logic.pattern.AlmostLockedSets;
import io.github.sudokusat.logic.pattern.AlmostLockedSets.Als;
import io.github.sudokusat.logic.pattern.AlsPairs;
import io.github.sudokusat.logic.pattern.Bits;
import io.github.sudokusat.logic.pattern.Position;
import io.github.sudokusat.logic.pattern.StepBuilder;
import io.github.sudokusat.logic.pattern.StepCollector;
import io.github.sudokusat.logic.step.Part;
import io.github.sudokusat.logic.step.Role;
import io.github.sudokusat.logic.step.Step;
import io.github.sudokusat.logic.step.Technique;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * ALS-XZ: two almost locked sets cannot both hold their restricted common digit, and the one without it is locked and holds all its other digits. So
 * a further common digit can be removed from every cell that sees all its places in both sets.
 *
 * <p>With two restricted commons each set holds exactly one of them and all its other digits: these can be removed from the cells that see all their
 * places in the set, and the restricted commons from those that see all their places in both. The size of a step is the number of cells of both sets.
 * The sets may overlap in cells without the restricted common.
 */
public final class AlsXz implements Finder {

    @Override
    public void find(Position position, StepCollector collector) {
        List<Als> sets = position.almostLockedSets(collector);
        AlsPairs pairs = new AlsPairs(position, sets, collector);
        for (int i = 1; i < sets.size() && !collector.isStoppedNow(); i++) {
            Als one = sets.get(i);
            long[] others = pairs(pairs, i);
            for (int j = Bits.next(others, 0, pairs.words, 0);
                    j >= 0 && j < i;
                    j = Bits.next(others, 0, pairs.words, j + 1)) {
                Als other = sets.get(j);
                if (collector.isDone(one.size + other.size)) {
                    break;
                }
                find(position, one, other, one.digits & other.digits, collector);
            }
        }
    }

    /** The sets with which one has two restricted commons, or one and a victim. */
    private static long[] pairs(AlsPairs pairs, int set) {
        long[] once = new long[pairs.words];
        long[] twice = new long[pairs.words];
        long[] others = new long[pairs.words];
        pairs.addPartners(set, once, twice);
        pairs.addThoseWithVictim(set, others);
        Bits.and(others, 0, once, 0, pairs.words);
        Bits.or(others, 0, twice, 0, pairs.words);
        return others;
    }

    @Override
    public String reason(Step step) {
        Wording words = new Wording(step);
        List<Part> sets = words.why.parts(Role.SET);
        Set<Integer> commons = Wording.digitSet(words.candidatesOf(Role.RESTRICTED_COMMON));
        String text = words.namedSets(sets);
        if (commons.size() > 1) {
            List<String> neither = new ArrayList<>();
            for (int digit : commons) {
                neither.add((neither.isEmpty() ? "they cannot both hold " : "nor can they both hold ")
                        + words.notation.digit(digit));
            }
            return text + String.join(", ", neither)
                    + ", so each lacks one of these and holds all its other digits; any other digit of a set can be removed from"
                    + " every cell that sees every candidate for it in that set, and each of "
                    + words.notation.allOf(commons)
                    + " from every cell that sees every candidate for it in A and B";
        }
        return text + "they cannot both hold their restricted common " + words.notation.allOf(commons)
                + ", so one of them lacks it and holds " + words.notation.allOf(Wording.digitSet(step.eliminations()))
                + "; so " + words.removedBySight("A and B");
    }

    private void find(Position position, Als one, Als other, long common, StepCollector collector) {
        long restricted = AlmostLockedSets.restrictedCommons(one, other, position.words);
        if (restricted == 0) {
            return;
        }
        boolean isDouble = (restricted & restricted - 1) != 0;
        if (!isDouble && (AlmostLockedSets.digitsWithVictim(position, one, other) & ~restricted) == 0) {
            return;
        }
        StepBuilder builder = new StepBuilder(position, this, Technique.ALS_XZ, one.size + other.size);
        if (isDouble) {
            AlmostLockedSets.removeSeenByBoth(position, one, other, common, builder);
            removeLocked(position, one, restricted, builder);
            removeLocked(position, other, restricted, builder);
        } else {
            AlmostLockedSets.removeSeenByBoth(position, one, other, common & ~restricted, builder);
        }
        if (builder.isEffective()) {
            long[] cells = one.cells.clone();
            Bits.or(cells, 0, other.cells, 0, position.words);
            builder.part(Role.SET, one.house, one.candidates(position))
                    .part(Role.SET, other.house, other.candidates(position))
                    .part(Role.RESTRICTED_COMMON, commons(position, one, other, restricted));
            collector.addAround(builder, cells);
        }
    }

    private static void removeLocked(Position position, Als set, long restricted, StepBuilder builder) {
        for (long left = set.digits & ~restricted; left != 0; left &= left - 1) {
            int digit = Position.first(left);
            builder.removeFrom(set.seen, digit * position.words, digit);
        }
    }

    /** The candidates of some digits in two sets. */
    static List<Candidate> commons(Position position, Als one, Als other, long digits) {
        long[] cells = one.cells.clone();
        Bits.or(cells, 0, other.cells, 0, position.words);
        return position.candidates(cells, digits);
    }
}
