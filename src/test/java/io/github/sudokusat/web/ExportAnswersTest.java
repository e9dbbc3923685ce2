package io.github.sudokusat.web;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.encode.ClueHandling;
import io.github.sudokusat.encode.EncodingOptions;
import io.github.sudokusat.encode.SudokuEncoder;
import io.github.sudokusat.encode.SudokuProgram;
import io.github.sudokusat.export.DimacsExport;
import io.github.sudokusat.export.LpExport;
import io.github.sudokusat.export.OpbExport;
import io.github.sudokusat.format.read.GridParser;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.testing.CertificateTexts;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Files for other programs are those that the library writes, and certificates hold. */
class ExportAnswersTest {

    private static final Grid GRID = GridParser.create().parse(Asked.EASY);

    @Test
    void theFormulaIsThatOfTheLibrary() throws IOException {
        StringBuilder text = new StringBuilder();
        DimacsExport.write(
                SudokuEncoder.of(GRID.layout(), EncodingOptions.defaults().withClues(ClueHandling.UNITS))
                        .encode(Puzzle.of(GRID)),
                text);
        Map<String, Object> answer = Asked.ask("export", "givens=" + Asked.EASY);

        assertThat(answer).containsEntry("text", text.toString()).containsEntry("name", "puzzle.cnf");
        assertThat(text.toString()).contains("p cnf " + answer.get("variables") + " " + answer.get("clauses") + "\n");
    }

    @Test
    void programsAreThoseOfTheLibrary() throws IOException {
        StringBuilder lp = new StringBuilder();
        LpExport.write(SudokuProgram.of(GRID), lp);
        StringBuilder opb = new StringBuilder();
        OpbExport.write(SudokuProgram.of(GRID), opb);

        assertThat(Asked.ask("export", "givens=" + Asked.EASY, "to=lp")).containsEntry("text", lp.toString());
        assertThat(Asked.ask("export", "givens=" + Asked.EASY, "to=opb")).containsEntry("text", opb.toString());
    }

    @ParameterizedTest
    @ValueSource(strings = {"to=dimacs", "to=lp", "to=opb", "atMostOne=product", "encoding=minimal", "clues=reduced"})
    void theSizeIsKnownBeforeTheTextIsWritten(String choice) {
        Map<String, Object> size = Asked.ask("export", "givens=" + Asked.EASY, choice, "measure=true");
        Map<String, Object> answer = Asked.ask("export", "givens=" + Asked.EASY, choice);

        assertThat(size).containsEntry("result", "measured").doesNotContainKey("text");
        for (String key : size.keySet()) {
            if (!key.equals("result")) {
                assertThat(answer).as(key).containsEntry(key, size.get(key));
            }
        }
        assertThat(size.get("bytes"))
                .hasToString(Integer.toString(Asked.text(answer, "text").length()));
    }

    @Test
    void aSolversAnswerIsRead() {
        String exported = Asked.text(Asked.ask("export", "givens=" + Asked.EASY), "text");
        StringBuilder model = new StringBuilder("s SATISFIABLE\nv");
        for (int cell = 0; cell < 81; cell++) {
            model.append(' ').append(cell * 9 + Asked.EASY_SOLUTION.charAt(cell) - '0');
        }
        Map<String, Object> answer = Asked.ask("answer", "exported=" + exported, "answer=" + model.append(" 0\n"));

        assertThat(answer)
                .containsEntry("result", "solved")
                .containsEntry("solution", Asked.EASY_SOLUTION)
                .containsEntry("puzzle", Asked.EASY);
        assertThat(Asked.ask("answer", "exported=" + exported, "answer=s UNSATISFIABLE\n"))
                .containsEntry("result", "none");
        assertThat(Asked.ask("answer", "exported=" + exported, "answer=v 1 2 0"))
                .containsEntry("result", "error")
                .containsEntry("key", "answer");
        Map<String, Object> malformed = Asked.ask("answer", "exported=" + exported, "answer=s UNSATISFIABLE\nfoo");
        assertThat(malformed)
                .containsEntry("key", "answer")
                .containsEntry("found", "\"foo\"")
                .containsKey("expected");
        assertThat(malformed.get("line")).hasToString("2");
        assertThat(malformed.get("column")).hasToString("1");
        Map<String, Object> rubbish = Asked.ask("answer", "exported=rubbish", "answer=s UNSATISFIABLE");
        assertThat(rubbish)
                .containsEntry("result", "error")
                .containsEntry("key", "exported")
                .containsKeys("found", "expected");
        assertThat(rubbish.get("line")).hasToString("1");
        assertThat(rubbish.get("column")).hasToString("1");
    }

    @Test
    void theAnswerOfAModelCounterIsCompared() {
        Object exported =
                Asked.ask("export", "layout=box 2x2", "givens=1...............").get("text");
        String counted = "answer=s SATISFIABLE\nc s type mc\nc s exact arb int ";
        assertThat(Asked.ask("answer", "exported=" + exported, counted + "72", "time=10000"))
                .containsEntry("result", "verified")
                .containsEntry("count", "72")
                .containsEntry("ours", "72")
                .containsEntry("puzzle", "1...............");
        assertThat(Asked.ask("answer", "exported=" + exported, counted + "71"))
                .containsEntry("result", "refused")
                .containsEntry("ours", "72")
                .containsEntry("message", "the answer says 71 solutions, but there are 72");
        assertThat(Asked.ask("answer", "exported=" + exported, counted + "-1"))
                .containsEntry("result", "error")
                .containsEntry("key", "answer");
    }

