package io.github.sudokusat.rule.line;

import static io.github.sudokusat.rule.RuleContract.breaches;
import static io.github.sudokusat.rule.RuleContract.refusal;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.primitive.DigitSets;
import io.github.sudokusat.primitive.PairRelation;
import io.github.sudokusat.rule.PrimitiveRule;
import io.github.sudokusat.rule.RuleContract;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whispers, palindromes, renban and nabner lines, and pairs of a setter's own. */
class PairwiseLinesTest {

    private static final Cell R1C1 = new Cell(0, 0);
    private static final Cell R1C2 = new Cell(0, 1);

    @ParameterizedTest
    @CsvSource({
        "4, whispers 2 r1c1-r1c4",
        "4, whispers r1c1 r2c2 r3c3 r4c1 r1c1",
        "6, whispers 3 r1c1 r2c2 r2c3 r1c4",
        "9, whispers r1c1-r5c5",
        "4, palindrome r1c1 r2c3 r3c2 r4c4 r3c1",
        "4, palindrome r1c1 r2c2 r2c3 r1c1",
        "6, palindrome r1c1 r2c3 r3c1 r5c2",
        "4, renban r1c1 r2c2 r3c4",
        "4, renban r1c1-r1c4",
        "4, renban r1c1 r2c2 r3c4 r1c1",
        "6, renban r1c1 r2c3 r4c2 r6c6",
        "9, renban r1c1-r4c4 r5c2",
        "4, nabner r1c1 r2c2",
        "4, nabner r1c1 r2c2 r1c1",
        "6, nabner r1c1 r2c3 r4c2",
        "9, nabner r1c1-r4c4",
        "4, pair (a+b)%2==1 chain r1c1 r1c2 r2c1",
        "4, pair a<b||a==4 chain r1c1 r2c2 r3c3 r1c1",
        "4, pair a+b>4 all r1c1 r2c2 r1c1",
        "6, pair abs(a-b)>=2 chain r1c1 r2c2 r3c3 r4c1",
        "9, pair (a+b)%3!=0 all r1c1-r1c5"
    })
    void the_contract_is_kept(int side, String line) {
        RuleContract.check(side, line);
    }

    @Test
    void breaches_are_named() {
        assertThat(breaches(9, "whispers r1c1-r1c3", 1, 6, 2)).containsExactly("whispers 5 at r1c1 has 6 next to 2");
        assertThat(breaches(9, "whispers 4 r1c1-r1c3", 1, 6, 2)).isEmpty();
        assertThat(breaches(9, "palindrome r1c1-r1c5", 3, 5, 8, 5, 3)).isEmpty();
        assertThat(breaches(9, "palindrome r1c1-r1c5", 3, 5, 8, 4, 3))
                .containsExactly("palindrome at r1c1 has 5 in r1c2, but 4 in r1c4");
        assertThat(breaches(9, "renban r1c1-r1c3", 5, 3, 4)).isEmpty();
        assertThat(breaches(9, "renban r1c1-r1c3", 5, 0, 2)).containsExactly("renban at r1c1 has both 2 and 5");
        assertThat(breaches(9, "renban r1c1 r2c2", 5, 5))
                .containsExactly("5 appears in r1c1 and r2c2, which must differ (renban at r1c1)");
        assertThat(breaches(9, "nabner r1c1-r1c3", 7, 2, 9)).isEmpty();
        assertThat(breaches(9, "nabner r1c1-r1c3", 7, 2, 8))
                .containsExactly("nabner at r1c1 has 7 in r1c1 and 8 in r1c3");
        assertThat(breaches(9, "nabner r1c1 r2c2", 7, 7)).containsExactly("nabner at r1c1 has 7 in r1c1 and 7 in r2c2");
        assertThat(breaches(9, "pair a+b%2==1 chain r1c1-r1c3", 1, 2, 4))
                .containsExactly("pair a+b%2==1 at r1c1 does not hold for a = 2 in r1c2 and b = 4 in r1c3");
        assertThat(breaches(9, "pair a+b%2==1 all r1c1-r1c2", 1, 2)).isEmpty();
        assertThat(breaches(9, "pair a<b all r1c1-r1c3", 1, 3, 2))
                .containsExactly("pair a<b at r1c1 does not hold for a = 3 in r1c2 and b = 2 in r1c3");
    }

