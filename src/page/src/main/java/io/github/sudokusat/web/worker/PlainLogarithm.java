package io.github.sudokusat.web.worker;

import org.teavm.model.BasicBlock;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.Instruction;
import org.teavm.model.MethodHolder;
import org.teavm.model.MethodReference;
import org.teavm.model.ValueType;
import org.teavm.model.instructions.InvokeInstruction;

/**
 * Part of the build: has TeaVM's {@code BigDecimal} count the digits of a number by comparing it with powers of ten. It does so with the tables by
 * which TeaVM writes a {@code double}, and this single use would bring them into the page, eight kilobytes that hardly compress.
 */
public final class PlainLogarithm implements ClassHolderTransformer {

    private static final String DECIMAL = "java.math.BigDecimal";
    private static final MethodReference WITH_TABLES = new MethodReference(
            "org.teavm.classlib.impl.text.DoubleAnalyzer", "fastIntLog10", ValueType.DOUBLE, ValueType.INTEGER);
    private static final MethodReference WITHOUT_TABLES =
            new MethodReference(InPage.class, "floorLog10", double.class, int.class);

    @Override
    public void transformClass(ClassHolder type, ClassHolderTransformerContext context) {
        if (type.getName().equals(DECIMAL)) {
            for (MethodHolder method : type.getMethods()) {
                if (method.hasProgram()) {
                    method.getProgram().getBasicBlocks().forEach(PlainLogarithm::transform);
                }
            }
        }
    }

    private static void transform(BasicBlock block) {
        for (Instruction instruction : block) {
            if (instruction instanceof InvokeInstruction call
                    && call.getMethod().equals(WITH_TABLES)) {
                call.setMethod(WITHOUT_TABLES);
            }
        }
    }

    /** What is called in the page: apart from the rest, which would come with it. */
    static final class InPage {

        /** The logarithm of the greatest power of ten that a double can be. */
        private static final int GREATEST = 308;

        private InPage() {}

        /** The logarithm of 1 or more to base 10, rounded down. */
        static int floorLog10(double number) {
            int logarithm = 0;
            for (double power = 10; power <= number && logarithm < GREATEST; power *= 10) {
                logarithm++;
            }
            return logarithm;
        }
    }
}
