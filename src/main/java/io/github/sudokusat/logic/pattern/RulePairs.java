package io.github.sudokusat.logic.pattern;

import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.StatedRule;
import io.github.sudokusat.primitive.PairRelation;
import io.github.sudokusat.primitive.Primitive;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The pairs of cells whose digits stand in a relation by a named rule, so that some candidates of the two exclude each other. Immutable. */
final class RulePairs {

    private final List<String> rules = new ArrayList<>();
    private final List<PairRelation> relations = new ArrayList<>();

    RulePairs(Layout layout) {
        for (StatedRule stated : layout.statedRules()) {
            for (Primitive primitive : stated.primitives()) {
                if (primitive instanceof PairRelation pair) {
                    rules.add(stated.name());
                    relations.add(pair);
                }
            }
        }
    }

    /** Receives candidates that exclude each other. */
    @FunctionalInterface
    interface Taker {

        void take(int cell, int digit, int otherCell, int otherDigit);
    }

    /** Calls back with the candidates of a position that exclude each other by a rule; some perhaps more than once. */
    void forEach(Position position, Taker taker) {
        for (PairRelation pair : relations) {
            int first = pair.cell(0);
            int second = pair.cell(1);
            for (long left = position.digits[first]; left != 0; left &= left - 1) {
                int digit = Position.first(left);
                long excluded = position.digits[second] & ~pair.seconds(digit + 1);
                for (; excluded != 0; excluded &= excluded - 1) {
                    taker.take(first, digit, second, Position.first(excluded));
                }
            }
        }
    }

    /** The first rule by which two candidates exclude each other. */
    Optional<String> between(int cell, int digit, int otherCell, int otherDigit) {
        for (int i = 0; i < relations.size(); i++) {
            PairRelation pair = relations.get(i);
            boolean isForward = pair.cell(0) == cell && pair.cell(1) == otherCell;
            boolean isBackward = pair.cell(1) == cell && pair.cell(0) == otherCell;
            if ((isForward && (pair.seconds(digit + 1) >>> otherDigit & 1) == 0)
                    || (isBackward && (pair.firsts(digit + 1) >>> otherDigit & 1) == 0)) {
                return Optional.of(rules.get(i));
            }
        }
        return Optional.empty();
    }
}
