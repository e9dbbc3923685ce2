package io.github.sudokusat.text;

import java.util.Arrays;

/**
 * Text compressed as the JavaScript library lz-string does (a variant of LZ78), in base64: so links carry puzzles.
 *
 * <p>Codes are read bit by bit, the lowest first, from characters whose highest bit comes first. Code 0 announces a new character of 8 bits, 1 one of
 * 16 bits, 2 the end; any other stands for a phrase that has occurred. Each code but the first adds a phrase: the one before and the first character
 * of this one. A code has as many bits as the number of phrases needs.
 *
 * <p>A phrase is kept as its place in the output, so memory is proportional to the lengths of input and output.
 */
public final class LzString {

    static final int NEW_BYTE = 0;
    static final int NEW_CHARACTER = 1;
    static final int END = 2;
    static final int FIRST_PHRASE = 3;
    static final int BYTE_BITS = 8;
    static final int CHARACTER_BITS = 16;

    private final CharSequence text;
    private final int length;
    private final int most;
    private final JsonFields.Failure failure;
    private final StringBuilder out = new StringBuilder();
    private int[] starts = new int[64];
    private int[] lengths = new int[64];
    private int phrases = FIRST_PHRASE;
    /** Where the next bit is read: a character, and a bit from the lowest. */
    private int index;

    private int bit = Base64Text.BITS;

    private LzString(CharSequence text, int length, int most, JsonFields.Failure failure) {
        this.text = text;
        this.length = length;
        this.most = most;
        this.failure = failure;
    }

    /**
     * Compresses a text.
     *
     * @param text the text
     * @return its compressed form, the same that lz-string makes
     */
    public static String compress(CharSequence text) {
        return new LzCompressor().compress(text);
    }

    /**
     * Decompresses a text.
     *
     * @param text the compressed form, without blanks or escapes; padding may be missing
     * @param most the length up to which the result may be
     * @param failure creates the exceptions
     * @return the text
     * @throws RuntimeException from {@code failure} if a character is not one of base64, the codes are malformed or end early, or the result is
     * longer than {@code most}
     */
    public static String decompress(CharSequence text, int most, JsonFields.Failure failure) {
        int length = text.length();
        while (length > 0 && text.charAt(length - 1) == '=') {
            length--;
        }
        return new LzString(text, length, most, failure).decompress();
    }

    /** The number of bits of a code, given how many phrases earlier codes announced: each new character one, and each code one. */
    static int width(int announced) {
        return Integer.SIZE - Integer.numberOfLeadingZeros(announced + 2);
    }

    private String decompress() {
        int announced = 0;
        int start = 0;
        for (int code = read(width(announced)); code != END; code = read(width(announced))) {
            boolean isNew = code == NEW_BYTE || code == NEW_CHARACTER;
            int c = isNew ? read(code == NEW_BYTE ? BYTE_BITS : CHARACTER_BITS) : 0;
            int phrase = isNew ? phrases : code;
            if (isNew) {
                addPhrase(out.length(), 1);
            }
            if (announced > 0) {
                addPhrase(start, out.length() - start + 1);
            }
            announced += isNew ? 2 : 1;
            start = out.length();
            if (isNew) {
                requireRoom(1);
                out.append((char) c);
            } else {
                repeat(phrase);
            }
        }
        return out.toString();
    }

    /** Appends a phrase, which may reach into what is being appended. */
    private void repeat(int phrase) {
        if (phrase >= phrases) {
            throw failure.at(index, "compressed text that is not damaged");
        }
        requireRoom(lengths[phrase]);
        for (int i = 0; i < lengths[phrase]; i++) {
            out.append(out.charAt(starts[phrase] + i));
        }
    }

    private void requireRoom(int more) {
        if (out.length() + more > most) {
            throw failure.at(index, "compressed text of at most " + most + " characters");
        }
    }

    private void addPhrase(int start, int size) {
        if (phrases == starts.length) {
            starts = Arrays.copyOf(starts, 2 * phrases);
            lengths = Arrays.copyOf(lengths, 2 * phrases);
        }
        starts[phrases] = start;
        lengths[phrases] = size;
        phrases++;
    }

    private int read(int width) {
        int code = 0;
        for (int i = 0; i < width; i++) {
            if (bit == 0) {
                bit = Base64Text.BITS;
                index++;
            }
            bit--;
            code |= (character() >> bit & 1) << i;
        }
        return code;
    }

    private int character() {
        int value = index < length ? Base64Text.value(text.charAt(index)) : Base64Text.NONE;
        if (value == Base64Text.NONE) {
            throw failure.at(index, index < length ? "a character of base64" : "more compressed text");
        }
        return value;
    }
}
