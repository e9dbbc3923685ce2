package io.github.sudokusat.logic.fish;

import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.House;
import io.github.sudokusat.logic.find.Finder;
import io.github.sudokusat.logic.find.Wording;
import io.github.sudokusat.logic.pattern.Position;
import io.github.sudokusat.logic.pattern.StepCollector;
import io.github.sudokusat.logic.step.Explanation;
import io.github.sudokusat.logic.step.Link;
import io.github.sudokusat.logic.step.Notation;
import io.github.sudokusat.logic.step.Part;
import io.github.sudokusat.logic.step.Role;
import io.github.sudokusat.logic.step.Step;
import io.github.sudokusat.logic.step.Technique;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/**
 * Two patterns of a simpler technique that share their core, combined into one: finned fish with the same base (<em>Siamese</em>), two-string kites
 * that meet in the same two cells, empty rectangles of the same box, which here need only two places. Neither removes everything that the other does.
 *
 * <p>They remove no more than the two patterns one after the other would, but the case collections of other programs list them.
 *
 * <p><b>Cost.</b> All patterns of the simpler technique, and a look at every two of them with the same core.
 */
public final class DualPatterns implements Finder {

    private static final int LARGEST_FISH = 4;

    private final Technique technique;
    /** Find the single patterns. */
    private final List<Finder> finders;

    /** {@link Technique#SIAMESE_FISH}, {@link Technique#DUAL_TWO_STRING_KITE} or {@link Technique#DUAL_EMPTY_RECTANGLE}. */
    public DualPatterns(Technique technique) {
        this.technique = technique;
        finders = finders(technique);
    }

    /** What two patterns may share. */
    private record Core(int digit, List<House> houses, List<Candidate> candidates) {}

    @Override
    public void find(Position position, StepCollector collector) {
        StepCollector single = collector.everyPattern();
        for (Finder finder : finders) {
            finder.find(position, single);
        }
        Map<Core, List<Step>> byCore = new LinkedHashMap<>();
        for (Step step : single.steps()) {
            byCore.computeIfAbsent(core(step), key -> new ArrayList<>()).add(step);
        }
        for (List<Step> steps : byCore.values()) {
            for (int i = 1; i < steps.size(); i++) {
                for (int j = 0; j < i && !collector.isDone(0); j++) {
                    unite(steps.get(j), steps.get(i), collector);
                }
            }
        }
    }

    @Override
    public String reason(Step step) {
        return switch (technique) {
            case DUAL_TWO_STRING_KITE -> kites(new Wording(step));
            case DUAL_EMPTY_RECTANGLE -> EmptyRectangle.reason(new Wording(step));
            default -> fish(new Wording(step));
        };
    }

    private static String kites(Wording words) {
        List<List<Link>> chains = words.why.chains();
        return TurbotFish.reason(words, chains.get(0)) + "; likewise, " + TurbotFish.reason(words, chains.get(1));
    }

    private static String fish(Wording words) {
        List<String> covers = new ArrayList<>();
        boolean hasSeveral = false;
        for (int i = 0; i < 2; i++) {
            List<Candidate> fins = words.why.parts(Role.FIN).get(i).candidates();
            hasSeveral |= fins.size() > 1;
            covers.add("to "
                    + Notation.houses(words.why.parts(Role.COVER).get(i).houses())
                    + ", except for the " + Wording.plural(fins.size(), "fin ", "fins ")
                    + words.notation.cellsOf(fins));
        }
        String lines = Fish.lines(words, Role.COVER);
        return words.where(Role.BASE) + ", " + words.digits(Role.BASE) + " is confined " + covers.get(0)
                + ", and also " + covers.get(1)
                + "; these are two finned fish, and each removes " + words.digits(Role.BASE)
                + " from the other cells in its "
                + lines
                + (hasSeveral ? " that see all its fins" : " that see its fin");
    }

    private static List<Finder> finders(Technique technique) {
        return switch (technique) {
            case DUAL_TWO_STRING_KITE -> List.of(new TurbotFish(Technique.TWO_STRING_KITE));
            case DUAL_EMPTY_RECTANGLE -> List.of(new EmptyRectangle(2));
            default -> {
                List<Finder> fish = new ArrayList<>();
                for (int size = 2; size <= LARGEST_FISH; size++) {
                    fish.add(new FinnedFish(Technique.SIAMESE_FISH, size, false));
                    fish.add(new FinnedFish(Technique.SIAMESE_FISH, size, true));
                }
                yield fish;
            }
        };
    }

    private Core core(Step step) {
        Explanation why = step.explanation();
        int digit = step.eliminations().get(0).digit();
        if (technique == Technique.DUAL_TWO_STRING_KITE) {
            List<Candidate> joint = new ArrayList<>(why.chains().get(0).get(1).from());
            joint.addAll(why.chains().get(0).get(1).to());
            joint.sort(byCell(step.side()));
            return new Core(digit, List.of(), joint);
        }
        return new Core(digit, why.parts(Role.BASE).get(0).houses(), List.of());
    }

    private static Comparator<Candidate> byCell(int side) {
        return Comparator.comparingInt(candidate -> candidate.cell().number(side));
    }

    private void unite(Step one, Step other, StepCollector collector) {
        if (one.eliminations().containsAll(other.eliminations())
                || other.eliminations().containsAll(one.eliminations())) {
            return;
        }
        TreeSet<Candidate> gone = new TreeSet<>(byCell(one.side()));
        gone.addAll(one.eliminations());
        gone.addAll(other.eliminations());
        List<Part> parts = new ArrayList<>(one.explanation().parts());
        parts.addAll(other.explanation().parts());
        List<List<Link>> chains = new ArrayList<>(one.explanation().chains());
        chains.addAll(other.explanation().chains());
        Explanation explanation = new Explanation(parts, chains, List.of());
        collector.add(new Step(technique, 0, one.side(), List.of(), List.copyOf(gone), explanation, this)
                .withSymbols(one.symbols()));
    }
}
