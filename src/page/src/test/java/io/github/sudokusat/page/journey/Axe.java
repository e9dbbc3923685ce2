package io.github.sudokusat.page.journey;

import static org.assertj.core.api.Assertions.assertThat;

import com.deque.html.axecore.args.AxeRunOptions;
import com.deque.html.axecore.playwright.AxeBuilder;
import com.deque.html.axecore.results.Rule;
import com.microsoft.playwright.Page;
import java.util.List;

/** What axe finds wrong with the page. */
final class Axe {

    private Axe() {}

    /**
     * Only one part of the page is checked, which is a selector. Axe keeps all nodes of violations alone, not those of the rules that hold, and does
     * not open another page to put together the results of frames, of which there are none.
     */
    static void findsNothing(Page page, String state, String part) {
        AxeRunOptions options = new AxeRunOptions();
        options.setResultTypes(List.of("violations"));
        List<Rule> violations = new AxeBuilder(page)
                .include(part)
                .options(options)
                .setLegacyMode(true)
                .analyze()
                .getViolations();
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
