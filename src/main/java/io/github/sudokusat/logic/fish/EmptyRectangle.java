package io.github.sudokusat.logic.fish;

import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.logic.find.Finder;
import io.github.sudokusat.logic.find.Wording;
import io.github.sudokusat.logic.pattern.Bits;
import io.github.sudokusat.logic.pattern.Geometry;
import io.github.sudokusat.logic.pattern.Position;
import io.github.sudokusat.logic.pattern.StepBuilder;
import io.github.sudokusat.logic.pattern.StepCollector;
import io.github.sudokusat.logic.pattern.StrongLink;
import io.github.sudokusat.logic.step.Notation;
import io.github.sudokusat.logic.step.Part;
import io.github.sudokusat.logic.step.Role;
import io.github.sudokusat.logic.step.Step;
import io.github.sudokusat.logic.step.Technique;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Empty Rectangle: a box has three places of a digit or more; one end of a strong link outside the box sees some of them, and the digit can be
 * removed from a cell that sees all the others and the second end of the link.
 *
 * <p>If the digit were in that cell, the others and the second end would be false, the first end would be true, and no place would be left in the
 * box. In a layout of lines and boxes the places in the box form a cross or part of one, and the rest of the box is the empty rectangle.
 */
public final class EmptyRectangle implements Finder {

    private static final int LEAST_PLACES = 3;

    private final int leastPlaces;

    public EmptyRectangle() {
        this(LEAST_PLACES);
    }

    /** With only two places in the box the pattern is a turbot fish too. */
    public EmptyRectangle(int leastPlaces) {
        this.leastPlaces = leastPlaces;
    }

    @Override
    public void find(Position position, StepCollector collector) {
        for (int digit = 0; digit < position.side; digit++) {
            for (StrongLink link : StrongLink.of(position, digit)) {
                for (int box = position.geometry.lineCount(); box < position.geometry.houseCount; box++) {
                    find(position, digit, box, link, link.a(), collector);
                    find(position, digit, box, link, link.b(), collector);
                }
                if (collector.isDone(0)) {
                    return;
                }
            }
        }
    }

    @Override
    public String reason(Step step) {
        return reason(new Wording(step));
    }

    /** The sentence about a box and one strong link or two. */
    static String reason(Wording words) {
        List<Part> links = words.why.parts(Role.PINCER);
        String digit = words.digits(Role.BASE);
        Set<String> confined = new LinkedHashSet<>();
        Set<String> ways = new LinkedHashSet<>();
        confined.add(words.where(Role.BASE) + ", " + digit + " is confined to " + words.cells(Role.BASE));
        for (Part link : links) {
            confined.add(Notation.where(link.houses()) + " to " + words.notation.cellsOf(link.candidates()));
            Cell far = link.candidates().get(1).cell();
            List<Candidate> seen = links.size() == 1 ? words.step.eliminations() : seenBy(far, words);
            ways.add("if " + (seen.size() > 1 ? "one of " : "") + words.notation.cellsOf(seen) + " were " + digit + ", "
                    + far + " would not be, so " + link.candidates().get(0).cell() + " would be");
        }
        return String.join(", and ", confined) + "; " + String.join("; ", ways) + "; "
                + (ways.size() == 1 ? "this" : "either") + " would leave no place for " + digit + " "
                + words.where(Role.BASE) + ", so " + digit + " can be removed from "
                + words.notation.cellsOf(words.step.eliminations());
    }

    /** What is removed from the lines of a cell, or, if nothing is, from no line of the other link's end, and so from another house of the cell. */
    private static List<Candidate> seenBy(Cell far, Wording words) {
        List<Candidate> all = words.step.eliminations();
        List<Candidate> seen = all.stream().filter(gone -> areInLine(gone, far)).toList();
        return seen.isEmpty()
                ? all.stream()
                        .filter(gone -> words.why.parts(Role.PINCER).stream()
                                .noneMatch(link ->
                                        areInLine(gone, link.candidates().get(1).cell())))
                        .toList()
                : seen;
    }

    private static boolean areInLine(Candidate candidate, Cell cell) {
        return candidate.cell().row() == cell.row() || candidate.cell().column() == cell.column();
    }

    private void find(Position position, int digit, int box, StrongLink link, int near, StepCollector collector) {
        Geometry geometry = position.geometry;
        int far = link.other(near);
        long places = position.placesOf(box, digit);
        long nearSees = places & geometry.seenIn(box, near);
        if (Long.bitCount(places) < leastPlaces
                || nearSees == 0
                || nearSees == places
                || geometry.holds(box, near)
                || geometry.holds(box, far)) {
            return;
        }
        long[] rest = geometry.cellSet(box, places & ~nearSees);
        long[] mustSee = rest.clone();
        Bits.add(mustSee, 0, far);
        long[] victims = geometry.seenByAll(mustSee);
        Bits.andNot(victims, 0, geometry.houseSets, box * geometry.words, geometry.words);
        StepBuilder builder = new StepBuilder(position, this, Technique.EMPTY_RECTANGLE, 0).removeFrom(victims, digit);
        if (builder.isEffective()) {
            long bit = 1L << digit;
            collector.add(builder.part(Role.BASE, box, position.candidates(geometry.cellSet(box, places), bit))
                    .part(
                            Role.PINCER,
                            link.house(),
                            List.of(position.candidate(near, digit), position.candidate(far, digit)))
                    .toStep());
        }
    }
}
