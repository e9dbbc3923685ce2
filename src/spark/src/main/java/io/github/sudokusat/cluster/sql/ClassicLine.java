package io.github.sudokusat.cluster.sql;

import io.github.sudokusat.engine.bits.BitSolver;
import org.apache.spark.unsafe.Platform;
import org.apache.spark.unsafe.types.UTF8String;

/** Lines of 81 characters that are a classic grid in the usual characters, without an object for each. */
final class ClassicLine {

    private static final ThreadLocal<ClassicLine> OF_THREAD = ThreadLocal.withInitial(ClassicLine::new);

    private final BitSolver solver = new BitSolver();
    private final byte[] in = new byte[BitSolver.CELLS];

    private ClassicLine() {}

    /** Whether a text has the length and only the characters of such a line. */
    static boolean isOne(UTF8String text) {
        if (text.numBytes() != BitSolver.CELLS) {
            return false;
        }
        for (int i = 0; i < BitSolver.CELLS; i++) {
            byte c = text.getByte(i);
            boolean isDigitOrBlank = (c >= '0' && c <= '9') || c == '.' || c == '*' || c == '_' || c == '?';
            if (!isDigitOrBlank) {
                return false;
            }
        }
        return true;
    }

    /** The solver of the calling thread, which has begun to search a line. */
    static BitSolver start(UTF8String line) {
        ClassicLine own = OF_THREAD.get();
        copy(line, own.in);
        own.solver.start(own.in, 0);
        return own.solver;
    }

    /** Copies a line. */
    static void copy(UTF8String line, byte[] to) {
        Platform.copyMemory(
                line.getBaseObject(), line.getBaseOffset(), to, Platform.BYTE_ARRAY_OFFSET, BitSolver.CELLS);
    }

    /** The solution that a solver has found. */
    static UTF8String solution(BitSolver solver) {
        byte[] out = new byte[BitSolver.CELLS];
        solver.writeSolution(out, 0);
        return UTF8String.fromBytes(out);
    }
}
