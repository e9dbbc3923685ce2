package io.github.sudokusat.logic.find;

import io.github.sudokusat.logic.pattern.Bits;
import io.github.sudokusat.logic.pattern.Geometry;
import io.github.sudokusat.logic.pattern.Position;
import io.github.sudokusat.logic.pattern.StepBuilder;
import io.github.sudokusat.logic.pattern.StepCollector;
import io.github.sudokusat.logic.pattern.StrongLink;
import io.github.sudokusat.logic.step.Role;
import io.github.sudokusat.logic.step.Technique;
import java.util.List;

/**
 * Empty rectangle: a box has three places of a digit or more; one end of a strong link outside the box sees some of them, and a cell that sees all
 * the others and the link's second end loses the digit.
 *
 * <p>Were the digit in that cell, it would leave the others and the second end; the first end would be true and clear the rest of the box. In a
 * layout of lines and boxes the places in the box then form a cross or part of one, and the rest of the box is the empty rectangle.
 */
final class EmptyRectangle implements Finder {

    private static final int LEAST_PLACES = 3;

    private final int leastPlaces;

    EmptyRectangle() {
        this(LEAST_PLACES);
    }

    /** With fewer places in the box, two of them, it is a turbot fish too. */
    EmptyRectangle(int leastPlaces) {
        this.leastPlaces = leastPlaces;
    }

    @Override
    public void find(Position position, StepCollector findings) {
        for (int digit = 0; digit < position.side; digit++) {
            for (StrongLink link : StrongLink.of(position, digit)) {
                for (int box = 2 * position.side; box < position.geometry.houseCount; box++) {
                    find(position, digit, box, link, link.a(), findings);
                    find(position, digit, box, link, link.b(), findings);
                }
                if (findings.isDone(0)) {
                    return;
                }
            }
        }
    }

    private void find(Position position, int digit, int box, StrongLink link, int near, StepCollector findings) {
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
        StepBuilder draft = new StepBuilder(position, Technique.EMPTY_RECTANGLE, 0).removeFrom(victims, digit);
        if (draft.isEffective()) {
            long bit = 1L << digit;
            findings.add(draft.part(Role.BASE, box, position.candidates(geometry.cellSet(box, places), bit))
                    .part(
                            Role.PINCER,
                            link.house(),
                            List.of(position.candidate(near, digit), position.candidate(far, digit)))
                    .toStep());
        }
    }
}
