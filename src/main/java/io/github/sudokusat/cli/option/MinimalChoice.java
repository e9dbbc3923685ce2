package io.github.sudokusat.cli.option;

import io.github.sudokusat.generate.Minimality;

/** What cannot be removed from a generated puzzle, as the command line names it. */
public enum MinimalChoice {
    ORBIT(Minimality.NO_ORBIT_CAN_GO),
    CLUE(Minimality.NO_CLUE_CAN_GO);

    private final Minimality minimality;

    MinimalChoice(Minimality minimality) {
        this.minimality = minimality;
    }

    public Minimality minimality() {
        return minimality;
    }
}
