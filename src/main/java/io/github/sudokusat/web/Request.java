package io.github.sudokusat.web;

import io.github.sudokusat.answer.Throttle;
import io.github.sudokusat.answer.request.RequestValues;
import io.github.sudokusat.format.GridFormatException;
import io.github.sudokusat.run.Clock;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.Progress;
import io.github.sudokusat.text.Listing;
import io.github.sudokusat.text.Numbers;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The words of a request, and what the page hands in for the work: a clock and a listener for the progress. */
final class Request implements RequestValues {

    /** The longest value, 1 MiB; texts that other programs have made may be longer. */
    static final int LONGEST = 1 << 20;

    /** The longest text that another program has made: the formula of the largest grid has 21 MB. */
    static final int LONGEST_MADE = 1 << 25;

    /** What can be generated other than puzzles with boxes or given regions. */
    private static final long NANOSECONDS_BETWEEN_REPORTS = 100_000_000;

    private static final List<String> KINDS = List.of("jigsaw", "pattern", "harder", "easier");

    private static final List<String> MADE =
            List.of("exported", "answer", "formula", "proof", "lrat", "graph", "solutions", "covering", "needed");

    private final Map<String, String> values;
    private final Clock clock;
    private final Progress progress;

    private Request(Map<String, String> values, Clock clock, Progress progress) {
        this.values = values;
        this.clock = clock;
        this.progress = progress;
    }

    /**
     * Reads the words after the command.
     *
     * @throws BadRequest if a word is not {@code key=value}, a key is not one of the command's or occurs twice, or a value is too long
     */
    static Request of(Command command, List<String> words, Progress progress, Clock clock) {
        Map<String, String> values = new HashMap<>();
        for (String word : words) {
            int equals = word.indexOf('=');
            if (equals < 1) {
                throw BadRequest.value("word", word, "a key and its value, such as givens=…");
            }
            String key = word.substring(0, equals);
            String value = word.substring(equals + 1);
            if (!command.keys().contains(key)) {
                throw BadRequest.value("word", key, "a key of " + command.name() + ": " + Listing.or(command.keys()));
            }
            int longest = MADE.contains(key) ? LONGEST_MADE : LONGEST;
            if (value.length() > longest) {
                throw BadRequest.at(
                        key,
                        new GridFormatException(
                                1, longest + 1, value.length() + " characters", "at most " + longest + " characters"));
            }
            if (values.put(key, value) != null) {
                throw BadRequest.value("word", key, "a key that occurs only once");
            }
        }
        return new Request(values, clock, new Throttle(progress, clock, NANOSECONDS_BETWEEN_REPORTS));
    }

    @Override
    public @Nullable String find(String key) {
        return values.get(key);
    }

    /** The name of the key; what is generated is the value of the key {@code kind}. */
    @Override
    public String name(String key) {
        return KINDS.contains(key) ? "the kind " + key : key;
    }

    @Override
    public BadRequest wrong(String key, String value, String expected, String message) {
        return BadRequest.value(key, value, expected, message);
    }

    @Override
    public BadRequest refused(String key, String message) {
        return BadRequest.because(key, message);
    }

    /** The value of a key, or another text if the request does not have it. */
    String text(String key, String otherwise) {
        String value = values.get(key);
        return value == null ? otherwise : value;
    }

    /** The value of a key that must be there. */
    String required(String key, String expected) {
        String value = values.get(key);
        if (value == null) {
            throw BadRequest.missing(key, expected);
        }
        return value;
    }

    /** The value of a key as one of several names; the first of them if the request does not have the key. */
    String choice(String key, String... names) {
        String value = text(key, names[0]);
        for (String name : names) {
            if (name.equals(value)) {
                return name;
            }
        }
        throw BadRequest.value(key, value, Listing.or(List.of(names)));
    }

    /** The value of a key as {@code true} or {@code false}; the latter if the request does not have the key. */
    boolean flag(String key) {
        return choice(key, "false", "true").equals("true");
    }

    /** The value of a key as a whole number within bounds. */
    long number(String key, long otherwise, long least, long most) {
        String value = values.get(key);
        if (value == null) {
            return otherwise;
        }
        Long number = Numbers.whole(value);
        if (number == null || number < least || number > most) {
            throw BadRequest.value(key, value, "a whole number from " + least + " to " + most);
        }
        return number;
    }

    /** The limits of the request: {@code time} in milliseconds and {@code work}, with their time running. */
    Limits limits() {
        Limits limits = Limits.none().withProgress(progress);
        if (values.containsKey("time")) {
            limits = limits.withTimeout(clock, number("time", 0, 0, 86_400_000) * 1_000_000)
                    .started();
        }
        return values.containsKey("work") ? limits.withMaxWork(number("work", 0, 0, Long.MAX_VALUE)) : limits;
    }

    /** The clock, for the time that an answer reports. */
    Clock clock() {
        return clock;
    }
}
