package io.github.sudokusat.logic.find;

import io.github.sudokusat.logic.step.Part;
import io.github.sudokusat.logic.step.Role;
import java.util.ArrayList;
import java.util.List;

/** What follows at once from the same grounds in a step by rules: the grounds, and then what is excluded. */
record DeductionClause(List<Part> parts) {

    DeductionClause {
        parts = List.copyOf(parts);
    }

    /** The clauses of an explanation, each of which ends in what it excludes. */
    static List<DeductionClause> all(List<Part> explanation) {
        List<DeductionClause> clauses = new ArrayList<>();
        List<Part> some = new ArrayList<>();
        for (Part part : explanation) {
            boolean isNext = part.role() != Role.EXCLUDED
                    && !some.isEmpty()
                    && some.get(some.size() - 1).role() == Role.EXCLUDED;
            if (isNext) {
                clauses.add(new DeductionClause(some));
                some.clear();
            }
            if (part.role() != Role.RULE && !isAlternative(part)) {
                some.add(part);
            }
        }
        clauses.add(new DeductionClause(some));
        return clauses;
    }

    /** Whether a part says that an alternative of a rule cannot hold. */
    static boolean isAlternative(Part part) {
        return part.role() == Role.RULED_OUT && part.candidates().isEmpty();
    }

    /** The parts in some roles, in order. */
    List<Part> of(Role... roles) {
        return of(List.of(roles));
    }

    /** The same for a list of roles. */
    List<Part> of(List<Role> wanted) {
        return parts.stream().filter(part -> wanted.contains(part.role())).toList();
    }

    /** What cells lack before it is said what a rule may select, which that excludes. */
    List<Part> leading() {
        List<Part> leading =
                parts.stream().takeWhile(part -> part.role() == Role.RULED_OUT).toList();
        boolean isOfChoices =
                leading.size() < parts.size() && parts.get(leading.size()).role() == Role.ENDS;
        return isOfChoices ? leading : List.of();
    }

    /** Whether its only ground is the only conclusion of another clause. */
    boolean follows(DeductionClause earlier) {
        List<Part> excluded = earlier.of(Role.EXCLUDED);
        boolean isPlain = parts.get(0).role() == Role.RULED_OUT
                && parts.size() == 1 + of(Role.EXCLUDED).size();
        return isPlain
                && excluded.size() == 1
                && parts.get(0).candidates().stream()
                        .anyMatch(one -> excluded.get(0).candidates().contains(one));
    }
}
