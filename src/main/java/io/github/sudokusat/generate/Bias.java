package io.github.sudokusat.generate;

import io.github.sudokusat.logic.step.Technique;
import io.github.sudokusat.run.RandomStream;

/** Which givens to remove first, so that puzzles that need a rare technique become more frequent. */
enum Bias {
    NONE,
    /** The givens of a house. A hidden quad that is not a smaller naked set as well needs a house of nine blanks. */
    HOUSE,
    /** The givens of a digit. A jellyfish that is not a smaller fish as well needs a digit that is missing from at least eight rows. */
    DIGIT;

    private static final int SIDE = 9;
    private static final int KINDS_OF_HOUSE = 3;

    /** The bias that helps to find puzzles that need a technique. */
    static Bias of(Technique technique) {
        return switch (technique) {
            case HIDDEN_QUAD -> HOUSE;
            case JELLYFISH, FINNED_JELLYFISH, SASHIMI_JELLYFISH -> DIGIT;
            default -> NONE;
        };
    }

    /** Chooses a house or digit at random, and moves the orbits that it touches to the front. */
    void arrange(int[] order, int[][] orbits, byte[] solution, RandomStream random) {
        if (this == NONE) {
            return;
        }
        int chosen = random.nextInt(SIDE);
        int kind = this == HOUSE ? random.nextInt(KINDS_OF_HOUSE) : KINDS_OF_HOUSE;
        int front = 0;
        for (int i = 0; i < order.length; i++) {
            int orbit = order[i];
            if (touches(orbits[orbit], kind, chosen, solution)) {
                order[i] = order[front];
                order[front++] = orbit;
            }
        }
    }

    private static boolean touches(int[] orbit, int kind, int chosen, byte[] solution) {
        for (int cell : orbit) {
            int number = switch (kind) {
                case 0 -> cell / SIDE;
                case 1 -> cell % SIDE;
                case 2 -> cell / (KINDS_OF_HOUSE * SIDE) * KINDS_OF_HOUSE + cell % SIDE / KINDS_OF_HOUSE;
                default -> solution[cell] - 1;
            };
            if (number == chosen) {
                return true;
            }
        }
        return false;
    }
}
