/**
 * Certificates as files, wherever these are kept: making them, checking them, and what they say to a stranger. Internal.
 */
@NullMarked
package io.github.sudokusat.answer.certificate;

import org.jspecify.annotations.NullMarked;
