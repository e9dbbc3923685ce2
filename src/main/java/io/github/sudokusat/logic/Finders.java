package io.github.sudokusat.logic;

import io.github.sudokusat.logic.basic.FullHouse;
import io.github.sudokusat.logic.basic.HiddenSet;
import io.github.sudokusat.logic.basic.HiddenSingle;
import io.github.sudokusat.logic.basic.LockedCandidates;
import io.github.sudokusat.logic.basic.NakedSet;
import io.github.sudokusat.logic.basic.NakedSingle;
import io.github.sudokusat.logic.basic.Templates;
import io.github.sudokusat.logic.chain.AlternatingChain;
import io.github.sudokusat.logic.chain.ColouredContradiction;
import io.github.sudokusat.logic.chain.Colouring;
import io.github.sudokusat.logic.chain.ForcingChain;
import io.github.sudokusat.logic.chain.ForcingNet;
import io.github.sudokusat.logic.chain.MultiColours;
import io.github.sudokusat.logic.chain.NestedForcingNet;
import io.github.sudokusat.logic.find.Finder;
import io.github.sudokusat.logic.find.KillerSet;
import io.github.sudokusat.logic.find.RuleDeduction;
import io.github.sudokusat.logic.find.RuleInteraction;
import io.github.sudokusat.logic.find.RuleOptions;
import io.github.sudokusat.logic.find.RuleReduction;
import io.github.sudokusat.logic.fish.ComplexFish;
import io.github.sudokusat.logic.fish.DualPatterns;
import io.github.sudokusat.logic.fish.EmptyRectangle;
import io.github.sudokusat.logic.fish.FinnedFish;
import io.github.sudokusat.logic.fish.Fish;
import io.github.sudokusat.logic.fish.TurbotFish;
import io.github.sudokusat.logic.pattern.LinkGraph;
import io.github.sudokusat.logic.sets.AlsChain;
import io.github.sudokusat.logic.sets.AlsXyWing;
import io.github.sudokusat.logic.sets.AlsXz;
import io.github.sudokusat.logic.sets.BentSet;
import io.github.sudokusat.logic.sets.DeathBlossom;
import io.github.sudokusat.logic.sets.Firework;
import io.github.sudokusat.logic.sets.JuniorExocet;
import io.github.sudokusat.logic.sets.MultiSector;
import io.github.sudokusat.logic.sets.RemotePair;
import io.github.sudokusat.logic.sets.SkLoop;
import io.github.sudokusat.logic.sets.SueDeCoq;
import io.github.sudokusat.logic.sets.Tridagon;
import io.github.sudokusat.logic.sets.WWing;
import io.github.sudokusat.logic.step.Technique;
import io.github.sudokusat.logic.unique.AvoidableRectangle;
import io.github.sudokusat.logic.unique.BugPlusOne;
import io.github.sudokusat.logic.unique.ExtendedRectangle;
import io.github.sudokusat.logic.unique.HiddenRectangle;
import io.github.sudokusat.logic.unique.UniqueLoop;
import io.github.sudokusat.logic.unique.UniqueRectangle;

/** The table of techniques: the one place that says which class finds and explains which. */
final class Finders {

    private Finders() {}

