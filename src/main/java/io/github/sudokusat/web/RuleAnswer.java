package io.github.sudokusat.web;

import io.github.sudokusat.format.GridFormatException;
import io.github.sudokusat.format.RuleForm;
import io.github.sudokusat.format.RuleText;
import io.github.sudokusat.format.read.LayoutText;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.LayoutNeed;
import io.github.sudokusat.grid.StatedRule;
import io.github.sudokusat.grid.UnfitRuleException;
import io.github.sudokusat.text.ConstantName;
import io.github.sudokusat.text.JsonObject;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** {@code rule} and {@code forms}: a layout with other rules, and how rules are written. */
final class RuleAnswer {

    static final List<String> KEYS = List.of("layout", "remove", "add");

    static final List<String> KEYS_OF_FORMS = List.of("layout");

    /** A rule by which there are other digits, so that the rest of the layout is read with it. */
    private static final RuleForm DOUBLERS = new RuleForm(RuleForm.Group.GRID, "rule doublers", "", "rule doublers");

    private static final String NEED_OF_DOUBLERS = "needs each digit from 1 to at most " + GameText.LARGEST_SIDE / 2
            + " in every row, column, and box or region";

    private RuleAnswer() {}

    /**
     * {@code forms}: the form of each rule's line, in groups, and why the layout can have no such rule if it cannot.
     */
    static void forms(Request request, JsonObject json) {
        Layout layout = GameText.layout(request);
        json.put("result", "forms")
                .put(
                        "forms",
                        Stream.concat(RuleText.forms().stream(), Stream.of(DOUBLERS))
                                .sorted(Comparator.comparing(RuleForm::group))
                                .toList(),
                        (form, object) -> form(form, layout, object));
    }

    private static void form(RuleForm form, Layout layout, JsonObject json) {
        json.put("group", ConstantName.of(form.group()))
                .put("keyword", form.keyword())
                .put("arguments", form.arguments())
                .put("example", form.example());
        String why = refusal(form, layout);
        if (why != null) {
            json.put("why", why);
        }
    }

    /** What every rule of a form needs that the layout does not have; null if the layout can have such rules. */
    private static @Nullable String refusal(RuleForm form, Layout layout) {
        if (form.keyword().equals("region-sum")
                && Arrays.stream(layout.regionOfCells()).allMatch(region -> region < 0)) {
            return LayoutNeed.REGIONS.words();
        }
        if (form.equals(DOUBLERS)) {
            return canHaveDoublers(layout) ? null : NEED_OF_DOUBLERS;
        }
        boolean isRank = form.arguments().equals("RANK CELLS");
        try {
            LayoutText.addRules(layout, List.of(isRank ? form.keyword() + " 1 top1" : form.example()));
            return null;
        } catch (GridFormatException e) {
            // Anything else is about the example, whose cells need not be in the grid.
            return e.getCause() instanceof UnfitRuleException unfit
                    ? unfit.need().words()
                    : null;
        }
    }

    private static boolean canHaveDoublers(Layout layout) {
        try {
            return layout.base().withDoublers().side() <= GameText.LARGEST_SIDE;
        } catch (IllegalArgumentException e) {
            return false;
        }
    }

    private static Layout withDoublers(Layout layout, List<String> lines) {
        return LayoutText.parse(Stream.concat(LayoutText.describe(layout).stream(), lines.stream())
                .toList());
    }

    /** {@code rule}: the layout without a rule, or with further ones, or both. */
    static void write(Request request, JsonObject json) {
        Layout layout = without(request.find("remove"), GameText.layout(request));
        LayoutAnswer.write(with(request.find("add"), layout), json);
    }

    private static Layout without(@Nullable String rule, Layout layout) {
        if (rule == null) {
            return layout;
        }
        List<String> lines = new ArrayList<>(LayoutText.describe(layout));
        int index = lines.lastIndexOf(rule);
        if (index < 1) {
            throw BadRequest.value("remove", rule, "the text of a rule of the layout");
        }
        lines.remove(index);
        try {
            return LayoutText.parse(lines);
        } catch (GridFormatException e) {
            // Another rule needs the digits.
            String why = e.getCause() == null
                    ? "expected " + e.expected() + ", but found " + e.found()
                    : String.valueOf(e.getCause().getMessage());
            throw BadRequest.because(
                    "remove",
                    (rule.equals(DOUBLERS.keyword()) ? "doublers" : rule) + " are needed by "
                            + name(lines.get(e.line() - 1), layout) + ": " + why);
        }
    }

    /** The name of the rule of a line; the line itself for what has no other name. */
    private static String name(String line, Layout layout) {
        return layout.statedRules().stream()
                .filter(rule -> RuleText.write(rule).filter(line::equals).isPresent())
                .map(StatedRule::name)
                .findFirst()
                .orElse(line);
    }

    private static Layout with(@Nullable String rules, Layout layout) {
        if (rules == null) {
            return layout;
        }
        List<String> lines = GameText.lines(rules);
        if (lines.isEmpty()) {
            throw BadRequest.value("add", rules, "a rule such as killer 15 r1c1 r1c2");
        }
        boolean areDoubled = lines.contains(DOUBLERS.keyword());
        if (areDoubled && !canHaveDoublers(layout)) {
            throw BadRequest.because("add", NEED_OF_DOUBLERS);
        }
        try {
            return areDoubled ? withDoublers(layout, lines) : LayoutText.addRules(layout, lines);
        } catch (GridFormatException e) {
            throw BadRequest.at("add", e);
        }
    }
}
