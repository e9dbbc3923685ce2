package io.github.sudokusat.logic;

import java.util.List;

/** A cell with one candidate takes it. */
final class NakedSingle implements Finder {

    @Override
    public void find(Position position, Findings findings) {
        for (int cell = 0; cell < position.digits.length; cell++) {
            if (position.count(cell) == 1) {
                int digit = Position.first(position.digits[cell]);
                findings.add(new Draft(position, Technique.NAKED_SINGLE, 0)
                        .place(cell, digit)
                        .part(Role.BASE, List.of(position.candidate(cell, digit)))
                        .toStep());
                if (findings.isDone(0)) {
                    return;
                }
            }
        }
    }
}
