package io.github.sudokusat.cli.option;

import io.github.sudokusat.logic.step.Technique;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** The names of techniques on the command line: the library's own, and others that players use. */
final class TechniqueNames {

    /** Other names, in lower case with hyphens. Names that cover several techniques of this library are left out. */
    private static final Map<String, Technique> ALIASES = aliases();

    private TechniqueNames() {}

    private static Map<String, Technique> aliases() {
        Map<String, Technique> aliases = new TreeMap<>();
        alias(aliases, "y-wing", "xy-wing");
        alias(aliases, "naked-pair", "naked-pairs", "naked-double");
        alias(aliases, "naked-triple", "naked-triples", "naked-triplet");
        alias(aliases, "naked-quad", "naked-quads", "naked-quadruple", "naked-quadruples");
        alias(aliases, "hidden-pair", "hidden-pairs", "hidden-double");
        alias(aliases, "hidden-triple", "hidden-triples", "hidden-triplet");
        alias(aliases, "hidden-quad", "hidden-quads", "hidden-quadruple", "hidden-quadruples");
        alias(aliases, "naked-single", "naked-singles", "sole-candidate");
        alias(aliases, "hidden-single", "hidden-singles", "unique-candidate");
        alias(aliases, "full-house", "last-digit");
        alias(aliases, "pointing", "pointing-pair", "pointing-pairs", "pointing-triple", "locked-candidates-1");
        alias(aliases, "claiming", "box-line-reduction", "locked-candidates-2");
        alias(aliases, "two-string-kite", "2-string-kite");
        alias(aliases, "bug-plus-one", "bug+1", "bug-plus-1", "bug");
        alias(aliases, "bug+1", "bug-plus-one", "bug-plus-1", "bug");
        alias(aliases, "sue-de-coq", "two-sector-disjoint-subset");
        alias(aliases, "w-wing", "semi-remote-pair");
        return aliases;
    }

    private static void alias(Map<String, Technique> aliases, String id, String... others) {
        Technique.named(id).ifPresent(technique -> {
            for (String other : others) {
                aliases.put(other, technique);
            }
        });
    }

    /** The technique with a name in upper or lower case, its words separated by hyphens, spaces or underscores. */
    static Optional<Technique> technique(String name) {
        String id = name.toLowerCase(Locale.ROOT).replace(' ', '-').replace('_', '-');
        return Technique.named(id).or(() -> Optional.ofNullable(ALIASES.get(id)));
    }

    /** A question that suggests a technique with a similar name, or a hint where to find the names if there is none. */
    static String ask(String name) {
        List<String> names = new ArrayList<>(Choices.techniques());
        names.addAll(ALIASES.keySet());
        String question = Suggestions.ask(name, names);
        return question.isEmpty() ? "; --help names them all" : question;
    }
}
