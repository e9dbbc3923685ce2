package io.github.sudokusat.logic;

import io.github.sudokusat.logic.step.Technique;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.StringTokenizer;

/**
 * The techniques that are used, their order, and the score of each. Four profiles are shipped; any other can be read from text. Immutable.
 */
public final class Profile {

    /**
     * A technique in a profile.
     *
     * @param technique the technique
     * @param score the score of one use, or of one round of uses; 0 or more
     * @param level the level of a puzzle that needs it
     */
    public record Entry(Technique technique, int score, Level level) {

        /**
         * Creates an entry and checks its score.
         *
         * @param technique the technique
         * @param score the score
         * @param level the level
         * @throws IllegalArgumentException if the score is negative
         */
        public Entry {
            Objects.requireNonNull(technique, "technique");
            Objects.requireNonNull(level, "level");
            if (score < 0) {
                throw new IllegalArgumentException("score must be 0 or more, but is " + score);
            }
        }
    }

    /** A line of a profile's text. */
    private record Place(String profile, int line) {

        private static final int LONGEST_QUOTE = 40;

        IllegalArgumentException malformed(String expected, String found) {
            String quote = found.length() > LONGEST_QUOTE ? found.substring(0, LONGEST_QUOTE) + "…" : found;
            return new IllegalArgumentException("profile " + profile + ", line " + line + ": expected " + expected
                    + ", but found \"" + printable(quote) + "\"");
        }

        private static String printable(String text) {
            StringBuilder printable = new StringBuilder();
            text.codePoints().forEach(c -> printable.appendCodePoint((c >= ' ' && c <= '~') || c == '…' ? c : '?'));
            return printable.toString();
        }
    }

    private static final int LARGEST_SCORE_DIGITS = 6;

    private static final Profile CLASSIC = parse("classic", "hidden-single 14 easy");

    private static final Profile PROPAGATION = parse("propagation", """
            hidden-single 14 easy
            naked-single 4 easy
            pointing 50 medium
            claiming 50 medium
            """);

    /*
     * Scores and levels are those that HoDoKu publishes, if it has the technique; those of WXYZ-Wing, the five-cell bent set, 3D Medusa and coloured
     * contradiction lie between those of their neighbours in the order. Those of rules are low, since a variant puzzle takes dozens of such steps.
     */
    private static final List<Entry> UP_TO_ALMOST_LOCKED_SETS = entries("shipped", """
            full-house 4 easy
            hidden-single 14 easy
            naked-single 4 easy
            pointing 50 medium
            claiming 50 medium
            combinations 16 medium
            rule 16 medium
            innies-and-outies 50 medium
            naked-pair 60 medium
            naked-triple 80 medium
            hidden-pair 70 medium
            hidden-triple 100 medium
            naked-quad 120 hard
            hidden-quad 150 hard
            x-wing 140 hard
            swordfish 150 hard
            jellyfish 160 hard
            remote-pair 110 hard
            skyscraper 130 hard
            two-string-kite 150 hard
            turbot-fish 120 hard
            empty-rectangle 120 hard
            y-wing 160 hard
            w-wing 150 hard
            xyz-wing 180 hard
            unique-rectangle-1 100 hard
            unique-rectangle-2 100 hard
            unique-rectangle-3 100 hard
            unique-rectangle-4 100 hard
            unique-rectangle-5 100 hard
            unique-rectangle-6 100 hard
            hidden-rectangle 100 hard
            avoidable-rectangle-1 100 hard
            avoidable-rectangle-2 100 hard
            bug+1 100 hard
            finned-x-wing 130 hard
            sashimi-x-wing 150 hard
            simple-colouring-trap 150 hard
            simple-colouring-wrap 150 hard
            multi-colours 200 hard
            finned-swordfish 200 unfair
            sashimi-swordfish 240 unfair
            finned-jellyfish 250 unfair
            sashimi-jellyfish 260 unfair
            sue-de-coq 250 unfair
            wxyz-wing 240 unfair
            medusa-trap 250 unfair
            medusa-wrap 250 unfair
            x-cycle 260 unfair
            x-chain 260 unfair
            xy-chain 260 unfair
            bent-set-of-five 270 unfair
            aic 280 unfair
            grouped-aic 300 unfair
            als-xz 300 unfair
            als-xy-wing 320 unfair
            """);

    /* Techniques that take milliseconds whenever nothing simpler applies. */
    private static final List<Entry> COSTLY = entries("shipped", """
            siamese-fish 260 unfair
            dual-two-string-kite 150 hard
            dual-empty-rectangle 120 hard
            als-xy-chain 340 unfair
            death-blossom 360 unfair
            als-aic 380 unfair
            franken-fish 350 unfair
            mutant-fish 450 extreme
            """);

    private static final List<Entry> ASSUMPTIONS = entries("shipped", """
            coloured-contradiction 400 extreme
            forcing-chain 500 extreme
            forcing-net 700 extreme
            """);

