package io.github.sudokusat.format.svg;

import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.NamedRule;
import io.github.sudokusat.grid.Shape;
import io.github.sudokusat.grid.StatedRule;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * The named rules of a layout as parts of an SVG picture in which a cell is 60 units wide and the grid begins at 0, 0. Immutable.
 *
 * <p>There are two parts, because lines and shaded cells are below the lines of the grid, and cages, marks and clues above them; digits come last.
 * Each rule is a {@code g} of the class {@code rule} with a {@code title} in each part in which it has shapes. All elements have a class, such as
 * {@code rule-cage} or {@code rule-thermometer}, as well as their colours, so that a style sheet can change these. Lines differ in their patterns and
 * signs in their forms, so that a picture without colours can be read.
 *
 * <p>The rules without a name, which add houses, are drawn by whoever draws the grid: with {@linkplain #hasDiagonals() lines along the diagonals} and
 * with {@linkplain #shadedCells() shaded cells}.
 */
public final class SvgRules {

    private final String below;
    private final String above;
    private final int margin;
    private final List<Cell> labelledCells;
    private final GridLines lines;

    private SvgRules(String below, String above, int margin, List<Cell> labelledCells, GridLines lines) {
        this.below = below;
        this.above = above;
        this.margin = margin;
        this.labelledCells = labelledCells;
        this.lines = lines;
    }

    /**
     * Draws the named rules of a layout.
     *
     * @param layout the layout
     * @return the parts, which are empty if no rule has a shape
     */
    public static SvgRules of(Layout layout) {
        int side = layout.side();
        CluePainter clues = new CluePainter(layout);
        List<List<Shape>> shapes = new ArrayList<>();
        for (StatedRule stated : layout.statedRules()) {
            List<Shape> own = stated.rule().shapes(layout);
            shapes.add(own);
            for (Shape shape : own) {
                if (shape instanceof Shape.Outside clue) {
                    clues.add(clue);
                }
            }
        }
        Set<Cell> labelled = new TreeSet<>(MarkPainter.ROW_BY_ROW);
        StringBuilder below = new StringBuilder();
        StringBuilder above = new StringBuilder();
        for (int i = 0; i < shapes.size(); i++) {
            NamedRule rule = layout.statedRules().get(i).rule();
            List<Shape> lines = shapes.get(i).stream().filter(SvgRules::isBelow).toList();
            draw(rule, lines, side, clues, labelled, below);
            List<Shape> others =
                    shapes.get(i).stream().filter(shape -> !isBelow(shape)).toList();
            draw(rule, others, side, clues, labelled, above);
        }
        // Only now, because they leave room for the labels of cages.
        for (Shape shape : shapes.stream().flatMap(List::stream).toList()) {
            if (shape instanceof Shape.Note note) {
                labelled.add(note.cell());
            }
        }
        return new SvgRules(
                below.toString(),
                above.toString(),
                clues.isEmpty() ? 0 : PathData.units(CluePainter.MARGIN),
                List.copyOf(labelled),
                new GridLines(layout));
    }

    private static boolean isBelow(Shape shape) {
        return shape instanceof Shape.Line || shape instanceof Shape.Arrow || shape instanceof Shape.Shade;
    }

    private static void draw(
            NamedRule rule, List<Shape> shapes, int side, CluePainter clues, Set<Cell> labelled, StringBuilder target) {
        if (shapes.isEmpty()) {
            return;
        }
        SvgOut out = new SvgOut(target);
        out.begin("class", "rule");
        out.title(rule.label());
        for (Shape shape : shapes) {
            draw(shape, side, clues, labelled, out);
        }
        out.end();
    }

    /** Draws a shape, and notes the cell of its label. */
    private static void draw(Shape shape, int side, CluePainter clues, Set<Cell> labelled, SvgOut out) {
        if (shape instanceof Shape.Cage cage) {
            Cell cell = MarkPainter.labelled(cage.cells(), labelled);
            MarkPainter.cage(cage, cell, side, out);
            note(cell, cage.label(), labelled);
        } else if (shape instanceof Shape.Line line) {
            LinePainter.line(line, out);
            Cell cell = line.cells().get(0);
            MarkPainter.label(cell, line.label(), out);
            note(cell, line.label(), labelled);
        } else if (shape instanceof Shape.Arrow arrow) {
            LinePainter.arrow(arrow, out);
        } else if (shape instanceof Shape.Mark mark) {
            MarkPainter.mark(mark, out);
        } else if (shape instanceof Shape.Corner corner) {
            MarkPainter.corner(corner, out);
        } else if (shape instanceof Shape.Note note) {
            MarkPainter.note(note, out);
        } else if (shape instanceof Shape.Outside clue) {
            clues.draw(clue, out);
        } else if (shape instanceof Shape.Shade shade) {
            SignPainter.shade(shade, side, out);
        }
    }

    private static void note(Cell cell, String label, Set<Cell> labelled) {
        if (!label.isEmpty()) {
            labelled.add(cell);
        }
    }

    /**
     * What is below the lines of the grid.
     *
     * @return elements of SVG, one a line or more; empty if there are none
     */
    public String below() {
        return below;
    }

    /**
     * What is above the lines of the grid and below the digits.
     *
     * @return elements of SVG, one a line or more; empty if there are none
     */
    public String above() {
        return above;
    }

    /**
     * The room that clues outside the grid need on each side.
     *
     * @return the units; 0 if there are no such clues
     */
    public int margin() {
        return margin;
    }

    /**
     * The cells with a label in their top left corner, where pencil marks should give way.
     *
     * @return the cells, ascending; unmodifiable
     */
    public List<Cell> labelledCells() {
        return labelledCells;
    }

    /**
     * Whether lines go along both diagonals.
     *
     * @return true if the layout has that rule, even where a region of a jigsaw has the cells of a diagonal
     */
    public boolean hasDiagonals() {
        return lines.hasDiagonals();
    }

    /**
     * The cells that are shaded because a window, or a house of the user's, has them.
     *
     * @return the cells, ascending
     */
    public List<Cell> shadedCells() {
        return lines.shaded().stream()
                .mapToObj(cell -> Cell.numbered(cell, lines.side()))
                .toList();
    }
}
