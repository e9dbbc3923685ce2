package io.github.sudokusat.cli.option;

import picocli.CommandLine;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads the numbers that options take. */
public final class WholeNumbers {

    private WholeNumbers() {}

    /** Makes a command line and its commands read all numbers in this way. */
    public static void register(CommandLine commandLine) {
        ITypeConverter<Long> longs = WholeNumbers::toLong;
        ITypeConverter<Integer> ints = WholeNumbers::toInt;
        commandLine.registerConverter(Long.class, longs);
        commandLine.registerConverter(Long.TYPE, longs);
        commandLine.registerConverter(Integer.class, ints);
        commandLine.registerConverter(Integer.TYPE, ints);
    }

    private static int toInt(String text) {
        return (int) parse(text, Integer.MIN_VALUE, Integer.MAX_VALUE);
    }

    private static long toLong(String text) {
        return parse(text, Long.MIN_VALUE, Long.MAX_VALUE);
    }

    private static long parse(String text, long least, long most) {
        try {
            long number = Long.parseLong(text);
            if (number >= least && number <= most) {
                return number;
            }
        } catch (NumberFormatException e) {
            // Reported below, as for a number that is too large.
        }
        boolean isNegative = text.startsWith("-");
        String bound = isNegative ? " of at least " + least : " of at most " + most;
        throw new TypeConversionException(
                CommonOptions.MUST_BE + "a whole number" + (isNumber(text) ? bound : "") + ", but is \"" + text + "\"");
    }

    private static boolean isNumber(String text) {
        int start = text.startsWith("-") || text.startsWith("+") ? 1 : 0;
        return start < text.length() && text.chars().skip(start).allMatch(Character::isDigit);
    }
}
