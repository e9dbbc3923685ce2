package io.github.sudokusat.count.classic;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The moves that map a clue set to itself: every given to a given, with one renaming of the digits.
 *
 * <p>For each of the 1,296 permutations of the columns that keep stacks together, one matching permutation of rows and digits is searched for; for
 * the identity, all of them. Together with the exchanges of digits without a given, these generate all automorphisms (except exchanges of rows
 * without givens, which do not affect column words). This takes a millisecond or two. Immutable.
 */
final class Automorphisms {

    private final Clues clues;
    private final List<Move> digitMoves = new ArrayList<>();
    private final List<Move> rowMoves;
    private final List<Move> columnMoves = new ArrayList<>();

    private Automorphisms(Clues clues) {
        this.clues = clues;
        addFreeDigits();
        MoveSearch search = new MoveSearch(clues);
        rowMoves = search.all(Move.identityMap());
        for (int[] columns : ChuteMaps.all()) {
            columnMoves.addAll(search.first(columns));
        }
    }

    /** Finds the automorphisms of a clue set. */
    static Automorphisms of(Clues clues) {
        return new Automorphisms(clues);
    }

    private void addFreeDigits() {
        int last = -1;
        for (int digit = 0; digit < Clues.SIDE; digit++) {
            if (!clues.isFree(digit + 1)) {
                continue;
            }
            if (last >= 0) {
                int[] exchange = Move.identityMap();
                exchange[digit] = last;
                exchange[last] = digit;
                digitMoves.add(new Move(Move.identityMap(), Move.identityMap(), exchange));
            }
            last = digit;
        }
    }

    /**
     * Generators of those automorphisms that map a stack to itself.
     *
     * @param stack the stack
     * @return at most about 20; without those that map every class of column words to itself
     */
    List<Move> fixing(int stack) {
        List<Move> generators = new ArrayList<>(digitMoves);
        PermutationGroup ofRows = new PermutationGroup();
        for (Move move : rowMoves) {
            if (ofRows.add(move.rows())) {
                generators.add(move);
            }
        }
        PermutationGroup ofColumns = new PermutationGroup();
        for (Move move : columnMoves) {
            if (move.stack(stack) == stack && ofColumns.add(move.columns())) {
                generators.add(move);
            }
        }
        generators.removeIf(move -> isTrivial(move));
        return generators;
    }

    /**
     * A bound for the number of automorphisms that map a stack to itself and differ in what they do to classes of column words.
     *
     * @param stack the stack
     * @return 1 or more; the number itself in nearly all cases
     */
    long order(int stack) {
        long order = 1;
        for (int i = 0; i < digitMoves.size(); i++) {
            order *= i + 2;
        }
        PermutationGroup ofRows = new PermutationGroup();
        rowMoves.forEach(move -> ofRows.add(move.rows()));
        PermutationGroup ofColumns = new PermutationGroup();
        columnMoves.stream().filter(move -> move.stack(stack) == stack).forEach(move -> ofColumns.add(move.columns()));
        return order * ofRows.size() * ofColumns.size() / trivialColumnMoves();
    }

    /** The number of ways to exchange columns without givens inside stacks. */
    private int trivialColumnMoves() {
        int moves = 1;
        for (int stack = 0; stack < Clues.CHUTES; stack++) {
            int empty = 0;
            for (int column = 3 * stack; column < 3 * stack + 3; column++) {
                empty += clues.isEmptyColumn(column) ? 1 : 0;
            }
            moves *= empty == 3 ? 6 : Math.max(1, empty);
        }
        return moves;
    }

    /** Whether a move maps every class of column words to itself: columns may change places inside a stack if they contain no given. */
    boolean isTrivial(Move move) {
        for (int i = 0; i < Clues.SIDE; i++) {
            int image = move.columns()[i];
            if (move.digits()[i] != i
                    || move.band(i / 3) != i / 3
                    || (image != i && (image / 3 != i / 3 || !clues.isEmptyColumn(i) || !clues.isEmptyColumn(image)))) {
                return false;
            }
        }
        return true;
    }

    /** A group of permutations of nine objects that is small enough to be listed, built from generators. Not thread-safe. */
    private static final class PermutationGroup {

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
}
