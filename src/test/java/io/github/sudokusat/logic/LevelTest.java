package io.github.sudokusat.logic;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class LevelTest {

    @ParameterizedTest
    @EnumSource
    void isFoundByItsName(Level level) {
        assertThat(Level.named(level.text())).contains(level);
        assertThat(level).hasToString(level.text());
    }

    @Test
    void otherWordsNameNoLevel() {
        assertThat(Level.named("Easy")).isEmpty();
        assertThat(Level.named("")).isEmpty();
    }
}
