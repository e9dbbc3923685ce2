package io.github.sudokusat.logic.sets;

import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.logic.find.Finder;
import io.github.sudokusat.logic.find.Wording;
import io.github.sudokusat.logic.pattern.Geometry;
import io.github.sudokusat.logic.pattern.Position;
import io.github.sudokusat.logic.pattern.StepBuilder;
import io.github.sudokusat.logic.pattern.StepCollector;
import io.github.sudokusat.logic.pattern.StrongLink;
import io.github.sudokusat.logic.step.Role;
import io.github.sudokusat.logic.step.Step;
import io.github.sudokusat.logic.step.Technique;
import java.util.List;
import java.util.Set;

/**
 * W-Wing: two bivalue cells with the same two digits, which do not see each other, and a strong link of one of the digits whose ends see one of
 * them each. One of the two cells cannot take that digit, so it takes the other one, which can be
 * removed from every cell that sees both cells.
 */
public final class WWing implements Finder {

    @Override
    public void find(Position position, StepCollector collector) {
        for (int linked = 0; linked < position.side; linked++) {
            List<StrongLink> links = StrongLink.of(position, linked);
            for (int one = 0; one < position.digits.length && !links.isEmpty(); one++) {
                if (position.count(one) == 2 && position.has(one, linked)) {
                    find(position, linked, links, one, collector);
                    if (collector.isDone(0)) {
                        return;
                    }
                }
            }
        }
    }

    @Override
    public String reason(Step step) {
        Wording words = new Wording(step);
        List<Candidate> link = words.part(Role.BASE).candidates();
        Set<Integer> other = Wording.digitSet(words.candidatesOf(Role.PINCER));
        other.remove(link.get(0).digit());
        String linked = words.notation.digit(link.get(0).digit());
        String digit = words.notation.allOf(other);
        return words.cells(Role.PINCER) + " contain only " + words.digits(Role.PINCER) + "; "
                + words.where(Role.BASE)
                + ", " + linked + " must be in " + link.get(0).cell() + " or "
                + link.get(1).cell()
                + ", each of which sees one of the two cells, so at least one of " + words.cells(Role.PINCER)
                + " is not " + linked
                + " and must be " + digit + ", and " + digit + " can be removed from every cell that sees both";
    }

    private void find(Position position, int linked, List<StrongLink> links, int one, StepCollector collector) {
        for (int other = one + 1; other < position.digits.length; other++) {
            if (position.digits[other] == position.digits[one] && !position.geometry.sees(one, other)) {
                for (StrongLink link : links) {
                    if (joins(position.geometry, link.a(), link.b(), one, other)) {
                        take(position, linked, link, one, other, link.a(), collector);
                    } else if (joins(position.geometry, link.b(), link.a(), one, other)) {
                        take(position, linked, link, one, other, link.b(), collector);
                    }
                }
            }
        }
    }

    /** Whether the first end sees the first cell and the second the second; a cell does not see itself. */
    private static boolean joins(Geometry geometry, int a, int b, int one, int other) {
        return geometry.sees(a, one) && geometry.sees(b, other) && a != other && b != one;
    }

    private void take(
            Position position, int linked, StrongLink link, int one, int other, int near, StepCollector collector) {
        int digit = Position.first(position.digits[one] & ~(1L << linked));
        long[] wings = position.geometry.set(one, other);
        StepBuilder builder = new StepBuilder(position, this, Technique.W_WING, 0)
                .removeFrom(position.geometry.seenByAll(wings), digit);
        if (builder.isEffective()) {
            collector.add(builder.part(Role.PINCER, position.candidates(wings, -1L))
                    .part(
                            Role.BASE,
                            link.house(),
                            List.of(position.candidate(near, linked), position.candidate(link.other(near), linked)))
                    .toStep());
        }
    }
}
