package io.github.sudokusat.text;

import java.util.Arrays;

/**
 * Bytes that are compressed by Deflate (RFC 1951), without a header, and written in base64.
 *
 * <p>What the JDK does with {@code java.util.zip} must be done here, because that is not there in a browser. The same data are refused.
 */
public final class Inflate {

    private static final int STORED = 0;
    private static final int FIXED = 1;
    private static final int DYNAMIC = 2;

    private static final int LONGEST_CODE = 15;

    /** The literal that ends a block; those above it announce a repetition. */
    private static final int END = 256;

    private static final int LITERALS = 286;
    private static final int FIXED_LITERALS = 288;
    private static final int DISTANCES = 30;
    private static final int FARTHEST = 1 << 15;

    /** The literal that announces the longest repetition, which has no extra bits. */
    private static final int LONGEST_REPETITION = 285;

    /** The lengths of codes that stand for repeated lengths. */
    private static final int REPEAT = 16;

    private static final int SHORT_ZEROS = 17;

    /** In this order the lengths of the codes for the lengths of codes are given. */
    private static final int[] ORDER = {16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15};

    private final CharSequence text;
    private final int most;
    private final JsonFields.Failure failure;
    private byte[] out = new byte[1024];
    private int size;
    /** The index of the next bit. */
    private long position;
    /** The number of bits, in whole bytes. */
    private final long bits;

    private Inflate(CharSequence text, int most, JsonFields.Failure failure) {
        this.text = text;
        this.most = most;
        this.failure = failure;
        int length = text.length();
        while (length > 0 && text.charAt(length - 1) == '=') {
            length--;
        }
        this.bits = (long) length * Base64Text.BITS / Byte.SIZE * Byte.SIZE;
    }

    /**
     * Decompresses bytes.
     *
     * @param base64 the compressed bytes in base64, without blanks or escapes; padding may be missing
     * @param most the number of bytes up to which the result may have
     * @param failure creates the exceptions
     * @return the bytes
     * @throws RuntimeException from {@code failure} if a character is not one of base64, the data are malformed or end early, or the result has more
     *     than {@code most} bytes
     */
    public static byte[] inflate(CharSequence base64, int most, JsonFields.Failure failure) {
        return new Inflate(base64, most, failure).inflate();
    }

    /** Codes: how many have each length, and what they mean, in order. */
    private static final class Codes {
        private final int[] counts;
        private final int[] symbols;

        Codes(int[] counts, int... symbols) {
            this.counts = counts;
            this.symbols = symbols;
        }
    }

    private byte[] inflate() {
        boolean isLast;
        do {
            isLast = bit() == 1;
            switch (read(2)) {
                case STORED -> copyStored();
                case FIXED -> {
                    int[] lengths = new int[FIXED_LITERALS];
                    Arrays.fill(lengths, 8);
                    Arrays.fill(lengths, 144, END, 9);
                    Arrays.fill(lengths, END, 280, 7);
                    int[] distances = new int[32];
                    Arrays.fill(distances, 5);
                    readBlock(codes(lengths, true), codes(distances, true));
                }
                case DYNAMIC -> readDynamic();
                default -> throw damaged();
            }
        } while (!isLast);
        return Arrays.copyOf(out, size);
    }

    private void copyStored() {
        position = (position + Byte.SIZE - 1) / Byte.SIZE * Byte.SIZE;
        int length = read(16);
        if (read(16) != (~length & 0xFFFF)) {
            throw damaged();
        }
        for (int i = 0; i < length; i++) {
            put(read(Byte.SIZE));
        }
    }

    private void readDynamic() {
        int literals = END + 1 + read(5);
        int distances = 1 + read(5);
        int[] own = new int[ORDER.length];
        int count = 4 + read(4);
        for (int i = 0; i < count; i++) {
            own[ORDER[i]] = read(3);
        }
        if (literals > LITERALS || distances > DISTANCES) {
            throw damaged();
        }
        int[] lengths = lengths(literals + distances, codes(own, true));
        if (lengths[END] == 0) {
            throw damaged();
        }
        readBlock(
                codes(Arrays.copyOf(lengths, literals), false),
                codes(Arrays.copyOfRange(lengths, literals, lengths.length), false));
    }

