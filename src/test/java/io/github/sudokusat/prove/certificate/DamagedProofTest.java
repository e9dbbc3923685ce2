package io.github.sudokusat.prove.certificate;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.cnf.Cnf;
import io.github.sudokusat.encode.AtMostOneMethod;
import io.github.sudokusat.encode.ClueHandling;
import io.github.sudokusat.encode.Encoding;
import io.github.sudokusat.encode.EncodingOptions;
import io.github.sudokusat.format.read.GridParser;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.sat.Formulas;
import io.github.sudokusat.sat.SatResult;
import io.github.sudokusat.sat.SatSession;
import io.github.sudokusat.sat.SessionOptions;
import io.github.sudokusat.sat.process.ExternalSolver;
import io.github.sudokusat.sat.sat4j.Sat4jSolver;
import io.github.sudokusat.testing.CertificateTexts;
import io.github.sudokusat.testing.NaiveRup;
import io.github.sudokusat.testing.PuzzleMaker;
import io.github.sudokusat.testing.Tools;
import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Predicate;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Tests proofs that are damaged at random: each is accepted exactly if the naive checker accepts it, and every accepted proof is sound. */
@Tag("long")
class DamagedProofTest {

    /** A formula with the proof that SAT4J has written for it. */
    private record Proved(Cnf formula, String proof) {

        static Proved of(List<int[]> clauses) {
            Cnf formula = new Cnf();
            Formulas.addAll(formula, clauses);
            StringBuilder proof = new StringBuilder();
            SessionOptions options = SessionOptions.defaults().withProof(proof);
            try (SatSession session = Sat4jSolver.instance().open(formula.variables(), options)) {
                formula.forEach(session);
                assertThat(session.solve(Limits.none())).isInstanceOf(SatResult.Unsat.class);
            }
            return new Proved(formula, proof.toString());
        }
    }

    private static String damaged(String proof, int variables, Random random) {
        List<String> lines = new ArrayList<>(Arrays.asList(proof.split("\n", -1)));
        lines.remove(lines.size() - 1);
        int at = random.nextInt(lines.size());
        String[] words = lines.get(at).split(" ", -1);
        int word = random.nextInt(words.length);
        switch (random.nextInt(10)) {
            case 0 -> lines.remove(at);
            case 1 -> lines.add(at, lines.get(random.nextInt(lines.size())));
            case 2 -> lines.set(at, lines.set(random.nextInt(lines.size()), lines.get(at)));
            case 3 -> words[word] = words[word].startsWith("-") ? words[word].substring(1) : "-" + words[word];
            case 4 -> words[word] = "";
            case 5 -> words[word] = Integer.toString(1 + random.nextInt(variables + 1));
            case 6 -> lines.add(at, "d " + lines.get(random.nextInt(at + 1)).replaceFirst("^d ", ""));
            case 7 -> {
                return proof.substring(0, random.nextInt(proof.length()));
            }
            case 8 -> {
                int other = random.nextInt(proof.length());
                return proof.substring(0, other) + "x0 \n-1".charAt(random.nextInt(6)) + proof.substring(other + 1);
            }
            default -> {
                return String.join("\n", lines.subList(lines.size() / 2, lines.size())) + "\n";
            }
        }
        if (at < lines.size() && !String.join(" ", words).equals(proof.split("\n", -1)[at])) {
            lines.set(at, String.join(" ", words).strip().replaceAll(" +", " "));
        }
        return String.join("\n", lines) + "\n";
    }

    /** Damages a proof many times and returns the number of damaged proofs that are accepted. */
    private static int decide(Proved proved, int times, long seed) throws IOException {
        List<int[]> clauses = NaiveRup.clauses(proved.formula());
        int variables = proved.formula().variables();
        int accepted = 0;
        for (int i = 0; i < times; i++) {
            Random random = new Random(seed + i);
            String proof = proved.proof();
            for (int damage = 1 + random.nextInt(3); damage > 0 && proof.contains("\n"); damage--) {
                proof = damaged(proof, variables, random);
            }
            int wrong = NaiveRup.wrongLine(variables, clauses, proof);
            ProofCheckResult verdict = RupChecker.check(proved.formula(), new StringReader(proof), Limits.none());
            String what = "seed " + (seed + i) + ": " + proof;
            if (wrong == 0) {
                accepted++;
                assertThat(verdict).as(what).isInstanceOf(ProofCheckResult.Accepted.class);
            } else {
                assertThat(verdict).as(what).isInstanceOf(ProofCheckResult.Refused.class);
                if (wrong > 0) {
                    assertThat(((ProofCheckResult.Refused) verdict).line())
                            .as(what)
                            .isEqualTo(wrong);
                }
            }
        }
        return accepted;
    }

