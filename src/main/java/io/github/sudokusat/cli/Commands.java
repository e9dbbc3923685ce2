package io.github.sudokusat.cli;

import io.github.sudokusat.cli.command.CandidatesCommand;
import io.github.sudokusat.cli.command.CanonicalCommand;
import io.github.sudokusat.cli.command.CheckCommand;
import io.github.sudokusat.cli.command.CompletionCommand;
import io.github.sudokusat.cli.command.CountCommand;
import io.github.sudokusat.cli.command.DecodeCommand;
import io.github.sudokusat.cli.command.ExplainCommand;
import io.github.sudokusat.cli.command.ExportCommand;
import io.github.sudokusat.cli.command.GenerateCommand;
import io.github.sudokusat.cli.command.HelpCommand;
import io.github.sudokusat.cli.command.HintCommand;
import io.github.sudokusat.cli.command.MinimizeCommand;
import io.github.sudokusat.cli.command.ProveCommand;
import io.github.sudokusat.cli.command.RateCommand;
import io.github.sudokusat.cli.command.ServeCommand;
import io.github.sudokusat.cli.command.SheetCommand;
import io.github.sudokusat.cli.command.ShowCommand;
import io.github.sudokusat.cli.command.SolveCommand;
import io.github.sudokusat.cli.command.TechniquesCommand;
import io.github.sudokusat.cli.command.VarCommand;
import io.github.sudokusat.cli.command.VerifyCommand;
import io.github.sudokusat.cli.option.CommonOptions;
import io.github.sudokusat.cli.output.Streams;
import io.github.sudokusat.text.Suggestions;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;

/**
 * The commands of the program, as far as a run needs them. The parser takes about as long to build its model of a command with all options as the JVM
 * takes to start, so only the command that the arguments name is built; the list of commands in the help needs no more than their descriptions.
 */
final class Commands {

    static final String HELP = "help";
    private static final String COMPLETION = "generate-completion";

    /** The names of all commands, in the order of the help. */
    static final List<String> NAMES = List.of(
            "solve",
            "check",
            "count",
            "hint",
            "explain",
            "rate",
            "show",
            "export",
            "decode",
            "var",
            "minimize",
            "candidates",
            "generate",
            "sheet",
            "canonical",
            "techniques",
            "prove",
            "verify",
            "serve",
            HELP,
            COMPLETION);

    /** Names that other programs have for commands; they are suggestions, not aliases, so that each command has one name. */
    private static final Map<String, String> OTHER_NAMES = Map.of(
            "convert", "show",
            "print", "show",
            "validate", "check",
            "grade", "rate",
            "difficulty", "rate");

    private static final List<String> FORMULA = List.of("--encoding", "--at-most-one", "--clues", "--keep-repeats");

    /** The options of each command that are accepted but have no effect there. */
    private static final Map<String, List<String>> WITHOUT_EFFECT = Map.of(
            "hint", FORMULA,
            "rate", FORMULA,
            "explain", FORMULA,
            "candidates", FORMULA,
            "show", formulaAnd("--engine", "--ilp", "--solver", "--seed", "--stats", "--timeout", "--max-conflicts"),
            "minimize", formulaAnd("--engine", "--ilp"));

    private static List<String> formulaAnd(String... others) {
        List<String> options = new ArrayList<>(FORMULA);
        options.addAll(List.of(others));
        return options;
    }

    /** The commands to build with all their options. */
    private final Set<String> complete;

    /** Whether the others are built as well, with name and description only. */
    private final boolean hasOutlines;

    /** Commands of other packages. */
    private final List<Object> others;

    private Commands(Set<String> complete, boolean hasOutlines) {
        this(complete, hasOutlines, List.of());
    }

    private Commands(Set<String> complete, boolean hasOutlines, List<Object> others) {
        this.complete = complete;
        this.hasOutlines = hasOutlines;
        this.others = others;
    }

    /** All commands with all their options. */
    static Commands all() {
        return new Commands(Set.copyOf(NAMES), false);
    }

    /**
     * What the parser needs for given arguments. It runs the command that is named first, because no option before it takes a value; what precedes
     * that command may ask for the list of commands.
     */
    static Commands forArguments(String... arguments) {
        List<String> named = new ArrayList<>(List.of(arguments));
        named.retainAll(NAMES);
        String command = named.isEmpty() ? "" : named.get(0);
        return switch (command) {
            case COMPLETION -> all();
            case HELP, "" -> new Commands(Set.copyOf(named), true);
            default -> new Commands(Set.of(command), !command.equals(arguments[0]));
        };
    }

    /** Some of the commands and the help, with all their options, and commands of other packages: objects with the annotation {@link Command}. */
    static Commands only(Set<String> names, List<Object> others) {
        Set<String> complete = new HashSet<>(names);
        complete.add(HELP);
        return new Commands(complete, false, others);
    }

    /** A question that suggests which of some commands a user probably meant; empty if none is likely. */
    static String ask(String typed, Set<String> names) {
        Map<String, String> otherNames = new HashMap<>(OTHER_NAMES);
        otherNames.values().retainAll(names);
        return Suggestions.ask(typed, otherNames, names);
    }

    /** Adds the commands to a command line. */
    void addTo(CommandLine commandLine, Streams streams) {
        for (String name : NAMES) {
            if (complete.contains(name)) {
                commandLine.addSubcommand(name, complete(name, create(name, commandLine, streams)));
            } else if (hasOutlines) {
                commandLine.addSubcommand(name, outline(create(name, commandLine, streams)));
            }
        }
        others.forEach(other -> commandLine.addSubcommand(complete("", other)));
    }

    private static Object create(String name, CommandLine commandLine, Streams streams) {
        return switch (name) {
            case "solve" -> new SolveCommand(streams);
            case "check" -> new CheckCommand(streams);
            case "count" -> new CountCommand(streams);
            case "hint" -> new HintCommand(streams);
            case "explain" -> new ExplainCommand(streams);
            case "rate" -> new RateCommand(streams);
            case "show" -> new ShowCommand(streams);
            case "export" -> new ExportCommand(streams);
            case "decode" -> new DecodeCommand(streams);
            case "var" -> new VarCommand(streams);
            case "minimize" -> new MinimizeCommand(streams);
            case "candidates" -> new CandidatesCommand(streams);
            case "generate" -> new GenerateCommand(streams);
            case "sheet" -> new SheetCommand(streams);
            case "canonical" -> new CanonicalCommand(streams);
            case "techniques" -> new TechniquesCommand(streams);
            case "prove" -> new ProveCommand(streams);
            case "verify" -> new VerifyCommand(streams);
            case "serve" -> new ServeCommand(streams);
            case HELP -> new HelpCommand(commandLine);
            case COMPLETION -> new CompletionCommand(commandLine);
            default -> throw new IllegalArgumentException("no command " + name);
        };
    }

    private static CommandLine complete(String name, Object command) {
        CommandLine commandLine = new CommandLine(command);
        if (!name.equals(HELP) && !name.equals(COMPLETION)) {
            CommandSpec spec = commandLine.getCommandSpec();
            spec.mixinStandardHelpOptions(true).versionProvider(new SudokuCommand.Version());
            CommonOptions.complete(spec);
            CommonOptions.hide(spec, WITHOUT_EFFECT.getOrDefault(name, List.of()));
        }
        return commandLine;
    }

    /** A command without its options. */
    private static CommandLine outline(Object command) {
        CommandSpec spec = CommandSpec.create();
        Command annotation = command.getClass().getAnnotation(Command.class);
        spec.usageMessage().header(annotation.header()).description(annotation.description());
        return new CommandLine(spec);
    }
}
