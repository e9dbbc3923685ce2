package io.github.sudokusat.text;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** Compresses a text as {@link LzString} describes. */
final class LzCompressor {

    /** The codes of phrases: that of a phrase without its last character, or 0, and the last character lead to that of the phrase. */
    private final Map<Long, Integer> codes = new HashMap<>();

    /** The codes of single characters that have not been announced. */
    private final Set<Integer> news = new HashSet<>();

    private final StringBuilder out = new StringBuilder();
    private int announced;
    /** The bits of the character that is not complete, and their number. */
    private int bits;

    private int size;

    String compress(CharSequence text) {
        int phrase = 0;
        char last = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            int single = codeOfCharacter(c);
            int longer = phrase == 0 ? single : codes.getOrDefault(key(phrase, c), 0);
            if (longer == 0) {
                write(phrase, last);
                codes.put(key(phrase, c), LzString.FIRST_PHRASE + codes.size());
                longer = single;
            }
            phrase = longer;
            last = c;
        }
        if (phrase != 0) {
            write(phrase, last);
        }
        writeBits(LzString.END, LzString.width(announced));
        return padded();
    }

    private static long key(int phrase, char c) {
        return (long) phrase << Character.SIZE | c;
    }

    private int codeOfCharacter(char c) {
        Integer known = codes.get(key(0, c));
        if (known != null) {
            return known;
        }
        int code = LzString.FIRST_PHRASE + codes.size();
        codes.put(key(0, c), code);
        news.add(code);
        return code;
    }

    /** Writes a phrase; its last character is the only one if it is new. */
    private void write(int phrase, char last) {
        int width = LzString.width(announced);
        if (news.remove(phrase)) {
            boolean isByte = last < 1 << LzString.BYTE_BITS;
            writeBits(isByte ? LzString.NEW_BYTE : LzString.NEW_CHARACTER, width);
            writeBits(last, isByte ? LzString.BYTE_BITS : LzString.CHARACTER_BITS);
            announced++;
        } else {
            writeBits(phrase, width);
        }
        announced++;
    }

    private void writeBits(int value, int width) {
        for (int i = 0; i < width; i++) {
            bits = bits << 1 | (value >> i & 1);
            size++;
            if (size == Base64Text.BITS) {
                out.append(Base64Text.of(bits));
                bits = 0;
                size = 0;
            }
        }
    }

    /** The characters, filled up to a multiple of four. The original begins another character even if the last one is complete. */
    private String padded() {
        out.append(Base64Text.of(bits << (Base64Text.BITS - size)));
        while (out.length() % 4 != 0) {
            out.append('=');
        }
        return out.toString();
    }
}
