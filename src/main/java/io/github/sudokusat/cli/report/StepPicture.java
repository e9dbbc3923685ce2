package io.github.sudokusat.cli.report;

import io.github.sudokusat.cli.output.Rendering;
import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.grid.text.CandidatePicture;
import io.github.sudokusat.logic.step.Link;
import io.github.sudokusat.logic.step.Part;
import io.github.sudokusat.logic.step.Role;
import io.github.sudokusat.logic.step.Step;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The candidates of a position with a step marked in them, and what the marks mean. */
final class StepPicture {

    /** How a candidate is marked: by a sign, by a colour on terminals, and by a word in the key below the picture. */
    private enum Mark {
        PATTERN('*', 32, "the pattern"),
        FIN('#', 36, "fins"),
        COLOUR_A('a', 33, "one colour"),
        COLOUR_B('b', 36, "the other"),
        REMOVED('-', 31, "goes"),
        PLACED('+', 32, "is placed");

        private final char sign;
        private final int colour;
        private final String meaning;

        Mark(char sign, int colour, String meaning) {
            this.sign = sign;
            this.colour = colour;
            this.meaning = meaning;
        }
    }

    /** The marks by number of candidate; what a step does is said before what it is made of. */
    private final Map<Integer, Mark> marks = new LinkedHashMap<>();

    private final int side;

    private StepPicture(Step step) {
        side = step.side();
        add(step.placements(), Mark.PLACED);
        add(step.eliminations(), Mark.REMOVED);
        for (Part part : step.explanation().parts()) {
            if (part.role() != Role.CONSEQUENCE) {
                add(part.candidates(), markOf(part.role()));
            }
        }
        for (List<Link> chain : step.explanation().chains()) {
            for (Link link : chain) {
                add(link.from(), Mark.PATTERN);
                add(link.to(), Mark.PATTERN);
            }
        }
    }

    private static Mark markOf(Role role) {
        return switch (role) {
            case FIN -> Mark.FIN;
            case COLOUR_A -> Mark.COLOUR_A;
            case COLOUR_B -> Mark.COLOUR_B;
            default -> Mark.PATTERN;
        };
    }

    private void add(List<Candidate> candidates, Mark mark) {
        for (Candidate candidate : candidates) {
            marks.putIfAbsent(number(candidate.cell().number(side), candidate.digit()), mark);
        }
    }

    private int number(int cell, int digit) {
        return cell * side + digit - 1;
    }

    /** The picture of a step, with a key, lines ended. */
    static String of(CandidateGrid position, Step step, Rendering rendering) {
        StepPicture picture = new StepPicture(step);
        return rendering.candidates(position, picture.marking()) + "\n" + picture.key() + "\n";
    }

    /** The picture of a position, lines ended. */
    static String plain(CandidateGrid position, Rendering rendering) {
        return position.isContradictory() ? "" : rendering.candidates(position, NOTHING) + "\n";
    }

    private static final CandidatePicture.Marking NOTHING = new CandidatePicture.Marking() {
        @Override
        public char sign(int cell, int digit) {
            return 0;
        }

        @Override
        public int colour(int cell, int digit) {
            return 0;
        }
    };

    private CandidatePicture.Marking marking() {
        return new CandidatePicture.Marking() {
            @Override
            public char sign(int cell, int digit) {
                Mark mark = marks.get(number(cell, digit));
                return mark == null ? 0 : mark.sign;
            }

            @Override
            public int colour(int cell, int digit) {
                Mark mark = marks.get(number(cell, digit));
                return mark == null ? 0 : mark.colour;
            }
        };
    }

    /** What the signs mean that are in the picture. */
    private String key() {
        Set<Mark> used = EnumSet.noneOf(Mark.class);
        used.addAll(marks.values());
        StringBuilder key = new StringBuilder();
        for (Mark mark : used) {
            key.append(key.length() == 0 ? "" : "   ")
                    .append(mark.sign)
                    .append(' ')
                    .append(mark.meaning);
        }
        return key.toString();
    }
}
