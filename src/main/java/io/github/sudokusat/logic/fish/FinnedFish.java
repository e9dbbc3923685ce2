package io.github.sudokusat.logic.fish;

import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.logic.find.Finder;
import io.github.sudokusat.logic.find.Wording;
import io.github.sudokusat.logic.pattern.Bits;
import io.github.sudokusat.logic.pattern.Position;
import io.github.sudokusat.logic.pattern.StepBuilder;
import io.github.sudokusat.logic.pattern.StepCollector;
import io.github.sudokusat.logic.step.Role;
import io.github.sudokusat.logic.step.Step;
import io.github.sudokusat.logic.step.Technique;
import java.util.List;

/**
 * Finned and sashimi fish: n lines have a digit only in n crossing lines and in some further cells, the fins; then it can be removed from those cells
 * of the crossing lines, outside the n lines, that see every fin.
 *
 * <p>If every fin is false, this is a fish; if one is true, its peers lose the digit. It is <em>sashimi</em> if some base line has a single
 * candidate in the cover. Every base line must have one there, and every cover line one of the base.
 *
 * <p><b>Method.</b> The search starts from the cell that is to lose the digit: only candidates that it does not see need a cover, since all that it
 * sees may be fins. With nine lines that leaves at most 126 choices for each cell.
 */
public final class FinnedFish implements Finder {

    /** The fish without fins, by size from 2 on. */
    private static final List<String> NAMES = List.of("X-Wing", "Swordfish", "Jellyfish");

    private final Technique technique;
    private final int size;
    private final boolean sashimi;

    public FinnedFish(Technique technique, int size, boolean sashimi) {
        this.technique = technique;
        this.size = size;
        this.sashimi = sashimi;
    }

    @Override
    public void find(Position position, StepCollector collector) {
        if (!position.geometry.hasLines()) {
            return;
        }
        for (int digit = 0; digit < position.side && !collector.isDone(0); digit++) {
            if (!position.isBarren(this, digit)) {
                new Search(position, digit, 0, position.side, collector).run();
                new Search(position, digit, position.side, 0, collector).run();
                position.noteBarren(this, digit, collector);
            }
        }
    }

    @Override
    public String reason(Step step) {
        Wording words = new Wording(step);
        String lines = "those " + Fish.lines(words, Role.COVER);
        String digit = words.digits(Role.BASE);
        String fish = (sashimi ? "an incomplete " : size == 2 ? "an " : "a ") + NAMES.get(size - 2);
        return words.where(Role.BASE) + ", " + digit + " is confined to " + words.houses(Role.COVER)
                + except(words.candidatesOf(Role.FIN), words) + "; "
                + eitherWay(
                        words,
                        "this is " + fish + ", which removes " + digit + " from the rest of " + lines,
                        "every other cell in " + lines);
    }

    /** Names the fins of a fish outside its cover. */
    static String except(List<Candidate> fins, Wording words) {
        int count = Wording.cellCount(fins);
        return ", except for the " + Wording.plural(count, "fin ", "fins ") + words.notation.cellsOf(fins);
    }

    /** What can be removed whether the fins are true or not, given what follows if they are not. */
    static String eitherWay(Wording words, String otherwise, String cells) {
        int count = Wording.cellCount(words.candidatesOf(Role.FIN));
        String digit = words.digits(Role.BASE);
        return Wording.plural(count, "either the fin is ", "either a fin is ") + digit + ", or " + otherwise
                + "; so " + digit + " can be removed from " + cells + " that sees "
                + (count == 1 ? "the fin" : Wording.all(count) + " fins");
    }

    /** The search for one digit, with the base lines from one house on and the cover lines from another. */
    private final class Search {

        private final Position position;
        private final int digit;
        private final int base;
        private final int cover;
        private final StepCollector collector;
        /** For each base line the cover lines in which it has the digit. */
        private final long[] lines;
        /** The same, without the cells that the victim sees. */
        private final long[] needed;

        /** The base lines that may be chosen. */
        private final int[] choices;

        private int choiceCount;

