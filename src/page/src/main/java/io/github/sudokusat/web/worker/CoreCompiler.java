package io.github.sudokusat.web.worker;

import java.io.File;
import org.teavm.backend.javascript.JSModuleType;
import org.teavm.tooling.ConsoleTeaVMToolLog;
import org.teavm.tooling.TeaVMProblemRenderer;
import org.teavm.tooling.TeaVMTargetType;
import org.teavm.tooling.TeaVMTool;
import org.teavm.tooling.TeaVMToolException;
import org.teavm.vm.TeaVMOptimizationLevel;

/**
 * Part of the build: compiles the core, to WebAssembly or to JavaScript. TeaVM's Maven plugin does the same in Maven's own JVM. It is run in one of
 * its own because TeaVM orders functions by identity hash codes: only in a JVM where these are all equal are two builds equal.
 */
public final class CoreCompiler {

    private CoreCompiler() {}

    /**
     * Takes TeaVM's names of the target and of the optimisation level, and the file to write. The classes to compile are those of this program
     * itself.
     */
    public static void main(String... words) throws TeaVMToolException {
        File file = new File(words[2]);
        ConsoleTeaVMToolLog log = new ConsoleTeaVMToolLog(false);
        TeaVMTool tool = new TeaVMTool();
        tool.setLog(log);
        tool.setTargetType(TeaVMTargetType.valueOf(words[0]));
        tool.setOptimizationLevel(TeaVMOptimizationLevel.valueOf(words[1]));
        tool.setTargetDirectory(file.getParentFile());
        tool.setTargetFileName(file.getName());
        tool.setClassLoader(CoreCompiler.class.getClassLoader());
        tool.setMainClass(Worker.class.getName());
        tool.getTransformers().add(LiteralReplace.class.getName());
        tool.getTransformers().add(PlainLogarithm.class.getName());
        // A classic script with global functions, which a worker can be made of without a second request.
        tool.setJsModuleType(JSModuleType.NONE);
        tool.setObfuscated(true);
        tool.generate();
        TeaVMProblemRenderer.describeProblems(tool.getDependencyInfo().getCallGraph(), tool.getProblemProvider(), log);
        if (!tool.getProblemProvider().getSevereProblems().isEmpty()) {
            throw new IllegalStateException("TeaVM reports errors");
        }
    }
}
