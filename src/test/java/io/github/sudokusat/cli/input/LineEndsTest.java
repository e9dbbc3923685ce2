package io.github.sudokusat.cli.input;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Random;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class LineEndsTest {

    private static final Pattern LINE_END = Pattern.compile("\r\n|\r|\n");

    @Test
    void countsWhatARegularExpressionFinds() {
        Random random = new Random(1);
        for (int run = 0; run < 2000; run++) {
            String letters = run % 2 == 0 ? "\n\u000B\t\u008A" : "\n\r\f\u000E.";
            StringBuilder text = new StringBuilder();
            for (int i = random.nextInt(60); i > 0; i--) {
                text.append(letters.charAt(random.nextInt(letters.length())));
            }
            byte[] bytes = text.toString().getBytes(StandardCharsets.ISO_8859_1);
            int from = random.nextInt(bytes.length + 1);
            int to = from + random.nextInt(bytes.length - from + 1);
            String part = text.substring(from, to);
            assertThat(LineEnds.count(bytes, from, to)).as("run %d", run).isEqualTo((int)
                    LINE_END.matcher(part).results().count());
        }
    }
}
