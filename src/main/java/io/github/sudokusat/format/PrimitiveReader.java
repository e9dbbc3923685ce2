package io.github.sudokusat.format;

import io.github.sudokusat.primitive.Automaton;
import io.github.sudokusat.primitive.Differ;
import io.github.sudokusat.primitive.DigitClause;
import io.github.sudokusat.primitive.DigitCount;
import io.github.sudokusat.primitive.DigitSets;
import io.github.sudokusat.primitive.Digits;
import io.github.sudokusat.primitive.Either;
import io.github.sudokusat.primitive.LinearSum;
import io.github.sudokusat.primitive.PairRelation;
import io.github.sudokusat.primitive.Primitive;
import io.github.sudokusat.primitive.Section;
import io.github.sudokusat.primitive.Sequence;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;

/** Reads primitives as {@link PrimitiveWriter} writes them. */
final class PrimitiveReader {

    /** The word between two primitives. */
    static final String NEXT = "|";

    /** The word before the name of the rule. */
    static final String END = ":";

    /** The words between the primitives of an alternative, between alternatives, and after the last one. */
    static final String AND = "and";

    static final String OR = "or";
    static final String DONE = "end";

    private static final Set<String> ENDS = Set.of(NEXT, END, AND, OR, DONE);

    /** How deep alternatives may be nested. */
    private static final int DEEPEST = 50;

    static final String SETS = "sets";
    static final String CASE = "case";

    /** States without a way that a sequence may have, so that a short text does not ask for a large table. */
    private static final int UNREACHED = 16;

    private final RuleWords words;
    private final int side;
    private int depth;

    private PrimitiveReader(RuleWords words) {
        this.words = words;
        this.side = words.side();
    }

    /** Reads primitives up to the word before the name of the rule. */
    static List<Primitive> read(RuleWords words) {
        PrimitiveReader reader = new PrimitiveReader(words);
        List<Primitive> primitives = new ArrayList<>();
        do {
            primitives.add(reader.primitive());
        } while (words.skip(NEXT));
        return primitives;
    }

    private Primitive primitive() {
        return switch (words.word()) {
            case "differ" -> Differ.of(side, cells());
            case "clause" -> clause();
            case "either" -> either();
            case "count" -> count();
            case "sets" -> DigitSets.of(side, cells(), sets());
            case "sum" -> sum();
            case "pair" -> pair();
            case "section" -> section();
            case "sequence" -> sequence();
            default -> throw words.wrong("differ, clause, count, either, sets, sum, pair, section or sequence");
        };
    }

    /** Reads the cells that follow the name of the primitive. */
    private int[] cells() {
        words.advance();
        return cellsHere();
    }

    private int[] cellsHere() {
        return words.cells().stream().mapToInt(cell -> cell.number(side)).toArray();
    }

    private int cell() {
        return words.cell().number(side);
    }

    private boolean isAtEnd() {
        return words.isAtEnd() || ENDS.contains(words.word());
    }

    private long set() {
        return NumberList.set(words, "a set of digits");
    }

    /** Reads sets up to the end of the primitive or of a part of it. */
    private long[] sets() {
        long[] sets = new long[16];
        int count = 0;
        while (!isAtEnd() && !words.word().equals(CASE)) {
            sets = count == sets.length ? Arrays.copyOf(sets, 2 * count) : sets;
            sets[count++] = set();
        }
        return Arrays.copyOf(sets, count);
    }

    private Primitive either() {
        if (++depth > DEEPEST) {
            throw words.wrong("alternatives nested at most " + DEEPEST + " deep");
        }
        List<List<Primitive>> alternatives = new ArrayList<>();
        do {
            List<Primitive> alternative = new ArrayList<>();
            do {
                words.advance();
                alternative.add(primitive());
            } while (words.word().equals(AND));
            alternatives.add(alternative);
        } while (words.word().equals(OR));
        if (!words.skip(DONE)) {
            throw words.wrong("\"" + AND + "\", \"" + OR + "\" or \"" + DONE + "\"");
        }
        depth--;
        return Either.of(alternatives);
    }

