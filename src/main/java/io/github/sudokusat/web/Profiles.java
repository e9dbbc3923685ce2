package io.github.sudokusat.web;

import io.github.sudokusat.answer.request.ProfileChoice;
import io.github.sudokusat.logic.Profile;
import java.util.List;

/** The techniques that a request names. */
final class Profiles {

    static final List<String> KEYS = List.of("profile", "techniques");

    private static final String NAMES =
            "classic, propagation, full, nets, exhaustive, or a line \"NAME SCORE LEVEL\" for each technique";

    private Profiles() {}

    /**
     * The profile of a request: {@code profile} is the name of a shipped one or the text of another, and {@code techniques} keeps only some of it.
     *
     * @param usual the name of the profile if the request names none
     */
    static Profile of(Request request, String usual) {
        Profile named = request.find("profile") == null ? null : profile(request.text("profile"));
        Profile otherwise = profile(usual);
        if (request.text("techniques").isEmpty()) {
            return named == null ? otherwise : named;
        }
        return ProfileChoice.of(request, named, otherwise);
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
