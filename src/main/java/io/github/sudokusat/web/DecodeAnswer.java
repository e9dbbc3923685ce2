package io.github.sudokusat.web;

import io.github.sudokusat.cnf.SolverFormatException;
import io.github.sudokusat.export.AnswerDecoder;
import io.github.sudokusat.export.DecodeResult;
import io.github.sudokusat.export.MalformedExportException;
import io.github.sudokusat.export.WrongAnswerException;
import io.github.sudokusat.text.JsonObject;
import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;

/** {@code answer}: the answer of another program to an exported file. */
final class DecodeAnswer {

    private DecodeAnswer() {}

    static void write(Request request, JsonObject json) {
        String exported = request.required("exported", "the text of an exported file");
        String answer = request.required("answer", "the answer of a solver to it");
        try {
            write(AnswerDecoder.decode(new StringReader(exported), new StringReader(answer)), json);
        } catch (MalformedExportException e) {
            throw BadRequest.because("exported", String.valueOf(e.getMessage()));
        } catch (SolverFormatException | WrongAnswerException e) {
            throw BadRequest.because("answer", String.valueOf(e.getMessage()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void write(DecodeResult result, JsonObject json) {
        if (result instanceof DecodeResult.Solution solved) {
            json.put("result", "solved").put("solution", GameText.text(solved.solution()));
        } else {
            json.put("result", result instanceof DecodeResult.NoSolution ? "none" : "unknown");
        }
        json.put("layout", GameText.text(result.puzzle().layout())).put("givens", GameText.text(result.puzzle()));
    }
}
