package io.github.sudokusat.rule.line;

import static io.github.sudokusat.rule.RuleContract.base;
import static io.github.sudokusat.rule.RuleContract.breaches;
import static io.github.sudokusat.rule.RuleContract.read;
import static io.github.sudokusat.rule.RuleContract.refusal;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.rule.RuleContract;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RegexRuleTest {

    @ParameterizedTest
    @CsvSource({
        "4, regex /(1[2-9])*/ r1c1-r1c4",
        "4, regex /.?([^4]|41)*/ r1c1 r2c2 r2c3 r1c1",
        "6, 'regex /[1-3]{2,}(4|5)*/ r1c1-r4c4'",
        "9, regex /([^1-3][47][69]|[47]123[69])*/ r5c2 r4c1 r3c1 r2c1 r1c1 r1c2",
        "4, regex /(1[2-4]|[2-4]1)/ r1c1-r1c2"
    })
    void the_contract_is_kept(int side, String line) {
        RuleContract.check(side, line);
    }

    @Test
    void breaches_are_named() {
        assertThat(breaches(9, "regex /(1[2-9])*/ r1c1-r1c4", 1, 2, 1, 3)).isEmpty();
        assertThat(breaches(9, "regex /(1[2-9])*/ r1c1-r1c4", 1, 2, 2, 3))
                .containsExactly("regex /(1[2-9])*/ at r1c1 does not match 1223");
        assertThat(breaches(9, "regex /(1[2-9])*/ r1c1-r1c4", 1, 0, 0, 1))
                .containsExactly("regex /(1[2-9])*/ at r1c1 does not match 1..1");
        assertThat(breaches(16, "regex /[^a-f]*/ r1c1-r1c2", 16, 11))
                .containsExactly("regex /[^A-F]*/ at r1c1 does not match GB");
    }

    @Test
    void a_long_expression_is_cut_in_the_name() {
        assertThat(read(9, "regex /1{1}2{1}3{1}4{1}5{1}6{1}7{1}8{1}9{1}/ r1c1-r1c9")
                        .name())
                .isEqualTo("regex /1{1}2{1}3{1}4{1}5{1}6{1}7{1}8{…/ at r1c1");
    }

    @Test
    void blanks_and_small_letters_are_no_different() {
        assertThat(read(16, "regex / (1 | a) * / r1c1 r1c2")).isEqualTo(read(16, "regex /(1|A)*/ r1c1 r1c2"));
    }

    @Test
    void mistakes_are_named() {
        assertThat(refusal(9, "regex (1)* r1c1"))
                .isEqualTo("line 7, column 7: expected a regular expression between slashes, such as /(1[2-9])*/, "
                        + "but found \"(1)*\"");
        assertThat(refusal(9, "regex /(1* r1c1"))
                .isEqualTo("line 7, column 7: expected a regular expression between slashes, such as /(1[2-9])*/, "
                        + "but found \"/(1*\"");
        assertThat(refusal(9, "regex /(1 !)/ r1c1"))
                .isEqualTo("line 7, column 11: expected a digit, \".\", \"[\", \"(\", \"|\" or \")\", but found \"!\"");
        assertThat(refusal(9, "regex /1/"))
                .isEqualTo("line 7, column 10: expected a cell from r1c1 to r9c9, but found the end of the line");
    }

    @Test
    void what_no_digits_can_match_is_refused() {
        assertThatThrownBy(() -> base(4).with(read(4, "regex /(12)*/ r1c1-r1c3")))
                .hasMessage("no 3 digits from 1 to 4 match regex /(12)*/ at r1c1");
        assertThatThrownBy(() -> base(4).with(RegexRule.of(".*1.{30}", List.of(new Cell(0, 0)))))
                .hasMessage("regex /.*1.{30}/ needs more than 10000 states");
        assertThatThrownBy(() -> RegexRule.of("1", List.of())).hasMessage("a regex needs at least one cell: 1");
    }
}
