package io.github.sudokusat.format.foreign.iss;

import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Rule;
import io.github.sudokusat.rule.line.AutomatonRule;
import io.github.sudokusat.rule.line.LinePairs;
import io.github.sudokusat.text.Base64Text;
import io.github.sudokusat.text.Percent;
import java.util.ArrayList;
import java.util.List;

/**
 * The types of the Interactive Sudoku Solver that have a table in base64: a relation of two digits, with a bit for each two of them, six a character
 * from the lowest, of which zeros at the end are left out; or an automaton.
 */
public final class IssRelations {

    /**
     * Cells to which a constraint of the Interactive Sudoku Solver applies. One constraint may list several groups, with empty arguments between; an
     * underscore begins the name of those that follow.
     *
     * @param name their name
     * @param segments the cells, one or more, in segments between which there is a minus sign; the first and the last may be empty
     */
    private record Group(String name, List<List<Cell>> segments) {

        Group(String name) {
            this(name, new ArrayList<>(List.of(new ArrayList<>())));
        }

        /** The groups from an argument on, one or more; the name is that of groups without one. */
        static List<Group> allOf(IssArgs args, int from, String unnamed) {
            List<Group> groups = new ArrayList<>();
            String name = unnamed;
            Group group = new Group(name);
            for (int i = from; i <= args.size(); i++) {
                String argument = args.text(i);
                boolean isName = argument.startsWith("_");
                if (isName) {
                    name = argument.length() == 1 ? unnamed : Percent.decodeAll(argument.substring(1));
                }
                if (!argument.isEmpty() && !isName) {
                    group.add(args, i);
                } else if (group.cells().isEmpty()) {
                    group = new Group(name, group.segments);
                } else {
                    groups.add(group);
                    group = new Group(name);
                }
            }
            if (groups.isEmpty()) {
                throw args.error(args.size(), "cells");
            }
            return groups;
        }

        private void add(IssArgs args, int argument) {
            List<Cell> last = segments.get(segments.size() - 1);
            if (!args.text(argument).equals("-")) {
                last.add(args.cell(argument));
            } else if (segments.size() == 1 || !last.isEmpty()) {
                segments.add(new ArrayList<>());
            }
        }

        List<Cell> cells() {
            return segments.stream().flatMap(List::stream).toList();
        }

        /** The name of the rule for these cells. */
        String title() {
            return name + " at " + cells().get(0);
        }
    }

    private IssRelations() {}

    static void addTo(IssRules types) {
        types.many("Pair", args -> rules(args, false, false));
        types.many("PairX", args -> rules(args, false, true));
        types.many("Binary", args -> rules(args, true, false));
        types.many("BinaryX", args -> rules(args, true, true));
        types.many("NFA", IssRelations::automata);
    }

    /** The rules of a constraint; in old ones, the last two characters of the alphabet have changed places. */
    private static List<Rule> rules(IssArgs args, boolean isOld, boolean all) {
        int side = args.side();
        boolean[] table = table(args, isOld);
        List<Rule> rules = new ArrayList<>();
        for (Group group : Group.allOf(args, 1, "pairs")) {
            rules.add(LinePairs.of(
                    group.title(), side, (one, other) -> table[(one - 1) * side + other - 1], all, group.cells()));
        }
        return rules;
    }

    private static boolean[] table(IssArgs args, boolean isOld) {
        String key = args.text(0);
        boolean[] table = new boolean[args.side() * args.side()];
        for (int i = 0; i < key.length(); i++) {
            char c = key.charAt(i);
            int value = Base64Text.value(!isOld || (c != '-' && c != '_') ? c : c == '-' ? '_' : '-');
            if (value == Base64Text.NONE || Base64Text.BITS * i >= table.length) {
                throw args.error(0, "a table of pairs in base64");
            }
            for (int bit = 0; bit < Base64Text.BITS && Base64Text.BITS * i + bit < table.length; bit++) {
                table[Base64Text.BITS * i + bit] = (value >> bit & 1) != 0;
            }
        }
        return table;
    }

    private static List<Rule> automata(IssArgs args) {
        List<Rule> rules = new ArrayList<>();
        for (Group group : Group.allOf(args, 1, "automaton")) {
            rules.add(AutomatonRule.of(group.title(), args.text(0), group.segments()));
        }
        return rules;
    }
}
