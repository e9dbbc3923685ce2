/**
 * Answers that can be checked: certificates, and why a puzzle is as it is.
 *
 * <p>{@link io.github.sudokusat.prove.Certifier} writes a certificate that a puzzle has one solution, or none, and
 * {@link io.github.sudokusat.prove.CertificateVerifier} checks it; {@link io.github.sudokusat.prove.RupChecker} checks any proof against any
 * formula and knows no solver. The package uses SAT solvers through their port alone, reads from {@code Readable} and writes to
 * {@code Appendable}. What is made from a solver is as safe for several threads as that is; a checker belongs to one thread.
 */
@NullMarked
package io.github.sudokusat.prove;

import org.jspecify.annotations.NullMarked;
