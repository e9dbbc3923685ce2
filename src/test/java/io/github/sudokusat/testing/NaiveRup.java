package io.github.sudokusat.testing;

import io.github.sudokusat.cnf.Cnf;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A proof checker that follows the definition of RUP and does nothing to be fast: for each clause that is added, it passes over all clauses until
 * nothing more follows. The oracle of the tests of proofs, independent of the main code.
 */
public final class NaiveRup {

    private static final Pattern STEP = Pattern.compile("(d\\s+)?((?!-?0+\\s)-?[0-9]{1,11}\\s+)*0{1,11}\\s*");

    private final int variables;
    private final List<int[]> clauses = new ArrayList<>();

    private NaiveRup(int variables, List<int[]> formula) {
        this.variables = variables;
        formula.forEach(clause -> clauses.add(set(clause)));
    }

    /** Whether the text is a proof: every step is well-formed and right, and the last clause that is added is the empty one. */
    public static boolean accepts(int variables, List<int[]> formula, String proof) {
        return wrongLine(variables, formula, proof) == 0;
    }

    /** The same check for a formula in memory. */
    public static boolean accepts(Cnf formula, String proof) {
        return accepts(formula.variables(), clauses(formula), proof);
    }

    /** The clauses of a formula. */
    public static List<int[]> clauses(Cnf formula) {
        List<int[]> clauses = new ArrayList<>();
        formula.forEach((literals, length) -> clauses.add(Arrays.copyOf(literals, length)));
        return clauses;
    }

    /** The first wrong line, from 1; −1 if all lines are right but the empty clause is missing at the end; 0 for a proof. */
    public static int wrongLine(int variables, List<int[]> formula, String proof) {
        NaiveRup checker = new NaiveRup(variables, formula);
        boolean isEmpty = false;
        String[] lines = proof.split("\n", -1);
        for (int i = 0; i < lines.length; i++) {
            String line = lines[i].strip();
            if (line.isEmpty() || line.startsWith("c")) {
                continue;
            }
            int[] clause = STEP.matcher(line).matches() ? checker.literals(line) : null;
            if (clause == null) {
                return i + 1;
            }
            if (line.startsWith("d")) {
                checker.delete(clause);
            } else if (checker.hasRup(clause)) {
                checker.clauses.add(clause);
                isEmpty = clause.length == 0;
            } else {
                return i + 1;
            }
        }
        return isEmpty ? 0 : -1;
    }

    /** Null if a literal is beyond the variables. */
    private int @Nullable [] literals(String line) {
        String[] words = line.replaceFirst("^d\\s+", "").split("\\s+", -1);
        int[] literals = new int[words.length - 1];
        for (int i = 0; i < literals.length; i++) {
            long literal = Long.parseLong(words[i]);
            if (Math.abs(literal) > variables) {
                return null;
            }
            literals[i] = (int) literal;
        }
        return set(literals);
    }

    private static int[] set(int[] literals) {
        return Arrays.stream(literals).sorted().distinct().toArray();
    }

    private void delete(int[] clause) {
        for (int i = 0; i < clauses.size(); i++) {
            if (Arrays.equals(clauses.get(i), clause)) {
                clauses.remove(i);
                return;
            }
        }
    }

    private boolean hasRup(int[] clause) {
        boolean[] positive = new boolean[variables + 1];
        boolean[] negative = new boolean[variables + 1];
        for (int literal : clause) {
            make(-literal, positive, negative);
        }
        boolean isChanged = true;
        while (isChanged) {
            isChanged = false;
            for (int[] other : clauses) {
                int open = 0;
                int last = 0;
                for (int literal : other) {
                    if (!isTrue(-literal, positive, negative)) {
                        open++;
                        last = literal;
                    }
                }
                if (open == 0) {
                    return true;
                }
                if (open == 1 && !isTrue(last, positive, negative)) {
                    make(last, positive, negative);
                    isChanged = true;
                }
            }
            for (int variable = 1; variable <= variables; variable++) {
                if (positive[variable] && negative[variable]) {
                    return true;
                }
            }
        }
        return false;
    }

    private static void make(int literal, boolean[] positive, boolean[] negative) {
        (literal > 0 ? positive : negative)[Math.abs(literal)] = true;
    }

    private static boolean isTrue(int literal, boolean[] positive, boolean[] negative) {
        return (literal > 0 ? positive : negative)[Math.abs(literal)];
    }
}
