package io.github.sudokusat.logic.pattern;

import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.House;
import io.github.sudokusat.logic.pattern.AlmostLockedSets.Als;
import io.github.sudokusat.logic.step.Link;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The strong and weak links between the candidates of a position, and between groups of them if wanted, as bit sets over nodes.
 *
 * <p>Nodes are numbered densely: first every candidate by cell and digit, then the groups. A group is all of a digit's candidates at the crossing
 * of a line and another house, if they are two or more; with almost locked sets, also all of a digit's candidates in such a set. A group is true if
 * one of its candidates is. Both kinds of links are symmetric. Relations between two cells by a named rule make weak links between their candidates.
 *
 * <p><b>Bound.</b> A graph of more than {@value #MAX_NODES} nodes is left empty, since its links would take more than 64 MB: an empty 9 × 9 grid has
 * 729 candidates, an empty 25 × 25 grid 15,625. If the collector says that the computation is stopped, the graph is not complete and must not be
 * used.
 */
public final class LinkGraph {

    /** Which links a graph has. */
    public enum Kind {
        /** Those of each digit within houses and rules. */
        ONE_DIGIT(false, true, false, false),
        /** Strong ones within cells, weak ones of each digit: chains of bivalue cells. */
        BIVALUE_CELLS(true, false, false, false),
        /** All between candidates. */
        CANDIDATES(true, true, false, false),
        /** All, with groups. */
        GROUPS(true, true, true, false),
        /** All, with groups, and strong ones between the digits of an almost locked set, which lacks at most one of them. */
        SETS(true, true, true, true);

        final boolean strongInCells;
        final boolean strongInHouses;
        final boolean groups;
        public final boolean sets;

        Kind(boolean strongInCells, boolean strongInHouses, boolean groups, boolean sets) {
            this.strongInCells = strongInCells;
            this.strongInHouses = strongInHouses;
            this.groups = groups;
            this.sets = sets;
        }
    }

    public static final int MAX_NODES = 1 << 14;

    /** The most almost locked sets: those up to the largest size with which there are no more. */
    private static final int MOST_SETS = 300;

    public final Position position;
    final Kind kind;
    private final StepCollector collector;
    /** The number of nodes that are single candidates; they come first. */
    public int singles;
    /** The number of nodes. */
    public int nodes;
    /** Longs of a set of nodes. */
    public final int words;
    /** The nodes linked weakly to node n, from {@code n · words} on: at most one of the two is true. */
    public final long[] weak;
    /** The nodes linked strongly to node n: at least one of the two is true. */
    final long[] strong;

    private int[] digitOf;
    /** The cells of each node as a set. */
    private long[] cellsOf;
    /** The node of a candidate {@code cell · side + digit}. */
    private final int[] nodeOf;
    /** The groups by what they are. */
    private final Map<Group, Integer> groups = new HashMap<>();
    /** The almost locked sets that make links. */
    private final List<SetNodes> sets = new ArrayList<>();

    /** An almost locked set and its nodes. */
    private static final class SetNodes {

        private final Als set;
        /** The node of each of its digits, in ascending order. */
        private final int[] nodes;

        SetNodes(Als set, int[] nodes) {
            this.set = set;
            this.nodes = nodes;
        }
    }

    /** What a group is: a digit in some cells. */
    private static final class Group {

        private final int digit;
        private final long[] cells;

        Group(int digit, long[] cells) {
            this.digit = digit;
            this.cells = cells;
        }

        @Override
        public boolean equals(@Nullable Object object) {
            return object instanceof Group other && digit == other.digit && Arrays.equals(cells, other.cells);
        }

        @Override
        public int hashCode() {
            return 31 * Arrays.hashCode(cells) + digit;
        }
    }

    LinkGraph(Position position, Kind kind, StepCollector collector) {
        this.position = position;
        this.kind = kind;
        this.collector = collector;
        nodeOf = new int[position.digits.length * position.side];
        int count = 0;
        for (long digits : position.digits) {
            count += Long.bitCount(digits);
        }
        singles = count > MAX_NODES ? 0 : count;
        digitOf = new int[singles];
        cellsOf = new long[singles * position.words];
        if (singles > 0) {
            addNodes();
        }
        words = (nodes + Long.SIZE - 1) / Long.SIZE;
        weak = new long[nodes * words];
        strong = new long[nodes * words];
        linkWeakly();
        if (kind.strongInCells && kind.strongInHouses && nodes > 0) {
            linkByRules();
        }
        linkStrongly();
    }

    private void addNodes() {
        addSingles();
        if (kind.groups) {
            addGroups();
        }
        if (kind.sets) {
            addSets();
        }
        if (nodes > MAX_NODES) {
            singles = 0;
            nodes = 0;
        }
    }

    private void addSingles() {
        for (int cell = 0; cell < position.digits.length; cell++) {
            for (long left = position.digits[cell]; left != 0; left &= left - 1) {
                int digit = Position.first(left);
                nodeOf[cell * position.side + digit] = nodes;
                digitOf[nodes] = digit;
                Bits.add(cellsOf, nodes * position.words, cell);
                nodes++;
            }
        }
    }

    private void addGroups() {
        Geometry geometry = position.geometry;
        int cellWords = position.words;
        for (int line = 0; line < geometry.lineCount() && geometry.hasLines(); line++) {
            for (int house = geometry.lineCount(); house < geometry.houseCount && !collector.isStoppedNow(); house++) {
                boolean cross = Bits.intersect(
                        geometry.houseSets, house * cellWords, geometry.houseSets, line * cellWords, cellWords);
                for (int digit = 0; cross && digit < position.side; digit++) {
                    long[] cells = geometry.cellSet(house, position.placesOf(house, digit));
                    Bits.and(cells, 0, geometry.houseSets, line * cellWords, cellWords);
                    if (Bits.count(cells, 0, cellWords) > 1) {
                        addGroup(digit, cells);
                    }
                }
            }
        }
    }

    /** The node of a digit in two cells or more, created if necessary. */
    private int addGroup(int digit, long[] cells) {
        Group group = new Group(digit, cells);
        Integer known = groups.get(group);
        if (known != null) {
            return known;
        }
        int cellWords = position.words;
        if (nodes == digitOf.length) {
            digitOf = Arrays.copyOf(digitOf, 2 * nodes);
            cellsOf = Arrays.copyOf(cellsOf, 2 * nodes * cellWords);
        }
        digitOf[nodes] = digit;
        System.arraycopy(cells, 0, cellsOf, nodes * cellWords, cellWords);
        groups.put(group, nodes);
        return nodes++;
    }

    private void addSets() {
        for (Als set : AlmostLockedSets.smallest(position, 2, MOST_SETS, collector)) {
            int[] setNodes = new int[Long.bitCount(set.digits)];
            int count = 0;
            for (long left = set.digits; left != 0; left &= left - 1) {
                int digit = Position.first(left);
                long[] places = Arrays.copyOfRange(set.places, digit * position.words, (digit + 1) * position.words);
                setNodes[count++] = Bits.count(places, 0, position.words) > 1
                        ? addGroup(digit, places)
                        : node(Bits.next(places, 0, position.words, 0), digit);
            }
            sets.add(new SetNodes(set, setNodes));
        }
    }

    private void linkWeakly() {
        int cellWords = position.words;
        for (int node = 0; node < nodes && !collector.isStoppedNow(); node++) {
            int digit = digitOf[node];
            long[] seen = position.geometry.seenByAll(cellsOf, node * cellWords);
            Bits.and(seen, 0, position.planes, digit * cellWords, cellWords);
            for (int cell = Bits.next(seen, 0, cellWords, 0);
                    cell >= 0;
                    cell = Bits.next(seen, 0, cellWords, cell + 1)) {
                Bits.add(weak, node * words, nodeOf[cell * position.side + digit]);
            }
            for (int group = singles; group < nodes; group++) {
                if (digitOf[group] == digit && Bits.isSubset(cellsOf, group * cellWords, seen, 0, cellWords)) {
                    Bits.add(weak, node * words, group);
                }
            }
            if (node < singles && kind.strongInCells && kind.strongInHouses) {
                int cell = cellOf(node);
                for (long left = position.digits[cell] & ~(1L << digit); left != 0; left &= left - 1) {
                    Bits.add(weak, node * words, nodeOf[cell * position.side + Position.first(left)]);
                }
            }
        }
    }

    /** Links candidates of different cells that exclude each other by a named rule. */
    private void linkByRules() {
        position.geometry.rulePairs.forEach(position, (cell, digit, otherCell, otherDigit) -> {
            int node = node(cell, digit);
            int other = node(otherCell, otherDigit);
            Bits.add(weak, node * words, other);
            Bits.add(weak, other * words, node);
        });
    }

    private void linkStrongly() {
        for (int cell = 0; cell < position.digits.length && kind.strongInCells && nodes > 0; cell++) {
            long digits = position.digits[cell];
            if (Long.bitCount(digits) == 2) {
                int first = nodeOf[cell * position.side + Position.first(digits)];
                join(first, first + 1);
            }
        }
        for (int house = 0; house < position.geometry.houseCount && kind.strongInHouses && nodes > 0; house++) {
            if (collector.isStoppedNow()) {
                return;
            }
            for (int digit = 0; digit < position.side; digit++) {
                long places = position.placesOf(house, digit);
                if (Long.bitCount(places) == 2) {
                    join(nodeAt(house, digit, places), nodeAt(house, digit, places & places - 1));
                } else if (places != 0 && kind.groups) {
                    joinGroups(house, digit, places);
                }
            }
        }
        for (SetNodes set : sets) {
            for (int i = 1; i < set.nodes.length; i++) {
                for (int j = 0; j < i; j++) {
                    join(set.nodes[i], set.nodes[j]);
                }
            }
        }
    }

    /** Joins each group within a house to a node that has exactly the rest of the digit's places there. */
    private void joinGroups(int house, int digit, long places) {
        int cellWords = position.words;
        long[] cells = position.geometry.cellSet(house, places);
        for (int group = singles; group < nodes; group++) {
            if (digitOf[group] == digit && Bits.isSubset(cellsOf, group * cellWords, cells, 0, cellWords)) {
                long[] rest = cells.clone();
                Bits.andNot(rest, 0, cellsOf, group * cellWords, cellWords);
                int count = Bits.count(rest, 0, cellWords);
                if (count == 1) {
                    join(group, nodeOf[Bits.next(rest, 0, cellWords, 0) * position.side + digit]);
                }
                Integer other = count > 1 ? groups.get(new Group(digit, rest)) : null;
                if (other != null) {
                    join(group, other);
                }
            }
        }
    }

    private int nodeAt(int house, int digit, long places) {
        return nodeOf[position.geometry.cell(house, Position.first(places)) * position.side + digit];
    }

    private void join(int a, int b) {
        Bits.add(strong, a * words, b);
        Bits.add(strong, b * words, a);
    }

    /** The node of a candidate that the position has. */
    public int node(int cell, int digit) {
        return nodeOf[cell * position.side + digit];
    }

    public int digitOf(int node) {
        return digitOf[node];
    }

    /** The cell of a node that is a single candidate. */
    public int cellOf(int node) {
        return Bits.next(cellsOf, node * position.words, position.words, 0);
    }

    /** The cells of some nodes together. */
    public long[] cellsOf(int[] path) {
        long[] cells = new long[position.words];
        for (int node : path) {
            Bits.or(cells, 0, cellsOf, node * position.words, position.words);
        }
        return cells;
    }

    /** The cells of a node. */
    private long[] cellsOf(int node) {
        return Arrays.copyOfRange(cellsOf, node * position.words, (node + 1) * position.words);
    }

    /** The candidates of a node. */
    public List<Candidate> candidates(int node) {
        return position.candidates(cellsOf(node), 1L << digitOf[node]);
    }

    /** Removes the single candidates among some nodes. */
    public void remove(long[] victims, StepBuilder builder) {
        for (int node = Bits.next(victims, 0, words, 0);
                node >= 0 && node < singles;
                node = Bits.next(victims, 0, words, node + 1)) {
            builder.remove(cellOf(node), digitOf[node]);
        }
    }

    /** Whether there is a single candidate that is linked weakly to both nodes. */
    public boolean haveCommonVictim(int a, int b) {
        int first = Bits.firstCommon(weak, a * words, weak, b * words, words);
        return first >= 0 && first < singles;
    }

    /** How many single candidates are linked weakly to both nodes. */
    public int countCommonVictims(int a, int b) {
        int count = 0;
        for (int w = 0; w * Long.SIZE < singles; w++) {
            count += Long.bitCount(weak[a * words + w] & weak[b * words + w] & singlesIn(w));
        }
        return count;
    }

    /** Whether two nodes have a candidate in common. */
    public boolean overlap(int a, int b) {
        return digitOf[a] == digitOf[b]
                && Bits.intersect(cellsOf, a * position.words, cellsOf, b * position.words, position.words);
    }

    /** How many of some nodes are single candidates. */
    public int countSingles(long[] some) {
        int count = 0;
        for (int w = 0; w * Long.SIZE < singles; w++) {
            count += Long.bitCount(some[w] & singlesIn(w));
        }
        return count;
    }

    /** Those bits of a word of a set of nodes that stand for single candidates. */
    private long singlesIn(int word) {
        int left = singles - word * Long.SIZE;
        return left >= Long.SIZE ? -1L : (1L << left) - 1;
    }

    /** The smallest almost locked set that links two nodes strongly; null if they are of one digit or one bivalue cell, or no set has both. */
    @Nullable
    public Als setBetween(int a, int b) {
        boolean isInOneCell = a < singles && b < singles && cellOf(a) == cellOf(b);
        if (digitOf[a] == digitOf[b] || (isInOneCell && position.count(cellOf(a)) == 2)) {
            return null;
        }
        for (SetNodes set : sets) {
            if (holds(set.nodes, a) && holds(set.nodes, b)) {
                return set.set;
            }
        }
        return null;
    }

    private static boolean holds(int[] nodes, int wanted) {
        for (int node : nodes) {
            if (node == wanted) {
                return true;
            }
        }
        return false;
    }

    /** The links along nodes, which are alternately strong and weak. */
    public List<Link> links(int[] path, boolean strongFirst) {
        List<Link> links = new ArrayList<>(path.length);
        for (int i = 1; i < path.length; i++) {
            boolean isStrong = i % 2 == 1 == strongFirst;
            List<House> houses = isStrong ? housesOf(path[i - 1], path[i]) : List.of();
            links.add(new Link(candidates(path[i - 1]), candidates(path[i]), isStrong, houses));
        }
        return links;
    }

    /**
     * Names the rules by which a chain's nodes exclude each other, and exclude what the chain removes.
     *
     * @param path the nodes, linked alternately
     * @param strongFirst whether the first link is a strong one
     * @param victims nodes that some of the ends exclude
     * @param ends the nodes that exclude the victims
     */
    public void nameRules(int[] path, boolean strongFirst, long[] victims, int[] ends, StepBuilder builder) {
        for (int i = strongFirst ? 2 : 1; i < path.length; i += 2) {
            nameRule(path[i - 1], path[i], builder);
        }
        for (int end : ends) {
            for (int victim = Bits.next(victims, 0, words, 0);
                    victim >= 0 && victim < singles;
                    victim = Bits.next(victims, 0, words, victim + 1)) {
                if (Bits.has(weak, end * words, victim)) {
                    nameRule(end, victim, builder);
                }
            }
        }
    }

    /** Names the rule by which two candidates exclude each other, if neither their cell nor their digit is the reason. */
    private void nameRule(int a, int b, StepBuilder builder) {
        if (a >= singles || b >= singles) {
            return;
        }
        int cell = cellOf(a);
        int other = cellOf(b);
        boolean isPlain = cell == other || (digitOf[a] == digitOf[b] && position.geometry.sees(cell, other));
        if (!isPlain) {
            position.geometry
                    .rulePairs
                    .between(cell, digitOf[a], other, digitOf[b])
                    .ifPresent(rule -> builder.rule(
                            rule,
                            List.of(position.candidate(cell, digitOf[a]), position.candidate(other, digitOf[b]))));
        }
    }

    /** The first house in which two nodes of a digit are all its places; empty if there is none, as between digits of a cell. */
    private List<House> housesOf(int a, int b) {
        if (digitOf[a] != digitOf[b]) {
            return List.of();
        }
        long[] both = cellsOf(a);
        Bits.or(both, 0, cellsOf, b * position.words, position.words);
        Geometry geometry = position.geometry;
        for (int house = 0; house < geometry.houseCount; house++) {
            if (Arrays.equals(both, geometry.cellSet(house, position.placesOf(house, digitOf[a])))) {
                return List.of(geometry.house(house));
            }
        }
        return List.of();
    }
}
