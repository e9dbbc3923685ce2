package io.github.sudokusat.format.foreign.fpuzzles;

import io.github.sudokusat.format.GridFormatException;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Rule;
import io.github.sudokusat.rule.outside.LittleKiller;
import io.github.sudokusat.rule.outside.Sandwich;
import io.github.sudokusat.rule.outside.Skyscraper;
import io.github.sudokusat.rule.outside.XSum;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;

/** The keys of f-puzzles files that are clues outside the grid; a clue without a number is none. */
public final class FPuzzlesOutside {

    private FPuzzlesOutside() {}

    static void addTo(FPuzzlesKeys keys) {
        keys.many("littlekillersum", FPuzzlesOutside::littleKiller);
        keys.many("sandwichsum", item -> clue(item, item.number("a sum"), Sandwich::of));
        keys.many("xsum", item -> clue(item, item.positive("a sum"), XSum::of));
        keys.many("skyscraper", item -> clue(item, item.positive("a number of skyscrapers"), Skyscraper::of));
    }

    private static List<Rule> clue(
            FPuzzlesItem item, Optional<Integer> number, BiFunction<Integer, List<Cell>, Rule> rule) {
        List<Cell> line = item.outside().line(item.side());
        if (line.isEmpty()) {
            throw item.place().error("a corner", "a cell next to a row or column");
        }
        return number.map(clue -> List.of(rule.apply(clue, line))).orElse(List.of());
    }

    private static List<Rule> littleKiller(FPuzzlesItem item) {
        Optional<Integer> sum = item.positive("a sum");
        FPuzzlesDirection direction = direction(item);
        Cell first = item.outside()
                .first(direction.rows(), direction.columns(), item.side())
                .orElseThrow(() -> item.place().error("a diagonal outside the grid", "one that crosses the grid"));
        return sum.map(total -> List.<Rule>of(LittleKiller.of(total, first, direction.diagonal())))
                .orElse(List.of());
    }

    private static FPuzzlesDirection direction(FPuzzlesItem item) {
        String name = item.field("direction")
                .map(value -> value.scalar("a direction"))
                .orElse("");
        for (FPuzzlesDirection direction : FPuzzlesDirection.values()) {
            if (direction.toString().equals(name)) {
                return direction;
            }
        }
        throw item.place()
                .error(GridFormatException.quote(name, 0, name.length()), "one of the directions UL, UR, DL and DR");
    }
}
