package io.github.sudokusat.answer.request;

import io.github.sudokusat.logic.Profile;
import io.github.sudokusat.logic.step.Technique;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The techniques that a request names: those of a profile, or only some of them. */
public final class ProfileChoice {

    private ProfileChoice() {}

    /**
     * Reads the keys {@code profile}, whose value the face has read, and {@code techniques}.
     *
     * @param named the profile that the request names, or null
     * @param usual the profile without any such key
     */
    public static Profile of(RequestValues values, @Nullable Profile named, Profile usual) {
        Set<Technique> wanted = TechniqueNames.list(values, "techniques");
        Profile profile = named == null ? usual : named;
        if (wanted == null) {
            return profile;
        }
        boolean isLarger = named == null && !profile.techniques().containsAll(wanted);
        try {
            return (isLarger ? Profile.exhaustive() : profile).only(wanted);
        } catch (IllegalArgumentException e) {
            throw values.refused("techniques", String.valueOf(e.getMessage()));
        }
    }
}
