package io.github.sudokusat.logic.step;

import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.DigitSymbols;
import io.github.sudokusat.grid.House;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * The players' notation for cells and candidates, and plain English for houses and lists.
 *
 * <p>Cells that share a row or a column are merged, {@code r1c45} or {@code r13c5}; beyond side 9, where that could be misread, their numbers
 * are separated by slashes, {@code r1c4/12}. Digits are listed, {@code r1c4<>6,7}. Immutable.
 */
public final class Notation {

    private static final String AND = " and ";

    /** What separates several numbers of rows or columns. */
    private final String between;

    private final DigitSymbols symbols;

    private Notation(String between, DigitSymbols symbols) {
        this.between = between;
        this.symbols = symbols;
    }

    /**
     * The notation for grids of a side.
     *
     * @param side the side
     * @return the notation
     */
    public static Notation of(int side) {
        return of(side, DigitSymbols.numbers());
    }

    /**
     * The notation for grids of a side, with digits as they are written elsewhere.
     *
     * @param side the side
     * @param symbols how digits are written
     * @return the notation
     */
    public static Notation of(int side, DigitSymbols symbols) {
        return new Notation(side > 9 ? "/" : "", symbols);
    }

    /**
     * What a digit is worth.
     *
     * @param digit the digit's number, from 1
     * @return its value
     */
    public int value(int digit) {
        return symbols.value(digit);
    }

    /**
     * Whether a digit is doubled.
     *
     * @param digit the digit's number, from 1
     * @return true if it is
     */
    public boolean isDoubled(int digit) {
        return symbols.isDoubled(digit);
    }

    /**
     * Writes placements and eliminations.
     *
     * @param placements the candidates that are placed
     * @param eliminations the candidates that are removed
     * @return for instance {@code r5c5=7, r1c45,r3c1<>6}
     */
    public String conclusion(List<Candidate> placements, List<Candidate> eliminations) {
        List<String> parts = new ArrayList<>();
        for (Candidate placement : placements) {
            parts.add(symbols.text(placement));
        }
        if (!eliminations.isEmpty()) {
            addEliminations(eliminations, parts);
        }
        return String.join(", ", parts);
    }

    private void addEliminations(List<Candidate> eliminations, List<String> parts) {
        Map<Cell, TreeSet<Integer>> digitsOf = new LinkedHashMap<>();
        for (Candidate candidate : eliminations) {
            digitsOf.computeIfAbsent(candidate.cell(), cell -> new TreeSet<>()).add(candidate.digit());
        }
        Map<TreeSet<Integer>, List<Cell>> cellsOf = new LinkedHashMap<>();
        for (Map.Entry<Cell, TreeSet<Integer>> one : digitsOf.entrySet()) {
            cellsOf.computeIfAbsent(one.getValue(), digits -> new ArrayList<>()).add(one.getKey());
        }
        for (Map.Entry<TreeSet<Integer>, List<Cell>> one : cellsOf.entrySet()) {
            List<String> digits = one.getKey().stream().map(symbols::text).toList();
            parts.add(cells(one.getValue()) + "<>" + String.join(",", digits));
        }
    }

    /**
     * Writes cells.
     *
     * @param cells the cells, in any order
     * @return for instance {@code r1c45,r3c1}
     */
    public String cells(Collection<Cell> cells) {
        if (cells.size() == 1) {
            return cells.iterator().next().toString();
        }
        Map<Integer, TreeSet<Integer>> columnsOf = new TreeMap<>();
        for (Cell cell : cells) {
            columnsOf.computeIfAbsent(cell.row() + 1, row -> new TreeSet<>()).add(cell.column() + 1);
        }
        Map<TreeSet<Integer>, TreeSet<Integer>> rowsOf = new LinkedHashMap<>();
        for (Map.Entry<Integer, TreeSet<Integer>> one : columnsOf.entrySet()) {
            rowsOf.computeIfAbsent(one.getValue(), columns -> new TreeSet<>()).add(one.getKey());
        }
        List<String> parts = new ArrayList<>();
        for (Map.Entry<TreeSet<Integer>, TreeSet<Integer>> one : rowsOf.entrySet()) {
            parts.add("r" + numbers(one.getValue()) + "c" + numbers(one.getKey()));
        }
        return String.join(",", parts);
    }

