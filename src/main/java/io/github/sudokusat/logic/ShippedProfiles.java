package io.github.sudokusat.logic;

import io.github.sudokusat.logic.step.Technique;
import java.util.ArrayList;
import java.util.List;

/**
 * The profiles that the library has.
 *
 * <p>Levels are those that HoDoKu publishes, if it has the technique. Scores are HoDoKu's as far as they ascend with the order, in which people learn the
 * techniques; where HoDoKu's do not, they are raised to those of the techniques before. So the technique of the greatest score is also the last one that a
 * puzzle needs. The scores of rules are low, since a variant puzzle takes dozens of such steps. What grows with its pattern grows by some points a cell of
 * a rule, a cage of a sum, a link of a chain or a round of a net.
 */
final class ShippedProfiles {

    static final Profile CLASSIC = Profile.parse("classic", "hidden-single 14 easy");

    static final Profile PROPAGATION = Profile.parse("propagation", """
            hidden-single 14 easy
            naked-single 14 easy
            pointing 50 medium
            claiming 50 medium
            """);

    private static final String UP_TO_ALMOST_LOCKED_SETS = """
            full-house 4 easy
            hidden-single 14 easy
            naked-single 14 easy
            mark 15+1 medium
            negative-constraint 15+1 medium
            combinations 16+2 medium
            thermometer 16+2 medium
            line 16+2 medium
            counting 18+2 medium
            indexing 20+2 medium
            sums 20+2 medium
            outside-clue 20+2 medium
            rule 20+2 medium
            pointing 50 medium
            claiming 50 medium
            innies-and-outies 50+5 medium
            naked-pair 60 medium
            killer-pair 65 medium
            hidden-pair 70 medium
            naked-triple 80 medium
            killer-triple 90 medium
            hidden-triple 100 medium
            rule-options 100+5 medium
            naked-quad 120 hard
            x-wing 140 hard
            hidden-quad 150 hard
            swordfish 150 hard
            jellyfish 160 hard
            rule-interaction 160+10 hard
            remote-pair 160 hard
            skyscraper 160 hard
            two-string-kite 160 hard
            turbot-fish 160 hard
            empty-rectangle 160 hard
            y-wing 160 hard
            w-wing 160 hard
            xyz-wing 180 hard
            unique-rectangle-1 180 hard
            unique-rectangle-2 180 hard
            unique-rectangle-3 180 hard
            unique-rectangle-4 180 hard
            unique-rectangle-5 180 hard
            unique-rectangle-6 180 hard
            hidden-rectangle 180 hard
            avoidable-rectangle-1 180 hard
            avoidable-rectangle-2 180 hard
            unique-loop 180 hard
            extended-rectangle 180 hard
            bug+1 180 hard
            finned-x-wing 180 hard
            sashimi-x-wing 180 hard
            simple-colouring-trap 180 hard
            simple-colouring-wrap 180 hard
            multi-colours 200 hard
            finned-swordfish 200 unfair
            sashimi-swordfish 240 unfair
            finned-jellyfish 250 unfair
            sashimi-jellyfish 260 unfair
            sue-de-coq 260 unfair
            firework 260 unfair
            wxyz-wing 260 unfair
            medusa-trap 260 unfair
            medusa-wrap 260 unfair
            x-cycle 260+5 unfair
            x-chain 260+5 unfair
            xy-chain 260+5 unfair
            bent-set-of-five 270 unfair
            aic 280+5 unfair
            grouped-aic 300+5 unfair
            als-xz 300 unfair
            als-xy-wing 320 unfair
            """;

    /** Techniques that take milliseconds whenever nothing simpler applies. */
    private static final String COSTLY = """
            siamese-fish 320 unfair
            dual-two-string-kite 320 unfair
            dual-empty-rectangle 320 unfair
            als-xy-chain 340+5 unfair
            death-blossom 360 unfair
            als-aic 380+5 unfair
            franken-fish 380 unfair
            mutant-fish 400 extreme
            """;

    private static final String ASSUMPTIONS = """
            coloured-contradiction 400 extreme
            forcing-chain 500+5 extreme
            tridagon 600 extreme
            junior-exocet 600 extreme
            sk-loop 600 extreme
            multi-sector-locked-set 650 extreme
            forcing-net 700+50 extreme
            """;

    /** The growth makes the deepest net count most, as in Sudoku Explainer's ratings, with which the scores of the hardest puzzles correlate so best. */
    private static final String NESTED = "nested-forcing-net 5000+20000 extreme";

    private static final String TEMPLATES = """
            template-delete 10000 extreme
            template-set 10000 extreme
            """;

    static final Profile FULL = joined("full", UP_TO_ALMOST_LOCKED_SETS, ASSUMPTIONS, NESTED);

    static final Profile EXHAUSTIVE =
            joined("exhaustive", UP_TO_ALMOST_LOCKED_SETS, COSTLY, ASSUMPTIONS, NESTED, TEMPLATES);

    /** What Sudoku Explainer has nothing like. */
    static final Profile NETS = Profile.of(
            "nets",
            FULL.without(
                            Technique.JUNIOR_EXOCET,
                            Technique.SK_LOOP,
                            Technique.MULTI_SECTOR_LOCKED_SET,
                            Technique.TRIDAGON)
                    .entries());

    static final List<Profile> ALL = List.of(CLASSIC, PROPAGATION, FULL, NETS, EXHAUSTIVE);

    private ShippedProfiles() {}

    private static Profile joined(String name, String... parts) {
        List<Profile.Entry> entries = new ArrayList<>();
        for (String part : parts) {
            entries.addAll(ProfileText.entries(name, part));
        }
        return Profile.of(name, entries);
    }
}
