package io.github.sudokusat.cli.output;

import io.github.sudokusat.format.RuleForm;
import io.github.sudokusat.format.RuleText;
import org.jspecify.annotations.Nullable;

/** A summary of the variant rules: how each is written, with an example. */
public final class RulesHelp {

    private static final String BEGINNING = """
            A rule is one line of a puzzle ('sudoku-sat help formats'), or of the text or file
            of --rules. CELLS are r2c3, r1c1-r1c4 (a straight run), left4, right4, top2 or
            bottom2 (a row or column from that edge). What is in brackets may be missing.
            """;

    private static final String END = """

            Digits that count twice:
              rule doublers
                One cell in each row, column and box is a doubler. It changes the digits and
                is read with the cells: 1-9 are not doubled, A-I are the doubled 1-9.
            """;

    /** The column at which examples begin. */
    private static final int COLUMN = 34;

    private RulesHelp() {}

    /** The text, in lines that end. */
    public static String text() {
        StringBuilder out = new StringBuilder(BEGINNING);
        RuleForm.@Nullable Group group = null;
        for (RuleForm form : RuleText.forms()) {
            if (form.group() != group) {
                group = form.group();
                out.append('\n').append(group.title()).append(":\n");
            }
            String line = ("  " + form.keyword() + " " + form.arguments().replace("…", "...")).stripTrailing();
            out.append(line);
            if (!form.arguments().isEmpty()) {
                boolean fits = line.length() < COLUMN - 1;
                out.append(fits ? " ".repeat(COLUMN - line.length()) : "\n" + " ".repeat(COLUMN))
                        .append(form.example());
            }
            out.append('\n');
        }
        return out.append(END).toString();
    }
}