    /** The finder of a technique; without a {@code default}, so that a technique without a finder does not compile. */
    static Finder of(Technique technique) {
        return switch (technique) {
            case FULL_HOUSE -> new FullHouse();
            case HIDDEN_SINGLE -> new HiddenSingle();
            case NAKED_SINGLE -> new NakedSingle();
            case POINTING, CLAIMING -> new LockedCandidates(technique);
            case COMBINATIONS, INNIES_AND_OUTIES -> new RuleReduction(technique);
            case MARK, NEGATIVE_CONSTRAINT, THERMOMETER, LINE, COUNTING, INDEXING, SUMS, OUTSIDE_CLUE, RULE ->
                new RuleDeduction(technique);
            case RULE_OPTIONS -> new RuleOptions();
            case RULE_INTERACTION -> new RuleInteraction();
            case KILLER_PAIR -> new KillerSet(technique, 2);
            case KILLER_TRIPLE -> new KillerSet(technique, 3);
            case NAKED_PAIR -> new NakedSet(technique, 2);
            case NAKED_TRIPLE -> new NakedSet(technique, 3);
            case NAKED_QUAD -> new NakedSet(technique, 4);
            case HIDDEN_PAIR -> new HiddenSet(technique, 2);
            case HIDDEN_TRIPLE -> new HiddenSet(technique, 3);
            case HIDDEN_QUAD -> new HiddenSet(technique, 4);
            case X_WING -> new Fish(technique, 2);
            case SWORDFISH -> new Fish(technique, 3);
            case JELLYFISH -> new Fish(technique, 4);
            case FINNED_X_WING -> new FinnedFish(technique, 2, false);
            case SASHIMI_X_WING -> new FinnedFish(technique, 2, true);
            case FINNED_SWORDFISH -> new FinnedFish(technique, 3, false);
            case SASHIMI_SWORDFISH -> new FinnedFish(technique, 3, true);
            case FINNED_JELLYFISH -> new FinnedFish(technique, 4, false);
            case SASHIMI_JELLYFISH -> new FinnedFish(technique, 4, true);
            case FRANKEN_FISH, MUTANT_FISH -> new ComplexFish(technique);
            case SIAMESE_FISH, DUAL_TWO_STRING_KITE, DUAL_EMPTY_RECTANGLE -> new DualPatterns(technique);
            case SKYSCRAPER, TWO_STRING_KITE, TURBOT_FISH -> new TurbotFish(technique);
            case EMPTY_RECTANGLE -> new EmptyRectangle();
            case Y_WING, XYZ_WING -> new BentSet(technique, 3);
            case WXYZ_WING -> new BentSet(technique, 4);
            case BENT_SET_OF_FIVE -> new BentSet(technique, 5);
            case W_WING -> new WWing();
            case REMOTE_PAIR -> new RemotePair();
            case SIMPLE_COLOURING_TRAP -> new Colouring(technique, false, false);
            case SIMPLE_COLOURING_WRAP -> new Colouring(technique, false, true);
            case MEDUSA_TRAP -> new Colouring(technique, true, false);
            case MEDUSA_WRAP -> new Colouring(technique, true, true);
            case MULTI_COLOURS -> new MultiColours();
            case COLOURED_CONTRADICTION -> new ColouredContradiction();
            case X_CYCLE, X_CHAIN -> new AlternatingChain(technique, LinkGraph.Kind.ONE_DIGIT);
            case XY_CHAIN -> new AlternatingChain(technique, LinkGraph.Kind.BIVALUE_CELLS);
            case AIC -> new AlternatingChain(technique, LinkGraph.Kind.CANDIDATES);
            case GROUPED_AIC -> new AlternatingChain(technique, LinkGraph.Kind.GROUPS);
            case ALS_AIC -> new AlternatingChain(technique, LinkGraph.Kind.SETS);
            case ALS_XZ -> new AlsXz();
            case ALS_XY_WING -> new AlsXyWing();
            case ALS_XY_CHAIN -> new AlsChain();
            case DEATH_BLOSSOM -> new DeathBlossom();
            case SUE_DE_COQ -> new SueDeCoq();
            case UNIQUE_RECTANGLE_1, UNIQUE_RECTANGLE_2, UNIQUE_RECTANGLE_3, UNIQUE_RECTANGLE_4 ->
                new UniqueRectangle(technique);
            case UNIQUE_RECTANGLE_5, UNIQUE_RECTANGLE_6, HIDDEN_RECTANGLE -> new HiddenRectangle(technique);
            case AVOIDABLE_RECTANGLE_1, AVOIDABLE_RECTANGLE_2 -> new AvoidableRectangle(technique);
            case BUG_PLUS_ONE -> new BugPlusOne();
            case TEMPLATE_SET, TEMPLATE_DELETE -> new Templates(technique);
            case FORCING_CHAIN -> new ForcingChain();
            case JUNIOR_EXOCET -> new JuniorExocet();
            case TRIDAGON -> new Tridagon();
            case FIREWORK -> new Firework();
            case UNIQUE_LOOP -> new UniqueLoop();
            case EXTENDED_RECTANGLE -> new ExtendedRectangle();
            case SK_LOOP -> new SkLoop();
            case MULTI_SECTOR_LOCKED_SET -> new MultiSector();
            case FORCING_NET -> new ForcingNet();
            case NESTED_FORCING_NET -> new NestedForcingNet();
        };
    }
}
