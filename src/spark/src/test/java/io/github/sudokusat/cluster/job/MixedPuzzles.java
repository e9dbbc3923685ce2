package io.github.sudokusat.cluster.job;

import io.github.sudokusat.cli.Cli;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Lines with puzzles of many kinds, among them bad ones. */
final class MixedPuzzles {

    private static final List<String> LINES = List.of(
            Cli.EASY,
            Cli.HARD,
            Cli.EASY.replace('.', '0') + " # with a comment",
            Cli.BAD,
            Cli.EASY + "1",
            Cli.EASY.substring(1),
            Cli.TWO,
            Cli.NONE,
            Cli.CLASH,
            "1" + Cli.EASY_SOLUTION.substring(1),
            Cli.EASY_SOLUTION,
            "",
            "  ",
            "# a comment",
            "abc",
            "5....................................",
            "Gr\u00fc\u00dfe");

    private MixedPuzzles() {}

    /** A line of each kind. */
    static List<String> each() {
        return LINES;
    }

    /** A number of lines at random, the first of which is a puzzle. */
    static List<String> random(long seed, int count) {
        Random random = new Random(seed);
        List<String> lines = new ArrayList<>(List.of(Cli.EASY, Cli.EASY));
        while (lines.size() < count) {
            String line = LINES.get(random.nextInt(LINES.size()));
            boolean isPuzzle = line.equals(Cli.EASY) || line.equals(Cli.HARD);
            lines.add(isPuzzle ? relabelled(line, random) : line);
        }
        return lines;
    }

    /** The same puzzle with other digits. */
    static String relabelled(String puzzle, Random random) {
        int shift = random.nextInt(9);
        StringBuilder line = new StringBuilder();
        for (int i = 0; i < puzzle.length(); i++) {
            char c = puzzle.charAt(i);
            line.append(c >= '1' && c <= '9' ? (char) ('1' + (c - '1' + shift) % 9) : c);
        }
        return line.toString();
    }
}
