package io.github.sudokusat.cli;

import io.github.sudokusat.cli.output.ExitCode;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Proxy;

/**
 * Makes the interrupt key, or a request to terminate, stop a run cleanly: its results so far are reported and kept. A second interrupt ends the
 * program at once.
 *
 * <p>The JVM's class for signals is not part of its documented interface, so it is accessed by reflection; if it is missing, the key ends the program
 * as it would any other.
 */
final class Signals {

    private Signals() {}

    /** Runs a task on the first interrupt; the second interrupt ends the program. A later call replaces an earlier one. */
    static void onInterrupt(Runnable stop) {
        int[] times = new int[1];
        InvocationHandler handler = (proxy, method, arguments) -> {
            if (method.getName().equals("handle")) {
                if (++times[0] > 1) {
                    // Not halt: temporary files are removed on the way out.
                    System.exit(ExitCode.LIMIT);
                }
                stop.run();
                return null;
            }
            return method.getName().equals("hashCode")
                    ? (Object) System.identityHashCode(proxy)
                    : method.getName().equals("equals") ? (Object) (proxy == arguments[0]) : "interrupt";
        };
        try {
            Class<?> signal = Class.forName("sun.misc.Signal");
            Class<?> signalHandler = Class.forName("sun.misc.SignalHandler");
            Object target =
                    Proxy.newProxyInstance(Signals.class.getClassLoader(), new Class<?>[] {signalHandler}, handler);
            for (String name : new String[] {"INT", "TERM"}) {
                Object instance = signal.getConstructor(String.class).newInstance(name);
                signal.getMethod("handle", signal, signalHandler).invoke(null, instance, target);
            }
        } catch (ReflectiveOperationException | RuntimeException e) {
            // No signals here: the interrupt key ends the program, and its shutdown removes temporary files.
        }
    }
}
