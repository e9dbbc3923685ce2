package io.github.sudokusat.answer.logic;

import io.github.sudokusat.logic.step.Step;

/**
 * A step beyond the profile.
 *
 * @param step the step
 * @param means how it was found
 */
public record FurtherStep(Step step, Means means) {

    /** What is tried in turn where no technique of the profile applies. */
    public enum Means {
        /** A technique that only the exhaustive profile has. */
        EXHAUSTIVE("exhaustive", "a technique of profile exhaustive", "technique"),
        /** The explanation that takes the fewest constraints, unfolded into chains of singles. */
        SMALLEST("smallest", "the smallest explanation", "smallest explanation"),
        /** A candidate that is assumed and refuted. */
        TRIAL("trial", "a trial", "trial");

        private final String text;
        private final String title;
        private final String noun;

        Means(String text, String title, String noun) {
            this.text = text;
            this.title = title;
            this.noun = noun;
        }

        /** The noun that is counted. */
        String noun() {
            return noun;
        }

        /** The word in JSON. */
        public String text() {
            return text;
        }

        @Override
        public String toString() {
            return text;
        }

        /** The name in sentences. */
        public String title() {
            return title;
        }
    }
}
