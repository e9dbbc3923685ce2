package io.github.sudokusat.format;

import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.NamedRule;
import io.github.sudokusat.primitive.Primitive;
import io.github.sudokusat.rule.PrimitiveRule;
import io.github.sudokusat.rule.language.Condition;
import io.github.sudokusat.rule.language.Regex;
import io.github.sudokusat.rule.line.AutomatonRule;
import io.github.sudokusat.rule.line.LinePairs;
import io.github.sudokusat.rule.line.RegexRule;
import java.util.ArrayList;
import java.util.List;

/** Reads rules whose meaning is up to the setter. */
final class OwnRules {

    private static final List<String> PAIRINGS = List.of("all", "chain");

    private OwnRules() {}

    static RuleTable table() {
        return new RuleTable(RuleForm.Group.OWN, "")
                .add("pair", "CONDITION all|chain CELLS", "(a+b)%2==1 chain r1c1-r1c4", OwnRules::pair)
                .add("regex", "/REGEX/ CELLS", "/(1[2-9])*/ r1c1-r1c4", OwnRules::regex)
                .add("automaton", "CODE CELLS : NAME", "Rhf_QAA_qAAA r1c1-r1c4 : no 2 after 1", OwnRules::automaton)
                .addForm("digits", "LEAST-GREATEST", "0-8")
                .addForm("house", "CELLS : NAME", "r1c1 r2c4 r3c7 r4c2 r5c5 r6c8 r7c3 r8c6 r9c9 : stars")
                .addForm("differ", "CELLS : NAME", "r1c1 r9c9 r1c9 r9c1 : opposite corners")
                .add(
                        RuleText.PRIMITIVES,
                        "PRIMITIVES : NAME",
                        "pair r1c1 r5c5 3 1 6 2 9 3 : corner and centre",
                        OwnRules::primitives);
    }

    private static LinePairs pair(RuleWords words) {
        String condition = words.before(
                PAIRINGS,
                "a condition such as a+b%2==1, followed by \"all\" or \"chain\"",
                text -> Condition.parse(text).text());
        boolean isForAll = words.skip("all");
        if (!isForAll) {
            words.advance();
        }
        return LinePairs.of(condition, isForAll, RuleText.atLeast(2, words));
    }

    private static RegexRule regex(RuleWords words) {
        String regex = words.slashed(
                "a regular expression between slashes, such as /(1[2-9])*/",
                text -> Regex.parse(text).text());
        return RegexRule.of(regex, words.cells());
    }

    private static NamedRule automaton(RuleWords words) {
        RuleWords start = words.copy();
        String code = words.word();
        words.advance();
        List<List<Cell>> segments = new ArrayList<>();
        do {
            boolean isFirst = segments.isEmpty() && words.word().equals("=");
            boolean isLast = !segments.isEmpty() && words.word().equals(PrimitiveReader.END);
            segments.add(isFirst || isLast ? List.of() : words.cells());
        } while (words.skip("="));
        if (!words.word().equals(PrimitiveReader.END)) {
            throw words.wrong("\"=\" and further cells, or \": NAME\"");
        }
        try {
            return AutomatonRule.of(words.rest().trim(), code, segments);
        } catch (IllegalArgumentException e) {
            throw start.wrong(
                    "an automaton in base64, as the Interactive Sudoku Solver writes it (" + e.getMessage() + ")");
        }
    }

    private static NamedRule primitives(RuleWords words) {
        List<Primitive> primitives = PrimitiveReader.read(words);
        if (!words.word().equals(PrimitiveReader.END)) {
            throw words.wrong("\"" + PrimitiveReader.NEXT + "\" and another primitive, or \": NAME\"");
        }
        return PrimitiveRule.of(words.rest(), primitives);
    }
}
