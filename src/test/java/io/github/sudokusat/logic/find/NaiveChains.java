package io.github.sudokusat.logic.find;

import io.github.sudokusat.grid.House;
import io.github.sudokusat.logic.pattern.LinkGraph;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** Chains by trying every chain of links, node by node. */
final class NaiveChains {

    /** A candidate, or several candidates of a digit, one of which is meant to be true. */
    record Node(Set<Integer> cells, int digit) {}

    private final NaiveGrid grid;
    private final List<Node> nodes = new ArrayList<>();
    private final Map<Node, List<Node>> strongLinks = new HashMap<>();
    private final Map<Node, List<Node>> weakLinks = new HashMap<>();
    private final Set<Set<Node>> linkedBySets = new HashSet<>();

    NaiveChains(NaiveGrid grid, LinkGraph.Kind kind) {
        this.grid = grid;
        for (int cell : grid.open) {
            for (int d : grid.digits.get(cell)) {
                nodes.add(new Node(Set.of(cell), d));
            }
        }
        if (kind == LinkGraph.Kind.GROUPS || kind == LinkGraph.Kind.SETS) {
            addGroups();
        }
        if (kind == LinkGraph.Kind.SETS) {
            addSets();
        }
        for (Node a : nodes) {
            List<Node> strongOfA = new ArrayList<>();
            List<Node> weakOfA = new ArrayList<>();
            for (Node b : nodes) {
                boolean sameCell = a.cells.equals(b.cells) && a.cells.size() == 1 && a.digit != b.digit;
                int cell = a.cells.iterator().next();
                boolean withCells = kind != LinkGraph.Kind.ONE_DIGIT && kind != LinkGraph.Kind.BIVALUE_CELLS;
                if ((sameCell && withCells) || (a.digit == b.digit && allSee(a, b))) {
                    weakOfA.add(b);
                }
                boolean pairInCell = sameCell && grid.digits.get(cell).size() == 2;
                if ((pairInCell && kind != LinkGraph.Kind.ONE_DIGIT)
                        || (kind != LinkGraph.Kind.BIVALUE_CELLS && splitHouse(a, b))
                        || (!a.equals(b) && linkedBySets.contains(Set.of(a, b)))) {
                    strongOfA.add(b);
                }
            }
            strongLinks.put(a, strongOfA);
            weakLinks.put(a, weakOfA);
        }
    }

    /** Links the digits of every choice of cells in a house, or of up to four that see each other by rules, that has one digit more than cells. */
    private void addSets() {
        for (int n = 2; n < grid.side; n++) {
            for (House house : grid.houses) {
                NaiveGrid.choose(grid.openOf(house), n, this::addSet);
            }
            if (n <= 4) {
                grid.seenSets(n).forEach(this::addSet);
            }
        }
    }

    private void addSet(List<Integer> cells) {
        Set<Integer> digits = grid.digitsOf(cells);
        if (digits.size() == cells.size() + 1) {
            addSet(cells, digits);
        }
    }

    private void addSet(List<Integer> cells, Set<Integer> digits) {
        List<Node> own = new ArrayList<>();
        for (int digit : digits) {
            Node node = new Node(new TreeSet<>(grid.places(cells, digit)), digit);
            own.add(node);
            if (!nodes.contains(node)) {
                nodes.add(node);
            }
        }
        for (Node one : own) {
            for (Node other : own) {
                if (!one.equals(other)) {
                    linkedBySets.add(Set.of(one, other));
                }
            }
        }
    }

    private List<Node> strong(Node node) {
        return strongLinks.getOrDefault(node, List.of());
    }

    private List<Node> weak(Node node) {
        return weakLinks.getOrDefault(node, List.of());
    }

    private void addGroups() {
        Set<Node> groups = new HashSet<>();
        for (House line : grid.houses) {
            for (House box : grid.houses) {
                for (int d = 1; d <= grid.side; d++) {
                    if (NaiveGrid.isLine(line) && !NaiveGrid.isLine(box)) {
                        Set<Integer> cells = new TreeSet<>(grid.places(box, d));
                        cells.removeIf(cell -> !line.holds(cell));
                        if (cells.size() > 1) {
                            groups.add(new Node(cells, d));
                        }
                    }
                }
            }
        }
        nodes.addAll(groups);
    }

