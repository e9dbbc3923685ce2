package io.github.sudokusat.logic.step;

import io.github.sudokusat.logic.Profile;
import java.util.List;
import java.util.Optional;

/**
 * The techniques by name, in their usual order from simple to hard.
 *
 * <p>{@link Role} lists what the explanation of each contains; order, scores and levels of difficulty are data of a {@link Profile}.
 */
public enum Technique {
    /** The last empty cell of a house takes the digit that the house lacks. */
    FULL_HOUSE("full-house", "Full House", Validity.ALWAYS),
    /** A digit has only one place left in a house. */
    HIDDEN_SINGLE("hidden-single", "Hidden Single", Validity.ALWAYS),
    /** A cell has only one candidate left. */
    NAKED_SINGLE("naked-single", "Naked Single", Validity.ALWAYS),
    /** Within a box a digit is confined to one line, and can be removed from the rest of that line. */
    POINTING("pointing", "Pointing", Validity.ALWAYS),
    /** Within a line a digit is confined to one box, and can be removed from the rest of that box. */
    CLAIMING("claiming", "Claiming", Validity.ALWAYS),
    /** The combinations of digits that the cells of a cage, or of another rule of sets, can still hold. */
    COMBINATIONS("combinations", "Combinations", Validity.WITH_RULES),
    /** Cells inside and outside some houses, whose sum follows from that of the houses and of the cages that cover them; the rule of 45. */
    INNIES_AND_OUTIES("innies-and-outies", "Innies and Outies", Validity.WITH_RULES),
    /** A mark on a cell or between two: a dot, an X or a V, an inequality, a parity. */
    MARK("mark", "Mark", Validity.WITH_RULES),
    /** What a rule about all neighbours in the grid, or about all that have no mark, says around a cell. */
    NEGATIVE_CONSTRAINT("negative-constraint", "Negative Constraint", Validity.WITH_RULES),
    /** Bounds that follow from the order of a thermometer. */
    THERMOMETER("thermometer", "Thermometer", Validity.WITH_RULES),
    /** Cells of a line, or of clones, that say what others of them may be. */
    LINE("line", "Line", Validity.WITH_RULES),
    /** Cells that a rule counts, or one of which it needs for a digit. */
    COUNTING("counting", "Counting", Validity.WITH_RULES),
    /** Digits that say where other digits are. */
    INDEXING("indexing", "Indexing", Validity.WITH_RULES),
    /** Bounds and ways of an arrow, or of groups of cells that have a sum or equal sums. */
    SUMS("sums", "Sums", Validity.WITH_RULES),
    /** A clue at the beginning of a row, a column or a diagonal. */
    OUTSIDE_CLUE("outside-clue", "Outside Clue", Validity.WITH_RULES),
    /** Any other named rule excludes candidates of its cells. */
    RULE("rule", "Rule", Validity.WITH_RULES),
    /** The few ways to fill the cells of a rule in which cells that see each other differ, or that a candidate leaves none. */
    RULE_OPTIONS("rule-options", "Rule Options", Validity.WITH_RULES),
    /** What one or two rules say together about a cell or a house. */
    RULE_INTERACTION("rule-interaction", "Rule Interaction", Validity.WITH_RULES),
    /** Two cages, or a cage and a cell, that need both of two digits between them. */
    KILLER_PAIR("killer-pair", "Killer Pair", Validity.WITH_RULES),
    /** Two or three cages and cells that need all of three digits between them. */
    KILLER_TRIPLE("killer-triple", "Killer Triple", Validity.WITH_RULES),
    /** Two cells of a house contain only two digits. */
    NAKED_PAIR("naked-pair", "Naked Pair", Validity.ALWAYS),
    /** Three cells of a house contain only three digits. */
    NAKED_TRIPLE("naked-triple", "Naked Triple", Validity.ALWAYS),
    /** Two digits of a house are confined to two cells. */
    HIDDEN_PAIR("hidden-pair", "Hidden Pair", Validity.ALWAYS),
    /** Three digits of a house are confined to three cells. */
    HIDDEN_TRIPLE("hidden-triple", "Hidden Triple", Validity.ALWAYS),
    /** Four cells of a house contain only four digits. */
    NAKED_QUAD("naked-quad", "Naked Quad", Validity.ALWAYS),
    /** Four digits of a house are confined to four cells. */
    HIDDEN_QUAD("hidden-quad", "Hidden Quad", Validity.ALWAYS),
    /** A fish of two lines: a digit is confined in them to two crossing lines. */
    X_WING("x-wing", "X-Wing", Validity.ALWAYS),
    /** A fish of three lines. */
    SWORDFISH("swordfish", "Swordfish", Validity.ALWAYS),
    /** A fish of four lines. */
    JELLYFISH("jellyfish", "Jellyfish", Validity.ALWAYS),
    /** A chain of cells with the same two candidates, each seeing an earlier one. */
    REMOTE_PAIR("remote-pair", "Remote Pair", Validity.ALWAYS),
    /** Two strong links of a digit in parallel lines, joined in a crossing line. */
    SKYSCRAPER("skyscraper", "Skyscraper", Validity.ALWAYS),
    /** Two strong links of a digit, one in a row and one in a column, joined in a box. */
    TWO_STRING_KITE("two-string-kite", "Two-String Kite", Validity.ALWAYS),
    /** Any other two strong links of a digit that are joined by a weak link. */
    TURBOT_FISH("turbot-fish", "Turbot Fish", Validity.ALWAYS),
    /** A box in which a digit is confined to one row and one column, and a strong link outside it. */
    EMPTY_RECTANGLE("empty-rectangle", "Empty Rectangle", Validity.ALWAYS),
    /** A pivot and two pincers with two candidates each. */
    Y_WING("y-wing", "Y-Wing", Validity.ALWAYS),
    /** A pivot with three candidates and two pincers with two each. */
    XYZ_WING("xyz-wing", "XYZ-Wing", Validity.ALWAYS),
    /** Two cells with the same two candidates, joined by a strong link. */
    W_WING("w-wing", "W-Wing", Validity.ALWAYS),
    /** A fish of two lines with fins. */
    FINNED_X_WING("finned-x-wing", "Finned X-Wing", Validity.ALWAYS),
    /** A fish of two lines with fins, one of which has only one candidate without them. */
    SASHIMI_X_WING("sashimi-x-wing", "Sashimi X-Wing", Validity.ALWAYS),
    /** A fish of three lines with fins. */
    FINNED_SWORDFISH("finned-swordfish", "Finned Swordfish", Validity.ALWAYS),
    /** A fish of three lines with fins, one of which has only one candidate without them. */
    SASHIMI_SWORDFISH("sashimi-swordfish", "Sashimi Swordfish", Validity.ALWAYS),
    /** A fish of four lines with fins. */
    FINNED_JELLYFISH("finned-jellyfish", "Finned Jellyfish", Validity.ALWAYS),
    /** A fish of four lines with fins, one of which has only one candidate without them. */
    SASHIMI_JELLYFISH("sashimi-jellyfish", "Sashimi Jellyfish", Validity.ALWAYS),
    /** Two colours of one digit: candidates that see both can be removed. */
    SIMPLE_COLOURING_TRAP("simple-colouring-trap", "Simple Colouring Trap", Validity.ALWAYS),
    /** Two colours of one digit, one of which contradicts itself: the other one is true. */
    SIMPLE_COLOURING_WRAP("simple-colouring-wrap", "Simple Colouring Wrap", Validity.ALWAYS),
    /** Two pairs of colours of one digit that see each other. */
    MULTI_COLOURS("multi-colours", "Multi-Colours", Validity.ALWAYS),
    /** A rectangle of two digits, three corners of which have no other candidates. */
    UNIQUE_RECTANGLE_1("unique-rectangle-1", "Unique Rectangle Type 1", Validity.IF_PROPER),
    /** A rectangle of two digits, two corners of which, in line, have the same additional candidate. */
    UNIQUE_RECTANGLE_2("unique-rectangle-2", "Unique Rectangle Type 2", Validity.IF_PROPER),
    /** A rectangle of two digits, the additional candidates of which form a naked set with other cells. */
    UNIQUE_RECTANGLE_3("unique-rectangle-3", "Unique Rectangle Type 3", Validity.IF_PROPER),
    /** A rectangle of two digits, one of which is confined in a house to two corners. */
    UNIQUE_RECTANGLE_4("unique-rectangle-4", "Unique Rectangle Type 4", Validity.IF_PROPER),
    /** A rectangle of two digits, two opposite corners or three corners of which have the same additional candidate. */
    UNIQUE_RECTANGLE_5("unique-rectangle-5", "Unique Rectangle Type 5", Validity.IF_PROPER),
    /** A rectangle of two digits, one of which is confined to it in two parallel lines. */
    UNIQUE_RECTANGLE_6("unique-rectangle-6", "Unique Rectangle Type 6", Validity.IF_PROPER),
    /** A rectangle of two digits, one of which is confined to it in the row and the column of one corner. */
    HIDDEN_RECTANGLE("hidden-rectangle", "Hidden Rectangle", Validity.IF_PROPER),
    /** A rectangle of two digits, three corners of which are placed but not given. */
    AVOIDABLE_RECTANGLE_1("avoidable-rectangle-1", "Avoidable Rectangle Type 1", Validity.IF_PROPER),
    /** A rectangle of two digits, two corners of which are placed but not given. */
    AVOIDABLE_RECTANGLE_2("avoidable-rectangle-2", "Avoidable Rectangle Type 2", Validity.IF_PROPER),
    /** A ring of six cells or more, two of them or none in each house, that may hold the same two digits. */
    UNIQUE_LOOP("unique-loop", "Unique Loop", Validity.IF_PROPER),
    /** Six cells where two lines cross three others, that may hold the same three digits. */
    EXTENDED_RECTANGLE("extended-rectangle", "Extended Rectangle", Validity.IF_PROPER),
    /** All empty cells have two candidates, except one that has three. */
    BUG_PLUS_ONE("bug+1", "BUG+1", Validity.IF_PROPER),
    /** Three digits that a row and a column have, outside the box where they cross, only in the same cell each. */
    FIREWORK("firework", "Firework", Validity.ALWAYS),
    /** Four cells across two houses with only four digits between them. */
    WXYZ_WING("wxyz-wing", "WXYZ-Wing", Validity.ALWAYS),
    /** Five cells across two houses with only five digits between them. */
    BENT_SET_OF_FIVE("bent-set-of-five", "Bent Set of Five", Validity.ALWAYS),
    /** Two colours of all digits: candidates that see both can be removed. */
    MEDUSA_TRAP("medusa-trap", "3D Medusa Trap", Validity.ALWAYS),
    /** Two colours of all digits, one of which contradicts itself: the other one is true. */
    MEDUSA_WRAP("medusa-wrap", "3D Medusa Wrap", Validity.ALWAYS),
    /** A closed chain of alternately strong and weak links between candidates for one digit. */
    X_CYCLE("x-cycle", "X-Cycle", Validity.ALWAYS),
    /** An open chain of alternately strong and weak links between candidates for one digit. */
    X_CHAIN("x-chain", "X-Chain", Validity.ALWAYS),
    /** A chain of cells with two candidates each. */
    XY_CHAIN("xy-chain", "XY-Chain", Validity.ALWAYS),
    /** Cells where a line and a box cross, the digits of which are shared out between the two. */
    SUE_DE_COQ("sue-de-coq", "Sue de Coq", Validity.ALWAYS),
    /** An alternating inference chain, of alternately strong and weak links between candidates. */
    AIC("aic", "AIC", Validity.ALWAYS),
    /** An alternating inference chain that also goes through groups of candidates. */
    GROUPED_AIC("grouped-aic", "Grouped AIC", Validity.ALWAYS),
    /** Two almost locked sets with a restricted common digit. */
    ALS_XZ("als-xz", "ALS-XZ", Validity.ALWAYS),
    /** Three almost locked sets, the middle one of which has restricted common digits with both others. */
    ALS_XY_WING("als-xy-wing", "ALS-XY-Wing", Validity.ALWAYS),
    /** A chain of four almost locked sets or more. */
    ALS_XY_CHAIN("als-xy-chain", "ALS-XY-Chain", Validity.ALWAYS),
    /** Two finned fish with the same base. */
    SIAMESE_FISH("siamese-fish", "Siamese Fish", Validity.ALWAYS),
    /** Two two-string kites that are joined in the same two cells. */
    DUAL_TWO_STRING_KITE("dual-two-string-kite", "Dual Two-String Kite", Validity.ALWAYS),
    /** Two empty rectangles in the same box. */
    DUAL_EMPTY_RECTANGLE("dual-empty-rectangle", "Dual Empty Rectangle", Validity.ALWAYS),
    /** A stem cell, each candidate of which is shared with an almost locked set. */
    DEATH_BLOSSOM("death-blossom", "Death Blossom", Validity.ALWAYS),
    /** An alternating inference chain that also goes through groups and almost locked sets. */
    ALS_AIC("als-aic", "AIC with ALS", Validity.ALWAYS),
    /** A fish, with or without fins, that has boxes in its base or its cover. */
    FRANKEN_FISH("franken-fish", "Franken Fish", Validity.ALWAYS),
    /** A fish, with or without fins, that has both rows and columns in its base or its cover. */
    MUTANT_FISH("mutant-fish", "Mutant Fish", Validity.ALWAYS),
    /** Cells that every template of a digit uses; a template is a way to place the digit throughout the grid. */
    TEMPLATE_SET("template-set", "Template Set", Validity.ALWAYS),
    /** Candidates that no template of their digit uses. */
    TEMPLATE_DELETE("template-delete", "Template Delete", Validity.ALWAYS),
    /** Two colours of all digits, one of which leads by singles to a contradiction: the other one is true. */
    COLOURED_CONTRADICTION("coloured-contradiction", "Coloured Contradiction", Validity.ALWAYS),
    /** All candidates of a cell, or all places of a digit in a house, lead along links to the same conclusion. */
    FORCING_CHAIN("forcing-chain", "Forcing Chain", Validity.ALWAYS),
    /** Twelve cells in four boxes that three digits cannot fill. */
    TRIDAGON("tridagon", "Tridagon", Validity.ALWAYS),
    /** Two base cells, the digits of which are those of two targets in the other boxes of the band. */
    JUNIOR_EXOCET("junior-exocet", "Junior Exocet", Validity.ALWAYS),
    /** A ring of eight pairs of cells in four boxes, around two rows and two columns, that has each shared digit once in each house. */
    SK_LOOP("sk-loop", "SK-Loop", Validity.ALWAYS),
    /** Cells where rows cross columns, with as many cells as digits that fit once into each row or column. */
    MULTI_SECTOR_LOCKED_SET("multi-sector-locked-set", "Multi-Sector Locked Set", Validity.ALWAYS),
    /** A candidate leads by singles and named rules to a contradiction, or all candidates of a cell or of a digit in a house to the same conclusion. */
    FORCING_NET("forcing-net", "Forcing Net", Validity.ALWAYS),
    /** A forcing net that refutes further candidates, assumed in their turn, on its way to a contradiction. */
    NESTED_FORCING_NET("nested-forcing-net", "Nested Forcing Net", Validity.ALWAYS);

