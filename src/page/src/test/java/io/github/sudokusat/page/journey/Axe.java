package io.github.sudokusat.page.journey;

import static org.assertj.core.api.Assertions.assertThat;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.deque.html.axecore.results.Rule;
import com.microsoft.playwright.Page;
import java.util.List;

/** What axe finds wrong with the page. */
final class Axe {

    private Axe() {}

    /** Only one part of the page is checked, which is a selector. */
    static void findsNothing(Page page, String state, String part) {
        List<Rule> violations = new AxeBuilder(page).include(part).analyze().getViolations();
        assertThat(violations.stream().map(Axe::summary)).as(state).isEmpty();
    }

    private static String summary(Rule rule) {
        StringBuilder text = new StringBuilder(rule.getId() + ": " + rule.getHelp());
        rule.getNodes().stream()
                .limit(4)
                .forEach(node -> text.append("\n  ")
                        .append(node.getHtml())
                        .append("\n    ")
                        .append(node.getFailureSummary()));
        return text.toString();
    }
}
