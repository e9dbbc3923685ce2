package io.github.sudokusat.cluster.job;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Iterator;
import java.util.List;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.jspecify.annotations.Nullable;

/**
 * The input of a job in partitions, and how each is read.
 *
 * @param <T> what a partition consists of
 */
final class Partitions<T> {

    private final JavaRDD<T> all;
    private final PartSource<T> source;
    /** The content of each partition; null if only Spark knows it. */
    private final @Nullable List<List<T>> content;

    Partitions(JavaRDD<T> all, PartSource<T> source) {
        this(all, source, null);
    }

    private Partitions(JavaRDD<T> all, PartSource<T> source, @Nullable List<List<T>> content) {
        this.all = all;
        this.source = source;
        this.content = content;
    }

    /** Partitions with known content. */
    static <T> Partitions<T> of(List<List<T>> content, PartSource<T> source, JavaSparkContext context) {
        return new Partitions<>(rdd(content, context), source, content);
    }

    private static <T> JavaRDD<T> rdd(List<List<T>> content, JavaSparkContext context) {
        return context.parallelize(content, Math.max(content.size(), 1)).flatMap(List::iterator);
    }

    JavaRDD<T> all() {
        return all;
    }

    PartSource<T> source() {
        return source;
    }

    /** The partitions with given numbers, if that can be told from their content; all if there are none. */
    Partitions<T> only(BitSet numbers) {
        if (content == null || numbers.isEmpty()) {
            return this;
        }
        List<List<T>> some = new ArrayList<>();
        for (Iterator<Integer> chosen = numbers.stream().iterator(); chosen.hasNext(); ) {
            some.add(content.get(chosen.next()));
        }
        return of(some, source, JavaSparkContext.fromSparkContext(all.context()));
    }
}