    @Test
    void damagedProofsOfSmallFormulasAreDecidedAsByTheNaiveChecker() throws IOException {
        int accepted = decide(Proved.of(Formulas.pigeons(3)), 300, 1_000);
        accepted += decide(Proved.of(Formulas.pigeons(5)), 300, 2_000);
        accepted += decide(Proved.of(Formulas.threeSat(20, 140, new Random(2))), 300, 3_000);
        accepted += decide(Proved.of(Formulas.colouring(8, 3, 90, new Random(1))), 100, 4_000);
        assertThat(accepted).isBetween(50, 800);
    }

    @Test
    void damagedCertificatesAreDecidedAsByTheNaiveChecker() throws IOException {
        EncodingOptions minimal = EncodingOptions.defaults().withEncoding(Encoding.MINIMAL);
        CertificateTexts hard = CertificateTexts.of(
                GridParser.create()
                        .parse("8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."),
                minimal);
        int accepted = decide(new Proved(hard.cnf(), hard.proof()), 30, 5_000);
        CertificateTexts six = CertificateTexts.of(
                new PuzzleMaker(8).minimalPuzzle(Layout.boxes(2, 3)),
                minimal.withClues(ClueHandling.UNITS).withAtMostOne(AtMostOneMethod.BIMANDER));
        accepted += decide(new Proved(six.cnf(), six.proof()), 100, 6_000);
        assertThat(accepted).isBetween(1, 129);
    }

    /** Every clause of an accepted proof is implied by the formula, according to a program that knows nothing about proofs. */
    @Test
    void minisatConfirmsEveryClauseThatIsAccepted() throws IOException {
        Tools.require("minisat");
        Proved proved = Proved.of(Formulas.pigeons(3));
        List<int[]> clauses = NaiveRup.clauses(proved.formula());
        // Proofs that are damaged in different places have most of their clauses in common.
        Map<String, Boolean> asked = new HashMap<>();
        Predicate<String> isImplied = line -> asked.computeIfAbsent(
                line, key -> isImplied(clauses, proved.formula().variables(), key));
        int confirmed = 0;
        int refusedRightly = 0;
        for (long seed = 1; seed <= 60; seed++) {
            String proof = damaged(proved.proof(), proved.formula().variables(), new Random(seed));
            ProofCheckResult verdict = RupChecker.check(proved.formula(), new StringReader(proof), Limits.none());
            String[] lines = proof.split("\n", -1);
            if (verdict instanceof ProofCheckResult.Accepted) {
                for (String line : lines) {
                    if (!line.isEmpty() && !line.startsWith("d")) {
                        assertThat(isImplied.test(line)).as(proof).isTrue();
                        confirmed++;
                    }
                }
            } else if (verdict instanceof ProofCheckResult.Refused refused
                    && refused.reason().contains("does not follow")) {
                String line = lines[(int) refused.line() - 1];
                refusedRightly += isImplied.test(line) ? 0 : 1;
            }
        }
        // The formula has no model and therefore implies everything; only a satisfiable part of it distinguishes
        // clauses.
        assertThat(confirmed).isGreaterThan(20);
        assertThat(refusedRightly).isZero();
    }

    /** The same test for formulas with models, which imply few clauses; the steps only add clauses. */
    @Test
    void minisatConfirmsEveryClauseThatFollowsFromASatisfiableFormula() throws IOException {
        Tools.require("minisat");
        int accepted = 0;
        int wrong = 0;
        for (long seed = 1; seed <= 12; seed++) {
            Random random = new Random(seed);
            List<int[]> clauses = Formulas.threeSat(8, 26, random);
            Cnf formula = new Cnf();
            formula.declareVariables(8);
            Formulas.addAll(formula, clauses);
            for (int i = 0; i < 15; i++) {
                int[] clause = Formulas.literals(8, 1 + random.nextInt(3), random);
                String line = Arrays.toString(clause).replaceAll("[\\[\\],]", "") + " 0";
                ProofCheckResult verdict = RupChecker.check(formula, new StringReader(line), Limits.none());
                boolean follows = verdict.toString().contains("does not end with the empty clause");
                boolean isImplied = isImplied(clauses, 8, line);
                if (follows) {
                    assertThat(isImplied).as("seed %d, %s", seed, line).isTrue();
                    accepted++;
                } else {
                    wrong += isImplied ? 0 : 1;
                }
            }
        }
        assertThat(accepted).isGreaterThan(10);
        assertThat(wrong).isGreaterThan(10);
    }

    private static boolean isImplied(List<int[]> formula, int variables, String line) {
        try (SatSession session =
                ExternalSolver.of("minisat -verb=0 {cnf} {out}").open(variables, SessionOptions.defaults())) {
            Formulas.addAll(session, formula);
            for (String word : line.strip().split(" +", -1)) {
                int literal = Integer.parseInt(word);
                if (literal != 0) {
                    session.add(-literal);
                }
            }
            return session.solve(Limits.none()) instanceof SatResult.Unsat;
        }
    }
}