    /**
     * Writes the cells of candidates.
     *
     * @param candidates the candidates, in any order
     * @return for instance {@code r1c45,r3c1}
     */
    public String cellsOf(Collection<Candidate> candidates) {
        return candidates.size() == 1
                ? candidates.iterator().next().cell().toString()
                : cells(candidates.stream().map(Candidate::cell).toList());
    }

    /**
     * Writes a node of a chain.
     *
     * @param node one candidate or more, all of one digit
     * @return for instance {@code r1c4=6}, or {@code r1c45=6} for a group
     */
    public String node(List<Candidate> node) {
        return cellsOf(node) + "=" + symbols.text(node.get(0).digit());
    }

    /**
     * Writes a chain as experts do, in Eureka notation: each digit in parentheses before its cells, digits of one cell together, with {@code =} for
     * strong links and {@code -} for weak ones (<a href="http://sudopedia.enjoysudoku.com/Eureka.html">Sudopedia, Eureka</a>).
     *
     * @param links the links of a chain, one or more, each but the first from where the one before it ends
     * @return for instance {@code (5)r1c2 = (5)r1c8 - (5-2)r3c8 = (2)r3c4}
     */
    public String chain(List<Link> links) {
        List<Candidate> node = links.get(0).from();
        StringBuilder digits = new StringBuilder(digit(node.get(0).digit()));
        StringBuilder text = new StringBuilder();
        for (Link link : links) {
            String sign = link.strong() ? "=" : "-";
            String next = digit(link.to().get(0).digit());
            String cells = cellsOf(node);
            if (node.size() == 1 && cells.equals(cellsOf(link.to()))) {
                digits.append(sign).append(next);
            } else {
                text.append('(').append(digits).append(')').append(cells);
                text.append(' ').append(sign).append(' ');
                digits = new StringBuilder(next);
            }
            node = link.to();
        }
        return text.append('(').append(digits).append(')').append(cellsOf(node)).toString();
    }

    /**
     * Writes candidates.
     *
     * @param candidates the candidates, of any cells and digits
     * @return for instance {@code r1c45=6, r3c1=7}, by digit
     */
    public String candidates(Collection<Candidate> candidates) {
        return String.join(", ", byDigit(candidates));
    }

    /**
     * Lists candidates all of which are meant.
     *
     * @param candidates the candidates, of any cells and digits
     * @return for instance {@code r1c45=6 and r3c1=7}, by digit
     */
    public String allCandidates(Collection<Candidate> candidates) {
        return list(byDigit(candidates));
    }

    private List<String> byDigit(Collection<Candidate> candidates) {
        Map<Integer, List<Candidate>> byDigit = new TreeMap<>();
        for (Candidate candidate : candidates) {
            byDigit.computeIfAbsent(candidate.digit(), digit -> new ArrayList<>())
                    .add(candidate);
        }
        List<String> parts = new ArrayList<>();
        byDigit.forEach((digit, some) -> parts.add(cellsOf(some) + "=" + symbols.text(digit)));
        return parts;
    }

    /**
     * Lists the digits of candidates.
     *
     * @param candidates the candidates
     * @return for instance {@code 1, 4 and 7}, each digit once, ascending
     */
    public String digits(Collection<Candidate> candidates) {
        if (candidates.size() == 1) {
            return symbols.text(candidates.iterator().next().digit());
        }
        TreeSet<Integer> digits = new TreeSet<>();
        for (Candidate candidate : candidates) {
            digits.add(candidate.digit());
        }
        return allOf(digits);
    }

