package io.github.sudokusat.rule;

import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Conflict;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.NamedRule;
import io.github.sudokusat.primitive.DigitClause;
import io.github.sudokusat.primitive.Either;
import io.github.sudokusat.primitive.Negation;
import io.github.sudokusat.primitive.Primitive;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A rule made of others: one of several holds, one does not hold, or one holds if another does. In place of each, several may stand that hold
 * together.
 *
 * <pre>{@code
 * NamedRule rising = Thermometer.of(cells);
 * NamedRule sum = Killer.of(10, cells);
 * Layout layout = Layout.classic().with(CombinedRule.either(List.of(List.of(rising), List.of(sum))));
 * }</pre>
 *
 * <p>Text: {@code either thermo r1c1-r1c3 | given r1c1 = 5 & even r1c2}, {@code not renban r1c1-r1c3}, {@code if given r1c1 = 5 then odd r1c2}; a
 * combination within another is in parentheses. Names of rules must not contain the words {@value #OR}, {@value #AND}, {@value #THEN}, {@value #OPEN}
 * and {@value #CLOSE}, or there is no text.
 *
 * <p>Marks in a combination are none for rules about what is not marked.
 */
public final class CombinedRule implements NamedRule {

    /** The word between alternatives. */
    public static final String OR = "|";

    /** The word between rules that hold together. */
    public static final String AND = "&";

    /** The word after a condition. */
    public static final String THEN = "then";

    /** The word before a combination that is part of another. */
    public static final String OPEN = "(";

    /** The word after a combination that is part of another. */
    public static final String CLOSE = ")";

    /** So many alternatives are all named. */
    private static final int FEW = 4;

    private enum Kind {
        EITHER,
        NOT,
        IF
    }

    private final Kind kind;
    /** The rules that hold together, for each alternative; the condition and what follows from it. */
    private final List<List<NamedRule>> parts;

    private final List<Cell> cells;

    private CombinedRule(Kind kind, List<List<NamedRule>> parts) {
        this.kind = kind;
        this.parts = parts;
        this.cells = cells(parts);
    }

    /**
     * The rule that one of some alternatives holds, or several.
     *
     * @param alternatives the alternatives, two or more, each of one rule or more that hold together; copied
     * @return the rule
     * @throws IllegalArgumentException if there are fewer alternatives, or one is without rules
     */
    public static CombinedRule either(List<? extends List<? extends NamedRule>> alternatives) {
        List<List<NamedRule>> copy = new ArrayList<>();
        alternatives.forEach(alternative -> copy.add(some(alternative)));
        if (copy.size() < 2) {
            throw new IllegalArgumentException("there must be at least two alternatives, but there are " + copy.size());
        }
        return new CombinedRule(Kind.EITHER, List.copyOf(copy));
    }

    /**
     * The rule that some rules do not all hold.
     *
     * @param rules the rules, one or more; copied
     * @return the rule
     * @throws IllegalArgumentException if there is none
     */
    public static CombinedRule not(List<? extends NamedRule> rules) {
        return new CombinedRule(Kind.NOT, List.of(some(rules)));
    }

    /**
     * The rule that some rules hold if others do.
     *
     * @param condition the others, one or more; copied
     * @param consequence the rules that hold then, one or more; copied
     * @return the rule
     * @throws IllegalArgumentException if there is no condition, or nothing follows from it
     */
    public static CombinedRule ifThen(List<? extends NamedRule> condition, List<? extends NamedRule> consequence) {
        return new CombinedRule(Kind.IF, List.of(some(condition), some(consequence)));
    }

    private static List<NamedRule> some(List<? extends NamedRule> rules) {
        if (rules.isEmpty()) {
            throw new IllegalArgumentException("a combination needs rules");
        }
        return List.copyOf(rules);
    }

    private static List<Cell> cells(List<List<NamedRule>> parts) {
        Set<Cell> cells = new LinkedHashSet<>();
        for (List<NamedRule> part : parts) {
            for (NamedRule rule : part) {
                if (rule.cells().isEmpty()) {
                    return List.of();
                }
                cells.addAll(rule.cells());
            }
        }
        return List.copyOf(cells);
    }

    @Override
    public List<Cell> cells() {
        return cells;
    }

    @Override
    public String name() {
        return words(NamedRule::name);
    }

    @Override
    public String label() {
        return words(NamedRule::label);
    }

    private String words(Function<NamedRule, String> name) {
        List<String> names = parts.stream()
                .map(part -> String.join(
                        " and ", part.stream().map(rule -> within(rule, name)).toList()))
                .toList();
        return switch (kind) {
            case EITHER -> "either " + String.join(" or ", few(names));
            case NOT -> opposite(parts.get(0), names.get(0));
            case IF -> "if " + names.get(0) + ", then " + names.get(1);
        };
    }

    /** What a rule is called in this one; a sentence, or a combination, is set off after "not", which would deny only the first of its words. */
    private String within(NamedRule rule, Function<NamedRule, String> name) {
        String words = name.apply(rule);
        boolean isDenied = kind == Kind.NOT && (rule instanceof CombinedRule || words.contains(" is "));
        return isDenied ? "(" + words + ")" : words;
    }

    /** What rules that do not all hold are called. */
    private static String opposite(List<NamedRule> rules, String name) {
        return (rules.size() == 1 ? "not " : "not all of ") + name;
    }

    private static List<String> few(List<String> names) {
        if (names.size() <= FEW) {
            return names;
        }
        List<String> few = new ArrayList<>(names.subList(0, FEW - 1));
        few.add("one of " + (names.size() - few.size()) + " more");
        return few;
    }

    @Override
    public Optional<String> text() {
        List<String> texts = new ArrayList<>();
        for (List<NamedRule> part : parts) {
            List<String> own = new ArrayList<>();
            for (NamedRule rule : part) {
                Optional<String> text = rule.text().filter(words -> rule instanceof CombinedRule || isClear(words));
                if (text.isEmpty()) {
                    return Optional.empty();
                }
                boolean isNested = rule instanceof CombinedRule;
                own.add(isNested ? OPEN + " " + text.get() + " " + CLOSE : text.get());
            }
            texts.add(String.join(" " + AND + " ", own));
        }
        return Optional.of(
                switch (kind) {
                    case EITHER -> "either " + String.join(" " + OR + " ", texts);
                    case NOT -> "not " + texts.get(0);
                    case IF -> "if " + String.join(" " + THEN + " ", texts);
                });
    }

    /** Whether the end of a rule's text within another can be told. */
    private static boolean isClear(String text) {
        String words = " " + text.replace('\t', ' ') + " ";
        return !text.contains("#")
                && Stream.of(OR, AND, THEN, OPEN, CLOSE).noneMatch(word -> words.contains(" " + word + " "));
    }

    @Override
    public boolean knowsDoublers() {
        return parts.stream().flatMap(List::stream).allMatch(NamedRule::knowsDoublers);
    }

    @Override
    public List<Primitive> primitives(Layout layout) {
        List<Primitive> primitives = positive(layout);
        int[] blanks = new int[layout.cellCount()];
        if (primitives.stream().anyMatch(one -> one instanceof DigitClause && !one.isPossible(blanks))) {
            throw new IllegalArgumentException(name() + " can never hold");
        }
        return primitives;
    }

    /** The primitives by which it holds. */
    private List<Primitive> positive(Layout layout) {
        int side = layout.side();
        return switch (kind) {
            case EITHER ->
                any(
                        side,
                        parts.stream().map(part -> together(part, layout)).toList(),
                        parts.stream().map(CombinedRule::name).toList());
            case NOT -> fails(parts.get(0), layout);
            case IF ->
                any(
                        side,
                        List.of(fails(parts.get(0), layout), together(parts.get(1), layout)),
                        List.of(opposite(parts.get(0), name(parts.get(0))), name(parts.get(1))));
        };
    }

    private static String name(List<NamedRule> rules) {
        return String.join(" and ", rules.stream().map(NamedRule::name).toList());
    }

    /** The primitives by which one of some alternatives holds, with the names of those that are still alternatives then. */
    private static List<Primitive> any(int side, List<List<Primitive>> alternatives, List<String> names) {
        List<Primitive> made = new ArrayList<>();
        for (Primitive primitive : Either.anyOf(side, alternatives)) {
            made.add(primitive instanceof Either choice ? withNames(choice, alternatives, names) : primitive);
        }
        return made;
    }

    private static Either withNames(Either choice, List<List<Primitive>> alternatives, List<String> names) {
        return choice.named(choice.alternatives().stream()
                .map(alternatives::indexOf)
                .map(index -> index < 0 ? "" : names.get(index))
                .toList());
    }

    /** The primitives by which some rules hold together. */
    private static List<Primitive> together(List<NamedRule> rules, Layout layout) {
        List<Primitive> all = new ArrayList<>();
        for (NamedRule rule : rules) {
            all.addAll(rule instanceof CombinedRule inner ? inner.positive(layout) : stated(rule, layout));
        }
        return all;
    }

    /** The primitives of a rule; one that cannot hold if no digits can fulfil it. */
    private static List<Primitive> stated(NamedRule rule, Layout layout) {
        try {
            return rule.primitives(layout);
        } catch (ImpossibleRuleException impossible) {
            return List.of(DigitClause.of(layout.side(), 0, 0));
        }
    }

    /** The primitives by which some rules do not all hold. */
    private static List<Primitive> fails(List<NamedRule> rules, Layout layout) {
        return Negation.of(layout.side(), together(rules, layout), layout::shareHouse);
    }

    @Override
    public void conflicts(Grid grid, Consumer<Conflict> found) {
        if (isBroken(grid)) {
            List<Cell> where = new ArrayList<>();
            for (int number = 0; number < grid.layout().cellCount(); number++) {
                Cell cell = Cell.numbered(number, grid.layout().side());
                if (grid.digit(number) != 0 && (cells.isEmpty() || cells.contains(cell))) {
                    where.add(cell);
                }
            }
            found.accept(Conflict.of(this, where, name() + " does not hold at " + CellText.of(where)));
        }
    }

    /** Whether no further digits can make it hold, as far as its rules tell. */
    private boolean isBroken(Grid grid) {
        return switch (kind) {
            case EITHER -> parts.stream().allMatch(part -> isBroken(part, grid));
            case NOT -> isMet(parts.get(0), grid);
            case IF -> isMet(parts.get(0), grid) && isBroken(parts.get(1), grid);
        };
    }

    /** Whether it holds whatever the further digits are. */
    private boolean isMet(Grid grid) {
        return switch (kind) {
            case EITHER -> parts.stream().anyMatch(part -> isMet(part, grid));
            case NOT -> isBroken(parts.get(0), grid);
            case IF -> isBroken(parts.get(0), grid) || isMet(parts.get(1), grid);
        };
    }

    private static boolean isBroken(List<NamedRule> rules, Grid grid) {
        return rules.stream()
                .anyMatch(rule -> rule instanceof CombinedRule inner ? inner.isBroken(grid) : hasConflict(rule, grid));
    }

    private static boolean isMet(List<NamedRule> rules, Grid grid) {
        return rules.stream()
                .allMatch(rule -> rule instanceof CombinedRule inner
                        ? inner.isMet(grid)
                        : isFilled(rule, grid) && !hasConflict(rule, grid) && !repeats(rule, grid));
    }

    /** Whether a digit repeats in cells of one house, which a rule may leave to the house. */
    private static boolean repeats(NamedRule rule, Grid grid) {
        int side = grid.layout().side();
        int[] cells = rule.cells().isEmpty()
                ? IntStream.range(0, side * side).toArray()
                : rule.cells().stream().mapToInt(cell -> cell.number(side)).toArray();
        for (int one : cells) {
            for (int other : cells) {
                if (one < other
                        && grid.digit(one) == grid.digit(other)
                        && grid.layout().shareHouse(one, other)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean isFilled(NamedRule rule, Grid grid) {
        return rule.cells().isEmpty()
                ? grid.isComplete()
                : rule.cells().stream().allMatch(cell -> grid.digit(cell) != 0);
    }

    private static boolean hasConflict(NamedRule rule, Grid grid) {
        List<Conflict> conflicts = new ArrayList<>();
        rule.conflicts(grid, conflicts::add);
        return !conflicts.isEmpty();
    }

    @Override
    public boolean equals(Object object) {
        return object instanceof CombinedRule other && kind == other.kind && parts.equals(other.parts);
    }

    @Override
    public int hashCode() {
        return parts.hashCode() * 31 + kind.hashCode();
    }

    @Override
    public String toString() {
        return name();
    }
}
