package io.github.sudokusat.cli;

import io.github.sudokusat.cli.option.Choices;
import io.github.sudokusat.cli.option.LayoutOptions;
import io.github.sudokusat.text.Listing;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.Model.UsageMessageSpec;

/**
 * The help of a command: its options in groups, in lines as wide as the terminal that are broken only at spaces, whereas the parser's own layout also
 * breaks after the hyphens in names. Examples stay on one line because they are meant to be copied.
 */
final class Help {

    private static final int USUAL_WIDTH = 80;
    private static final int LEAST_WIDTH = 40;
    private static final int MOST_WIDTH = 110;

    /** The column at which descriptions begin. */
    private static final int COLUMN = 26;

    private static final String VALUES = "{values}";
    private static final String RULES = "{rules}";

    /** The sections that this class writes in place of the parser; the heading of the commands is empty because it is part of their list. */
    private static final List<String> SECTIONS = List.of(
            UsageMessageSpec.SECTION_KEY_DESCRIPTION,
            UsageMessageSpec.SECTION_KEY_PARAMETER_LIST,
            UsageMessageSpec.SECTION_KEY_OPTION_LIST,
            UsageMessageSpec.SECTION_KEY_COMMAND_LIST_HEADING,
            UsageMessageSpec.SECTION_KEY_COMMAND_LIST,
            UsageMessageSpec.SECTION_KEY_FOOTER);

    private final int width;

    private Help(int width) {
        this.width = width;
    }

    /** The headings of the groups, in order, each with its options; all other options belong to the first group. */
    private static Map<String, List<String>> groups(CommandSpec command) {
        OptionSpec encoding = command.optionsMap().get("--encoding");
        boolean hasFormula = encoding != null && !encoding.hidden();
        Map<String, List<String>> groups = new LinkedHashMap<>();
        groups.put("Options:", List.of());
        groups.put("Layout:", List.of("--box", "--regions", "--rule", "--rules"));
        groups.put("Input:", List.of("--alphabet", "--blank", "--csv-column", "--ignore", "--from-candidates"));
        groups.put("Techniques:", List.of("--techniques", "--profile", "--assume-unique"));
        groups.put("Engine:", List.of("--engine", "--ilp", "--solver", "--seed"));
        if (hasFormula) {
            groups.put("Formula:", List.of("--encoding", "--at-most-one", "--clues", "--keep-repeats"));
        } else {
            groups.put("Puzzles:", List.of("--count", "--clues", "--grids", "--symmetry", "--minimal", "--pattern"));
        }
        groups.put("Limits:", List.of("--timeout", "--limit", "--max-conflicts", "--jobs"));
        groups.put(
                "Output:",
                List.of("--format", "--output", "--color", "--progress", "--quiet", "--stats", "--dimacs-exit-codes"));
        groups.put("Other:", List.of("--help", "--version", "--debug"));
        return groups;
    }

    /** Makes this class write the help of a command line and its commands. */
    static void register(CommandLine commandLine, boolean isTerminal) {
        commandLine.getSubcommands().values().forEach(command -> register(command, isTerminal));
        UsageMessageSpec usage = commandLine.getCommandSpec().usageMessage();
        usage.abbreviateSynopsis(true);
        usage.adjustLineBreaksForWideCJKCharacters(false);
        Map<String, CommandLine.IHelpSectionRenderer> sections = commandLine.getHelpSectionMap();
        for (String section : SECTIONS) {
            sections.put(section, help -> of(help, isTerminal).section(section, help));
        }
    }

    private String section(String section, CommandLine.Help help) {
        return switch (section) {
            case UsageMessageSpec.SECTION_KEY_DESCRIPTION -> description(help);
            case UsageMessageSpec.SECTION_KEY_PARAMETER_LIST -> parameters(help);
            case UsageMessageSpec.SECTION_KEY_OPTION_LIST -> options(help);
            case UsageMessageSpec.SECTION_KEY_COMMAND_LIST -> commands(help.commandSpec());
            case UsageMessageSpec.SECTION_KEY_FOOTER -> footer(help);
            default -> "";
        };
    }

    private static Help of(CommandLine.Help help, boolean isTerminal) {
        return new Help(width(help.commandSpec().usageMessage(), System.getenv("COLUMNS"), isTerminal));
    }

    /** The width of lines: that in {@code COLUMNS}, else that of the terminal, else 80; within readable bounds. */
    static int width(UsageMessageSpec usage, @Nullable String columns, boolean isTerminal) {
        int width = USUAL_WIDTH;
        if (columns != null && columns.matches("[1-9][0-9]{0,4}")) {
            width = Integer.parseInt(columns);
        } else if (isTerminal) {
            width = usage.autoWidth(true).width();
        }
        return Math.max(LEAST_WIDTH, Math.min(width, MOST_WIDTH));
    }

