package io.github.sudokusat.cluster.job;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * The form of an output. Parquet is a form of clusters alone: its rows are made of the records of CSV, which is what the command is asked for in its
 * place.
 *
 * @param arguments the arguments as the command takes them
 * @param isParquet whether Parquet was asked for
 */
record Form(List<String> arguments, boolean isParquet) {

    private static final String FORMAT = "--format";
    private static final String PARQUET = "parquet";

    /** The form that arguments name; the last one counts. */
    static Form of(String... arguments) {
        List<String> taken = new ArrayList<>(List.of(arguments));
        boolean isParquet = false;
        for (int i = 0; i < taken.size(); i++) {
            boolean isNext = i > 0 && taken.get(i - 1).equals(FORMAT);
            boolean isSame = taken.get(i).startsWith(FORMAT + "=");
            if (isNext || isSame) {
                String value = isNext ? taken.get(i) : taken.get(i).substring(FORMAT.length() + 1);
                isParquet = value.toLowerCase(Locale.ROOT).equals(PARQUET);
                if (isParquet) {
                    taken.set(i, isNext ? "csv" : FORMAT + "=csv");
                }
            }
        }
        return new Form(taken, isParquet);
    }
}
