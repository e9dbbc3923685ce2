package io.github.sudokusat.prove.certificate;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.encode.ClueHandling;
import io.github.sudokusat.encode.EncodingOptions;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.testing.BruteForce;
import io.github.sudokusat.testing.CertificateTexts;
import io.github.sudokusat.testing.PuzzleMaker;
import io.github.sudokusat.testing.RandomPrimitives;
import io.github.sudokusat.testing.RandomPrimitives.Kind;
import io.github.sudokusat.testing.RandomPuzzles;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Certificates of puzzles with named rules. */
class RuleCertificateTest {

    /** A puzzle that has one solution thanks to its rules, or none if a given is wrong. */
    private static Grid puzzle(long seed, boolean isSolvable, Kind... kinds) {
        Layout plain = seed % 3 == 0 ? Layout.classic() : Layout.boxes(2, 3);
        Grid solution = new PuzzleMaker(seed).solution(plain);
        Layout layout = RandomPrimitives.layout(solution, 3, new Random(seed), kinds);
        Grid puzzle = RandomPuzzles.within(solution, seed, 60).on(layout);
        for (int cell = 0; BruteForce.count(puzzle, 2) > 1; cell++) {
            puzzle = puzzle.with(cell, solution.digit(cell));
        }
        int blank = 0;
        while (puzzle.digit(blank) != 0) {
            blank++;
        }
        return isSolvable ? puzzle : puzzle.with(blank, solution.digit(blank) % plain.side() + 1);
    }

    private static EncodingOptions options(long seed) {
        return EncodingOptions.defaults().withClues(seed % 2 == 0 ? ClueHandling.UNITS : ClueHandling.REDUCED);
    }

    @ParameterizedTest
    @EnumSource(Kind.class)
    void areVerifiedForRulesOfEveryKind(Kind kind) throws IOException {
        for (long seed = 1; seed <= 4; seed++) {
            CertificateTexts texts = CertificateTexts.of(puzzle(seed, seed < 4, kind), options(seed));
            assertThat(texts.formula()).contains(" " + kind + "\n");
            assertThat(texts.verify()).as("seed %d", seed).isInstanceOf(VerifyResult.Verified.class);
        }
    }

    @Test
    void areRefusedIfAClauseOfARuleIsMissingOrAnother() throws IOException {
        CertificateTexts texts = CertificateTexts.of(puzzle(2, true, Kind.SUM, Kind.SEQUENCE), options(2));
        List<String> lines = new ArrayList<>(texts.formula().lines().toList());
        Random random = new Random(3);
        int header = 0;
        while (!lines.get(header).startsWith("p ")) {
            header++;
        }
        for (int i = 0; i < 20; i++) {
            int line = header + 1 + random.nextInt(lines.size() - header - 1);
            List<String> changed = new ArrayList<>(lines);
            String clause = changed.remove(line);
            if (i % 2 == 0) {
                changed.add(line, clause.startsWith("-") ? clause.substring(1) : "-" + clause);
            }
            assertThat(texts.withFormula(String.join("\n", changed) + "\n").verify())
                    .as(clause)
                    .isInstanceOfSatisfying(
                            VerifyResult.Refused.class,
                            refused -> assertThat(refused.part()).isEqualTo(CertificatePart.FORMULA));
        }
    }

    @Test
    void areRefusedIfTheRuleIsAnother() throws IOException {
        CertificateTexts texts = CertificateTexts.of(puzzle(2, true, Kind.SUM), options(2));
        String rule = texts.formula()
                .lines()
                .filter(line -> line.startsWith("c primitives "))
                .findFirst()
                .orElseThrow();
        assertThat(texts.withFormula(texts.formula().replace(rule + "\n", "")).verify())
                .isInstanceOf(VerifyResult.Refused.class);
    }
}
