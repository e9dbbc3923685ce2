package io.github.sudokusat.logic;

import io.github.sudokusat.logic.step.Step;
import io.github.sudokusat.logic.step.Technique;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/**
 * The techniques that are used, their order, and the score of each. Five profiles are {@linkplain #shipped() shipped}; any other can be read from
 * text. Immutable.
 */
public final class Profile {

    /**
     * A technique in a profile.
     *
     * @param technique the technique
     * @param score the score of one use, or of one round of uses, of a pattern of size 0; 0 or more
     * @param growth what is added to the score for each unit of the {@linkplain Step#size() size} of a pattern; 0 or more
     * @param level the level of a puzzle that needs it
     */
    public record Entry(Technique technique, int score, int growth, Level level) {

        /** Patterns of a greater size score as those of this size. */
        private static final int LARGEST_SIZE = 99;

        /**
         * Creates an entry and checks its scores.
         *
         * @param technique the technique
         * @param score the score
         * @param growth what it grows by
         * @param level the level
         * @throws IllegalArgumentException if the score or its growth is negative
         */
        public Entry {
            Objects.requireNonNull(technique, "technique");
            Objects.requireNonNull(level, "level");
            if (score < 0 || growth < 0) {
                throw new IllegalArgumentException("score must be 0 or more, but is " + (score < 0 ? score : growth));
            }
        }

        /**
         * Creates an entry whose score is the same for all sizes.
         *
         * @param technique the technique
         * @param score the score
         * @param level the level
         * @throws IllegalArgumentException if the score is negative
         */
        public Entry(Technique technique, int score, Level level) {
            this(technique, score, 0, level);
        }

        /**
         * The score of a pattern.
         *
         * @param size its {@linkplain Step#size() size}, 0 or more
         * @return {@link #score()} and {@link #growth()} times the size, of which no more than 99 count
         */
        public long scoreOf(int size) {
            return score + (long) growth * Math.min(size, LARGEST_SIZE);
        }

        /**
         * The greatest score that a pattern can have.
         *
         * @return 0 or more
         */
        public long greatestScore() {
            return scoreOf(LARGEST_SIZE);
        }

        /**
         * The scores as the text of a profile has them.
         *
         * @return {@link #score()}, and, unless it is 0, {@link #growth()} after a plus sign: {@code 280+5}
         */
        public String scoreText() {
            return growth == 0 ? Integer.toString(score) : score + "+" + growth;
        }
    }

    private final String name;
    private final List<Entry> entries;
    private final boolean isRestricted;

    private Profile(String name, List<Entry> entries, boolean isRestricted) {
        this.name = name;
        this.entries = List.copyOf(entries);
        this.isRestricted = isRestricted;
    }

    /**
     * Creates a profile of given techniques.
     *
     * @param name the name of the profile
     * @param entries the techniques with their scores and levels, in the order in which they are tried; copied
     * @return the profile
     * @throws IllegalArgumentException if there is no entry, or a technique has more than one
     */
    public static Profile of(String name, List<Entry> entries) {
        Objects.requireNonNull(name, "name");
        if (entries.isEmpty()) {
            throw new IllegalArgumentException("profile " + name + " names no techniques");
        }
        Set<Technique> known = EnumSet.noneOf(Technique.class);
        for (Entry entry : entries) {
            if (!known.add(entry.technique())) {
                throw new IllegalArgumentException("profile " + name + " has technique "
                        + entry.technique().id() + " more than once");
            }
        }
        return new Profile(name, entries, false);
    }

    /**
     * The profile of hidden singles in rows, columns and boxes alone.
     *
     * @return the profile {@code classic}
     */
    public static Profile classic() {
        return ShippedProfiles.CLASSIC;
    }

    /**
     * The profile of singles and locked candidates.
     *
     * @return the profile {@code propagation}
     */
    public static Profile propagation() {
        return ShippedProfiles.PROPAGATION;
    }

    /**
     * The profile of all techniques except those that take milliseconds whenever nothing simpler applies.
     *
     * @return the profile {@code full}
     */
    public static Profile full() {
        return ShippedProfiles.FULL;
    }

    /**
     * The profile {@code full} without the patterns of the hardest puzzles: exocets, SK-loops, multi-sector locked sets and tridagons. Nets do their work, so that
     * ratings order such puzzles much as Sudoku Explainer does, which has no such patterns either.
     *
     * @return the profile {@code nets}
     */
    public static Profile nets() {
        return ShippedProfiles.NETS;
    }

    /**
     * The profile of all techniques.
     *
     * @return the profile {@code exhaustive}
     */
    public static Profile exhaustive() {
        return ShippedProfiles.EXHAUSTIVE;
    }

    /**
     * The shipped profiles.
     *
     * @return {@code classic}, {@code propagation}, {@code full}, {@code nets} and {@code exhaustive}; unmodifiable
     */
    public static List<Profile> shipped() {
        return ShippedProfiles.ALL;
    }

