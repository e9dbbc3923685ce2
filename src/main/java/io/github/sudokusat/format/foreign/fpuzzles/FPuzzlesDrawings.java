package io.github.sudokusat.format.foreign.fpuzzles;

import io.github.sudokusat.format.foreign.draft.OutsideCell;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.NamedRule;
import io.github.sudokusat.rule.line.Whispers;
import io.github.sudokusat.rule.outside.OutsideClue;
import io.github.sudokusat.text.JsonObject;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The drawings that Rangsk's extension adds to files for the constraints that f-puzzles does not have, because SudokuPad and f-puzzles itself show
 * nothing else of them. Each drawing bears the name of its constraint, so it is not a rule of its own.
 */
public final class FPuzzlesDrawings {

    private static final String BLACK = "#000000";

    private enum Kind {
        LINE,
        /** A line with a circle at its first cell. */
        BULB,
        /** A line with a circle at both ends. */
        ENDS,
        CAGE
    }

    /** How a constraint is drawn; lengths are in cells. */
    private record Style(String name, Kind kind, String colour, double width, double circle) {

        static Style line(String name, String colour, double width) {
            return new Style(name, Kind.LINE, colour, width, 0);
        }

        static Style cage(String name, String colour) {
            return new Style(name, Kind.CAGE, colour, 0, 0);
        }

        List<FPuzzlesEntry> draw(List<Cell> cells) {
            List<FPuzzlesEntry> drawn = new ArrayList<>();
            drawn.add(kind == Kind.CAGE ? cage(cells) : line(cells));
            if (kind == Kind.BULB || kind == Kind.ENDS) {
                drawn.add(circle(cells.get(0)));
            }
            if (kind == Kind.ENDS) {
                drawn.add(circle(cells.get(cells.size() - 1)));
            }
            return drawn;
        }

        private FPuzzlesEntry line(List<Cell> cells) {
            return new FPuzzlesEntry(
                    "line",
                    json -> from(
                            name,
                            json.putLists("lines", List.of(FPuzzlesEntry.names(cells)))
                                    .put("outlineC", colour)
                                    .put("width", width)));
        }

        private FPuzzlesEntry circle(Cell cell) {
            return new FPuzzlesEntry(
                    "circle",
                    json -> from(
                            name,
                            json.put("cells", FPuzzlesEntry.names(List.of(cell)))
                                    .put("baseC", colour)
                                    .put("outlineC", colour)
                                    .put("width", circle)
                                    .put("height", circle)));
        }

        private FPuzzlesEntry cage(List<Cell> cells) {
            return new FPuzzlesEntry(
                    "cage",
                    json -> from(
                            name,
                            json.put("cells", FPuzzlesEntry.names(cells))
                                    .put("outlineC", colour)
                                    .put("fontC", BLACK)));
        }
    }

    private static final Style GERMAN = Style.line("German Whispers", "#67F067", 0.1875);
    private static final Style DUTCH = Style.line("Dutch Whispers", "#FF9A00", 0.1875);

    private static final Map<String, Style> STYLES = Map.ofEntries(
            Map.entry("renban", Style.line("Renban", "#F067F0", 0.25)),
            Map.entry("entropicline", Style.line("Entropic Line", "#FFCCAA", 0.15625)),
            Map.entry("modularline", Style.line("Modular Line", "#33BBBB", 0.15625)),
            Map.entry("regionsumline", Style.line("Region Sum Line", "#2ECBFF", 0.15625)),
            Map.entry("nabner", Style.line("Nabner", "#C9C883", 0.25)),
            Map.entry("zipperline", Style.line("Zipper Line", "#CDB1EC", 0.15625)),
            Map.entry("doublearrow", new Style("Double Arrow", Kind.ENDS, "#C54B8B", 0.15, 0.85)),
            Map.entry("slowthermometer", new Style("Slow Thermometer", Kind.BULB, "#6495ED", 0.3, 0.8)),
            Map.entry("rowindexer", Style.cage("Row Indexer", "#7CC77C")),
            Map.entry("columnindexer", Style.cage("Column Indexer", "#C77C7C")),
            Map.entry("boxindexer", Style.cage("Box Indexer", "#7C7CC7")));

    private FPuzzlesDrawings() {}

    /** The drawings of a rule that is written under a key; none if f-puzzles itself draws it. */
    public static List<FPuzzlesEntry> of(String key, NamedRule rule, int side) {
        if (rule instanceof Whispers whispers) {
            return (whispers.difference() < FPuzzlesLines.usualWhisper(side) ? DUTCH : GERMAN).draw(rule.cells());
        }
        if (rule instanceof OutsideClue clue) {
            return switch (key) {
                case "xsum" -> clue("X Sum", "◯", clue, side);
                case "skyscraper" -> clue("Skyscraper", "▯", clue, side);
                default -> List.of();
            };
        }
        return Optional.ofNullable(STYLES.get(key))
                .map(style -> style.draw(rule.cells()))
                .orElse(List.of());
    }

    /** A symbol with the number of the clue on it. */
    private static List<FPuzzlesEntry> clue(String name, String symbol, OutsideClue rule, int side) {
        return OutsideCell.before(rule.cells(), side)
                .map(cell ->
                        List.of(text(name, cell, symbol, 1.2), text(name, cell, Integer.toString(rule.clue()), 0.7)))
                .orElse(List.of());
    }

    private static FPuzzlesEntry text(String name, OutsideCell cell, String value, double size) {
        return new FPuzzlesEntry(
                "text",
                json -> from(
                        name,
                        json.put("cells", List.of(cell.toString()))
                                .put("value", value)
                                .put("fontC", BLACK)
                                .put("size", size)));
    }

    private static void from(String name, JsonObject json) {
        json.put("fromConstraint", name);
    }
}
