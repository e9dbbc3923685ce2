package io.github.sudokusat.sat.process;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.sudokusat.testing.Waits;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class CommandTemplateTest {

    private static List<String> words(String command) {
        return CommandTemplate.parse(command).words(Path.of("/tmp/f.cnf"), Path.of("/tmp/a"), Path.of("/tmp/p"));
    }

    @Test
    void replacesPlaceholdersEvenInsideWords() {
        assertThat(words("minisat -verb=0 {cnf} {out}")).containsExactly("minisat", "-verb=0", "/tmp/f.cnf", "/tmp/a");
        assertThat(words("s --in={cnf}:{cnf} '--out={out}' {in}"))
                .containsExactly("s", "--in=/tmp/f.cnf:/tmp/f.cnf", "--out=/tmp/a", "{in}");
        assertThat(words("s {{cnf} {cnf}} {proof}{out}{ {}"))
                .containsExactly("s", "{/tmp/f.cnf", "/tmp/f.cnf}", "/tmp/p/tmp/a{", "{}");
    }

    @Test
    void leavesPlaceholdersInPathsAlone() {
        assertThat(CommandTemplate.parse("s {cnf} {out}")
                        .words(Path.of("/{out}/f"), Path.of("/{cnf}/a"), Path.of("/p")))
                .containsExactly("s", "/{out}/f", "/{cnf}/a");
    }

    @Test
    void splitsAsAShellDoes() {
        assertThat(words("  a\t'b  c' \"d 'e' \\\" \\x \\\\\" f\\ g '' h\"i\"'j'\\\\ {cnf} "))
                .containsExactly("a", "b  c", "d 'e' \" \\x \\", "f g", "", "hij\\", "/tmp/f.cnf");
    }

    @Test
    void splitsRandomLinesAsAShellDoes() throws Exception {
        Random random = new Random(20_261_121);
        int splits = 0;
        for (int i = 0; i < 300; i++) {
            StringBuilder line = new StringBuilder("x ");
            for (int n = random.nextInt(14); n >= 0; n--) {
                line.append("ab  '\"\\".charAt(random.nextInt(7)));
            }
            line.append("z {cnf}");
            List<String> expected = shellWords(line.toString());
            if (expected == null) {
                assertThatIllegalArgumentException().isThrownBy(() -> words(line.toString()));
            } else {
                assertThat(words(line.toString())).as(line.toString()).isEqualTo(expected);
                splits++;
            }
        }
        assertThat(splits).isBetween(50, 250);
    }

    /** The words into which a shell splits a line; null if it refuses the line. */
    private static @Nullable List<String> shellWords(String line) throws Exception {
        Process shell = new ProcessBuilder("sh", "-c", "printf '%s\\n' " + line.replace("{cnf}", "/tmp/f.cnf"))
                .redirectErrorStream(true)
                .start();
        Waits.Ended ended = Waits.end(shell);
        return ended.exitCode() == 0 ? new ArrayList<>(ended.output().lines().toList()) : null;
    }

    @Test
    void namesTheProgramWithoutItsDirectory() {
        assertThat(CommandTemplate.parse("/opt/bin/kissat -q {cnf}").program()).isEqualTo("kissat");
        assertThat(CommandTemplate.parse("kissat {cnf}").program()).isEqualTo("kissat");
    }

    @Test
    void messagesOnBadCommandsNameTheMistake() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> ExternalSolver.of("minisat formula.cnf"))
                .withMessage(
                        "the solver's command must contain {cnf}, the placeholder for the formula's file, but is \"minisat formula.cnf\"");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> ExternalSolver.of(" "))
                .withMessageContaining("empty");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> ExternalSolver.of("'' {cnf}"))
                .withMessageContaining("empty");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> ExternalSolver.of("a 'b {cnf}"))
                .withMessageContaining("closing '");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> ExternalSolver.of("a {cnf} \\"))
                .withMessageContaining("backslash");
    }
}
