package io.github.sudokusat.count.classic;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** A group of permutations of nine objects that is small enough to be listed, built from generators. Not thread-safe. */
final class PermutationGroup {

    private final List<int[]> generators = new ArrayList<>();
    private final Set<Integer> members = new HashSet<>();

    /** The trivial group. */
    PermutationGroup() {
        members.add(code(Move.identityMap()));
    }

    /** Adds a generator; false if it was already a member. */
    boolean add(int[] map) {
        if (members.contains(code(map))) {
            return false;
        }
        generators.add(map);
        members.clear();
        List<int[]> reached = new ArrayList<>();
        reached.add(Move.identityMap());
        members.add(code(reached.get(0)));
        for (int i = 0; i < reached.size(); i++) {
            for (int[] generator : generators) {
                int[] product = Move.then(reached.get(i), generator);
                if (members.add(code(product))) {
                    reached.add(product);
                }
            }
        }
        return true;
    }

    /** The number of members. */
    int size() {
        return members.size();
    }

    private static int code(int[] map) {
        int code = 0;
        for (int to : map) {
            code = code * map.length + to;
        }
        return code;
    }
}
