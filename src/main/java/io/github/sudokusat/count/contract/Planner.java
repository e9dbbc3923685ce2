package io.github.sudokusat.count.contract;

import io.github.sudokusat.run.Watch;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Finds the cheapest plan: compares both orientations and, where that may pay, the orbits for each choice of the first stack.
 *
 * <p>Not thread-safe.
 */
final class Planner {

    /** Work below which automorphisms are not looked for: it takes less time than they do. */
    private static final double SMALL = 5e7;

    /** Work for one triple of the first stack below which it is not worth while to look at what leaves that triple as it is. */
    private static final long WORTH = 1_000_000;

    /** Lanes in lists of single openings, all together; 12 bytes each. */
    private static final long MOST_OWN_LANES = 4_000_000;

    private final Watch watch;
    private @Nullable Candidate best;

    private Planner(Watch watch) {
        this.watch = watch;
    }

    /** An orientation with a first stack and its orbits. */
    private record Candidate(
            Orientation orientation,
            @Nullable Automorphisms automorphisms,
            int first,
            FirstOrbits orbits,
            double work) {}

    /**
     * Plans.
     *
     * @param clues the clues
     * @param watch stops the planning
     * @return the plan; null if the watch says stop
     */
    static @Nullable Plan plan(Clues clues, Watch watch) {
        Orientation upright = Orientation.of(clues);
        return plan(List.of(upright, upright.transposed()), watch);
    }

    /** Plans for the cheapest of some orientations. */
    static @Nullable Plan plan(List<Orientation> orientations, Watch watch) {
        return new Planner(watch).plan(orientations);
    }

    private @Nullable Plan plan(List<Orientation> orientations) {
        Orientation cheapest = orientations.get(0);
        for (Orientation orientation : orientations) {
            cheapest = work(orientation) < work(cheapest) ? orientation : cheapest;
        }
        if (work(cheapest) <= SMALL) {
            int first = smallest(cheapest);
            offer(cheapest, null, first, FirstOrbits.of(cheapest, first, List.of()));
        } else {
            orientations.forEach(this::offerAll);
        }
        return best == null || watch.isStopped() ? null : build(best);
    }

    /** The work without automorphisms. */
    private static double work(Orientation orientation) {
        return (double) orientation.stack(0).size()
                * orientation.stack(1).size()
                * orientation.stack(2).size();
    }

    private static int smallest(Orientation orientation) {
        int smallest = 0;
        for (int stack = 1; stack < Clues.CHUTES; stack++) {
            if (orientation.stack(stack).size() < orientation.stack(smallest).size()) {
                smallest = stack;
            }
        }
        return smallest;
    }

    private void offerAll(Orientation orientation) {
        Automorphisms automorphisms = Automorphisms.of(orientation.clues());
        for (int first = 0; first < Clues.CHUTES && !watch.isStopped(); first++) {
            List<Move> generators = automorphisms.fixing(first);
            offer(orientation, automorphisms, first, FirstOrbits.of(orientation, first, generators));
        }
    }

    private void offer(Orientation orientation, @Nullable Automorphisms automorphisms, int first, FirstOrbits orbits) {
        double work = work(orientation) / orientation.stack(first).size() * orbits.representatives().length;
        if (best == null || work < best.work) {
            best = new Candidate(orientation, automorphisms, first, orbits, work);
        }
    }

    private @Nullable Plan build(Candidate candidate) {
        Orientation orientation = candidate.orientation;
        int one = (candidate.first + 1) % Clues.CHUTES;
        int other = (candidate.first + 2) % Clues.CHUTES;
        boolean swapped =
                orientation.stack(one).size() > orientation.stack(other).size();
        Roles roles = Roles.cheapest(orientation, candidate.first, swapped ? other : one, swapped ? one : other);
        LaneTable table = new LaneTable(
                orientation.stack(roles.second()),
                roles,
                orientation.columns(roles.b(), roles.second()).count());
        List<Opening> openings = openings(candidate, roles, table);
        if (openings == null) {
            return null;
        }
        InnerSum inner = new InnerSum(orientation.stack(roles.third()).reordered(roles.a(), roles.c(), roles.b()));
        long lanes = 0;
        for (Opening opening : openings) {
            lanes += opening.lanes().size();
        }
        return new Plan(orientation, roles, openings, table, inner, lanes * inner.size());
    }

    private @Nullable List<Opening> openings(Candidate candidate, Roles roles, LaneTable table) {
        Orientation orientation = candidate.orientation;
        ChuteTriples first = orientation.stack(roles.first());
        ChuteTriples second = orientation.stack(roles.second());
        FirstOrbits firstOrbits = candidate.orbits.gathered(roles.b());
        Lanes all = new Lanes(table, second.weights());
        boolean worthWhile =
                (double) second.size() * orientation.stack(roles.third()).size() > WORTH;
        SecondOrbits orbits =
                candidate.automorphisms == null || candidate.orbits.generators().isEmpty() || !worthWhile
                        ? null
                        : new SecondOrbits(
                                orientation, candidate.automorphisms, firstOrbits, roles.first(), roles.second());
        List<Opening> openings = new ArrayList<>();
        long ownLanes = 0;
        for (int triple : bySize(firstOrbits)) {
            if (watch.isStopped()) {
                return null;
            }
            Lanes lanes = all;
            int[] weights = orbits == null || ownLanes > MOST_OWN_LANES ? null : orbits.weights(triple, roles.b());
            if (weights != null) {
                lanes = new Lanes(table, weights);
                ownLanes += lanes.size();
            }
            openings.add(new Opening(
                    first.at(triple, roles.a()),
                    first.at(triple, roles.b()),
                    first.at(triple, roles.c()),
                    firstOrbits.weight(triple),
                    lanes));
        }
        openings.sort((x, y) -> Integer.compare(x.b(), y.b()));
        return openings;
    }

    /** The representatives, those of small orbits first: much leaves them as they are, so their own lists are short. */
    private static int[] bySize(FirstOrbits orbits) {
        int[] representatives = orbits.representatives();
        long[] keys = new long[representatives.length];
        for (int i = 0; i < keys.length; i++) {
            keys[i] = (long) orbits.size(representatives[i]) << 32 | representatives[i];
        }
        Arrays.sort(keys);
        int[] sorted = new int[keys.length];
        for (int i = 0; i < keys.length; i++) {
            sorted[i] = (int) keys[i];
        }
        return sorted;
    }
}
