package io.github.sudokusat.answer;

import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Conflict;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.NamedRule;
import io.github.sudokusat.grid.StatedRule;
import io.github.sudokusat.primitive.Primitive;
import io.github.sudokusat.rule.PrimitiveRule;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * A rule of a layout on another one that lacks the marks on which it depends. There it demands what it demands on its own layout, while a negative rule
 * would else demand more.
 */
record SameDemands(NamedRule rule, List<Primitive> demands) implements NamedRule {

    /** A layout with some rules of another one, each of which demands what it demands there. */
    static Layout with(Layout layout, List<StatedRule> rules) {
        Layout plain = layout.with(rules.stream().map(StatedRule::rule).toList());
        return layout.with(rules.stream()
                .map(one -> isStated(one, plain) ? one.rule() : of(one))
                .toList());
    }

    private static boolean isStated(StatedRule rule, Layout layout) {
        return layout.statedRules().stream()
                .anyMatch(other ->
                        other.rule().equals(rule.rule()) && other.primitives().equals(rule.primitives()));
    }

    private static NamedRule of(StatedRule stated) {
        return new SameDemands(stated.rule(), stated.primitives());
    }

    @Override
    public String name() {
        return rule.name();
    }

    @Override
    public String label() {
        return rule.label();
    }

    @Override
    public boolean knowsDoublers() {
        return rule.knowsDoublers();
    }

    @Override
    public List<Cell> cells() {
        return rule.cells();
    }

    @Override
    public Optional<String> text() {
        return rule.text();
    }

    @Override
    public List<Primitive> primitives(Layout layout) {
        return demands;
    }

    @Override
    public void conflicts(Grid grid, Consumer<Conflict> found) {
        if (!demands.isEmpty()) {
            PrimitiveRule.of(name(), demands).conflicts(grid, found);
        }
    }
}
