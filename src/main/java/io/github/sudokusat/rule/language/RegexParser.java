package io.github.sudokusat.rule.language;

import io.github.sudokusat.rule.language.RegexNode.Chain;
import io.github.sudokusat.rule.language.RegexNode.Choice;
import io.github.sudokusat.rule.language.RegexNode.One;
import io.github.sudokusat.rule.language.RegexNode.Repeat;
import java.util.ArrayList;
import java.util.List;

/** Parses regular expressions over digits by recursive descent. */
final class RegexParser {

    /** The most characters after repetitions have been written out. */
    static final int MAX_SIZE = 1000;

    /** The largest digit that has a sign. */
    private static final int GREATEST_SIGN = 35;

    private final TextCursor cursor;

    private RegexParser(String text) {
        cursor = new TextCursor(text);
    }

    static RegexNode parse(String text) {
        RegexParser parser = new RegexParser(text);
        RegexNode node = parser.choice();
        if (!parser.cursor.isAtEnd()) {
            throw parser.cursor.wrong("a digit, \".\", \"[\", \"(\" or \"|\"");
        }
        parser.requireSize(node, parser.cursor.index());
        return node;
    }

    private void requireSize(RegexNode node, int place) {
        if (node.size() > MAX_SIZE) {
            throw cursor.wrongAt(place, "no more than " + MAX_SIZE + " digits after repetitions are written out");
        }
    }

    private RegexNode choice() {
        List<RegexNode> parts = new ArrayList<>();
        do {
            parts.add(chain());
        } while (cursor.skip("|"));
        return parts.size() == 1 ? parts.get(0) : new Choice(parts);
    }

    private RegexNode chain() {
        List<RegexNode> parts = new ArrayList<>();
        while (isAtPart()) {
            parts.add(repeated(part()));
        }
        return new Chain(parts);
    }

    private boolean isAtPart() {
        char c = cursor.peek();
        return c == '(' || c == '[' || c == '.' || valueOf(c) >= 0;
    }

    private RegexNode part() {
        char c = cursor.next();
        if (c == '.') {
            return new One(0, true);
        }
        if (c == '[') {
            return set();
        }
        if (c != '(') {
            return new One(1L << valueOf(c), false);
        }
        cursor.enter();
        RegexNode inner = choice();
        cursor.require(")", "a digit, \".\", \"[\", \"(\", \"|\" or \")\"");
        cursor.leave();
        return inner;
    }

    private RegexNode set() {
        boolean isNegated = cursor.skip("^");
        long named = 0;
        do {
            int place = cursor.index();
            int first = digit();
            int last = cursor.skip("-") ? digit() : first;
            if (last < first) {
                throw cursor.wrongAt(place, "a range from a lower to a higher digit");
            }
            named |= (2L << last) - (1L << first);
        } while (!cursor.skip("]"));
        return new One(named, isNegated);
    }

    private int digit() {
        int value = valueOf(cursor.peek());
        if (value < 0) {
            throw cursor.wrong("a digit (0 to 9, A for 10, …)");
        }
        cursor.next();
        return value;
    }

    /** The value that a character stands for; −1 if it stands for none. */
    private static int valueOf(char c) {
        if (c >= '0' && c <= '9') {
            return c - '0';
        }
        if (c >= 'a' && c <= 'z') {
            return c - 'a' + 10;
        }
        return c >= 'A' && c <= 'Z' ? c - 'A' + 10 : -1;
    }

    /** The sign of a value, or its number if it has none. */
    static String sign(int digit) {
        return digit < 10 || digit > GREATEST_SIGN
                ? Integer.toString(digit)
                : String.valueOf((char) ('A' + digit - 10));
    }

    private RegexNode repeated(RegexNode part) {
        int place = cursor.index();
        RegexNode repeat = switch (cursor.peek()) {
            case '*' -> times(part, 0, Repeat.UNLIMITED);
            case '+' -> times(part, 1, Repeat.UNLIMITED);
            case '?' -> times(part, 0, 1);
            case '{' -> counted(part);
            default -> part;
        };
        requireSize(repeat, place);
        return repeat;
    }

    private RegexNode times(RegexNode part, int least, int greatest) {
        cursor.next();
        return new Repeat(part, least, greatest);
    }

    private RegexNode counted(RegexNode part) {
        cursor.next();
        int least = cursor.number("a number of times", MAX_SIZE);
        int greatest = least;
        if (cursor.skip(",")) {
            int place = cursor.index();
            greatest = cursor.isAtNumber() ? cursor.number("a number of times", MAX_SIZE) : Repeat.UNLIMITED;
            if (greatest != Repeat.UNLIMITED && greatest < least) {
                throw cursor.wrongAt(place, "a number of times that is " + least + " or more");
            }
        }
        cursor.require("}", "\"}\"");
        return new Repeat(part, least, greatest);
    }
}
