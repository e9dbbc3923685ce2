package io.github.sudokusat.answer;

import io.github.sudokusat.generate.GenerateResult;
import io.github.sudokusat.generate.SeenPuzzles;
import io.github.sudokusat.generate.TargetMiss;
import io.github.sudokusat.logic.Level;
import io.github.sudokusat.text.Listing;
import java.util.ArrayList;
import java.util.List;

/** Says what a search for a puzzle saw before it reached a limit. */
public final class SearchSummary {

    private SearchSummary() {}

    /** A remark in brackets, with a space before it, such as {@code (5,000 tries at the next one, with 22 to 29 givens: 4,000 …)}. */
    public static String of(GenerateResult.Stopped stopped) {
        SeenPuzzles seen = stopped.seen();
        StringBuilder text =
                new StringBuilder(" (").append(Phrases.grouped(stopped.tries())).append(" tries for the next one");
        if (seen.mostGivens() > 0) {
            text.append(", which had ").append(seen.fewestGivens());
            text.append(seen.fewestGivens() == seen.mostGivens() ? "" : " to " + seen.mostGivens());
            text.append(" givens");
            counts(seen).forEach(count -> text.append("; ").append(count));
        }
        return text.append(')').toString();
    }

    private static List<String> counts(SeenPuzzles seen) {
        List<String> counts = new ArrayList<>();
        for (TargetMiss miss : TargetMiss.values()) {
            Long count = seen.misses().get(miss);
            if (count != null) {
                counts.add(Phrases.grouped(count) + " " + words(miss));
            }
        }
        List<String> levels = new ArrayList<>();
        for (Level level : Level.values()) {
            Long count = seen.levels().get(level);
            if (count != null) {
                levels.add(Phrases.grouped(count) + " " + level.text());
            }
        }
        if (!levels.isEmpty()) {
            counts.add("rated " + Listing.and(levels));
        }
        return counts;
    }

    private static String words(TargetMiss miss) {
        return switch (miss) {
            case GIVENS -> "with another number of givens";
            case NOT_NEEDED -> "solved without the technique needed";
            case NOT_SOLVED -> "not solved by techniques that the target allows";
            case RATING -> "with another level or score";
            case TECHNIQUES -> "solved by other techniques";
            case NOT_MINIMAL -> "with superfluous givens";
        };
    }
}
