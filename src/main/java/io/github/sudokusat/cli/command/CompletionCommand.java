package io.github.sudokusat.cli.command;

import io.github.sudokusat.cli.option.Choices;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/**
 * {@code generate-completion}: a script that completes commands, options and values in bash and zsh.
 *
 * <p>The parser has such a command, too, but its script offers the values of one option for another, does not handle lists, and hides file names.
 */
@Command(
        name = "generate-completion",
        description = "Prints a completion script for bash and zsh.",
        mixinStandardHelpOptions = true,
        footer = {"", "Example, for ~/.bashrc or ~/.zshrc:", "  source <(sudoku-sat generate-completion)"})
public final class CompletionCommand implements Runnable {

    /** A function that completes the word under the cursor. An empty reply leaves file names to the shell. */
    private static final String SCRIPT = """
            # Completion of sudoku-sat in bash and zsh: source this file.
            if [ -n "${ZSH_VERSION-}" ]; then
              autoload -U +X compinit && compinit
              autoload -U +X bashcompinit && bashcompinit
            fi

            _sudoku_sat_words() {
              case "$1" in
            %s  esac
            }

            _sudoku_sat_values() {
              case "$1 $2" in
            %s  esac
            }

            _sudoku_sat() {
              local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}" command="" values prefix="" word
              for word in "${COMP_WORDS[@]:1:$((COMP_CWORD - 1))}"; do
                case "$word" in -*) ;; *) command="$word"; break ;; esac
              done
              COMPREPLY=()
              if [ "$current" = "=" ]; then
                current=""
              elif [ "$previous" = "=" ] && [ "$COMP_CWORD" -ge 2 ]; then
                previous="${COMP_WORDS[COMP_CWORD-2]}"
              fi
              values="$(_sudoku_sat_values "$command" "$previous")"
              case "$values" in
                "") ;;
                FILE) return ;;
                LIST*)
                  case "$current" in *,*) prefix="${current%%,*}," ;; esac
                  COMPREPLY=($(compgen -P "$prefix" -W "${values#LIST}" -- "${current##*,}"))
                  return ;;
                *)
                  COMPREPLY=($(compgen -W "$values" -- "$current"))
                  return ;;
              esac
              case "$current" in
                -*) COMPREPLY=($(compgen -W "$(_sudoku_sat_words "$command")" -- "$current")) ;;
                *)
                  case "$command" in
                    "") COMPREPLY=($(compgen -W "$(_sudoku_sat_words commands)" -- "$current")) ;;
                    help) COMPREPLY=($(compgen -W "$(_sudoku_sat_words topics)" -- "$current")) ;;
                  esac ;;
              esac
            }

            complete -o default -F _sudoku_sat sudoku-sat
            """;

    private static final List<String> FILES = List.of("--output", "--regions", "--rules");

    private final CommandLine all;

    public CompletionCommand(CommandLine all) {
        this.all = all;
    }

    @Override
    public void run() {
        StringBuilder words = new StringBuilder();
        StringBuilder values = new StringBuilder();
        String commands = String.join(" ", all.getSubcommands().keySet());
        line("commands", commands, words);
        line("topics", commands + " " + String.join(" ", HelpCommand.TOPICS), words);
        line("", options(all.getCommandSpec()), words);
        all.getSubcommands().forEach((name, command) -> {
            CommandSpec spec = command.getCommandSpec();
            line(name, options(spec), words);
            spec.options().forEach(option -> values(name, spec, option, values));
        });
        all.getOut().print(SCRIPT.formatted(words, values));
    }

    private static void line(String pattern, String words, StringBuilder out) {
        out.append("    \"").append(pattern).append("\") echo \"").append(words).append("\" ;;\n");
    }

    private static String options(CommandSpec command) {
        List<String> names = new ArrayList<>();
        for (OptionSpec option : command.options()) {
            if (!option.hidden()) {
                names.addAll(List.of(option.names()));
            }
        }
        return String.join(" ", names);
    }

    private static void values(String name, CommandSpec command, OptionSpec option, StringBuilder out) {
        if (option.hidden() || option.arity().max() == 0) {
            return;
        }
        List<String> choices = Choices.of(command, option);
        // A name or a file: what is not offered here is left to the shell, which completes file names.
        String offered = FILES.contains(option.longestName()) || choices.isEmpty()
                ? "FILE"
                : (Choices.isList(option) ? "LIST " : "") + String.join(" ", choices);
        List<String> patterns = new ArrayList<>();
        for (String alias : option.names()) {
            patterns.add("\"" + name + " " + alias + "\"");
        }
        out.append("    ")
                .append(String.join(" | ", patterns))
                .append(") echo \"")
                .append(offered)
                .append("\" ;;\n");
    }
}
