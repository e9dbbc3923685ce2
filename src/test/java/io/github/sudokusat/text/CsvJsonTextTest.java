package io.github.sudokusat.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

class CsvJsonTextTest {

    private static String json(String text) throws IOException {
        StringBuilder out = new StringBuilder();
        JsonText.append(out, text);
        return out.toString();
    }

    private static String csv(String... fields) throws IOException {
        StringBuilder out = new StringBuilder();
        CsvText.append(out, List.of(fields));
        return out.toString();
    }

    @Test
    void escapesJson() throws IOException {
        assertThat(json("")).isEqualTo("\"\"");
        assertThat(json("a\"b\\c\n\r\t\b/é𝟏")).isEqualTo("\"a\\\"b\\\\c\\n\\r\\t\\u0008/é𝟏\"");
        assertThat(json("\0\u007f\u2028\ud800x\udc00")).isEqualTo("\"\\u0000\\u007f\\u2028\\ud800x\\udc00\"");
        assertThat(json("\ud835")).isEqualTo("\"\\ud835\"");
    }

    @Test
    void quotesCsvWhereNecessary() throws IOException {
        assertThat(csv("id", "", "a b")).isEqualTo("id,,a b");
        assertThat(csv("a,b", "c\"d", "e;f", " g", "h ", "#i", "j\nk"))
                .isEqualTo("\"a,b\",\"c\"\"d\",\"e;f\",\" g\",\"h \",\"#i\",\"j k\"");
    }

    @Test
    void readsTheFieldsThatItWrote() throws IOException {
        for (List<String> fields : List.of(
                List.of("id", "", "a b"),
                List.of("a,b", "c\"d", "\"e\"", "\"", "\"\"", " g", "#i,\",\""),
                List.of(""),
                List.of("", ""))) {
            assertThat(CsvText.fields(csv(fields.toArray(String[]::new)))).isEqualTo(fields);
        }
    }
}
