package io.github.sudokusat.sat.process;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** A command line in which {@code {cnf}}, {@code {out}} and {@code {proof}} stand for the paths of files. Immutable. */
final class CommandTemplate {

    static final String CNF = "{cnf}";
    static final String OUT = "{out}";
    static final String PROOF = "{proof}";

    private final String text;
    private final List<String> words;

    private CommandTemplate(String text, List<String> words) {
        this.text = text;
        this.words = words;
    }

    /**
     * Splits a command line as a POSIX shell does, without its expansions: blanks separate words; {@code '…'} keeps everything; {@code "…"}
     * keeps everything but a backslash before {@code "}, {@code \}, {@code $} or {@code `}; elsewhere a backslash keeps the next character.
     *
     * @throws IllegalArgumentException if a quotation mark is not closed, the last character is a lone backslash, there is no word, or no
     *     word contains {@code {cnf}}
     */
    static CommandTemplate parse(String text) {
        List<String> words = split(text);
        if (words.isEmpty() || words.get(0).isEmpty()) {
            throw new IllegalArgumentException("the solver's command is empty");
        }
        CommandTemplate template = new CommandTemplate(text.strip(), List.copyOf(words));
        if (!template.contains(CNF)) {
            throw new IllegalArgumentException("the solver's command must contain " + CNF
                    + ", the placeholder for the formula's file, but is \"" + template + "\"");
        }
        return template;
    }

    private static List<String> split(String text) {
        List<String> words = new ArrayList<>();
        StringBuilder word = new StringBuilder();
        boolean inWord = false;
        char quote = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '\\' && quote != '\'') {
                if (++i == text.length()) {
                    throw new IllegalArgumentException("the solver's command ends with a lone backslash: " + text);
                }
                char next = text.charAt(i);
                if (quote == '"' && "\"\\$`".indexOf(next) < 0) {
                    word.append(c);
                }
                word.append(next);
                inWord = true;
            } else if (quote != 0 ? c == quote : c == '\'' || c == '"') {
                quote = quote != 0 ? 0 : c;
                inWord = true;
            } else if (quote == 0 && Character.isWhitespace(c)) {
                if (inWord) {
                    words.add(word.toString());
                    word.setLength(0);
                    inWord = false;
                }
            } else {
                word.append(c);
                inWord = true;
            }
        }
        if (quote != 0) {
            throw new IllegalArgumentException("the solver's command lacks a closing " + quote + ": " + text);
        }
        if (inWord) {
            words.add(word.toString());
        }
        return words;
    }

    /** The name of the program without its directory. */
    String program() {
        String program = words.get(0);
        int slash = program.lastIndexOf('/');
        return slash >= 0 && slash + 1 < program.length() ? program.substring(slash + 1) : program;
    }

    /** The program as it is written in the command, perhaps with a directory. */
    String executable() {
        return words.get(0);
    }

    boolean hasOut() {
        return contains(OUT);
    }

    boolean hasProof() {
        return contains(PROOF);
    }

    private boolean contains(String placeholder) {
        for (String word : words) {
            if (word.contains(placeholder)) {
                return true;
            }
        }
        return false;
    }

    /** The words with paths in place of the placeholders. */
    List<String> words(Path cnf, Path out, Path proof) {
        Map<String, String> paths = Map.of(CNF, cnf.toString(), OUT, out.toString(), PROOF, proof.toString());
        List<String> filled = new ArrayList<>(words.size());
        for (String word : words) {
            filled.add(replace(word, paths));
        }
        return filled;
    }

    /** In one pass, so that a placeholder inside a path is left alone. */
    private static String replace(String word, Map<String, String> paths) {
        StringBuilder filled = new StringBuilder();
        for (int i = 0; i < word.length(); i++) {
            int end = word.indexOf('}', i) + 1;
            String path = end > 0 ? paths.get(word.substring(i, end)) : null;
            if (path == null) {
                filled.append(word.charAt(i));
            } else {
                filled.append(path);
                i = end - 1;
            }
        }
        return filled.toString();
    }

    /** The command line as it was given. */
    @Override
    public String toString() {
        return text;
    }
}
