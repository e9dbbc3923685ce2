package io.github.sudokusat.logic.step;

import io.github.sudokusat.logic.Profile;
import java.util.List;
import java.util.Optional;

/**
 * The techniques by name, in their usual order from simple to hard.
 *
 * <p>What each means is said by its finder; order, scores and levels of difficulty are data of a {@link Profile}.
 */
public enum Technique {
    /** The last open cell of a house. */
    FULL_HOUSE("full-house", "Full house"),
    /** A digit with one place in a house. */
    HIDDEN_SINGLE("hidden-single", "Hidden single"),
    /** A cell with one candidate. */
    NAKED_SINGLE("naked-single", "Naked single"),
    /** A digit confined in a box to one line. */
    POINTING("pointing", "Pointing"),
    /** A digit confined in a line to one box. */
    CLAIMING("claiming", "Claiming"),
    /** Two cells of a house with two digits. */
    NAKED_PAIR("naked-pair", "Naked pair"),
    /** Three cells of a house with three digits. */
    NAKED_TRIPLE("naked-triple", "Naked triple"),
    /** Two digits of a house with two places. */
    HIDDEN_PAIR("hidden-pair", "Hidden pair"),
    /** Three digits of a house with three places. */
    HIDDEN_TRIPLE("hidden-triple", "Hidden triple"),
    /** Four cells of a house with four digits. */
    NAKED_QUAD("naked-quad", "Naked quad"),
    /** Four digits of a house with four places. */
    HIDDEN_QUAD("hidden-quad", "Hidden quad"),
    /** Fish of two lines. */
    X_WING("x-wing", "X-Wing"),
    /** Fish of three lines. */
    SWORDFISH("swordfish", "Swordfish"),
    /** Fish of four lines. */
    JELLYFISH("jellyfish", "Jellyfish"),
    /** Bivalue cells of the same two digits, each seeing the next. */
    REMOTE_PAIR("remote-pair", "Remote pair"),
    /** Two strong links of a digit in parallel lines. */
    SKYSCRAPER("skyscraper", "Skyscraper"),
    /** Two strong links of a digit in a row and a column that meet in a box. */
    TWO_STRING_KITE("two-string-kite", "Two-string kite"),
    /** Two other strong links of a digit joined by a weak one. */
    TURBOT_FISH("turbot-fish", "Turbot fish"),
    /** A box whose places of a digit form a cross, and a strong link. */
    EMPTY_RECTANGLE("empty-rectangle", "Empty rectangle"),
    /** Three bivalue cells. */
    Y_WING("y-wing", "Y-Wing"),
    /** A cell of three candidates and two of two. */
    XYZ_WING("xyz-wing", "XYZ-Wing"),
    /** Two equal bivalue cells joined by a strong link. */
    W_WING("w-wing", "W-Wing"),
    /** Finned fish of two lines. */
    FINNED_X_WING("finned-x-wing", "Finned X-Wing"),
    /** Finned fish of two lines, one of them degenerate without the fins. */
    SASHIMI_X_WING("sashimi-x-wing", "Sashimi X-Wing"),
    /** Finned fish of three lines. */
    FINNED_SWORDFISH("finned-swordfish", "Finned Swordfish"),
    /** Finned fish of three lines, one of them degenerate without the fins. */
    SASHIMI_SWORDFISH("sashimi-swordfish", "Sashimi Swordfish"),
    /** Finned fish of four lines. */
    FINNED_JELLYFISH("finned-jellyfish", "Finned Jellyfish"),
    /** Finned fish of four lines, one of them degenerate without the fins. */
    SASHIMI_JELLYFISH("sashimi-jellyfish", "Sashimi Jellyfish"),
    /** Two colours of one digit: what sees both goes. */
    SIMPLE_COLOURING_TRAP("simple-colouring-trap", "Simple colouring, trap"),
    /** Two colours of one digit: one contradicts itself. */
    SIMPLE_COLOURING_WRAP("simple-colouring-wrap", "Simple colouring, wrap"),
    /** Two coloured components of one digit that see each other. */
    MULTI_COLOURS("multi-colours", "Multi-colours"),
    /** A rectangle of two digits, three of whose corners have nothing else. */
    UNIQUE_RECTANGLE_1("unique-rectangle-1", "Unique rectangle type 1"),
    /** A rectangle of two digits, two of whose corners have one same further digit. */
    UNIQUE_RECTANGLE_2("unique-rectangle-2", "Unique rectangle type 2"),
    /** A rectangle of two digits, the further digits of two corners acting as a cell of a naked set. */
    UNIQUE_RECTANGLE_3("unique-rectangle-3", "Unique rectangle type 3"),
    /** A rectangle of two digits, one of which is confined to two corners. */
    UNIQUE_RECTANGLE_4("unique-rectangle-4", "Unique rectangle type 4"),
    /** A rectangle of two digits, two opposite corners or more with one same further digit. */
    UNIQUE_RECTANGLE_5("unique-rectangle-5", "Unique rectangle type 5"),
    /** A rectangle of two digits, one of which is confined to it in two lines. */
    UNIQUE_RECTANGLE_6("unique-rectangle-6", "Unique rectangle type 6"),
    /** A rectangle of two digits, one of which is confined to it in the lines of one corner. */
    HIDDEN_RECTANGLE("hidden-rectangle", "Hidden rectangle"),
    /** A rectangle of two digits, three of whose corners are placed but not given. */
    AVOIDABLE_RECTANGLE_1("avoidable-rectangle-1", "Avoidable rectangle type 1"),
    /** A rectangle of two digits, two of whose corners are placed but not given. */
    AVOIDABLE_RECTANGLE_2("avoidable-rectangle-2", "Avoidable rectangle type 2"),
    /** All open cells bivalue but one. */
    BUG_PLUS_ONE("bug+1", "BUG+1"),
    /** A bent set of four cells. */
    WXYZ_WING("wxyz-wing", "WXYZ-Wing"),
    /** A bent set of five cells. */
    BENT_SET_OF_FIVE("bent-set-of-five", "Bent set of five"),
    /** Two colours of all digits: what sees both goes. */
    MEDUSA_TRAP("medusa-trap", "3D Medusa, trap"),
    /** Two colours of all digits: one contradicts itself. */
    MEDUSA_WRAP("medusa-wrap", "3D Medusa, wrap"),
    /** A chain of one digit. */
    X_CYCLE("x-cycle", "X-cycle"),
    /** A chain of bivalue cells. */
    XY_CHAIN("xy-chain", "XY-chain"),
    /** Cells at a crossing whose digits are split between line and box. */
    SUE_DE_COQ("sue-de-coq", "Sue de Coq"),
    /** A chain of candidates. */
    AIC("aic", "AIC"),
    /** A chain of candidates and groups of them. */
    GROUPED_AIC("grouped-aic", "Grouped AIC"),
    /** Two almost locked sets with a restricted common digit. */
    ALS_XZ("als-xz", "ALS-XZ"),
    /** Three almost locked sets in a row. */
    ALS_XY_WING("als-xy-wing", "ALS-XY-Wing"),
    /** Four almost locked sets or more in a row. */
    ALS_XY_CHAIN("als-xy-chain", "ALS-XY-chain"),
    /** Two finned fish with the same base. */
    SIAMESE_FISH("siamese-fish", "Siamese fish"),
    /** Two two-string kites that meet in the same cells. */
    DUAL_TWO_STRING_KITE("dual-two-string-kite", "Dual two-string kite"),
    /** Two empty rectangles of the same box. */
    DUAL_EMPTY_RECTANGLE("dual-empty-rectangle", "Dual empty rectangle"),
    /** A cell each of whose candidates an almost locked set shares. */
    DEATH_BLOSSOM("death-blossom", "Death blossom"),
    /** A chain of candidates, groups of them and almost locked sets. */
    ALS_AIC("als-aic", "AIC with almost locked sets"),
    /** Fish, with or without fins, whose base or cover has boxes. */
    FRANKEN_FISH("franken-fish", "Franken fish"),
    /** Fish, with or without fins, whose base or cover mixes rows and columns. */
    MUTANT_FISH("mutant-fish", "Mutant fish"),
    /** What stands in every way to place a digit. */
    TEMPLATE_SET("template-set", "Template set"),
    /** What stands in no way to place a digit. */
    TEMPLATE_DELETE("template-delete", "Template delete"),
    /** One side of a chain leads to a contradiction by singles. */
    COLOURED_CONTRADICTION("coloured-contradiction", "Coloured contradiction"),
    /** All candidates of a cell, or all places of a digit, lead to the same. */
    FORCING_CHAIN("forcing-chain", "Forcing chain"),
    /** What singles lead to from one candidate, or from all of a cell or of a digit in a house. */
    FORCING_NET("forcing-net", "Forcing net");

    private final String id;
    private final String title;

    Technique(String id, String title) {
        this.id = id;
        this.title = title;
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
     * Whether the technique is right only for puzzles that have one solution.
     *
     * @return true for unique, hidden and avoidable rectangles and BUG+1
     */
    public boolean assumesUniqueness() {
        return switch (this) {
            case UNIQUE_RECTANGLE_1,
                    UNIQUE_RECTANGLE_2,
                    UNIQUE_RECTANGLE_3,
                    UNIQUE_RECTANGLE_4,
                    UNIQUE_RECTANGLE_5,
                    UNIQUE_RECTANGLE_6,
                    HIDDEN_RECTANGLE,
                    AVOIDABLE_RECTANGLE_1,
                    AVOIDABLE_RECTANGLE_2,
                    BUG_PLUS_ONE -> true;
            default -> false;
        };
    }

    /**
     * The technique with a name.
     *
     * @param id a name for scripts, in upper or lower case
     * @return the technique; empty if there is none
     */
    public static Optional<Technique> named(String id) {
        for (Technique technique : values()) {
            if (technique.id.equalsIgnoreCase(id)) {
                return Optional.of(technique);
            }
        }
        return Optional.empty();
    }

    @Override
    public String toString() {
        return id;
    }
}
