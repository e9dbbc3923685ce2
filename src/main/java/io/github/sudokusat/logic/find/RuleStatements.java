package io.github.sudokusat.logic.find;

import io.github.sudokusat.grid.DigitValues;
import io.github.sudokusat.logic.step.Notation;
import java.util.ArrayList;
import java.util.List;

/** What rules demand, in a few words, where their names do not say it. */
final class RuleStatements {

    private static final List<String> EQUAL_SUMS = List.of("equal sums at ", "region-sum line at ", "zipper at ");

    private static final String FULL_RANK = "full rank ";

    /** A digit is once in each of the four lines at the border. */
    private static final int LINES_OF_DIGIT = 4;

    private static final List<String> PLACES = List.of("least", "second", "third", "greatest");

    private RuleStatements() {}

    /** The demand of a rule by its name, such as {@code no two digits are consecutive}; empty if the name says enough. */
    static String of(String rule, Notation notation) {
        int end = rule.indexOf(" at ");
        String what = end < 0 ? rule : rule.substring(0, end);
        return switch (what) {
            case "slow thermometer" -> "digits do not decrease, and rise where cells see each other";
            case "between line" -> "the others lie between the ends";
            case "entropic line" -> "three in a row are low, middle and high";
            case "counting circles" -> "a digit is there as often as it says, or not at all";
            case "row index" -> "a digit names the row of its column that has this row's number";
            case "column index" -> "a digit names the column of its row that has this column's number";
            case "box index" -> "a digit names the place in its box that has this place's number";
            case "global-entropy" -> "each square has a low, a middle and a high digit";
            case "global-modular" -> "each square has all three remainders by 3";
            case "dutch-flatmates" -> "the middle digit has the least one above it or the greatest below it";
            case "self-taxicab" -> "two equal digits d are not d steps apart";
            case "different digits" -> "as many cells as there are digits have them all";
            case "same set" -> "the groups have the same digits";
            case "equality cage" -> "as many odd as even digits, and as many low as high ones";
            case "nabner" -> "no two digits are consecutive";
            default -> ofNumber(what, notation);
        };
    }

    private static String ofNumber(String what, Notation notation) {
        if (what.startsWith("modular line")) {
            return switch (what.substring(what.lastIndexOf(' ') + 1)) {
                case "2" -> "odd and even digits alternate";
                case "3" -> "three in a row have all remainders by 3";
                default -> "as many in a row have different remainders";
            };
        }
        if (what.startsWith("lockout line")) {
            return "the ends differ by at least " + what.substring(what.lastIndexOf(' ') + 1)
                    + ", and the others are less than both or greater than both";
        }
        if (what.startsWith(FULL_RANK)) {
            return rank(rankOf(what), notation);
        }
        if (what.startsWith("tied rank")) {
            return "one more than the number of lines, read from either end, that are less";
        }
        if (what.startsWith("only-index")) {
            return "no other cell is an index";
        }
        if (what.startsWith("lunchbox")) {
            return "its digits differ, and those between the least and the greatest have that sum";
        }
        if (what.startsWith("rellik cage")) {
            return "no digits of it have that sum";
        }
        if (what.startsWith("look-and-say")) {
            return counts(what.substring(what.lastIndexOf(' ') + 1));
        }
        if (what.startsWith("sum line")) {
            return "it can be cut into segments of that sum";
        }
        return what.startsWith("numbered room") ? "the digit is at the place that the first one names" : "";
    }

    /** What follows from what numbered rooms demand without regard to other cells. */
    static String ofPlainRooms(List<String> rules, DigitValues values) {
        boolean hasOne = rules.stream().anyMatch(one -> one.startsWith(RoomCases.RULE + " 1 "));
        return ", so" + (hasOne ? " unless it is 1" : "")
                + " the first one is neither "
                + (values.least() == 0 ? "0, 1" : "1")
                + " nor that digit, which is not at the place of its own number";
    }

    /** That each of some equal sums has its share of a house, such as {@code each sums to 45/3=15}; empty if a rule is of another kind. */
    static String ofShare(String rule, int sum, DigitValues values) {
        int side = values.count();
        int total = values.sum(side * (side + 1) / 2, side);
        boolean isShare = sum > 0 && total % sum == 0 && EQUAL_SUMS.stream().anyMatch(rule::startsWith);
        return isShare ? "each sums to " + total + "/" + total / sum + "=" + sum : "";
    }

    private static int rankOf(String fullRank) {
        return Integer.parseInt(fullRank.substring(FULL_RANK.length(), fullRank.indexOf(' ', FULL_RANK.length())));
    }

    /** The digit with which a line of a full rank begins. */
    static int firstDigit(String fullRank) {
        return (rankOf(fullRank) - 1) / LINES_OF_DIGIT + 1;
    }

    /** Where a line comes among all lines read as numbers from both ends, of which four begin with each digit. */
    private static String rank(int rank, Notation notation) {
        return "the " + PLACES.get((rank - 1) % LINES_OF_DIGIT)
                + " of the four lines, read from either end, that begin with "
                + notation.digit((rank - 1) / LINES_OF_DIGIT + 1);
    }

    /** Pairs of a count and a digit in words, such as {@code exactly two 1s and no 2}; empty if they are separated by commas. */
    private static String counts(String pairs) {
        List<String> texts = new ArrayList<>();
        for (int i = 0; i + 1 < pairs.length() && pairs.indexOf(',') < 0; i += 2) {
            int count = pairs.charAt(i) - '0';
            texts.add((count == 0 ? "no" : Wording.number(count)) + " " + pairs.charAt(i + 1) + (count > 1 ? "s" : ""));
        }
        return texts.isEmpty() ? "" : "exactly " + Notation.list(texts);
    }

    /** Whether a demand depends on the number of the rule. */
    static boolean isOfNumber(String rule) {
        return rule.startsWith(FULL_RANK);
    }

    /** What the selected cells of an outside clue are, or a number of circles. */
    static String selected(String rule, int cells) {
        if (rule.startsWith("counting circles")) {
            return "the digits of its " + cells + " circles";
        }
        return rule.startsWith("X-sum")
                ? "the first digits"
                : rule.startsWith("numbered") ? "it" : "the digits between";
    }
}