    /** For which puzzles a technique is valid. */
    private enum Validity {
        ALWAYS,
        IF_PROPER,
        WITH_RULES
    }

    private final String id;
    private final String title;
    private final Validity validity;

    Technique(String id, String title, Validity validity) {
        this.id = id;
        this.title = title;
        this.validity = validity;
    }

    /**
     * The technique's name for scripts.
     *
     * @return lower-case letters, digits, hyphens and {@code +}
     */
    public String id() {
        return id;
    }

    /**
     * The technique's name for people.
     *
     * @return English, with a capital at the beginning
     */
    public String title() {
        return title;
    }

    /**
     * The codes under which HoDoKu's library of technique cases files this technique.
     *
     * @return four digits each, the most usual one first; unmodifiable; empty if HoDoKu lacks the technique
     */
    public List<String> hodokuCodes() {
        return HodokuCodes.of(this);
    }

    /**
     * Whether the technique is valid only for puzzles that have one solution.
     *
     * @return true for unique, hidden, avoidable and extended rectangles, unique loops and BUG+1
     */
    public boolean assumesUniqueness() {
        return validity == Validity.IF_PROPER;
    }

    /**
     * Whether the technique is about named rules.
     *
     * @return true if it finds nothing in a layout without them
     */
    public boolean needsRules() {
        return validity == Validity.WITH_RULES;
    }

    /**
     * Other names that players use for the technique.
     *
     * @return names in lower case with hyphens, none of them that of another technique; unmodifiable
     */
    public List<String> otherNames() {
        return TechniqueNames.others(this);
    }

    /**
     * The technique with a name.
     *
     * @param name its {@linkplain #id() name for scripts} or one of its {@linkplain #otherNames() other names}, in upper or lower case, with words
     *     separated by hyphens, spaces or underscores
     * @return the technique; empty if there is none
     */
    public static Optional<Technique> named(String name) {
        return TechniqueNames.technique(name);
    }

    @Override
    public String toString() {
        return id;
    }
}
