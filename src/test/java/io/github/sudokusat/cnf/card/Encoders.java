package io.github.sudokusat.cnf.card;

import java.util.List;

/** All at-most-one encodings. */
final class Encoders {

    static final List<AtMostOne> ALL = List.of(
            PairwiseAtMostOne.INSTANCE,
            SequentialCounterAtMostOne.INSTANCE,
            CommanderAtMostOne.INSTANCE,
            ProductAtMostOne.INSTANCE,
            BinaryAtMostOne.INSTANCE,
            BimanderAtMostOne.INSTANCE);

    private Encoders() {}
}
