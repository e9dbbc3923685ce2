package io.github.sudokusat.prove.certificate;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

/** Damages proofs. */
final class DamagedText {

    private DamagedText() {}

    /** The text with a line, a word or a character changed, or cut off. */
    static String of(String proof, Random random) {
        List<String> lines = new ArrayList<>(Arrays.asList(proof.split("\n", -1)));
        int at = random.nextInt(lines.size());
        String other = lines.get(random.nextInt(lines.size()));
        switch (random.nextInt(6)) {
            case 0 -> lines.remove(at);
            case 1 -> lines.add(at, other);
            case 2 -> {
                return proof.substring(0, random.nextInt(proof.length()));
            }
            case 3, 4 -> {
                int place = random.nextInt(proof.length());
                return proof.substring(0, place)
                        + "0123456789 -d\nx".charAt(random.nextInt(15))
                        + proof.substring(place + random.nextInt(2));
            }
            default -> {
                String[] words = lines.get(at).split(" ", -1);
                String word = words[random.nextInt(words.length)];
                int place = random.nextInt(words.length);
                words[place] = random.nextBoolean() ? word : Integer.toString(random.nextInt(60));
                lines.set(at, String.join(" ", words));
            }
        }
        return String.join("\n", lines);
    }
}
