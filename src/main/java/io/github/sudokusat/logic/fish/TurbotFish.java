package io.github.sudokusat.logic.fish;

import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.House;
import io.github.sudokusat.logic.find.Finder;
import io.github.sudokusat.logic.find.Wording;
import io.github.sudokusat.logic.pattern.Geometry;
import io.github.sudokusat.logic.pattern.Position;
import io.github.sudokusat.logic.pattern.StepBuilder;
import io.github.sudokusat.logic.pattern.StepCollector;
import io.github.sudokusat.logic.pattern.StrongLink;
import io.github.sudokusat.logic.step.Link;
import io.github.sudokusat.logic.step.Notation;
import io.github.sudokusat.logic.step.Step;
import io.github.sudokusat.logic.step.Technique;
import java.util.ArrayList;
import java.util.List;

/**
 * Two strong links of a digit, one end of the first seeing one end of the second: at least one of the other two ends is true, and the
 * digit can be removed from every cell that sees both.
 *
 * <p>By the houses it is a <em>skyscraper</em> (two rows, joined in a column, or the same turned), a <em>two-string kite</em> (a row and a column
 * that meet in a box), and otherwise a <em>turbot fish</em>. Two rows joined by both columns are an X-Wing and left out.
 */
public final class TurbotFish implements Finder {

    private final Technique technique;

    /** {@link Technique#SKYSCRAPER}, {@link Technique#TWO_STRING_KITE} or {@link Technique#TURBOT_FISH}. */
    public TurbotFish(Technique technique) {
        this.technique = technique;
    }

    @Override
    public void find(Position position, StepCollector collector) {
        for (int digit = 0; digit < position.side; digit++) {
            if (!position.isBarren(this, digit)) {
                find(position, digit, collector);
                position.noteBarren(this, digit, collector);
            }
        }
    }

    private void find(Position position, int digit, StepCollector collector) {
        List<StrongLink> links = StrongLink.of(position, digit);
        for (int i = 1; i < links.size() && !collector.isDone(0); i++) {
            for (int j = 0; j < i; j++) {
                find(position, digit, links.get(j), links.get(i), collector);
            }
        }
    }

    @Override
    public String reason(Step step) {
        return reason(new Wording(step), step.explanation().chains().get(0));
    }

    /** The sentence about a strong, a weak and a strong link. */
    static String reason(Wording words, List<Link> links) {
        String digit = words.notation.digit(links.get(0).from().get(0).digit());
        Link one = links.get(0);
        Link joint = links.get(1);
        Link other = links.get(2);
        return Notation.where(one.houses()) + ", " + digit + " is confined to " + ends(words, one)
                + ", and "
                + Notation.where(other.houses()) + " to " + ends(words, other) + "; " + cell(words, joint.from())
                + " and " + cell(words, joint.to()) + ", which see each other, cannot both be " + digit + ", so "
                + cell(words, one.from()) + " or " + cell(words, other.to()) + " must be " + digit + ", and " + digit
                + " can be removed from every cell that sees both of these";
    }

    private static String cell(Wording words, List<Candidate> node) {
        return words.notation.cellsOf(node);
    }

    private static String ends(Wording words, Link link) {
        List<Candidate> both = new ArrayList<>(link.from());
        both.addAll(link.to());
        return words.notation.cellsOf(both);
    }

    private void find(Position position, int digit, StrongLink one, StrongLink other, StepCollector collector) {
        if (one.other(other.a()) >= 0 || one.other(other.b()) >= 0) {
            return;
        }
        find(position, digit, one, one.a(), other, other.a(), collector);
        find(position, digit, one, one.a(), other, other.b(), collector);
        find(position, digit, one, one.b(), other, other.a(), collector);
        find(position, digit, one, one.b(), other, other.b(), collector);
    }

    private void find(
            Position position,
            int digit,
            StrongLink one,
            int joint,
            StrongLink other,
            int otherJoint,
            StepCollector collector) {
        Geometry geometry = position.geometry;
        int end = one.other(joint);
        int otherEnd = other.other(otherJoint);
        if (!geometry.sees(joint, otherJoint)
                || collector.isDone(0)
                || name(geometry, one, joint, other, otherJoint) != technique
                || (shareLine(geometry, joint, otherJoint) && shareLine(geometry, end, otherEnd))) {
            return;
        }
        long[] ends = geometry.set(end, otherEnd);
        StepBuilder builder = new StepBuilder(position, this, technique, 0).removeFrom(geometry.seenByAll(ends), digit);
        if (builder.isEffective()) {
            collector.add(builder.chain(List.of(
                            link(position, digit, end, joint, List.of(geometry.house(one.house()))),
                            link(position, digit, joint, otherJoint, List.of()),
                            link(position, digit, otherJoint, otherEnd, List.of(geometry.house(other.house())))))
                    .toStep());
        }
    }

    private static Technique name(Geometry geometry, StrongLink one, int joint, StrongLink other, int otherJoint) {
        House.Kind kind = geometry.kind(one.house());
        House.Kind otherKind = geometry.kind(other.house());
        if (!geometry.isLine(one.house()) || !geometry.isLine(other.house())) {
            return Technique.TURBOT_FISH;
        }
        if (kind != otherKind) {
            return Technique.TWO_STRING_KITE;
        }
        return shareLine(geometry, joint, otherJoint) ? Technique.SKYSCRAPER : Technique.TURBOT_FISH;
    }

    private static boolean shareLine(Geometry geometry, int a, int b) {
        return a / geometry.side == b / geometry.side || a % geometry.side == b % geometry.side;
    }

    /** A link, which is strong if it has a house. */
    private static Link link(Position position, int digit, int from, int to, List<House> houses) {
        return new Link(
                List.of(position.candidate(from, digit)),
                List.of(position.candidate(to, digit)),
                !houses.isEmpty(),
                houses);
    }
}
