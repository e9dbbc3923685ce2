package io.github.sudokusat.web.worker;

import org.teavm.model.BasicBlock;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.Instruction;
import org.teavm.model.MethodHolder;
import org.teavm.model.MethodReference;
import org.teavm.model.instructions.InvokeInstruction;

/**
 * Part of the build: has SAT4J replace a blank literally. It does so with a regular expression, in a method that prints a model, and this single use
 * would bring all of {@code java.util.regex} into the page, a fifteenth of its size.
 */
public final class LiteralReplace implements ClassHolderTransformer {

    private static final String SOLVER = "org.sat4j.minisat.core.Solver";
    private static final MethodReference REPLACE_ALL =
            new MethodReference(String.class, "replaceAll", String.class, String.class, String.class);
    private static final MethodReference REPLACE =
            new MethodReference(String.class, "replace", CharSequence.class, CharSequence.class, String.class);

    @Override
    public void transformClass(ClassHolder type, ClassHolderTransformerContext context) {
        if (type.getName().equals(SOLVER)) {
            for (MethodHolder method : type.getMethods()) {
                if (method.hasProgram()) {
                    method.getProgram().getBasicBlocks().forEach(LiteralReplace::transform);
                }
            }
        }
    }

    private static void transform(BasicBlock block) {
        for (Instruction instruction : block) {
            if (instruction instanceof InvokeInstruction call
                    && call.getMethod().equals(REPLACE_ALL)) {
                call.setMethod(REPLACE);
            }
        }
    }
}
