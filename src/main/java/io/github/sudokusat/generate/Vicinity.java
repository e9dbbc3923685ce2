package io.github.sudokusat.generate;

import io.github.sudokusat.engine.bits.BitSolver;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.run.RandomStream;

/**
 * Makes puzzles that differ little from a given one: one to {@value #MOST_TAKEN} orbits of givens go, one of the solutions that this leaves is
 * chosen, orbits of its digits are added until no other is left, and then every orbit that can go does. (The search of dobrichev and champagne for
 * hard puzzles, {@code {−n + k}}.)
 */
final class Vicinity {

    /** The most orbits of givens to take at first. */
    private static final int MOST_TAKEN = 3;

    /** The number of solutions among which one is chosen. */
    private static final int MOST_SOLUTIONS = 100;

    /** The size of a set that exchanges two digits, rows or columns everywhere: the solution would be equivalent to the one before. */
    private static final int EXCHANGE = 18;

    private final Removal removal = new Removal();
    private final UnavoidableSets sets = new UnavoidableSets();
    private final BitSolver solver = new BitSolver();
    private final RandomStream random;
    private final int[][] orbits;
    private final int[] orbitOf = new int[BitSolver.CELLS];
    private final int[] order;
    private final int[] puzzle = new int[BitSolver.CELLS];
    /** The solution less an unavoidable set. */
    private final int[] rest = new int[BitSolver.CELLS];

    private final byte[] solution = new byte[BitSolver.CELLS];
    private final byte[] other = new byte[BitSolver.CELLS];
    private final int[] differing = new int[BitSolver.CELLS];

    /**
     * @param orbits every cell in exactly one of them
     */
    Vicinity(RandomStream random, int[][] orbits) {
        this.random = random;
        this.orbits = orbits;
        order = new int[orbits.length];
        for (int i = 0; i < orbits.length; i++) {
            order[i] = i;
            for (int cell : orbits[i]) {
                orbitOf[cell] = i;
            }
        }
    }

    /** Where the puzzle made last and its solution can be read. */
    Removal removal() {
        return removal;
    }

    /** Whether the puzzle made last, in which no orbit can go, keeps a promise. */
    boolean keeps(Minimality minimality) {
        return minimality == Minimality.ORBIT || !removal.hasSuperfluous();
    }

    /** Makes a puzzle near a proper one whose givens are whole orbits; it may be the same one. */
    void move(Grid start) {
        for (int cell = 0; cell < puzzle.length; cell++) {
            puzzle[cell] = start.digit(cell);
        }
        random.shuffle(order);
        takeSome();
        chooseSolution();
        complete();
    }

    /**
     * Makes a puzzle with another solution near a proper one whose givens are whole orbits: replaces an unavoidable set in the solution and in the
     * givens, adds orbits until no other solution is left, and then removes every orbit that can go. Often the puzzle still needs the same
     * techniques.
     */
    void changeSolution(Generated start) {
        copy(start);
        sets.fill(solution);
        int set;
        do {
            set = random.nextInt(sets.size());
        } while (sets.cells(set) == EXCHANGE);
        for (int cell = 0; cell < rest.length; cell++) {
            rest[cell] = sets.contains(set, cell) ? 0 : solution[cell];
        }
        findOther(rest);
        System.arraycopy(other, 0, solution, 0, solution.length);
        for (int cell = 0; cell < puzzle.length; cell++) {
            puzzle[cell] = puzzle[cell] > 0 ? solution[cell] : 0;
        }
        complete();
    }

    /** Adds orbits until the puzzle has one solution, and then removes all that can go. */
    private void complete() {
        while (findOther(puzzle)) {
            add(orbits[orbitOf[differing[random.nextInt(countDiffering())]]]);
        }
        removal.start(puzzle, solution);
        random.shuffle(order);
        for (int orbit : order) {
            if (puzzle[orbits[orbit][0]] > 0) {
                removal.remove(orbits[orbit]);
            }
        }
    }

    /**
     * Makes a puzzle with the same solution near a proper one whose givens are whole orbits: adds an orbit, and then removes every orbit that can go,
     * the new one last. Usually one or two orbits go.
     */
    void exchange(Generated start) {
        copy(start);
        random.shuffle(order);
        int added = order[0];
        for (int i = 1; puzzle[orbits[added][0]] > 0 && i < order.length; i++) {
            added = order[i];
        }
        add(orbits[added]);
        removal.start(puzzle, solution);
        for (int orbit : order) {
            if (orbit != added && puzzle[orbits[orbit][0]] > 0) {
                removal.remove(orbits[orbit]);
            }
        }
        removal.remove(orbits[added]);
    }

    private void copy(Generated start) {
        for (int cell = 0; cell < puzzle.length; cell++) {
            puzzle[cell] = start.puzzle().digit(cell);
            solution[cell] = (byte) start.solution().digit(cell);
        }
    }

    private void takeSome() {
        int left = 1 + random.nextInt(MOST_TAKEN);
        for (int i = 0; left > 0 && i < order.length; i++) {
            int[] orbit = orbits[order[i]];
            if (puzzle[orbit[0]] > 0) {
                for (int cell : orbit) {
                    puzzle[cell] = 0;
                }
                left--;
            }
        }
    }

    private void chooseSolution() {
        solver.start(puzzle);
        int count = (int) solver.advance(MOST_SOLUTIONS, Long.MAX_VALUE);
        solver.start(puzzle);
        solver.advance(1 + random.nextInt(count), Long.MAX_VALUE);
        read(solution);
    }

    private void read(byte[] digits) {
        solver.writeSolution(digits, 0);
        for (int cell = 0; cell < digits.length; cell++) {
            digits[cell] = (byte) (digits[cell] - '0');
        }
    }

    /** Finds a solution that is not the one chosen. Returns whether there is one. */
    private boolean findOther(int[] givens) {
        solver.start(givens);
        for (int i = 0; i < 2; i++) {
            if (solver.advance(1, Long.MAX_VALUE) == 0) {
                return false;
            }
            read(other);
            if (countDiffering() > 0) {
                return true;
            }
        }
        return false;
    }

    /** Lists the cells in which the two solutions differ; none of them holds a given. Returns their number. */
    private int countDiffering() {
        int count = 0;
        for (int cell = 0; cell < other.length; cell++) {
            if (other[cell] != solution[cell]) {
                differing[count++] = cell;
            }
        }
        return count;
    }

    private void add(int[] orbit) {
        for (int cell : orbit) {
            puzzle[cell] = solution[cell];
        }
    }
}
