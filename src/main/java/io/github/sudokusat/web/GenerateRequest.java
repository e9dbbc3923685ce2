package io.github.sudokusat.web;

import io.github.sudokusat.answer.LevelRange;
import io.github.sudokusat.answer.NumberRange;
import io.github.sudokusat.generate.GivenPattern;
import io.github.sudokusat.generate.GivenSymmetry;
import io.github.sudokusat.generate.JigsawLayouts;
import io.github.sudokusat.generate.LayoutGenerator;
import io.github.sudokusat.generate.Minimality;
import io.github.sudokusat.generate.NearbyGenerator;
import io.github.sudokusat.generate.PatternGenerator;
import io.github.sudokusat.generate.PuzzleGenerator;
import io.github.sudokusat.generate.PuzzleSource;
import io.github.sudokusat.generate.PuzzleTarget;
import io.github.sudokusat.generate.TargetGenerator;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.logic.Level;
import io.github.sudokusat.sat.SatSolver;
import io.github.sudokusat.solve.SudokuSolver;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The generator that a request describes. */
final class GenerateRequest {

    /** The keys of the command in addition to those of a game. */
    static final List<String> KEYS = List.of(
            "seed",
            "index",
            "date",
            "kind",
            "side",
            "level",
            "score",
            "clues",
            "needs",
            "contains",
            "forbid",
            "symmetry",
            "minimal");

    private static final String RANDOM = "random";

    private GenerateRequest() {}

    /** The seed: a number, or that of a day. */
    static long seed(Request request) {
        String date = request.find("date");
        if (date != null && request.find("seed") == null) {
            return seedOf(date);
        }
        if (date != null) {
            throw BadRequest.value("date", date, "left out if there is a seed");
        }
        request.required("seed", "a whole number, or the key date");
        return request.number("seed", 0, Long.MIN_VALUE, Long.MAX_VALUE);
    }

    private static long seedOf(String date) {
        boolean hasForm = date.length() == 10 && date.charAt(4) == '-' && date.charAt(7) == '-';
        Long year = hasForm ? Request.parse(date.substring(0, 4)) : null;
        Long month = hasForm ? Request.parse(date.substring(5, 7)) : null;
        Long day = hasForm ? Request.parse(date.substring(8)) : null;
        try {
            if (year != null && month != null && day != null) {
                return PuzzleGenerator.seedOf(year.intValue(), month.intValue(), day.intValue());
            }
        } catch (IllegalArgumentException e) {
            // Reported below, as for a text of another form.
        }
        throw BadRequest.value("date", date, "a day such as 2026-01-31");
    }

    /** The generator, with its target if the request has one. */
    static PuzzleSource source(Request request) {
        PuzzleTarget target = target(request);
        String kind = request.choice("kind", "puzzle", "jigsaw", "pattern", "harder", "easier");
        try {
            if (kind.equals("harder") || kind.equals("easier")) {
                return nearby(request, kind.equals("harder")).withTarget(target);
            }
            PuzzleSource plain = plain(request, kind);
            return target.isAny() ? plain : TargetGenerator.of(plain, target);
        } catch (IllegalArgumentException e) {
            throw BadRequest.because("kind", String.valueOf(e.getMessage()));
        }
    }

    private static PuzzleSource plain(Request request, String kind) {
        if (kind.equals("pattern")) {
            refuse(request, "symmetry", kind);
            return PatternGenerator.of(GivenPattern.of(GameText.game(request).givens()));
        }
        if (kind.equals("jigsaw")) {
            return jigsaws(request);
        }
        Layout layout = GameText.layout(request);
        return layout.isClassic() ? classic(request) : ofLayout(request, layout);
    }

    private static void refuse(Request request, String key, String kind) {
        String value = request.find(key);
        if (value != null) {
            throw BadRequest.value(key, value, "left out for the kind " + kind);
        }
    }

    private static PuzzleSource classic(Request request) {
        PuzzleGenerator plain = PuzzleGenerator.create();
        GivenSymmetry symmetry = symmetry(request);
        PuzzleGenerator symmetric = symmetry == null ? plain.withRandomSymmetry() : plain.withSymmetry(symmetry);
        if (minimal(request).equals("none")) {
            NumberRange clues = range(request, "clues");
            if (clues == null) {
                throw BadRequest.missing("clues", "the number of givens at which to stop");
            }
            int least = Math.max(PuzzleGenerator.FEWEST_GIVENS, clues.leastAsInt());
            int most = Math.min(81, clues.mostAsInt());
            if (least > most) {
                throw BadRequest.value("clues", request.text("clues", ""), "from 17 to 81");
            }
            return symmetric.withSuperfluousGivens(least, most);
        }
        return symmetric.withMinimality(minimality(request));
    }

