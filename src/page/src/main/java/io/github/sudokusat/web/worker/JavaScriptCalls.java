package io.github.sudokusat.web.worker;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Part of the build: has a module export the functions that JavaScript calls, and nothing else, in the text of the module. TeaVM hands some of them to
 * imported functions instead, where the optimizer does not look for callers; and it exports others that wasm.js does not use.
 */
final class JavaScriptCalls {

    /** The imports to which TeaVM hands functions that JavaScript calls later. */
    private static final Pattern TAKING = Pattern.compile(
            "\n \\(import \"\\w+\" \"(?:defineFunction|defineStaticMethod|defineMethod|offer)\" \\(func (\\S+) ");

    private static final Pattern FUNCTION = Pattern.compile("\\(ref\\.func (\\S+)\\)");

    /** What wasm.js asks the module for, and the function that answers requests. */
    private static final Set<String> USED = Set.of(
            "ask", "teavm.exceptionMessage", "teavm.javaException", "teavm.jso.createWrapper", "teavm.stringToJs");

    private static final Pattern EXPORT = Pattern.compile("\n \\(export \"([^\"]+)\" \\(.*\\)\\)");

    private JavaScriptCalls() {}

    /** The module with these exports. */
    static String exported(String text) {
        StringBuilder exports = new StringBuilder();
        List<String> functions = List.copyOf(handedOut(text));
        for (int i = 0; i < functions.size(); i++) {
            exports.append("\n (export \"called")
                    .append(i)
                    .append("\" (func ")
                    .append(functions.get(i))
                    .append("))");
        }
        String fewer = EXPORT.matcher(text)
                .replaceAll(match -> USED.contains(match.group(1)) ? Matcher.quoteReplacement(match.group()) : "");
        return new StringBuilder(fewer)
                .insert(fewer.indexOf("\n (start "), exports)
                .toString();
    }

    private static Set<String> handedOut(String text) {
        Set<String> functions = new LinkedHashSet<>();
        TAKING.matcher(text).results().map(match -> match.group(1)).forEach(taking -> {
            Matcher call =
                    Pattern.compile("\\(call " + Pattern.quote(taking) + "\n").matcher(text);
            while (call.find()) {
                Matcher function = FUNCTION.matcher(text);
                if (function.find(call.end())) {
                    functions.add(function.group(1));
                }
            }
        });
        return functions;
    }
}
