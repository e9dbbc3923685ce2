package io.github.sudokusat.cli.quick;

import io.github.sudokusat.engine.bits.BitSolver;
import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/**
 * A command line that {@link QuickSolve} can answer: {@code solve} or {@code check}, one puzzle of 81 digits and dots or a file that holds only one,
 * and optionally the form of the answer.
 */
public final class QuickArguments {

    private static final int CELLS = BitSolver.CELLS;
    /** The cells with CR LF at the end. */
    private static final int LONGEST_FILE = CELLS + 2;

    private final boolean isCheck;
    private final @Nullable String form;
    private final byte[] puzzle;

    private QuickArguments(boolean isCheck, @Nullable String form, byte[] puzzle) {
        this.isCheck = isCheck;
        this.form = form;
        this.puzzle = puzzle;
    }

    /** Parses the arguments; null if they ask for anything else. */
    static @Nullable public QuickArguments of(String[] arguments) {
        if (arguments.length < 2 || !(arguments[0].equals("solve") || arguments[0].equals("check"))) {
            return null;
        }
        String form = null;
        String puzzle = null;
        for (int i = 1; i < arguments.length; i++) {
            if (arguments[i].equals("--format") && form == null && i + 1 < arguments.length) {
                form = arguments[++i];
            } else if (arguments[i].startsWith("-") || puzzle != null) {
                return null;
            } else {
                puzzle = arguments[i];
            }
        }
        boolean isKnown = form == null || form.equals("line") || form.equals("picture");
        byte[] cells = puzzle == null || !isKnown ? null : read(puzzle);
        return cells == null ? null : new QuickArguments(arguments[0].equals("check"), form, cells);
    }

    /** The cells that an argument holds, or that the file which it names holds; null if there are none. */
    private static byte @Nullable [] read(String argument) {
        File file = new File(argument);
        if (!file.exists()) {
            return argument.length() == CELLS ? cells(bytes(argument), CELLS) : null;
        }
        if (file.length() < CELLS || file.length() > LONGEST_FILE || !file.isFile()) {
            return null;
        }
        byte[] bytes = new byte[LONGEST_FILE + 1];
        try (FileInputStream in = new FileInputStream(file)) {
            return cells(bytes, in.read(bytes));
        } catch (IOException e) {
            // The full command line reports the reason.
            return null;
        }
    }

    /** The characters of a text; 0 for those beyond ASCII. */
    private static byte[] bytes(String text) {
        byte[] bytes = new byte[text.length()];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) (text.charAt(i) < 0x80 ? text.charAt(i) : 0);
        }
        return bytes;
    }

    /** The bytes if they are digits and dots, 81 of them, with or without one line end after them; else null. */
    private static byte @Nullable [] cells(byte[] bytes, int length) {
        for (int cell = 0; cell < CELLS; cell++) {
            if (bytes[cell] != '.' && (bytes[cell] < '0' || bytes[cell] > '9')) {
                return null;
            }
        }
        boolean isEnded = length == CELLS
                || (length == CELLS + 1 && bytes[CELLS] == '\n')
                || (length == CELLS + 2 && bytes[CELLS] == '\r' && bytes[CELLS + 1] == '\n');
        return isEnded ? bytes : null;
    }

    /** Whether only uniqueness is asked for, not the solution. */
    boolean isCheck() {
        return isCheck;
    }

    /** Whether a picture is wanted. */
    boolean isPicture(boolean outIsTerminal) {
        return form == null ? outIsTerminal : form.equals("picture");
    }

    /** The puzzle in the first 81 bytes: digits, and 0 or a dot for a blank. Not a copy. */
    byte[] puzzle() {
        return puzzle;
    }
}
