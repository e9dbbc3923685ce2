package io.github.sudokusat.cli.serve;

import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The forms in which the bytes of a file are sent: HTTP's content codings, the smallest form first. */
enum Coding {
    BROTLI("br", "-br"),
    GZIP("gzip", "-gz"),
    IDENTITY("identity", "");

    /** One entry of {@code Accept-Encoding}: a name, and perhaps a weight. */
    private static final Pattern ENTRY =
            Pattern.compile("\\s*([^\\s;]+)\\s*(?:;\\s*q\\s*=\\s*([01](?:\\.[0-9]{0,3})?)\\s*)?");

    private static final String ANY = "*";

    private final String token;
    private final String tagEnd;

    Coding(String token, String tagEnd) {
        this.token = token;
        this.tagEnd = tagEnd;
    }

    /** The name in HTTP. */
    String token() {
        return token;
    }

    /** What ends the entity tags of this form, because each form is a representation of its own. */
    String tagEnd() {
        return tagEnd;
    }

    /**
     * The forms that a client accepts, the best first.
     *
     * @param header the client's {@code Accept-Encoding}; entries that are malformed are ignored
     */
    static List<Coding> accepted(@Nullable String header) {
        Map<String, Double> weights = new HashMap<>();
        for (String entry :
                header == null ? new String[0] : header.toLowerCase(Locale.ROOT).split(",", -1)) {
            Matcher matcher = ENTRY.matcher(entry);
            if (matcher.matches()) {
                weights.put(matcher.group(1), matcher.group(2) == null ? 1 : Double.parseDouble(matcher.group(2)));
            }
        }
        return Arrays.stream(values())
                .filter(coding -> coding.weight(weights) > 0)
                .sorted(Comparator.comparingDouble((Coding coding) -> -coding.weight(weights)))
                .toList();
    }

    /** Unless the client says otherwise, it accepts plain bytes, but prefers every form that it names. */
    private double weight(Map<String, Double> weights) {
        double unnamed = weights.getOrDefault(ANY, this == IDENTITY ? Double.MIN_VALUE : 0);
        return weights.getOrDefault(token, unnamed);
    }
}
