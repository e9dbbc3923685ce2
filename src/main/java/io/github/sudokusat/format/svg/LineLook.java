package io.github.sudokusat.format.svg;

import io.github.sudokusat.grid.Shape.LineStyle;

/**
 * What a line looks like. Lines of the same width differ in the pattern along their middle as well as in colour.
 *
 * @param name the end of its class
 * @param colour its colour
 * @param width its width, in tenths of a unit
 * @param core the dashes of the pattern, in units; {@code none} for a line throughout, and empty for no pattern
 * @param ends what it has at its ends
 */
record LineLook(String name, String colour, int width, String core, Ends ends) {

    /** What a line has at its ends. */
    enum Ends {
        NONE,
        /** A disc at the beginning. */
        BULB,
        CIRCLES,
        DIAMONDS
    }

    static LineLook of(LineStyle style) {
        return switch (style) {
            case THERMOMETER -> new LineLook("thermometer", "#c4c4c4", 180, "", Ends.BULB);
            case SLOW_THERMOMETER -> new LineLook("slow-thermometer", "#c4c4c4", 180, "1 8", Ends.BULB);
            case WHISPERS -> new LineLook("whispers", "#74cf6a", 110, "", Ends.NONE);
            case DUTCH_WHISPERS -> new LineLook("dutch-whispers", "#f2a24b", 110, "1 10", Ends.NONE);
            case RENBAN -> new LineLook("renban", "#cf86e0", 110, "none", Ends.NONE);
            case NABNER -> new LineLook("nabner", "#dfbb45", 110, "8 8", Ends.NONE);
            case PALINDROME -> new LineLook("palindrome", "#b4b4b4", 80, "", Ends.NONE);
            case BETWEEN -> new LineLook("between", "#7f97d6", 50, "", Ends.CIRCLES);
            case LOCKOUT -> new LineLook("lockout", "#8a7fd0", 50, "", Ends.DIAMONDS);
            case ENTROPIC -> new LineLook("entropic", "#ec9a80", 110, "14 8", Ends.NONE);
            case MODULAR -> new LineLook("modular", "#4cc0ba", 110, "10 6 1 6", Ends.NONE);
            case REGION_SUM -> new LineLook("region-sum", "#58a8e4", 80, "1 14", Ends.NONE);
            case ZIPPER -> new LineLook("zipper", "#b59be4", 110, "1 6", Ends.NONE);
            case DOUBLE_ARROW -> new LineLook("double-arrow", "#8c8c8c", 30, "", Ends.CIRCLES);
            case SUM -> new LineLook("sum", "#a8a8a8", 40, "", Ends.NONE);
            case PLAIN -> new LineLook("plain", "#a8a8a8", 60, "6 6", Ends.NONE);
        };
    }
}
