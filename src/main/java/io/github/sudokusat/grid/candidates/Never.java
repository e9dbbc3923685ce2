package io.github.sudokusat.grid.candidates;

import java.util.function.BooleanSupplier;

/** The wish to stop that never comes; a class, because a program's first lambda takes longer to start than a puzzle to solve. */
final class Never implements BooleanSupplier {

    static final BooleanSupplier INSTANCE = new Never();

    private Never() {}

    @Override
    public boolean getAsBoolean() {
        return false;
    }
}
