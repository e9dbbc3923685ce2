package io.github.sudokusat.generate;

import io.github.sudokusat.logic.step.Technique;
import io.github.sudokusat.run.RandomStream;

/**
 * Which givens of a solved 9 × 9 grid to remove first, and which last, so that puzzles that need a rare technique become more frequent. What is
 * removed first is hardly ever given, and what is removed last is given more often.
 */
interface Bias {

    int FIRST = 0;
    int EARLY = 1;
    /** The rank of cells that no bias ranks. */
    int LATER = 2;

    int LAST = 3;

    /** No bias: all givens in random order. */
    Bias NONE = (solution, random, ranks) -> {};

    /**
     * Chooses a pattern at random, and ranks the cells by when their givens are to be removed.
     *
     * @param ranks receives for each cell that is not to stay at {@link #LATER} one of the four ranks
     */
    void rank(byte[] solution, RandomStream random, int[] ranks);

    /**
     * The number of changes after which a puzzle that gets to use the technique, but is not solved by it, is given up. Fewer are better where another
     * such puzzle is soon found.
     */
    default int changes() {
        return 600;
    }

    /** The bias that helps to find puzzles that need a technique. */
    static Bias of(Technique technique) {
        return switch (technique) {
            case HIDDEN_QUAD -> new HouseBias();
            case JELLYFISH, FINNED_JELLYFISH -> new FishBias(false);
            case SASHIMI_JELLYFISH -> new FishBias(true);
            case UNIQUE_RECTANGLE_5, AVOIDABLE_RECTANGLE_2 -> new RectangleBias();
            default -> NONE;
        };
    }

    /** Removes the givens of a house first. A hidden quad that is not a smaller naked set as well needs a house of nine blanks. */
    final class HouseBias implements Bias {

        private static final int SIDE = 9;
        private static final int BOX = 3;

        @Override
        public void rank(byte[] solution, RandomStream random, int[] ranks) {
            int chosen = random.nextInt(SIDE);
            int kind = random.nextInt(3);
            for (int cell = 0; cell < ranks.length; cell++) {
                int house = switch (kind) {
                    case 0 -> cell / SIDE;
                    case 1 -> cell % SIDE;
                    default -> cell / (BOX * SIDE) * BOX + cell % SIDE / BOX;
                };
                if (house == chosen) {
                    ranks[cell] = FIRST;
                }
            }
        }
    }
}