    private static LayoutGenerator ofLayout(Request request, Layout layout) {
        if (minimal(request).equals("none")) {
            throw BadRequest.value("minimal", "none", "orbit or clue for layouts other than classic 9x9");
        }
        LayoutGenerator plain = LayoutGenerator.of(SudokuSolver.defaultSatSolver(), layout);
        GivenSymmetry symmetry = symmetry(request);
        LayoutGenerator symmetric = symmetry == null ? plain.withRandomSymmetry() : plain.withSymmetry(symmetry);
        return symmetric.withMinimality(minimality(request));
    }

    private static PuzzleSource jigsaws(Request request) {
        refuse(request, "layout", "jigsaw");
        SatSolver solver = SudokuSolver.defaultSatSolver();
        int side = (int) request.number("side", 9, JigsawLayouts.MIN_SIDE, JigsawLayouts.MAX_SIDE);
        JigsawLayouts layouts = JigsawLayouts.of(solver, side);
        return (seed, index, limits) -> RandomJigsaw.puzzle(
                layouts.draw(seed, index, limits), layout -> ofLayout(request, layout), seed, index, limits);
    }

    private static NearbyGenerator nearby(Request request, boolean isHarder) {
        Game game = GameText.game(request);
        NearbyGenerator generator =
                isHarder ? NearbyGenerator.harder(game.givens()) : NearbyGenerator.easier(game.givens());
        if (request.find("symmetry") == null) {
            return generator;
        }
        GivenSymmetry symmetry = symmetry(request);
        if (symmetry == null) {
            throw BadRequest.value("symmetry", RANDOM, "a symmetry that the puzzle has");
        }
        return generator.withSymmetry(symmetry);
    }

    /** The symmetry; null if each puzzle is to have one chosen at random. */
    private static @Nullable GivenSymmetry symmetry(Request request) {
        List<String> names = new ArrayList<>();
        for (GivenSymmetry symmetry : GivenSymmetry.values()) {
            names.add(GameText.name(symmetry));
        }
        names.add(RANDOM);
        String name = request.choice("symmetry", names.toArray(String[]::new));
        for (GivenSymmetry symmetry : GivenSymmetry.values()) {
            if (GameText.name(symmetry).equals(name)) {
                return symmetry;
            }
        }
        return null;
    }

    private static String minimal(Request request) {
        return request.choice("minimal", "orbit", "clue", "none");
    }

    private static Minimality minimality(Request request) {
        return minimal(request).equals("clue") ? Minimality.NO_CLUE_CAN_GO : Minimality.NO_ORBIT_CAN_GO;
    }

    private static PuzzleTarget target(Request request) {
        PuzzleTarget target = PuzzleTarget.any();
        NumberRange clues = range(request, "clues");
        if (clues != null) {
            target = target.withGivens(clues.leastAsInt(), clues.mostAsInt());
        }
        NumberRange score = range(request, "score");
        if (score != null) {
            target = target.withScore(score.least(), score.most());
        }
        String level = request.find("level");
        if (level != null) {
            LevelRange levels = levels(level);
            target = target.withLevels(levels.lowest(), levels.highest());
        }
        if (request.find("needs") != null) {
            target = target.withNeeded(Profiles.techniques(request, "needs").stream()
                    .findFirst()
                    .orElseThrow(() -> BadRequest.value("needs", "", "a technique such as hidden-single")));
        }
        if (!request.list("contains").isEmpty()) {
            target = target.withContained(Profiles.techniques(request, "contains"));
        }
        return request.list("forbid").isEmpty() ? target : target.withForbidden(Profiles.techniques(request, "forbid"));
    }

    private static @Nullable NumberRange range(Request request, String key) {
        String text = request.find(key);
        try {
            return text == null ? null : NumberRange.parse(key, text);
        } catch (IllegalArgumentException e) {
            throw BadRequest.value(key, String.valueOf(text), "a number or an ascending range such as 22..26");
        }
    }

    private static LevelRange levels(String text) {
        try {
            return LevelRange.parse("level", text, name -> level(name, text));
        } catch (IllegalArgumentException e) {
            throw BadRequest.value("level", text, "a level or an ascending range such as medium..hard");
        }
    }

    private static Level level(String name, String text) {
        for (Level level : Level.values()) {
            if (level.text().equals(name)) {
                return level;
            }
        }
        throw BadRequest.value("level", text, "easy, medium, hard, unfair, extreme, or a range such as medium..hard");
    }
}
