package io.github.sudokusat.cli.command;

import io.github.sudokusat.answer.Answer;
import io.github.sudokusat.answer.ExitCode;
import io.github.sudokusat.answer.Rendering;
import io.github.sudokusat.cli.option.LogicOptions;
import io.github.sudokusat.cli.option.OutputOptions;
import io.github.sudokusat.cli.output.Output;
import io.github.sudokusat.cli.output.Streams;
import io.github.sudokusat.logic.Profile;
import io.github.sudokusat.logic.step.Technique;
import io.github.sudokusat.text.JsonObject;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code techniques}: what the names of techniques are, and the text of a profile. */
@Command(
        name = "techniques",
        description = "Lists the techniques of a profile: names, scores and levels.",
        footer = {
            "",
            "Examples:",
            "  sudoku-sat techniques",
            "  sudoku-sat techniques --format json",
            "  sudoku-sat techniques --profile full -o mine.txt",
            "",
            "On a terminal the output is a table; elsewhere, and with --format line, it is the profile as text: a starting"
                    + " point for a profile of your own, which hint, explain and rate read with --profile FILE.",
            "",
            "Exit code: 0 done, 2 if there is no such profile."
        })
public final class TechniquesCommand implements Callable<Integer> {

    /** The characters to which a row of the table is kept. */
    private static final int WIDTH = 80;

    private static final List<String> COLUMNS =
            List.of("technique", "title", "score", "level", "assumesUnique", "otherNames", "growth");

    private final Streams streams;

    @Mixin
    private OutputOptions outputOptions = new OutputOptions();

    @Option(
            names = "--profile",
            paramLabel = "NAME|FILE",
            description =
                    "The profile: classic, propagation, full, nets, exhaustive (the default, which has all techniques), or a file.")
    private @Nullable String profileName;

    public TechniquesCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws IOException {
        outputOptions.requireForm(Rendering.Form.COMMON);
        Profile profile = profileName == null ? Profile.exhaustive() : LogicOptions.named(profileName);
        try (Output output = outputOptions.open(streams)) {
            Rendering.Form form = outputOptions.rendering(streams, true, null).form();
            output.add(
                    switch (form) {
                        case PICTURE -> table(profile);
                        case CSV -> csv(profile);
                        case JSON -> json(profile);
                        default -> "# techniques of profile " + profile + ": name, score, level\n" + profile.text();
                    });
            output.commit();
        }
        return ExitCode.OK;
    }

    private static String table(Profile profile) {
        StringBuilder out = new StringBuilder();
        int width = "technique".length();
        boolean hasUnique = false;
        for (Profile.Entry entry : profile.entries()) {
            width = Math.max(width, entry.technique().id().length());
            hasUnique |= entry.technique().assumesUniqueness();
        }
        String heading = row("technique", width, "score", "level", "name");
        String indent = "\n" + " ".repeat(heading.lastIndexOf("name"));
        out.append(heading).append('\n');
        for (Profile.Entry entry : profile.entries()) {
            Technique technique = entry.technique();
            String title = technique.title() + (technique.assumesUniqueness() ? " *" : "");
            String row =
                    row(technique.id(), width, entry.scoreText(), entry.level().text(), title);
            out.append(row);
            if (!technique.otherNames().isEmpty()) {
                String names = "(" + String.join(", ", technique.otherNames()) + ")";
                boolean fits = row.length() + 1 + names.length() <= WIDTH;
                out.append(fits ? " " : indent).append(names);
            }
            out.append('\n');
        }
        return out + (hasUnique ? "* assumes that the puzzle has one solution\n" : "");
    }

    private static String row(String name, int width, String score, String level, String title) {
        return name + " ".repeat(width - name.length() + 1)
                + " ".repeat(Math.max(0, 6 - score.length())) + score + "  "
                + level + " ".repeat(Math.max(0, 9 - level.length()))
                + title;
    }

    private static String csv(Profile profile) {
        StringBuilder out = new StringBuilder();
        Answer.csvRecord(out, COLUMNS);
        for (Profile.Entry entry : profile.entries()) {
            Technique technique = entry.technique();
            Answer.csvRecord(
                    out,
                    List.of(
                            technique.id(),
                            technique.title(),
                            Integer.toString(entry.score()),
                            entry.level().text(),
                            Boolean.toString(technique.assumesUniqueness()),
                            String.join(" ", technique.otherNames()),
                            Integer.toString(entry.growth())));
        }
        return out.toString();
    }

    private static String json(Profile profile) {
        StringBuilder out = new StringBuilder();
        for (Profile.Entry entry : profile.entries()) {
            Technique technique = entry.technique();
            new JsonObject(out)
                    .put("technique", technique.id())
                    .put("title", technique.title())
                    .put("score", entry.score())
                    .put("growth", entry.growth())
                    .put("level", entry.level().text())
                    .put("assumesUnique", technique.assumesUniqueness())
                    .put("otherNames", technique.otherNames())
                    .end();
        }
        return out.toString();
    }
}