    private int[] lengths(int number, Codes codes) {
        int[] lengths = new int[number];
        int index = 0;
        while (index < number) {
            int symbol = decode(codes);
            if (symbol < REPEAT) {
                lengths[index++] = symbol;
                continue;
            }
            int times = symbol == REPEAT ? 3 + read(2) : symbol == SHORT_ZEROS ? 3 + read(3) : 11 + read(7);
            if (index + times > number || (symbol == REPEAT && index == 0)) {
                throw damaged();
            }
            Arrays.fill(lengths, index, index + times, symbol == REPEAT ? lengths[index - 1] : 0);
            index += times;
        }
        return lengths;
    }

    /** The codes of some lengths, which must use up all codes; but if it need not be complete, there may be only one code, of one bit, or none. */
    private Codes codes(int[] lengths, boolean isComplete) {
        int[] counts = new int[LONGEST_CODE + 1];
        for (int length : lengths) {
            counts[length]++;
        }
        counts[0] = 0;
        int[] next = new int[LONGEST_CODE + 2];
        int free = 1;
        for (int length = 1; length <= LONGEST_CODE; length++) {
            next[length + 1] = next[length] + counts[length];
            free = 2 * free - counts[length];
            if (free < 0) {
                throw damaged();
            }
        }
        int number = next[LONGEST_CODE + 1];
        if (free > 0 && number > 0 && (isComplete || number > counts[1])) {
            throw damaged();
        }
        int[] symbols = new int[number];
        for (int symbol = 0; symbol < lengths.length; symbol++) {
            if (lengths[symbol] > 0) {
                symbols[next[lengths[symbol]]++] = symbol;
            }
        }
        return new Codes(counts, symbols);
    }

    private void readBlock(Codes literals, Codes distances) {
        for (int symbol = decode(literals); symbol != END; symbol = decode(literals)) {
            if (symbol < END) {
                put(symbol);
            } else {
                repeat(length(symbol), distance(decode(distances)));
            }
        }
    }

    /** The length of a repetition: four steps of each size, and then those of twice the size. */
    private int length(int symbol) {
        if (symbol >= LONGEST_REPETITION) {
            if (symbol > LONGEST_REPETITION) {
                throw damaged();
            }
            return 258;
        }
        int step = symbol - END - 1;
        int extra = Math.max(0, step / 4 - 1);
        return 3 + (step < 4 ? step : ((4 + step % 4) << extra) + read(extra));
    }

    /** How far back a repetition begins: two steps of each size, and then those of twice the size. */
    private int distance(int symbol) {
        if (symbol >= DISTANCES) {
            throw damaged();
        }
        int extra = Math.max(0, symbol / 2 - 1);
        return 1 + (symbol < 2 ? symbol : ((2 + symbol % 2) << extra) + read(extra));
    }

    private void repeat(int length, int distance) {
        if (distance > size || distance > FARTHEST) {
            throw damaged();
        }
        for (int i = 0; i < length; i++) {
            put(out[size - distance]);
        }
    }

    private void put(int value) {
        if (size == most) {
            throw failure.at(place(), "compressed text of at most " + most + " bytes");
        }
        if (size == out.length) {
            out = Arrays.copyOf(out, 2 * size);
        }
        out[size++] = (byte) value;
    }

    private int decode(Codes codes) {
        int code = 0;
        int index = 0;
        for (int length = 1; length <= LONGEST_CODE; length++) {
            code = code << 1 | bit();
            int count = codes.counts[length];
            if (code < count) {
                return codes.symbols[index + code];
            }
            index += count;
            code -= count;
        }
        throw damaged();
    }

    /** A number of some bits, the lowest first. */
    private int read(int width) {
        int value = 0;
        for (int i = 0; i < width; i++) {
            value |= bit() << i;
        }
        return value;
    }

    /** The next bit; those of a byte begin with the lowest, those of a character of base64 with the highest. */
    private int bit() {
        if (position >= bits) {
            throw failure.at(text.length(), "more compressed text");
        }
        long place = position ^ (Byte.SIZE - 1);
        int index = (int) (place / Base64Text.BITS);
        int value = Base64Text.value(text.charAt(index));
        if (value == Base64Text.NONE) {
            throw failure.at(index, "a character of base64");
        }
        position++;
        return value >> (Base64Text.BITS - 1 - (int) (place % Base64Text.BITS)) & 1;
    }

    private RuntimeException damaged() {
        return failure.at(place(), "compressed text that is not damaged");
    }

    private int place() {
        return (int) Math.min(position / Base64Text.BITS, text.length());
    }
}
