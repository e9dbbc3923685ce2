package io.github.sudokusat.prove.givens;

import io.github.sudokusat.grid.House;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.MustDiffer;
import io.github.sudokusat.grid.Rule;
import io.github.sudokusat.grid.Variant;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/** A variant, a house or pairs that a layout adds to its rows, columns and boxes or regions. */
final class AddedPart {

    private final UnaryOperator<Layout> adder;
    private final List<House> houses;
    private final List<MustDiffer> pairs;

    private AddedPart(Layout base, UnaryOperator<Layout> adder) {
        Layout alone = adder.apply(base);
        List<House> before = base.houses();
        this.adder = adder;
        this.houses =
                alone.houses().stream().filter(house -> !before.contains(house)).toList();
        this.pairs = Stream.concat(
                        alone.mustDifferRules().stream(),
                        houses.stream().map(house -> MustDiffer.all(house.toString(), house.cells())))
                .toList();
    }

    /** The added parts of a layout. */
    static List<AddedPart> of(Layout layout) {
        Layout base = layout.base();
        List<AddedPart> parts = new ArrayList<>();
        for (Variant variant : layout.variants()) {
            parts.add(new AddedPart(base, some -> some.with(variant)));
        }
        for (House house : layout.addedHouses()) {
            parts.add(new AddedPart(base, some -> some.with(house)));
        }
        for (Rule rule : layout.addedRules()) {
            if (rule instanceof MustDiffer) {
                parts.add(new AddedPart(base, some -> some.with(rule)));
            }
        }
        return parts;
    }

    /** Its houses. */
    List<House> houses() {
        return houses;
    }

    /** The pairs of cells that it keeps different, those of its houses among them. */
    List<MustDiffer> pairs() {
        return pairs;
    }

    /** Another layout with this part. */
    Layout addTo(Layout layout) {
        return adder.apply(layout);
    }
}
