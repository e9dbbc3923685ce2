package io.github.sudokusat.logic.pattern;

import java.util.ArrayList;
import java.util.List;

/**
 * A digit's only two places in a house.
 *
 * @param house the house
 * @param a one place
 * @param b the other place
 */
public record StrongLink(int house, int a, int b) {

    /** The strong links of a digit; a pair that is one in a line and in other houses too appears with the line alone. */
    public static List<StrongLink> of(Position position, int digit) {
        List<StrongLink> links = new ArrayList<>();
        Geometry geometry = position.geometry;
        for (int house = 0; house < geometry.houseCount; house++) {
            long places = position.placesOf(house, digit);
            if (Long.bitCount(places) == 2) {
                int a = geometry.cell(house, Position.first(places));
                int b = geometry.cell(house, Position.first(places & places - 1));
                if (geometry.isLine(house) || !isKnown(links, a, b)) {
                    links.add(new StrongLink(house, a, b));
                }
            }
        }
        return links;
    }

    private static boolean isKnown(List<StrongLink> links, int a, int b) {
        for (StrongLink link : links) {
            if (link.other(a) == b) {
                return true;
            }
        }
        return false;
    }

    /** The place that is not the given one, or −1 if the given one is neither. */
    public int other(int cell) {
        return cell == a ? b : cell == b ? a : -1;
    }
}
