package io.github.sudokusat.run;

/**
 * A listener to which a long computation says how far it is.
 *
 * <p>Called on the computing thread, often (several thousand times a second is possible): a listener that draws decides itself how
 * often it does.
 */
@FunctionalInterface
public interface Progress {

    /** A listener that does nothing. No lambda: a program's first one costs its start-up some 15 ms. */
    Progress NONE = new Progress() {
        @Override
        public void report(String what, long done, long total) {}
    };

    /**
     * Takes note of the work done so far.
     *
     * @param what the unit of the work in the plural, such as {@code clauses}
     * @param done units done, 0 or more
     * @param total units in all, or −1 when that is not known
     */
    void report(String what, long done, long total);
}
