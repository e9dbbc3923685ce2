package io.github.sudokusat.web;

import io.github.sudokusat.answer.Outcome;
import io.github.sudokusat.answer.Phrases;
import io.github.sudokusat.answer.PuzzleInContext;
import io.github.sudokusat.answer.logic.DeductionJson;
import io.github.sudokusat.format.PencilMarks;
import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.DigitSymbols;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.grid.candidates.CandidateLayout;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.prove.deduction.Constraint;
import io.github.sudokusat.prove.deduction.Deduction;
import io.github.sudokusat.prove.deduction.DeductionFinder;
import io.github.sudokusat.prove.deduction.DeductionResult;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.StoppedException;
import io.github.sudokusat.solve.SolveResult;
import io.github.sudokusat.solve.SudokuSolver;
import io.github.sudokusat.text.JsonObject;
import java.util.ArrayList;
import java.util.List;

/** {@code why}: the fewest constraints from which a candidate follows, or does not. */
final class ReasonAnswer {

    private ReasonAnswer() {}

    /** The finder of a request: {@code smallest=false} is content with steps from which no constraint can be left out. */
    static DeductionFinder finder(Request request, Limits limits) {
        DeductionFinder finder =
                DeductionFinder.of(SudokuSolver.defaultSatSolver()).withLimits(limits);
        return request.choice("smallest", "true", "false").equals("true") ? finder : finder.withoutSmallest();
    }

    /** {@code why}: why a cell must have a digit ({@code as=true}), or cannot have it ({@code as=false}). */
    static void why(Request request, JsonObject json) {
        boolean isPlaced = request.choice("as", "true", "false").equals("true");
        Game game = GameText.game(request);
        Layout layout = game.layout();
        Candidate asked =
                Cells.candidate("candidate", request.required("candidate", "a candidate such as r1c1=5"), layout);
        int cell = asked.cell().number(layout.side());
        if (game.digits().digit(cell) != 0) {
            placed(asked, game, json);
            return;
        }
        List<Cell> peers = peersWith(asked, game.digits());
        if (!peers.isEmpty()) {
            json.put("result", "excluded")
                    .put("cells", Phrases.names(peers))
                    .put(
                            "text",
                            asked.cell() + " cannot be " + game.symbols().text(asked.digit()) + ", because "
                                    + peers.get(0) + " is.");
            return;
        }
        CandidateGrid position = position(asked, game);
        Limits limits = request.limits();
        DeductionResult result = position.isContradictory() || position.isCandidate(cell, asked.digit())
                ? finder(request, limits).explain(position, asked, isPlaced)
                : new DeductionResult.Unsolvable();
        write(result, position, game, json);
        if (result instanceof DeductionResult.Nothing) {
            not(asked, position, limits, game, json);
        }
    }

    private static void placed(Candidate asked, Game game, JsonObject json) {
        int digit = game.digits().digit(asked.cell().number(game.layout().side()));
        json.put("result", "placed")
                .put("digit", digit)
                .put(
                        "text",
                        asked.cell() + " already contains " + game.symbols().text(digit) + ".");
    }

    private static List<Cell> peersWith(Candidate asked, Grid digits) {
        List<Cell> cells = new ArrayList<>();
        int side = digits.layout().side();
        for (int peer : digits.layout().peers(asked.cell().number(side))) {
            if (digits.digit(peer) == asked.digit()) {
                cells.add(Cell.numbered(peer, side));
            }
        }
        return cells;
    }

    /** The position, in which the candidate is open again if the player has removed it. */
    private static CandidateGrid position(Candidate asked, Game game) {
        CandidateLayout tables = CandidateLayout.of(game.layout());
        PencilMarks marks = game.marks();
        int side = game.layout().side();
        int askedCell = asked.cell().number(side);
        if (marks == null || marks.has(askedCell, asked.digit())) {
            return game.position().position(tables);
        }
        PencilMarks.Builder open = PencilMarks.builder(game.layout()).add(askedCell, asked.digit());
        for (int cell = 0; cell < game.layout().cellCount(); cell++) {
            for (int digit = 1; digit <= side; digit++) {
                if (marks.has(cell, digit)) {
                    open.add(cell, digit);
                }
            }
        }
        return PuzzleInContext.ofGame(game.givens(), game.digits(), open.build(), game.symbols())
                .position(tables);
    }

    /** Writes that a conclusion does not follow, and what the solutions have instead. */
    private static void not(Candidate asked, CandidateGrid position, Limits limits, Game game, JsonObject json) {
        SudokuSolver solver = SudokuSolver.create().withLimits(limits);
        CandidateGrid with = position.copy();
        CandidateGrid without = position.copy();
        int cell = asked.cell().number(game.layout().side());
        boolean canHave = with.place(cell, asked.digit()) && isSolvable(solver, with);
        boolean canLack = without.remove(cell, asked.digit()) && isSolvable(solver, without);
        String digit = game.symbols().text(asked.digit());
        String text = !canHave
                ? "No solution has " + digit + " in " + asked.cell() + "."
                : canLack
                        ? "Some solutions have " + digit + " in " + asked.cell() + ", and others do not."
                        : "Every solution has " + digit + " in " + asked.cell() + ".";
        json.put("result", "not")
                .put("possible", canHave)
                .put("necessary", canHave && !canLack)
                .put("text", text);
    }

    private static boolean isSolvable(SudokuSolver solver, CandidateGrid position) {
        SolveResult result = solver.solve(Puzzle.of(position));
        if (result instanceof SolveResult.Stopped stopped) {
            throw new StoppedException("whether there is a solution is not known", stopped.reason());
        }
        return result instanceof SolveResult.Solved;
    }

    private static void write(DeductionResult result, CandidateGrid position, Game game, JsonObject json) {
        if (result instanceof DeductionResult.Found found) {
            json.put("result", Outcome.FOUND.word());
            DeductionJson.write(found.deduction(), position, game.symbols(), json);
            places(found.deduction(), game.symbols(), json);
        } else if (result instanceof DeductionResult.Unsolvable) {
            json.put("result", Outcome.NONE.word());
        } else if (result instanceof DeductionResult.Stopped stopped) {
            json.put("result", Outcome.UNKNOWN.word())
                    .put("reason", stopped.reason().text());
        }
    }

    /** Writes the constraints with the candidates that the position leaves for them, for the picture. */
    static void places(Deduction deduction, DigitSymbols symbols, JsonObject json) {
        json.put("uses", deduction.constraints(), (one, inner) -> constraint(one, symbols, inner))
                .put("digits", Phrases.candidates(deduction.digits(), symbols))
                .put("removed", Phrases.eliminations(deduction.removed(), symbols));
    }

    private static void constraint(Constraint constraint, DigitSymbols symbols, JsonObject json) {
        json.put("name", DeductionJson.name(constraint, symbols))
                .put("candidates", Phrases.candidates(constraint.places(), symbols));
        if (constraint instanceof Constraint.HouseHasPlace place) {
            json.put("house", place.house().toString()).put("digit", symbols.value(place.digit()));
        } else if (constraint instanceof Constraint.CellHasDigit has) {
            json.put("cell", has.cell().toString());
        } else if (constraint instanceof Constraint.RuleIsObeyed rule) {
            json.put("rule", rule.rule().name()).put("cells", Phrases.names(rule.cells()));
        }
    }
}
