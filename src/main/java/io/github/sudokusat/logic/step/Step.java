package io.github.sudokusat.logic.step;

import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.DigitSymbols;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;

/** One application of a technique: what it places and removes, and why. Immutable; equal if all of that is equal, whatever explains it. */
public final class Step {

    private static final int LONGEST_TEXT = 500;

    /** So many characters of the reason remain in any case. */
    private static final int LEAST_ROOM = 250;

    /** Two colons with their blanks. */
    private static final int ENDS = 4;

    /** Shorter brackets stay. */
    private static final int LEAST_BRACKETS = 25;

    /** Stands for what is left out. */
    private static final String CUT = " …";

    /** Begins the contradiction of a chain or net. */
    private static final String CONTRADICTION = ", which leads to a contradiction: ";

    private final Technique technique;
    private final int size;
    private final int side;
    private final List<Candidate> placements;
    private final List<Candidate> eliminations;
    private final Explanation explanation;
    private final Explainer explainer;
    private final DigitSymbols symbols;

    /**
     * Creates a step.
     *
     * @param technique the technique
     * @param size how large the pattern is, in the technique's own measure
     * @param side the side of the grid
     * @param placements the candidates that it places
     * @param eliminations the candidates that it removes
     * @param explanation the pattern
     * @param explainer puts the reason into words for {@link #text()}; two steps that differ only in it are equal
     */
    public Step(
            Technique technique,
            int size,
            int side,
            List<Candidate> placements,
            List<Candidate> eliminations,
            Explanation explanation,
            Explainer explainer) {
        this(
                technique,
                size,
                side,
                List.copyOf(placements),
                List.copyOf(eliminations),
                explanation,
                explainer,
                DigitSymbols.numbers());
    }

    private Step(
            Technique technique,
            int size,
            int side,
            List<Candidate> placements,
            List<Candidate> eliminations,
            Explanation explanation,
            Explainer explainer,
            DigitSymbols symbols) {
        this.technique = technique;
        this.size = size;
        this.side = side;
        this.placements = placements;
        this.eliminations = eliminations;
        this.explanation = explanation;
        this.explainer = explainer;
        this.symbols = symbols;
    }

    /**
     * A step without a pattern, such as a test needs: its {@link #text()} has only the technique and the {@linkplain #notation() notation}.
     *
     * @param technique the technique
     * @param side the side of the grid
     * @param placements the candidates that it places
     * @param eliminations the candidates that it removes
     * @return a step of size 0
     */
    public static Step of(Technique technique, int side, List<Candidate> placements, List<Candidate> eliminations) {
        Explanation none = new Explanation(List.of(), List.of(), List.of());
        return new Step(technique, 0, side, placements, eliminations, none, step -> "");
    }

    /**
     * The technique.
     *
     * @return the technique that found the step
     */
    public Technique technique() {
        return technique;
    }

    /**
     * How large the pattern is, in the technique's own measure: links of a chain, cells of a set; 0 where all patterns are alike.
     *
     * @return 0 or more; of two patterns of one technique the smaller is the easier
     */
    public int size() {
        return size;
    }

    /**
     * The side of the grid that the step belongs to.
     *
     * @return the side
     */
    public int side() {
        return side;
    }

    /**
     * The digits that the step places.
     *
     * @return by cell, ascending; unmodifiable
     */
    public List<Candidate> placements() {
        return placements;
    }

    /**
     * The candidates that the step removes.
     *
     * <p>Candidates that a placement of the step removes by itself are left out, unless the technique proves them false first and draws its
     * placements from that, as a wrap of a colouring does.
     *
     * @return by cell and digit, ascending; all of them were there before; unmodifiable
     */
    public List<Candidate> eliminations() {
        return eliminations;
    }

    /**
     * Why the step holds.
     *
     * @return the pattern
     */
    public Explanation explanation() {
        return explanation;
    }

