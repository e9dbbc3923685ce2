package io.github.sudokusat.logic.chain;

import io.github.sudokusat.logic.find.Finder;
import io.github.sudokusat.logic.find.Wording;
import io.github.sudokusat.logic.pattern.ColourGraph;
import io.github.sudokusat.logic.pattern.Net;
import io.github.sudokusat.logic.pattern.NetProof;
import io.github.sudokusat.logic.pattern.Position;
import io.github.sudokusat.logic.pattern.StepBuilder;
import io.github.sudokusat.logic.pattern.StepCollector;
import io.github.sudokusat.logic.step.Role;
import io.github.sudokusat.logic.step.Step;
import io.github.sudokusat.logic.step.Technique;

/**
 * Coloured Contradiction: if one of the two colours of candidates that strong links connect leads by singles to a contradiction, it is false and the
 * other one true.
 *
 * <p>Whether singles lead to a contradiction does not depend on their order, so neither does what is found.
 */
public final class ColouredContradiction implements Finder {

    /** An even number. */
    private static final int MOST_SINGLES = 8;

    @Override
    public void find(Position position, StepCollector collector) {
        for (ColourGraph.Component component : position.colours(true)) {
            for (int colour = 0; colour < 2 && !collector.isDone(0) && !collector.isStoppedNow(); colour++) {
                int[] assumed = component.colour(colour == 0);
                if (Net.of(position, false, assumed).run()) {
                    collector.add(explain(position, assumed, component.colour(colour != 0)));
                }
            }
        }
    }

    @Override
    public String reason(Step step) {
        Wording words = new Wording(step);
        return Colouring.decided() + "; assume A; " + words.contradicted(MOST_SINGLES) + "; so B is true";
    }

    private Step explain(Position position, int[] assumed, int[] other) {
        Net net = Net.explained(position, false, assumed);
        net.run();
        StepBuilder builder = new StepBuilder(position, this, Technique.COLOURED_CONTRADICTION, 0);
        for (int candidate : assumed) {
            builder.remove(candidate / position.side, candidate % position.side);
        }
        builder.placeAll(other);
        builder.part(Role.COLOUR_A, Colouring.candidates(position, assumed))
                .part(Role.COLOUR_B, Colouring.candidates(position, other));
        NetProof.ofContradiction(net).addTo(builder);
        return builder.contradiction(net.contradiction()).toStep();
    }
}