    /**
     * Writes a digit.
     *
     * @param digit the digit
     * @return its character or number
     */
    public String digit(int digit) {
        return symbols.text(digit);
    }

    /**
     * Lists digits all of which are meant.
     *
     * @param digits the digits, in order
     * @return for instance {@code 1, 4 and 7}
     */
    public String allOf(Collection<Integer> digits) {
        return list(digits.stream().map(symbols::text).toList());
    }

    /**
     * Lists digits one of which is meant.
     *
     * @param digits the digits, in order
     * @return for instance {@code 1, 4 or 7}
     */
    public String oneOf(Collection<Integer> digits) {
        return either(digits.stream().map(symbols::text).toList());
    }

    /**
     * Names houses, those of one kind together.
     *
     * @param houses the houses
     * @return for instance {@code rows 2 and 7}, or {@code rows 2 and 7, and box 5}; user-defined houses by their names
     */
    public static String houses(Collection<House> houses) {
        if (houses.size() == 1) {
            return houses.iterator().next().toString();
        }
        Map<House.Kind, List<House>> byKind = new LinkedHashMap<>();
        for (House house : houses) {
            byKind.computeIfAbsent(house.kind(), kind -> new ArrayList<>()).add(house);
        }
        List<String> parts = new ArrayList<>();
        for (Map.Entry<House.Kind, List<House>> one : byKind.entrySet()) {
            House.Kind kind = one.getKey();
            List<House> members = one.getValue();
            if (members.size() == 1 || kind == House.Kind.EXTRA) {
                for (House house : members) {
                    parts.add(house.toString());
                }
            } else {
                parts.add(kind.plural() + " "
                        + list(members.stream().map(House::number).toList()));
            }
        }
        return listOfLists(parts);
    }

    /**
     * Says where a cell of houses lies.
     *
     * @param houses the houses
     * @return for instance {@code in rows 2 and 7} or {@code on diagonal 1}
     */
    public static String where(Collection<House> houses) {
        if (houses.size() == 1) {
            return houses.iterator().next().where();
        }
        Map<String, List<House>> byPreposition = new LinkedHashMap<>();
        for (House house : houses) {
            byPreposition
                    .computeIfAbsent(house.kind().preposition(), preposition -> new ArrayList<>())
                    .add(house);
        }
        List<String> parts = new ArrayList<>();
        for (Map.Entry<String, List<House>> one : byPreposition.entrySet()) {
            parts.add(one.getKey() + " " + houses(one.getValue()));
        }
        return listOfLists(parts);
    }

    /**
     * Lists phrases that may be lists themselves.
     *
     * @param phrases the phrases, in order
     * @return the phrases with commas and an "and", before which there is a comma, too, if one of them has an "and" itself
     */
    public static String listOfLists(List<String> phrases) {
        boolean isNested = phrases.stream().anyMatch(phrase -> phrase.contains(AND));
        return list(phrases, isNested ? "," + AND : AND);
    }

    /**
     * Lists things all of which are meant.
     *
     * @param things the things, in order
     * @return for instance {@code 1, 4 and 7}
     */
    public static String list(Collection<?> things) {
        return list(things, AND);
    }

    /**
     * Lists things one of which is meant.
     *
     * @param things the things, in order
     * @return for instance {@code 1, 4 or 7}
     */
    public static String either(Collection<?> things) {
        return list(things, " or ");
    }

    private static String list(Collection<?> things, String beforeLast) {
        StringBuilder text = new StringBuilder();
        int left = things.size();
        for (Object thing : things) {
            text.append(thing);
            left--;
            text.append(left == 0 ? "" : left == 1 ? beforeLast : ", ");
        }
        return text.toString();
    }

    private String numbers(Collection<Integer> numbers) {
        StringBuilder text = new StringBuilder();
        for (int number : numbers) {
            text.append(text.length() == 0 ? "" : between).append(number);
        }
        return text.toString();
    }
}
