package io.github.sudokusat.primitive;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.testing.Seeds;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

class LayeredAutomatonTest {

    private static final int SIDE = 3;
    private static final int LENGTH = 4;

    private static Automaton random(Random random) {
        int states = 1 + random.nextInt(6);
        boolean[] accepting = new boolean[states];
        int[] next = new int[states * SIDE];
        for (int i = 0; i < next.length; i++) {
            next[i] = random.nextInt(3) == 0 ? Automaton.NONE : random.nextInt(states);
        }
        for (int i = 0; i < states; i++) {
            accepting[i] = random.nextInt(2) == 0;
        }
        return Automaton.of(SIDE, accepting, next);
    }

    /** The sequences that lead from a node to the last layer. */
    private static void walk(LayeredAutomaton layers, int position, int node, String read, Set<String> found) {
        if (position == layers.length()) {
            found.add(read);
            return;
        }
        for (int digit = 1; digit <= SIDE; digit++) {
            int next = layers.next(position, node, digit);
            if (next != Automaton.NONE) {
                walk(layers, position + 1, next, read + digit, found);
            }
        }
    }

    /** The sequences of some length over allowed digits that an automaton accepts. */
    private static void accepted(
            Automaton automaton, long[] digits, int position, int state, String read, Set<String> found) {
        if (position == digits.length) {
            if (automaton.isAccepting(state)) {
                found.add(read);
            }
            return;
        }
        for (int digit = 1; digit <= SIDE; digit++) {
            int next = automaton.next(state, digit);
            if (Digits.contains(digits[position], digit) && next != Automaton.NONE) {
                accepted(automaton, digits, position + 1, next, read + digit, found);
            }
        }
    }

    /** Random automata over random digits: the same sequences, every node on a way, and no two nodes with the same continuations. */
    @Test
    void theLayersAcceptTheSameSequencesWithTheFewestNodes() {
        long seed = Seeds.seed();
        Random random = new Random(seed);
        int empty = 0;
        for (int round = 0; round < 2000; round++) {
            Automaton automaton = random(random);
            long[] digits = new long[LENGTH];
            for (int i = 0; i < LENGTH; i++) {
                digits[i] = 1L + random.nextInt(7);
            }
            Set<String> expected = new HashSet<>();
            accepted(automaton, digits, 0, 0, "", expected);
            LayeredAutomaton layers = LayeredAutomaton.of(automaton, digits);
            assertThat(layers.length()).isEqualTo(LENGTH);
            assertThat(layers.isEmpty()).as("seed %d", seed).isEqualTo(expected.isEmpty());
            if (layers.isEmpty()) {
                empty++;
                continue;
            }
            Set<String> found = new HashSet<>();
            walk(layers, 0, 0, "", found);
            assertThat(found).as("seed %d", seed).isEqualTo(expected);
            assertThat(layers.nodes(0)).isOne();
            assertThat(layers.nodes(LENGTH)).isOne();
            for (int position = 1; position < LENGTH; position++) {
                assertNodes(layers, position, seed);
            }
        }
        assertThat(empty).isBetween(1, 1999);
    }

    private static void assertNodes(LayeredAutomaton layers, int position, long seed) {
        Set<Integer> entered = new HashSet<>();
        for (int node = 0; node < layers.nodes(position - 1); node++) {
            for (int digit = 1; digit <= SIDE; digit++) {
                entered.add(layers.next(position - 1, node, digit));
            }
        }
        List<Set<String>> continuations = new ArrayList<>();
        for (int node = 0; node < layers.nodes(position); node++) {
            assertThat(entered).as("seed %d", seed).contains(node);
            Set<String> found = new HashSet<>();
            walk(layers, position, node, "", found);
            continuations.add(found);
        }
        assertThat(continuations).as("seed %d", seed).doesNotHaveDuplicates().allMatch(all -> !all.isEmpty());
    }
}
