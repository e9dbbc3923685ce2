package io.github.sudokusat.testing.rules;

import java.math.BigInteger;
import java.util.Base64;

/** Automata as the Interactive Sudoku Solver writes them, packed here once more, apart from what reads them. */
public final class PackedAutomata {

    private PackedAutomata() {}

    /**
     * An automaton of two states that reads no greater digit right after a digit.
     *
     * @param side the number of symbols, 16 at most
     * @param digit the digit
     * @return the automaton in base64
     */
    public static String noGreaterAfter(int side, int digit) {
        StringBuilder bits = new StringBuilder("01" + "0000" + number(side - 1, 4) + "1" + "1" + "1");
        for (int state = 0; state < 2; state++) {
            int most = state == 0 ? side : digit;
            bits.append("0".repeat(side - most)).append("1".repeat(most));
            for (int symbol = 1; symbol <= most; symbol++) {
                bits.append(symbol == digit ? '1' : '0');
            }
        }
        bits.append("0".repeat(Math.floorMod(-bits.length(), Byte.SIZE)));
        byte[] bytes = new byte[bits.length() / Byte.SIZE];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = new BigInteger(bits.substring(Byte.SIZE * i, Byte.SIZE * (i + 1)), 2).byteValue();
        }
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }

    private static String number(int value, int width) {
        String text = Integer.toBinaryString(value);
        return "0".repeat(width - text.length()) + text;
    }
}