    private static final List<Entry> NESTED = entries("shipped", "nested-forcing-net 5000 extreme");

    private static final List<Entry> TEMPLATES = entries("shipped", """
            template-delete 10000 extreme
            template-set 10000 extreme
            """);

    private static final Profile FULL = joined("full", List.of(UP_TO_ALMOST_LOCKED_SETS, ASSUMPTIONS, NESTED));

    private static final Profile EXHAUSTIVE =
            joined("exhaustive", List.of(UP_TO_ALMOST_LOCKED_SETS, COSTLY, ASSUMPTIONS, NESTED, TEMPLATES));

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
        return CLASSIC;
    }

    /**
     * The profile of singles and locked candidates.
     *
     * @return the profile {@code propagation}
     */
    public static Profile propagation() {
        return PROPAGATION;
    }

    /**
     * The profile of all techniques except those that take milliseconds whenever nothing simpler applies.
     *
     * @return the profile {@code full}
     */
    public static Profile full() {
        return FULL;
    }

    /**
     * The profile of all techniques.
     *
     * @return the profile {@code exhaustive}
     */
    public static Profile exhaustive() {
        return EXHAUSTIVE;
    }

    /**
     * A shipped profile.
     *
     * @param name {@code classic}, {@code propagation}, {@code full} or {@code exhaustive}
     * @return the profile; empty if there is none of that name
     */
    public static Optional<Profile> named(String name) {
        for (Profile profile : List.of(CLASSIC, PROPAGATION, FULL, EXHAUSTIVE)) {
            if (profile.name.equals(name)) {
                return Optional.of(profile);
            }
        }
        return Optional.empty();
    }

    /**
     * Reads a profile. Each technique, in order, has a line with {@linkplain Technique#named its name}, its score and its level, separated by white
     * space, in upper or lower case; empty lines and lines that begin with {@code #} are skipped.
     *
     * @param name the name of the profile
     * @param text the lines
     * @return the profile
     * @throws IllegalArgumentException with the name and the number of the line, if a line has another form, or names a technique that does not exist
     *     or that an earlier line has named; or if there is no technique at all
     */
    public static Profile parse(String name, String text) {
        return of(Objects.requireNonNull(name, "name"), entries(name, text));
    }

    private static Profile joined(String name, List<List<Entry>> parts) {
        List<Entry> entries = new ArrayList<>();
        for (List<Entry> part : parts) {
            entries.addAll(part);
        }
        return of(name, entries);
    }

    /** The entries that a text lists. */
    private static List<Entry> entries(String name, String text) {
        List<Entry> entries = new ArrayList<>();
        Set<Technique> known = EnumSet.noneOf(Technique.class);
        List<String> lines = lines(text);
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i).strip();
            if (!line.isEmpty() && line.charAt(0) != '#') {
                Place place = new Place(name, i + 1);
                Entry entry = parseEntry(line, place);
                if (!known.add(entry.technique())) {
                    throw place.malformed(
                            "a technique that no earlier line names",
                            entry.technique().id());
                }
                entries.add(entry);
            }
        }
        return entries;
    }

    /** The lines of a text; none of this is done by regular expressions, which would be a tenth of all that a browser has to load. */
    private static List<String> lines(String text) {
        String plain = text.replace("\r\n", "\n").replace('\r', '\n');
        List<String> lines = new ArrayList<>();
        int start = 0;
        for (int end = plain.indexOf('\n'); end >= 0; end = plain.indexOf('\n', start)) {
            lines.add(plain.substring(start, end));
            start = end + 1;
        }
        lines.add(plain.substring(start));
        return lines;
    }

    private static List<String> words(String line) {
        List<String> words = new ArrayList<>();
        StringTokenizer rest = new StringTokenizer(line, " \t\u000B\f");
        while (rest.hasMoreTokens()) {
            words.add(rest.nextToken());
        }
        return words;
    }

    private static boolean isScore(String word) {
        return word.length() <= LARGEST_SCORE_DIGITS && word.chars().allMatch(c -> c >= '0' && c <= '9');
    }

    private static Entry parseEntry(String line, Place place) {
        List<String> words = words(line);
        if (words.size() != 3) {
            throw place.malformed("a technique, a score and a level", line);
        }
        Technique technique = Technique.named(words.get(0))
                .orElseThrow(() -> place.malformed("the name of a technique", words.get(0)));
        String score = words.get(1);
        if (!isScore(score)) {
            throw place.malformed("a score from 0 to 999999", score);
        }
        for (Level level : Level.values()) {
            if (level.text().equals(words.get(2).toLowerCase(Locale.ROOT))) {
                return new Entry(technique, Integer.parseInt(score), level);
            }
        }
        throw place.malformed("a level from easy to extreme", words.get(2));
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
            text.append(entry.technique().id())
                    .append(' ')
                    .append(entry.score())
                    .append(' ');
            text.append(entry.level().text()).append('\n');
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
