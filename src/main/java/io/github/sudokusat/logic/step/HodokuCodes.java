package io.github.sudokusat.logic.step;

import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.House;
import java.util.List;
import java.util.Optional;

/** The codes under which HoDoKu's library of technique cases files techniques and steps. */
final class HodokuCodes {

    private static final int CONTINUOUS = 0;
    private static final int DISCONTINUOUS = 1;
    private static final int OPEN = 2;

    /** Fish of two, three and four base houses have codes of their own. */
    private static final int FISH_SIZES = 3;

    private HodokuCodes() {}

    /** The codes of a technique, the most usual one first. */
    static List<String> of(Technique technique) {
        return switch (technique) {
            case FULL_HOUSE -> List.of("0000");
            case HIDDEN_SINGLE -> List.of("0002");
            case NAKED_SINGLE -> List.of("0003");
            case POINTING -> List.of("0100");
            case CLAIMING -> List.of("0101");
            case NAKED_PAIR -> List.of("0200", "0110");
            case NAKED_TRIPLE -> List.of("0201", "0111");
            case HIDDEN_PAIR -> List.of("0210");
            case HIDDEN_TRIPLE -> List.of("0211");
            case NAKED_QUAD -> List.of("0202");
            case HIDDEN_QUAD -> List.of("0212");
            case X_WING -> List.of("0300");
            case SWORDFISH -> List.of("0301");
            case JELLYFISH -> List.of("0302");
            case REMOTE_PAIR -> List.of("0703");
            case SKYSCRAPER -> List.of("0400");
            case TWO_STRING_KITE -> List.of("0401");
            case TURBOT_FISH -> List.of("0403");
            case EMPTY_RECTANGLE -> List.of("0402");
            case Y_WING -> List.of("0800");
            case XYZ_WING -> List.of("0801");
            case W_WING -> List.of("0803");
            case FINNED_X_WING -> List.of("0310");
            case SASHIMI_X_WING -> List.of("0320");
            case FINNED_SWORDFISH -> List.of("0311");
            case SASHIMI_SWORDFISH -> List.of("0321");
            case FINNED_JELLYFISH -> List.of("0312");
            case SASHIMI_JELLYFISH -> List.of("0322");
            case SIMPLE_COLOURING_TRAP -> List.of("0500");
            case SIMPLE_COLOURING_WRAP -> List.of("0501");
            case MULTI_COLOURS -> List.of("0502", "0503");
            case UNIQUE_RECTANGLE_1 -> List.of("0600");
            case UNIQUE_RECTANGLE_2 -> List.of("0601");
            case UNIQUE_RECTANGLE_3 -> List.of("0602");
            case UNIQUE_RECTANGLE_4 -> List.of("0603");
            case UNIQUE_RECTANGLE_5 -> List.of("0604");
            case UNIQUE_RECTANGLE_6 -> List.of("0605");
            case HIDDEN_RECTANGLE -> List.of("0606");
            case AVOIDABLE_RECTANGLE_1 -> List.of("0607");
            case AVOIDABLE_RECTANGLE_2 -> List.of("0608");
            case BUG_PLUS_ONE -> List.of("0610");
            case WXYZ_WING -> List.of("0802");
            case COMBINATIONS,
                    INNIES_AND_OUTIES,
                    MARK,
                    NEGATIVE_CONSTRAINT,
                    THERMOMETER,
                    LINE,
                    COUNTING,
                    INDEXING,
                    SUMS,
                    OUTSIDE_CLUE,
                    RULE,
                    RULE_OPTIONS,
                    RULE_INTERACTION,
                    KILLER_PAIR,
                    KILLER_TRIPLE,
                    BENT_SET_OF_FIVE -> List.of();
            case TRIDAGON, FIREWORK, UNIQUE_LOOP, EXTENDED_RECTANGLE -> List.of();
            case JUNIOR_EXOCET, SK_LOOP, MULTI_SECTOR_LOCKED_SET -> List.of();
            case SIAMESE_FISH, COLOURED_CONTRADICTION, NESTED_FORCING_NET -> List.of();
            case MEDUSA_TRAP, MEDUSA_WRAP -> List.of("0507");
            case X_CYCLE -> List.of("0706", "0707");
            case X_CHAIN -> List.of("0701");
            case XY_CHAIN -> List.of("0702");
            case SUE_DE_COQ -> List.of("1101");
            case AIC -> List.of("0706", "0707", "0708");
            case GROUPED_AIC, ALS_AIC -> List.of("0709", "0710", "0711");
            case ALS_XZ -> List.of("0901");
            case ALS_XY_WING -> List.of("0902");
            case ALS_XY_CHAIN -> List.of("0903");
            case DUAL_TWO_STRING_KITE -> List.of("0404");
            case DUAL_EMPTY_RECTANGLE -> List.of("0405");
            case DEATH_BLOSSOM -> List.of("0904");
            case FRANKEN_FISH -> List.of("0330", "0331", "0332", "0340", "0341", "0342");
            case MUTANT_FISH -> List.of("0350", "0351", "0352", "0360", "0361", "0362");
            case TEMPLATE_SET -> List.of("1201");
            case TEMPLATE_DELETE -> List.of("1202");
            case FORCING_CHAIN -> List.of("1302", "1301");
            case FORCING_NET -> List.of("1303", "1304");
        };
    }

    /** The code of a step; empty if its technique has none. */
    static Optional<String> of(Step step) {
        List<String> codes = step.technique().hodokuCodes();
        if (codes.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(
                switch (step.technique()) {
                    case X_CYCLE, AIC, GROUPED_AIC, ALS_AIC -> codes.get(kindOfChain(step));
                    case NAKED_PAIR, NAKED_TRIPLE -> codes.get(isLocked(step) ? 1 : 0);
                    case FRANKEN_FISH, MUTANT_FISH ->
                        codes.get(step.size()
                                - 2
                                + (step.explanation().parts(Role.FIN).isEmpty() ? 0 : FISH_SIZES));
                    case FORCING_NET ->
                        codes.get(step.explanation().contradictions().isEmpty() ? 1 : 0);
                    case MULTI_COLOURS -> codes.get(isColourRemoved(step) ? 1 : 0);
                    default -> codes.get(0);
                });
    }

    /** Whether a naked set removes something outside the house that it is listed for, and therefore in two houses. */
    private static boolean isLocked(Step step) {
        House house = step.explanation().parts(Role.SET).get(0).houses().get(0);
        return step.eliminations().stream()
                .anyMatch(gone -> !house.holds(gone.cell().number(step.side())));
    }

    /** Whether a colour is removed, rather than what sees two of them. */
    private static boolean isColourRemoved(Step step) {
        return step.eliminations()
                .equals(step.explanation().parts(Role.COLOUR_A).get(0).candidates());
    }

    /** Tells a continuous loop, a loop that begins and ends at the candidate it settles, and a chain between two candidates. */
    private static int kindOfChain(Step step) {
        List<Link> links = step.explanation().chains().get(0);
        List<Candidate> first = links.get(0).from();
        Link last = links.get(links.size() - 1);
        if (!last.strong()) {
            return CONTINUOUS;
        }
        if (first.equals(last.to())) {
            return DISCONTINUOUS;
        }
        boolean isOpen = step.eliminations().size() > 1
                || first.get(0).digit() == last.to().get(0).digit();
        return isOpen ? OPEN : DISCONTINUOUS;
    }
}
