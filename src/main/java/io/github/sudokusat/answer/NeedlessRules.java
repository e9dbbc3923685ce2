package io.github.sudokusat.answer;

import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.NamedRule;
import io.github.sudokusat.prove.rules.RuleMinimizeResult;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.text.JsonObject;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Which rules of a puzzle are needless. */
public record NeedlessRules(PuzzleInContext read, RuleMinimizeResult found) implements Answer {

    public static final List<String> COLUMNS = List.of("result", "needless");

    private List<String> needless() {
        if (found instanceof RuleMinimizeResult.Minimal minimal) {
            return texts(minimal.needless());
        }
        return found instanceof RuleMinimizeResult.Stopped stopped ? texts(stopped.needless()) : List.of();
    }

    private static List<String> texts(List<NamedRule> rules) {
        return rules.stream().map(rule -> rule.text().orElse(rule.name())).toList();
    }

    /** The puzzle without as many rules as can be left out together. */
    private Grid rest(RuleMinimizeResult.Minimal minimal) {
        return Grid.of(minimal.minimal(), read.grid().digits());
    }

    private @Nullable StopReason stop() {
        return found instanceof RuleMinimizeResult.Stopped stopped ? stopped.reason() : null;
    }

    private NoAnswer none() {
        return new NoAnswer(read, stop());
    }

    private boolean isAnswered() {
        return outcome() == Outcome.MINIMIZED || outcome() == Outcome.SEVERAL;
    }

    @Override
    public Outcome outcome() {
        if (found instanceof RuleMinimizeResult.NotProper other) {
            return other.solutions().isEmpty() ? Outcome.NONE : Outcome.SEVERAL;
        }
        return found instanceof RuleMinimizeResult.Minimal ? Outcome.MINIMIZED : Outcome.UNKNOWN;
    }

    @Override
    public void line(Rendering rendering, StringBuilder out) {
        out.append(
                        outcome() == Outcome.MINIMIZED
                                ? String.join("; ", needless())
                                : outcome().word())
                .append('\n');
    }

    @Override
    public void picture(Rendering rendering, StringBuilder out) {
        if (found instanceof RuleMinimizeResult.Minimal minimal) {
            int count = read.grid().layout().statedRules().size();
            if (needless().isEmpty()) {
                out.append(count == 0 ? "There are no rules.\n" : "Every rule is needed.\n");
                return;
            }
            out.append(Phrases.count(needless().size(), "needless rule"))
                    .append(" of ")
                    .append(count);
            out.append("; the puzzle stays proper without any one of them:\n");
            needless().forEach(rule -> out.append("  ").append(rule).append('\n'));
            Grid rest = rest(minimal);
            out.append("A puzzle in which every rule is needed:\n")
                    .append(rendering.picture(rest, rest))
                    .append('\n');
        } else if (outcome() == Outcome.SEVERAL) {
            out.append("Several solutions, so every rule may be needed.\n");
        } else {
            none().picture(out);
        }
    }

    @Override
    public List<String> csv(Rendering rendering) {
        return List.of(outcome().word(), String.join("; ", needless()));
    }

    @Override
    public String message() {
        return isAnswered() ? "" : none().message();
    }

    /** The puzzle in which every rule is needed, in place of the original. */
    @Override
    public PuzzleInContext puzzle(PuzzleInContext asRead) {
        return found instanceof RuleMinimizeResult.Minimal minimal
                ? PuzzleInContext.of(rest(minimal), asRead.symbols())
                : asRead;
    }

    @Override
    public void json(Rendering rendering, JsonObject json) {
        json.put("result", outcome().word()).put("needless", needless());
        if (!isAnswered()) {
            none().json(json);
        }
    }

    @Override
    public List<String> messages() {
        return isAnswered() ? List.of() : none().messages();
    }
}
