package io.github.sudokusat.cluster.sql;

import io.github.sudokusat.answer.LevelRange;
import io.github.sudokusat.answer.NumberRange;
import io.github.sudokusat.generate.GivenSymmetry;
import io.github.sudokusat.generate.LayoutGenerator;
import io.github.sudokusat.generate.Minimality;
import io.github.sudokusat.generate.PuzzleGenerator;
import io.github.sudokusat.generate.PuzzleSource;
import io.github.sudokusat.generate.PuzzleTarget;
import io.github.sudokusat.generate.TargetGenerator;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.logic.Level;
import io.github.sudokusat.logic.step.Technique;
import io.github.sudokusat.solve.SudokuSolver;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The generator that options describe: those of the command {@code generate}. */
final class GeneratorOptions {

    /** The options beside those of every function that has a layout. */
    private static final List<String> OWN =
            List.of("symmetry", "minimal", "clues", "level", "score", "needs", "contains", "forbid");

    /** All options. */
    static final List<String> KEYS =
            Stream.concat(OWN.stream(), Stream.of("box", "rules", "timeout")).toList();

    private static final String RANDOM = "random";

    private final FunctionOptions options;

    private GeneratorOptions(FunctionOptions options) {
        this.options = options;
    }

    /**
     * Makes the generator.
     *
     * @param layout the layout of the puzzles
     * @throws BadOption if an option is malformed
     */
    static PuzzleSource source(FunctionOptions options, Layout layout) {
        GeneratorOptions read = new GeneratorOptions(options);
        try {
            PuzzleSource plain = layout.isClassic() ? read.classic() : read.of(layout);
            PuzzleTarget target = read.target();
            return target.isAny() ? plain : TargetGenerator.of(plain, target);
        } catch (IllegalArgumentException e) {
            throw new BadOption(String.valueOf(e.getMessage()));
        }
    }

    private PuzzleSource classic() {
        GivenSymmetry symmetry = symmetry();
        PuzzleGenerator plain = PuzzleGenerator.create();
        return (symmetry == null ? plain.withRandomSymmetry() : plain.withSymmetry(symmetry))
                .withMinimality(minimality());
    }

    private PuzzleSource of(Layout layout) {
        GivenSymmetry symmetry = symmetry();
        LayoutGenerator plain = LayoutGenerator.of(SudokuSolver.defaultSatSolver(), layout);
        return (symmetry == null ? plain.withRandomSymmetry() : plain.withSymmetry(symmetry))
                .withMinimality(minimality());
    }

    /** The symmetry of the givens; null if each puzzle is to have one chosen at random. */
    private @Nullable GivenSymmetry symmetry() {
        String name = options.find("symmetry");
        if (name == null) {
            return GivenSymmetry.NONE;
        }
        List<String> names = new ArrayList<>();
        for (GivenSymmetry symmetry : GivenSymmetry.values()) {
            names.add(symmetry.name().toLowerCase(Locale.ROOT).replace('_', '-'));
            if (names.get(names.size() - 1).equals(name)) {
                return symmetry;
            }
        }
        names.add(RANDOM);
        if (name.equals(RANDOM)) {
            return null;
        }
        throw new BadOption(FunctionOptions.mustBe("symmetry", name, "one of " + String.join(", ", names)));
    }

    private Minimality minimality() {
        String name = options.find("minimal");
        if (name == null || name.equals("orbit")) {
            return Minimality.NO_ORBIT_CAN_GO;
        }
        if (name.equals("clue")) {
            return Minimality.NO_CLUE_CAN_GO;
        }
        throw new BadOption(FunctionOptions.mustBe("minimal", name, "orbit or clue"));
    }

    private PuzzleTarget target() {
        PuzzleTarget target = PuzzleTarget.any();
        String clues = options.find("clues");
        if (clues != null) {
            NumberRange range = NumberRange.parse("clues", clues);
            target = target.withGivens(range.leastAsInt(), range.mostAsInt());
        }
        String level = options.find("level");
        if (level != null) {
            LevelRange levels = LevelRange.parse("level", level, GeneratorOptions::level);
            target = target.withLevels(levels.lowest(), levels.highest());
        }
        String score = options.find("score");
        if (score != null) {
            NumberRange range = NumberRange.parse("score", score);
            target = target.withScore(range.least(), range.most());
        }
        return techniques(target);
    }

    private PuzzleTarget techniques(PuzzleTarget target) {
        PuzzleTarget next = target;
        String needs = options.find("needs");
        if (needs != null) {
            next = next.withNeeded(technique("needs", needs));
        }
        String contains = options.find("contains");
        if (contains != null) {
            next = next.withContained(techniques("contains", contains));
        }
        String forbid = options.find("forbid");
        return forbid == null ? next : next.withForbidden(techniques("forbid", forbid));
    }

    private static Set<Technique> techniques(String key, String names) {
        Set<Technique> found = EnumSet.noneOf(Technique.class);
        for (String name : names.split(",", -1)) {
            found.add(technique(key, name));
        }
        return found;
    }

    private static Technique technique(String key, String name) {
        return Technique.named(name.strip())
                .orElseThrow(() ->
                        new BadOption(FunctionOptions.mustBe(key, name, "the name of a technique such as x-wing")));
    }

    private static Level level(String name) {
        for (Level level : Level.values()) {
            if (level.text().equals(name)) {
                return level;
            }
        }
        throw new BadOption(FunctionOptions.mustBe(
                "level", name, "easy, medium, hard, unfair, extreme, or a range such as medium..hard"));
    }
}
