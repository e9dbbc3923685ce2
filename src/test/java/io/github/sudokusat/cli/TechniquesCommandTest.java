package io.github.sudokusat.cli;

import static io.github.sudokusat.cli.Cli.EASY;
import static io.github.sudokusat.cli.Cli.run;
import static io.github.sudokusat.cli.Cli.runOnTerminal;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.logic.Profile;
import io.github.sudokusat.logic.step.Technique;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TechniquesCommandTest {

    @TempDir
    Path directory;

    @ParameterizedTest
    @ValueSource(strings = {"classic", "propagation", "full", "exhaustive"})
    void theTextOfAProfileIsReadBack(String name) throws Exception {
        Profile shipped = Profile.named(name).orElseThrow();
        Path file = directory.resolve("mine.txt");
        run("techniques", "--profile", name, "-o", file.toString()).is(0, "", "");
        assertThat(Profile.parse(name, Files.readString(file))).isEqualTo(shipped);
        run("techniques", "--profile", file.toString(), "--format", "line")
                .is(0, Files.readString(file).replace("profile " + name, "profile mine.txt"), "");
        assertThat(run("rate", "--profile", file.toString(), EASY).out())
                .isEqualTo(run("rate", "--profile", name, EASY).out());
    }

    @Test
    void listsEveryTechniqueOnce() {
        String text = run("techniques").out();
        assertThat(text).startsWith("# techniques of profile exhaustive: name, score, level\nfull-house 4 easy\n");
        assertThat(text).hasLineCount(1 + Technique.values().length);
        String json = run("techniques", "--format", "json").out();
        for (Technique technique : Technique.values()) {
            assertThat(json)
                    .contains("{\"technique\":\"" + technique.id() + "\",\"title\":\"" + technique.title() + "\"");
        }
    }

    @Test
    void everyFormOfASmallProfile() {
        runOnTerminal("techniques", "--profile", "propagation").is(0, """
                technique      score  level    name
                hidden-single     14  easy     Hidden Single (hidden-singles, unique-candidate)
                naked-single      14  easy     Naked Single (naked-singles, sole-candidate)
                pointing          50  medium   Pointing
                                               (pointing-pair, pointing-pairs, pointing-triple, locked-candidates-1)
                claiming          50  medium   Claiming
                                               (box-line-reduction, locked-candidates-2)
                """, "");
        run("techniques", "--profile", "classic", "--format", "csv").is(0, """
                technique,title,score,level,assumesUnique,otherNames,growth
                hidden-single,Hidden Single,14,easy,false,hidden-singles unique-candidate,0
                """, "");
        run("techniques", "--profile", "classic", "--format", "json").is(0, """
                {"technique":"hidden-single","title":"Hidden Single","score":14,"growth":0,"level":"easy","assumesUnique":false,"otherNames":["hidden-singles","unique-candidate"]}
                """, "");
        assertThat(runOnTerminal("techniques").out())
                .contains("BUG+1 * (bug-plus-one, bug-plus-1, bug)\n", " 280+5  unfair   AIC")
                .endsWith("* assumes that the puzzle has one solution\n");
    }

    @Test
    void refusesAProfileThatDoesNotExist() {
        run("techniques", "--profile", "ful")
                .isRefused(
                        "--profile must be classic, propagation, full, nets, exhaustive or a file, but is \"ful\"; did you mean \"full\"?");
        run("techniques", "--format", "rows").isRefused("--format rows works only with show");
    }

    @Test
    void otherNamesAreReadInOptionsAndProfiles() throws Exception {
        Path file = Files.writeString(directory.resolve("p"), "Naked_Singles 4 easy\nxy-wing 160 hard\n");
        run("techniques", "--profile", file.toString(), "--format", "line")
                .is(0, "# techniques of profile p: name, score, level\nnaked-single 4 easy\ny-wing 160 hard\n", "");
        assertThat(run("hint", "--techniques", "Sole Candidate,xy-wing", EASY).out())
                .isEqualTo(
                        run("hint", "--techniques", "naked-single,y-wing", EASY).out())
                .startsWith("Naked Single");
    }

    @Test
    void noTwoTechniquesShareAName() {
        Set<String> names = new HashSet<>();
        for (Technique technique : Technique.values()) {
            assertThat(names.add(technique.id())).as(technique.id()).isTrue();
            for (String other : technique.otherNames()) {
                assertThat(names.add(other)).as(other).isTrue();
                assertThat(other).matches("[a-z0-9-]+");
                assertThat(Technique.named(other)).hasValue(technique);
            }
        }
    }
}
