package io.github.sudokusat.rule.text;

import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.NamedRule;
import io.github.sudokusat.grid.StatedRule;
import io.github.sudokusat.primitive.Primitive;
import io.github.sudokusat.rule.PrimitiveRule;
import io.github.sudokusat.rule.cage.Contains;
import io.github.sudokusat.rule.cage.CountingCircles;
import io.github.sudokusat.rule.cage.Different;
import io.github.sudokusat.rule.cage.EqualSum;
import io.github.sudokusat.rule.cage.EqualityCage;
import io.github.sudokusat.rule.cage.Killer;
import io.github.sudokusat.rule.cage.LookAndSay;
import io.github.sudokusat.rule.cage.Rellik;
import io.github.sudokusat.rule.cage.SameSet;
import io.github.sudokusat.rule.cage.Sum;
import io.github.sudokusat.rule.line.Arrow;
import io.github.sudokusat.rule.line.DoubleArrow;
import io.github.sudokusat.rule.line.RegionSum;
import io.github.sudokusat.rule.line.SumLine;
import io.github.sudokusat.rule.line.Thermometer;
import io.github.sudokusat.rule.line.Zipper;
import io.github.sudokusat.rule.outside.Diagonal;
import io.github.sudokusat.rule.outside.FullRank;
import io.github.sudokusat.rule.outside.HiddenSkyscraper;
import io.github.sudokusat.rule.outside.LittleKiller;
import io.github.sudokusat.rule.outside.Lunchbox;
import io.github.sudokusat.rule.outside.NumberedRoom;
import io.github.sudokusat.rule.outside.Sandwich;
import io.github.sudokusat.rule.outside.Skyscraper;
import io.github.sudokusat.rule.outside.XSum;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Reads and writes named rules as text, one rule a line, such as {@code killer 15 r1c1-r1c3}. */
public final class RuleText {

    /** Reads what follows the keyword of a rule. */
    @FunctionalInterface
    interface Reader {

        NamedRule read(RuleWords words);
    }

    /** The keyword of a rule that is given by its primitives; its line ends with a name. */
    public static final String PRIMITIVES = "primitives";

    /** The rules by their keywords: a new rule is one class and one line here. */
    private static final Map<String, Reader> READERS = new TreeMap<>();

    static {
        READERS.put(PRIMITIVES, RuleText::primitives);
        LineRules.addTo(READERS);
        PairRules.addTo(READERS);
        WholeRules.addTo(READERS);
        READERS.put("killer", words -> Killer.of(sumIfAny(words, "the sum of the cage"), words.cells()));
        READERS.put("thermo", words -> Thermometer.of(atLeast(2, words)));
        READERS.put("slow-thermo", words -> Thermometer.slow(atLeast(2, words)));
        putSums();
    }

    /** Cages, sums and clues outside the grid. */
    private static void putSums() {
        READERS.put("arrow", RuleText::arrow);
        READERS.put("contains", words -> Contains.of(digits(words), distinct(1, words), false));
        READERS.put("contains-exactly", words -> Contains.of(digits(words), distinct(1, words), true));
        READERS.put("counting-circles", words -> CountingCircles.of(distinct(1, words)));
        READERS.put("different", words -> Different.of(distinct(2, words)));
        READERS.put("double-arrow", words -> DoubleArrow.of(atLeast(3, words)));
        READERS.put("equal-sum", words -> EqualSum.of(groups(words)));
        READERS.put("equality-cage", RuleText::equalityCage);
        READERS.put("full-rank", RuleText::fullRank);
        READERS.put("hidden-skyscraper", words -> HiddenSkyscraper.of(digit(words), distinct(1, words)));
        READERS.put("little-killer", RuleText::littleKiller);
        READERS.put("look-and-say", RuleText::lookAndSay);
        READERS.put("lunchbox", words -> Lunchbox.of(sum(0, words), distinct(2, words)));
        READERS.put("numbered-room", words -> NumberedRoom.of(digit(words), distinct(1, words)));
        READERS.put("quadruple", RuleText::quadruple);
        READERS.put("region-sum", words -> RegionSum.of(atLeast(2, words)));
        READERS.put("rellik", words -> Rellik.of(sum(1, words), distinct(1, words)));
        READERS.put("same-set", RuleText::sameSet);
        READERS.put("sandwich", words -> Sandwich.of(sum(0, words), distinct(2, words)));
        READERS.put(
                "skyscraper",
                words -> Skyscraper.of(words.number("how many are seen", 1, words.side()), distinct(1, words)));
        READERS.put("sum", words -> Sum.of(sum(1, words), words.cells()));
        READERS.put("sum-line", words -> SumLine.of(words.number("the sum", 1, SumLine.MAX_SUM), words.cells()));
        READERS.put("x-sum", words -> XSum.of(sum(1, words), distinct(1, words)));
        READERS.put("zipper", words -> Zipper.of(atLeast(3, words)));
    }

    private RuleText() {}

    /**
     * The words with which a rule can begin.
     *
     * @return the keywords, ascending
     */
    public static List<String> keywords() {
        return List.copyOf(READERS.keySet());
    }

    /**
     * The names of the rules that begin with {@code rule}.
     *
     * @return the words that may follow it, ascending
     */
    public static List<String> ruleNames() {
        return WholeRules.names();
    }

    /**
     * Whether a rule can begin with a word.
     *
     * @param word the word
     * @return true if it is one of the {@link #keywords}
     */
    public static boolean isKeyword(String word) {
        return READERS.containsKey(word);
    }

