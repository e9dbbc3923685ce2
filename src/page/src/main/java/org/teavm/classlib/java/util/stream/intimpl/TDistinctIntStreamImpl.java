package org.teavm.classlib.java.util.stream.intimpl;

import java.util.HashSet;
import java.util.Set;
import java.util.function.IntPredicate;

/**
 * In place of TeaVM's class of this name, which forgets what there was whenever the next element is taken: {@code distinct()} before {@code flatMap}, or
 * after it, let the same number pass again.
 */
public class TDistinctIntStreamImpl extends TWrappingIntStreamImpl {

    private final Set<Integer> known = new HashSet<>();

    /**
     * Creates a stream.
     *
     * @param source what may have the same number several times
     */
    public TDistinctIntStreamImpl(TSimpleIntStreamImpl source) {
        super(source);
    }

    @Override
    protected IntPredicate wrap(IntPredicate consumer) {
        return number -> !known.add(number) || consumer.test(number);
    }
}
