package io.github.sudokusat.logic.step;

/**
 * Puts the reason of a step into words.
 *
 * <p>Each of the library's techniques has an explainer of its own, in English, which its steps carry. An explainer for another language can be built
 * on the {@linkplain Explanation explanation} alone: {@link Role} lists what each technique's explanation holds.
 */
@FunctionalInterface
public interface Explainer {

    /**
     * Explains why a step holds.
     *
     * @param step a step of the technique that the explainer belongs to
     * @return part of a sentence, which names the pattern, says why it forces the conclusion, and what can be removed or placed; one line, with
     *     neither a capital at the beginning nor a full stop at the end
     */
    String reason(Step step);
}