    /**
     * Reads a rule, if a line is one.
     *
     * @param words the words of the line, of which none has been read
     * @return the rule; empty if the line does not begin with a keyword, and then nothing has been read
     * @throws io.github.sudokusat.grid.text.GridFormatException if the rest of the line is not what the keyword asks for
     */
    public static Optional<NamedRule> read(RuleWords words) {
        Reader reader = READERS.get(words.word());
        if (reader == null) {
            return Optional.empty();
        }
        words.advance();
        NamedRule rule = reader.read(words);
        words.requireEnd();
        return Optional.of(rule);
    }

    /**
     * Writes a rule.
     *
     * @param stated the rule with what it demands
     * @return the rule's {@linkplain NamedRule#text text}, or its primitives under its name; empty if it has neither, and so demands nothing
     */
    public static Optional<String> write(StatedRule stated) {
        Optional<String> own = stated.rule().text();
        return own.isPresent() || stated.primitives().isEmpty() ? own : Optional.of(primitives(stated));
    }

    private static String primitives(StatedRule stated) {
        StringBuilder text = new StringBuilder(PRIMITIVES);
        String between = " ";
        for (Primitive primitive : stated.primitives()) {
            PrimitiveWriter.write(primitive, text.append(between));
            between = " " + PrimitiveReader.NEXT + " ";
        }
        return text.append(' ')
                .append(PrimitiveReader.END)
                .append(' ')
                .append(stated.rule().name())
                .toString();
    }

    private static NamedRule primitives(RuleWords words) {
        List<Primitive> primitives = PrimitiveReader.read(words);
        if (!words.word().equals(PrimitiveReader.END)) {
            throw words.wrong("\"" + PrimitiveReader.NEXT + "\" and another primitive, or \": NAME\"");
        }
        return PrimitiveRule.of(words.rest(), primitives);
    }

    /** A number before the cells; 0 if there is none. */
    private static int sumIfAny(RuleWords words, String expected) {
        return words.isNumber() ? words.number(expected, 1, words.side() * words.side() * words.side()) : 0;
    }

    private static int sum(int least, RuleWords words) {
        return words.number("the sum", least, words.side() * words.side() * words.side());
    }

    private static int digit(RuleWords words) {
        return words.number("a digit", 1, words.side());
    }

    /** At least some number of cells, each once. */
    private static List<Cell> distinct(int least, RuleWords words) {
        List<Cell> cells = atLeast(least, words);
        if (new HashSet<>(cells).size() < cells.size()) {
            throw words.wrong("each cell once");
        }
        return cells;
    }

    private static int[] digits(RuleWords words) {
        return words.digits("the digits");
    }

    private static EqualityCage equalityCage(RuleWords words) {
        List<Cell> cells = distinct(2, words);
        if (cells.size() % 2 != 0) {
            throw words.wrong("another cell, because there must be an even number");
        }
        return EqualityCage.of(cells);
    }

    private static LookAndSay lookAndSay(RuleWords words) {
        int[] pairs = LookAndSay.pairs(words.word());
        if (pairs.length == 0) {
            throw words.wrong("counts and digits in turn, such as 1617 for one 6 and one 7, each digit once");
        }
        words.advance();
        return LookAndSay.of(pairs, distinct(1, words));
    }

    private static Contains quadruple(RuleWords words) {
        int[] digits = digits(words);
        List<Cell> cells = words.cells();
        if (digits.length > 4 || !Contains.isTwoByTwo(cells)) {
            throw words.wrong("one to four digits and then the four cells around a corner");
        }
        return Contains.quadruple(digits, cells);
    }

    private static SameSet sameSet(RuleWords words) {
        List<List<Cell>> groups = groups(words);
        if (groups.stream().mapToInt(List::size).distinct().count() > 1) {
            throw words.wrong("groups of the same number of cells");
        }
        return SameSet.of(groups);
    }

    private static FullRank fullRank(RuleWords words) {
        int rank = words.number("the rank", 1, 4 * words.side());
        List<Cell> line = words.cells();
        if (!FullRank.isWholeLine(line, words.side())) {
            throw words.wrong("the cells of a whole row or column in order");
        }
        return FullRank.of(rank, line);
    }

    private static LittleKiller littleKiller(RuleWords words) {
        int sum = sum(1, words);
        List<Cell> cells = words.cells();
        Optional<Diagonal> direction =
                cells.size() == 1 ? Diagonal.named(words.word()) : LittleKiller.directionOf(cells);
        if (direction.isEmpty()
                || (cells.size() > 1
                        && !direction.get().cells(cells.get(0), words.side()).equals(cells))) {
            throw words.wrong("up-left, up-right, down-left or down-right after the first cell, or the cells of a"
                    + " diagonal up to the edge");
        }
        if (cells.size() == 1) {
            words.advance();
        }
        return LittleKiller.of(sum, cells.get(0), direction.get());
    }

    private static Arrow arrow(RuleWords words) {
        List<Cell> circle = words.cells();
        if (circle.size() > Arrow.MAX_CIRCLE || !words.skip("=")) {
            throw words.wrong("= after the one to three cells of the circle");
        }
        return Arrow.of(circle, words.cells());
    }

    /** Two or more groups of cells with equals signs between them. */
    private static List<List<Cell>> groups(RuleWords words) {
        List<List<Cell>> groups = new ArrayList<>();
        do {
            groups.add(words.cells());
        } while (words.skip("="));
        if (groups.size() < 2) {
            throw words.wrong("= and another group of cells");
        }
        return groups;
    }

    /** Reads cells, of which there must be some. */
    static List<Cell> atLeast(int least, RuleWords words) {
        List<Cell> cells = words.cells();
        if (cells.size() < least) {
            throw words.wrong("another cell, because there must be " + least + " or more");
        }
        return cells;
    }
}
