package io.github.sudokusat.logic.step;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The names of techniques that players use in addition to those of {@link Technique#id()}. */
final class TechniqueNames {

    private TechniqueNames() {}

    /** Other names, in lower case with hyphens. Names that cover several techniques of this library are left out. */
    static List<String> others(Technique technique) {
        return switch (technique) {
            case FULL_HOUSE -> List.of("last-digit");
            case HIDDEN_SINGLE -> List.of("hidden-singles", "unique-candidate");
            case NAKED_SINGLE -> List.of("naked-singles", "sole-candidate");
            case POINTING -> List.of("pointing-pair", "pointing-pairs", "pointing-triple", "locked-candidates-1");
            case CLAIMING -> List.of("box-line-reduction", "locked-candidates-2");
            case COMBINATIONS -> List.of("cage-combinations", "killer-combinations");
            case INNIES_AND_OUTIES -> List.of("innies-outies", "rule-of-45", "45-rule");
            case KILLER_PAIR -> List.of("killer-pairs", "cage-pair");
            case KILLER_TRIPLE -> List.of("killer-triples", "cage-triple");
            case NAKED_PAIR -> List.of("naked-pairs", "naked-double");
            case NAKED_TRIPLE -> List.of("naked-triples", "naked-triplet");
            case NAKED_QUAD -> List.of("naked-quads", "naked-quadruple", "naked-quadruples");
            case HIDDEN_PAIR -> List.of("hidden-pairs", "hidden-double");
            case HIDDEN_TRIPLE -> List.of("hidden-triples", "hidden-triplet");
            case HIDDEN_QUAD -> List.of("hidden-quads", "hidden-quadruple", "hidden-quadruples");
            case REMOTE_PAIR -> List.of("remote-pairs");
            case TWO_STRING_KITE -> List.of("2-string-kite");
            case Y_WING -> List.of("xy-wing");
            case W_WING -> List.of("semi-remote-pair");
            case SIMPLE_COLOURING_TRAP -> List.of("simple-coloring-trap");
            case SIMPLE_COLOURING_WRAP -> List.of("simple-coloring-wrap");
            case MULTI_COLOURS -> List.of("multi-colors");
            case UNIQUE_RECTANGLE_1 -> uniqueRectangle(1);
            case UNIQUE_RECTANGLE_2 -> uniqueRectangle(2);
            case UNIQUE_RECTANGLE_3 -> uniqueRectangle(3);
            case UNIQUE_RECTANGLE_4 -> uniqueRectangle(4);
            case UNIQUE_RECTANGLE_5 -> uniqueRectangle(5);
            case UNIQUE_RECTANGLE_6 -> uniqueRectangle(6);
            case HIDDEN_RECTANGLE -> List.of("hidden-unique-rectangle");
            case AVOIDABLE_RECTANGLE_1 -> List.of("avoidable-rectangle-type-1");
            case AVOIDABLE_RECTANGLE_2 -> List.of("avoidable-rectangle-type-2");
            case BUG_PLUS_ONE -> List.of("bug-plus-one", "bug-plus-1", "bug");
            case MEDUSA_TRAP -> List.of("3d-medusa-trap");
            case MEDUSA_WRAP -> List.of("3d-medusa-wrap");
            case SUE_DE_COQ -> List.of("two-sector-disjoint-subset");
            case COLOURED_CONTRADICTION -> List.of("colored-contradiction");
            case JUNIOR_EXOCET -> List.of("exocet", "je");
            case FIREWORK -> List.of("fireworks", "triple-firework");
            case TRIDAGON -> List.of("anti-tridagon", "thors-hammer");
            case MULTI_SECTOR_LOCKED_SET -> List.of("msls");
            default -> List.of();
        };
    }

    private static List<String> uniqueRectangle(int type) {
        return List.of("unique-rectangle-type-" + type, "uniqueness-test-" + type);
    }

    /** The technique with one of its names, in upper or lower case, its words separated by hyphens, spaces or underscores. */
    static Optional<Technique> technique(String name) {
        String id = name.toLowerCase(Locale.ROOT).replace(' ', '-').replace('_', '-');
        for (Technique technique : Technique.values()) {
            if (technique.id().equals(id)) {
                return Optional.of(technique);
            }
        }
        for (Technique technique : Technique.values()) {
            if (others(technique).contains(id)) {
                return Optional.of(technique);
            }
        }
        return Optional.empty();
    }
}
