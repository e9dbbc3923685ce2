package io.github.sudokusat.encode;

import java.util.List;

/** What is known of a formula once it has been walked. */
record FormulaSize(int variables, long clauses, boolean isDetermined, List<RulePart> ruleParts) {}
