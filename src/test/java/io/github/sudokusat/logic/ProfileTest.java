package io.github.sudokusat.logic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.sudokusat.logic.step.Technique;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ProfileTest {

    @Test
    void orderScoresAndLevelsAreRead() {
        Profile profile = Profile.parse("mine", """
                # nothing but two
                naked-single  23 easy

                X-Wing 320 HARD
                """);
        assertThat(profile.name()).isEqualTo("mine");
        assertThat(profile.entries())
                .containsExactly(
                        new Profile.Entry(Technique.NAKED_SINGLE, 23, Level.EASY),
                        new Profile.Entry(Technique.X_WING, 320, Level.HARD));
        assertThat(profile.entry(Technique.X_WING)).isPresent();
        assertThat(profile.entry(Technique.AIC)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "x-wing 3|expected a technique, a score and a level, but found \"x-wing 3\"",
                "x-ring 3 easy|expected the name of a technique, but found \"x-ring\"",
                "x-wing -3 easy|expected a score from 0 to 999999, or two such numbers with a + between, but found \"-3\"",
                "x-wing 3+ easy|expected a score from 0 to 999999, or two such numbers with a + between, but found \"3+\"",
                "x-wing +3 easy|expected a score from 0 to 999999, or two such numbers with a + between, but found \"+3\"",
                "x-wing 3+4+5 easy|expected a score from 0 to 999999, or two such numbers with a + between, but found \"3+4+5\"",
                "x-wing 3 silly|expected a level from easy to extreme, but found \"silly\""
            })
    void malformedLinesAreNamed(String line, String message) {
        assertThatThrownBy(() -> Profile.parse("bad", "aic 1 hard\n" + line))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("profile bad, line 2: " + message);
    }

    @Test
    void aProfileNeedsATechniqueAndCannotRepeatOne() {
        assertThatThrownBy(() -> Profile.parse("bad", "aic 1 hard\nAIC 2 hard"))
                .hasMessage("profile bad, line 2: expected a technique that no earlier line names, but found \"aic\"");
        assertThatThrownBy(() -> Profile.parse("bad", "# nothing")).hasMessage("profile bad names no techniques");
    }

    @Test
    void aProfileMadeOfEntriesIsTheOneReadFromText() {
        List<Profile.Entry> entries = new ArrayList<>(List.of(
                new Profile.Entry(Technique.NAKED_SINGLE, 23, Level.EASY),
                new Profile.Entry(Technique.X_WING, 320, Level.HARD)));
        Profile profile = Profile.of("mine", entries);
        assertThat(profile).isEqualTo(Profile.parse("mine", "naked-single 23 easy\nx-wing 320 hard"));
        entries.clear();
        assertThat(profile.entries()).hasSize(2);
        assertThat(Profile.of("full", Profile.full().entries())).isEqualTo(Profile.full());
        assertThatThrownBy(() -> Profile.of("mine", List.of()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("profile mine names no techniques");
        Profile.Entry once = new Profile.Entry(Technique.X_WING, 320, Level.HARD);
        assertThatThrownBy(() -> Profile.of("mine", List.of(once, once)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("profile mine has technique x-wing more than once");
    }

    @Test
    void aScoreMayGrowWithThePattern() {
        Profile profile = Profile.parse("mine", "aic 280+5 unfair\nx-wing 140+0 hard");
        Profile.Entry chain = profile.entry(Technique.AIC).orElseThrow();
        assertThat(chain).isEqualTo(new Profile.Entry(Technique.AIC, 280, 5, Level.UNFAIR));
        assertThat(List.of(chain.scoreOf(0), chain.scoreOf(7), chain.scoreOf(99), chain.scoreOf(1000)))
                .containsExactly(280L, 315L, 775L, 775L);
        assertThat(chain.greatestScore()).isEqualTo(775);
        assertThat(profile.text()).isEqualTo("aic 280+5 unfair\nx-wing 140 hard\n");
        assertThat(Profile.parse("mine", profile.text())).isEqualTo(profile);
        assertThatThrownBy(() -> new Profile.Entry(Technique.AIC, 0, -1, Level.EASY))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("score must be 0 or more, but is -1");
    }

    /** So the hardest technique of a rating is also the last one that the puzzle needs. */
    @Test
    void scoresAndLevelsOfShippedProfilesAscend() {
        for (Profile profile : Profile.shipped()) {
            assertThat(profile.entries()).isSortedAccordingTo(Comparator.comparingInt(Profile.Entry::score));
            assertThat(profile.entries()).isSortedAccordingTo(Comparator.comparing(Profile.Entry::level));
            List<Technique> order = profile.techniques();
            for (int i = 0; i < order.size(); i++) {
                assertThat(profile.hardest(order.subList(0, i + 1))).contains(order.get(i));
            }
        }
    }

    @Test
    void linesMayEndAsOnAnySystem() {
        Profile lines = Profile.parse("mine", "naked-single 23 easy\nx-wing 320 hard\n");
        assertThat(Profile.parse("mine", "naked-single 23 easy\r\nx-wing 320 hard\r\n"))
                .isEqualTo(lines);
        assertThat(Profile.parse("mine", "naked-single 23 easy\rx-wing 320 hard"))
                .isEqualTo(lines);
        assertThatThrownBy(() -> Profile.parse("mine", "naked-single 23 easy\r\n\r\nx-wing"))
                .hasMessageContaining("profile mine, line 3:");
    }

    @Test
    void shippedProfilesHaveNames() {
        assertThat(Profile.named("classic")).contains(Profile.classic());
        assertThat(Profile.named("propagation")).contains(Profile.propagation());
        assertThat(Profile.named("full")).contains(Profile.full());
        assertThat(Profile.named("nets")).contains(Profile.nets());
        assertThat(Profile.named("exhaustive")).contains(Profile.exhaustive());
        assertThat(Profile.named("none")).isEmpty();
        assertThat(Profile.classic().entries()).hasSize(1);
    }

    @Test
    void aChoiceOfTechniquesIsRestricted() {
        Profile chosen = Profile.full().only(List.of(Technique.X_WING, Technique.NAKED_SINGLE));
        assertThat(chosen.isRestricted()).isTrue();
        assertThat(chosen.without(Technique.X_WING).isRestricted()).isTrue();
        assertThat(Profile.full().isRestricted()).isFalse();
        assertThat(Profile.full().without(Technique.X_WING).isRestricted()).isFalse();
        assertThat(Profile.classic().only(List.of(Technique.HIDDEN_SINGLE)).isRestricted())
                .isTrue();
        Profile alike = Profile.of(chosen.name(), chosen.entries());
        assertThat(alike.isRestricted()).isFalse();
        assertThat(alike).isNotEqualTo(chosen);
    }

    @Test
    void techniquesCanBeLeftOut() {
        Profile without = Profile.full().without(Technique.FORCING_CHAIN);
        assertThat(without.entry(Technique.FORCING_CHAIN)).isEmpty();
        assertThat(without.entries()).hasSize(Profile.full().entries().size() - 1);
        assertThat(without.name()).isEqualTo("full-forcing-chain");
        assertThatThrownBy(() -> Profile.classic().without(Technique.HIDDEN_SINGLE))
                .hasMessage("no technique would be left in profile classic");
    }
}