    /**
     * The cells of the pattern: those of the explanation's parts and chains, but not of what follows from an assumption, nor of
     * placed digits that rule candidates out.
     *
     * @return ascending; empty only for a step without a pattern; unmodifiable
     */
    public List<Cell> cells() {
        Set<Integer> numbers = new TreeSet<>();
        for (Part part : explanation.parts()) {
            if (part.role().isOfPattern()) {
                add(part.candidates(), numbers);
            }
        }
        for (List<Link> chain : explanation.chains()) {
            for (Link link : chain) {
                add(link.from(), numbers);
                add(link.to(), numbers);
            }
        }
        return toCells(numbers);
    }

    /**
     * The cells in which the step places or removes something.
     *
     * @return ascending; never empty; unmodifiable
     */
    public List<Cell> changedCells() {
        Set<Integer> numbers = new TreeSet<>();
        add(placements, numbers);
        add(eliminations, numbers);
        return toCells(numbers);
    }

    private void add(List<Candidate> candidates, Set<Integer> numbers) {
        for (Candidate candidate : candidates) {
            numbers.add(candidate.cell().number(side));
        }
    }

    private List<Cell> toCells(Set<Integer> numbers) {
        return numbers.stream().map(number -> Cell.numbered(number, side)).toList();
    }

    /**
     * What the step does, in the field's notation.
     *
     * @return for instance {@code r1c45,r3c1<>6} or {@code r5c5=7}
     */
    public String notation() {
        return Notation.of(side, symbols).conclusion(placements, eliminations);
    }

    /**
     * How the texts of this step write digits.
     *
     * @return the values of the digits as numbers, unless {@link #withSymbols} chose otherwise
     */
    public DigitSymbols symbols() {
        return symbols;
    }

    /**
     * This step with texts that write digits as they are written elsewhere.
     *
     * @param value how digits are written
     * @return a step equal to this one
     */
    public Step withSymbols(DigitSymbols value) {
        return value == symbols
                ? this
                : new Step(technique, size, side, placements, eliminations, explanation, explainer, value);
    }

    /**
     * The step in a sentence: the technique, the reason and the conclusion.
     *
     * @return one line of English that ends in the {@linkplain #notation() notation}; for at most 500 characters the reason is cut short with {@code …} if it
     *     must, but never to less than 400
     */
    public String text() {
        return technique.title() + ": " + withoutTitle();
    }

    /**
     * The sentence without the technique.
     *
     * @return the reason and the conclusion
     */
    public String withoutTitle() {
        String full = explainer.reason(this);
        int all = LONGEST_TEXT - technique.title().length() - ENDS;
        String notation = conclusion(all - Math.min(LEAST_ROOM, full.length()));
        String reason = shortened(full, Math.max(LEAST_ROOM, all - notation.length()));
        return (reason.isEmpty() ? "" : reason + ": ") + notation;
    }

    /** The notation; if it has not enough room, without what the placements remove by themselves, or else without its end. */
    private String conclusion(int room) {
        String notation = notation();
        if (notation.length() > room && !placements.isEmpty() && !eliminations.isEmpty()) {
            notation = Notation.of(side, symbols).conclusion(placements, List.of()) + ", and what these exclude";
        }
        return notation.length() <= room
                ? notation
                : notation.substring(0, notation.lastIndexOf(' ', room - CUT.length())) + CUT;
    }

    /**
     * The steps within this one: why candidates are false that it refutes in their turn.
     *
     * @return steps of the same technique, one for each of the explanation's {@linkplain Explanation#refutations() refutations}, which remove the
     *     candidate that is refuted; unmodifiable
     */
    public List<Step> refutations() {
        return explanation.refutations().stream()
                .map(why -> new Step(
                        technique,
                        size,
                        side,
                        List.of(),
                        why.parts(Role.PREMISE).get(0).candidates(),
                        why,
                        explainer,
                        symbols))
                .toList();
    }

