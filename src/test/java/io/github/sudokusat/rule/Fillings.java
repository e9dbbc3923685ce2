package io.github.sudokusat.rule;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.Predicate;

/** Fillings of a rule's cells with digits and blanks, all of them or random ones, on which {@link RuleContract} is tried. */
final class Fillings {

    private static final int SAMPLES = 200;
    private static final int MAX_STEPS = 20_000;

    private final RuleContract contract;
    private final int side;
    private final int size;
    private final Random random;

    Fillings(RuleContract contract, int side, int size) {
        this.contract = contract;
        this.side = side;
        this.size = size;
        this.random = new Random(size * 31L + side);
    }

    /** Whether there are few enough to try all. */
    boolean areFew() {
        return Math.pow(side + 1, size) <= RuleContract.MAX_FILLINGS;
    }

    /**
     * Tries all fillings with and without blanks. The number of a filling has its digits to the base side + 1, so that those with a blank filled come
     * later.
     */
    void tryAll() {
        int count = (int) Math.pow(side + 1, size);
        boolean[] canHold = new boolean[count];
        int holding = 0;
        for (int number = count - 1; number >= 0; number--) {
            int[] filling = filling(number);
            int weight = weightOfBlank(filling);
            if (weight == 0) {
                canHold[number] = contract.isPossible(filling);
                requireAgreement(filling, canHold[number]);
                holding += canHold[number] ? 1 : 0;
            } else {
                for (int digit = 1; digit <= side; digit++) {
                    canHold[number] |= canHold[number + digit * weight];
                }
                requireCaution(filling, canHold[number]);
            }
        }
        assertThat(holding).as("fillings for which the rule holds").isPositive();
    }

    private int[] filling(int number) {
        int[] filling = new int[size];
        int rest = number;
        for (int i = 0; i < size; i++) {
            filling[i] = rest % (side + 1);
            rest /= side + 1;
        }
        return filling;
    }

    /** What the digit of the first blank counts in the number of a filling; 0 if there is no blank. */
    private int weightOfBlank(int[] filling) {
        int weight = 1;
        for (int i = 0; i < size; i++) {
            if (filling[i] == 0) {
                return weight;
            }
            weight *= side + 1;
        }
        return 0;
    }

    /** Tries random fillings: any, those for which the primitives hold, those that the rule accepts, and such with few digits changed. */
    void trySome() {
        List<int[]> held = new ArrayList<>();
        List<int[]> accepted = new ArrayList<>();
        for (int i = 0; i < SAMPLES; i++) {
            requireAgreement(randomFilling());
            add(held, contract::isPossible);
            add(accepted, contract::isQuiet);
        }
        assertThat(held).as("fillings for which the primitives hold").isNotEmpty();
        assertThat(accepted).as("fillings that the rule accepts").isNotEmpty();
        held.forEach(this::tryAround);
        accepted.forEach(this::tryAround);
    }

    private int[] randomFilling() {
        int[] filling = new int[size];
        for (int i = 0; i < size; i++) {
            filling[i] = 1 + random.nextInt(side);
        }
        return filling;
    }

    private void tryAround(int[] filling) {
        requireAgreement(filling);
        boolean holds = contract.isPossible(filling);
        for (int change = 0; change < 5; change++) {
            int[] changed = filling.clone();
            changed[random.nextInt(size)] = 1 + random.nextInt(side);
            requireAgreement(changed);
            int[] swapped = filling.clone();
            int one = random.nextInt(size);
            int other = random.nextInt(size);
            swapped[one] = filling[other];
            swapped[other] = filling[one];
            requireAgreement(swapped);
            int[] blanked = filling.clone();
            for (int i = 0; i < size; i++) {
                blanked[i] = random.nextInt(5) < change ? 0 : filling[i];
            }
            if (holds) {
                requireCaution(blanked, true);
            }
        }
    }

    /** Adds a random complete filling with a property that, where blanks exclude it, digits do, too. */
    private void add(List<int[]> found, Predicate<int[]> property) {
        int[] filling = new int[size];
        int[] steps = new int[1];
        List<Integer> order = new ArrayList<>();
        for (int i = 0; i < size; i++) {
            order.add(i);
        }
        if (random.nextBoolean()) {
            Collections.shuffle(order, random);
        }
        if (fill(filling, order, 0, property, steps)) {
            found.add(filling);
        }
    }

    private boolean fill(int[] filling, List<Integer> order, int done, Predicate<int[]> property, int[] steps) {
        if (++steps[0] > MAX_STEPS / SAMPLES || !property.test(filling)) {
            return false;
        }
        if (done == size) {
            return true;
        }
        int first = random.nextInt(side);
        for (int i = 0; i < side; i++) {
            filling[order.get(done)] = 1 + (first + i) % side;
            if (fill(filling, order, done + 1, property, steps)) {
                return true;
            }
        }
        filling[order.get(done)] = 0;
        return false;
    }

    private void requireAgreement(int[] filling) {
        requireAgreement(filling, contract.isPossible(filling));
    }

    private void requireAgreement(int[] filling, boolean holds) {
        boolean isQuiet = contract.isQuiet(filling);
        if (holds && !isQuiet) {
            fail("the primitives hold, but the rule reports a conflict: " + contract.describe(filling));
        }
        if (!holds && isQuiet && !contract.hasRepeatInHouse(filling)) {
            fail("the rule reports no conflict, but the primitives do not hold: " + contract.describe(filling));
        }
    }

    /** Checks that only what cannot be completed is refused. */
    private void requireCaution(int[] filling, boolean canHold) {
        if (canHold && !contract.isQuiet(filling)) {
            fail("the rule reports a conflict, but digits can be completed: " + contract.describe(filling));
        }
        if (canHold && !contract.isPossible(filling)) {
            fail("the primitives cannot hold, but digits can be completed: " + contract.describe(filling));
        }
    }
}
