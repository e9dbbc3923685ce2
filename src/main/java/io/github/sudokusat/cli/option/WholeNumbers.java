package io.github.sudokusat.cli.option;

import io.github.sudokusat.text.Numbers;
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
        // A plus is for options alone.
        String digits = text.startsWith("+") && !text.startsWith("+-") ? text.substring(1) : text;
        Long number = Numbers.whole(digits);
        if (number != null && number >= least && number <= most) {
            return number;
        }
        boolean isNegative = text.startsWith("-");
        String bound = isNegative ? " of at least " + least : " of at most " + most;
        throw new TypeConversionException(CommonOptions.MUST_BE + "a whole number"
                + (Numbers.isWhole(digits) ? bound : "") + ", but is \"" + text + "\"");
    }
}
