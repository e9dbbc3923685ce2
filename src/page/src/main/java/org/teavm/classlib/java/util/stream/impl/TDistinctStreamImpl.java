package org.teavm.classlib.java.util.stream.impl;

import java.util.HashSet;
import java.util.Set;
import java.util.function.Predicate;

/**
 * In place of TeaVM's class of this name, which forgets what there was whenever the next element is taken: {@code distinct()} before {@code flatMap}, or
 * after it, let the same element pass again.
 *
 * @param <T> the elements
 */
public class TDistinctStreamImpl<T> extends TWrappingStreamImpl<T, T> {

    private final Set<T> known = new HashSet<>();

    /**
     * Creates a stream.
     *
     * @param source what may have the same element several times
     */
    public TDistinctStreamImpl(TSimpleStreamImpl<T> source) {
        super(source);
    }

    @Override
    protected Predicate<T> wrap(Predicate<? super T> consumer) {
        return element -> !known.add(element) || consumer.test(element);
    }
}
