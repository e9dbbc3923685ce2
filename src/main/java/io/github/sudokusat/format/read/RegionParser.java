package io.github.sudokusat.format.read;

import io.github.sudokusat.format.GridFormatException;
import io.github.sudokusat.format.TextOptions;
import io.github.sudokusat.grid.Layout;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Reads the regions of a jigsaw layout from their names. */
final class RegionParser {

    /** A name and its place. */
    private record Name(String text, int line, int column) {}

    private RegionParser() {}

    /** The layout whose regions a text names from an index on; the number of its first line is given. */
    static Layout parse(String text, int firstLine, int from) {
        List<Name> names = words(text, firstLine, from);
        if (names.isEmpty()) {
            throw new GridFormatException(firstLine, from + 1, "the end of the text", "the regions of the cells");
        }
        if (areRowsOfCharacters(names)) {
            names = characters(names);
        }
        int side = Sides.root(names.size());
        if (side == Sides.NONE) {
            Name last = names.get(names.size() - 1);
            throw new GridFormatException(
                    last.line(),
                    last.column() + last.text().length(),
                    names.size() + " names",
                    "one region name for each cell (81 for 9x9), or the line \"grid RxC regions …\" for a grid that is not square");
        }
        return Layout.regions(numbers(names, side));
    }

    /**
     * The regions of a grid that need not have as many rows as columns.
     *
     * @param none the name for cells in no region, whose number is −1
     */
    static int[] ofGrid(String text, int line, int from, int rows, int columns, String none) {
        List<Name> names = words(text, line, from);
        boolean areCells = names.size() == rows * columns;
        boolean areRows = names.size() == 1
                || (!areCells
                        && names.size() == rows
                        && names.stream().allMatch(name -> name.text().length() == columns));
        names = areRows ? characters(names) : names;
        if (names.size() != rows * columns) {
            throw new GridFormatException(
                    line,
                    text.length() + 1,
                    names.size() + " names",
                    "one region name for each of " + rows * columns + " cells");
        }
        return named(names, names.size(), none);
    }

    private static List<Name> words(String text, int firstLine, int from) {
        List<Name> words = new ArrayList<>();
        int line = firstLine;
        int lineStart = 0;
        int start = -1;
        for (int i = from; i <= text.length(); i++) {
            char c = i < text.length() ? text.charAt(i) : '\n';
            boolean isBetween = c == ' ' || c == '\t' || c == ',' || c == '\n' || c == '\r';
            if (!isBetween && !(c == '\uFEFF' && i == 0)) {
                start = start < 0 ? i : start;
            } else if (start >= 0) {
                words.add(new Name(text.substring(start, i), line, start - lineStart + 1));
                start = -1;
            }
            boolean isLineEnd = c == '\n' || (c == '\r' && !(i + 1 < text.length() && text.charAt(i + 1) == '\n'));
            if (isLineEnd) {
                line++;
                lineStart = i + 1;
            }
        }
        return words;
    }

    /** Whether each character is a name: the text is one word, or the number of words equals the number of characters in each. */
    private static boolean areRowsOfCharacters(List<Name> words) {
        for (Name word : words) {
            if (words.size() > 1 && word.text().length() != words.size()) {
                return false;
            }
        }
        return true;
    }

    private static List<Name> characters(List<Name> words) {
        List<Name> characters = new ArrayList<>();
        for (Name word : words) {
            for (int i = 0; i < word.text().length(); i++) {
                characters.add(new Name(word.text().substring(i, i + 1), word.line(), word.column() + i));
            }
        }
        return characters;
    }

    private static int[] numbers(List<Name> names, int side) {
        int[] regions = named(names, side, "");
        int[] sizes = new int[side];
        for (int cell = 0; cell < regions.length; cell++) {
            Name name = names.get(cell);
            if (regions[cell] >= side) {
                throw error(name, "one of the " + side + " regions named earlier");
            }
            if (++sizes[regions[cell]] > side) {
                throw error(name, "a region with fewer than " + side + (side == 1 ? " cell" : " cells") + " so far");
            }
        }
        return regions;
    }

    /**
     * The numbers of the regions, from 0: those that their names are, if all are numbers up to some greatest one, or else in the order of their first
     * cells; −1 for the name of none.
     */
    private static int[] named(List<Name> names, int greatest, String none) {
        boolean areNumbered = areNumbered(
                names.stream().filter(name -> !name.text().equals(none)).toList(), greatest);
        Map<String, Integer> byName = new HashMap<>();
        int[] regions = new int[names.size()];
        for (int cell = 0; cell < regions.length; cell++) {
            String name = names.get(cell).text();
            if (name.equals(none)) {
                regions[cell] = -1;
            } else {
                regions[cell] = areNumbered ? number(name) - 1 : byName.computeIfAbsent(name, added -> byName.size());
            }
        }
        return regions;
    }

    private static GridFormatException error(Name name, String expected) {
        return GridFormatException.atToken(
                name.line(),
                " ".repeat(name.column() - 1) + name.text(),
                name.column() - 1,
                name.column() - 1 + name.text().length(),
                expected);
    }

    private static boolean areNumbered(List<Name> names, int side) {
        for (Name name : names) {
            int number = number(name.text());
            if (number < 1 || number > side) {
                return false;
            }
        }
        return true;
    }

    /** The value of a name that is a number: a character of the default alphabet, or decimal digits without a leading zero; 0 for other names. */
    private static int number(String name) {
        if (name.length() == 1) {
            return TextOptions.DEFAULT_ALPHABET.indexOf(name.charAt(0)) + 1;
        }
        int value = name.charAt(0) == '0' ? Layout.MAX_SIDE : 0;
        for (int i = 0; i < name.length(); i++) {
            if (name.charAt(i) < '0' || name.charAt(i) > '9' || name.length() > 3) {
                return 0;
            }
            value = value * 10 + (name.charAt(i) - '0');
        }
        return value > Layout.MAX_SIDE ? 0 : value;
    }
}
