package io.github.sudokusat.logic.sets;

import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.House;
import io.github.sudokusat.logic.find.Finder;
import io.github.sudokusat.logic.find.Wording;
import io.github.sudokusat.logic.pattern.Bits;
import io.github.sudokusat.logic.pattern.Exocet;
import io.github.sudokusat.logic.pattern.Position;
import io.github.sudokusat.logic.pattern.StepBuilder;
import io.github.sudokusat.logic.pattern.StepCollector;
import io.github.sudokusat.logic.step.Notation;
import io.github.sudokusat.logic.step.Part;
import io.github.sudokusat.logic.step.Role;
import io.github.sudokusat.logic.step.Step;
import io.github.sudokusat.logic.step.Technique;
import java.util.ArrayList;
import java.util.List;

/**
 * Junior exocet: the two targets hold the same two digits as the two base cells, as {@link Exocet} says. What follows, one step each, the size of
 * which is its number here:
 *
 * <ol>
 *   <li>Digits that are not in the base can be removed from the targets, and digits that neither target has from the base.
 *   <li>The other target has another digit. So if a target had a digit, the crossing line of the other one and that beside the base would need it in
 *       different lines; where there are none, the target loses the digit.
 *   <li>A target has a digit in common with two cells of the third line of the band, its mirror.
 * </ol>
 *
 * <p>Rules: D. P. Bird, <i>JExocet Compendium</i>, New Sudoku Players' Forum (2013); the proofs are ours. A senior exocet, which has a target outside
 * the band, is not searched for: none helped in a hundred of the hardest puzzles.
 */
public final class JuniorExocet implements Finder {

    private static final int MEMBERS = 1;
    private static final int ROOM = 2;
    private static final int MIRROR = 3;

    @Override
    public void find(Position position, StepCollector collector) {
        Exocet.forEach(position, collector, exocet -> {
            members(position, exocet, collector);
            room(position, exocet, collector);
            mirror(position, exocet, 0, collector);
            mirror(position, exocet, 1, collector);
        });
    }

    @Override
    public String reason(Step step) {
        Wording words = new Wording(step);
        String text = "the base " + words.cells(Role.BASE) + " holds two of " + words.digits(Role.BASE) + "; in "
                + Notation.houses(crossing(words)) + ", apart from the targets " + words.cells(Role.TARGET)
                + " and what the base sees, each of these has room in at most two lines (" + covers(words)
                + "), so whichever is in the base is in a target, too, and both hold the same two digits; ";
        if (!words.why.parts(Role.PREMISE).isEmpty()) {
            return text + withoutRoom(words);
        }
        if (!words.why.parts(Role.MIRROR).isEmpty()) {
            return text + mirrored(words);
        }
        return text + "all others can be removed";
    }

    private static List<House> crossing(Wording words) {
        List<House> houses = new ArrayList<>(words.housesOf(Role.BASE));
        houses.addAll(words.housesOf(Role.TARGET));
        return houses;
    }

    /** The lines that hold each digit, such as {@code 1: rows 4 and 8; 2: row 5}. */
    private static String covers(Wording words) {
        List<String> texts = new ArrayList<>();
        List<Part> covers = words.why.parts(Role.COVER);
        for (int digit : Wording.digitSet(words.candidatesOf(Role.BASE))) {
            List<House> houses = covers.get(texts.size()).houses();
            texts.add(words.notation.digit(digit) + ": " + (houses.isEmpty() ? "none" : Notation.houses(houses)));
        }
        return String.join("; ", texts);
    }

    private static String withoutRoom(Wording words) {
        List<String> texts = new ArrayList<>();
        for (Part premise : words.why.parts(Role.PREMISE)) {
            texts.add("if " + words.notation.candidates(premise.candidates()) + ", the other target is not, and "
                    + Notation.houses(premise.houses()) + " have no two lines left for it");
        }
        return String.join("; ", texts);
    }

