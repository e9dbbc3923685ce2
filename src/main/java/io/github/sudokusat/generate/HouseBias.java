package io.github.sudokusat.generate;

import io.github.sudokusat.run.RandomStream;

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
