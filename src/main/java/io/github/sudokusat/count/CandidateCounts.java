package io.github.sudokusat.count;

import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.run.StopReason;
import java.math.BigInteger;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * The number of solutions that contain each candidate. The counts of a cell's digits add up to the number of solutions, and so do those of a digit's
 * places in a house.
 *
 * @param layout the layout
 * @param total the number of solutions
 * @param counts the number of solutions with a digit in a cell, at index {@code cell · side + digit − 1}; side³ numbers
 * @param stopReason the limit that was reached, which makes all numbers lower bounds; empty if they are exact
 */
public record CandidateCounts(
        Layout layout, BigInteger total, List<BigInteger> counts, Optional<StopReason> stopReason) {

    public CandidateCounts {
        Objects.requireNonNull(layout, "layout");
        Objects.requireNonNull(total, "total");
        Objects.requireNonNull(stopReason, "stopReason");
        counts = List.copyOf(counts);
        int size = layout.cellCount() * layout.side();
        if (counts.size() != size) {
            throw new IllegalArgumentException("counts must be " + size + ", but are " + counts.size());
        }
    }

    /**
     * The number of solutions with a digit in a cell.
     *
     * @param cell the cell's number
     * @param digit the digit, from 1
     * @return 0 or more
     * @throws IllegalArgumentException if there is no such cell or digit
     */
    public BigInteger count(int cell, int digit) {
        if (cell < 0 || cell >= layout.cellCount() || digit < 1 || digit > layout.side()) {
            throw new IllegalArgumentException("cell must be from 0 to " + (layout.cellCount() - 1)
                    + " and digit from 1 to " + layout.side() + ", but they are " + cell + " and " + digit);
        }
        return counts.get(cell * layout.side() + digit - 1);
    }

    /**
     * Whether the numbers are exact.
     *
     * @return true unless a limit was reached
     */
    public boolean isExact() {
        return stopReason.isEmpty();
    }

    /**
     * The layout and the number of solutions, for messages and debugging; the counts, side³ of them, are left out.
     *
     * @return for instance {@code CandidateCounts[2x2, 288]}, or {@code CandidateCounts[3x3, >=1000, time limit reached]}
     */
    @Override
    public String toString() {
        String reason = stopReason.map(stop -> ", " + stop.text()).orElse("");
        return "CandidateCounts[" + layout + ", " + (isExact() ? "" : ">=") + total + reason + "]";
    }
}
