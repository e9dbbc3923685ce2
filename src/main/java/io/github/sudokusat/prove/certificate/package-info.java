/**
 * Certificates: proofs, checkable by anyone, that a puzzle has exactly one solution or none.
 *
 * <p>{@link io.github.sudokusat.prove.certificate.Certifier} writes a certificate and
 * {@link io.github.sudokusat.prove.certificate.CertificateVerifier} checks it; {@link io.github.sudokusat.prove.certificate.RupChecker} checks any
 * proof against any formula and depends on no solver. The package uses SAT solvers only through their port, reads from {@code Readable} and writes to
 * {@code Appendable}. A certifier is safe for use by several threads if its solver is; a checker belongs to one thread.
 */
@NullMarked
package io.github.sudokusat.prove.certificate;

import org.jspecify.annotations.NullMarked;