    @Test
    void theCertificateIsThatOfTheLibraryAndHolds() throws IOException {
        CertificateTexts expected =
                CertificateTexts.of(GRID, EncodingOptions.defaults().withClues(ClueHandling.UNITS));
        Map<String, Object> answer = Asked.ask("certify", "givens=" + Asked.EASY);

        List<Map<String, Object>> files = Json.objects(answer.get("files"));
        assertThat(answer).containsEntry("result", "proper").containsEntry("solution", Asked.EASY_SOLUTION);
        assertThat(files.stream().map(file -> file.get("text")))
                .containsExactly(expected.puzzle(), expected.formula(), expected.proof(), expected.solution());
        assertThat(files.stream().map(file -> file.get("name")))
                .containsExactly("puzzle.txt", "puzzle.cnf", "proof.drup", "solution.txt");
        assertThat(Asked.ask(verify(files, ""))).containsEntry("result", "verified");
    }

    @ParameterizedTest
    @ValueSource(strings = {"puzzle", "formula", "proof", "solution"})
    void aChangedCertificateIsRefused(String changed) {
        List<Map<String, Object>> files =
                Json.objects(Asked.ask("certify", "givens=" + Asked.EASY).get("files"));
        Map<String, Object> answer = Asked.ask(verify(files, changed));

        assertThat(answer).containsEntry("result", "refused").containsKey("message");
    }

    private static String[] verify(List<Map<String, Object>> files, String changed) {
        List<String> words = new ArrayList<>(List.of("verify"));
        for (Map<String, Object> file : files) {
            String text = Asked.text(file, "text");
            String key = Asked.text(file, "key");
            words.add(key + "=" + (key.equals(changed) ? "1" + text.substring(1) + "x" : text));
        }
        return words.toArray(String[]::new);
    }

    @Test
    void severalSolutionsHaveNoCertificateAndNoneHasOne() {
        assertThat(Asked.ask("certify", "layout=box 2x2"))
                .containsEntry("result", "several")
                .doesNotContainKey("files");
        Map<String, Object> none = Asked.ask("certify", "layout=box 2x2", "givens=11..............");
        assertThat(none).containsEntry("result", "none").containsKeys("added", "deleted");
        assertThat(Json.objects(none.get("files"))).hasSize(3);
    }

    private static String[] verify(Map<String, Object> certified) {
        return verify(Json.objects(certified.get("files")), "");
    }

    @Test
    void countsCandidatesAndMinimalityAreCertified() {
        String few = "givens=1...............";
        Map<String, Object> listed = Asked.ask("certify", "layout=box 2x2", few, "claim=count", "proofs=both");
        assertThat(listed).containsEntry("result", "counted").containsEntry("count", "72");
        assertThat(Json.objects(listed.get("files")).stream().map(file -> file.get("key")))
                .containsExactly("puzzle", "formula", "proof", "lrat", "solutions");
        assertThat(Asked.text(listed, "readme")).contains("has exactly 72 solutions");
        assertThat(Asked.ask(verify(listed)))
                .containsEntry("result", "verified")
                .containsEntry("count", "72");

        assertThat(Asked.ask("certify", "layout=box 2x2", few, "claim=count", "limit=71"))
                .containsEntry("result", "unknown")
                .containsEntry("message", "more than 71 solutions, which is too many to list");

        Map<String, Object> candidates = Asked.ask("certify", "layout=box 2x2", few, "claim=candidates");
        assertThat(candidates).containsEntry("result", "found").containsKey("candidates");
        assertThat(Asked.ask(verify(candidates)))
                .containsEntry("result", "verified")
                .containsKey("candidates");

        Map<String, Object> minimal = Asked.ask(
                "certify",
                "givens=8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
                "claim=minimal",
                "proofs=lrat");
        assertThat(minimal).containsEntry("result", "proper").containsEntry("minimal", true);
        assertThat(Asked.ask(verify(minimal)))
                .containsEntry("result", "verified")
                .containsEntry("minimal", true);
        Map<String, Object> redundant = Asked.ask("certify", "givens=" + Asked.EASY_SOLUTION, "claim=minimal");
        assertThat(redundant)
                .containsEntry("result", "several")
                .containsEntry("redundant", "r1c1=" + Asked.EASY_SOLUTION.charAt(0));
    }

    @Test
    void aProofOfAnyFormulaIsChecked() {
        String formula = "formula=p cnf 2 4\n1 2 0\n-1 2 0\n1 -2 0\n-1 -2 0\n";
        assertThat(Asked.ask("verify", formula, "proof=2 0\n0\n"))
                .containsEntry("result", "verified")
                .doesNotContainKey("puzzle");
        assertThat(Asked.ask("verify", formula, "proof=0\n")).containsEntry("result", "refused");
        assertThat(Asked.ask("verify", "formula=p cnf 2 1\n3 0\n", "proof=0\n"))
                .containsEntry("result", "error")
                .containsEntry("key", "formula");
        assertThat(Asked.ask("verify", "puzzle=x", formula, "proof=0\n", "solution=x", "solutions=x"))
                .containsEntry("result", "error")
                .containsEntry("key", "files");
    }
}
