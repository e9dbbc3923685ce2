package io.github.sudokusat.count.classic;

import io.github.sudokusat.run.Watch;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Finds the cheapest plan: compares both orientations and all roles, with the orbits of the first stack if they may pay off.
 *
 * <p>Not thread-safe.
 */
final class Planner {

    /** Work below which automorphisms are not searched for, because it takes less time than they do. */
    private static final double SMALL = 5e7;

    /** Work for one triple of the first stack below which it is not worthwhile to search for the automorphisms that fix the triple. */
    private static final long WORTH = 1_000_000;

    /** The maximum number of lanes in all lists of single openings together; 12 bytes each. */
    private static final long MOST_OWN_LANES = 4_000_000;

    private final boolean isForDraws;
    private final Watch watch;
    private @Nullable Draft best;

    private Planner(boolean isForDraws, Watch watch) {
        this.isForDraws = isForDraws;
        this.watch = watch;
    }

    /** An orientation with the orbits of a first stack, and its roles. */
    private record Draft(
            Orientation orientation,
            @Nullable Automorphisms automorphisms,
            FirstOrbits orbits,
            Roles roles,
            double cost) {}

    /**
     * Plans a contraction.
     *
     * @param clues the clues
     * @param watch stops the planning
     * @return the plan; null if the watch has stopped
     */
    static @Nullable Plan plan(Clues clues, Watch watch) {
        return plan(clues, false, watch);
    }

    /**
     * Plans a contraction from whose terms solutions are drawn: every opening has all triples of the second stack for its lanes.
     *
     * @param clues the clues
     * @param watch stops the planning
     * @return the plan; null if the watch has stopped
     */
    static @Nullable Plan planForDraws(Clues clues, Watch watch) {
        return plan(clues, true, watch);
    }

    private static @Nullable Plan plan(Clues clues, boolean isForDraws, Watch watch) {
        Orientation upright = Orientation.of(clues, watch);
        return upright == null ? null : new Planner(isForDraws, watch).plan(List.of(upright, upright.transposed()));
    }

    /** Plans for the cheapest of the given orientations. */
    static @Nullable Plan plan(List<Orientation> orientations, Watch watch) {
        return new Planner(false, watch).plan(orientations);
    }

    private @Nullable Plan plan(List<Orientation> orientations) {
        boolean isSmall = false;
        for (Orientation orientation : orientations) {
            isSmall |= !isForDraws && work(orientation) <= SMALL;
        }
        for (Orientation orientation : orientations) {
            offerAll(orientation, isSmall ? null : Automorphisms.of(orientation.clues()));
        }
        return best == null || watch.isStopped() ? null : build(best);
    }

    /** The work without automorphisms. */
    private static double work(Orientation orientation) {
        return (double) orientation.stack(0).size()
                * orientation.stack(1).size()
                * orientation.stack(2).size();
    }

    private void offerAll(Orientation orientation, @Nullable Automorphisms automorphisms) {
        for (int first = 0; first < Clues.CHUTES && !watch.isStopped(); first++) {
            List<Move> generators = automorphisms == null ? List.of() : automorphisms.fixing(first);
            FirstOrbits orbits = FirstOrbits.of(orientation, first, generators);
            int openings = orbits.representatives().length;
            Roles roles = Roles.cheapest(orientation, first, openings);
            double cost = roles.cost(orientation, openings);
            if (best == null || cost < best.cost) {
                best = new Draft(orientation, automorphisms, orbits, roles, cost);
            }
        }
    }

    private @Nullable Plan build(Draft draft) {
        Orientation orientation = draft.orientation;
        Roles roles = draft.roles;
        LaneTable table = new LaneTable(
                orientation.stack(roles.second()),
                roles,
                orientation.columns(roles.b(), roles.second()).count());
        FirstOrbits orbits = draft.orbits.gathered(roles.b());
        List<Opening> openings = openings(draft, orbits, table);
        if (openings == null) {
            return null;
        }
        if (watch.isStopped()) {
            return null;
        }
        InnerSum inner = new InnerSum(orientation.stack(roles.third()).reordered(roles.a(), roles.c(), roles.b()));
        long lanes = 0;
        for (Opening opening : openings) {
            lanes += opening.lanes().size();
        }
        return new Plan(orientation, roles, orbits, openings, table, inner, lanes * inner.size());
    }

    private @Nullable List<Opening> openings(Draft draft, FirstOrbits firstOrbits, LaneTable table) {
        Orientation orientation = draft.orientation;
        Roles roles = draft.roles;
        ChuteTriples first = orientation.stack(roles.first());
        ChuteTriples second = orientation.stack(roles.second());
        Lanes all = new Lanes(table, second.weights());
        boolean worthWhile =
                (double) second.size() * orientation.stack(roles.third()).size() > WORTH;
        SecondOrbits orbits = isForDraws
                        || draft.automorphisms == null
                        || draft.orbits.generators().isEmpty()
                        || !worthWhile
                ? null
                : new SecondOrbits(orientation, draft.automorphisms, firstOrbits, roles.first(), roles.second());
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
                    triple,
                    first.at(triple, roles.a()),
                    first.at(triple, roles.b()),
                    first.at(triple, roles.c()),
                    firstOrbits.weight(triple),
                    lanes));
        }
        openings.sort((x, y) -> Integer.compare(x.b(), y.b()));
        return openings;
    }

    /** The representatives, those of small orbits first: many automorphisms fix them, so their own lists are short. */
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
