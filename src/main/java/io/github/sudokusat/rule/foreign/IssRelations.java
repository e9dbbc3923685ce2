package io.github.sudokusat.rule.foreign;

import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Rule;
import io.github.sudokusat.rule.line.LinePairs;
import io.github.sudokusat.text.Base64Text;
import io.github.sudokusat.text.Percent;
import java.util.ArrayList;
import java.util.List;

/**
 * The types of the Interactive Sudoku Solver that give a relation of two digits as a table: a bit for each two digits, six bits a character of base64 from the
 * lowest; zeros at the end are left out. Lines of cells follow, with empty arguments between, and an underscore begins a name.
 */
final class IssRelations {

    private IssRelations() {}

    static void addTo(IssRules types) {
        types.many("Pair", args -> rules(args, false, false));
        types.many("PairX", args -> rules(args, false, true));
        types.many("Binary", args -> rules(args, true, false));
        types.many("BinaryX", args -> rules(args, true, true));
    }

    /** The rules of a constraint; in old ones, the last two characters of the alphabet have changed places. */
    private static List<Rule> rules(IssArgs args, boolean isOld, boolean all) {
        int side = args.side();
        boolean[] table = table(args, isOld);
        List<Rule> rules = new ArrayList<>();
        String name = "pairs";
        List<Cell> cells = new ArrayList<>();
        for (int i = 1; i <= args.size(); i++) {
            String argument = args.text(i);
            boolean isName = argument.startsWith("_");
            if ((argument.isEmpty() || isName) && !cells.isEmpty()) {
                rules.add(LinePairs.of(
                        name + " at " + cells.get(0),
                        side,
                        (one, other) -> table[(one - 1) * side + other - 1],
                        all,
                        cells));
                cells.clear();
            }
            if (isName) {
                name = argument.length() == 1 ? "pairs" : Percent.decodeAll(argument.substring(1));
            } else if (!argument.isEmpty()) {
                cells.add(args.cell(i));
            }
        }
        if (rules.isEmpty()) {
            throw args.error(args.size(), "cells");
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
}
