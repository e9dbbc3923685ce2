package io.github.sudokusat.cluster.sql;

import java.util.List;

/** What {@code DESCRIBE FUNCTION EXTENDED} says about each function. */
enum FunctionText {
    SOLVE(
            SolveFunction.NAME,
            "_FUNC_(puzzle[, options]) - Returns a solution of `puzzle`, or null if there is none.",
            List.of(Texts.PUZZLE, Texts.OPTIONS),
            List.of("> SELECT _FUNC_('...4.3..1.....2.');", " 2134431212433421"),
            Texts.NOTE),
    CHECK(
            CheckFunction.NAME,
            "_FUNC_(puzzle[, options]) - Returns whether `puzzle` has exactly one solution, as a struct: `verdict` is proper (it has), several or none,"
                    + " or unknown if a time limit was reached; `solution` is the only solution; `witnesses` are two of several; `message` says why there"
                    + " is no verdict or no solution, if that is easy to see.",
            List.of(Texts.PUZZLE, Texts.OPTIONS),
            List.of("> SELECT _FUNC_('...4.3..1.....2.').verdict;", " proper"),
            Texts.NOTE),
    COUNT(
            CountFunction.NAME,
            "_FUNC_(puzzle[, limit][, options]) - Returns the exact number of solutions of `puzzle`, or `limit` if there are that many or more; null if a"
                    + " time limit was reached.",
            List.of(
                    Texts.PUZZLE,
                    "* limit - the number at which counting ends, a constant whole number from 1",
                    Texts.OPTIONS),
            List.of(
                    "> SELECT _FUNC_('................');",
                    " 288",
                    "> SELECT _FUNC_('................', 10);",
                    " 10",
                    "> SELECT _FUNC_(repeat('.', 81));",
                    " 6670903752021072936960"),
            Texts.NOTE),
    RATE(
            RateFunction.NAME,
            "_FUNC_(puzzle[, options]) - Returns how hard `puzzle` is for a person, as a struct of what the command `rate` says: `result` (rated, unrated,"
                    + " none or unknown), `level` from easy to extreme or unrated, `score` (of an unrated puzzle, that of the steps that were found), `hardest`"
                    + " (the hardest technique that it takes), `rounds`, `profile`, `uniqueness`, `openSteps`, `seEstimate`, and `message`, which says why"
                    + " there is no rating.",
            List.of(Texts.PUZZLE, Texts.OPTIONS),
            List.of(
                    "> SELECT _FUNC_('53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79').level;",
                    " easy"),
            Texts.NOTE),
    CANONICAL(
            CanonicalFunction.NAME,
            "_FUNC_(puzzle[, options]) - Returns the canonical form of `puzzle`: the same for all puzzles that symmetries and renamed digits make of each"
                    + " other. Only for plain boxes up to 3x3.",
            List.of(Texts.PUZZLE, Texts.OPTIONS),
            List.of("> SELECT _FUNC_('1...............') = _FUNC_('.........4......');", " true"),
            Texts.NOTE),
    IS_MINIMAL(
            MinimalFunction.NAME,
            "_FUNC_(puzzle[, options]) - Returns whether `puzzle` has exactly one solution, and has several without any one of its givens; null if a time"
                    + " limit was reached.",
            List.of(Texts.PUZZLE, Texts.OPTIONS),
            List.of("> SELECT _FUNC_('1234............');", " false"),
            Texts.NOTE),
    MESSAGE(
            MessageFunction.NAME,
            "_FUNC_(puzzle[, options]) - Returns what is wrong with the text `puzzle`, and where; null if it is a puzzle.",
            List.of(Texts.PUZZLE, Texts.OPTIONS),
            List.of("> SELECT _FUNC_('1234............');", " NULL"),
            "Has an answer in ANSI mode, too."),
    GENERATE(
            GenerateFunction.NAME,
            "_FUNC_(seed[, options]) - Returns a puzzle with exactly one solution: the first one that the command `generate --seed` makes; null if there is"
                    + " no such puzzle, or a time limit was reached.",
            List.of(
                    "* seed - a whole number; the same seed and options always give the same puzzle",
                    "* options - a constant map with any of the keys box, rules, symmetry, minimal, clues, level, score, needs, contains, forbid, whose values"
                            + " are those of the command's options, and timeout, such as 10s"),
            List.of("> SELECT sudoku_check(_FUNC_(1)).verdict;", " proper"),
            "");

    private final String functionName;
    private final String usage;
    private final int most;
    private final String arguments;
    private final String examples;
    private final String note;

    /** Texts that several functions share. */
    private static final class Texts {

        static final String PUZZLE =
                "* puzzle - the text of a puzzle, in any form that the command line reads, such as 81 digits and dots";

        static final String OPTIONS =
                "* options - a constant map with any of the keys box (such as 2x3), rules (such as `rule diagonals; killer 15 r1c1 r1c2`), alphabet, blank,"
                        + " and timeout (for each puzzle, such as 1s)";

        static final String NOTE =
                "A text that is not a puzzle has no answer (null; in a struct, only `message` is not null). In ANSI mode it is an error. `sudoku_message` says"
                        + " what is wrong with it.";

        private Texts() {}
    }

    FunctionText(String functionName, String usage, List<String> arguments, List<String> examples, String note) {
        this.functionName = functionName;
        this.usage = usage;
        this.most = arguments.size();
        this.arguments = text("Arguments", arguments);
        this.examples = text("Examples", examples);
        this.note = note;
    }

    /** A section in the form that Spark requires. */
    private static String text(String title, List<String> lines) {
        return "\n    " + title + ":\n      " + String.join("\n      ", lines) + "\n  ";
    }

    String functionName() {
        return functionName;
    }

    /** The largest number of arguments. */
    int most() {
        return most;
    }

    String usage() {
        return usage;
    }

    String arguments() {
        return arguments;
    }

    /** Calls and their results, in turn, each on a line of its own. */
    String examples() {
        return examples;
    }

    /** The note in the form that Spark requires. */
    String note() {
        return note.isEmpty() ? "" : "\n    " + note + "\n  ";
    }
}
