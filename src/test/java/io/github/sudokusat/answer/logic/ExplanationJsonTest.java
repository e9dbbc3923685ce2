package io.github.sudokusat.answer.logic;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.candidates.Contradiction;
import io.github.sudokusat.logic.step.Explanation;
import io.github.sudokusat.logic.step.Link;
import io.github.sudokusat.logic.step.Part;
import io.github.sudokusat.logic.step.Role;
import io.github.sudokusat.logic.step.Step;
import io.github.sudokusat.logic.step.Technique;
import io.github.sudokusat.text.JsonObject;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Tests the JSON form of explanations, key by key, on which other programs rely. */
class ExplanationJsonTest {

    private static final Layout LAYOUT = Layout.classic();

    private static String json(Explanation explanation) {
        StringBuilder out = new StringBuilder();
        JsonObject json = new JsonObject(out);
        Step step = new Step(Technique.RULE, 0, LAYOUT.side(), List.of(), List.of(), explanation, one -> "");
        ExplanationJson.write(step, json);
        json.end();
        return out.toString();
    }

    private static Candidate candidate(String text) {
        return Candidate.parse(text);
    }

    @Test
    void partsHaveARoleHousesAndCandidates() {
        Part base = new Part(Role.BASE, List.of(LAYOUT.houses().get(0)), List.of(candidate("r1c1=5")));
        Part common = new Part(Role.RESTRICTED_COMMON, List.of(), List.of());
        assertThat(json(new Explanation(List.of(base, common), List.of(), List.of())))
                .isEqualTo("{\"parts\":[{\"role\":\"base\",\"houses\":[\"row 1\"],\"candidates\":[\"r1c1=5\"]},"
                        + "{\"role\":\"restricted-common\",\"houses\":[],\"candidates\":[]}],"
                        + "\"chains\":[],\"contradictions\":[]}\n");
    }

    @Test
    void linksAreStrongOrWeakBetweenGroups() {
        Link strong = new Link(
                List.of(candidate("r1c1=5"), candidate("r1c2=5")),
                List.of(candidate("r1c9=5")),
                true,
                List.of(LAYOUT.houses().get(0)));
        Link weak = new Link(List.of(candidate("r1c9=5")), List.of(candidate("r9c9=5")), false, List.of());
        assertThat(json(new Explanation(List.of(), List.of(List.of(strong, weak), List.of(weak)), List.of())))
                .isEqualTo("{\"parts\":[],\"chains\":[{\"links\":["
                        + "{\"from\":[\"r1c1=5\",\"r1c2=5\"],\"to\":[\"r1c9=5\"],\"strong\":true,\"houses\":[\"row 1\"]},"
                        + "{\"from\":[\"r1c9=5\"],\"to\":[\"r9c9=5\"],\"strong\":false,\"houses\":[]}]},{\"links\":["
                        + "{\"from\":[\"r1c9=5\"],\"to\":[\"r9c9=5\"],\"strong\":false,\"houses\":[]}]}],"
                        + "\"contradictions\":[]}\n");
    }

    @Test
    void contradictionsNameWhatIsImpossibleAndWhere() {
        int[] digits = new int[81];
        digits[0] = 5;
        digits[8] = 5;
        Contradiction twice =
                new Contradiction.Repeated(Grid.of(LAYOUT, digits).conflicts().get(0));
        Contradiction place = new Contradiction.NoPlace(LAYOUT.houses().get(8), 3);
        Contradiction empty = new Contradiction.NoCandidate(new Cell(0, 4));
        assertThat(json(new Explanation(List.of(), List.of(), List.of(empty, place, twice))))
                .isEqualTo("{\"parts\":[],\"chains\":[],\"contradictions\":["
                        + "{\"kind\":\"no-candidate\",\"cell\":\"r1c5\",\"text\":\"" + empty.text() + "\"},"
                        + "{\"kind\":\"no-place\",\"house\":\"row 9\",\"digit\":3,\"text\":\"" + place.text() + "\"},"
                        + "{\"kind\":\"repeated\",\"digit\":5,\"cells\":[\"r1c1\",\"r1c9\"],\"constraint\":\"row 1\","
                        + "\"text\":\"" + twice.text() + "\"}]}\n");
    }
}
