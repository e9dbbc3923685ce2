package io.github.sudokusat.cli;

import io.github.sudokusat.cli.output.Streams;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.Model.UsageMessageSpec;

/**
 * The manual: what the help says, in the format of {@code man}. A page for the program and for each command in section 1, and one each for the
 * input formats and the variant rules in section 5. The releases include it.
 */
final class ManPages {

    private static final String EXIT_CODES = "Exit code";

    /** Topics of the help that are texts of their own, with the first line of their pages. */
    private static final Map<String, String> TOPICS = new LinkedHashMap<>();

    static {
        TOPICS.put("formats", "input formats of puzzles");
        TOPICS.put("rules", "rules of variants");
    }

    private final CommandLine program;
    private final String version;
    private final String date;

    private ManPages(CommandLine program, String version, String date) {
        this.program = program;
        this.version = version;
        this.date = date;
    }

    /**
     * Writes the manual into a directory, which is created if it does not exist.
     *
     * @param arguments the directory, the version, and the time of the release, of which the pages have the date
     */
    public static void main(String[] arguments) throws IOException {
        Path directory = Files.createDirectories(Path.of(arguments[0]));
        for (Map.Entry<String, String> page : all(arguments[1], arguments[2].substring(0, "2026-11-30".length()))
                .entrySet()) {
            Files.writeString(directory.resolve(page.getKey()), page.getValue());
        }
    }

    /** The pages by the names of their files. */
    static Map<String, String> all(String version, String date) {
        CommandLine program = SudokuCommand.create(Streams.ofProcess(), Commands.all());
        ManPages manual = new ManPages(program, version, date);
        Map<String, String> pages = new LinkedHashMap<>();
        pages.put(SudokuCommand.NAME + ".1", manual.page(program.getCommandSpec()));
        program.getSubcommands()
                .forEach((name, command) -> pages.put(pageName(name) + ".1", manual.page(command.getCommandSpec())));
        TOPICS.forEach((topic, title) -> pages.put(pageName(topic) + ".5", manual.topic(topic, title)));
        return pages;
    }

    private static String pageName(String command) {
        return SudokuCommand.NAME + "-" + command;
    }

    private String page(CommandSpec command) {
        boolean isProgram = command == program.getCommandSpec();
        String name = isProgram ? SudokuCommand.NAME : pageName(command.name());
        UsageMessageSpec usage = command.usageMessage();
        String[] description = usage.description();
        StringBuilder out = head(name, 1, brief(description[0]));
        section("SYNOPSIS", out);
        out.append(bold(command.qualifiedName()))
                .append(" [")
                .append(italic("OPTIONS"))
                .append(']');
        if (isProgram) {
            out.append(" [").append(italic("COMMAND")).append(']');
        }
        for (PositionalParamSpec parameter : shown(command)) {
            String label = italic(parameter.paramLabel()) + (parameter.arity().max() > 1 ? "..." : "");
            out.append(' ').append(parameter.arity().min() == 0 ? "[" + label + "]" : label);
        }
        out.append('\n');
        section("DESCRIPTION", out);
        out.append(Stream.of(description).map(ManPages::escaped).collect(Collectors.joining("\n.PP\n")))
                .append('\n');
        shown(command)
                .forEach(parameter ->
                        item(italic(parameter.paramLabel()), String.join(" ", parameter.description()), out));
        commands(command, out);
        options(command, out);
        footer(List.of(usage.footer()), out);
        return seeAlso(isProgram, out).toString();
    }

    private static List<PositionalParamSpec> shown(CommandSpec command) {
        List<PositionalParamSpec> parameters = new ArrayList<>(command.positionalParameters());
        parameters.removeIf(PositionalParamSpec::hidden);
        return parameters;
    }

    private static void commands(CommandSpec command, StringBuilder out) {
        if (!command.subcommands().isEmpty()) {
            section("COMMANDS", out);
            command.subcommands()
                    .forEach((name, each) -> item(
                            bold(pageName(name)) + "(1)",
                            String.join(
                                    " ", each.getCommandSpec().usageMessage().description()),
                            out));
        }
    }

    private static void options(CommandSpec command, StringBuilder out) {
        section("OPTIONS", out);
        Help.optionGroups(command).forEach((heading, options) -> {
            if (!heading.equals("Options:")) {
                out.append(".SS ").append(escaped(heading.replace(":", ""))).append('\n');
            }
            for (OptionSpec option : options) {
                item(bold(Help.names(option).strip()), Help.text(command, option), out);
            }
        });
    }

