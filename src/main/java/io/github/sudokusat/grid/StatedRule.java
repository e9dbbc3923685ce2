package io.github.sudokusat.grid;

import io.github.sudokusat.primitive.Primitive;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * A named rule with what it demands on a layout.
 *
 * @param rule the rule
 * @param primitives its primitives on the layout; copied
 */
public record StatedRule(NamedRule rule, List<Primitive> primitives) {

    public StatedRule {
        primitives = List.copyOf(primitives);
    }

    /**
     * Whether the primitives keep pairs of cells different; these are among the layout's {@link Layout#mustDifferRules()}, in the order of the stated
     * rules.
     *
     * @return true if there is such a pair
     */
    public boolean keepsPairs() {
        return primitives.stream().anyMatch(primitive -> primitive.size() > 1 && primitive.keepsDifferent());
    }

    /**
     * The pairs of cells that the primitives keep different.
     *
     * @return the pairs, under the name of the rule; empty if there is none
     */
    public Optional<MustDiffer> pairs() {
        int[] cells = new int[16];
        int size = 0;
        for (Primitive primitive : primitives) {
            int n = primitive.keepsDifferent() ? primitive.size() : 0;
            cells = Arrays.copyOf(cells, Math.max(cells.length, 2 * size + n * n));
            for (int i = 0; i < n; i++) {
                for (int j = 0; j < i; j++) {
                    cells[size++] = primitive.cell(j);
                    cells[size++] = primitive.cell(i);
                }
            }
        }
        return size == 0 ? Optional.empty() : Optional.of(MustDiffer.of(rule.name(), Arrays.copyOf(cells, size)));
    }
}
