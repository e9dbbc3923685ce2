/**
 * Export of a puzzle as a model in the languages of other communities: constraint programming, answer sets, and satisfiability modulo theories.
 *
 * <p>The entry point is {@link io.github.sudokusat.export.model.ModelExport}. A model has an integer variable for each cell, and states each rule by
 * what the language has for it.
 */
@NullMarked
package io.github.sudokusat.export.model;

import org.jspecify.annotations.NullMarked;