    /**
     * A shipped profile.
     *
     * @param name the name of one of {@link #shipped()}
     * @return the profile; empty if there is none of that name
     */
    public static Optional<Profile> named(String name) {
        for (Profile profile : shipped()) {
            if (profile.name.equals(name)) {
                return Optional.of(profile);
            }
        }
        return Optional.empty();
    }

    /**
     * Reads a profile. Each technique, in order, has a line with {@linkplain Technique#named its name}, its {@linkplain Entry#scoreText() score} and its
     * level, separated by white space, in upper or lower case; empty lines and lines that begin with {@code #} are skipped.
     *
     * @param name the name of the profile
     * @param text the lines
     * @return the profile
     * @throws IllegalArgumentException with the name and the number of the line, if a line has another form, or names a technique that does not exist
     *     or that an earlier line has named; or if there is no technique at all
     */
    public static Profile parse(String name, String text) {
        return of(name, ProfileText.entries(Objects.requireNonNull(name, "name"), text));
    }

    /**
     * The hardest of given techniques: the one with the greatest score, and of several the last in this profile's order.
     *
     * @param used the techniques; those that the profile does not use are ignored
     * @return the technique; empty if there is none
     */
    public Optional<Technique> hardest(Collection<Technique> used) {
        Entry hardest = null;
        for (Entry entry : entries) {
            if (used.contains(entry.technique()) && (hardest == null || entry.score() >= hardest.score())) {
                hardest = entry;
            }
        }
        return Optional.ofNullable(hardest).map(Entry::technique);
    }

    /**
     * This profile without given techniques.
     *
     * @param unwanted the techniques to leave out
     * @return a new profile of the same name with {@code -} and the names of those left out
     * @throws IllegalArgumentException if none would be left
     */
    public Profile without(Technique... unwanted) {
        StringBuilder newName = new StringBuilder(name);
        List<Entry> kept = new ArrayList<>(entries);
        for (Technique technique : unwanted) {
            kept.removeIf(entry -> entry.technique() == technique);
            newName.append('-').append(technique.id());
        }
        if (kept.isEmpty()) {
            throw new IllegalArgumentException("no technique would be left in profile " + name);
        }
        return new Profile(newName.toString(), kept, isRestricted);
    }

    /**
     * This profile with only some of its techniques, in its own order.
     *
     * @param wanted the techniques to keep, all of which this profile must use
     * @return a new profile of the same name with the names of those kept in brackets, such as {@code full(naked-single,x-wing)}
     * @throws IllegalArgumentException if the profile does not use one of them, or there are none
     */
    public Profile only(Collection<Technique> wanted) {
        for (Technique technique : wanted) {
            if (entry(technique).isEmpty()) {
                throw new IllegalArgumentException("technique " + technique + " is not in profile " + name);
            }
        }
        List<Entry> kept = new ArrayList<>(entries);
        kept.removeIf(entry -> !wanted.contains(entry.technique()));
        if (kept.isEmpty()) {
            throw new IllegalArgumentException("no technique would be left in profile " + name);
        }
        StringBuilder newName = new StringBuilder(name);
        for (Entry entry : kept) {
            newName.append(newName.length() == name.length() ? '(' : ',').append(entry.technique());
        }
        return new Profile(newName.append(')').toString(), kept, true);
    }

    /**
     * The name of the profile.
     *
     * @return its name
     */
    public String name() {
        return name;
    }

    /**
     * Whether the techniques were chosen {@linkplain #only from those of another profile}.
     *
     * @return true if this profile, or the one that it was made from {@linkplain #without without} some techniques, is a result of {@link #only}
     */
    public boolean isRestricted() {
        return isRestricted;
    }

    /**
     * The techniques with their scores and levels.
     *
     * @return a list in the order in which the techniques are tried; unmodifiable
     */
    public List<Entry> entries() {
        return entries;
    }

    /**
     * The techniques.
     *
     * @return a list in the order in which the techniques are tried; unmodifiable
     */
    public List<Technique> techniques() {
        return entries.stream().map(Entry::technique).toList();
    }

    /**
     * The entry of a technique.
     *
     * @param technique the technique
     * @return its entry; empty if the profile does not use it
     */
    public Optional<Entry> entry(Technique technique) {
        return entries.stream().filter(entry -> entry.technique() == technique).findFirst();
    }

    /**
     * The text of this profile, as the start of another one.
     *
     * @return a line for each technique, each ended, from which {@link #parse} reads the same entries
     */
    public String text() {
        StringBuilder text = new StringBuilder();
        for (Entry entry : entries) {
            text.append(ProfileText.of(entry)).append('\n');
        }
        return text.toString();
    }

    @Override
    public boolean equals(Object object) {
        return object instanceof Profile other
                && name.equals(other.name)
                && entries.equals(other.entries)
                && isRestricted == other.isRestricted;
    }

    @Override
    public int hashCode() {
        return Objects.hash(name, entries);
    }

    @Override
    public String toString() {
        return name;
    }
}
