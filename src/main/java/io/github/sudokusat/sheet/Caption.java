package io.github.sudokusat.sheet;

import io.github.sudokusat.grid.DigitSymbols;
import io.github.sudokusat.grid.House;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.NamedRule;
import io.github.sudokusat.grid.Rule;
import io.github.sudokusat.grid.Variant;
import io.github.sudokusat.text.Listing;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/** What a person who solves a puzzle must know about its layout beyond the borders: its digits and its rules, in sentences. */
final class Caption {

    private static final int USUAL_SIDE = 9;
    private static final String USUAL = "123456789";

    /** What the texts of rules for the whole grid begin with. */
    private static final String KEYWORD = "rule ";

    private Caption() {}

    /** The sentences about a layout, separated by spaces; empty for the usual digits and rules. */
    static String of(Layout layout, DigitSymbols symbols) {
        List<String> sentences = new ArrayList<>();
        int side = layout.values().plainCount();
        boolean isUsual = side == USUAL_SIDE && symbols.characters().startsWith(USUAL);
        if (!isUsual) {
            sentences.add("Digits " + range(symbols, side) + ".");
        }
        if (layout.values().doublers()) {
            sentences.add(
                    "Doublers: one in each row, column, and box or region, and one of each digit, which counts twice.");
        }
        for (Variant variant : layout.variants()) {
            sentences.add(sentence(variant));
        }
        for (House house : layout.addedHouses()) {
            sentences.add("Each digit once " + house.where() + ".");
        }
        TreeSet<String> drawn = new TreeSet<>();
        for (Rule rule : layout.addedRules()) {
            if (rule instanceof NamedRule named && !named.shapes(layout).isEmpty()) {
                drawn.add(kind(named));
            } else {
                sentences.add("Rule: " + text(rule) + ".");
            }
        }
        if (!drawn.isEmpty()) {
            sentences.add("Rules in the picture: " + String.join(", ", drawn) + ".");
        }
        return String.join(" ", sentences);
    }

    private static String text(Rule rule) {
        String text = rule instanceof NamedRule named ? named.text().orElse(rule.name()) : rule.name();
        return text.startsWith(KEYWORD) ? text.substring(KEYWORD.length()) : text;
    }

    /** What kind of rule it is: the first word of its text, such as {@code sandwich}, which tells apart what looks alike. */
    private static String kind(NamedRule rule) {
        String text = rule.text().orElse("");
        int end = text.indexOf(' ');
        return end < 0 ? rule.name() : text.substring(0, end);
    }

    private static String sentence(Variant variant) {
        return switch (variant) {
            case DIAGONALS -> "Each digit once on each diagonal.";
            case WINDOKU -> "Each digit once in each grey window.";
            case DISJOINT_GROUPS -> "Each digit once at each place of the boxes.";
            case ANTI_KNIGHT -> "No equal digits a knight's move apart.";
            case ANTI_KING -> "No equal digits that touch at a corner.";
        };
    }

    /** The digits, with the neighbours in the character set joined: {@code 1–9 and A–G}. */
    private static String range(DigitSymbols symbols, int side) {
        if (!symbols.areCharacters()) {
            return "1–" + side;
        }
        List<String> runs = new ArrayList<>();
        int start = 1;
        for (int digit = 1; digit <= side; digit++) {
            if (digit == side || character(symbols, digit + 1) != character(symbols, digit) + 1) {
                runs.add(digit == start ? symbols.text(digit) : symbols.text(start) + "–" + symbols.text(digit));
                start = digit + 1;
            }
        }
        return Listing.and(runs);
    }

    private static char character(DigitSymbols symbols, int digit) {
        return symbols.characters().charAt(digit - 1);
    }
}
