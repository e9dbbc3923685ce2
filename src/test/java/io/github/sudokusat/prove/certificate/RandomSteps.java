package io.github.sudokusat.prove.certificate;

import io.github.sudokusat.sat.Formulas;
import io.github.sudokusat.testing.NaiveRup;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Proofs of random steps. */
final class RandomSteps {

    private RandomSteps() {}

    /** Random steps: mostly clauses that have a chance of following, and deletions of clauses that exist. */
    static String of(int variables, List<int[]> formula, Random random) {
        StringBuilder proof = new StringBuilder();
        List<int[]> there = new ArrayList<>(formula);
        for (int steps = random.nextInt(12); steps > 0; steps--) {
            if (random.nextInt(3) == 0) {
                append("d ", there.get(random.nextInt(there.size())), proof);
                continue;
            }
            int[] clause = Formulas.literals(variables, random.nextInt(5), random);
            if (random.nextInt(8) != 0 && !NaiveRup.accepts(variables, withUnits(there, clause), "0\n")) {
                steps += random.nextInt(10) == 0 ? 0 : 1;
                continue;
            }
            there.add(clause);
            append("", clause, proof);
        }
        return random.nextInt(4) == 0 ? proof.toString() : proof + "0\n";
    }

    private static List<int[]> withUnits(List<int[]> formula, int[] clause) {
        List<int[]> all = new ArrayList<>(formula);
        for (int literal : clause) {
            all.add(new int[] {-literal});
        }
        return all;
    }

    private static void append(String sign, int[] clause, StringBuilder proof) {
        proof.append(sign);
        for (int literal : clause) {
            proof.append(literal).append(' ');
        }
        proof.append("0\n");
    }
}
