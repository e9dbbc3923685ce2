package io.github.sudokusat.web;

import io.github.sudokusat.answer.request.TechniqueNames;
import io.github.sudokusat.logic.Profile;
import io.github.sudokusat.logic.step.Technique;
import java.util.List;
import java.util.Set;

/** The techniques that a request names. */
final class Profiles {

    static final List<String> KEYS = List.of("profile", "techniques");

    private static final String NAMES =
            "classic, propagation, full, exhaustive, or a line \"NAME SCORE LEVEL\" for each technique";

    private Profiles() {}

    /**
     * The profile of a request: {@code profile} is the name of a shipped one or the text of another, and {@code techniques} keeps only some of it.
     *
     * @param usual the name of the profile if the request names none
     */
    static Profile of(Request request, String usual) {
        Profile profile = profile(request.text("profile", usual));
        Set<Technique> wanted =
                request.text("techniques").isEmpty() ? null : TechniqueNames.list(request, "techniques");
        if (wanted == null) {
            return profile;
        }
        boolean isShipped = request.find("profile") == null;
        Profile searched = isShipped && !profile.techniques().containsAll(wanted) ? Profile.exhaustive() : profile;
        try {
            return searched.only(wanted);
        } catch (IllegalArgumentException e) {
            throw BadRequest.because("techniques", String.valueOf(e.getMessage()));
        }
    }

    private static Profile profile(String text) {
        Profile shipped = Profile.named(text).orElse(null);
        if (shipped != null) {
            return shipped;
        }
        if (text.indexOf(' ') < 0) {
            throw BadRequest.value("profile", text, NAMES);
        }
        try {
            return Profile.parse("custom", text);
        } catch (IllegalArgumentException e) {
            throw BadRequest.because("profile", String.valueOf(e.getMessage()));
        }
    }
}