    private static String mirrored(Wording words) {
        Part mirror = words.part(Role.MIRROR);
        return "the digit of " + words.notation.cellsOf(words.part(Role.TARGET).candidates())
                + ", which is in the base, must be " + Notation.where(mirror.houses()) + ", too, where only "
                + words.set(mirror)
                + Wording.plural(Wording.cellCount(mirror.candidates()), " has", " have") + " room for it";
    }

    private void members(Position position, Exocet exocet, StepCollector collector) {
        StepBuilder builder = new StepBuilder(position, this, Technique.JUNIOR_EXOCET, MEMBERS);
        long inTargets = 0;
        for (int target : exocet.targets) {
            builder.removeDigits(target, position.digits[target] & ~exocet.digits);
            inTargets |= position.digits[target];
        }
        for (int cell : exocet.base) {
            builder.removeDigits(cell, position.digits[cell] & ~inTargets);
        }
        if (builder.isEffective()) {
            collector.add(described(position, exocet, 0, builder).toStep());
        }
    }

    private void room(Position position, Exocet exocet, StepCollector collector) {
        StepBuilder builder = new StepBuilder(position, this, Technique.JUNIOR_EXOCET, ROOM);
        described(position, exocet, 0, builder);
        for (int t = 0; t < 2; t++) {
            int target = exocet.targets[t];
            for (long left = position.digits[target] & exocet.digits; left != 0; left &= left - 1) {
                int digit = Position.first(left);
                if (!exocet.leavesRoom(t, digit)) {
                    builder.remove(target, digit)
                            .part(
                                    Role.PREMISE,
                                    List.of(exocet.crossing[0], exocet.crossing[2 - t]),
                                    List.of(position.candidate(target, digit)));
                }
            }
        }
        if (builder.isEffective()) {
            collector.add(builder.toStep());
        }
    }

    private void mirror(Position position, Exocet exocet, int target, StepCollector collector) {
        int cell = exocet.targets[target];
        long own = position.digits[cell] & exocet.digits;
        long[] mirror = exocet.mirror(target);
        long common = 0;
        long[] able = new long[position.words];
        List<Candidate> candidates = new ArrayList<>();
        for (int other = next(position, mirror, 0); other >= 0; other = next(position, mirror, other + 1)) {
            long digits = exocet.mask(other) & own;
            common |= digits;
            if (digits != 0) {
                Bits.add(able, 0, other);
            }
            candidates.addAll(position.candidates(other, digits));
        }
        StepBuilder builder = new StepBuilder(position, this, Technique.JUNIOR_EXOCET, MIRROR);
        builder.removeDigits(cell, own & ~common);
        int only = next(position, able, 0);
        if (only >= 0 && next(position, able, only + 1) < 0) {
            builder.removeDigits(only, position.digits[only] & ~common);
        }
        if (builder.isEffective() && common != 0) {
            collector.add(described(position, exocet, target, builder)
                    .part(Role.MIRROR, exocet.mirrorLine(target), candidates)
                    .toStep());
        }
    }

    private static int next(Position position, long[] cells, int from) {
        return Bits.next(cells, 0, position.words, from);
    }

    /** Adds base, targets, one of them first, and the lines that hold each digit. */
    private static StepBuilder described(Position position, Exocet exocet, int first, StepBuilder builder) {
        builder.part(
                Role.BASE, exocet.crossing[0], position.candidates(position.geometry.set(exocet.base), exocet.digits));
        for (int i = 0; i < 2; i++) {
            int target = i == 0 ? first : 1 - first;
            builder.part(
                    Role.TARGET,
                    exocet.crossing[1 + target],
                    position.candidates(position.geometry.set(exocet.targets[target]), exocet.digits));
        }
        for (long left = exocet.digits; left != 0; left &= left - 1) {
            int digit = Position.first(left);
            List<Integer> houses = new ArrayList<>();
            for (int house : exocet.covers(digit).orElseThrow()) {
                houses.add(house);
            }
            builder.part(Role.COVER, houses, exocet.places(digit));
        }
        return builder;
    }
}
