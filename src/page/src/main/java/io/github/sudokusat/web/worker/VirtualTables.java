package io.github.sudokusat.web.worker;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Part of the build: makes the tables of virtual methods constants, in the text of a module. TeaVM makes them empty and has the start function fill them,
 * field by field; as constants they are smaller, and the optimizer sees what a call can reach.
 *
 * <p>Tables and descriptions of classes refer to each other. Therefore the descriptions come first, and get what they refer to at the start, as before.
 */
final class VirtualTables {

    /** A global that is an empty structure: its name and its type. */
    private static final Pattern EMPTY =
            Pattern.compile("\n \\(global (\\S+) \\(ref (\\S+)\\) \\(struct\\.new_default \\S+\\)\\)");

    private static final Pattern PARAMETER = Pattern.compile("\\(local\\.get \\$(\\d+)\\)");
    private static final String GLOBAL = "(global.get ";

    private final String text;
    private final Map<String, String> types = new HashMap<>();
    private final Map<String, List<String>> called = new HashMap<>();

    /** What the start function has put into the fields of each global. */
    private final Map<String, Map<Integer, String>> values = new LinkedHashMap<>();

    private VirtualTables(String text) {
        this.text = text;
        Matcher matcher = EMPTY.matcher(text);
        while (matcher.find()) {
            types.put(matcher.group(1), matcher.group(2));
        }
    }

    /** The module with constants for tables. */
    static String constant(String text) {
        return new VirtualTables(text).changed();
    }

    private String changed() {
        String start = WasmText.function(text, WasmText.start(text));
        List<String> statements = WasmText.statements(start);
        int filling = 0;
        while (fills(statements.get(filling), List.of())) {
            filling++;
        }
        // The first is about a class.
        String description =
                typeOf(statements.get(0).lines().skip(2).findFirst().orElseThrow());
        StringBuilder body = new StringBuilder(start.substring(0, start.indexOf('\n', 1)));
        Map<String, String> constants = new HashMap<>();
        values.forEach((global, fields) -> constants.put(global, constant(global, fields, description, body)));
        statements.subList(filling, statements.size()).forEach(body::append);
        return inOrder(text.replace(start, body.append("\n )")), constants, description);
    }

    /** Takes note of what a statement puts into fields; false if it does anything else. */
    private boolean fills(String statement, List<String> arguments) {
        List<String> lines = statement.strip().lines().map(String::strip).toList();
        String[] words = lines.get(0).substring(1).split(" ", -1);
        List<String> operands = new ArrayList<>();
        for (String line : lines.subList(1, Math.max(1, lines.size() - 1))) {
            Matcher parameter = PARAMETER.matcher(line);
            operands.add(parameter.matches() ? arguments.get(Integer.parseInt(parameter.group(1))) : line);
        }
        return switch (words[0]) {
            case "call" -> fillsBy(words[1], operands);
            case "struct.set" -> {
                values.computeIfAbsent(global(operands.get(0)), name -> new TreeMap<>())
                        .put(Integer.valueOf(words[2]), operands.get(1));
                yield true;
            }
            default -> false;
        };
    }

    private boolean fillsBy(String function, List<String> arguments) {
        List<String> statements =
                called.computeIfAbsent(function, name -> WasmText.statements(WasmText.function(text, name)));
        boolean fills = statements.stream().allMatch(statement -> statement.startsWith("\n  (struct.set "));
        return fills && statements.stream().allMatch(statement -> fills(statement, arguments));
    }

    /** The global as a constant; what cannot be part of it becomes part of the start function. */
    private String constant(String global, Map<Integer, String> fields, String description, StringBuilder body) {
        String type = types.get(global);
        List<String> content = WasmText.defaults(text, type);
        fields.forEach((field, value) -> {
            if (!value.startsWith(GLOBAL)
                    || (!type.equals(description) && typeOf(value).equals(description))) {
                content.set(field, value);
            } else {
                body.append("\n  (struct.set %s %d %s%s) %s)".formatted(type, field, GLOBAL, global, value));
            }
        });
        return "\n (global %s (ref %s) (struct.new %s %s))".formatted(global, type, type, String.join(" ", content));
    }

    /** With descriptions first, then the other structures: a global can refer to earlier ones only. */
    private static String inOrder(String changed, Map<String, String> constants, String description) {
        StringBuilder descriptions = new StringBuilder();
        StringBuilder others = new StringBuilder();
        StringBuilder rest = new StringBuilder();
        Matcher matcher = EMPTY.matcher(changed);
        int begin = changed.length();
        while (matcher.find()) {
            begin = Math.min(begin, matcher.start());
            (matcher.group(2).equals(description) ? descriptions : others)
                    .append(constants.getOrDefault(matcher.group(1), matcher.group()));
            matcher.appendReplacement(rest, "");
        }
        matcher.appendTail(rest);
        return rest.insert(begin, descriptions.append(others)).toString();
    }

    private String typeOf(String operand) {
        return types.getOrDefault(global(operand), "");
    }

    private static String global(String operand) {
        return operand.strip().substring(GLOBAL.length()).replace(")", "");
    }
}
