package io.github.sudokusat.answer.request;

import io.github.sudokusat.logic.step.Technique;
import io.github.sudokusat.text.Quote;
import io.github.sudokusat.text.Suggestions;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.StringTokenizer;
import org.jspecify.annotations.Nullable;

/** Reads the names of techniques. */
public final class TechniqueNames {

    private static final String ONE = "the name of a technique";

    private TechniqueNames() {}

    /** The techniques that a key lists, separated by commas; null if the request does not have the key. */
    public static @Nullable Set<Technique> list(RequestValues values, String key) {
        String text = values.find(key);
        if (text == null) {
            return null;
        }
        Set<Technique> techniques = EnumSet.noneOf(Technique.class);
        int start = 0;
        for (int comma = 0; comma >= 0; start = comma + 1) {
            comma = text.indexOf(',', start);
            techniques.add(parse(values, key, text.substring(start, comma < 0 ? text.length() : comma), text));
        }
        return techniques;
    }

    /** The technique that a key names; null if the request does not have the key. */
    static @Nullable Technique one(RequestValues values, String key) {
        String text = values.find(key);
        return text == null ? null : parse(values, key, text, text);
    }

    private static Technique parse(RequestValues values, String key, String name, String text) {
        if (text.isEmpty()) {
            throw values.wrong(key, "", ONE, values.name(key) + ": expected " + ONE + ", but found none");
        }
        return Technique.named(name.strip()).orElseThrow(() -> {
            String question = question(name.strip());
            String advice = question.isEmpty() ? values.whereTechniquesAreListed() : question;
            return values.wrong(
                    key,
                    name,
                    ONE + " such as hidden-single",
                    values.name(key) + ": unknown technique \"" + Quote.printable(name) + "\"" + advice);
        });
    }

    private static String question(String name) {
        List<String> names = new ArrayList<>();
        for (Technique technique : Technique.values()) {
            names.add(technique.id());
        }
        for (Technique technique : Technique.values()) {
            names.addAll(technique.otherNames());
        }
        String close = Suggestions.ask(name, names);
        return close.isEmpty() ? ofWords(words(name.toLowerCase(Locale.ROOT))) : close;
    }

    /** The question whether the first technique was meant whose name has all words of a name, such as {@code nested-net}; empty if there is none. */
    private static String ofWords(List<String> words) {
        for (Technique technique : Technique.values()) {
            if (!words.isEmpty() && words(technique.id()).containsAll(words)) {
                return Suggestions.question(technique.id());
            }
        }
        return "";
    }

    private static List<String> words(String name) {
        List<String> words = new ArrayList<>();
        for (StringTokenizer left = new StringTokenizer(name, "-"); left.hasMoreTokens(); ) {
            words.add(left.nextToken());
        }
        return words;
    }
}
