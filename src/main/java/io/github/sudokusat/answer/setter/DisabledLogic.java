package io.github.sudokusat.answer.setter;

import io.github.sudokusat.format.foreign.fpuzzles.FPuzzlesBoard;
import io.github.sudokusat.logic.Profile;
import io.github.sudokusat.logic.step.Technique;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The kinds of techniques that the user of an editor has switched off. */
final class DisabledLogic {

    private static final String KEY = "disabledlogic";
    private static final String CONTRADICTIONS = "contradictions";

    /** What each kind begins or ends with among the names of techniques. */
    private static final Map<String, List<String>> KINDS = Map.of(
            "tuples",
            List.of("naked-pair", "naked-triple", "naked-quad", "hidden-pair", "hidden-triple", "hidden-quad"),
            "pointing",
            List.of("pointing", "claiming"),
            "fishes",
            List.of("x-wing", "swordfish", "jellyfish", "siamese-fish", "franken-fish", "mutant-fish"),
            "wings",
            List.of("y-wing", "w-wing", "xyz-wing", "wxyz-wing", "bent-set-of-five"),
            "aic",
            List.of("x-cycle", "x-chain", "xy-chain", "aic", "remote-pair"),
            CONTRADICTIONS,
            List.of("contradiction", "forcing-chain", "forcing-net"));

    private DisabledLogic() {}

    /** The techniques that are left. */
    static Profile profile(FPuzzlesBoard board) {
        Set<String> disabled = Set.copyOf(board.words(KEY));
        List<Technique> kept = Profile.full().techniques().stream()
                .filter(technique -> disabled.stream().noneMatch(kind -> isOf(kind, technique)))
                .toList();
        return kept.size() == Profile.full().techniques().size()
                ? Profile.full()
                : Profile.full().only(kept);
    }

    private static boolean isOf(String kind, Technique technique) {
        return KINDS.getOrDefault(kind, List.of()).stream().anyMatch(technique.id()::endsWith);
    }

    /** Whether other means, of which the last is a trial, may be used where no technique applies. */
    static boolean allowsTrials(FPuzzlesBoard board) {
        return !board.words(KEY).contains(CONTRADICTIONS);
    }
}