    private boolean allSee(Node a, Node b) {
        return a.cells.stream().allMatch(cell -> grid.seesAll(cell, b.cells));
    }

    /** Whether two nodes, without overlapping, hold all places of a digit in a house. */
    private boolean splitHouse(Node a, Node b) {
        Set<Integer> both = new TreeSet<>(a.cells);
        both.addAll(b.cells);
        return a.digit == b.digit
                && both.size() == a.cells.size() + b.cells.size()
                && grid.houses.stream().anyMatch(house -> both.equals(new TreeSet<>(grid.places(house, a.digit))));
    }

    /**
     * The conclusions from all chains that begin and end with strong links and have a given number of them, with each node used once, except that a
     * chain may return to its start.
     */
    Set<String> conclusions(int links) {
        Set<String> all = new TreeSet<>();
        for (Node start : nodes) {
            List<Node> chain = new ArrayList<>(List.of(start));
            extend(chain, links, all);
        }
        return all;
    }

    private void extend(List<Node> chain, int links, Set<String> all) {
        Node start = chain.get(0);
        Node last = chain.get(chain.size() - 1);
        if (chain.size() == links + 1) {
            conclude(start, last, all);
            return;
        }
        for (Node next : chain.size() % 2 == 1 ? strong(last) : weak(last)) {
            boolean closes = chain.size() == links && next.equals(start);
            if (closes || !chain.contains(next)) {
                chain.add(next);
                extend(chain, links, all);
                chain.remove(chain.size() - 1);
            }
        }
    }

    private void conclude(Node a, Node b, Set<String> all) {
        if (a.equals(b) && a.cells.size() == 1) {
            all.add(grid.name(a.cells.iterator().next()) + "=" + a.digit);
            return;
        }
        for (Node victim : weak(a)) {
            if (victim.cells.size() == 1 && (a.equals(b) || weak(b).contains(victim))) {
                all.add(grid.name(victim.cells.iterator().next()) + "<>" + victim.digit);
            }
        }
    }

    /** The consequences of a candidate link by link, as {@code r1c1=5} and {@code r1c2<>5}, for single candidates only. */
    Set<String> implied(int cell, int digit) {
        Set<Node> on = new HashSet<>(Set.of(new Node(Set.of(cell), digit)));
        Set<Node> off = new HashSet<>();
        for (int before = -1; before != on.size() + off.size(); ) {
            before = on.size() + off.size();
            on.forEach(node -> off.addAll(weak(node)));
            off.forEach(node -> on.addAll(strong(node)));
        }
        Set<String> all = new TreeSet<>();
        on.stream()
                .filter(node -> node.cells.size() == 1)
                .forEach(node -> all.add(grid.name(node.cells.iterator().next()) + "=" + node.digit));
        off.stream()
                .filter(node -> node.cells.size() == 1)
                .forEach(node -> all.add(grid.name(node.cells.iterator().next()) + "<>" + node.digit));
        return all;
    }

    /**
     * The consequences common to all candidates of a cell, or to all places of a digit, if they are three or more, except that one of them is false.
     */
    Set<String> forced() {
        Set<String> all = new TreeSet<>();
        for (int cell : grid.open) {
            List<Set<String>> implied = new ArrayList<>();
            Set<String> denied = new TreeSet<>();
            for (int d : grid.digits.get(cell)) {
                implied.add(implied(cell, d));
                denied.add(grid.name(cell) + "<>" + d);
            }
            addCommon(implied, denied, all);
        }
        for (House house : grid.houses) {
            for (int d = 1; d <= grid.side; d++) {
                List<Set<String>> implied = new ArrayList<>();
                Set<String> denied = new TreeSet<>();
                for (int cell : grid.places(house, d)) {
                    implied.add(implied(cell, d));
                    denied.add(grid.name(cell) + "<>" + d);
                }
                addCommon(implied, denied, all);
            }
        }
        return all;
    }

    private static void addCommon(List<Set<String>> implied, Set<String> denied, Set<String> all) {
        if (implied.size() > 2) {
            Set<String> common = new TreeSet<>(implied.get(0));
            implied.forEach(common::retainAll);
            common.removeAll(denied);
            all.addAll(common);
        }
    }
}
