package io.github.sudokusat.cli.option;

import io.github.sudokusat.answer.Rendering;
import io.github.sudokusat.answer.request.SymmetryChoice;
import io.github.sudokusat.encode.AtMostOneMethod;
import io.github.sudokusat.grid.Variant;
import io.github.sudokusat.logic.Level;
import io.github.sudokusat.logic.Profile;
import io.github.sudokusat.logic.step.Technique;
import io.github.sudokusat.sheet.Sheet;
import io.github.sudokusat.text.ConstantName;
import io.github.sudokusat.text.Listing;
import io.github.sudokusat.text.Suggestions;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.TypeConversionException;

/** Options whose value is one of a few names: reads, lists and completes the names. */
public final class Choices {

    /** Names that other programs have for rules. */
    private static final Map<String, String> OTHER_RULES = Map.of(
            "x", "diagonals",
            "sudoku-x", "diagonals",
            "windows", "windoku",
            "hyper", "windoku",
            "disjoint-groups", "disjoint",
            "knight", "anti-knight",
            "king", "anti-king");

    /** Names that other programs have for symmetries. */
    private static final Map<String, String> OTHER_SYMMETRIES = Map.of(
            "180", "half-turn",
            "rotational", "half-turn",
            "90", "quarter-turn",
            "mirrors", "both-axes",
            "dihedral", "full");

    private Choices() {}

    /** Makes a command line and its commands read the values of their options, in upper or lower case. */
    public static void register(CommandLine commandLine) {
        for (ArgSpec argument : commandLine.getCommandSpec().args()) {
            Class<?> type = argument.auxiliaryTypes()[0];
            if (type.isEnum() && type != Rendering.Form.class) {
                register(commandLine, type);
            }
        }
        commandLine.getSubcommands().forEach((name, command) -> {
            command.registerConverter(Rendering.Form.class, text -> named(Rendering.Form.class, text, forms(name)));
            register(command);
        });
    }

    /** The names of the forms that a command has; the command itself refuses the others. */
    private static List<String> forms(String command) {
        List<String> names = new ArrayList<>();
        for (Rendering.Form form : Rendering.Form.values()) {
            if (CommandForms.has(command, form)) {
                names.add(name(form));
            }
        }
        return names;
    }

    private static <E> void register(CommandLine commandLine, Class<E> type) {
        commandLine.registerConverter(type, text -> named(type, text));
    }

    /** The constant of an enum with a name. */
    static <E> E named(Class<E> type, String text) {
        List<String> names = new ArrayList<>();
        for (E value : type.getEnumConstants()) {
            names.add(name((Enum<?>) value));
        }
        return named(type, text, names);
    }

    /** The value with a name; {@code names} are those to offer if there is none. */
    private static <E> E named(Class<E> type, String text, List<String> names) {
        String wanted = text.toLowerCase(Locale.ROOT).replace('_', '-');
        for (E value : type.getEnumConstants()) {
            if (name((Enum<?>) value).equals(wanted)) {
                return value;
            }
        }
        if (type == AtMostOneMethod.class) {
            Optional<AtMostOneMethod> method = AtMostOneMethod.namedByPySat(wanted);
            if (method.isPresent()) {
                return type.cast(method.get());
            }
        }
        throw new TypeConversionException(CommonOptions.MUST_BE + Listing.or(names) + ", but is \"" + text + "\""
                + Suggestions.ask(text, otherNames(type), names));
    }

    private static Map<String, String> otherNames(Class<?> type) {
        if (type == Variant.class) {
            return OTHER_RULES;
        }
        return type == SymmetryChoice.class ? OTHER_SYMMETRIES : Map.of();
    }

    /** The name of a value on the command line. */
    public static String name(Enum<?> value) {
        if (value instanceof Variant rule) {
            return rule.text();
        }
        return ConstantName.of(value);
    }

    /** The names that an option accepts in a command; empty if it is not limited to names. */
    public static List<String> of(CommandSpec command, OptionSpec option) {
        return switch (option.longestName()) {
            case "--techniques", "--needs", "--contains", "--forbid" -> techniques();
            case "--level" -> levels();
            case "--profile" -> profiles();
            case "--solutions" -> List.of("all");
            case "--blank" -> List.of("any");
            case "--per-page" -> Sheet.PER_PAGE.stream().map(String::valueOf).toList();
            default -> constants(command, option);
        };
    }

    /** The names of the enum constants that an option accepts in a command; empty for other types. */
    private static List<String> constants(CommandSpec command, OptionSpec option) {
        Class<?> type = option.auxiliaryTypes()[0];
        List<String> names = new ArrayList<>();
        if (type.isEnum()) {
            for (Object value : type.getEnumConstants()) {
                boolean isOffered = switch (option.longestName()) {
                    case "--format" ->
                        !(value instanceof Rendering.Form form) || CommandForms.has(command.name(), form);
                    default -> true;
                };
                if (isOffered) {
                    names.add(name((Enum<?>) value));
                }
            }
        }
        return names;
    }

    /** Whether an option takes several names, separated by commas. */
    public static boolean isList(OptionSpec option) {
        return option.splitRegex().equals(",");
    }

    /** The names of all techniques. */
    static List<String> techniques() {
        List<String> names = new ArrayList<>();
        for (Technique technique : Technique.values()) {
            names.add(technique.id());
        }
        return names;
    }

    /** The names of the levels. */
    private static List<String> levels() {
        List<String> names = new ArrayList<>();
        for (Level level : Level.values()) {
            names.add(level.text());
        }
        return names;
    }

    /** The names of the shipped profiles. */
    static List<String> profiles() {
        List<String> names = new ArrayList<>();
        for (Profile profile : Profile.shipped()) {
            names.add(profile.name());
        }
        return names;
    }
}
