package io.github.sudokusat.prove.certificate;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

/** Damages proofs. */
final class DamagedText {

    private DamagedText() {}

    /** The bytes, a character each, with one changed, inserted or left out, some repeated, or the rest cut off. */
    static String ofBytes(String proof, Random random) {
        int place = random.nextInt(proof.length());
        int end = Math.min(proof.length(), place + 1 + random.nextInt(12));
        char some = (char) random.nextInt(random.nextBoolean() ? 256 : 40);
        return switch (random.nextInt(5)) {
            case 0 -> proof.substring(0, place) + proof.substring(place + 1);
            case 1 -> proof.substring(0, end) + proof.substring(place);
            case 2 -> proof.substring(0, place);
            case 3 -> proof.substring(0, place) + some + proof.substring(place);
            default -> proof.substring(0, place) + some + proof.substring(place + 1);
        };
    }

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