    private String description(CommandLine.Help help) {
        StringBuilder out = new StringBuilder();
        for (String paragraph : help.commandSpec().usageMessage().description()) {
            wrap(paragraph, 0, 0, out);
        }
        return out.toString();
    }

    private String parameters(CommandLine.Help help) {
        StringBuilder out = new StringBuilder();
        for (PositionalParamSpec parameter : help.commandSpec().positionalParameters()) {
            if (!parameter.hidden()) {
                entry("  " + parameter.paramLabel(), String.join(" ", parameter.description()), out);
            }
        }
        return out.length() == 0 ? "" : "\n" + out;
    }

    private String options(CommandLine.Help help) {
        CommandSpec command = help.commandSpec();
        StringBuilder out = new StringBuilder();
        optionGroups(command).forEach((heading, options) -> {
            out.append('\n').append(heading).append('\n');
            for (OptionSpec option : options) {
                entry("  " + names(option), text(command, option), out);
            }
        });
        return out.toString();
    }

    /** The options that a command shows, in groups by their headings; each group has some. */
    static Map<String, List<OptionSpec>> optionGroups(CommandSpec command) {
        Map<String, List<String>> groups = groups(command);
        Map<String, List<OptionSpec>> shown = new LinkedHashMap<>();
        groups.forEach((heading, names) -> {
            List<OptionSpec> options = names.isEmpty() ? ungrouped(command, groups) : inOrder(command, names);
            if (!options.isEmpty()) {
                shown.put(heading, options);
            }
        });
        return shown;
    }

    /** The options that a command shows and that belong to no group by name. */
    private static List<OptionSpec> ungrouped(CommandSpec command, Map<String, List<String>> groups) {
        List<OptionSpec> options = new ArrayList<>(command.options());
        options.removeIf(option ->
                option.hidden() || groups.values().stream().anyMatch(group -> group.contains(option.longestName())));
        return options;
    }

    /** The options of a group that a command shows. */
    private static List<OptionSpec> inOrder(CommandSpec command, List<String> names) {
        List<OptionSpec> options = new ArrayList<>();
        for (String name : names) {
            OptionSpec option = command.optionsMap().get(name);
            if (option != null && !option.hidden()) {
                options.add(option);
            }
        }
        return options;
    }

    static String names(OptionSpec option) {
        List<String> names = new ArrayList<>(List.of(option.names()));
        names.sort((a, b) -> a.length() - b.length());
        String label = option.arity().max() == 0 ? "" : "=" + option.paramLabel();
        String all = String.join(", ", names) + label;
        return all.startsWith("--") ? "    " + all : all;
    }

    static String text(CommandSpec command, OptionSpec option) {
        String text =
                String.join(" ", option.description()).replace(RULES, LayoutOptions.exampleOfRules(command.name()));
        return text.contains(VALUES) ? text.replace(VALUES, Listing.or(Choices.of(command, option))) : text;
    }

    private void entry(String names, String text, StringBuilder out) {
        out.append(names);
        int column = names.length();
        if (column > COLUMN - 2) {
            out.append('\n');
            column = 0;
        }
        out.append(" ".repeat(COLUMN - column));
        wrap(text, COLUMN, COLUMN, out);
    }

    /** The commands of a command line, each with a line of description, for a user who has named none. */
    static String commands(CommandLine commandLine, boolean isTerminal) {
        return of(commandLine.getHelp(), isTerminal).commands(commandLine.getCommandSpec());
    }

    private String commands(CommandSpec all) {
        StringBuilder out = new StringBuilder();
        all.subcommands().forEach((name, command) -> {
            UsageMessageSpec usage = command.getCommandSpec().usageMessage();
            String[] text = usage.header().length > 0 ? usage.header() : usage.description();
            entry("  " + name, String.join(" ", text), out);
        });
        return out.length() == 0 ? "" : "\nCommands:\n" + out;
    }

    private String footer(CommandLine.Help help) {
        StringBuilder out = new StringBuilder();
        for (String line : help.commandSpec().usageMessage().footer()) {
            if (line.startsWith("  ")) {
                out.append(line).append('\n');
            } else {
                wrap(line, 0, 0, out);
            }
        }
        return out.toString();
    }

    /** Adds a text in lines of whole words; the first line begins at a column, the others after an indent. */
    private void wrap(String text, int begin, int indent, StringBuilder out) {
        int column = begin;
        boolean isFirst = true;
        for (String word : text.split(" ", -1)) {
            if (!isFirst && column + 1 + word.length() > width) {
                out.append('\n').append(" ".repeat(indent));
                column = indent;
                isFirst = true;
            }
            out.append(isFirst ? "" : " ").append(word);
            column += word.length() + (isFirst ? 0 : 1);
            isFirst = false;
        }
        out.append('\n');
    }
}
