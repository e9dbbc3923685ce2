package io.github.sudokusat.format;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class GridFormatExceptionTest {

    @Test
    void namesCharactersThatDoNotPrintByTheirCodePoints() {
        GridFormatException error =
                new GridFormatException(3, 7, "a bell \7 and \ud83d\ude00", "no \u001b[31m\ud83d here");
        assertThat(error)
                .hasMessage(
                        "line 3, column 7: expected no <U+001B>[31m<U+D83D> here, but found a bell <U+0007> and 😀");
        assertThat(error.found()).isEqualTo("a bell <U+0007> and 😀");
        assertThat(error.expected()).isEqualTo("no <U+001B>[31m<U+D83D> here");
        assertThat(new GridFormatException(1, 1, "a tag \udb40\udc01, a mark \u061c", "none").found())
                .isEqualTo("a tag <U+DB40><U+DC01>, a mark <U+061C>");
        Messages.requireShortLine(String.valueOf(error.getMessage()));
    }

    @Test
    void aMissingPartIsNamedByWhatIsInItsPlace() {
        assertThat(GridFormatException.atToken(1, "rule  ", 6, 4, "a name").found())
                .isEqualTo("the end of the line");
        assertThat(GridFormatException.atToken(1, "rule #", 5, 5, "a name").found())
                .isEqualTo("\"#\"");
        assertThat(GridFormatException.atToken(1, "rule #", 0, 4, "a name").found())
                .isEqualTo("\"rule\"");
    }

    @Test
    void quotesAreCutAndNameASingleOddCharacter() {
        assertThat(GridFormatException.quote("a\0b", 0, 3)).isEqualTo("\"a<U+0000>b\"");
        assertThat(GridFormatException.quote("a\0b", 1, 2)).isEqualTo("U+0000");
        assertThat(GridFormatException.quote("ab\ud83d\ude00", 1, 4)).isEqualTo("\"b😀\"");
        assertThat(GridFormatException.quote("1234567890".repeat(3), 5, 29)).isEqualTo("\"678901234567890123456789\"");
        assertThat(GridFormatException.quote("1234567890".repeat(3), 5, 30)).isEqualTo("\"678901234567890123456789…\"");
        assertThat(GridFormatException.quote("x".repeat(23) + "\ud83d\ude00", 0, 25))
                .isEqualTo("\"" + "x".repeat(23) + "<U+D83D>…\"");
    }
}
