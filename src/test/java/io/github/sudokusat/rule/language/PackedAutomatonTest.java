package io.github.sudokusat.rule.language;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.sudokusat.primitive.Automaton;
import io.github.sudokusat.primitive.Sequence;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Packed automata accept what the states that they can reach accept. */
class PackedAutomatonTest {

    private static final int SIDE = 3;
    private static final int STATES = 5;
    private static final int STATE_BITS = 3;
    private static final int SYMBOLS = SIDE + 1;

    /** Steps by state and symbol, of which the last one stands between segments. */
    private static final class Drawn {

        final List<List<TreeSet<Integer>>> steps = new ArrayList<>();
        final int starts;
        final int others;
        final BitSet acceptingStarts = new BitSet();

        Drawn(Random random, boolean isDeterministic) {
            starts = isDeterministic ? 1 : 1 + random.nextInt(2);
            others = random.nextInt(STATES - starts);
            acceptingStarts.set(0, random.nextBoolean());
            for (int state = 0; state < STATES; state++) {
                List<TreeSet<Integer>> own = new ArrayList<>();
                for (int symbol = 0; symbol < SYMBOLS; symbol++) {
                    TreeSet<Integer> targets = new TreeSet<>();
                    for (int i = random.nextInt(isDeterministic ? 2 : 3); i > 0; i--) {
                        targets.add(random.nextInt(STATES));
                    }
                    own.add(targets);
                }
                steps.add(own);
            }
        }

        boolean accepts(List<Integer> symbols) {
            TreeSet<Integer> reached = new TreeSet<>();
            for (int state = 0; state < starts; state++) {
                reached.add(state);
            }
            for (int symbol : symbols) {
                TreeSet<Integer> next = new TreeSet<>();
                reached.forEach(state -> next.addAll(steps.get(state).get(symbol)));
                reached = next;
            }
            return reached.stream()
                    .anyMatch(state -> state < starts ? acceptingStarts.get(state) : state < starts + others);
        }

        String packed(int form) {
            StringBuilder bits = new StringBuilder();
            add(bits, form, 2);
            add(bits, STATE_BITS - 1, 4);
            add(bits, SYMBOLS - 1, 4);
            add(bits, starts, STATE_BITS);
            add(bits, others, STATE_BITS);
            for (int state = 0; state < starts; state++) {
                add(bits, acceptingStarts.get(state) ? 1 : 0, 1);
            }
            int countBits = 4;
            if (form == 0) {
                add(bits, countBits, 4);
            }
            for (List<TreeSet<Integer>> own : steps) {
                if (form == 0) {
                    add(bits, own.stream().mapToInt(TreeSet::size).sum(), countBits);
                } else {
                    for (int symbol = SYMBOLS - 1; symbol >= 0; symbol--) {
                        add(bits, own.get(symbol).size(), 1);
                    }
                }
                for (int symbol = 0; symbol < SYMBOLS; symbol++) {
                    for (int target : own.get(symbol)) {
                        add(bits, form == 0 ? symbol : 0, form == 0 ? 2 : 0);
                        add(bits, target, STATE_BITS);
                    }
                }
            }
            return bytes(bits.append("0".repeat((8 - bits.length() % 8) % 8)));
        }

        private static void add(StringBuilder bits, int value, int count) {
            for (int bit = count - 1; bit >= 0; bit--) {
                bits.append((value >> bit) & 1);
            }
        }

        private static String bytes(CharSequence bits) {
            StringBuilder bytes = new StringBuilder();
            for (int i = 0; i < bits.length(); i += 8) {
                bytes.append((char) Integer.parseInt(bits.subSequence(i, i + 8).toString(), 2));
            }
            return bytes.toString();
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1})
    void acceptsTheSameSequences(int form) {
        int accepted = 0;
        for (int seed = 0; seed < 60; seed++) {
            Random random = new Random(seed);
            Drawn drawn = new Drawn(random, form == 1);
            PackedAutomaton packed = new PackedAutomaton(drawn.packed(form));
            int length = 1 + random.nextInt(4);
            BitSet breaks = new BitSet();
            random.ints(random.nextInt(3), 0, length + 1).forEach(breaks::set);
            Automaton automaton = packed.determined(SIDE, breaks);
            Sequence sequence = Sequence.of(new int[length], automaton);
            for (int code = 0; code < Math.pow(SIDE, length); code++) {
                int[] digits = new int[length];
                List<Integer> symbols = new ArrayList<>();
                int rest = code;
                for (int i = 0; i < length; i++, rest /= SIDE) {
                    addBreak(symbols, breaks, i);
                    digits[i] = 1 + rest % SIDE;
                    symbols.add(digits[i] - 1);
                }
                addBreak(symbols, breaks, length);
                boolean isAccepted = drawn.accepts(symbols);
                accepted += isAccepted ? 1 : 0;
                assertThat(sequence.isPossible(digits))
                        .as("seed " + seed + " " + symbols)
                        .isEqualTo(isAccepted);
            }
        }
        assertThat(accepted).isGreaterThan(50);
    }

    private static void addBreak(List<Integer> symbols, BitSet breaks, int cells) {
        if (breaks.get(cells)) {
            symbols.add(SIDE);
        }
    }

    @Test
    void refusesWhatIsCutOffOrOfAnUnknownForm() {
        assertThatThrownBy(() -> new PackedAutomaton("")).hasMessage("its automaton is cut off");
        assertThatThrownBy(() -> new PackedAutomaton("\u00ff\u00ff\u00ff\u00ff\u00ff\u00ff"))
                .hasMessageStartingWith("its automaton");
        String garbled = new Drawn(new Random(0), false).packed(0) + "\u0001";
        assertThatThrownBy(() -> new PackedAutomaton(garbled)).hasMessage("its automaton is garbled");
    }
}
