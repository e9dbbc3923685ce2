package io.github.sudokusat.answer.request;

import io.github.sudokusat.logic.Profile;
import io.github.sudokusat.logic.step.Technique;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The techniques that a request names: only some of a profile. */
public final class ProfileChoice {

    private ProfileChoice() {}

    /**
     * A profile with only the techniques that the key {@code techniques} lists, which the request must have.
     *
     * @param named the profile that the request names, or null
     * @param usual the profile if it names none; if that lacks one of the techniques, they are taken from all
     */
    public static Profile of(RequestValues values, @Nullable Profile named, Profile usual) {
        Set<Technique> wanted = Objects.requireNonNull(TechniqueNames.list(values, "techniques"), "techniques");
        Profile profile = named != null ? named : usual.techniques().containsAll(wanted) ? usual : Profile.exhaustive();
        try {
            return profile.only(wanted);
        } catch (IllegalArgumentException e) {
            throw values.refused("techniques", String.valueOf(e.getMessage()));
        }
    }
}
