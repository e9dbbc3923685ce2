/**
 * The adapter to SAT solvers that are separate programs, such as minisat, cadical, picosat, cryptominisat and clasp.
 *
 * <p>The entry point is {@link io.github.sudokusat.sat.process.ExternalSolver}. A solve writes the formula to a file in a fresh directory that only
 * the user can read, runs the program on it, reads its answer, and checks a model against every clause. Whatever happens, the
 * program, all processes that it started, and the directory are gone when the call returns, or when the virtual machine shuts down
 * before that. Output goes to files rather than pipes: no pipe can fill up and block the program, no process that inherited a pipe can block
 * us, and no thread is needed to drain one.
 *
 * <p>A solver may be shared between threads, a session belongs to one at a time. This package uses files and processes and does not run in
 * a browser.
 */
@NullMarked
package io.github.sudokusat.sat.process;

import org.jspecify.annotations.NullMarked;
