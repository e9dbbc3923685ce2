package io.github.sudokusat.sat.process;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.sudokusat.cnf.Model;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.sat.SatResult;
import io.github.sudokusat.sat.SatSession;
import io.github.sudokusat.sat.SessionOptions;
import io.github.sudokusat.sat.process.ExternalSolverException.Problem;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Programs that give wrong answers, crash, or print too much: shell scripts in place of a solver. */
class ExternalSolverTest {

    @TempDir
    Path directory;

    /** A solver that runs a script, in which {@code $1} is the formula and {@code $2} the file for the answer, if one is requested. */
    private ExternalSolver script(String text, String placeholders) {
        try {
            Path file = directory.resolve("solver.sh");
            Files.writeString(file, text + "\n");
            return ExternalSolver.of("sh '" + file + "' " + placeholders);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    /** Solves {@code (1 or 2) and (-1 or -2)} under the assumption 1. */
    private static SatResult solve(ExternalSolver solver) {
        try (SatSession session = solver.open(2, SessionOptions.defaults())) {
            session.add(1, 2);
            session.add(-1, -2);
            return session.solve(Limits.none(), 1);
        }
    }

    private SatResult solve(String script) {
        return solve(script(script, "{cnf}"));
    }

    private ExternalSolverException fail(ExternalSolver solver) {
        ExternalSolverException e = catchThrowableOfType(ExternalSolverException.class, () -> solve(solver));
        assertThat(e).isNotNull();
        assertThat(e.getMessage())
                .startsWith("solver '" + solver.command() + "': ")
                .doesNotContain("\n")
                .hasSizeLessThan(2000);
        return e;
    }

    private ExternalSolverException fail(String script) {
        return fail(script(script, "{cnf}"));
    }

    @Test
    void writesClausesAndAssumptionsToTheFile() throws IOException {
        Path copy = directory.resolve("copy");
        solve("cat \"$1\" > '" + copy + "'");
        assertThat(Files.readString(copy).replaceFirst("^c *\n", "")).isEqualTo("p cnf 2 3\n1 2 0\n-1 -2 0\n1 0\n");
    }

    @Test
    void acceptsAModelThatHoldsWhateverTheExitCode() {
        assertThat(solve("echo 's SATISFIABLE'; echo 'v 1 -2 0'; exit 30").findModel())
                .contains(Model.of(2, 1));
        assertThat(solve(script("echo SAT > $2; echo '1 -2 0' >> $2; echo rubbish", "{cnf} {out}"))
                        .findModel())
                .contains(Model.of(2, 1));
    }

    @Test
    void refusesAModelThatBreaksAClause() {
        ExternalSolverException e = fail("echo 's SATISFIABLE'; echo 'v 1 2 0'; exit 10");
        assertThat(e.problem()).isEqualTo(Problem.WRONG_MODEL);
        assertThat(e).hasMessageEndingWith("': its model breaks the clause [-1, -2]; exit code 10");
    }

    @Test
    void refusesAnAnswerIfTheFormulaWasChanged() {
        String[] changes = {
            "changed=`sed s/-1/-2/ $1`; echo \"$changed\" > $1; echo 's SATISFIABLE'; echo 'v 1 -2 0'",
            "echo '2 0' >> $1; echo 's UNSATISFIABLE'",
            "rm $1; echo 's UNSATISFIABLE'",
            "rm -r `dirname $1`; echo 's SATISFIABLE'; echo 'v 1 -2 0'"
        };
        for (String change : changes) {
            ExternalSolverException e = fail(change);
            assertThat(e.problem()).as(change).isEqualTo(Problem.FORMULA_CHANGED);
            assertThat(e).hasMessageEndingWith("': the formula's file was changed while the program ran; exit code 0");
        }
    }

    @Test
    void refusesAModelThatBreaksAnAssumption() {
        ExternalSolverException e = fail("echo 's SATISFIABLE'; echo 'v -1 2 0'; exit 10");
        assertThat(e.problem()).isEqualTo(Problem.WRONG_MODEL);
        assertThat(e).hasMessageEndingWith("': its model breaks the assumption 1; exit code 10");
    }

    @Test
    void anExitCodeAloneIsNotAnAnswer() {
        for (int code : new int[] {10, 20}) {
            ExternalSolverException e = fail("echo 'c nothing to say'; exit " + code);
            assertThat(e.problem()).isEqualTo(Problem.NO_ANSWER);
            assertThat(e.exitCode()).hasValue(code);
            assertThat(e).hasMessageEndingWith("': ended without an answer; exit code " + code);
            assertThat(fail(script("exit " + code, "{cnf} {out}")).problem()).isEqualTo(Problem.NO_ANSWER);
            assertThat(fail(script("touch $2; exit " + code, "{cnf} {out}")).problem())
                    .isEqualTo(Problem.NO_ANSWER);
        }
    }

    @Test
    void doesNotKnowIfTheSolverDoesNotKnow() {
        SatResult unknown = new SatResult.Unknown(StopReason.NO_ANSWER);
        assertThat(solve("echo 's UNKNOWN'")).isEqualTo(unknown);
        assertThat(solve("echo 's INDETERMINATE'; exit 15")).isEqualTo(unknown);
        assertThat(solve("echo 'c UNKNOWN'")).isEqualTo(unknown);
        assertThat(solve(script("echo INDET > $2", "{cnf} {out}"))).isEqualTo(unknown);
        assertThat(solve(script("true", "{cnf} {out}"))).isEqualTo(unknown);
    }

    @Test
    void namesAllAssumptionsIfUnsatisfiable() {
        assertThat(solve("echo 's UNSATISFIABLE'; exit 20"))
                .isInstanceOfSatisfying(
                        SatResult.Unsat.class, unsat -> assertThat(unsat.core()).containsExactly(1));
    }

    @Test
    void refusesUnsatisfiableIfTheExitCodeContradictsIt() {
        assertThat(fail("echo 's UNSATISFIABLE'; exit 10").problem()).isEqualTo(Problem.MALFORMED_ANSWER);
        assertThat(fail("echo 's UNSATISFIABLE'; kill -SEGV $$").exitCode()).hasValue(139);
    }

    @Test
    void refusesATruncatedAnswer() {
        ExternalSolverException e = fail("echo 's SATISFIABLE'; printf 'v 1 -2'; exit 10");
        assertThat(e.problem()).isEqualTo(Problem.MALFORMED_ANSWER);
        assertThat(e)
                .hasMessageEndingWith(
                        "': the answer is malformed: line 2, column 7: expected 0 at the end of the values, "
                                + "but found the end of the text; exit code 10");
    }

    @Test
    void refusesAnAnswerToAnotherFormula() {
        ExternalSolverException e = fail("echo 's SATISFIABLE'; echo 'v 1 -2 3 0'; exit 10");
        assertThat(e.problem()).isEqualTo(Problem.MALFORMED_ANSWER);
        assertThat(e).hasMessageContaining("line 2, column 8: expected 0 or a literal from -2 to 2, but found \"3\"");
    }

    @Test
    void refusesBinaryGarbage() {
        ExternalSolverException e = fail("printf '\\377\\000\\001\\033[2J\\n'; exit 10");
        assertThat(e.problem()).isEqualTo(Problem.MALFORMED_ANSWER);
        assertThat(e.getMessage()).matches("[ -~]+");
    }

    @Test
    void refusesAnAnswerThatIsNotAFileInsteadOfWaitingForIt() {
        assertThat(fail(script("mkfifo $2", "{cnf} {out}")).problem()).isEqualTo(Problem.MALFORMED_ANSWER);
    }

    @Test
    void stopsAProgramThatWritesWithoutEnd() {
        ExternalSolverException e = fail("yes c");
        assertThat(e.problem()).isEqualTo(Problem.MALFORMED_ANSWER);
        assertThat(e).hasMessageContaining("writes too much output");
    }

    @Test
    void readsAnAnswerAmongMoreCommentsThanAPipeHolds() {
        assertThat(solve("yes c | head -n 1000000; echo 's SATISFIABLE'; yes c | head -n 1000000; echo 'v 1 -2 0'")
                        .findModel())
                .contains(Model.of(2, 1));
    }

    @Test
    void keepsTheEndOfStandardErrorForTheMessage() {
        ExternalSolverException e = fail("echo 'out of luck' >&2; echo 'at line 7' >&2; exit 3");
        assertThat(e.problem()).isEqualTo(Problem.NO_ANSWER);
        assertThat(e.errorOutput()).isEqualTo("out of luck\nat line 7\n");
        assertThat(e)
                .hasMessageEndingWith("ended without an answer; exit code 3; standard error: out of luck at line 7");
    }

    @Test
    void keepsOnlyTheEndOfAHugeStandardError() {
        ExternalSolverException e =
                fail("yes 'a warning' | head -c 60000000 >&2; sleep 0.1; echo 'last words' >&2; exit 3");
        assertThat(e.errorOutput()).hasSizeLessThanOrEqualTo(1000).endsWith("a warning\nlast words\n");
        assertThat(e).hasMessageEndingWith("last words");
    }

    @Test
    void namesAMissingProgram() {
        ExternalSolverException e = fail(ExternalSolver.of("/no/such/solver {cnf}"));
        assertThat(e.problem()).isEqualTo(Problem.NOT_STARTED);
        assertThat(e.exitCode()).isEmpty();
        assertThat(e.errorOutput()).isEmpty();
        assertThat(e)
                .hasMessageContaining("cannot be started")
                .hasMessageEndingWith("cannot be started: there is no program \"/no/such/solver\"");
    }

    @Test
    void givesTheProgramNothingToRead() {
        assertThat(solve("cat; echo 's UNKNOWN'")).isInstanceOf(SatResult.Unknown.class);
    }

    @Test
    void survivesAProgramThatCluttersOrDeletesItsDirectory() throws IOException {
        Path place = directory.resolve("place");
        String note = "dirname $1 > '" + place + "'; cd `dirname $1`; ";
        solve(note + "mkdir -p a/b; touch a/b/c .hidden; ln -s / link; echo 's UNKNOWN'");
        assertThat(Path.of(Files.readString(place).trim())).doesNotExist();
        solve(note + "rm -r `pwd`");
        assertThat(Path.of(Files.readString(place).trim())).doesNotExist();
        assertThat(Path.of("/tmp")).exists();
    }

    @Test
    void refusesLiteralsOutOfRangeAndIsUnchanged() {
        try (SatSession session = script("cat $1 >&2; exit 1", "{cnf}").open(2, SessionOptions.defaults())) {
            for (int literal : new int[] {0, 3, -3, Integer.MIN_VALUE}) {
                assertThatIllegalArgumentException()
                        .isThrownBy(() -> session.add(literal))
                        .withMessage("literal must be from -2 to 2 and not 0, but is " + literal);
                assertThatIllegalArgumentException().isThrownBy(() -> session.add(1, literal));
                assertThatIllegalArgumentException().isThrownBy(() -> session.add(1, 2, literal));
                assertThatIllegalArgumentException().isThrownBy(() -> session.add(new int[] {1, 2, -1, literal}, 4));
                assertThatIllegalArgumentException().isThrownBy(() -> session.solve(Limits.none(), literal));
            }
            assertThat(catchThrowableOfType(ExternalSolverException.class, () -> session.solve(Limits.none()))
                            .errorOutput())
                    .endsWith("\np cnf 2 0\n");
        }
    }

    @Test
    void refusesToWorkOnceClosed() {
        SatSession session = ExternalSolver.of("true {cnf}").open(2, SessionOptions.defaults());
        session.close();
        session.close();
        assertThatIllegalStateException().isThrownBy(() -> session.add(1)).withMessage("the session is closed");
        assertThatIllegalStateException().isThrownBy(() -> session.solve(Limits.none()));
        assertThatIllegalStateException().isThrownBy(session::newVariable);
    }

    @Test
    void declaresNoCapability() {
        ExternalSolver solver = ExternalSolver.of("/usr/bin/minisat {cnf} {out}");
        assertThat(solver.capabilities()).isEmpty();
        assertThat(solver.name()).isEqualTo("minisat");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> solver.open(-1, SessionOptions.defaults()))
                .withMessage("the number of variables must be 0 or more, but is -1");
    }
}
