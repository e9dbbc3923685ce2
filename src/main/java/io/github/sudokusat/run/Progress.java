package io.github.sudokusat.run;

/**
 * A listener to which a long computation reports how far it has come.
 *
 * <p>Called on the computing thread, often (several thousand times a second is possible): a listener that draws decides for itself how often to do
 * so.
 */
@FunctionalInterface
public interface Progress {

    /** A listener that does nothing. Not a lambda, because the first lambda of a program adds about 15 ms to its start-up. */
    Progress NONE = new Progress() {
        @Override
        public void report(String what, long done, long total) {}
    };

    /**
     * Takes note of the work done so far.
     *
     * @param what the unit of the work: {@code candidates}, {@code classes} (of ways to fill cells), {@code clauses}, {@code constraints}, {@code probes}, {@code products} (of a
     *     contraction), {@code tries} or {@code solutions}; later versions may add others
     * @param done units done, 0 or more
     * @param total units in all, or −1 if that is not known
     */
    void report(String what, long done, long total);
}