    @Test
    void a_line_is_written_without_needless_blanks() {
        assertThat(RuleContract.read(9, "pair a + b % 2 == 1  chain r1c1 r1c2").text())
                .contains("pair a+b%2==1 chain r1c1 r1c2");
        assertThat(RuleContract.read(9, "whispers r1c1 r1c2").text()).contains("whispers 5 r1c1 r1c2");
        assertThat(RuleContract.read(8, "whispers r1c1 r1c2").text()).contains("whispers 4 r1c1 r1c2");
    }

    @Test
    void mistakes_are_named() {
        assertThat(refusal(9, "whispers 9 r1c1 r1c2"))
                .isEqualTo("line 7, column 10: expected the least difference (a number from 1 to 8), but found \"9\"");
        assertThat(refusal(9, "whispers 5 r1c1"))
                .isEqualTo("line 7, column 16: expected another cell, because there must be 2 or more, "
                        + "but found the end of the line");
        assertThat(refusal(9, "pair a<b r1c1 r1c2"))
                .isEqualTo(
                        "line 7, column 19: expected a condition such as a+b%2==1, followed by \"all\" or \"chain\", "
                                + "but found the end of the line");
        assertThat(refusal(9, "pair a<x all r1c1 r1c2"))
                .isEqualTo("line 7, column 8: expected a, b, a number, \"(\", \"-\", \"!\" or abs, but found \"x\"");
        assertThat(refusal(9, "pair all r1c1 r1c2"))
                .isEqualTo("line 7, column 6: expected a condition such as a+b%2==1, followed by \"all\" or \"chain\", "
                        + "but found \"all\"");
    }

    @Test
    void what_no_digits_can_obey_is_refused() {
        Layout four = RuleContract.base(4);
        assertThatThrownBy(() -> four.with(Whispers.of(4, List.of(R1C1, R1C2))))
                .hasMessage("no two digits from 1 to 4 obey whispers 4 at r1c1");
        assertThatThrownBy(() -> four.with(Whispers.of(1, List.of(R1C1, R1C1))))
                .hasMessage("whispers 1 at r1c1 can't hold, because r1c1 is paired with itself");
        assertThatThrownBy(() -> four.with(RuleContract.read(4, "nabner r1c1 r2c2 r3c3")))
                .hasMessage("nabner at r1c1 has 3 cells, but there are only 2 digits of which no two are consecutive");
        assertThatThrownBy(() -> four.with(RuleContract.read(4, "renban r1c1-r4c4 r1c2")))
                .hasMessage("renban at r1c1 has 5 cells, but there are only 4 digits");
        assertThatThrownBy(() -> four.with(RuleContract.read(4, "pair a>9 all r1c1 r1c2")))
                .hasMessage("no two digits from 1 to 4 obey pair a>9 at r1c1");
        assertThatThrownBy(() -> Renban.of(List.of(R1C1)))
                .hasMessage("a renban line needs two or more cells, but has 1");
        assertThatThrownBy(() -> LinePairs.of("a<", true, List.of(R1C1, R1C2)))
                .hasMessage("expected a, b, a number, \"(\", \"-\", \"!\" or abs at column 3 of a<");
    }

    @Test
    void many_sets_of_a_nabner_line_become_pairs() {
        Layout large = RuleContract.base(25);
        assertThat(RuleContract.read(25, "nabner r1c1 r2c2 r3c3").primitives(large))
                .hasSize(1)
                .allMatch(DigitSets.class::isInstance);
        assertThat(RuleContract.read(25, "nabner r1c1-r7c7").primitives(large))
                .hasSize(21)
                .allMatch(PairRelation.class::isInstance);
    }

    @Test
    void a_relation_in_code_is_a_rule_of_its_primitives() {
        PrimitiveRule rule = LinePairs.of("coprime", 9, (a, b) -> gcd(a, b) == 1, false, List.of(R1C1, R1C2));
        RuleContract.check(Layout.classic(), rule);
        assertThat(rule.name()).isEqualTo("coprime");
        assertThat(rule.primitives(Layout.classic()))
                .containsExactly(PairRelation.of(9, 0, 1, (a, b) -> gcd(a, b) == 1));
    }

    private static int gcd(int a, int b) {
        return b == 0 ? a : gcd(b, a % b);
    }
}