    /**
     * A reason that is too long, without its longest brackets if that is enough, or else without a part of its middle: two thirds of the room are for its
     * beginning, the rest for how it ends, and more if a contradiction needs it. Where it can be, what is left out ends with commas or semicolons that are not
     * in brackets.
     */
    private static String shortened(String reason, int room) {
        if (reason.length() <= room) {
            return reason;
        }
        String brief = withoutLongBrackets(reason, room);
        return brief.length() <= room ? brief : withoutMiddle(reason, room);
    }

    /** A reason with as few of its brackets as fit, the longest first, made empty; as it is if it tells of a contradiction, which needs them. */
    private static String withoutLongBrackets(String reason, int room) {
        String brief = reason;
        String longest = reason.contains(CONTRADICTION) ? "" : longestBrackets(brief);
        while (brief.length() > room && longest.length() >= LEAST_BRACKETS) {
            brief = brief.replace(longest, "(…)");
            longest = longestBrackets(brief);
        }
        return brief;
    }

    /** The longest brackets that have no others in them; empty if there are none. */
    private static String longestBrackets(String text) {
        String longest = "";
        int start = -1;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '(') {
                start = i;
            } else if (c == ')' && start >= 0) {
                longest = i + 1 - start > longest.length() ? text.substring(start, i + 1) : longest;
                start = -1;
            }
        }
        return longest;
    }

    private static String withoutMiddle(String reason, int room) {
        if (reason.length() <= room) {
            return reason;
        }
        int most = room * 2 / 3;
        int[] ends = endsOfPieces(reason);
        int contradiction = reason.lastIndexOf(CONTRADICTION);
        if (contradiction >= 0 && reason.length() - contradiction > room - most) {
            String tail = withoutMiddle(reason.substring(contradiction + 1), most);
            return beginning(reason, ends, room - tail.length() - CUT.length()) + CUT + tail;
        }
        String head = beginning(reason, ends, most);
        int from = reason.length() - (room - head.length() - CUT.length());
        int next = Arrays.stream(ends).filter(end -> end >= from).findFirst().orElse(reason.indexOf(' ', from));
        String tail = next < 0 ? "" : reason.substring(next);
        return head + (tail.startsWith(CUT) ? "" : CUT) + tail;
    }

    /** The beginning of a text with as many pieces as there is room for; with words if that is much less. */
    private static String beginning(String text, int[] ends, int room) {
        int whole = Arrays.stream(ends).filter(end -> end <= room).max().orElse(0);
        return text.substring(0, whole < room / 2 ? text.lastIndexOf(' ', room) : whole);
    }

    /** The positions behind commas and semicolons that are not in brackets. */
    private static int[] endsOfPieces(String text) {
        IntStream.Builder ends = IntStream.builder();
        int depth = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            depth += c == '(' ? 1 : c == ')' ? -1 : 0;
            if (depth == 0 && (text.startsWith(", ", i) || text.startsWith("; ", i))) {
                ends.add(i + 1);
            }
        }
        return ends.build().toArray();
    }

    /**
     * The code under which HoDoKu's library of technique cases files this step.
     *
     * @return one of the technique's {@linkplain Technique#hodokuCodes() codes}; empty if it has none
     */
    public Optional<String> hodokuCode() {
        return HodokuCodes.of(this);
    }

    /**
     * The step in words, or a hint at it that does not give it away.
     *
     * @param detail how much the words give away
     * @return one line of English; for {@link HintDetail#FULL} the {@link #text()}
     */
    public String text(HintDetail detail) {
        return switch (detail) {
            case VAGUE -> BriefSentences.vague(this);
            case CONCRETE -> BriefSentences.concrete(this);
            case FULL -> text();
        };
    }

    @Override
    public boolean equals(Object object) {
        return object instanceof Step other
                && technique == other.technique
                && size == other.size
                && side == other.side
                && placements.equals(other.placements)
                && eliminations.equals(other.eliminations)
                && explanation.equals(other.explanation);
    }

    @Override
    public int hashCode() {
        return Objects.hash(technique, placements, eliminations);
    }

    @Override
    public String toString() {
        return technique.title() + ": " + notation();
    }
}
