package io.github.sudokusat.logic;

import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.House;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The strong and weak links between the candidates of a position, and between groups of them if wanted, as bit sets over nodes.
 *
 * <p>Nodes are numbered densely: first every candidate by cell and digit, then the groups. A group is all of a digit's candidates at the crossing
 * of a line and another house, if they are two or more. Both kinds of links are symmetric.
 */
final class LinkGraph {

    /** Which links a graph has. */
    enum Kind {
        /** Those of each digit within houses and rules. */
        ONE_DIGIT(false, true, false),
        /** Strong ones within cells, weak ones of each digit: chains of bivalue cells. */
        BIVALUE_CELLS(true, false, false),
        /** All between candidates. */
        CANDIDATES(true, true, false),
        /** All, with groups. */
        GROUPS(true, true, true);

        final boolean strongInCells;
        final boolean strongInHouses;
        final boolean groups;

        Kind(boolean strongInCells, boolean strongInHouses, boolean groups) {
            this.strongInCells = strongInCells;
            this.strongInHouses = strongInHouses;
            this.groups = groups;
        }
    }

    final Position position;
    private final Kind kind;
    /** How many nodes are single candidates; they come first. */
    final int singles;
    /** How many nodes there are. */
    int nodes;
    /** Longs of a set of nodes. */
    final int words;
    /** The nodes linked weakly to node n, from {@code n · words} on: at most one of the two is true. */
    final long[] weak;
    /** The nodes linked strongly to node n: at least one of the two is true. */
    final long[] strong;

    private int[] digitOf;
    /** The cells of each node as a set. */
    private long[] cellsOf;
    /** The node of a candidate {@code cell · side + digit}. */
    private final int[] nodeOf;

    LinkGraph(Position position, Kind kind) {
        this.position = position;
        this.kind = kind;
        nodeOf = new int[position.digits.length * position.side];
        int count = 0;
        for (long digits : position.digits) {
            count += Long.bitCount(digits);
        }
        singles = count;
        digitOf = new int[count];
        cellsOf = new long[count * position.words];
        addSingles();
        if (kind.groups) {
            addGroups();
        }
        words = (nodes + Long.SIZE - 1) / Long.SIZE;
        weak = new long[nodes * words];
        strong = new long[nodes * words];
        linkWeakly();
        linkStrongly();
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
        for (int line = 0; line < 2 * position.side && geometry.hasLines(); line++) {
            for (int house = 2 * position.side; house < geometry.houseCount; house++) {
                for (int digit = 0; digit < position.side; digit++) {
                    long[] cells = geometry.cellSet(house, position.placesOf(house, digit));
                    Bits.and(cells, 0, geometry.houseSets, line * cellWords, cellWords);
                    if (Bits.count(cells, 0, cellWords) > 1) {
                        addGroup(digit, cells);
                    }
                }
            }
        }
    }

    private void addGroup(int digit, long[] cells) {
        int cellWords = position.words;
        for (int node = singles; node < nodes; node++) {
            if (digitOf[node] == digit && Arrays.equals(cells, cellsOf(node))) {
                return;
            }
        }
        if (nodes == digitOf.length) {
            digitOf = Arrays.copyOf(digitOf, 2 * nodes);
            cellsOf = Arrays.copyOf(cellsOf, 2 * nodes * cellWords);
        }
        digitOf[nodes] = digit;
        System.arraycopy(cells, 0, cellsOf, nodes * cellWords, cellWords);
        nodes++;
    }

    private void linkWeakly() {
        int cellWords = position.words;
        for (int node = 0; node < nodes; node++) {
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
            if (node < singles && (kind == Kind.CANDIDATES || kind == Kind.GROUPS)) {
                int cell = cellOf(node);
                for (long left = position.digits[cell] & ~(1L << digit); left != 0; left &= left - 1) {
                    Bits.add(weak, node * words, nodeOf[cell * position.side + Position.first(left)]);
                }
            }
        }
    }

    private void linkStrongly() {
        for (int cell = 0; cell < position.digits.length && kind.strongInCells; cell++) {
            long digits = position.digits[cell];
            if (Long.bitCount(digits) == 2) {
                int first = nodeOf[cell * position.side + Position.first(digits)];
                join(first, first + 1);
            }
        }
        for (int house = 0; house < position.geometry.houseCount && kind.strongInHouses; house++) {
            for (int digit = 0; digit < position.side; digit++) {
                long places = position.placesOf(house, digit);
                if (Long.bitCount(places) == 2) {
                    join(nodeAt(house, digit, places), nodeAt(house, digit, places & places - 1));
                } else if (places != 0 && kind.groups) {
                    joinGroups(house, digit, places);
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
                for (int other = singles; other < group && count > 1; other++) {
                    if (digitOf[other] == digit && Arrays.equals(rest, cellsOf(other))) {
                        join(group, other);
                    }
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

    /** The node of a candidate that is there. */
    int node(int cell, int digit) {
        return nodeOf[cell * position.side + digit];
    }

    int digitOf(int node) {
        return digitOf[node];
    }

    /** The cell of a node that is a single candidate. */
    int cellOf(int node) {
        return Bits.next(cellsOf, node * position.words, position.words, 0);
    }

    /** The cells of some nodes together. */
    long[] cellsOf(int[] path) {
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

    /** A node for people. */
    List<Candidate> candidates(int node) {
        return position.candidates(cellsOf(node), 1L << digitOf[node]);
    }

    /** Removes the single candidates among some nodes. */
    void remove(long[] victims, Draft draft) {
        for (int node = Bits.next(victims, 0, words, 0);
                node >= 0 && node < singles;
                node = Bits.next(victims, 0, words, node + 1)) {
            draft.remove(cellOf(node), digitOf[node]);
        }
    }

    /** Whether there is a single candidate that is linked weakly to both nodes. */
    boolean haveCommonVictim(int a, int b) {
        int first = Bits.firstCommon(weak, a * words, weak, b * words, words);
        return first >= 0 && first < singles;
    }

    /** The links along nodes, which are alternately strong and weak. */
    List<Link> links(int[] path, boolean strongFirst) {
        List<Link> links = new ArrayList<>(path.length);
        for (int i = 1; i < path.length; i++) {
            boolean isStrong = i % 2 == 1 == strongFirst;
            List<House> houses = isStrong ? housesOf(path[i - 1], path[i]) : List.of();
            links.add(new Link(candidates(path[i - 1]), candidates(path[i]), isStrong, houses));
        }
        return links;
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
