package io.github.sudokusat.logic.basic;

import io.github.sudokusat.logic.find.Finder;
import io.github.sudokusat.logic.find.Wording;
import io.github.sudokusat.logic.pattern.Bits;
import io.github.sudokusat.logic.pattern.Geometry;
import io.github.sudokusat.logic.pattern.Position;
import io.github.sudokusat.logic.pattern.StepBuilder;
import io.github.sudokusat.logic.pattern.StepCollector;
import io.github.sudokusat.logic.step.Role;
import io.github.sudokusat.logic.step.Step;
import io.github.sudokusat.logic.step.Technique;
import java.util.List;

/**
 * Locked candidates: a digit whose places in a house all see a cell can be removed from that cell.
 *
 * <p>In a layout of lines and boxes a cell outside a house sees two of its cells or more only from a second house that holds them, so this is
 * <em>pointing</em> (box to line) and <em>claiming</em> (line to box) exactly; rules that make pairs of cells differ give more. Houses other than
 * rows and columns point.
 */
public final class LockedCandidates implements Finder {

    private final Technique technique;

    /** {@link Technique#POINTING} or {@link Technique#CLAIMING}. */
    public LockedCandidates(Technique technique) {
        this.technique = technique;
    }

    @Override
    public void find(Position position, StepCollector collector) {
        boolean lines = technique == Technique.CLAIMING;
        for (int house = 0; house < position.geometry.houseCount; house++) {
            if (position.geometry.isLine(house) == lines) {
                for (int digit = 0; digit < position.side && !collector.isDone(0); digit++) {
                    find(position, house, digit, collector);
                }
            }
        }
    }

    @Override
    public String reason(Step step) {
        Wording words = new Wording(step);
        String digit = words.digits(Role.BASE);
        int cells = Wording.cellCount(words.candidatesOf(Role.BASE));
        String confined = words.where(Role.BASE) + ", " + digit + " is confined to " + words.cells(Role.BASE);
        String cover = words.houses(Role.COVER);
        if (!cover.isEmpty()) {
            confined += ", which " + (cells == 2 ? "are both" : "all lie") + " " + words.where(Role.COVER);
        }
        boolean isInCover = words.removesOnlyWithin(words.housesOf(Role.COVER));
        return confined + ", so " + digit + " can be removed from "
                + (isInCover ? "the rest of " + cover : "every cell that sees " + Wording.all(cells) + " of them");
    }

    private void find(Position position, int house, int digit, StepCollector collector) {
        long places = position.placesOf(house, digit);
        if ((places & places - 1) == 0) {
            return;
        }
        Geometry geometry = position.geometry;
        long[] cells = geometry.cellSet(house, places);
        long[] seen = geometry.seenByAll(cells);
        if (!Bits.intersect(seen, 0, position.planes, digit * position.words, position.words)) {
            return;
        }
        StepBuilder builder = new StepBuilder(position, this, technique, 0)
                .removeFrom(seen, digit)
                .part(Role.BASE, house, position.candidates(cells, 1L << digit));
        for (int other = 0; other < geometry.houseCount; other++) {
            if (other != house && holdsAll(geometry, other, cells)) {
                builder.part(Role.COVER, other, List.of());
            }
        }
        collector.add(builder.toStep());
    }

    private static boolean holdsAll(Geometry geometry, int house, long[] cells) {
        return Bits.isSubset(cells, 0, geometry.houseSets, house * geometry.words, geometry.words);
    }
}
