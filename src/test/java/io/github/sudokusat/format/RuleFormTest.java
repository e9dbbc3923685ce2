package io.github.sudokusat.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.sudokusat.format.read.LayoutText;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.Variant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** The forms of rules: one for each keyword, with arguments as the keyword's reader takes them. */
class RuleFormTest {

    private static final String CELLS = "( (r\\dc\\d|[a-z]+\\d|r\\dc\\d-r\\dc\\d))+";

    private static Layout layout(String line) {
        return LayoutText.parse(List.of("box 3x3", line));
    }

    /** What a word of the arguments stands for, with the blank before it. */
    private static String pattern(String word) {
        return switch (word) {
            case "CELLS" -> CELLS;
            case "CELL" -> " r\\dc\\d";
            case "DIGITS" -> " \\d(,\\d)*";
            case "DIGIT", "SUM", "NUMBER", "DIFFERENCE", "MODULUS", "COUNTS", "RANK", "DISTANCE" -> " \\d+";
            case "ROWS,COLUMNS" -> " \\d,\\d";
            case "LEAST-GREATEST" -> " \\d-\\d";
            case "/REGEX/" -> " /.*/";
            case "CODE" -> " \\S+";
            case "CONDITION", "PRIMITIVES", "NAME", "RULE" -> " .+";
            case "|" -> " \\|";
            case "…" -> "( .+)?";
            default -> " (" + word.replaceAll("[^a-z|:=-]", "!") + ")";
        };
    }

    private static String pattern(RuleForm form) {
        StringBuilder pattern = new StringBuilder(form.keyword());
        for (String word :
                form.arguments().isEmpty() ? new String[0] : form.arguments().split(" ", -1)) {
            boolean isOptional = word.startsWith("[");
            pattern.append(isOptional ? "(" + pattern(word.substring(1, word.length() - 1)) + ")?" : pattern(word));
        }
        return pattern.toString();
    }

    @Test
    void everyExampleIsARuleThatItsArgumentsDescribe() {
        for (RuleForm form : RuleText.forms()) {
            assertThat(form.example()).matches(pattern(form));
            assertThat(layout(form.example())).as(form.example()).isNotEqualTo(Layout.classic());
        }
    }

    @Test
    void everyKeywordHasOneForm() {
        List<String> keywords = new ArrayList<>();
        RuleText.forms().forEach(form -> keywords.add(form.keyword()));
        Set<String> expected = new TreeSet<>(RuleText.keywords());
        expected.remove("rule");
        expected.addAll(List.of("digits", "house", "differ", "rule diagonal-up", "rule diagonal-down"));
        RuleText.ruleNames().forEach(name -> expected.add("rule " + name));
        Arrays.stream(Variant.values()).forEach(variant -> expected.add("rule " + variant.text()));
        assertThat(keywords).containsExactlyInAnyOrderElementsOf(expected);
    }

    @Test
    void formsStandInTheOrderOfTheirGroups() {
        List<RuleForm.Group> groups =
                RuleText.forms().stream().map(RuleForm::group).distinct().toList();
        assertThat(groups).containsExactly(RuleForm.Group.values());
        assertThat(RuleText.forms().stream().map(RuleForm::group)).isSorted();
    }

    @Test
    void onlyWhatIsInBracketsMayBeMissing() {
        for (RuleForm form : RuleText.forms()) {
            List<String> words = new ArrayList<>(List.of(form.example().split(" ", -1)));
            int first = form.keyword().split(" ", -1).length;
            boolean hasNumber = words.size() > first && words.get(first).matches("\\d+");
            if (form.arguments().startsWith("[") && hasNumber) {
                words.remove(first);
                assertThat(layout(String.join(" ", words))).as(form.keyword()).isNotEqualTo(Layout.classic());
            } else if (hasNumber) {
                words.remove(first);
                String without = String.join(" ", words);
                assertThatThrownBy(() -> layout(without)).as(without).isInstanceOf(GridFormatException.class);
            } else if (form.arguments().startsWith("[")) {
                words.add(first, "3");
                assertThat(layout(String.join(" ", words))).as(form.keyword()).isNotEqualTo(Layout.classic());
            }
        }
    }

    @Test
    void everyWordToChooseFromIsRead() {
        for (RuleForm form : RuleText.forms()) {
            for (String argument : form.arguments().split(" ", -1)) {
                String[] choices = argument.split("\\|", -1);
                String chosen = Arrays.stream(choices)
                        .filter(choice -> List.of(form.example().split(" ", -1)).contains(choice))
                        .findFirst()
                        .orElse("");
                for (String choice : choices.length == 1 ? new String[0] : choices) {
                    String line = form.example().replace(" " + chosen, " " + choice);
                    assertThat(RuleText.read(new RuleWords(line, 1, 0, Layout.classic())))
                            .as(line)
                            .isPresent();
                }
            }
        }
    }
}
