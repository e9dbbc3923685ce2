package io.github.sudokusat.format;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.grid.Layout;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class TextOptionsTest {

    @Test
    void optionsAreEqualIfTheyReadEveryTextAlike() {
        TextOptions options = TextOptions.defaults();
        List<TextOptions> different = List.of(
                options,
                options.withLayout(Layout.boxes(2, 2)),
                options.withAlphabet("abcdefghi"),
                options.withBlanks("."),
                options.withAnyBlank(),
                options.withCsvColumn("grid"));
        Set<TextOptions> set = new HashSet<>(different);
        assertThat(set).hasSameSizeAs(different);
        set.addAll(List.of(
                options.withLayout(Layout.boxes(2, 2)),
                options.withAlphabet("abcdefghi"),
                options.withBlanks(".").withAnyBlank(),
                options.withAnyBlank().withBlanks("."),
                options.withCsvColumn("grid")));
        assertThat(set).hasSameSizeAs(different);
    }

    @Test
    void theTextNamesWhatDiffersFromTheDefaults() {
        TextOptions options = TextOptions.defaults();
        assertThat(options).hasToString("TextOptions[]");
        assertThat(options.withAnyBlank().withLayout(Layout.boxes(2, 2)).withCsvColumn("grid"))
                .hasToString("TextOptions[layout=2x2, blanks=any, csvColumn=grid]");
    }
}
