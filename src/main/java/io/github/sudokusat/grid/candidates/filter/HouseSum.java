package io.github.sudokusat.grid.candidates.filter;

import io.github.sudokusat.grid.DigitValues;
import io.github.sudokusat.grid.House;
import io.github.sudokusat.primitive.LinearSum;
import java.util.List;

/**
 * A sum that follows from the sum of the digits of some houses and those of cages that cover most of their cells.
 *
 * @param name what it is called, such as {@code the sum r1c9+r4c9 = r5c1+3 of rows 1 and 2}
 * @param houses the houses
 * @param total what all their cells add up to
 * @param cages the cages that are subtracted
 * @param rest the sum of the cells that no cage covers, less that of the cells of cages that lie outside
 */
public record HouseSum(String name, List<House> houses, int total, List<Cage> cages, LinearSum rest) {

    /**
     * A cage.
     *
     * @param rule the name of its rule
     * @param sum the cells and what they add up to
     */
    public record Cage(String rule, LinearSum sum) {}

    public HouseSum {
        houses = List.copyOf(houses);
        cages = List.copyOf(cages);
    }

    /**
     * What its cells are called if they must all differ and are on one side, so that they are a cage that is not drawn.
     *
     * @param values the values of the digits
     * @return a name such as {@code hidden cage 9 of rows 1 and 2}
     */
    public String cageName(DigitValues values) {
        int sum = values.sum(rest.total() / rest.coefficient(0), rest.size());
        return "hidden cage " + sum + name.substring(name.indexOf(" of "));
    }

    /** Whether the sum excludes no solution that its houses and cages allow by themselves, because each cage is a single cell. */
    boolean isTold() {
        return cages.stream().allMatch(cage -> cage.sum().size() == 1);
    }
}