        Search(Position position, int digit, int base, int cover, StepCollector collector) {
            this.position = position;
            this.digit = digit;
            this.base = base;
            this.cover = cover;
            this.collector = collector;
            lines = new long[position.side];
            needed = new long[position.side];
            choices = new int[position.side];
            for (int line = 0; line < lines.length; line++) {
                lines[line] = position.placesOf(base + line, digit);
            }
        }

        void run() {
            for (int line = 0; line < lines.length; line++) {
                for (long left = lines[line]; left != 0 && !collector.isDone(0); left &= left - 1) {
                    int cross = Position.first(left);
                    int victim = position.geometry.cell(base + line, cross);
                    choiceCount = 0;
                    for (int other = 0; other < lines.length; other++) {
                        needed[other] = lines[other] & ~position.geometry.seenIn(base + other, victim);
                        if (other != line && isOfUse(other, 1L << cross)) {
                            choices[choiceCount++] = other;
                        }
                    }
                    extend(0, 0, 0, 1L << cross);
                }
            }
        }

        /** Whether a line may be one of the base, given the cover line of the victim; without a second place there it would make the fish sashimi. */
        private boolean isOfUse(int line, long cross) {
            long places = lines[line];
            return places != 0
                    && (sashimi || (places & places - 1) != 0)
                    && Long.bitCount(needed[line] | cross) <= size;
        }

        /** Adds base lines to those chosen while their candidates need no more than {@code size} cover lines. */
        private void extend(int from, int count, long chosen, long covers) {
            if (count == size) {
                complete(chosen, covers);
                return;
            }
            for (int i = from; i <= choiceCount - (size - count); i++) {
                long more = covers | needed[choices[i]];
                if (Long.bitCount(more) <= size) {
                    extend(i + 1, count + 1, chosen | 1L << choices[i], more);
                }
            }
        }

        /** Adds cover lines until there are {@code size} of them, in every way. */
        private void complete(long chosen, long covers) {
            complete(chosen, covers, union(chosen) & ~covers);
        }

        private void complete(long chosen, long covers, long others) {
            if (Long.bitCount(covers) == size) {
                take(chosen, covers);
                return;
            }
            for (long left = others; left != 0; left &= left - 1) {
                long line = Long.lowestOneBit(left);
                complete(chosen, covers | line, left & ~line);
            }
        }

        private long union(long chosen) {
            long union = 0;
            for (long left = chosen; left != 0; left &= left - 1) {
                union |= lines[Position.first(left)];
            }
            return union;
        }

        private void take(long chosen, long covers) {
            if (collector.isDone(0) || (union(chosen) & covers) != covers || isSashimi(chosen, covers) != sashimi) {
                return;
            }
            long[] inBase = Fish.cells(position, base, chosen);
            long[] inCover = Fish.cells(position, cover, covers);
            long[] fins = position.placesAmong(digit, inBase);
            Bits.andNot(fins, 0, inCover, 0, position.words);
            if (Bits.isEmpty(fins) || hasUncoveredLine(chosen, covers)) {
                return;
            }
            long[] victims = position.geometry.seenByAll(fins);
            Bits.and(victims, 0, inCover, 0, position.words);
            Bits.andNot(victims, 0, inBase, 0, position.words);
            StepBuilder builder = new StepBuilder(position, FinnedFish.this, technique, 0).removeFrom(victims, digit);
            if (builder.isEffective()) {
                long[] body = inBase.clone();
                Bits.and(body, 0, inCover, 0, position.words);
                collector.add(builder.lines(Role.BASE, base, chosen, position.candidates(body, 1L << digit))
                        .lines(Role.COVER, cover, covers, List.of())
                        .part(Role.FIN, position.candidates(fins, 1L << digit))
                        .toStep());
            }
        }

        private boolean isSashimi(long chosen, long covers) {
            for (long left = chosen; left != 0; left &= left - 1) {
                if (Long.bitCount(lines[Position.first(left)] & covers) == 1) {
                    return true;
                }
            }
            return false;
        }

        private boolean hasUncoveredLine(long chosen, long covers) {
            for (long left = chosen; left != 0; left &= left - 1) {
                if ((lines[Position.first(left)] & covers) == 0) {
                    return true;
                }
            }
            return false;
        }
    }
}