    private Primitive clause() {
        List<Integer> cells = new ArrayList<>();
        List<Long> sets = new ArrayList<>();
        words.advance();
        do {
            cells.add(cell());
            sets.add(set());
        } while (!isAtEnd());
        return DigitClause.of(
                side,
                cells.stream().mapToInt(Integer::intValue).toArray(),
                sets.stream().mapToLong(Long::longValue).toArray());
    }

    private Primitive count() {
        words.advance();
        int[] counts = NumberList.read(words, "the numbers of cells", 0, side * side);
        long digits = set();
        return DigitCount.of(side, cellsHere(), digits, counts);
    }

    private Primitive sum() {
        List<Integer> cells = new ArrayList<>();
        List<Integer> coefficients = new ArrayList<>();
        words.advance();
        int total = words.wholeNumber("the sum");
        do {
            coefficients.add(words.isAtCell() ? 1 : words.wholeNumber("a coefficient or a cell"));
            cells.add(cell());
        } while (!isAtEnd());
        return LinearSum.of(
                side,
                cells.stream().mapToInt(Integer::intValue).toArray(),
                coefficients.stream().mapToInt(Integer::intValue).toArray(),
                total);
    }

    private Primitive pair() {
        words.advance();
        int first = cell();
        int second = cell();
        long[] seconds = new long[side];
        while (!isAtEnd()) {
            int digit = words.number("a digit of the first cell", 1, side);
            seconds[digit - 1] |= set();
        }
        return PairRelation.of(side, first, second, (one, other) -> Digits.contains(seconds[one - 1], other));
    }

    private Primitive section() {
        int[] cells = cells();
        if (!words.skip(SETS)) {
            throw words.wrong("\"" + SETS + "\"");
        }
        long[] sets = sets();
        List<Section.Case> cases = new ArrayList<>();
        while (words.skip(CASE)) {
            cases.add(section(cells.length));
        }
        return Section.of(side, cells, cases, sets);
    }

    private Section.Case section(int size) {
        long selected = NumberList.set(words, "the positions of the cells that are selected");
        long[] digits = new long[size];
        Arrays.fill(digits, Digits.all(side));
        while (!isAtEnd() && !words.word().equals(CASE)) {
            int position = words.number("the position of a cell", 1, size);
            digits[position - 1] = set();
        }
        return Section.Case.of(selected, digits);
    }

    private Primitive sequence() {
        int[] cells = cells();
        RuleWords table = words.copy();
        int mostStates = Math.min(Automaton.MAX_STATES, Sequence.MAX_SIZE / cells.length);
        int states = words.number("the number of states", 1, mostStates);
        int[] ends = NumberList.read(words, "the states in which it may end", 0, states - 1);
        List<Way> ways = new ArrayList<>();
        while (!isAtEnd()) {
            ways.add(way(states));
        }
        if (states > UNREACHED + 2 * ways.size()) {
            throw table.wrong("a number of states of which all but " + UNREACHED + " are mentioned below");
        }
        return Sequence.of(cells, automaton(states, ends, ways));
    }

    private Way way(int states) {
        int from = words.number("a state", 0, states - 1);
        return new Way(from, set(), words.number("the next state", 0, states - 1));
    }

    private Automaton automaton(int states, int[] ends, List<Way> ways) {
        boolean[] accepting = new boolean[states];
        for (int end : ends) {
            accepting[end] = true;
        }
        int[] next = new int[states * side];
        Arrays.fill(next, Automaton.NONE);
        for (Way way : ways) {
            for (int digit = 1; digit <= side; digit++) {
                if (Digits.contains(way.digits, digit)) {
                    next[way.from * side + digit - 1] = way.to;
                }
            }
        }
        return Automaton.of(side, accepting, next);
    }

    /** The way from a state to another with some digits. */
    private record Way(int from, long digits, int to) {}
}
