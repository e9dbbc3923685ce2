package io.github.sudokusat.primitive;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * One of several alternatives holds, each of which is a list of primitives that hold together.
 *
 * <p>{@link #anyOf} makes no such primitive where a simpler one says the same; {@link Negation} makes what holds where others do not.
 */
public final class Either extends Primitive {

    private final List<List<Primitive>> alternatives;
    /** What each alternative is called; empty where that is not known. */
    private final List<String> names;
    /** For each primitive of each alternative the positions of its cells among those of this one. */
    private final int[][][] positions;

    private Either(int side, int[] cells, List<List<Primitive>> alternatives, List<String> names) {
        super("either", side, cells);
        this.alternatives = alternatives;
        this.names = names;
        this.positions = new int[alternatives.size()][][];
        for (int i = 0; i < positions.length; i++) {
            positions[i] = alternatives.get(i).stream()
                    .map(primitive -> positions(primitive.cells()))
                    .toArray(int[][]::new);
        }
    }

    private int[] positions(int[] own) {
        for (int i = 0; i < own.length; i++) {
            int position = 0;
            while (cell(position) != own[i]) {
                position++;
            }
            own[i] = position;
        }
        return own;
    }

    /**
     * The constraint that one of some alternatives holds.
     *
     * @param alternatives the alternatives, one or more, each of one primitive or more; copied
     * @return the constraint, about the cells of all primitives in the order of their first mention
     * @throws IllegalArgumentException if there is no alternative, or none in one of them, or primitives are of different sides
     */
    public static Either of(Collection<? extends List<? extends Primitive>> alternatives) {
        List<List<Primitive>> copy = new ArrayList<>();
        Set<Integer> cells = new LinkedHashSet<>();
        Set<Integer> sides = new LinkedHashSet<>();
        for (List<? extends Primitive> alternative : alternatives) {
            copy.add(List.copyOf(alternative));
            for (Primitive primitive : alternative) {
                sides.add(primitive.side());
                for (int cell : primitive.cells()) {
                    cells.add(cell);
                }
            }
        }
        if (sides.size() != 1 || copy.contains(List.of())) {
            throw new IllegalArgumentException("alternatives need primitives of one side, but have those of " + sides);
        }
        int side = sides.iterator().next();
        return new Either(
                side,
                cells.stream().mapToInt(cell -> cell).toArray(),
                List.copyOf(copy),
                Collections.nCopies(copy.size(), ""));
    }

    /**
     * The same constraint with names for explanations, which equality does not regard.
     *
     * @param named what each alternative is called, empty where that is not known; copied
     * @return the constraint
     * @throws IllegalArgumentException if there are not as many names as alternatives
     */
    public Either named(List<String> named) {
        if (named.size() != alternatives.size()) {
            throw new IllegalArgumentException(
                    "there must be " + alternatives.size() + " names, but there are " + named.size());
        }
        return new Either(side(), cells(), alternatives, List.copyOf(named));
    }

    /**
     * What an alternative is called.
     *
     * @param index its position among the alternatives
     * @return its name; empty if it is not known
     */
    public String name(int index) {
        return names.get(index);
    }

    /**
     * Primitives that hold together exactly if one of some alternatives does.
     *
     * @param side the side of the grid
     * @param alternatives the alternatives; one without primitives always holds
     * @return the primitives: none if one always holds; one that cannot hold if there is no alternative; no {@code Either} if simpler ones say the same
     * @throws IllegalArgumentException if primitives are of different sides
     */
    public static List<Primitive> anyOf(int side, Collection<? extends List<? extends Primitive>> alternatives) {
        return Alternatives.join(side, alternatives);
    }

    /**
     * The alternatives.
     *
     * @return the primitives of each; unmodifiable
     */
    public List<List<Primitive>> alternatives() {
        return alternatives;
    }

    @Override
    public boolean isPossible(int... digits) {
        for (int i = 0; i < positions.length; i++) {
            if (isPossible(i, digits)) {
                return true;
            }
        }
        return false;
    }

    private boolean isPossible(int alternative, int[] digits) {
        for (int i = 0; i < positions[alternative].length; i++) {
            int[] own = positions[alternative][i].clone();
            for (int j = 0; j < own.length; j++) {
                own[j] = digits[own[j]];
            }
            if (!alternatives.get(alternative).get(i).isPossible(own)) {
                return false;
            }
        }
        return true;
    }

    @Override
    public void accept(PrimitiveVisitor visitor) {
        visitor.visit(this);
    }

    @Override
    Object[] parameters() {
        return new Object[] {alternatives};
    }
}
