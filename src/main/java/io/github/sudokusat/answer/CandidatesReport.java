package io.github.sudokusat.answer;

import io.github.sudokusat.engine.Statistics;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.prove.givens.MissingGivensResult;
import io.github.sudokusat.prove.givens.TrueCandidatesResult;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.solve.CheckResult;
import io.github.sudokusat.text.JsonObject;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The candidates of a puzzle that occur in a solution.
 *
 * @param isNeeded whether it was asked what the puzzle lacks to be proper
 * @param missing what the puzzle lacks to be proper; null if that was not requested, or nothing is missing
 */
public record CandidatesReport(
        PuzzleInContext puzzle,
        TrueCandidatesResult candidates,
        boolean isNeeded,
        @Nullable MissingGivensResult missing)
        implements Answer {

    public static final List<String> COLUMNS =
            List.of("result", "candidates", "fixed", "needed", "smallest", "witness1", "witness2");

    private TrueCandidatesResult.@Nullable Found found() {
        return candidates instanceof TrueCandidatesResult.Found found ? found : null;
    }

    private MissingGivensResult.@Nullable Found needed() {
        return missing instanceof MissingGivensResult.Found found ? found : null;
    }

    /** Two solutions, if there are at least two. */
    private CheckResult.@Nullable Several several() {
        TrueCandidatesResult.Found found = found();
        Grid other = found == null ? null : found.findOther().orElse(null);
        return found == null || other == null
                ? null
                : new CheckResult.Several(found.solution(), other, Statistics.NONE);
    }

    private @Nullable StopReason stop() {
        if (candidates instanceof TrueCandidatesResult.Stopped stopped) {
            return stopped.reason();
        }
        return missing instanceof MissingGivensResult.Stopped stopped ? stopped.reason() : null;
    }

    private NoAnswer none() {
        return new NoAnswer(puzzle, stop());
    }

    private boolean isAnswered() {
        return outcome() == Outcome.FOUND;
    }

    @Override
    public Outcome outcome() {
        if (found() == null) {
            return stop() == null ? Outcome.NONE : Outcome.UNKNOWN;
        }
        return stop() == null ? Outcome.FOUND : Outcome.FOUND_IN_PART;
    }

    @Override
    public void line(Rendering rendering, StringBuilder out) {
        TrueCandidatesResult.Found found = found();
        out.append(found == null ? outcome().word() : line(found, rendering));
        MissingGivensResult.Found needed = needed();
        if (found != null && missing != null) {
            out.append(' ')
                    .append(
                            needed == null
                                    ? Outcome.UNKNOWN.word()
                                    : Phrases.joined(needed.givens(), puzzle.symbols()));
        }
        out.append('\n');
    }

    @Override
    public void picture(Rendering rendering, StringBuilder out) {
        TrueCandidatesResult.Found found = found();
        if (found == null) {
            none().picture(out);
            return;
        }
        CheckResult.Several several = several();
        out.append(
                several == null
                        ? "One solution.\n"
                        : found.count() + " candidates occur in a solution; " + aboutFixed(found) + ".\n");
        out.append(rendering.candidates(TrueCandidateText.position(found)));
        for (String line : aboutMissing()) {
            out.append(line).append(".\n");
        }
    }

    private static String line(TrueCandidatesResult.Found found, Rendering rendering) {
        return TrueCandidateText.line(
                found, rendering.lineSymbols(found.solution().layout()));
    }

    private static String aboutFixed(TrueCandidatesResult.Found found) {
        int cells = found.fixed().filledCount();
        return Phrases.count(cells, "cell") + (cells == 1 ? " is" : " are") + " the same in all solutions";
    }

    /** The sentence about the digits that are needed. */
    private List<String> aboutMissing() {
        MissingGivensResult.Found needed = needed();
        if (needed != null) {
            String sentence = "Exactly one solution has " + Phrases.joined(needed.givens(), puzzle.symbols());
            String aboutFewer =
                    needed.isSmallest() ? "; fewer digits would not be enough" : "; fewer digits may be enough";
            return List.of(needed.givens().size() == 1 ? sentence : sentence + aboutFewer);
        }
        if (missing != null) {
            return List.of("The digits that are needed were not found: " + message());
        }
        return isNeeded ? List.of("No further digit is needed: the puzzle is already proper") : List.of();
    }

    @Override
    public List<String> csv(Rendering rendering) {
        TrueCandidatesResult.Found found = found();
        MissingGivensResult.Found needed = needed();
        CheckResult.Several several = several();
        return List.of(
                outcome().word(),
                found == null ? "" : line(found, rendering),
                found == null ? "" : rendering.grid(found.fixed()),
                needed == null
                        ? ""
                        : Phrases.joined(needed.givens(), puzzle.symbols().inNumbers()),
                needed == null ? "" : Boolean.toString(needed.isSmallest()),
                several == null ? "" : rendering.grid(several.first()),
                several == null ? "" : rendering.grid(several.second()));
    }

    @Override
    public String message() {
        return isAnswered() ? "" : none().message();
    }

    @Override
    public void json(Rendering rendering, JsonObject json) {
        json.put("result", outcome().word());
        TrueCandidatesResult.Found found = found();
        if (found != null) {
            json.put("candidates", Phrases.candidates(found.candidates(), puzzle.symbols()));
            json.put("fixed", rendering.grid(found.fixed()));
        }
        CheckResult.Several several = several();
        if (several != null) {
            Phrases.witness(several, rendering::grid, json);
        }
        MissingGivensResult.Found needed = needed();
        if (needed != null) {
            json.put("needed", Phrases.candidates(needed.givens(), puzzle.symbols()))
                    .put("smallest", needed.isSmallest());
        }
        if (!isAnswered()) {
            none().json(json);
        }
    }

    @Override
    public List<String> messages() {
        return isAnswered() ? List.of() : none().messages();
    }
}
