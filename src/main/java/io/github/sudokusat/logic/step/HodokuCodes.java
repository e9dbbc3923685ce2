package io.github.sudokusat.logic.step;

import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.House;
import java.util.List;
import java.util.Optional;

/** Under which code a library line files a step, where its technique has several. */
final class HodokuCodes {

    private static final int CONTINUOUS = 0;
    private static final int DISCONTINUOUS = 1;
    private static final int OPEN = 2;

    /** Fish of two, three and four houses have codes. */
    private static final int FISH_SIZES = 3;

    private HodokuCodes() {}

    /** The code of a step; empty if its technique has none. */
    static Optional<String> of(Step step) {
        List<String> codes = step.technique().hodokuCodes();
        if (codes.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(
                switch (step.technique()) {
                    case AIC, GROUPED_AIC, ALS_AIC -> codes.get(kindOfChain(step));
                    case NAKED_PAIR, NAKED_TRIPLE -> codes.get(isLocked(step) ? 1 : 0);
                    case FRANKEN_FISH, MUTANT_FISH ->
                        codes.get(step.size()
                                - 2
                                + (step.explanation().parts(Role.FIN).isEmpty() ? 0 : FISH_SIZES));
                    case FORCING_NET ->
                        codes.get(step.explanation().contradictions().isEmpty() ? 1 : 0);
                    case MULTI_COLOURS -> codes.get(isColourRemoved(step) ? 1 : 0);
                    default -> codes.get(0);
                });
    }

    /** Whether a naked set changes something outside the house that it is said to be in, and so in two houses. */
    private static boolean isLocked(Step step) {
        House house = step.explanation().parts(Role.SET).get(0).houses().get(0);
        return step.eliminations().stream()
                .anyMatch(gone -> !house.holds(gone.cell().number(step.side())));
    }

    /** Whether a colour goes, and not what sees two. */
    private static boolean isColourRemoved(Step step) {
        return step.eliminations()
                .equals(step.explanation().parts(Role.COLOUR_A).get(0).candidates());
    }

    /** A loop that closes, one that begins and ends at the candidate that is settled by it, or a chain between two candidates. */
    private static int kindOfChain(Step step) {
        List<Link> links = step.explanation().chains().get(0);
        List<Candidate> first = links.get(0).from();
        Link last = links.get(links.size() - 1);
        if (!last.strong()) {
            return CONTINUOUS;
        }
        if (first.equals(last.to())) {
            return DISCONTINUOUS;
        }
        boolean isOpen = step.eliminations().size() > 1
                || first.get(0).digit() == last.to().get(0).digit();
        return isOpen ? OPEN : DISCONTINUOUS;
    }
}
