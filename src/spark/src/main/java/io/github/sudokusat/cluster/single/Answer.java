package io.github.sudokusat.cluster.single;

import io.github.sudokusat.run.StopReason;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What has become of a cube.
 *
 * @param kind the answer
 * @param attempt the cube
 * @param digits the digits of the solution; empty if there is none
 * @param parts what the cube was split into, if it took too long
 * @param reason why nothing is known about the cube, if so
 * @param message what is wrong with the solver, if it failed
 * @param conflicts the conflicts of the solver
 * @param nanos the time it took
 */
record Answer(
        Kind kind,
        Attempt attempt,
        List<Integer> digits,
        List<Attempt> parts,
        @Nullable StopReason reason,
        @Nullable String message,
        long conflicts,
        long nanos)
        implements Serializable {

    private static final long serialVersionUID = 1L;

    /** The answers. */
    enum Kind {
        SOLVED,
        REFUTED,
        SPLIT,
        GIVEN_UP,
        STOPPED,
        FAILED
    }

    static Answer solved(Attempt attempt, int[] digits) {
        List<Integer> solution = Arrays.stream(digits).boxed().toList();
        return new Answer(Kind.SOLVED, attempt, solution, List.of(), null, null, 0, 0);
    }

    static Answer refuted(Attempt attempt) {
        return new Answer(Kind.REFUTED, attempt, List.of(), List.of(), null, null, 0, 0);
    }

    static Answer split(Attempt attempt, List<Cube> cubes) {
        List<Attempt> parts = new ArrayList<>();
        cubes.forEach(cube -> parts.add(new Attempt(cube, attempt.generation() + 1)));
        return new Answer(Kind.SPLIT, attempt, List.of(), parts, null, null, 0, 0);
    }

    static Answer givenUp(Attempt attempt) {
        return new Answer(Kind.GIVEN_UP, attempt, List.of(), List.of(), null, null, 0, 0);
    }

    static Answer stopped(Attempt attempt, StopReason reason) {
        return new Answer(Kind.STOPPED, attempt, List.of(), List.of(), reason, null, 0, 0);
    }

    static Answer failed(Attempt attempt, @Nullable String message) {
        return new Answer(Kind.FAILED, attempt, List.of(), List.of(), null, message, 0, 0);
    }

    Answer after(long ofSolver, long time) {
        return new Answer(kind, attempt, digits, parts, reason, message, ofSolver, time);
    }
}
