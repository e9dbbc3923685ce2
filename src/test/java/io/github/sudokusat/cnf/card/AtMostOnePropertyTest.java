package io.github.sudokusat.cnf.card;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.cnf.card.AtMostOne.PairFilter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

/** Checks literals with any numbers and signs, in an array that has more of them: the clauses are those of 1 to n with the literals substituted. */
class AtMostOnePropertyTest {

    @Provide
    Arbitrary<AtMostOne> encoders() {
        return Arbitraries.of(Encoders.ALL);
    }

    @Property
    void clausesDependOnlyOnTheNumberOfLiterals(
            @ForAll("encoders") AtMostOne encoder,
            @ForAll @IntRange(max = 60) int n,
            @ForAll @IntRange(max = 5) int beyond,
            @ForAll long seed) {
        Random random = new Random(seed);
        int[] literals = differentLiterals(n + beyond, random);
        int[] before = literals.clone();
        int used = 1_000_000 + random.nextInt(1000);
        VariablePool pool = new VariablePool(used);
        RecordingSink sink = new RecordingSink();

        encoder.encode(literals, n, pool, sink, PairFilter.NONE);

        assertThat(sink.clauses()).isEqualTo(renamed(RecordingSink.record(encoder, n), literals, n, used));
        assertThat(literals).isEqualTo(before);
        assertThat(pool.last()).isEqualTo(used + encoder.auxiliaryCount(n));
    }

    @Property
    void theFilterLeavesOutDirectClausesOnly(
            @ForAll("encoders") AtMostOne encoder, @ForAll @IntRange(max = 40) int n, @ForAll long seed) {
        Random random = new Random(seed);
        boolean[][] skipped = new boolean[n][n];
        for (boolean[] row : skipped) {
            for (int j = 0; j < n; j++) {
                row[j] = random.nextBoolean();
            }
        }
        List<List<Integer>> expected = new ArrayList<>();
        for (List<Integer> clause : RecordingSink.record(encoder, n)) {
            int i = -clause.get(0) - 1;
            int j = -clause.get(1) - 1;
            boolean direct = i >= 0 && j >= 0 && i < n && j < n;
            if (!direct || !skipped[Math.min(i, j)][Math.max(i, j)]) {
                expected.add(clause);
            }
        }
        RecordingSink sink = new RecordingSink();

        encoder.encode(RecordingSink.firstVariables(n), n, new VariablePool(n), sink, (i, j) -> skipped[i][j]);

        assertThat(sink.clauses()).isEqualTo(expected);
    }

    private static int[] differentLiterals(int count, Random random) {
        int[] literals = new int[count];
        Set<Integer> taken = new HashSet<>();
        for (int i = 0; i < count; i++) {
            int variable = 1 + random.nextInt(1_000_000);
            while (!taken.add(variable)) {
                variable = 1 + random.nextInt(1_000_000);
            }
            literals[i] = random.nextBoolean() ? variable : -variable;
        }
        return literals;
    }

    private static List<List<Integer>> renamed(List<List<Integer>> clauses, int[] literals, int n, int used) {
        List<List<Integer>> result = new ArrayList<>();
        for (List<Integer> clause : clauses) {
            Integer[] names = new Integer[clause.size()];
            for (int k = 0; k < names.length; k++) {
                int variable = Math.abs(clause.get(k));
                int name = variable <= n ? literals[variable - 1] : variable - n + used;
                names[k] = clause.get(k) > 0 ? name : -name;
            }
            result.add(Arrays.asList(names));
        }
        return result;
    }
}
