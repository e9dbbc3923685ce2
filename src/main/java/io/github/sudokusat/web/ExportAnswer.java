package io.github.sudokusat.web;

import io.github.sudokusat.answer.PuzzleInContext;
import io.github.sudokusat.encode.AtMostOneMethod;
import io.github.sudokusat.encode.ClueHandling;
import io.github.sudokusat.encode.Encoding;
import io.github.sudokusat.encode.EncodingOptions;
import io.github.sudokusat.encode.SudokuCnf;
import io.github.sudokusat.encode.SudokuEncoder;
import io.github.sudokusat.encode.SudokuProgram;
import io.github.sudokusat.export.DimacsExport;
import io.github.sudokusat.export.DimacsOptions;
import io.github.sudokusat.export.LpExport;
import io.github.sudokusat.export.OpbExport;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.run.StoppedException;
import io.github.sudokusat.text.JsonObject;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;

/** {@code export}: a formula or an integer program for other solvers, or its size. */
final class ExportAnswer {

    /** The keys about clauses. */
    static final List<String> CLAUSES = List.of("encoding", "atMostOne", "clues");

    /** The number of clauses or rows up to which the size of the text is found by writing it. */
    private static final long CHEAP = 1_000_000;

    /** Writes an export, and returns why it was stopped, if it was. */
    @FunctionalInterface
    private interface Exported {

        Optional<StopReason> write(Appendable out, Limits limits) throws IOException;
    }

    private ExportAnswer() {}

    static void write(Request request, JsonObject json) {
        String to = request.choice("to", "dimacs", "lp", "opb");
        boolean isMeasured = request.flag("measure");
        PuzzleInContext puzzle = GameText.game(request).asked(request);
        Puzzle exact = puzzle.exact();
        Limits limits = request.limits();
        if (to.equals("dimacs")) {
            SudokuCnf formula = formula(request, exact, ClueHandling.UNITS);
            requireAll(formula.measure(limits));
            json.put("result", isMeasured ? "measured" : "exported")
                    .put("variables", formula.variables())
                    .put("clauses", formula.clauses());
            Exported export = (out, within) -> DimacsExport.write(formula, DimacsOptions.defaults(), out, within);
            text(export, isMeasured, formula.clauses(), "puzzle.cnf", limits, json);
        } else {
            refuse(request, "encoding");
            refuse(request, "atMostOne");
            SudokuProgram program = program(exact, clues(request, ClueHandling.UNITS));
            long rows = program.countRows(limits);
            json.put("result", isMeasured ? "measured" : "exported")
                    .put("variables", program.variables().count())
                    .put("rows", rows);
            Exported export = to.equals("lp")
                    ? (out, within) -> LpExport.write(program, out, within)
                    : (out, within) -> OpbExport.write(program, out, within);
            text(export, isMeasured, rows, "puzzle." + to, limits, json);
        }
    }

    private static void refuse(Request request, String key) {
        String value = request.find(key);
        if (value != null) {
            throw BadRequest.value(key, value, "left out unless the format is dimacs");
        }
    }

    /** The formula of a puzzle in the encoding that a request names. */
    static SudokuCnf formula(Request request, Puzzle puzzle, ClueHandling usual) {
        return SudokuEncoder.of(puzzle.layout(), options(request, usual)).encode(puzzle);
    }

    /** The encoding that a request names. */
    static EncodingOptions options(Request request, ClueHandling usual) {
        EncodingOptions options = EncodingOptions.defaults().withClues(clues(request, usual));
        String encoding = request.find("encoding");
        if (encoding != null) {
            options = options.withEncoding(Encoding.named(encoding)
                    .orElseThrow(() -> BadRequest.value("encoding", encoding, "complete, minimal or natural")));
        }
        String method = request.find("atMostOne");
        return method == null
                ? options
                : options.withAtMostOne(AtMostOneMethod.named(method)
                        .orElseThrow(() -> BadRequest.value(
                                "atMostOne", method, "pairwise, sequential, commander, product, binary or bimander")));
    }

    private static ClueHandling clues(Request request, ClueHandling usual) {
        String name = request.find("clues");
        if (name == null) {
            return usual;
        }
        return ClueHandling.named(name).orElseThrow(() -> BadRequest.value("clues", name, "units or reduced"));
    }

    private static SudokuProgram program(Puzzle puzzle, ClueHandling clues) {
        if (!puzzle.hasCandidates() && clues != ClueHandling.REDUCED) {
            return SudokuProgram.of(puzzle.grid());
        }
        SudokuProgram program = SudokuProgram.reduced(puzzle);
        if (program.variables().count() == 0) {
            throw BadRequest.because(
                    "clues", "no cell has a candidate, so there is nothing to write to an integer program");
        }
        return program;
    }

    private static void requireAll(Optional<StopReason> stop) {
        if (stop.isPresent()) {
            throw new StoppedException("the export is not complete", stop.get());
        }
    }

    /** Writes the text, or only its size; a large text is not written to find its size. */
    private static void text(
            Exported export, boolean isMeasured, long size, String name, Limits limits, JsonObject json) {
        try {
            if (!isMeasured) {
                StringBuilder text = new StringBuilder();
                requireAll(export.write(text, limits));
                json.put("bytes", text.length()).put("name", name).put("text", text.toString());
            } else if (size <= CHEAP) {
                Length length = new Length();
                requireAll(export.write(length, limits));
                json.put("bytes", length.count);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Counts characters, each of which is a byte. */
    private static final class Length implements Appendable {

        private long count;

        @Override
        public Appendable append(CharSequence text) {
            count += text.length();
            return this;
        }

        @Override
        public Appendable append(CharSequence text, int start, int end) {
            count += end - start;
            return this;
        }

        @Override
        public Appendable append(char c) {
            count++;
            return this;
        }
    }
}
