package io.github.sudokusat.sat;

/**
 * The work that a session has done; the work inside an external program is unknown and counts as 0.
 *
 * @param solves calls of {@link SatSession#solve}
 * @param decisions variables that were assigned a value by decision
 * @param conflicts dead ends
 * @param propagations values derived by unit propagation
 */
public record SatStatistics(long solves, long decisions, long conflicts, long propagations) {

    /** No work at all. */
    public static final SatStatistics NONE = new SatStatistics(0, 0, 0, 0);

    /**
     * Adds work to this one.
     *
     * @param other the other work
     * @return the sum of each figure
     */
    public SatStatistics plus(SatStatistics other) {
        return new SatStatistics(
                solves + other.solves,
                decisions + other.decisions,
                conflicts + other.conflicts,
                propagations + other.propagations);
    }

    /**
     * The work since an earlier moment.
     *
     * @param other the work up to then
     * @return the difference of each figure
     */
    public SatStatistics minus(SatStatistics other) {
        return new SatStatistics(
                solves - other.solves,
                decisions - other.decisions,
                conflicts - other.conflicts,
                propagations - other.propagations);
    }
}
