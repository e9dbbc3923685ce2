package io.github.sudokusat.sat.process;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.cnf.Cnf;
import io.github.sudokusat.cnf.DimacsReader;
import io.github.sudokusat.cnf.DimacsWriter;
import io.github.sudokusat.cnf.Model;
import io.github.sudokusat.run.Cancellation;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.testing.Seeds;
import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.BitSet;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Tests the file of a session and the check of a model against it; each is compared with a list of the clauses in memory. */
class FormulaFileTest {

    private static final int VARIABLES = 12_345;

    private static Cnf copy(Cnf clauses) {
        Cnf copy = new Cnf();
        clauses.forEach(copy);
        return copy;
    }

    private static String text(Cnf cnf) {
        StringBuilder text = new StringBuilder();
        DimacsWriter.write(cnf, text);
        return text.toString();
    }

    private static int literal(Random random) {
        int variable = 1 + random.nextInt(random.nextBoolean() ? 9 : VARIABLES);
        return random.nextBoolean() ? variable : -variable;
    }

    /** A random clause, occasionally without literals, and with up to 40, which is more than a message holds. */
    private static void addClause(Random random, Cnf expected, FormulaFile formula) {
        int[] clause = new int[random.nextInt(random.nextInt(40) + 1)];
        for (int i = 0; i < clause.length; i++) {
            clause[i] = literal(random);
        }
        expected.add(clause, clause.length);
        switch (clause.length) {
            case 1 -> formula.add(clause[0]);
            case 2 -> formula.add(clause[0], clause[1]);
            case 3 -> formula.add(clause[0], clause[1], clause[2]);
            default -> formula.add(clause, clause.length);
        }
    }

    @Test
    void theFileHoldsAllClausesAndTheAssumptionsOfOneSolve() throws IOException {
        long seed = Seeds.seed();
        Random random = new Random(seed);
        for (int round = 0; round < 10; round++) {
            Cnf clauses = new Cnf();
            try (FormulaFile formula = new FormulaFile()) {
                for (int solve = 0; solve < 8; solve++) {
                    for (int i = random.nextInt(1 << random.nextInt(12)); i > 0; i--) {
                        addClause(random, clauses, formula);
                    }
                    Cnf expected = copy(clauses);
                    expected.declareVariables(VARIABLES);
                    int[] assumptions = new int[random.nextInt(5) * random.nextInt(500)];
                    for (int i = 0; i < assumptions.length; i++) {
                        assumptions[i] = literal(random);
                        expected.add(assumptions[i]);
                    }
                    String written = Files.readString(formula.complete(VARIABLES, assumptions));
                    assertThat(text(DimacsReader.readCnf(new StringReader(written))))
                            .as("seed %d, round %d, solve %d", seed, round, solve)
                            .isEqualTo(text(expected));
                    assertThat(written.lines().skip(1)).noneMatch(line -> line.startsWith("c"));
                    assertThat(formula.isDamaged()).isFalse();
                }
            }
        }
    }

    @Test
    void theCheckFindsTheFirstBrokenClause() throws IOException {
        long seed = Seeds.seed();
        Random random = new Random(seed);
        int broken = 0;
        for (int round = 0; round < 60; round++) {
            String what = "seed " + seed + ", round " + round;
            BitSet values = new BitSet();
            for (int v = 1; v <= VARIABLES; v++) {
                values.set(v, random.nextBoolean());
            }
            Model model = Model.of(VARIABLES, values);
            int clauses = random.nextInt(20_000);
            int breaking = random.nextBoolean() ? random.nextInt(clauses + 1) : clauses;
            try (FormulaFile formula = new FormulaFile()) {
                for (int i = 0; i < clauses; i++) {
                    int literal = literal(random);
                    int held = model.isTrue(literal) ? literal : -literal;
                    if (i == breaking) {
                        formula.add(-held, -held);
                    } else {
                        formula.add(literal(random), held, literal(random));
                    }
                }
                formula.complete(VARIABLES, new int[] {1, -1});
                ModelCheck check = new ModelCheck(formula, model, Limits.none().watch());
                ModelCheck.Finding outcome = check.run();
                if (breaking < clauses) {
                    broken++;
                    assertThat(outcome).as(what).isEqualTo(ModelCheck.Finding.BROKEN);
                    assertThat(check.brokenClause()).as(what).hasSize(2);
                    assertThat(model.satisfies(check.brokenClause(), 2))
                            .as(what)
                            .isFalse();
                } else {
                    assertThat(outcome).as(what).isEqualTo(ModelCheck.Finding.HOLDS);
                }
            }
        }
        assertThat(broken).isBetween(1, 59);
    }

    @Test
    void theEmptyClauseIsBroken() throws IOException {
        try (FormulaFile formula = new FormulaFile()) {
            formula.add(1);
            formula.add(new int[0], 0);
            formula.complete(1, new int[0]);
            ModelCheck check =
                    new ModelCheck(formula, Model.of(1, 1), Limits.none().watch());
            assertThat(check.run()).isEqualTo(ModelCheck.Finding.BROKEN);
            assertThat(check.brokenClause()).isEmpty();
        }
    }

    /** A changed file of the same length whose clauses are still satisfied: only the checksum reveals it. */
    @Test
    void theCheckNoticesAnotherFormula() throws IOException {
        try (FormulaFile formula = new FormulaFile()) {
            formula.add(1, 2);
            formula.add(-1, 2);
            Path file = formula.complete(2, new int[0]);
            Model model = Model.of(2, 2);
            assertThat(new ModelCheck(formula, model, Limits.none().watch()).run())
                    .isEqualTo(ModelCheck.Finding.HOLDS);
            String text = Files.readString(file);
            for (String other : new String[] {"1 2 0\n-2 2 0", "1 2 0\n 1 2 0", "9 2 0\n-1 2 0"}) {
                Files.writeString(file, text.replace("1 2 0\n-1 2 0", other));
                assertThat(new ModelCheck(formula, model, Limits.none().watch()).run())
                        .as(other)
                        .isEqualTo(ModelCheck.Finding.CHANGED);
                assertThat(formula.isDamaged()).isFalse();
            }
            Files.writeString(file, text + "1 0\n");
            assertThat(formula.isDamaged()).isTrue();
            Files.delete(file);
            assertThat(formula.isDamaged()).isTrue();
        }
    }

    @Test
    void theCheckCanBeStoppedBetweenBuffers() throws IOException {
        Cancellation stop = new Cancellation();
        stop.cancel();
        try (FormulaFile formula = new FormulaFile()) {
            formula.add(1);
            formula.complete(1, new int[0]);
            Limits limits = Limits.none().withCancellation(stop);
            assertThat(new ModelCheck(formula, Model.of(1, 1), limits.watch()).run())
                    .isEqualTo(ModelCheck.Finding.HOLDS);
            for (int i = 0; i < 1 << 16; i++) {
                formula.add(1);
            }
            formula.complete(1, new int[0]);
            assertThat(new ModelCheck(formula, Model.of(1, 1), limits.watch()).run())
                    .isEqualTo(ModelCheck.Finding.STOPPED);
        }
    }

    @Test
    void thereIsNoFileUntilOneIsNeededAndNoneAfterwards() throws IOException {
        FormulaFile untouched = new FormulaFile();
        untouched.add(1);
        untouched.close();
        untouched.close();
        assertThat(untouched.isClosed()).isTrue();
        FormulaFile formula = new FormulaFile();
        Path file = formula.complete(0, new int[0]);
        assertThat(file).exists();
        formula.close();
        assertThat(file.getParent()).doesNotExist();
    }
}
