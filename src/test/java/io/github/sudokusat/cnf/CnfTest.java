package io.github.sudokusat.cnf;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;

class CnfTest {

    private static Cnf of(int[]... clauses) {
        Cnf cnf = new Cnf();
        for (int[] clause : clauses) {
            cnf.add(clause, clause.length);
        }
        return cnf;
    }

    @Test
    void formulasWithTheSameClausesAreEqual() {
        Cnf one = of(new int[] {1, -2}, new int[] {3});
        Cnf other = new Cnf();
        other.add(1, -2);
        other.add(3);
        assertThat(one).isEqualTo(other).hasSameHashCodeAs(other);
        assertThat(one).isNotEqualTo(of(new int[] {3}, new int[] {1, -2}));
        assertThat(one).isNotEqualTo(of(new int[] {1, -2, 3}));
        other.declareVariables(4);
        assertThat(one).isNotEqualTo(other);
        for (int variable = 1; variable <= 100; variable++) {
            one.add(variable);
        }
        assertThat(one).isNotEqualTo(of(new int[] {1, -2}, new int[] {3}));
    }

    @Test
    void theClausesAreGivenAsAnArray() {
        assertThat(new Cnf().toArray(0)).isEmpty();
        assertThat(of(new int[] {1, -2}, new int[] {}, new int[] {3}).toArray(0))
                .containsExactly(1, -2, 0, 0, 3, 0);
        assertThat(of(new int[] {7}).toArray(3)).containsExactly(7, 0, 0, 0, 0);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Cnf().toArray(-1))
                .withMessage("more must be 0 or more, but is -1");
    }

    @Test
    void nothingOfAClauseWithABadLiteralIsLeft() {
        Cnf cnf = of(new int[] {1, -2});
        assertThatIllegalArgumentException().isThrownBy(() -> cnf.add(2, 0, 1));
        cnf.add(-1);
        assertThat(cnf).isEqualTo(of(new int[] {1, -2}, new int[] {-1}));
        assertThat(cnf.toArray(1)).containsExactly(1, -2, 0, -1, 0, 0);
    }

    @Test
    void aFormulaShowsItsFirstClauses() {
        assertThat(new Cnf()).hasToString("0 variables, 0 clauses");
        assertThat(of(new int[] {1, -2}, new int[] {}, new int[] {3}))
                .hasToString("3 variables, 3 clauses: [1, -2] [] [3]");
        Cnf many = new Cnf();
        for (int variable = 1; variable <= 21; variable++) {
            many.add(variable);
        }
        assertThat(many.toString())
                .startsWith("21 variables, 21 clauses: [1] [2]")
                .endsWith("[19] [20] ...");
    }

    @Test
    void badLiteralsCountsAndLengthsAreRejected() {
        Cnf cnf = new Cnf();
        for (int wrong : new int[] {0, Integer.MIN_VALUE}) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> cnf.add(wrong))
                    .withMessage("a literal must not be " + wrong);
        }
        assertThatIllegalArgumentException()
                .isThrownBy(() -> cnf.declareVariables(-1))
                .withMessage("the number of variables must be 0 or more, but is -1");
        for (int wrong : new int[] {-1, 3}) {
            assertThatExceptionOfType(IndexOutOfBoundsException.class)
                    .isThrownBy(() -> cnf.add(new int[] {1, 2}, wrong));
        }
        assertThat(cnf).isEqualTo(new Cnf());
    }
}
