package io.github.sudokusat.answer;

import io.github.sudokusat.engine.Statistics;
import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Conflict;
import io.github.sudokusat.grid.DigitSymbols;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.grid.candidates.CandidateLayout;
import io.github.sudokusat.prove.givens.MistakesResult;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.sat.SatSolver;
import io.github.sudokusat.solve.CheckResult;
import io.github.sudokusat.text.JsonObject;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The verdict on a puzzle, or on a player's position whose givens are known.
 *
 * @param givens the givens of a player's position; null if the digits are not known to be a player's
 * @param mistakes the mistakes in a player's position; null if there are none, or if the verdict is not known
 * @param reason why there is no solution; null if that was not sought
 * @param hasColumns whether CSV has the {@link #PLAYERS_COLUMNS}
 */
public record CheckedPuzzle(
        PuzzleInContext puzzle,
        @Nullable Grid givens,
        CheckResult verdict,
        @Nullable MistakesResult mistakes,
        @Nullable NoSolution reason,
        boolean hasColumns)
        implements Answer {

    public static final List<String> COLUMNS = List.of("result", "solution", "witness1", "witness2");

    /** The columns where the givens of all positions are known. */
    public static final List<String> PLAYERS_COLUMNS =
            List.of("result", "solution", "witness1", "witness2", "wrong", "wrongEliminations");

    /** The verdict on a puzzle. */
    public static CheckedPuzzle of(PuzzleInContext puzzle, CheckResult verdict) {
        return new CheckedPuzzle(puzzle, null, verdict, null, null, false);
    }

    /** The verdict on a player's position together with the givens, and the mistakes in it if there can be any. */
    public static CheckedPuzzle ofPlayer(
            PuzzleInContext puzzle,
            Grid givens,
            CheckResult verdict,
            @Nullable MistakesResult mistakes,
            boolean hasColumns) {
        return new CheckedPuzzle(puzzle, givens, verdict, mistakes, null, hasColumns);
    }

    /** This verdict with the reason why there is no solution; as it is if there is one, or the mistakes of a player are the reason. */
    @Override
    public CheckedPuzzle withReason(SatSolver solver, Limits limits) {
        boolean isOpen =
                outcome() == Outcome.NONE && (mistakes == null || mistakes instanceof MistakesResult.Unsolvable);
        if (!isOpen) {
            return this;
        }
        boolean isOfMarks = givens == null && puzzle.marksSayMore();
        Grid digits = givens == null ? puzzle.grid() : givens;
        CandidateLayout tables = CandidateLayout.of(digits.layout());
        CandidateGrid position = givens == null ? puzzle.position(tables) : CandidateGrid.of(tables, digits);
        NoSolution found = NoSolution.of(digits, position, isOfMarks, solver, limits);
        return new CheckedPuzzle(puzzle, givens, verdict, mistakes, found, hasColumns);
    }

    @Override
    public Outcome outcome() {
        boolean isUnchecked = mistakes instanceof MistakesResult.Stopped;
        if (verdict instanceof CheckResult.Proper) {
            return isUnchecked ? Outcome.PROPER_UNCHECKED : Outcome.PROPER;
        }
        if (verdict instanceof CheckResult.Several) {
            return isUnchecked ? Outcome.SEVERAL_UNCHECKED : Outcome.SEVERAL;
        }
        return verdict instanceof CheckResult.Unsolvable ? Outcome.NONE : Outcome.UNKNOWN;
    }

    @Override
    public Statistics statistics() {
        return verdict.statistics();
    }

    private DigitSymbols symbols() {
        return puzzle.symbols();
    }

    private List<Conflict> conflicts() {
        return verdict instanceof CheckResult.Unsolvable none ? none.conflicts() : List.of();
    }

    private MistakesResult.@Nullable Found found() {
        return mistakes instanceof MistakesResult.Found found ? found : null;
    }

    /** The placed digits that are known to be wrong. */
    private List<Candidate> wrong() {
        MistakesResult.Found found = found();
        if (found != null) {
            return found.wrong();
        }
        return mistakes instanceof MistakesResult.Stopped stopped ? stopped.wrong() : List.of();
    }

    /** The limit that was reached before everything was known; null if none was. */
    private @Nullable StopReason stop() {
        if (verdict instanceof CheckResult.Stopped undecided) {
            return undecided.reason();
        }
        if (mistakes instanceof MistakesResult.Stopped stopped) {
            return stopped.reason();
        }
        return conflicts().isEmpty() && reason != null ? reason.stop() : null;
    }

    @Override
    public void line(Rendering rendering, StringBuilder out) {
        out.append(outcome().word());
        wrong().forEach(digit -> out.append(' ').append(symbols().text(digit)));
        MistakesResult.Found found = found();
        if (found != null) {
            found.lost().forEach(candidate -> out.append(' ').append(symbols().not(candidate)));
        }
        out.append('\n');
    }

    @Override
    public void picture(Rendering rendering, StringBuilder out) {
        if (givens != null && outcome() != Outcome.UNKNOWN) {
            player(givens, rendering, out);
        } else if (verdict instanceof CheckResult.Proper proper) {
            out.append("One solution.\n")
                    .append(rendering.picture(puzzle.grid(), proper.solution()))
                    .append('\n');
        } else if (verdict instanceof CheckResult.Several several) {
            witnesses(several, rendering, out);
        } else if (verdict instanceof CheckResult.Stopped undecided) {
            out.append("Stopped: ").append(undecided.reason().text());
            out.append(undecided.found().isPresent() ? "; one solution was found.\n" : ".\n");
        } else if (conflicts().isEmpty()) {
            out.append(reasons().isEmpty() ? "No solution" : "No solution: " + String.join("; ", reasons()))
                    .append(".\n");
        } else {
            Phrases.noSolution(conflicts(), symbols(), out);
        }
    }

    private void witnesses(CheckResult.Several several, Rendering rendering, StringBuilder out) {
        List<Cell> differing = several.differingCells();
        out.append("At least two solutions; ");
        out.append(Phrases.someCells(differing, "differ")).append("\n");
        out.append(rendering.picture(puzzle.grid(), several.first(), differing)).append("\n\n");
        out.append(rendering.picture(puzzle.grid(), several.second(), differing))
                .append('\n');
    }

    /** A player's position with the wrong digits highlighted; it does not give the solution away. */
    private void player(Grid known, Rendering rendering, StringBuilder out) {
        List<String> sentences = reasons();
        if (outcome() != Outcome.NONE && (sentences.isEmpty() || mistakes instanceof MistakesResult.Stopped)) {
            out.append(sentences.isEmpty() ? "No mistakes; the position has " : "The position has ")
                    .append(verdict instanceof CheckResult.Proper ? "exactly one solution" : "several solutions")
                    .append(".\n");
        }
        sentences.forEach(sentence -> out.append(Phrases.capital(sentence)).append(".\n"));
        MistakesResult.Found found = found();
        List<Cell> highlighted = cells(found == null || !found.wrong().isEmpty() ? wrong() : found.clashing());
        out.append(rendering.picture(known, withGivens(known), highlighted)).append('\n');
    }

    /** The position, with the givens that it leaves out. */
    private Grid withGivens(Grid known) {
        Grid complete = puzzle.grid();
        for (int cell = 0; cell < complete.layout().cellCount(); cell++) {
            if (complete.digit(cell) == 0 && known.digit(cell) != 0) {
                complete = complete.with(cell, known.digit(cell));
            }
        }
        return complete;
    }

    private static List<Cell> cells(List<Candidate> candidates) {
        return candidates.stream().map(Candidate::cell).toList();
    }

    @Override
    public List<String> csv(Rendering rendering) {
        CheckResult.Several several = verdict instanceof CheckResult.Several both ? both : null;
        MistakesResult.Found found = found();
        List<String> fields = new ArrayList<>(List.of(
                outcome().word(),
                verdict instanceof CheckResult.Proper proper ? rendering.grid(proper.solution()) : "",
                several == null ? "" : rendering.grid(several.first()),
                several == null ? "" : rendering.grid(several.second())));
        if (hasColumns) {
            fields.add(Phrases.joined(wrong(), puzzle.symbols().inNumbers()));
            fields.add(found == null ? "" : String.join(" ", Phrases.eliminations(found.lost(), puzzle.symbols())));
        }
        return fields;
    }

    @Override
    public String message() {
        return outcome() == Outcome.UNKNOWN ? Phrases.reason(stop()) : String.join("; ", reasons());
    }

    /** Why there is no solution, or what is wrong with a player's position, in sentences, and the limit that ended the search for it. */
    private List<String> reasons() {
        List<String> sentences = new ArrayList<>(knownReasons());
        StopReason stop = stop();
        if (outcome() != Outcome.UNKNOWN && stop != null) {
            sentences.add(openQuestion() + ": " + stop.text());
        }
        return sentences;
    }

    /** What a limit left open. */
    private String openQuestion() {
        if (outcome() != Outcome.NONE) {
            return "the removed candidates were not checked";
        }
        return wrong().isEmpty() ? NoSolution.NOT_FOUND : "the search for other mistakes was not completed";
    }

    /** Why there is no solution, or what is wrong with a player's position, in sentences, as far as it is known. */
    private List<String> knownReasons() {
        MistakesResult.Found found = found();
        if (found != null && givens != null) {
            return MistakeSentences.of(found, givens, symbols());
        }
        List<String> sentences = new ArrayList<>();
        if (mistakes instanceof MistakesResult.Unsolvable) {
            sentences.add("the givens alone have no solution");
        }
        if (givens != null) {
            sentences.addAll(MistakeSentences.ofWrong(wrong(), givens, symbols()));
        }
        sentences.addAll(Phrases.sentences(conflicts(), symbols()));
        if (conflicts().isEmpty() && reason != null) {
            sentences.addAll(reason.sentences(symbols()));
        }
        return sentences;
    }

    @Override
    public void json(Rendering rendering, JsonObject json) {
        json.put("result", outcome().word());
        if (verdict instanceof CheckResult.Proper proper) {
            json.put("solution", rendering.grid(proper.solution()));
        } else if (verdict instanceof CheckResult.Several several) {
            Phrases.witness(several, rendering::grid, json);
        } else if (verdict instanceof CheckResult.Stopped undecided) {
            undecided.found().ifPresent(found -> json.put("found", rendering.grid(found)));
        } else {
            conflicts(json);
        }
        StopReason stop = stop();
        if (stop != null) {
            json.put("reason", stop.text());
        }
        mistakes(json);
    }

    private void conflicts(JsonObject json) {
        json.put("conflicts", knownReasons());
        ConflictJson.write(conflicts(), json);
        if (reason != null) {
            reason.json(json);
        }
    }

    /** The keys of a player's position. */
    private void mistakes(JsonObject json) {
        MistakesResult.Found found = found();
        boolean areKnown = givens != null && (mistakes == null ? outcome() != Outcome.UNKNOWN : found != null);
        if (found != null && !found.clashing().isEmpty()) {
            json.put("conflictSet", Phrases.candidates(found.clashing(), puzzle.symbols()))
                    .put("smallest", found.isSmallest());
        }
        if (areKnown || !wrong().isEmpty()) {
            json.put("wrong", Phrases.candidates(wrong(), puzzle.symbols()));
        }
        if (areKnown) {
            json.put(
                    "wrongEliminations",
                    found == null ? List.of() : Phrases.eliminations(found.lost(), puzzle.symbols()));
        }
    }

    @Override
    public List<String> messages() {
        if (givens != null && outcome() != Outcome.UNKNOWN) {
            return reasons();
        }
        if (verdict instanceof CheckResult.Several several) {
            return Phrases.messages(several, symbols());
        }
        return verdict instanceof CheckResult.Unsolvable ? Phrases.noSolution(reasons()) : Phrases.messages(stop());
    }
}
