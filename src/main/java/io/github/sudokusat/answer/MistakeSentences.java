package io.github.sudokusat.answer;

import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.DigitSymbols;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.prove.givens.MistakesResult;
import java.util.ArrayList;
import java.util.List;

/** Puts the mistakes of a player's position into words. */
public final class MistakeSentences {

    private MistakeSentences() {}

    /** The sentences about digits that no solution of the givens has, without capitals and full stops. */
    public static List<String> ofWrong(List<Candidate> wrong, Grid givens, DigitSymbols symbols) {
        List<String> sentences = new ArrayList<>();
        for (Candidate digit : wrong) {
            int given = givens.digit(digit.cell().number(givens.layout().side()));
            String reason = given == 0 ? "" : ": the given in " + digit.cell() + " is " + symbols.text(given);
            sentences.add(symbols.text(digit) + " is wrong" + reason);
        }
        return sentences;
    }

    /** The sentences, without capitals and full stops; none if there is no mistake. */
    public static List<String> of(MistakesResult.Found mistakes, Grid givens, DigitSymbols symbols) {
        List<String> sentences = new ArrayList<>(ofWrong(mistakes.wrong(), givens, symbols));
        if (!mistakes.clashing().isEmpty()) {
            List<String> digits =
                    mistakes.clashing().stream().map(symbols::text).toList();
            sentences.add(String.join(", ", digits) + " are each possible, but no solution has them all");
        }
        for (Candidate candidate : mistakes.lost()) {
            // The digit is not the first word, which may get a capital.
            sentences.add("candidate " + symbols.text(candidate.digit()) + " was wrongly removed from "
                    + candidate.cell() + ": a solution has " + symbols.text(candidate));
        }
        return sentences;
    }
}
