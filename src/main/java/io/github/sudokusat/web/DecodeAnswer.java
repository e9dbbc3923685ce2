package io.github.sudokusat.web;

import io.github.sudokusat.answer.Answer;
import io.github.sudokusat.answer.ComparedCount;
import io.github.sudokusat.answer.DecodedAnswer;
import io.github.sudokusat.cnf.SolverFormatException;
import io.github.sudokusat.export.AnswerDecoder;
import io.github.sudokusat.export.DecodeResult;
import io.github.sudokusat.export.MalformedExportException;
import io.github.sudokusat.export.WrongAnswerException;
import io.github.sudokusat.format.read.LayoutText;
import io.github.sudokusat.solve.SudokuSolver;
import io.github.sudokusat.text.JsonObject;
import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;

/** {@code answer}: the answer of another program to an exported file. */
final class DecodeAnswer {

    private DecodeAnswer() {}

    private static Answer answer(DecodeResult decoded, Request request) {
        return decoded instanceof DecodeResult.Counted counted
                ? ComparedCount.of(counted, SudokuSolver.create().withLimits(request.limits()))
                : new DecodedAnswer(decoded);
    }

    static void write(Request request, JsonObject json) {
        String exported = request.required("exported", "the text of an exported file");
        String answer = request.required("answer", "the answer of a solver to it");
        try {
            DecodeResult decoded = AnswerDecoder.decode(new StringReader(exported), new StringReader(answer));
            answer(decoded, request).json(GameText.RENDERING, json);
            json.put("puzzle", GameText.text(decoded.puzzle()))
                    .put("layout", LayoutText.describe(decoded.puzzle().layout()));
        } catch (MalformedExportException e) {
            throw e.getCause() instanceof SolverFormatException place
                    ? BadRequest.at("exported", place)
                    : BadRequest.because("exported", String.valueOf(e.getMessage()));
        } catch (SolverFormatException e) {
            throw BadRequest.at("answer", e);
        } catch (WrongAnswerException e) {
            throw BadRequest.because("answer", String.valueOf(e.getMessage()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
