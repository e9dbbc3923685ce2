package io.github.sudokusat.web.worker;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Part of the build: finds things in the text of a module, as Binaryen prints it: with one more blank before each line for each level. */
final class WasmText {

    private static final Pattern START = Pattern.compile("\n \\(start (\\S+)\\)");

    private WasmText() {}

    /** The name of the start function. */
    static String start(String text) {
        Matcher matcher = START.matcher(text);
        if (!matcher.find()) {
            throw new IllegalStateException("the module has no start function");
        }
        return matcher.group(1);
    }

    /** A whole function, from the line end before it. */
    static String function(String text, String name) {
        return text.substring(begin(text, "\n (func " + name + " "), end(text, "\n (func " + name + " "));
    }

    private static int begin(String text, String head) {
        int begin = text.indexOf(head);
        if (begin < 0) {
            throw new IllegalStateException("the module has no " + head.strip());
        }
        return begin;
    }

    private static int end(String text, String head) {
        return text.indexOf("\n )", begin(text, head)) + "\n )".length();
    }

    /** The statements of a function, and before them its variables, each from the line end before it. */
    static List<String> statements(String function) {
        List<String> statements = new ArrayList<>();
        int begin = function.indexOf("\n  (");
        while (begin >= 0) {
            int next = function.indexOf("\n  (", begin + 1);
            statements.add(function.substring(begin, next < 0 ? function.lastIndexOf("\n )") : next));
            begin = next;
        }
        return statements;
    }

    /** What an empty structure of a type has in its fields. */
    static List<String> defaults(String text, String type) {
        int begin = text.indexOf("(type " + type + " ");
        String[] fields = text.substring(begin, text.indexOf('\n', begin)).split("\\(field ", -1);
        List<String> defaults = new ArrayList<>();
        for (int i = 1; i < fields.length; i++) {
            defaults.add(zero(fields[i].replace("(mut ", "").strip()));
        }
        return defaults;
    }

    private static String zero(String field) {
        String type = field.replaceAll("[()]+ *$", "").replace("(", "");
        return switch (type) {
            case "i8", "i16", "i32" -> "(i32.const 0)";
            case "i64", "f32", "f64" -> "(" + type + ".const 0)";
            default ->
                type.startsWith("ref null ")
                        ? "(ref.null " + type.substring("ref null ".length()) + ")"
                        : "(ref.null " + type.replaceAll("ref$", "") + ")";
        };
    }
}