    /** Examples, exit codes, and the paragraphs beside them, which become notes. */
    private static void footer(List<String> lines, StringBuilder out) {
        StringBuilder examples = new StringBuilder();
        StringBuilder notes = new StringBuilder();
        StringBuilder codes = new StringBuilder();
        for (String line : lines) {
            if (line.startsWith("  ")) {
                examples.append(escaped(line.strip())).append('\n');
            } else if (line.startsWith(EXIT_CODES)) {
                codes.append(escaped(capitalized(line.substring(line.indexOf(':') + 2))))
                        .append('\n');
            } else if (line.startsWith("Example") && line.endsWith(":")) {
                String heading = line.replaceFirst("Examples?(, )?", "").replace(":", "");
                examples.append(heading.isEmpty() ? "" : "# " + escaped(heading) + "\n");
            } else if (!line.isBlank()) {
                notes.append(notes.length() == 0 ? "" : ".PP\n")
                        .append(escaped(line))
                        .append('\n');
            }
        }
        if (examples.length() > 0) {
            verbatim("EXAMPLES", examples.toString(), out);
        }
        if (notes.length() > 0) {
            section("NOTES", out);
            out.append(notes);
        }
        if (codes.length() > 0) {
            section("EXIT STATUS", out);
            out.append(codes);
        }
    }

    private String topic(String topic, String title) {
        StringWriter text = new StringWriter();
        program.setOut(new PrintWriter(text));
        program.execute("help", topic);
        program.getOut().flush();
        StringBuilder out = head(pageName(topic), 5, title);
        verbatim("DESCRIPTION", escaped(text.toString().stripTrailing()) + "\n", out);
        return seeAlso(false, out).toString();
    }

    private StringBuilder head(String name, int section, String brief) {
        StringBuilder out = new StringBuilder();
        out.append(".TH ")
                .append(escaped(name.toUpperCase(Locale.ROOT)))
                .append(' ')
                .append(section);
        out.append(" \"")
                .append(date)
                .append("\" \"")
                .append(SudokuCommand.NAME)
                .append(' ')
                .append(version);
        out.append("\" \"").append(SudokuCommand.NAME).append(" manual\"\n");
        out.append(".nh\n.ad l\n");
        section("NAME", out);
        return out.append(escaped(name)).append(" \\- ").append(escaped(brief)).append('\n');
    }

    private StringBuilder seeAlso(boolean isProgram, StringBuilder out) {
        section("SEE ALSO", out);
        List<String> pages = new ArrayList<>();
        if (!isProgram) {
            pages.add(bold(SudokuCommand.NAME) + "(1)");
        }
        TOPICS.keySet().forEach(topic -> pages.add(bold(pageName(topic)) + "(5)"));
        return out.append(String.join(", ", pages)).append('\n');
    }

    private static void section(String heading, StringBuilder out) {
        out.append(".SH ").append(heading).append('\n');
    }

    private static void verbatim(String heading, String lines, StringBuilder out) {
        section(heading, out);
        out.append(".nf\n").append(lines).append(".fi\n");
    }

    private static void item(String term, String text, StringBuilder out) {
        out.append(".TP\n").append(term).append('\n').append(escaped(text)).append('\n');
    }

    /** A sentence as the words behind a name: small at its begin, and without its end. */
    private static String brief(String sentence) {
        String words = sentence.replaceFirst("[.;:].*$", "");
        return words.substring(0, 1).toLowerCase(Locale.ROOT) + words.substring(1);
    }

    private static String capitalized(String words) {
        return words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1);
    }

    private static String bold(String text) {
        return "\\fB" + escaped(text) + "\\fR";
    }

    private static String italic(String text) {
        return "\\fI" + escaped(text) + "\\fR";
    }

    /** A text whose characters all stand for themselves, as they can be copied from a page. */
    private static String escaped(String text) {
        return text.replace("\\", "\\e")
                .replace("-", "\\-")
                .replace("'", "\\(aq")
                .replace("`", "\\(ga")
                .replace("^", "\\(ha")
                .replace("~", "\\(ti")
                .replaceAll("(?m)^\\.", "\\\\&.");
    }
}
