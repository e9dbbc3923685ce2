package io.github.sudokusat.count.classic;

/** The permutation of the triples of a stack by an automorphism that maps the stack to itself. */
final class StackAction {

    private final int[] images;

    /**
     * Computes the image of every triple.
     *
     * @param orientation the classes and triples
     * @param stack the stack
     * @param move an automorphism of the clues with {@code move.stack(stack) == stack}
     * @throws IllegalStateException if the move is not an automorphism and the image of a triple is not a triple
     */
    StackAction(Orientation orientation, int stack, Move move) {
        ChuteTriples triples = orientation.stack(stack);
        int[][] maps = new int[Clues.CHUTES][];
        int[] boxOf = new int[Clues.CHUTES];
        for (int band = 0; band < Clues.CHUTES; band++) {
            maps[band] = classMap(
                    orientation.columns(band, stack), orientation.columns(move.band(band), stack), stack, move);
            boxOf[move.band(band)] = band;
        }
        images = new int[triples.size()];
        for (int triple = 0; triple < images.length; triple++) {
            images[triple] = triples.find(
                    maps[boxOf[0]][triples.at(triple, boxOf[0])],
                    maps[boxOf[1]][triples.at(triple, boxOf[1])],
                    maps[boxOf[2]][triples.at(triple, boxOf[2])]);
            if (images[triple] < 0) {
                throw new IllegalStateException("no automorphism: " + move);
            }
        }
    }

    /** The image of one triple, without computing the other images. */
    static int image(Orientation orientation, int stack, Move move, int triple) {
        int[] classes = new int[Clues.CHUTES];
        for (int band = 0; band < Clues.CHUTES; band++) {
            classes[move.band(band)] = image(
                    orientation.columns(band, stack),
                    orientation.columns(move.band(band), stack),
                    stack,
                    move,
                    orientation.stack(stack).at(triple, band));
        }
        return orientation.stack(stack).find(classes[0], classes[1], classes[2]);
    }

    private static int[] classMap(BoxClasses from, BoxClasses to, int stack, Move move) {
        int[] map = new int[from.count()];
        for (int i = 0; i < map.length; i++) {
            map[i] = image(from, to, stack, move, i);
        }
        return map;
    }

    private static int image(BoxClasses from, BoxClasses to, int stack, Move move, int wordClass) {
        int word = from.representative(wordClass);
        int code = 0;
        for (int digit = 0; digit < Words.DIGITS; digit++) {
            int column = move.columns()[3 * stack + Words.letter(word, digit)];
            code += Words.codeOf(move.digits()[digit], column - 3 * stack);
        }
        int image = to.classOf(Words.ofCode(code));
        if (image < 0) {
            throw new IllegalStateException("no automorphism: " + move);
        }
        return image;
    }

    /** The image of a triple. */
    int image(int triple) {
        return images[triple];
    }
}
